"""The static server behaves like the hosts the site is meant for."""

import gzip
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tools.serve import serving


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    (tmp_path / "index.html").write_text("<h1>Saladier</h1>")
    (tmp_path / "a.mjs").write_text("export {};")
    (tmp_path / "a.wasm").write_bytes(b"\0asm" + bytes(5000))
    (tmp_path / "a.woff2").write_bytes(b"wOF2")
    with serving(tmp_path, "/saladier/") as url:
        yield url


def get(address: str, path: str, **headers: str) -> tuple[HTTPResponse, bytes]:
    """Ask for a path; headers are named with _ for -."""
    connection = HTTPConnection(urlsplit(address).netloc)
    connection.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer, body


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/saladier/", "text/html"),
        ("/saladier/index.html?x=1", "text/html"),
        ("/saladier/a.mjs", "text/javascript"),
        ("/saladier/a.wasm", "application/wasm"),
        ("/saladier/a.woff2", "font/woff2"),
    ],
)
def test_files_come_with_their_type_for_every_origin(address: str, path: str, kind: str) -> None:
    answer, _ = get(address, path)
    assert (answer.status, answer.headers["Content-Type"]) == (200, kind)
    assert answer.headers["Access-Control-Allow-Origin"] == "*"


@pytest.mark.parametrize("path", ["/", "/index.html", "/saladier", "/saladier/none.js", "/saladier/../../etc/passwd"])
def test_what_is_not_there_is_not_found(address: str, path: str) -> None:
    answer, _ = get(address, path)
    assert answer.status == 404


def test_webassembly_is_compressed_for_who_understands_it(address: str, tmp_path: Path) -> None:
    plain, whole = get(address, "/saladier/a.wasm")
    packed, less = get(address, "/saladier/a.wasm", Accept_Encoding="gzip, br")
    assert plain.headers["Content-Encoding"] is None
    assert packed.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(less) == whole == (tmp_path / "a.wasm").read_bytes()


def test_an_unchanged_file_is_not_sent_again(address: str) -> None:
    first, _ = get(address, "/saladier/a.mjs", Accept_Encoding="gzip")
    again, body = get(address, "/saladier/a.mjs", Accept_Encoding="gzip", If_None_Match=str(first.headers["ETag"]))
    assert (again.status, body) == (304, b"")
