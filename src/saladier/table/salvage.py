"""What can be saved of a record that holds a move the rules refuse: the part before it."""

from saladier.cards import BadInput
from saladier.record import IllegalMove, Record, load, parse, read_record, record_of
from saladier.table.migrations import migrated


def part_before(text: str) -> Record | None:
    """The record in a file or a save, up to the move that is refused; ``None`` where something else is wrong."""
    try:
        record = read_record(parse(migrated(text).text))
    except BadInput:
        return None
    try:
        load(record)
    except IllegalMove as error:
        return record_of(error.match, record.names, record.extra) if error.match.hands else None
    except BadInput:
        return None
    return None
