"""A small position as a figure: complete on paper and without a script; inside the app its moves can be tried."""

from collections.abc import Iterator, Sequence

from htpy import Element, Node, b, button, details, div, figcaption, figure, li, ol, p, small, span, summary, ul

from saladier.cards import Card
from saladier.games import Refusal, Round
from saladier.games.la_salade import SevensRound
from saladier.games.la_salade.rows import between
from saladier.games.notation import read
from saladier.games.salas.round import SalasRound
from saladier.games.samba.round import SambaRound
from saladier.games.septica.round import SepticaRound
from saladier.games.tricks import TrickRound
from saladier.table.advice import move_words
from saladier.table.cards import icon, small_card
from saladier.table.games import TABLES
from saladier.table.message import verdict
from saladier.table.pages.setup import numbered
from saladier.table.positions import Position
from saladier.table.puzzle import Puzzle
from saladier.table.text import _, plain


def figure_of(position: Position, tried: Sequence[str] | None = None) -> Element:
    """``tried``: the moves that were tried, the latest last; ``None`` where nothing can be."""
    round_ = position.match.view(position.seat).round
    moves = [_try(position, round_, move, tried) for move in position.tries]
    return figure(".pos", id=f"p-{position.name}", data_position=position.name)[
        figcaption[position.question()],
        div(".stage")[
            (_group(title, rows) for title, rows in _around(round_, position.seat)),
            div(".grp")[b[_("To be tried") if tried is not None else _("To choose from")], ol(".tries")[moves]],
        ],
        _said(position, tried[-1] if tried else "") if tried is not None else None,
        details(".answer")[summary[_("Answer")], ul[(_answer(position, round_, move) for move in position.tries)]],
    ]


def _group(title: str, rows: Sequence[Sequence[Card]]) -> Element:
    return div(".grp")[b[title], (ol(".lie")[(li[small_card(card)] for card in row)] for row in rows if row)]


def _around(round_: Round, seat: int) -> Iterator[tuple[str, Sequence[Sequence[Card]]]]:
    """What lies on the table, as far as it matters: titles and rows of cards."""
    if isinstance(round_, (TrickRound, SepticaRound)):
        yield _("The trick so far"), [round_.trick]
    elif isinstance(round_, SevensRound):
        yield _("The rows"), [list(between(*ends)) for ends in round_.rows.values()]
    elif isinstance(round_, SambaRound):
        if round_.phase == "draw":
            yield _("Top of the pile"), [round_.pile[-1:]]
        yield _("Own melds"), [meld.cards for meld in round_.melds[round_.side(seat)]]
    elif isinstance(round_, SalasRound):
        for side, runs in enumerate(round_.runs):
            if runs:
                own = side == round_.side(seat)
                yield _("Own runs") if own else _("Runs of the other side"), [run.cards for run in runs]


def _try(position: Position, round_: Round, move: str, tried: Sequence[str] | None) -> Element:
    """A move: its cards, and in words what is done with them where that is not simply to play one."""
    read_as = read(move)
    assert read_as is not None
    plain_card = read_as.only is not None and read_as.only.kind == "card"
    cards = [card for step in read_as.steps for card in ((step.card,) if plain_card else step.cards)]
    wordless = plain_card or read_as.steps[0].kind == "lay"
    words = None if wordless else move_words(move, round_)
    unspoken = None if tried is None else "true"
    shown: Node = [
        span(".lie", aria_hidden=unspoken)[(small_card(card) for card in cards)] if cards else None,
        small(aria_hidden=unspoken)[words] if words else None,
    ]
    if tried is None:
        return li[span(".try")[shown]]
    done = move in tried
    right = done and position.found(move)
    return li[
        button(
            class_=["try", ("yes" if right else "no") if done else ""],
            type="button",
            id=f"p-{position.name}-{position.tries.index(move)}",
            data_action="try-move",
            data_name=position.game,
            data_position=position.name,
            data_tried=move,
        )[
            span(".vh")[_spoken(round_, move, done, right)],
            shown,
            span(".mark", aria_hidden="true")[icon("check" if right else "x")] if done else None,
        ]
    ]


def _spoken(round_: Round, move: str, done: bool, right: bool) -> str:
    words = plain(move_words(move, round_))
    if not done:
        return words
    return _("{move}: yes").format(move=words) if right else _("{move}: no").format(move=words)


def _said(position: Position, move: str) -> Element:
    """The verdict on the last try."""
    if not move:
        return div(".say")[span(".dot", aria_hidden="true"), p[_("Tap one: the rules answer, with the reason.")]]
    puzzle, refusal = position.judge(move)
    css = [] if puzzle.solved else ["why"]
    return div(class_=["say", *css])[
        span(".dot", aria_hidden="true") if puzzle.solved else icon("why"),
        p[_verdict(position, puzzle, refusal)],
    ]


def verdict_on(position: Position, move: str) -> str:
    """The same in plain words, to be spoken."""
    return plain(_verdict(position, *position.judge(move)))


def _verdict(position: Position, puzzle: Puzzle, refusal: Refusal | None) -> Node:
    if refusal is not None:
        return _refused(position, refusal)
    return verdict(puzzle, position.match.view(position.seat).round)


def _refused(position: Position, refusal: Refusal) -> Node:
    names = [numbered(seat) for seat in range(position.match.options.players)]
    return TABLES[position.game].explain(refusal, names)


def _answer(position: Position, round_: Round, move: str) -> Element:
    puzzle, refusal = position.judge(move)
    words = move_words(move, round_)
    if refusal is not None:
        return li[b[_("No:")], " ", words, ". ", _refused(position, refusal)]
    if puzzle.solved:
        return li[b[_("Yes:")], " ", words, "."]
    return li[b[_("No:")], " ", words, ". ", puzzle.why]
