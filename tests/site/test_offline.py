"""What the service worker keeps is what was built; one wrong address would make the whole list fail without a word."""

import json
import re
from pathlib import Path

import pytest

from saladier.table.languages import ENGLISH, LANGUAGES
from saladier.table.pages.start import manifest_path
from tools.offline import WORKER, service_worker
from tools.site import build


@pytest.fixture(scope="module")
def site() -> Path:
    return build()


def kept(worker: Path) -> dict[str, str]:
    """Address → revision, as the service worker has them."""
    found = re.findall(r'\{url:"([^"]+)",revision:"(\w+)"\}', worker.read_text(encoding="utf-8"))
    assert len(dict(found)) == len(found)
    return dict(found)


def test_keeps_every_file_of_the_site_but_the_snapshot_and_pictures(site: Path) -> None:
    files = {file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file()}
    later = {file for file in files if re.fullmatch(r"public/runtime/snapshot/\w{16}\.bin\.gz", file)}
    assert len(later) == 1
    pictures = {file for file in files if file.startswith("public/screens/")}
    assert set(kept(site / WORKER)) == files - {WORKER} - later - pictures


def test_a_changed_file_has_another_revision(tmp_path: Path) -> None:
    first = kept(service_worker({"index.html": "<h1>a</h1>", "a.js": "a"}, tmp_path))
    second = kept(service_worker({"index.html": "<h1>b</h1>", "a.js": "a"}, tmp_path))
    assert first["index.html"] != second["index.html"]
    assert first["a.js"] == second["a.js"]


def test_an_unchanged_site_keeps_its_service_worker(tmp_path: Path) -> None:
    before = service_worker({"index.html": "a"}, tmp_path).stat().st_mtime_ns
    assert service_worker({"index.html": "a"}, tmp_path).stat().st_mtime_ns == before


def test_the_manifest_names_icons_that_are_there(site: Path) -> None:
    manifest = json.loads((site / "public" / "manifest.webmanifest").read_text(encoding="utf-8"))
    icons = manifest["icons"]
    assert all((site / "public" / icon["src"]).is_file() for icon in icons)
    assert {icon.get("purpose", "any") for icon in icons} == {"any", "maskable"}
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in icons}


def test_the_manifest_shows_pictures_of_their_size(site: Path) -> None:
    manifest = json.loads((site / "public" / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert {one["form_factor"] for one in manifest["screenshots"]} == {"wide", "narrow"}
    for one in manifest["screenshots"]:
        assert size_of((site / "public" / one["src"]).read_bytes()) == one["sizes"]


def size_of(jpeg: bytes) -> str:
    """WIDTHxHEIGHT, from the frame's header."""
    frame = re.search(rb"\xff[\xc0\xc2]\x00\x11\x08(..)(..)", jpeg, flags=re.DOTALL)
    assert frame is not None
    return f"{int.from_bytes(frame[2])}x{int.from_bytes(frame[1])}"


@pytest.mark.parametrize("code", LANGUAGES)
def test_each_language_has_its_manifest_for_the_same_app(site: Path, code: str) -> None:
    english, manifest = (json.loads((site / manifest_path(one)).read_text(encoding="utf-8")) for one in (ENGLISH, code))
    assert manifest["lang"] == code
    said = [[one["description"], *(shot["label"] for shot in one["screenshots"])] for one in (english, manifest)]
    assert all(a != b for a, b in zip(*said, strict=True)) is (code != ENGLISH)
    for one in (english, manifest):
        for words in (one, *one["screenshots"]):
            for key in ("name", "description", "label", "lang"):
                words.pop(key, None)
    assert manifest == english
