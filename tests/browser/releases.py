"""A second release of the site: the built one with another version number in its Python."""

import shutil
import zipfile
from pathlib import Path

from saladier import __version__
from tools.files import mirror
from tools.offline import WORKER, service_worker
from tools.snapshot import FOLDER, snapshot

ARCHIVE = Path("public") / "app.zip"
VERSIONED = "saladier/__init__.pyc"
NEXT = "9" + __version__[1:]
"""Of the same length: it is put into compiled code."""


def release(folder: Path, site: Path, version: str) -> None:
    """Let `folder` hold the site as of `version`, as a host does when it is published."""
    shutil.copytree(site, folder, dirs_exist_ok=True)
    with zipfile.ZipFile(site / ARCHIVE) as old, zipfile.ZipFile(folder / ARCHIVE, "w") as new:
        for entry in old.infolist():
            data = old.read(entry)
            if entry.filename == VERSIONED:
                assert __version__.encode() in data
                data = data.replace(__version__.encode(), version.encode())
            new.writestr(entry, data)
    work = folder.parent / f"made-{version}"
    work.mkdir(exist_ok=True)
    made = snapshot(folder / ARCHIVE, work)
    mirror(folder / FOLDER, {name.removeprefix(f"{FOLDER}/"): file for name, file in made.items()})
    files: dict[str, Path | str] = {
        file.relative_to(folder).as_posix(): file for file in folder.rglob("*") if file.is_file()
    }
    del files[WORKER]
    shutil.copy2(service_worker(files, work), folder / WORKER)
