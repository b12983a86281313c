"""Debian's packages, where they may be installed."""

import os
import platform
import shutil
import subprocess
import sys


def may_install() -> bool:
    """Whether this is Debian, and we are its root."""
    if sys.platform != "linux" or os.geteuid() != 0 or shutil.which("apt-get") is None:
        return False
    try:
        return platform.freedesktop_os_release().get("ID") == "debian"
    except OSError:
        return False


def install(*packages: str) -> None:
    """Install packages, without what they merely recommend."""
    subprocess.run(["apt-get", "update"], check=True)
    command = ["apt-get", "install", "--yes", "--no-install-recommends", *packages]
    subprocess.run(command, check=True, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})
