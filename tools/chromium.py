"""Where the browser for the tests is, and how to get one."""

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

from tools.paths import VENV

DEBIAN_CHROMIUM = Path("/usr/bin/chromium")


def system_chromium() -> Path | None:
    """The distribution's own Chromium, if it is installed."""
    return DEBIAN_CHROMIUM if DEBIAN_CHROMIUM.exists() else None


def install() -> None:
    """See to it that the tests find a browser: Debian's package for root on Debian, else Playwright's own."""
    if system_chromium():
        return
    if _root_on_debian():
        subprocess.run(["apt-get", "update"], check=True)
        command = ["apt-get", "install", "--yes", "--no-install-recommends", "chromium"]
        subprocess.run(command, check=True, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})
        return
    python = VENV / "bin" / "python"
    subprocess.run([str(python), "-m", "playwright", "install", "chromium"], check=True)


def _root_on_debian() -> bool:
    if sys.platform != "linux" or os.geteuid() != 0 or shutil.which("apt-get") is None:
        return False
    try:
        return platform.freedesktop_os_release().get("ID") == "debian"
    except OSError:
        return False
