"""Licences of what is shipped and used: `python -m tools.licences` compares the packages with THIRD-PARTY.md.

A package's own word (the lock file of npm, the metadata of pip) must be what the list says of it, and the list may hold
only licences that allow what is done here. Lock files must pin every package by its contents.
"""

import json
import re
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, metadata
from typing import Any, NamedTuple

from tools.archive import LIBRARIES
from tools.paths import DIST, ROOT

SHIPPED = {"0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "MPL-2.0", "OFL-1.1"}
DEVELOPMENT = SHIPPED | {"Artistic License", "BlueOak-1.0.0", "CC-BY-4.0", "CC0-1.0", "PSF-2.0"}
ONLY_IN_NODE = {"@types/emscripten", "ws"}
"""What Pyodide wants outside of browsers; it is not copied into the site."""
_SITE, _TOOLS = "## In the site", "## For development only"
_ROW = re.compile(r"^\| (\S+) \| (\d\S*) \| ([^|]+?) \|", re.MULTILINE)
_PIN = re.compile(r"^([\w.-]+)==(\S+) \\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", re.MULTILINE)


class Package(NamedTuple):
    """A name and a version."""

    name: str
    version: str


def listed(text: str) -> tuple[dict[Package, str], dict[Package, str]]:
    """What THIRD-PARTY.md says is in the site, and what is for development only: package -> licence."""
    site, tools = text.index(_SITE), text.index(_TOOLS)
    return _rows(text[site:tools]), _rows(text[tools:])


def _rows(text: str) -> dict[Package, str]:
    return {Package(name, version): licence for name, version, licence in _ROW.findall(text)}


def npm_packages(lock: dict[str, Any]) -> dict[Package, dict[str, Any]]:
    """Every package of package-lock.json."""
    entries = {path: one for path, one in lock["packages"].items() if path}
    return {Package(path.rpartition("node_modules/")[2], one["version"]): one for path, one in entries.items()}


def npm_problems(lock: dict[str, Any], site: dict[Package, str], tools: dict[Package, str]) -> Iterator[str]:
    """What is wrong with the packages of package-lock.json."""
    for package, entry in npm_packages(lock).items():
        if not str(entry.get("integrity", "")).startswith("sha512-"):
            yield f"{package.name} {package.version} is not pinned by its contents"
        shipped = not entry.get("dev") and package.name not in ONLY_IN_NODE
        says = site.get(package) if shipped else site.get(package, tools.get(package))
        if says is None:
            yield f"{package.name} {package.version} is {'shipped' if shipped else 'used'}, but THIRD-PARTY.md lacks it"
        elif _parts(entry.get("license", "none")) != _parts(says):
            yield f"{package.name} {package.version} is under {entry.get('license')}, THIRD-PARTY.md says {says}"


def pip_problems(pins: dict[Package, str], site: dict[Package, str], tools: dict[Package, str]) -> Iterator[str]:
    """What is wrong with the packages of requirements.txt, as far as they are installed."""
    for package in pins:
        shipped = package.name in LIBRARIES
        says = (site if shipped else tools).get(package)
        word = _licence_of(package.name)
        if says is None:
            yield f"{package.name} {package.version} is {'shipped' if shipped else 'used'}, but THIRD-PARTY.md lacks it"
        elif word is not None and _parts(word) != _parts(says):
            yield f"{package.name} {package.version} is under {word}, THIRD-PARTY.md says {says}"
        elif word is None and shipped:
            yield f"{package.name} {package.version} does not say its licence"


def list_problems(site: dict[Package, str], tools: dict[Package, str]) -> Iterator[str]:
    """Licences that do not allow what is done here."""
    for rows, allowed in ((site, SHIPPED), (tools, DEVELOPMENT)):
        for package, licence in rows.items():
            if not _parts(licence) <= {one.upper() for one in allowed}:
                yield f"{package.name} {package.version}: {licence} is not allowed here"


def worker_problems(worker: str, site: dict[Package, str]) -> Iterator[str]:
    """Modules that Workbox put into the service worker without their being listed."""
    for name in sorted(set(re.findall(r"\bworkbox:([\w-]+):", worker))):
        if f"workbox-{name}" not in {package.name for package in site}:
            yield f"workbox-{name} is in the service worker, but THIRD-PARTY.md lacks it"


def pinned(requirements: str) -> dict[Package, str]:
    """The packages of requirements.txt that are pinned by version and contents: package -> its hashes."""
    return {Package(name, version): hashes for name, version, hashes in _PIN.findall(requirements)}


def unpinned(requirements: str) -> list[str]:
    """Lines of requirements.txt that name a package in any other way."""
    left = _PIN.sub("", requirements)
    return [line for line in left.splitlines() if line.strip() and not line.lstrip().startswith("#")]


def problems() -> list[str]:
    """Everything that is wrong, a sentence each."""
    site, tools = listed((ROOT / "THIRD-PARTY.md").read_text(encoding="utf-8"))
    lock = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))
    requirements = (ROOT / "requirements.txt").read_text(encoding="utf-8")
    worker = DIST / "sw.js"
    return [
        *npm_problems(lock, site, tools),
        *pip_problems(pinned(requirements), site, tools),
        *list_problems(site, tools),
        *(worker_problems(worker.read_text(encoding="utf-8"), site) if worker.exists() else ()),
        *(f"requirements.txt does not pin: {line}" for line in unpinned(requirements)),
    ]


def _licence_of(name: str) -> str | None:
    """What an installed package says, if it says it in the standard form."""
    try:
        said = metadata(name).json.get("license_expression")
    except PackageNotFoundError:
        return None
    return said if isinstance(said, str) else None


def _parts(licence: str) -> set[str]:
    """The licences an expression names, in capitals: some write APACHE-2.0."""
    return {part.upper() for part in re.split(r"\s+(?:or|and)\s+|,\s*", licence.strip("()"), flags=re.IGNORECASE)}


if __name__ == "__main__":
    sys.exit("\n".join(problems()) or None)
