"""The engines besides Chromium that the smoke test meets: where they are, and how to get them."""

import shutil
import sys
from pathlib import Path

from tools import debian

PACKAGES = {"firefox-esr": "firefox-esr", "WebKitWebDriver": "webkit2gtk-driver", "Xvfb": "xvfb"}
"""Program -> the package of Debian that brings it."""


def program(name: str) -> Path | None:
    """Where a program is, if it is installed."""
    found = shutil.which(name)
    return Path(found) if found else None


def mini_browser() -> Path | None:
    """WebKitGTK's own small browser, the newest there is; Debian keeps it outside the search path."""
    found = sorted(Path("/usr/lib").glob("*/webkit*gtk-*/MiniBrowser"))
    return found[-1] if found else None


def missing() -> list[str]:
    """The packages that are wanted and not there."""
    return [package for name, package in PACKAGES.items() if program(name) is None]


def install() -> None:
    """Install what is missing, as root on Debian; elsewhere say what is, and let the tests skip it."""
    wanted = missing()
    if not wanted:
        return
    if debian.may_install():
        debian.install(*wanted)
    else:
        print(f"Not installed here: {', '.join(wanted)}. What needs it is skipped.", file=sys.stderr)
