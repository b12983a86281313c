"""What the service worker keeps is what was built; one wrong address would make the whole list fail without a word."""

import json
import re
from pathlib import Path

import pytest

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


def test_keeps_every_file_of_the_site_but_the_snapshot(site: Path) -> None:
    files = {file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file()}
    later = {file for file in files if re.fullmatch(r"public/runtime/snapshot/\w{16}\.bin\.gz", file)}
    assert len(later) == 1
    assert set(kept(site / WORKER)) == files - {WORKER} - later


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
