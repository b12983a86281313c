"""Install what the project needs into .venv and node_modules: `python3 -m tools.setup [--browser] [--engines]`.

Runs on the standard library alone. Each part leaves a stamp with the hash of its lock file, so that a second run
does nothing.
"""

import argparse
import hashlib
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tools import chromium, engines
from tools.paths import NODE_MODULES, ROOT, VENV

PYTHON = (3, 11)
NODE = 20

REQUIREMENTS = ROOT / "requirements.txt"
DRIVERS = ROOT / "tests" / "engines" / "requirements.txt"


def main() -> None:
    """Check the machine, then install what is missing or out of date."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--browser", action="store_true", help="also a browser for the tests")
    options.add_argument("--engines", action="store_true", help="also Firefox and WebKitGTK, and what drives them")
    chosen = options.parse_args()
    _check_machine()
    _stamped(VENV / "stamp", [REQUIREMENTS], lambda: _install_python(REQUIREMENTS))
    _stamped(NODE_MODULES / ".stamp", [ROOT / "package.json", ROOT / "package-lock.json"], _install_node)
    if chosen.browser or chosen.engines:
        chromium.install()
    if chosen.engines:
        _stamped(VENV / "stamp-engines", [DRIVERS], lambda: _install_python(DRIVERS))
        engines.install()


def _check_machine() -> None:
    if sys.version_info < PYTHON:
        sys.exit("Saladier needs Python 3.11 or newer; name one like this: make play PYTHON=python3.12")
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        sys.exit(f"Saladier needs Node.js {NODE} or newer, with npm, to copy Pyodide and PyScript from.")
    version = subprocess.run([node, "--version"], check=True, capture_output=True, text=True).stdout.strip()
    if int(version.removeprefix("v").split(".")[0]) < NODE:
        sys.exit(f"Saladier needs Node.js {NODE} or newer; this is {version}.")


def _stamped(stamp: Path, inputs: list[Path], install: Callable[[], None]) -> None:
    """Run `install` unless the stamp says that these very inputs were installed."""
    wanted = hashlib.sha256(b"\0".join(file.read_bytes() for file in inputs)).hexdigest()
    if stamp.exists() and stamp.read_text() == wanted:
        return
    install()
    stamp.write_text(wanted)


def _install_python(requirements: Path) -> None:
    python = VENV / "bin" / "python"
    if not python.exists():
        made = subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=False)
        if made.returncode != 0:
            sys.exit("Python could not make .venv; on Debian and Ubuntu: apt-get install python3-venv")
    pip = [str(python), "-m", "pip", "--disable-pip-version-check", "--quiet"]
    subprocess.run([*pip, "install", "--require-hashes", "-r", str(requirements)], check=True)


def _install_node() -> None:
    subprocess.run(["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"], check=True, cwd=ROOT)


if __name__ == "__main__":
    main()
