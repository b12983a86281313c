"""Small positions in the rules pages: complete on paper, judged by the rules when something is tried."""

import pytest

from saladier.games import find
from saladier.table.games import TABLES
from saladier.table.languages import LANGUAGES, rules_path
from saladier.table.pages.setup import numbered
from saladier.table.pages.static import static_pages
from saladier.table.positions import POSITIONS, Position
from saladier.table.rules import RULES
from saladier.table.text import plain
from tests.table.device import Device
from tests.table.games import NAMES
from tests.table.page import Element, read_page

ALL = [position for found in POSITIONS.values() for position in found]
BY_POSITION = pytest.mark.parametrize("position", ALL, ids=lambda one: f"{one.game}-{one.name}")
PAGES = static_pages()


def figure(page: Element, position: Position) -> Element:
    return page.one(id_=f"p-{position.name}")


def tries(page: Element, position: Position) -> list[Element]:
    return figure(page, position).find(data_action="try-move")


def test_every_game_has_at_least_two_under_clauses_that_exist() -> None:
    assert set(POSITIONS) == set(NAMES)
    for name, positions in POSITIONS.items():
        clauses = {clause.number for section in RULES[name].sections() for clause in section.clauses}
        assert len({one.name for one in positions}) == len(positions) >= 2
        assert {one.clause for one in positions} <= clauses


@BY_POSITION
def test_some_of_its_moves_are_what_is_asked_for_and_some_are_not(position: Position) -> None:
    assert {position.found(move) for move in position.tries} == {True, False}


@BY_POSITION
def test_the_rules_judge_and_give_the_reason(position: Position) -> None:
    device = Device()
    device.act("rules", name=position.game)
    names = [numbered(seat) for seat in range(position.match.options.players)]
    for move in position.tries:
        device.act("try-move", position=position.name, tried=move)
        told = device.reply["polite"]
        assert figure(device.page, position).find("p")[0].text.split()[-1] in told
        refusal = position.match.refusal(position.seat, move)
        if refusal is not None:
            assert refusal.code in find(position.game).clauses or refusal.code in ("wrong_phase", "card_not_in_hand")
            assert told == plain(TABLES[position.game].explain(refusal, names))
        elif position.found(move):
            assert told.startswith("Right.")
        else:
            assert told.startswith("That is allowed, but not what is asked for.")
    marks = [one.classes[-1] for one in tries(device.page, position)]
    assert marks == ["yes" if position.found(move) else "no" for move in position.tries]


@BY_POSITION
@pytest.mark.parametrize("code", LANGUAGES)
def test_without_python_it_is_a_figure_with_its_answer(position: Position, code: str) -> None:
    found = figure(read_page(PAGES[rules_path(position.game, code)]), position)
    assert found.find("button") == []
    answers = found.one("details").find("li")
    assert len(answers) == len(position.tries)
    first = {answer.text.split(":")[0].strip() for answer in answers}
    assert len(first) == 2, "yes and no"
    assert len(found.one("figcaption").text) > 20


def test_what_was_tried_is_forgotten_with_the_page() -> None:
    device = Device()
    device.act("rules", name="samba")
    position = POSITIONS["samba"][0]
    device.act("try-move", position=position.name, tried=position.tries[0])
    device.act("back")
    device.act("rules", name="samba")
    assert all("yes" not in one.classes for one in tries(device.page, position))


def test_only_moves_that_are_offered_are_tried() -> None:
    device = Device()
    device.act("try-move", position="follow", tried="4S")
    device.act("rules", name="canadian_salad")
    device.act("try-move", position="follow", tried="AS")
    device.act("try-move", position="nothing", tried="4S")
    assert device.app.screen.tried == {}


@pytest.mark.parametrize("name", NAMES)
def test_a_ruling_names_the_options_of_its_house_rule_the_usual_one_first(name: str) -> None:
    page = read_page(PAGES[rules_path(name, "en")])
    offered = [
        TABLES[name].house_rules()[ruling.option]
        for section in RULES[name].sections()
        for clause in section.clauses
        for ruling in clause.rulings
        if ruling.option
    ]
    lists = [one for one in page.find("ul") if "choices" in one.classes]
    assert len(lists) == len(offered) > 0
    for shown, house in zip(lists, offered, strict=True):
        labels = [one.text for one in shown.find("li")]
        assert labels[0].endswith("(unless another is chosen)")
        assert {labels[0].removesuffix(" (unless another is chosen)"), *labels[1:]} == set(house.labels.values())
