"""Every package is listed with the licence it has itself, and pinned by its contents."""

from typing import Any

import pytest

from tools.licences import (
    Package,
    list_problems,
    npm_problems,
    pinned,
    pip_problems,
    problems,
    unpinned,
    worker_problems,
)

LISTED = {Package("a", "1.0"): "MIT", Package("workbox-core", "7.4.1"): "MIT"}
GOOD = {"version": "1.0", "license": "MIT", "integrity": "sha512-x"}


def test_the_packages_are_listed_licensed_and_pinned() -> None:
    assert problems() == []


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        (GOOD, []),
        ({**GOOD, "license": "GPL-3.0"}, ["a 1.0 is under GPL-3.0, THIRD-PARTY.md says MIT"]),
        ({**GOOD, "version": "2.0"}, ["a 2.0 is shipped, but THIRD-PARTY.md lacks it"]),
        ({**GOOD, "integrity": "sha1-x"}, ["a 1.0 is not pinned by its contents"]),
    ],
)
def test_what_is_wrong_with_a_package_of_npm_is_said(entry: dict[str, Any], said: list[str]) -> None:
    assert list(npm_problems({"packages": {"": {}, "node_modules/a": entry}}, LISTED, {})) == said


def test_a_shipped_package_listed_for_development_is_missing() -> None:
    lock = {"packages": {"node_modules/b/node_modules/a": GOOD}}
    assert list(npm_problems(lock, {}, LISTED)) == ["a 1.0 is shipped, but THIRD-PARTY.md lacks it"]


def test_a_library_shipped_without_being_listed_is_missing() -> None:
    [said] = pip_problems({Package("htpy", "1.0"): ""}, {}, {})
    assert said == "htpy 1.0 is shipped, but THIRD-PARTY.md lacks it"


@pytest.mark.parametrize("licence", ["GPL-3.0", "CC-BY-4.0", "MIT AND AGPL-3.0", "proprietary"])
def test_a_licence_that_does_not_allow_shipping_is_refused(licence: str) -> None:
    assert len(list(list_problems({Package("a", "1.0"): licence}, {}))) == 1


def test_modules_in_the_service_worker_are_listed() -> None:
    worker = 'self["workbox:core:7.4.1"]; self["workbox:routing:7.4.1"]'
    assert list(worker_problems(worker, LISTED)) == [
        "workbox-routing is in the service worker, but THIRD-PARTY.md lacks it"
    ]


def test_only_hashes_pin_a_requirement() -> None:
    good = "a==1.0 \\\n    --hash=sha256:" + "0" * 64 + "\n    # via x\n"
    assert (list(pinned(good)), unpinned(good)) == ([Package("a", "1.0")], [])
    for bad in ("a==1.0\n", "a>=1.0\n", "a==1.0 \\\n    --hash=md5:00\n", "-r other.txt\n"):
        assert pinned(bad) == {}
        assert unpinned(bad)
