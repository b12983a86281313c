"""Why not: every code of every game has its sentence and its clause. The refusals come from the worked cases."""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from htpy import Element

from saladier.games import Refusal, find
from saladier.record import load, read_record
from saladier.table.games import TABLES
from saladier.table.languages import LANGUAGES, rules_path, spoken
from saladier.table.pages.static import static_pages
from saladier.table.pages.table import why
from saladier.table.scene import Scene
from saladier.table.text import N_, _, plain
from tests.table.games import NAMES
from tests.table.page import read_page

CASES = Path(__file__).parent.parent / "cases"
PAGES = static_pages()
PLAYERS = [f"<{seat}>" for seat in range(6)]
GENERAL = N_("That is no move of any of these games.")
NOTES = {"id", "says", "rule", "checks"}


@cache
def refusals(name: str) -> list[tuple[str, Refusal]]:
    """(case, refusal) for every move that a case wants to be refused."""
    return list(_refusals(name))


def _refusals(name: str) -> Iterator[tuple[str, Refusal]]:
    for case in json.loads((CASES / f"{name}.json").read_text(encoding="utf-8")):
        for check in case["checks"]:
            if "refused" in check:
                record = read_record({key: value for key, value in case.items() if key not in NOTES})
                match = load(record, check.get("after"))
                seat = check.get("by", match.to_act)
                refusal = match.refusal(seat if seat is not None else 0, check["move"])
                assert refusal is not None
                yield case["id"], refusal


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_refusal_has_a_sentence_of_its_own(name: str, code: str) -> None:
    english = {case: plain(TABLES[name].explain(refusal, PLAYERS)) for case, refusal in refusals(name)}
    with spoken(code):
        for case, refusal in refusals(name):
            sentence = plain(TABLES[name].explain(refusal, PLAYERS))
            assert sentence.endswith((".", "·")), (case, sentence)
            assert "{" not in sentence, (case, sentence)
            assert "None" not in sentence, (case, sentence)
            assert (sentence == _(GENERAL)) is (refusal.code == "unreadable"), (case, refusal, sentence)
            assert code == "en" or sentence != english[case], (case, sentence)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_refusal_tells_its_facts_and_leads_to_its_clause(name: str, code: str) -> None:
    """Players, suits and figures of the English sentence are in every other; the link is to that language's clause."""
    scene = cast("Scene", SimpleNamespace(names=PLAYERS))
    english = [facts_in(why(TABLES[name], refusal, scene)) for _case, refusal in refusals(name)]
    assert any(players for players, _suits, _figures in english)
    assert any(suits for _players, suits, _figures in english)
    with spoken(code):
        anchors = {one.attrs["id"] for one in read_page(PAGES[rules_path(name)]).find(id_="*")}
        for (case, refusal), facts in zip(refusals(name), english, strict=True):
            said = why(TABLES[name], refusal, scene)
            assert facts_in(said) == facts, (case, plain(said))
            links = [one.attrs["href"] for one in read_page(str(said)).find("a")]
            assert [link.split("#")[0] for link in links] == [rules_path(name)], case
            assert links[0].split("#")[1] in anchors, case


def facts_in(sentence: Element) -> tuple[list[str], list[str], list[str]]:
    """Players, suits of cards, and figures outside of cards and of the link to the clause."""
    html = str(sentence)
    words = re.sub(r'<a .*?</a>|<span class="vh">.*?</span>|<span aria-hidden="true">.*?</span>|<[^>]*>', " ", html)
    players, suits = re.findall(r"&lt;(\d)&gt;", words), re.findall(r'href="#([CDHS])"', html)
    figures = re.findall(r"\d+", re.sub(r"&lt;\d&gt;|&#?\w+;", " ", words))
    return sorted(players), sorted(suits), sorted(figures)


@pytest.mark.parametrize("name", NAMES)
def test_every_code_is_met_in_a_case(name: str) -> None:
    """So the test above leaves none out."""
    assert {refusal.code for _case, refusal in refusals(name)} == set(find(name).clauses)


@pytest.mark.parametrize("name", NAMES)
def test_names_of_players_are_escaped(name: str) -> None:
    for _case, refusal in refusals(name):
        html = str(TABLES[name].explain(refusal, PLAYERS))
        assert not any(player in html for player in PLAYERS)
