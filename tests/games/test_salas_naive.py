"""The run function against a naive second one, over thousands of generated sets of cards."""

from random import Random

import pytest

from saladier.games import Refusal, find, read_options
from saladier.games.salas.rules import Rules, rules_of
from saladier.games.salas.runs import Run, captured, fitting, grown, new_run
from tests.games import salas_naive as naive

GAME = find("salas")


def rules(ace: str) -> Rules:
    return rules_of(read_options(GAME.options, {"ace": ace}))


def near(random: Random, size: int, copies: int = 2) -> list[str]:
    """Cards that often form a run: neighbours of one suit, some missing, with twos, jokers and strangers."""
    suit, low = random.choice("CDHS"), random.randrange(1, 14)
    row = [naive.ORDER[place - 1] + suit for place in range(low, min(14, low + size) + 1)]
    cards = [card for card in row if random.random() < 0.85]
    cards += random.choices(["J*", "2" + suit, "2" + random.choice("CDHS"), row[0], "A" + suit], k=random.randrange(3))
    if random.random() < 0.1:
        cards.append(random.choice("3579TQA") + random.choice("CDHS"))
    return [card for index, card in enumerate(cards) if cards[:index].count(card) < copies][:15]


@pytest.mark.parametrize("seed", range(8))
def test_sets_without_a_salas(seed: int) -> None:
    random = Random(seed)
    for _ in range(700):
        ace = random.choice(("both", "low"))
        cards = near(random, random.randrange(1, 14))
        random.shuffle(cards)
        top = 14 if ace == "both" else 13
        suit = naive.suit_of(cards)
        found = new_run(rules(ace), cards)
        wanted = naive.code(cards, suit, None, top)
        if isinstance(found, Refusal):
            assert found.code == wanted, cards
        else:
            assert wanted is None, cards
            assert_standing(found, cards, min(naive.wilds_of_valid(cards, suit, None, top)))


def assert_standing(run: Run, cards: list[str], wilds: int) -> None:
    """Every card stands at its place, one after the other, with as few wild cards as can be."""
    assert sorted(run.cards) == sorted(cards)
    assert run.clean == (wilds == 0), cards
    if not run.open:
        assert list(run.places) == list(range(run.places[0], run.places[0] + len(cards)))
    for card, place in zip(run.cards, run.places, strict=True):
        if card != "S*" and place != run.wild:
            assert card == naive.ORDER[place - 1] + run.suit


@pytest.mark.parametrize("seed", range(8))
def test_a_salas_as_written(seed: int) -> None:
    random = Random(seed)
    seen_open = 0
    for _ in range(700):
        ace = random.choice(("both", "low"))
        cards = [card for card in near(random, random.randrange(1, 9)) if card[1] == "*" or random.random() < 0.9][:12]
        cards.insert(random.randrange(len(cards) + 1), "S*")
        top = 14 if ace == "both" else 13
        found = new_run(rules(ace), cards)
        one_suit = len({card[1] for card in cards if card[1] != "*" and card[0] != "2"}) <= 1
        wanted = naive.written(cards, top) if one_suit and len(cards) >= 3 else None
        if isinstance(found, Run):
            assert wanted is not None, cards
            assert (set(found.salas), found.clean) == (wanted[0], wanted[1] == 0), cards
            assert_standing(found, cards, wanted[1])
            if not found.open or found.cards[found.cards.index("S*") - 1] == cards[cards.index("S*") - 1]:
                assert new_run(rules(ace), found.cards) == found, "what is written reads the same"
            seen_open += found.open
        else:
            assert wanted is None, (cards, found)
    assert seen_open > 3


@pytest.mark.parametrize("seed", range(8))
def test_additions_and_captures(seed: int) -> None:
    random = Random(seed)
    grew = 0
    while grew < 250:
        house = rules(ace := random.choice(("both", "low")))
        top = 14 if ace == "both" else 13
        run = new_run(house, near(random, random.randrange(2, 8)))
        if not isinstance(run, Run):
            continue
        grew += 1
        place = random.randrange(0, 16)
        assert_grown(house, run, ["S*"], place, top)
        more = near(random, 2)
        if more:
            assert_grown(house, run, more, None, top)
            with_salas = grown(house, run, ["S*"], [place])
            if isinstance(with_salas, Run):
                assert_grown(house, with_salas, more, None, top)
                assert_captures(house, with_salas, top)
        for card in fitting(house, run):
            assert isinstance(grown(house, run, [card], [None]), Run)


def assert_grown(house: Rules, run: Run, more: list[str], place: int | None, top: int) -> None:
    longer = grown(house, run, more, [place if card == "S*" else None for card in more])
    cards = [*run.cards, *more]
    salas = run.salas[0] if run.salas else place
    if salas is not None and not 1 <= salas <= top:
        assert isinstance(longer, Refusal)
        return
    wanted = naive.code(cards, run.suit, salas, top)
    assert (longer.code if isinstance(longer, Refusal) else None) == wanted, (run, more, place)
    if isinstance(longer, Run):
        rest = [card for card in cards if card != "S*"]
        assert_standing(longer, cards, min(naive.wilds_of_valid(rest, run.suit, salas, top)))


def assert_captures(house: Rules, run: Run, top: int) -> None:
    """Exactly the natural card of the place captures, and what is left is a run."""
    for card in {naive.ORDER[place - 1] + run.suit for place in range(1, top + 1)}:
        after = captured(house, run, card)
        assert (after is not None) == (card == naive.ORDER[run.salas[0] - 1] + run.suit)
        if after is not None:
            wanted = naive.wilds_of_valid(after.cards, run.suit, None, top)
            assert_standing(after, [*after.cards], min(wanted))
