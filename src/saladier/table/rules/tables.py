"""Tables of values inside clauses, made from the constants of the rules."""

from collections.abc import Iterable, Sequence

from htpy import Node, table, tbody, td, th, thead, tr

from saladier.table.pages.frame import scrolling


def values(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> Node:
    """A table with a head per column; the first cell of each row names it."""
    body = [tr[th(scope="row")[first], (td[cell] for cell in cells)] for first, *cells in rows]
    return scrolling(heads[0], table(".values.num")[thead[tr[(th(scope="col")[head] for head in heads)]], tbody[body]])
