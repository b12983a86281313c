"""The rules pages: complete without a script, an anchor for every clause anything refers to."""

import re

import pytest

from saladier.games import find
from saladier.table.languages import ENGLISH, LANGUAGES, overview_path, rules_path
from saladier.table.lessons import LESSONS
from saladier.table.pages.lesson import MARK
from saladier.table.pages.rules import anchor
from saladier.table.pages.static import index_parts, static_pages
from saladier.table.rules import RULES
from tests.table.device import Device
from tests.table.games import NAMES
from tests.table.page import Element, read_page

PAGES = static_pages()


def document(name: str, code: str = ENGLISH) -> Element:
    return read_page(PAGES[rules_path(name, code)])


def ids(page: Element) -> set[str]:
    return {one.attrs["id"] for one in page.find(id_="*")}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_its_page(name: str, code: str) -> None:
    page = document(name, code)
    assert len(page.find("h1")) == 1
    assert len(page.find("main")) == 1
    assert len(page.one("main").text) > 3000
    assert page.one("html").attrs["lang"] == code


@pytest.mark.parametrize("name", NAMES)
def test_clauses_have_the_same_anchors_in_every_language(name: str) -> None:
    english = [one.attrs["id"] for one in document(name).find(id_="*")]
    for code in LANGUAGES:
        assert [one.attrs["id"] for one in document(name, code).find(id_="*")] == english


@pytest.mark.parametrize("path", PAGES)
def test_a_page_names_and_links_its_other_languages(path: str) -> None:
    page, name = read_page(PAGES[path]), path.rsplit("/", 1)[1].removesuffix(".html")
    up = "../" * path.count("/")
    places = {code: up + rules_path(name, code) for code in LANGUAGES}
    alternates = {one.attrs["hreflang"]: one.attrs["href"] for one in page.find("link") if "hreflang" in one.attrs}
    assert alternates == {**places, "x-default": places[ENGLISH]}
    links = [one for one in page.find("a") if "hreflang" in one.attrs]
    assert {one.attrs["hreflang"]: one.attrs["href"] for one in links} == places
    assert [one.text for one in links] == [one.name for one in LANGUAGES.values()]
    [current] = [one for one in links if "aria-current" in one.attrs]
    assert current.attrs["lang"] == page.one("html").attrs["lang"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_overview_leads_to_every_game(code: str) -> None:
    page = read_page(PAGES[overview_path(code)])
    up = "../" * overview_path(code).count("/")
    assert {up + rules_path(name, code) for name in NAMES} <= {link.attrs["href"] for link in page.find("a")}


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


@pytest.mark.parametrize("path", PAGES)
def test_a_page_needs_no_script(path: str) -> None:
    page = read_page(PAGES[path])
    for tag in ("script", "button", "form", "input", "select"):
        assert page.find(tag) == [], tag
    assert page.find(data_action="*") == page.find(data_move="*") == page.find(style="*") == []


@pytest.mark.parametrize("path", PAGES)
def test_no_link_leads_nowhere(path: str) -> None:
    page = read_page(PAGES[path])
    up = "../" * path.count("/")
    there = {f"{up}index.html", *(up + name for name in PAGES), *(f"{up}index.html{MARK}{name}" for name in LESSONS)}
    for link in page.find("a"):
        target = link.attrs["href"]
        assert link.text or "aria-label" in link.attrs
        assert target in there or (target.removeprefix("#") in ids(page) and target.startswith("#")), target


def test_the_first_page_leads_to_rules_in_every_language_without_a_script() -> None:
    parts = index_parts("1")
    links = {
        link.attrs["href"] for key in ("<!-- home -->", "<!-- strips -->") for link in read_page(parts[key]).find("a")
    }
    assert {rules_path(name, ENGLISH) for name in NAMES} <= links
    assert {overview_path(code) for code in LANGUAGES} <= links


@pytest.mark.parametrize("name", NAMES)
def test_in_the_app_the_rules_open_at_the_clause(name: str) -> None:
    device = Device(languages=["fr-CA", "en"])
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
