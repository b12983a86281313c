"""Plain trick play without trumps, and contracts that say what a trick costs: shared by the two Salads."""

from saladier.games.tricks.contract import TrickContract
from saladier.games.tricks.deal import deal_all, imagine_hands, voids
from saladier.games.tricks.round import TrickRound

__all__ = ["TrickContract", "TrickRound", "deal_all", "imagine_hands", "voids"]
