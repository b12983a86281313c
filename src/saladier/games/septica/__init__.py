"""Septica with sluga: sevens and equal ranks take, tens and aces count, the beaten side deals."""

from saladier.games.septica.game import GAME
from saladier.games.septica.round import SepticaRound
from saladier.games.septica.standing import SepticaStanding

__all__ = ["GAME", "SepticaRound", "SepticaStanding"]
