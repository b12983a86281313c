"""The rules pages: complete without a script, an anchor for every clause anything refers to."""

import re

import pytest

from saladier.games import find
from saladier.table.pages.rules import anchor
from saladier.table.pages.static import home_html, static_pages
from saladier.table.rules import RULES
from tests.table.device import Device
from tests.table.games import NAMES
from tests.table.page import Element, read_page


def document(name: str) -> Element:
    return read_page(static_pages()[f"rules/{name}.html"])


def ids(page: Element) -> set[str]:
    return {one.attrs["id"] for one in page.find(id_="*")}


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_its_page(name: str) -> None:
    page = document(name)
    assert len(page.find("h1")) == 1
    assert len(page.find("main")) == 1
    assert len(page.one("main").text) > 3000
    assert page.one("html").attrs["lang"] == "en"


@pytest.mark.parametrize("name", NAMES)
def test_every_clause_that_is_referred_to_has_its_anchor(name: str) -> None:
    game = find(name)
    referred = {*game.clauses.values(), *(option.clause for option in game.options)}
    assert {anchor(clause) for clause in referred} <= ids(document(name))


@pytest.mark.parametrize("name", NAMES)
def test_rulings_name_house_rules_that_exist(name: str) -> None:
    known = {option.name for option in find(name).options}
    clauses = [clause for section in RULES[name].sections() for clause in section.clauses]
    assert {ruling.option for clause in clauses for ruling in clause.rulings} <= known | {""}
    assert len({clause.number for clause in clauses}) == len(clauses)


@pytest.mark.parametrize("path", static_pages())
def test_a_page_needs_no_script(path: str) -> None:
    page = read_page(static_pages()[path])
    for tag in ("script", "button", "form", "input", "select"):
        assert page.find(tag) == [], tag
    assert page.find(data_action="*") == page.find(data_move="*") == page.find(style="*") == []


@pytest.mark.parametrize("path", static_pages())
def test_no_link_leads_nowhere(path: str) -> None:
    page = read_page(static_pages()[path])
    there = {"../index.html", *(f"../{name}" for name in static_pages())}
    for link in page.find("a"):
        target = link.attrs["href"]
        assert link.text or "aria-label" in link.attrs
        assert target in there or (target.removeprefix("#") in ids(page) and target.startswith("#")), target


def test_the_first_page_leads_to_every_rules_page_without_a_script() -> None:
    links = {link.attrs["href"] for link in read_page(home_html()).find("a")}
    assert set(static_pages()) <= links


@pytest.mark.parametrize("name", NAMES)
def test_in_the_app_the_rules_open_at_the_clause(name: str) -> None:
    device = Device()
    clause = next(iter(find(name).clauses.values()))
    device.act("rules", name=name, clause=clause)
    assert device.reply["focus"] == f"#{anchor(clause)}"
    assert device.reply["focus"].removeprefix("#") in ids(device.page)
    device.act("back")
    assert device.reply["body"]["screen"] == "home"


@pytest.mark.parametrize("name", NAMES)
def test_clauses_spoken_of_in_the_text_exist(name: str) -> None:
    page = document(name)
    for number in re.findall(r"\b(?:clause|rule) (\d+(?:\.\d+)+)", page.one("main").text, re.IGNORECASE):
        assert anchor(number) in ids(page)
