"""The style sheet of the site: public/style/saladier.css with the files it imports put in."""

import re

from tools.paths import PUBLIC

SHEETS = PUBLIC / "style"
SHEET = "saladier.css"


def style() -> str:
    """One sheet, in the order of the imports."""
    return re.sub(r"@import url\((.+?)\);", _imported, (SHEETS / SHEET).read_text(encoding="utf-8"))


def _imported(rule: re.Match[str]) -> str:
    return (SHEETS / rule[1]).read_text(encoding="utf-8")
