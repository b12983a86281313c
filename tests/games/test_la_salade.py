"""La Salade, contracts 1 to 6, the cut and the totals: rows are a clause, the cards, the result."""

from random import Random
from typing import Any

import pytest

from saladier.cards import BadInput, shuffled, write_cards
from saladier.games import find, read_options
from saladier.games.la_salade.game import CONTRACTS, GAME, LaSalade, place_points
from tests.games.set_up import choices, code, points, state, table

QUEEN_TRICK: dict[str, Any] = {"to_act": 1, "hands": ["KH", "TH", "QH", "3H"]}
QUEEN_MOVES = "TH, QH, 3H, KH"


@pytest.mark.parametrize(
    ("contract", "last_price"),
    [(0, 5), (1, 20), (2, 25), (3, 0), (4, 80), (5, 5 + 20 + 25 + 80)],
)
def test_what_one_trick_costs_under_each_contract(contract: int, last_price: int) -> None:
    """4, 4.1, T1: ten, queen, three and king of hearts as the last trick."""
    match = table("la_salade", QUEEN_MOVES, standing={"round": contract}, **QUEEN_TRICK)
    assert points(match) == (last_price, 0, 0, 0)


@pytest.mark.parametrize(
    ("hands", "moves", "contract", "expected"),
    [
        (["JC", "4C", "KS", "9C"], "4C, KS, 9C, JC", 3, (50, 0, 0, 0)),  # T2
        (["QH", "QD", "KS", "QS"], "QD, KS, QS, QH", 5, (0, 5 + 5 + 75 + 50 + 80, 0, 0)),  # 4.2
        (["2H", "QH", "3H", "4H"], "QH, 3H, 4H, 2H", 1, (0, 20, 0, 0)),  # queen of hearts is one heart
        (["2H", "QH", "3D", "4D"], "QH, 3D, 4D, 2H", 2, (0, 25, 0, 0)),
        (["2C", "QH", "3D", "4D"], "QH, 3D, 4D, 2C", 5, (0, 5 + 30 + 80, 0, 0)),  # 10.12
        (["2C", "AC", "KS", "4D"], "AC, KS, 4D, 2C", 2, (0, 0, 0, 0)),  # the king costs nothing there
    ],
)
def test_penalty_cards(hands: list[str], moves: str, contract: int, expected: tuple[int, ...]) -> None:
    assert points(table("la_salade", moves, standing={"round": contract}, to_act=1, hands=hands)) == expected


@pytest.mark.parametrize(("players", "sums"), [(4, (65, 65, 100, 50, 80, 360)), (3, (85, 65, 100, 50, 80, 380))])
def test_the_points_of_each_contract_have_their_sum(players: int, sums: tuple[int, ...]) -> None:
    """4: in every playout, over several deals."""
    options, random = read_options(GAME.options, {"players": players}), Random(players)
    for contract, whole in enumerate(sums):
        for _ in range(4):
            match = table(
                "la_salade",
                standing={"round": contract, "dealer": random.randrange(players)},
                players=players,
                deal=write_cards(shuffled(GAME.pack(options), random)),
            )
            while match.to_act is not None:
                match.play(match.to_act, random.choice(choices(match)))
            assert sum(points(match)) == whole
            assert match.settlement is not None
            assert match.settlement.match_over is False


@pytest.mark.parametrize(
    ("early_end", "contract", "over"),
    [(True, 0, False), (True, 1, True), (True, 2, False), (True, 5, False), (False, 1, False)],
)
def test_early_end_after_the_last_heart(early_end: bool, contract: int, over: bool) -> None:
    """7: only the contracts of hearts, queens and the king can end early."""
    match = table(
        "la_salade", "AH, 2S, 4S", standing={"round": contract}, players=3, early_end=early_end, to_act=2,
        hands=["2S 3S", "4S 5S", "AH 6S"], taken=[["2H 3H 4H", "5H 6H 7H"], ["8H 9H TH"], ["JH QH KH"]],
    )  # fmt: skip
    assert (match.to_act is None) is over


