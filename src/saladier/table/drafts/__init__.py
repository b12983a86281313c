"""Positions being set up by hand: places with cards, checked by the rules as they grow."""

from saladier.table.drafts.draft import Draft, Zone, empty, of_position, of_round
from saladier.table.drafts.filling import filled_up
from saladier.table.drafts.output import case_of, check, record_of_draft

__all__ = ["Draft", "Zone", "case_of", "check", "empty", "filled_up", "of_position", "of_round", "record_of_draft"]
