"""The HTML of the site: index.html and the static pages, with their placeholders filled in."""

from saladier.table.pages.static import SPRITE, index_parts, static_pages
from tools import runtime, sprite
from tools.paths import ROOT


def pages() -> dict[str, str]:
    """Every HTML file of the site, by its path in it."""
    index = (ROOT / "index.html").read_text(encoding="utf-8")
    for placeholder, text in index_parts(str(runtime.counted_bytes())).items():
        index = index.replace(placeholder, text)
    drawn = {name: _drawn(text, sprite.used_by(text)) for name, text in static_pages().items()}
    return {"index.html": _drawn(index, sprite.whole()), **drawn}


def _drawn(text: str, drawings: str) -> str:
    return str.replace(text, SPRITE, drawings)  # Markup's own would escape
