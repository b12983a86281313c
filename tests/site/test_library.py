"""The library that visitors download lacks nothing that the app, Pyodide or PyScript ask of it."""

import subprocess
import zipfile
from pathlib import Path

import pytest

from tools.archive import ARCHIVE
from tools.library import LIBRARY, library, trimmed
from tools.paths import NODE_MODULES, ROOT
from tools.site import build

IMPORT_ALL = """
import { loadPyodide } from "pyodide";
import fs from "node:fs";
const [archive, stdLibURL] = process.argv.slice(1);
const pyodide = await loadPyodide({ stdLibURL });
pyodide.FS.writeFile("/tmp/app.zip", fs.readFileSync(archive));
console.log(pyodide.runPython(`
import importlib, importlib.metadata, sys, urllib.request, zipfile
with zipfile.ZipFile("/tmp/app.zip") as archive:
    archive.extractall("/tmp/app")
    names = [name[:-4].replace("/", ".") for name in archive.namelist() if name.endswith(".pyc")]
sys.path.insert(0, "/tmp/app")
import asyncio, base64, pyodide, pyodide.code, pyodide.ffi, pyodide.http, tarfile, traceback
"été".encode("latin-1"), "é".encode("utf-16"), "ß".encode("unicode_escape"), "a.b".encode("idna")
for name in names:
    importlib.import_module(name.removesuffix(".__init__"))
len(names)
`));
"""


@pytest.fixture(scope="module")
def site() -> Path:
    return build()


def test_every_module_of_the_app_finds_what_it_imports(site: Path) -> None:
    files = [str(ROOT / ARCHIVE), str(site / "public/runtime/pyodide" / LIBRARY)]
    command = ["node", "--input-type=module", "-e", IMPORT_ALL, *files]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    with zipfile.ZipFile(ARCHIVE) as archive:
        modules = [name for name in archive.namelist() if name.endswith(".pyc")]
    assert int(run.stdout) == len(modules) > 100


def test_what_stays_is_unchanged() -> None:
    whole = NODE_MODULES / "pyodide" / LIBRARY
    with zipfile.ZipFile(whole) as before, zipfile.ZipFile(library()) as after:
        kept = set(after.namelist())
        assert kept < set(before.namelist())
        assert all(before.read(name) == after.read(name) for name in kept)
    assert library().read_bytes() == trimmed(whole.read_bytes())
    assert library().stat().st_size < 0.7 * whole.stat().st_size
