"""The finished site: complete, self-contained, and within its own policy."""

import re
import zipfile
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tools.site import build


class Page(HTMLParser):
    """Collects from a page what it refers to, and what its policy would refuse."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.refused: list[str] = []
        self.ids: list[str] = []
        self.feed(text)

    def handle_endtag(self, tag: str) -> None:
        if tag == "template":
            self.ids = self.outside

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.links += [given[name] for name in ("href", "src", "config") if name in given]
        self.ids += [given["id"]] if "id" in given else []
        if tag == "template":  # laid by, one of them will be in place of what stands outside
            self.outside, self.ids = self.ids, []
        inline = tag == "style" or (tag == "script" and "src" not in given)
        if inline or any(name == "style" or name.startswith("on") for name in given):
            self.refused.append(self.get_starttag_text() or tag)


@pytest.fixture(scope="module")
def site() -> Path:
    return build()


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Page]:
    return {file: Page(file.read_text(encoding="utf-8")) for file in site.rglob("*.html")}


def test_pages_have_no_inline_style_or_script(pages: dict[Path, Page]) -> None:
    assert {file: page.refused for file, page in pages.items() if page.refused} == {}


def test_what_the_pages_refer_to_is_there(site: Path, pages: dict[Path, Page]) -> None:
    missing = []
    for file, page in pages.items():
        for link in page.links:
            url = urlsplit(link)
            target = (file.parent / url.path).resolve() if url.path else file
            if target == site:
                target = site / "index.html"
            found = not url.netloc and target.is_file() and target.is_relative_to(site)
            if found and url.fragment and target in pages and target != site / "index.html":
                found = url.fragment in pages[target].ids
            if not found:
                missing.append((file.relative_to(site), link))
    assert missing == []


def test_each_id_stands_once_in_a_page(pages: dict[Path, Page]) -> None:
    for file, page in pages.items():
        assert sorted(set(page.ids)) == sorted(page.ids), file


def test_the_sheet_is_whole_and_its_files_are_there(site: Path) -> None:
    sheet = site / "public" / "style" / "saladier.css"
    text = sheet.read_text(encoding="utf-8")
    assert "@import" not in text
    for name in re.findall(r"url\(([^)]+)\)", text):
        assert (sheet.parent / name).resolve().is_file(), name


def test_our_own_files_name_no_other_host(site: Path) -> None:
    own = [file for file in site.rglob("*") if file.suffix in {".html", ".js", ".mjs", ".css", ".toml"}]
    for file in own:
        if site / "public" / "runtime" not in file.parents and file != site / "sw.js":  # Workbox names its help pages
            hosts = set(re.findall(r"https?://([\w.-]+)", file.read_text(encoding="utf-8")))
            assert hosts <= {"www.w3.org"}, file


def test_the_archive_holds_the_app_compiled(site: Path) -> None:
    names = zipfile.ZipFile(site / "public" / "app.zip").namelist()
    wanted = {"saladier/__init__.pyc", "saladier/table/app.pyc", "htpy/__init__.pyc", "markupsafe/_native.pyc"}
    assert wanted <= set(names)
    assert [name for name in names if name.endswith(".py") or name.startswith("saladier/cli")] == []


def test_building_again_changes_nothing(site: Path) -> None:
    before = {file: file.stat().st_mtime_ns for file in site.rglob("*") if file.is_file()}
    build()
    assert {file: file.stat().st_mtime_ns for file in site.rglob("*") if file.is_file()} == before
