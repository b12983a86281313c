"""Five languages: which one is spoken, what a switch changes and what it leaves, numbers and lists."""

import json

import pytest

from saladier.table.languages import LANGUAGES, spoken, wanted
from saladier.table.session import PERSON
from saladier.table.store import SETTINGS
from saladier.table.text import count, listed
from tests.table.device import Device
from tests.table.games import NAMES
from tests.table.kept import kept_match

HEADINGS = {
    "en": "What shall we play?",
    "sv": "Vad ska vi spela?",
    "fr": "À quoi joue-t-on ?",
    "ro": "Ce jucăm?",
    "el": "Τι θα παίξουμε;",
}


def plain_spaces(text: str) -> str:
    """Text with every blank as the common one."""
    return " ".join(text.split())


@pytest.mark.parametrize(
    ("choices", "code"),
    [
        ((), "en"),
        (("de", "ja"), "en"),
        (("de-AT", "sv-FI", "fr"), "sv"),
        (("FR-ca",), "fr"),
        (("ro-MD", "ru"), "ro"),
        (("el-CY",), "el"),
        (("elx", "svg", "fil"), "en"),
        ((None, 5, "sv"), "sv"),
    ],
)
def test_the_first_choice_there_is(choices: tuple[object, ...], code: str) -> None:
    assert wanted(choices) == code


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_first_visit_speaks_the_language_of_the_browser(code: str) -> None:
    device = Device(languages=["xx", f"{code}-ZZ", "en"])
    assert device.reply["lang"] == code
    assert HEADINGS[code] in plain_spaces(device.page.text)
    assert device.storage == {}
    [chosen] = device.page.one("select", name="language").find("option", selected="*")
    assert chosen.attrs["value"] == code


def test_what_a_browser_says_of_its_languages_may_be_anything() -> None:
    odd: list[object] = [None, "sv", 5, {}, [None, {}, 5]]
    for languages in odd:
        assert Device(languages=languages).reply["lang"] == "en"


@pytest.mark.parametrize("name", NAMES)
def test_a_switch_at_the_table_changes_the_words_and_nothing_else(name: str) -> None:
    device = Device(kept_match(name, [PERSON]), languages=["en"])
    while device.state != "your-turn" or len(device.record.rounds[-1].moves) < 3:
        assert device.step()
    record, kept, english = device.record, dict(device.storage), device.page.text
    texts = {english}
    for code in [*LANGUAGES][1:]:
        assert device.page.find("select", name="language")
        device.act("change-settings", name="language", value=code)
        assert device.reply["lang"] == code
        assert device.reply["body"]["screen"] == "table"
        assert device.reply["title"]
        assert device.record == record
        assert {key: text for key, text in device.storage.items() if key != SETTINGS} == kept
        assert json.loads(device.storage[SETTINGS])["language"] == code
        texts.add(device.page.text)
    assert len(texts) == len(LANGUAGES)
    device.act("change-settings", name="language", value="en")
    assert device.page.text == english


def test_the_choice_stays_whatever_the_browser_wants() -> None:
    device = Device(languages=["en"])
    device.act("change-settings", name="language", value="el")
    device.open()
    assert device.reply["lang"] == "el"
    device.act("change-settings", name="language", value="xx")
    assert device.reply["lang"] == "el"


def test_another_tab_may_have_changed_it() -> None:
    device = Device(languages=["en"])
    device.act("storage-changed", key=SETTINGS, text='{"language":"sv"}')
    assert device.reply["lang"] == "sv"
    assert HEADINGS["sv"] in device.page.text


def test_names_that_nobody_chose_follow_the_language() -> None:
    device = Device(languages=["en"])
    device.act("new", name="samba")
    device.act("setup", form={"players": "4", "who0": PERSON, "who1": PERSON, "name0": "Ann", "name1": "Player 2"})
    device.act("change-settings", name="language", value="sv")
    names = [one.attrs["value"] for one in device.page.find("input", type="text")]
    assert names[:2] == ["Ann", "Spelare 2"]
    device.act("play", form={"players": "4", "who0": PERSON, "who1": PERSON, "name0": "Ann", "name1": "Spelare 2"})
    assert device.session.names[:2] == ("Ann", "Spelare 2")
    device.act("change-settings", name="language", value="fr")
    assert device.session.names[:2] == ("Ann", "Spelare 2"), "a match keeps its names"
    device.act("home")
    device.act("new", name="samba")
    names = [one.attrs["value"] for one in device.page.find("input", type="text")]
    assert names[:2] == ["Ann", "Joueur 2"]


@pytest.mark.parametrize(
    ("code", "numbers", "names"),
    [
        ("en", ["−1,250", "40", "12,345,678"], "A, B and C"),
        ("sv", ["−1\u00a0250", "40", "12\u00a0345\u00a0678"], "A, B och C"),
        ("fr", ["−1\u202f250", "40", "12\u202f345\u202f678"], "A, B et C"),
        ("ro", ["−1.250", "40", "12.345.678"], "A, B și C"),
        ("el", ["−1.250", "40", "12.345.678"], "A, B και C"),
    ],
)
def test_numbers_and_lists(code: str, numbers: list[str], names: str) -> None:
    with spoken(code):
        assert [count(one) for one in (-1250, 40, 12345678)] == numbers
        assert listed(["A", "B", "C"]) == names
    assert count(1250) == "1,250"


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_file_that_cannot_be_read_is_complained_of_in_the_language(code: str) -> None:
    device = Device(languages=[code])
    device.act("import-page")
    device.act("import", file={"name": "a.json", "size": 2, "text": "{}"})
    assert device.reply["assertive"].endswith(
        {
            "en": "the key 'format' is missing",
            "sv": "nyckeln 'format' saknas",
            "fr": "la clé 'format' manque",
            "ro": "lipsește cheia 'format'",
            "el": "λείπει το κλειδί 'format'",
        }[code]
    )


def test_what_was_set_aside_tells_why_in_the_language_of_the_day() -> None:
    device = Device({"saladier.match.x.a": "nothing"}, languages=["en"])
    assert "its first line is missing" in device.page.text
    device.act("change-settings", name="language", value="sv")
    assert "its first line is missing" not in device.page.text
    older = Device({"saladier.aside.x": json.dumps({"why": "as it was told", "text": "{"})}, languages=["sv"])
    assert "as it was told" in older.page.text
