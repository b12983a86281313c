"""sw.js: the service worker that keeps the whole site, so that it starts without its server."""

import hashlib
import json
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path

from tools.paths import BUILD, NODE_MODULES, ROOT

WORKER = "sw.js"
SCRIPT = ROOT / "tools" / "service-worker.mjs"
SNAPSHOT = ".bin.gz"
"""How the name of the memory snapshot ends, which the page fetches by itself, when there is time."""
SCREENS = "public/screens/"
"""Pictures for the moment of installing, which the app itself does not show."""


def service_worker(files: Mapping[str, Path | str], folder: Path = BUILD) -> Path:
    """A service worker for a site of `files`, made anew in `folder` if one of them differs."""
    entries = json.dumps([{"url": name, "revision": revision} for name, revision in _revisions(files)], indent=1)
    state = _digest(entries.encode(), SCRIPT.read_bytes(), (NODE_MODULES / "workbox-build/package.json").read_bytes())
    worker, stamp = folder / WORKER, folder / "sw.stamp"
    if worker.exists() and stamp.exists() and stamp.read_text() == state:
        return worker
    listed = folder / "sw.json"
    listed.write_text(entries, encoding="utf-8")
    if subprocess.run(["node", str(SCRIPT), str(listed), str(worker)], check=False, cwd=ROOT).returncode != 0:
        raise SystemExit("The service worker could not be made; see above.")
    stamp.write_text(state)
    return worker


def _revisions(files: Mapping[str, Path | str]) -> Iterator[tuple[str, str]]:
    for name, content in sorted(files.items()):
        if name.endswith(SNAPSHOT) or name.startswith(SCREENS):
            continue
        yield name, _digest(content.read_bytes() if isinstance(content, Path) else content.encode())[:16]


def _digest(*parts: bytes) -> str:
    return hashlib.sha256(b"\0".join(parts)).hexdigest()
