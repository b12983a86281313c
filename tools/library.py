"""python_stdlib.zip without what a card table has no use for: a third of it, which no visitor needs to download."""

import io
import zipfile
from pathlib import Path

from tools.paths import BUILD, NODE_MODULES

LIBRARY = "python_stdlib.zip"

UNUSED = frozenset((
    "_pyrepl", "bdb", "cProfile", "cmd", "curses", "dbm", "doctest", "ensurepip", "ftplib", "idlelib",
    "imaplib", "lib2to3", "mailbox", "mimetypes", "multiprocessing", "netrc", "optparse", "pdb", "pickletools",
    "poplib", "profile", "pstats", "pty", "pydoc", "pydoc_data", "rlcompleter", "shelve", "smtplib",
    "socketserver", "sqlite3", "tabnanny", "test", "this", "timeit", "tkinter", "trace", "tracemalloc", "tty",
    "turtle", "turtledemo", "unittest", "venv", "wave", "webbrowser", "wsgiref", "xml", "xmlrpc", "zipapp"
))  # fmt: skip
"""Modules and packages nothing here imports, nor Pyodide, nor PyScript."""

ENCODINGS = frozenset((
    "__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "raw_unicode_escape",
    "unicode_escape", "utf_8", "utf_8_sig", "utf_16", "utf_16_be", "utf_16_le", "utf_32"
))  # fmt: skip
"""The encodings that stay; the others are tables of old code pages."""


def library() -> Path:
    """The library that the site serves, made anew if it differs."""
    archive = trimmed((NODE_MODULES / "pyodide" / LIBRARY).read_bytes())
    file = BUILD / LIBRARY
    if not (file.exists() and file.read_bytes() == archive):
        BUILD.mkdir(parents=True, exist_ok=True)
        file.write_bytes(archive)
    return file


def trimmed(archive: bytes) -> bytes:
    """The zip archive of a standard library without the modules above, packed as tightly as zip can; what is the same
    stays the same to the byte."""
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(archive)) as whole, zipfile.ZipFile(out, "w") as part:
        for entry in whole.infolist():
            if _is_used(entry.filename):
                part.writestr(entry, whole.read(entry), zipfile.ZIP_DEFLATED, compresslevel=9)
    return out.getvalue()


def _is_used(name: str) -> bool:
    parts = name.removesuffix(".py").split("/")
    if parts[0] == "encodings":
        return len(parts) == 1 or parts[1] in ENCODINGS | {""}
    return parts[0] not in UNUSED
