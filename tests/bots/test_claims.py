"""What is called certain is certain: whatever lies in the hidden hands and whatever the others do.

``SALADIER_POSITIONS`` is the number of claims looked at for each game; the regular run looks at some hundreds.
"""

import os
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest

from saladier.bots.claims import Claim, certain
from saladier.cards import shuffled
from saladier.games import Game, Match, Round, find, read_options
from saladier.games.la_salade import SevensRound
from tests.games.set_up import table

MOST_LEFT = 9
"""Cards in hands when every way of playing is tried."""
CLAIMS, WORLDS = int(os.environ.get("SALADIER_POSITIONS", "250")), 3
GAMES: list[tuple[str, dict[str, Any], set[str]]] = [
    ("canadian_salad", {}, {"nothing_costs", "all_mine", "none_mine"}),
    ("canadian_salad", {"players": 6, "early_end": True}, {"all_mine", "none_mine"}),
    ("la_salade", {"players": 3}, {"nothing_costs", "all_mine", "none_mine", "out_next", "no_choice"}),
    ("la_salade", {"sevens_pass": "voluntary"}, {"nothing_costs", "all_mine", "none_mine", "out_next"}),
    ("septica", {}, {"nothing_counts", "open_end"}),
    ("septica", {"recontest": "always"}, {"nothing_counts", "open_end"}),
    ("septica", {"players": 4}, {"nothing_counts"}),
]


@dataclass
class Offer:
    """A claim and the view it was made from; ``round`` is the real table."""

    game: Game
    round: Round
    seat: int
    claim: Claim


def offers(name: str, options: dict[str, Any], number: int) -> Iterator[Offer]:
    """So many claims of random hands of random matches."""
    game, random = find(name), Random(f"{name}{options}")
    settings = read_options(game.options, options)
    found, hand = 0, 0
    while found < number:
        hand += 1
        rounds = {"canadian_salad": 6, "la_salade": 7}.get(name, 1)
        standing = replace(game.first_standing(settings, random.randrange(settings.players)), round=hand % rounds)
        match = Match(game, settings, standing)
        match.start_deal(shuffled(game.dealt_pack(settings), random))
        while match.to_act is not None:
            assert match.round is not None
            claim = certain(game, match.view(match.to_act))
            if claim is not None:
                found += 1
                yield Offer(game, match.round, match.to_act, claim)
            assert match.play(match.to_act, random.choice(match.round.legal_moves())) is None


def result(game: Game, round_: Round, seat: int) -> tuple[int, ...] | int:
    """What a finished round brought: to everybody where nothing costs any more, else to the seat's side."""
    return game.round_score(round_)[seat % game.sides(round_.options)]


def played_on(game: Game, world: Round, seat: int, said: str, random: Random) -> Round:
    """The world to its end: the seat as it claims, the others by chance."""
    while world.to_act is not None:
        if world.to_act == seat:
            claim = certain(game, game.view(world, seat), said)
            assert claim is not None, f"no longer certain: {world.position()}"
            world.apply(claim.move)
        else:
            world.apply(random.choice(world.legal_moves()))
    return world


def taken(game: Game, round_: Round, seat: int) -> int:
    """Tricks a seat has taken."""
    return len(round_.taken[seat]) if hasattr(round_, "taken") and game.name != "septica" else 0


@pytest.mark.parametrize(("name", "options", "codes"), GAMES)
def test_nothing_the_others_hold_or_do_changes_what_is_certain(
    name: str, options: dict[str, Any], codes: set[str]
) -> None:
    random, seen = Random(1), Counter[str]()
    for offer in offers(name, options, CLAIMS):
        game, seat, claim = offer.game, offer.seat, offer.claim
        view = game.view(offer.round, seat)
        seen[claim.code] += 1
        worlds = [offer.round.copy(), *(game.imagine(view, random) for _ in range(WORLDS))]
        assert all(certain(game, game.view(world, seat)) == claim for world in worlds)
        before = taken(game, offer.round, seat)
        ends = [played_on(game, world, seat, claim.code, random) for world in worlds]
        points = {result(game, end, seat) for end in ends}
        if claim.code == "none_mine":
            assert {taken(game, end, seat) for end in ends} == {before}
        if claim.code == "all_mine" and "early_end" not in options:
            assert {taken(game, end, seat) for end in ends} == {before + claim.facts["n"]}
        if claim.code == "out_next":
            assert all(isinstance(end, SevensRound) and end.places()[seat] == claim.facts["place"] for end in ends)
        if claim.code != "no_choice":  # there the play is certain, not the place
            assert len(points) == 1, f"{claim} in {view.round.position()}"
    assert seen.keys() == codes


