"""The translators' catalogues, compiled for gettext: `src/saladier/locale/CODE/LC_MESSAGES/saladier.po` → `.mo`.

Nothing compiled stands in the repository: the build puts it into the archive for the browser, and whoever runs the
app's Python outside a browser calls `prepare` first.
"""

import hashlib
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from saladier.table import languages
from tools.files import locked
from tools.paths import BUILD, SOURCE

FOLDER = SOURCE / "saladier" / "locale"
COMPILED = BUILD / "locale"


def files() -> Iterator[Path]:
    """Every translator's catalogue."""
    yield from sorted(FOLDER.glob("*/LC_MESSAGES/*.po"))


def compiled(folder: Path = COMPILED) -> dict[Path, Path]:
    """Every catalogue compiled: its path below the locale folder -> the file in `folder`, made anew if it differs."""
    found = {}
    with locked(folder / "lock"):
        for file in files():
            name = file.relative_to(FOLDER).with_suffix(".mo")
            _compile(file, folder / name)
            found[name] = folder / name
    return found


def prepare() -> None:
    """Compile the catalogues and let the app's Python read them."""
    compiled()
    languages.read_from(COMPILED)


def _compile(file: Path, target: Path) -> None:
    text = file.read_bytes()
    stamp, state = target.with_suffix(".stamp"), hashlib.sha256(text).hexdigest()
    if target.exists() and stamp.exists() and stamp.read_text() == state:
        return
    out = BytesIO()
    write_mo(out, read_po(BytesIO(text)))
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(out.getvalue())
    stamp.write_text(state)
