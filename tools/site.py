"""Build the finished site into dist/: `python -m tools.site`. It can be served from any path of any host."""

from pathlib import Path

from tools import archive, catalogues, manifests, offline, pages, runtime, snapshot, style
from tools.files import locked, mirror
from tools.paths import BUILD, DIST, PUBLIC, ROOT, SOURCE

WORKER = "public/worker.py"


def build() -> Path:
    """Bring dist/ up to date and return it; what has not changed is left alone."""
    with locked(BUILD / "lock"):
        catalogues.prepare()
        runtime.build()
        archive.build()
        files = _files()
        files |= {offline.WORKER: offline.service_worker(files)}
        mirror(DIST, files)
    return DIST


def _files() -> dict[str, Path | str]:
    files: dict[str, Path | str] = {}
    for file in sorted(PUBLIC.rglob("*")):
        if file.is_file() and file.parent != style.SHEETS:
            files[file.relative_to(ROOT).as_posix()] = file
    files[f"public/style/{style.SHEET}"] = style.style()
    files[WORKER] = SOURCE / "saladier" / "browser" / "worker.py"
    for name in ("pyscript.toml", "LICENSE", "THIRD-PARTY.md"):
        files[name] = ROOT / name
    files.update(snapshot.snapshot())
    files.update(pages.pages())
    files.update(manifests.manifests())
    return files


if __name__ == "__main__":
    print(f"The site is in {build().relative_to(ROOT)}/")
