"""A record as the text of a link: compact JSON, raw-deflated, base64url without padding."""

import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

from saladier.cards import BadInput
from saladier.record.model import Record
from saladier.record.text import parse, text_of
from saladier.record.write import write_record

RAW = -15
"""zlib's sign for a stream without header and check sum, with the largest window."""
MOST_LINK = 400_000
"""Characters of a link that are looked at; a match of fifty hands of Samba has about a quarter of that."""
MOST_BYTES = 4_000_000
"""Bytes a link may unfold to."""
_LINK = re.compile("[A-Za-z0-9_-]+")


def link_text(record: Record) -> str:
    """What follows ``#r=`` in a link. Who plays each seat and all else the app keeps under ``x_app`` is left out."""
    data = write_record(record)
    data.pop("x_app", None)
    return pack(data)


def pack(data: Any) -> str:
    """JSON data as the text of a link."""
    squeeze = zlib.compressobj(9, zlib.DEFLATED, RAW)
    squeezed = squeeze.compress(text_of(data).encode()) + squeeze.flush()
    return urlsafe_b64encode(squeezed).rstrip(b"=").decode()


def unpack(text: str) -> Any:
    """The JSON data in the text of a link; raises `BadInput` for one that is damaged, cut off or far too long."""
    if len(text) > MOST_LINK:
        raise BadInput("the link is too long ({n} characters)", n=len(text))
    if not _LINK.fullmatch(text):
        raise BadInput("the link holds signs that no link of this kind has")
    try:
        squeezed = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise BadInput("the link is damaged or cut off") from None
    unfold = zlib.decompressobj(RAW)
    try:
        plain = unfold.decompress(squeezed, MOST_BYTES)
    except zlib.error:
        raise BadInput("the link is damaged or cut off") from None
    if unfold.unconsumed_tail:
        raise BadInput("the link unfolds to more than {n} bytes", n=MOST_BYTES)
    if not unfold.eof or unfold.unused_data:
        raise BadInput("the link is damaged or cut off")
    try:
        return parse(plain.decode())
    except UnicodeDecodeError:
        raise BadInput("the link is damaged or cut off") from None
