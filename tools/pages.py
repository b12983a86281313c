"""The HTML of the site: index.html and the static pages, with their placeholders filled in."""

import importlib
import importlib.util
import re
from typing import Any

from tools import runtime
from tools.paths import PUBLIC, ROOT

HOME = "<!-- home -->"
SPRITE = "<!-- sprite -->"
RUNTIME_BYTES = "RUNTIME_BYTES"


def pages() -> dict[str, str]:
    """Every HTML file of the site, by its path in it."""
    python = _pages_module()
    home: str = python.home_html() if hasattr(python, "home_html") else ""
    index = (ROOT / "index.html").read_text(encoding="utf-8")
    index = index.replace(HOME, home).replace(RUNTIME_BYTES, str(runtime.counted_bytes()))
    static: dict[str, str] = python.static_pages() if hasattr(python, "static_pages") else {}
    sprite = _sprite()
    documents = {"index.html": index, **static}
    return {name: str.replace(text, SPRITE, sprite) for name, text in documents.items()}  # Markup's own would escape


def _pages_module() -> Any:
    """The module that writes the HTML known before the app starts, if there is one."""
    name = "saladier.table.pages.static"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def _sprite() -> str:
    """The card sprite as an element of the page: a sandboxed frame may not refer to one in another file."""
    text = (PUBLIC / "art" / "cards.svg").read_text(encoding="utf-8")
    text = re.sub(r"<!--.*?-->\n?", "", text, flags=re.DOTALL)
    return re.sub(r"^<svg [^>]*>", '<svg class="vh" aria-hidden="true" focusable="false">', text).strip()