@pytest.mark.parametrize(
    ("early_end", "contract", "over"),
    [(True, 2, True), (True, 3, False), (False, 2, False)],
)
def test_early_end_after_the_last_queen(early_end: bool, contract: int, over: bool) -> None:
    match = table(
        "la_salade", "QS, 2S, 3S, 4S", standing={"round": contract}, early_end=early_end, to_act=0,
        hands=["QS 2D", "2S 3D", "3S 4D", "4S 5D"], taken=[["QH QD QC 2C"], [], [], []],
    )  # fmt: skip
    assert (match.to_act is None) is over


@pytest.mark.parametrize(("early_end", "over"), [(True, True), (False, False)])
def test_early_end_after_the_king_of_spades(early_end: bool, over: bool) -> None:
    match = table(
        "la_salade", "2S, KS, QS, JS", standing={"round": 3}, early_end=early_end, to_act=0,
        hands=["2S 2D", "KS 3D", "QS 4D", "JS 5D"],
    )  # fmt: skip
    assert (match.to_act is None) is over


PACK_4 = write_cards(GAME.pack(read_options(GAME.options, {})))
PACK_3 = write_cards(GAME.pack(read_options(GAME.options, {"players": 3})))


@pytest.mark.parametrize(
    ("players", "number", "refused"),
    [(4, 4, True), (4, 5, False), (4, 47, False), (4, 48, True), (3, 4, True), (3, 46, False), (3, 47, True)],
)
@pytest.mark.parametrize("contract", [0, 6])
def test_the_bounds_of_the_cut(players: int, number: int, refused: bool, contract: int) -> None:
    """2.4, T6: five cards stay in each packet, in every contract."""
    pack = PACK_4 if players == 4 else PACK_3
    match = table("la_salade", players=players, cut="ask", deal=pack, standing={"round": contract})
    refusal = match.refusal(players - 1, f"cut {number}")
    assert (refusal is not None) is refused
    if refusal is not None:
        assert refusal.code == "bad_cut"
        assert dict(refusal.facts) == {"number": number, "least": 5, "most": len(pack.split()) - 5}


@pytest.mark.parametrize(("cut", "to_act", "moves"), [("auto", 2, 13), ("ask", 0, 43)])
def test_who_begins_with_and_without_a_cut(cut: str, to_act: int, moves: int) -> None:
    """2.4: asked, the seat on the dealer's right cuts; otherwise the eldest leads at once."""
    match = table("la_salade", cut=cut, deal=PACK_4, standing={"dealer": 1})
    assert match.to_act == to_act
    assert len(choices(match)) == moves


def test_the_cut_brings_the_lower_packet_to_the_top() -> None:
    """2.4, 2.5: the sixth card of the pack is dealt first."""
    match = table("la_salade", "cut 5", cut="ask", deal=PACK_4)
    cut = PACK_4.split()[5:] + PACK_4.split()[:5]
    assert state(match, "hands") == [write_cards(sorted(cut[seat::4])) for seat in (3, 0, 1, 2)]
    assert match.to_act == 1
    assert code(match, "cut 5") == "wrong_phase"


def test_nobody_sees_a_card_before_the_cut() -> None:
    match = table("la_salade", cut="ask", deal=PACK_4)
    for seat in (None, 0, 3):
        view = match.view(seat)
        assert set(view.round.cards()) == {"??"}
        assert GAME.view(GAME.imagine(view, Random(1)), seat) == view


