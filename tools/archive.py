"""public/app.zip: the Python that runs in the browser, compiled by the Python it will run on."""

import hashlib
import importlib.util
import shutil
import subprocess
from pathlib import Path

from tools import catalogues
from tools.paths import BUILD, NODE_MODULES, PUBLIC, ROOT, SOURCE

ARCHIVE = PUBLIC / "app.zip"
NOT_IN_THE_BROWSER = ("saladier/cli/", "saladier/__main__.py", "saladier/browser/worker.py")
LIBRARIES = {  # package: modules the app has no use for
    "htpy": {"django.py", "html2htpy.py", "starlette.py"},
    "markupsafe": set[str](),
}


def build() -> None:
    """Make the archive anew if a source, or Pyodide itself, differs from what the present one was made of."""
    contents = {**_sources(), **_libraries(), **_catalogues()}
    state = _digest(contents)
    stamp = BUILD / "app.stamp"
    if ARCHIVE.exists() and stamp.exists() and stamp.read_text() == state:
        return
    stage = BUILD / "app"
    shutil.rmtree(stage, ignore_errors=True)
    for name, data in contents.items():
        target = stage / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
    fresh = BUILD / "app.zip"
    command = ["node", "tools/compile.mjs", str(stage), str(fresh)]
    if subprocess.run(command, check=False, cwd=ROOT).returncode != 0:
        raise SystemExit("The Python for the browser could not be compiled; see above.")
    fresh.replace(ARCHIVE)
    stamp.write_text(state)


def _sources() -> dict[str, bytes]:
    found = {}
    for file in sorted((SOURCE / "saladier").rglob("*.py")):
        name = file.relative_to(SOURCE).as_posix()
        if not name.startswith(NOT_IN_THE_BROWSER):
            found[name] = file.read_bytes()
    return found


def _libraries() -> dict[str, bytes]:
    found = {}
    for name, unwanted in LIBRARIES.items():
        for file in sorted(_folder(name).glob("*.py")):
            if file.name not in unwanted:
                found[f"{name}/{file.name}"] = file.read_bytes()
    return found


def _folder(package: str) -> Path:
    spec = importlib.util.find_spec(package)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"{package} is not installed; run: make setup")
    return Path(spec.origin).parent


def _catalogues() -> dict[str, bytes]:
    return {f"saladier/locale/{name.as_posix()}": file.read_bytes() for name, file in catalogues.compiled().items()}


def _digest(contents: dict[str, bytes]) -> str:
    state = hashlib.sha256((NODE_MODULES / "pyodide" / "package.json").read_bytes())
    state.update((ROOT / "tools" / "compile.mjs").read_bytes())
    for name, data in sorted(contents.items()):
        state.update(f"\0{name}\0{len(data)}\0".encode())
        state.update(data)
    return state.hexdigest()
