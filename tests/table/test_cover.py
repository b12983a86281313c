"""What an author pastes: the element, with the table in it."""

import json
import os
from html import unescape
from html.parser import HTMLParser

import pytest

from saladier.games import NAMES
from saladier.record import link_text, read_record, record_of, unpack
from saladier.table.cover import element_for
from saladier.table.embedded import Wanted, open_embedded, read_address
from saladier.table.languages import LANGUAGES
from tests.core.test_record_identity import random_match
from tests.table.device import Device
from tools.explainer import FOLDER

SITE = "https://example.org/saladier/"
GOING_ON = read_record(json.loads((FOLDER / "records" / "septica-take.json").read_text(encoding="utf-8")))
RECORDS = int(os.environ.get("SALADIER_LINKS", "40"))


class Element(HTMLParser):
    """What a browser would make of the element."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: dict[str, str | None] = {}
        self.text = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag == "saladier-table":
            self.attributes = dict(attrs)

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.mark.parametrize("number", range(RECORDS))
def test_a_record_comes_back_from_the_element_and_its_frame(number: int) -> None:
    match = random_match(NAMES[number % len(NAMES)], 4000 + number)
    record = record_of(match, tuple("αβγδεζ"[: match.options.players]))
    element = Element(element_for(record, SITE, Wanted(view="replay", language="en")))
    text = element.attributes["record"]
    assert text == link_text(record)
    wanted = read_address(f"#embed&start=&host=https%3A%2F%2Fa.b&view=replay&r={text}")
    assert wanted is not None
    assert read_record(unpack(wanted.text)) == record
    assert open_embedded(wanted, lambda players: list("abcdef"[:players])).error is None
    assert {"template", "link", "dl", "button"} <= set(element.tags)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_cover_speaks_the_language_of_the_element(code: str) -> None:
    record = record_of(random_match("samba", 7))
    element = Element(element_for(record, SITE, Wanted(view="replay", language=code, theme="dark")))
    assert element.attributes == {"record": link_text(record), "view": "replay", "lang": code, "theme": "dark"}
    button = {"en": "Step through", "sv": "Gå igenom", "fr": "Suivre", "ro": "Parcurge", "el": "Δες"}[code]
    assert button in element.text


def test_names_are_text() -> None:
    record = record_of(random_match("septica", 7))
    names = ("<script>alert(1)</script>", '"><img src=x onerror=1>', "c", "d")[: record.options.players]
    element = Element(element_for(record_of(random_match("septica", 7), names), SITE, Wanted(language="en")))
    assert "img" not in element.tags
    assert element.tags.count("script") == 1


def test_the_element_is_on_the_page_for_sharing() -> None:
    """By its view, and in the language in use; what cannot be played on can be stepped through."""
    device = Device(languages=["sv"], address=f"{SITE}index.html", hash=f"#r={link_text(GOING_ON)}")
    device.act("shared-look")
    device.act("share")
    assert "embed.js" in device.reply["html"]
    device.act("share-view", value="puzzle")
    text = unescape(device.reply["html"].split('id="element"')[1].split(">", 1)[1].split("</textarea>")[0])
    element = Element(text)
    assert element.attributes["view"] == "puzzle"
    assert element.attributes["lang"] == "sv"
    assert read_record(unpack(element.attributes["record"] or "")).game.name == GOING_ON.game.name
