"""Making a folder hold exactly the given files, writing only what differs."""

import fcntl
import filecmp
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path


def mirror(folder: Path, files: Mapping[str, Path | str]) -> None:
    """Let `folder` hold `files` (relative path → a file to copy, or text) and nothing else."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(content, Path):
            if not (target.exists() and filecmp.cmp(content, target)):
                shutil.copy2(content, target)
        elif not (target.exists() and target.read_text(encoding="utf-8") == content):
            target.write_text(content, encoding="utf-8")
    for file in [path for path in folder.rglob("*") if path.is_file()]:
        if file.relative_to(folder).as_posix() not in files:
            file.unlink()


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Hold `file` as a lock between processes, so that tests in parallel build one after the other."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("w") as handle:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