def every_end(game: Game, world: Round, seat: int, said: str) -> Iterator[Round]:
    """Every way in which the others can play against a seat that plays as it claims."""
    if world.to_act is None:
        yield world
        return
    claim = certain(game, game.view(world, seat), said) if world.to_act == seat else None
    for move in [claim.move] if claim is not None else world.legal_moves():
        after = world.copy()
        after.apply(move)
        yield from every_end(game, after, seat, said)


@pytest.mark.parametrize(("name", "options", "_codes"), GAMES[:5])
def test_with_few_cards_left_every_way_of_playing_is_tried(
    name: str, options: dict[str, Any], _codes: set[str]
) -> None:
    random, tried = Random(2), 0
    for offer in offers(name, options, CLAIMS // 2):
        game, seat = offer.game, offer.seat
        left = len([*offer.round.cards()]) if hasattr(offer.round, "stock") and offer.round.stock else 0
        left += sum(map(len, offer.round.hands))
        if left > MOST_LEFT or offer.claim.code == "no_choice":
            continue
        view = game.view(offer.round, seat)
        worlds = [offer.round, *(game.imagine(view, random) for _ in range(WORLDS))]
        ends = [end for world in worlds for end in every_end(game, world, seat, offer.claim.code)]
        assert len({result(game, end, seat) for end in ends}) == 1
        tried += 1
    assert tried > CLAIMS // 20


def test_where_nothing_costs_any_card_may_go() -> None:
    """Also the points of the others are settled."""
    for offer in offers("canadian_salad", {}, 60):
        if offer.claim.code == "nothing_costs":
            random, game = Random(3), offer.game
            scores = set()
            for _ in range(3):
                world = offer.round.copy()
                while world.to_act is not None:
                    world.apply(random.choice(world.legal_moves()))
                scores.add(game.round_score(world))
            assert len(scores) == 1


def four_left(*hands: str, to_act: int = 0, trick: str = "", contract: int = 0) -> Match:
    """A hand of tricks with four cards each at most; everything else is taken."""
    held = " ".join([*hands, trick]).split()
    pack = find("canadian_salad").pack(read_options(find("canadian_salad").options, {}))
    gone = [card for card in pack if card not in held]
    tricks = [" ".join(gone[start : start + 4]) for start in range(0, len(gone), 4)]
    given = {"hands": list(hands), "to_act": to_act, "trick": trick, "taken": [tricks, [], [], []]}
    return table("canadian_salad", standing={"round": contract}, **given)


def claimed(match: Match) -> str | None:
    """The code of what is certain for the seat to act."""
    assert match.to_act is not None
    claim = certain(match.game, match.view(match.to_act))
    return claim.code if claim is not None else None


@pytest.mark.parametrize(
    ("hands", "given", "code"),
    [
        # the two of spades stands once ace and king have drawn both spades that are out
        (("AS KS 2S", "3S 4S 5H", "6H 7H 8H", "9D TD JD"), {}, "all_mine"),
        # three spades out: one of them may stay until the two is led
        (("AS KS 2S", "3S 4S 5S", "6H 7H 8H", "9D TD JD"), {}, None),
        # a higher heart is out
        (("AS KS QH", "3S 4S KH", "6H 7H 8H", "9D TD JD"), {}, None),
        # the trick is not to be lost any more: nobody plays after the ace
        (("AS KS", "3S", "6S", "9S"), {"trick": "3D 4D 5D"}, None),
        (("AD KS", "3S", "6S", "9S"), {"trick": "3D 4D 5D"}, "all_mine"),
        # void, and all cards are lower than any other
        (("2S 2H", "3S", "6S", "9H"), {"trick": "3D 4D 5D"}, "none_mine"),
        # the five of spades may have to take a trick led with the four
        (("5S 6S", "4S", "7S", "9S"), {"trick": "3D 4D 5D"}, None),
        # the five lies below the second lowest spade
        (("2S 5S 2H", "4S 3H", "6S 4H", "9S 5H"), {"trick": "3D 4D 5D"}, "none_mine"),
        # on lead: all that is out is higher, somebody has to beat the two
        (("2S 3H", "4S 5H", "6S 7H", "9S 9H"), {}, "none_mine"),
        # on lead with a suit nobody else holds; beside it one that loses, which has to be led first
        (("2C 3C", "4S 5H", "6S 7H", "9S 9H"), {}, "all_mine"),
        (("2C 3H", "4S 5H", "6S 7H", "9S 9H"), {}, "none_mine"),
        (("2C 6H", "4S 5H", "6S 7H", "9S 9H"), {}, None),
        # the king of spades is still out, then it is not
        (("2S 3H", "KS 5H", "6S 7H", "9S 9H"), {"contract": 3, "to_act": 2}, None),
        (("2S 3H", "4S 5H", "6S 7H", "9S 9H"), {"contract": 3, "to_act": 2}, "nothing_costs"),
        # hearts still cost
        (("QS TH", "4S 5H", "6S 7H", "9S 9H"), {"contract": 1, "to_act": 2}, None),
    ],
)  # fmt: skip
def test_tricks_that_look_certain(hands: tuple[str, ...], given: dict[str, Any], code: str | None) -> None:
    assert claimed(four_left(*hands, **given)) == code


def test_nothing_is_certain_where_cards_are_missing_from_the_pack() -> None:
    hands = ["AS KS", "3S 4S", "6H 7H", "9D TD"]
    assert claimed(table("canadian_salad", hands=hands, to_act=0)) is None


def sevens(*hands: str, rows: dict[str, str], **options: Any) -> Match:
    return table("la_salade", standing={"round": 6}, to_act=0, hands=list(hands), rows=rows, **options)


@pytest.mark.parametrize(
    ("hand", "options", "code"),
    [
        ("8S 9S JS", {}, "no_choice"),  # one half of one row
        ("7D 8D", {}, "out_next"),  # the seven first, then what it opens; nobody has fewer cards
        ("8S 6S", {}, "out_next"),
        ("8S 6S 9S 2H", {}, None),  # two rows, and the two needs help
        ("9S JS", {"sevens_pass": "voluntary"}, None),  # one may also pass
        ("8S 9S 6S", {}, None),  # two choices, and somebody has but two cards
    ],
)
def test_sevens_that_look_certain(hand: str, options: dict[str, Any], code: str | None) -> None:
    match = sevens(hand, "TS QS", "KH QH JH", "KD QD JD", rows={"S": "7S 7S"}, **options)
    assert claimed(match) == code


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"hands": ["8S 9S", "KS QS"], "taken": ["TS TH TD TC", "AS AH AD AC"]}, "nothing_counts"),
        ({"hands": ["8S 9S", "KS QS"], "stock": "TS 8H", "taken": ["TH TD TC", "AS AH AD AC"]}, None),
        ({"hands": ["8S 9S", "KS QS"], "trick": "TS 8H", "taken": ["TH TD TC", "AS AH AD AC"]}, None),
    ],
)
def test_septica_that_looks_certain(given: dict[str, Any], code: str | None) -> None:
    assert claimed(table("septica", to_act=0, leader=0, **given)) == code


def test_a_sluga_that_may_take_every_card_plays_on() -> None:
    """All points are taken, but with all 32 cards it would change places (8.1)."""
    points = "TS TH TD TC AS AH AD AC"
    for others, code in (("", None), ("7S", "nothing_counts")):
        standing = {"sluga": 0, "hands_won": [0, 0], "round": 1}
        match = table("septica", standing=standing, to_act=0, hands=["8S 9S", "KS QS"], taken=[points, others])
        assert claimed(match) == code


def test_the_end_of_septica_is_certain_only_if_no_play_of_the_other_changes_it() -> None:
    """With everything taken but these cards: a ten against an eight may be lost by leading it or not."""
    pack = find("septica").pack(read_options(find("septica").options, {}))
    for hands, code in ((["7S TS", "8H 9H"], "open_end"), (["TS 9S", "TH 8H"], None)):
        held = " ".join(hands).split()
        gone = " ".join(card for card in pack if card not in held)
        assert claimed(table("septica", to_act=0, hands=hands, taken=[gone, ""])) == code
