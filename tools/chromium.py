"""Where the browser for the tests is, and how to get one."""

import subprocess
from pathlib import Path

from tools import debian
from tools.paths import VENV

DEBIAN_CHROMIUM = Path("/usr/bin/chromium")


def system_chromium() -> Path | None:
    """The distribution's own Chromium, if it is installed."""
    return DEBIAN_CHROMIUM if DEBIAN_CHROMIUM.exists() else None


def install() -> None:
    """See to it that the tests find a browser: Debian's package for root on Debian, else Playwright's own."""
    if system_chromium():
        return
    if debian.may_install():
        debian.install("chromium")
        return
    python = VENV / "bin" / "python"
    subprocess.run([str(python), "-m", "playwright", "install", "chromium"], check=True)
