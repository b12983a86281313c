"""Hostile inputs: texts nobody should have to trust, and what a file or a kept entry may hold instead of a match."""

from typing import Any

from saladier.record import text_of
from tests.table.kept import kept_match, record_in

HTML = '<script>alert(1)</script>"><img src=x onerror=alert(2)>&amp;{n}%s'
BIDI = "\u202e\u2066\u200f\u061cevil\u2069"
NAMES = {
    "html": "<img src=x onerror=alert(1)>\"'&amp;{n}%s",
    "a link": "javascript:alert(1)",
    "turned round": f"Ann{BIDI}",
    "control characters": "A\0n\x07n\x1b[31m\r\n\u2028",
    "nothing but marks": "\u202e\u200f\n",
    "a key of prototypes": "__proto__",
    "sixty letters": "W" * 60,
    "combining marks": "Z" + "\u0300" * 59,
}
"""Names that are read, and shown as plain text."""

GOOD: dict[str, Any] = record_in(kept_match("canadian_salad"))
ROUND: dict[str, Any] = GOOD["rounds"][0]


def with_names(name: str) -> dict[str, Any]:
    """A record in which everybody has this name."""
    return {**GOOD, "names": [name] * 4}


def _with_round(**changes: Any) -> str:
    return text_of({**GOOD, "rounds": [{**ROUND, **changes}]})


def _with_text(place: str, text: str) -> str:
    """The good record as text with ``text`` written, as it is, for the value of ``place``."""
    return text_of({**GOOD, place: "@"}).replace('"@"', text)


REFUSED = {
    "an empty file": ("", "no JSON"),
    "half a file": (text_of(GOOD)[: len(text_of(GOOD)) // 2], "no JSON"),
    "html": (f"<!doctype html>{HTML}", "no JSON"),
    "bytes": ("\x00\ufffd\x1f\x8b\x08", "no JSON"),
    "a list": ("[]", "an object is expected"),
    "a word": ('"saladier/1"', "an object is expected"),
    "many brackets": ("[" * 100_000, "nested"),
    "deep objects": ('{"a":' * 100_000 + "1" + "}" * 100_000, "nested"),
    "deep, but readable": (_with_text("x_a", "[" * 500 + "]" * 500), "nested"),
    "deep in the format": (_with_text("format", "[" * 500 + "]" * 500), "nested"),
    "megabytes": (" " * 8_000_001, "too long"),
    "a game of a megabyte": (_with_text("game", f'"{"x" * 1_000_000}"'), "game"),
    "not a number": (_with_text("x_a", "NaN"), "NaN"),
    "infinity": (_with_text("x_a", "-Infinity"), "-Infinity"),
    "an endless number": (_with_text("x_a", "1e999"), "1e999"),
    "a number of many digits": (_with_text("x_a", "9" * 100_000), "no JSON"),
    "a huge score": (_with_round(standing={"scores": [10**30] * 4}), "rounds[0].standing.scores[0]"),
    "half a surrogate pair": (_with_text("names", r'["\ud800","b","c","d"]'), "names[0]"),
    "half a pair in a note": (_with_text("x_a", r'"\udfff"'), "surrogate"),
    "a key twice": (text_of(GOOD)[:-1] + ',"game":"samba"}', "'game' stands twice"),
    "a prototype": (text_of({**GOOD, "__proto__": {"admin": True}}), "__proto__"),
    "a constructor": (text_of({**GOOD, "constructor": {"prototype": {}}}), "constructor"),
    "a prototype in the options": (text_of({**GOOD, "options": {"__proto__": 1}}), "options"),
    "a prototype in a round": (_with_round(__proto__={}), "rounds[0]"),
    "html in a key": (text_of({**GOOD, HTML: 1}), "does not belong"),
    "html as a game": (text_of({**GOOD, "game": HTML}), "game"),
    "html as a format": (text_of({**GOOD, "format": HTML}), "format"),
    "html as an option": (text_of({**GOOD, "options": {HTML: 1}}), "options"),
    "html as a move": (_with_round(moves=[HTML]), "rounds[0].moves[0]"),
    "html as a card": (_with_round(deal=HTML), "rounds[0].deal"),
    "html as a seat": (text_of({**GOOD, "x_app": {"seats": [HTML] * 4}}), "x_app.seats"),
    "marks of direction as a move": (_with_round(moves=[BIDI]), "rounds[0].moves[0]"),
    "moves without end": (_with_round(moves=["QH"] * 5001), "rounds[0].moves"),
    "rounds without end": (text_of({**GOOD, "rounds": [ROUND] * 1001}), "rounds"),
    "a name of a kilobyte": (text_of(with_names("x" * 1000)), "names[0]"),
    "a hidden card": (_with_round(deal=ROUND["deal"].replace("QH", "??")), "rounds[0].deal"),
    "a card twice": (_with_round(deal=ROUND["deal"].replace("QH", "QS")), "QS is too often"),
    "a wrong number of names": (text_of({**GOOD, "names": ["a"]}), "names"),
    "true as a number": (_with_round(standing={"dealer": True}), "rounds[0].standing.dealer"),
    "a tampered copy of a save": ("saladier-kept 2 5 00000000\n" + text_of(GOOD), "checksum"),
    "a newer format": (text_of({**GOOD, "format": "saladier/7"}), "saladier/7"),
}
"""What is refused -> its text, and what the reason names."""
