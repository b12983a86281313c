"""THIRD-PARTY.md names everything that the lock files bring, with its version."""

import json
import re

from tools.paths import ROOT


def listed() -> set[tuple[str, str]]:
    text = (ROOT / "THIRD-PARTY.md").read_text(encoding="utf-8")
    return set(re.findall(r"^\| (\S+) \| (\d\S*) \| \S", text, flags=re.MULTILINE))


def locked() -> set[tuple[str, str]]:
    requirements = (ROOT / "requirements.txt").read_text(encoding="utf-8")
    packages = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    node = {(path.rpartition("node_modules/")[2], entry["version"]) for path, entry in packages.items() if path}
    return node | set(re.findall(r"^([\w-]+)==(\S+)", requirements, flags=re.MULTILINE))


def test_every_package_is_listed_with_its_licence() -> None:
    assert listed() == locked()


def test_the_lock_files_name_no_registry() -> None:
    for name in ("package-lock.json", "requirements.txt", "requirements.in", "package.json", ".npmrc"):
        text = (ROOT / name).read_text(encoding="utf-8")
        assert not re.search(r"registry\.|pypi\.|index-url|\"resolved\"", text), name
