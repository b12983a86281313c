"""public/runtime/: what the page needs of Pyodide, PyScript, idiomorph and the font, from node_modules."""

import json
from pathlib import Path

from tools.files import mirror
from tools.library import LIBRARY, library
from tools.paths import NODE_MODULES, RUNTIME

PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
COUNTED = ("pyodide.asm.wasm", LIBRARY)
"""The files whose arrival the progress bar counts; see public/page/interpreter.mjs."""

PYSCRIPT = ("core", "deprecations-manager", "donkey", "error", "py-editor", "py-game", "py-terminal", "toml")
"""How the names of the files begin that PyScript asks for at each start, in use or not."""

FONT = "commissioner-{}-flar-normal.woff2"
SCRIPTS = ("latin", "latin-ext", "greek")


def build() -> None:
    """Make public/runtime/ hold these files and no others."""
    mirror(RUNTIME, _files())


def counted_bytes() -> int:
    """The size, unpacked, of what the progress bar counts."""
    return sum((RUNTIME / "pyodide" / name).stat().st_size for name in COUNTED)


def _files() -> dict[str, Path | str]:
    files: dict[str, Path | str] = {f"pyodide/{name}": NODE_MODULES / "pyodide" / name for name in PYODIDE}
    files[f"pyodide/{LIBRARY}"] = library()
    files["pyodide/pyodide-lock.json"] = _empty_lock()
    for file in (NODE_MODULES / "@pyscript" / "core" / "dist").glob("*.js"):
        if file.name.startswith(PYSCRIPT):
            files[f"pyscript/{file.name}"] = file
    files["idiomorph/idiomorph.esm.js"] = NODE_MODULES / "idiomorph" / "dist" / "idiomorph.esm.js"
    font = NODE_MODULES / "@fontsource-variable" / "commissioner"
    for script in SCRIPTS:
        files[f"fonts/{FONT.format(script)}"] = font / "files" / FONT.format(script)
    files["fonts/LICENSE"] = font / "LICENSE"
    return files


def _empty_lock() -> str:
    """Pyodide's list of packages to load, without the packages: the app brings its own."""
    lock = json.loads((NODE_MODULES / "pyodide" / "pyodide-lock.json").read_text(encoding="utf-8"))
    return json.dumps({"info": lock["info"], "packages": {}})
