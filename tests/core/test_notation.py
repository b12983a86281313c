"""The notation of moves: what is readable, and what each text means."""

import pytest

from saladier.games.notation import Step, read

STEPS = [
    ("QH", Step("card", ("QH",), (None,))),
    ("J*", Step("card", ("J*",), (None,))),
    ("S*", Step("card", ("S*",), (None,))),
    ("pass", Step("pass")),
    ("stop", Step("stop")),
    ("no_cut", Step("no_cut")),
    ("yes", Step("yes")),
    ("no", Step("no")),
    ("cut 5", Step("cut", number=5)),
    ("cut 0", Step("cut", number=0)),
    ("cut 007", Step("cut", number=7)),
    ("draw", Step("draw")),
    ("take", Step("take")),
    ("take 8S 8D", Step("take", ("8S", "8D"), (None, None))),
    ("take 8S 8D > 2", Step("take", ("8S", "8D"), (None, None), target=2)),
    ("top > 3", Step("top", target=3)),
    ("top > 3 & 5", Step("top", target=3, other=5)),
    ("lay KH KD KS", Step("lay", ("KH", "KD", "KS"), (None, None, None))),
    ("lay KH", Step("lay", ("KH",), (None,))),
    ("lay J* 2C", Step("lay", ("J*", "2C"), (None, None))),
    ("add KC 2H > 1", Step("add", ("KC", "2H"), (None, None), target=1)),
    ("add KC > 1.0", Step("add", ("KC",), (None,), target=0, side=1)),
    ("add S*@5 > 1", Step("add", ("S*",), (5,), target=1)),
    ("add S* > 1", Step("add", ("S*",), (None,), target=1)),
    ("add 4C S*@14 6C > 0", Step("add", ("4C", "S*", "6C"), (None, 14, None), target=0)),
    ("swap TH > 1.0", Step("swap", ("TH",), (None,), target=0, side=1)),
    ("merge 0 2", Step("merge", target=0, other=2)),
    ("merge 0 2 with 9S", Step("merge", ("9S",), (None,), target=0, other=2)),
    ("red3 3H", Step("red3", ("3H",), (None,))),
    ("discard 5D", Step("discard", ("5D",), (None,))),
]


@pytest.mark.parametrize(("text", "step"), STEPS, ids=[text for text, _step in STEPS])
def test_a_move_of_one_step(text: str, step: Step) -> None:
    move = read(text)
    assert move is not None
    assert (move.text, move.steps, move.asks, move.only) == (text, (step,), False, step)


@pytest.mark.parametrize(
    ("text", "kinds", "asks"),
    [
        ("lay KH KD KS ; discard 5D", ["lay", "discard"], False),
        ("take ; lay 4C 5C 6C ; add 7C > 0 ; discard 2H", ["take", "lay", "add", "discard"], False),
        ("draw ; pass", ["draw", "pass"], False),
        ("ask: lay KH KD KS ; discard 5D", ["lay", "discard"], True),
        ("ask: discard 5D", ["discard"], True),
    ],
)
def test_a_move_of_several_steps_or_a_question(text: str, kinds: list[str], asks: bool) -> None:
    move = read(text)
    assert move is not None
    assert [step.kind for step in move.steps] == kinds
    assert move.asks is asks
    assert move.only is None


@pytest.mark.parametrize(
    ("digits", "number"),
    [("9" * 9, 999_999_999), ("9" * 10, 10**9), ("1" * 5000, 10**9), ("0" * 5000 + "7", 7), ("1" + "0" * 9, 10**9)],
    ids=["nine", "ten", "five thousand", "zeros first", "a thousand million"],
)
def test_a_huge_cut_is_readable_and_only_large(digits: str, number: int) -> None:
    move = read(f"cut {digits}")
    assert move is not None
    assert move.steps[0].number == number


UNREADABLE = {
    "nothing": "",
    "a blank": " ",
    "lower case": "qh",
    "half lower case": "Qh",
    "a word in capitals": "PASS",
    "ten in figures": "10H",
    "a one": "1H",
    "no such suit": "QX",
    "a hidden card": "??",
    "a suit sign": "Q♥",
    "a joker with a suit": "JH*",
    "a queen with a star": "Q*",
    "two cards": "QH KD",
    "a blank before": " QH",
    "a blank after": "QH ",
    "a line end after": "QH\n",
    "a word with a line end": "draw\n",
    "a full-width letter": "\uff31H",
    "a cut without number": "cut",
    "a cut with a sign": "cut -1",
    "a cut with a plus": "cut +1",
    "a cut with a fraction": "cut 1.0",
    "a cut with an underscore": "cut 1_0",
    "a cut with two blanks": "cut  5",
    "a cut with a tab": "cut\t5",
    "arabic digits in a cut": "cut ٣",
    "full-width digits in a cut": "cut \uff15",
    "a superscript in a cut": "cut 5²",
    "a cut among steps": "draw ; cut 5",
    "arabic digits as a target": "top > ٣",
    "superscript as a target": "add KC > ¹",
    "a target of ten digits": "top > 1234567890",
    "a place of ten digits": "add S*@1234567890 > 1",
    "two blanks between cards": "lay KH  KD",
    "no blank around the target": "add KC>1",
    "two blanks before the target": "add KC  > 1",
    "no blank around the joint": "draw;pass",
    "two blanks around the joint": "draw  ;  pass",
    "an empty step": "draw ; ",
    "a joint alone": " ; ",
    "a step missing in the middle": "draw ;  ; pass",
    "a card among steps": "draw ; QH",
    "a word among steps": "draw ; stop",
    "a question about nothing": "ask: ",
    "a question about a card": "ask: QH",
    "a question about stopping": "ask: stop",
    "a question without blank": "ask:draw",
    "a question twice": "ask: ask: draw",
    "lay without cards": "lay",
    "lay with a blank only": "lay ",
    "lay with a place": "lay S*@5",
    "a place on another card": "add KC@5 > 1",
    "a place on a joker": "add J*@5 > 1",
    "an empty place": "add S*@ > 1",
    "add without target": "add KC",
    "add without cards": "add > 1",
    "three levels of target": "add KC > 1.0.2",
    "take onto without cards": "take > 2",
    "top without target": "top",
    "swap without side": "swap TH > 1",
    "swap two cards": "swap TH 9H > 1.0",
    "merge with one number": "merge 1",
    "merge three": "merge 1 2 3",
    "merge with two cards": "merge 0 2 with 9S 8S",
    "a red three that is black": "red3 3S",
    "no three": "red3 4H",
    "two red threes": "red3 3H 3D",
    "discard without card": "discard",
    "discard two cards": "discard 5D 6D",
    "draw a card": "draw QH",
    "pass a card": "pass QH",
    "yes and no": "yes no",
    "html": "<b>QH</b>",
    "a NUL": "QH\x00",
}


@pytest.mark.parametrize("text", UNREADABLE.values(), ids=UNREADABLE)
def test_unreadable(text: str) -> None:
    assert read(text) is None


@pytest.mark.parametrize("text", ["draw ; " * 2000 + "pass", "lay " + "KH " * 5000 + "KD", "x" * 100_000])
def test_long_texts_are_read_or_refused_in_linear_time(text: str) -> None:
    move = read(text)
    assert move is None or len(move.steps) in (1, 2001)
