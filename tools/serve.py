"""A static server for the built site: `python -m tools.serve [--port 8000] [--prefix /saladier/] [--folder dist]`.

It behaves like the hosts the site is meant for: any origin may fetch (a sandboxed frame has none), text and
WebAssembly go compressed, and a file that has not changed is answered with 304.
"""

import argparse
import gzip
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from threading import Thread
from typing import Any

from tools.paths import DIST

ADDRESS = "127.0.0.1"
COMPRESSED = (".css", ".html", ".js", ".mjs", ".py", ".svg", ".toml", ".wasm", ".zip")


class Server(ThreadingHTTPServer):
    """Serves a folder under a prefix such as "/" or "/saladier/"."""

    daemon_threads = True

    def __init__(self, folder: Path, prefix: str = "/", port: int = 0) -> None:
        """Listen on this machine only; port 0 takes a free one."""
        self.folder = folder
        self.prefix = prefix
        super().__init__((ADDRESS, port), Handler)

    @property
    def url(self) -> str:
        """The address of the site's first page."""
        return f"http://localhost:{self.server_address[1]}{self.prefix}"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A browser that goes away in the middle of an answer is no error."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


class Handler(SimpleHTTPRequestHandler):
    """One request for a file."""

    protocol_version = "HTTP/1.1"
    extensions_map = {  # noqa: RUF012 (the base class has it so)
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".py": "text/x-python",
        ".toml": "application/toml",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".whl": "application/zip",
        ".woff2": "font/woff2",
    }

    def __init__(self, request: Any, client_address: Any, server: Server) -> None:
        self.site = server
        super().__init__(request, client_address, server, directory=str(server.folder))

    def translate_path(self, path: str) -> str:
        """The file that a URL names; what lies outside the prefix names none."""
        if not path.startswith(self.site.prefix):
            return str(self.site.folder / "there is no such file")
        return super().translate_path("/" + path.removeprefix(self.site.prefix))

    def send_head(self) -> BytesIO | Any:
        """Answer with the compressed file where that saves much, else as the standard library does."""
        file = Path(self.translate_path(self.path))
        wanted = file.suffix in COMPRESSED and "gzip" in self.headers.get("Accept-Encoding", "")
        if not (wanted and file.is_file()):
            return super().send_head()
        changed = int(file.stat().st_mtime)
        tag = f'"{changed:x}-gzip"'
        if self.headers["If-None-Match"] == tag:
            self.send_response(HTTPStatus.NOT_MODIFIED)
            self.end_headers()
            return None
        body = compressed(file, changed)
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(file))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("ETag", tag)
        self.end_headers()
        return BytesIO(body)

    def end_headers(self) -> None:
        """Add what every answer carries."""
        self.send_header("Access-Control-Allow-Origin", "*")
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Keep quiet."""


@lru_cache(maxsize=128)
def compressed(file: Path, _changed: int) -> bytes:
    """A file, compressed once for each time it changes."""
    return gzip.compress(file.read_bytes(), compresslevel=6)


@contextmanager
def serving(folder: Path, prefix: str) -> Iterator[str]:
    """Serve a folder under a prefix, on a free port, for as long as the context lasts; gives its address."""
    with Server(folder, prefix) as server:
        thread = Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield server.url
        finally:
            server.shutdown()
            thread.join()


def main() -> None:
    """Serve a folder until interrupted."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--port", type=int, default=8000)
    options.add_argument("--prefix", default="/")
    options.add_argument("--folder", type=Path, default=DIST)
    chosen = options.parse_args()
    server = _server(chosen.folder, chosen.prefix, chosen.port)
    print(f"Saladier is at {server.url} (stop it with Ctrl-C)", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()


def _server(folder: Path, prefix: str, port: int) -> Server:
    try:
        return Server(folder, prefix, port)
    except OSError:  # the port is taken
        return Server(folder, prefix)


if __name__ == "__main__":
    main()
