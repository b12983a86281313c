"""The memory snapshot: a Python that has imported the app already, from which later visits start.

It is packed with gzip, which notices when a part is missing, and named after its content: a page never meets the
snapshot of another version.
"""

import gzip
import hashlib
import subprocess
from pathlib import Path

from tools.archive import ARCHIVE
from tools.library import library
from tools.paths import BUILD, NODE_MODULES, ROOT

FOLDER = "public/runtime/snapshot"
MODULE = f"{FOLDER}/snapshot.js"
SCRIPT = ROOT / "tools" / "snapshot.mjs"


def snapshot(archive: Path = ARCHIVE, folder: Path = BUILD) -> dict[str, Path | str]:
    """The files of the site for the snapshot of an archive, made anew in `folder` if what it is made of differs."""
    packed, stamp = folder / "snapshot.bin.gz", folder / "snapshot.stamp"
    inputs = (archive, library(), SCRIPT, NODE_MODULES / "pyodide" / "package.json")
    state = _digest(*(file.read_bytes() for file in inputs))
    if not (packed.exists() and stamp.exists() and stamp.read_text() == state):
        _make(archive, packed)
        stamp.write_text(state)
    name = f"{_digest(packed.read_bytes())[:16]}.bin.gz"
    return {f"{FOLDER}/{name}": packed, MODULE: f'export const SNAPSHOT = new URL("{name}", import.meta.url).href;\n'}


def _make(archive: Path, packed: Path) -> None:
    raw = packed.with_suffix("")
    if (
        subprocess.run(["node", str(SCRIPT), str(archive), str(library()), str(raw)], check=False, cwd=ROOT).returncode
        != 0
    ):
        raise SystemExit("The memory snapshot could not be made; see above.")
    packed.write_bytes(gzip.compress(raw.read_bytes(), mtime=0))
    raw.unlink()


def _digest(*parts: bytes) -> str:
    return hashlib.sha256(b"\0".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()
