"""The record: one format for saves, links, embeds, replays and tests, with one reader and one writer."""

from saladier.record.link import link_text, pack, unpack
from saladier.record.model import FORMAT, Comment, Record, RecordedRound
from saladier.record.read import NewerFormat, read_record
from saladier.record.replay import IllegalMove, load, record_of
from saladier.record.showing import begin_again, for_player, hides_cards, look_into
from saladier.record.text import parse, text_of
from saladier.record.write import write_record, write_standing

__all__ = [
    "FORMAT",
    "Comment",
    "IllegalMove",
    "NewerFormat",
    "Record",
    "RecordedRound",
    "begin_again",
    "for_player",
    "hides_cards",
    "link_text",
    "load",
    "look_into",
    "pack",
    "parse",
    "read_record",
    "record_of",
    "text_of",
    "unpack",
    "write_record",
    "write_standing",
]