@pytest.mark.parametrize(
    ("move", "by", "expected"),
    [
        ("3c", 1, "unreadable"),
        ("3C", 2, "not_your_turn"),
        ("pass", 1, "wrong_phase"),
        ("cut 20", 1, "wrong_phase"),
        ("3D", 1, "card_not_in_hand"),
        ("J*", 1, "card_not_in_hand"),
        ("QS", 1, "must_follow_suit"),
        ("4C", 1, None),
    ],
)
def test_order_of_judgement_in_tricks(move: str, by: int, expected: str | None) -> None:
    match = table("la_salade", to_act=1, hands=["2C 2D", "3C 4C QS", "5C 3H 4H", "6C 7C 8C"], trick="9C")
    assert code(match, move, by) == expected


def test_facts_of_must_follow_suit() -> None:
    match = table("la_salade", to_act=1, hands=["2C 2D", "3C 4C QS", "5C 3H 4H", "6C 7C 8C"], trick="9C")
    refusal = match.refusal(1, "QS")
    assert refusal is not None
    assert refusal.facts["suit"] == "C"
    assert sorted(refusal.facts["cards"]) == ["3C", "4C"]


@pytest.mark.parametrize("players", [3, 4])
def test_the_deal_passes_left_over_seven_contracts(players: int) -> None:
    """2.2, 10.5; and the sum of a whole match (6.1)."""
    options, random = read_options(GAME.options, {"players": players}), Random(9)
    match = table("la_salade", players=players, standing={"dealer": 2}, deal=PACK_4 if players == 4 else PACK_3)
    dealers = []
    while True:
        dealers.append(match.standing.dealer)
        while match.to_act is not None:
            match.play(match.to_act, random.choice(choices(match)))
        if match.over:
            break
        match.start_deal(shuffled(GAME.pack(options), random))
    assert dealers == [(2 + contract) % players for contract in range(7)]
    assert sum(match.standing.scores) == {4: 720, 3: 710}[players]
    with pytest.raises(BadInput, match="over"):
        match.start_deal(GAME.pack(options))


@pytest.mark.parametrize(
    ("text", "given"),
    [
        ("round", {"standing": {"round": 7}, "to_act": 0, "hands": ["2C"] * 4}),
        ("rows", {"to_act": 0, "hands": ["2C", "3C", "4C", "5C"], "rows": {}}),
        ("finished", {"to_act": 0, "hands": ["2C", "3C", "4C", "5C"], "finished": []}),
        ("2C", {"players": 3, "to_act": 0, "hands": ["2C", "3C", "4C"]}),
        ("hands", {"to_act": 0, "hands": ["2C 2D", "3C", "4C", "5C"]}),
        ("to_act", {"to_act": 0, "hands": ["", "", "", ""]}),
        ("sluga", {"standing": {"sluga": 0}, "to_act": 0, "hands": ["2C"] * 4}),
    ],
)
def test_what_does_not_load(text: str, given: dict[str, Any]) -> None:
    with pytest.raises(BadInput, match=text):
        table("la_salade", **given)


@pytest.mark.parametrize(
    ("players", "option", "expected"),
    [
        (4, "-100,0,100", (-100, -50, 50, 100)),
        (3, "-100,-50,100", (-100, -50, 100)),
        (3, "-100,0,100", (-100, 0, 100)),
        (3, "-100,-50,50", (-100, -50, 50)),
        (3, "-100,50,100", (-100, 50, 100)),
    ],
)
def test_points_by_place(players: int, option: str, expected: tuple[int, ...]) -> None:
    """5.10, 5.11: the option concerns three players only."""
    options = read_options(GAME.options, {"players": players, "sevens_scores_3p": option})
    assert place_points(options) == expected


def test_both_salads_play_on_the_same_code() -> None:
    """The six contracts differ from those of Canadian Salad in their prices alone."""
    other = find("canadian_salad")
    assert [one.code for one in CONTRACTS] == [
        "no_tricks", "no_hearts", "no_queens", "no_king", "no_last", "combination",
    ]  # fmt: skip
    assert type(table("la_salade", **QUEEN_TRICK).round) is type(table("canadian_salad", **QUEEN_TRICK).round)
    assert isinstance(GAME, LaSalade)
    assert other.name == "canadian_salad"
