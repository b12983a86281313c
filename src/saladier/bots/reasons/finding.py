"""Which family of reasons a hand takes."""

from saladier.bots.reasons import salas, samba, septica, sevens, tricks
from saladier.bots.reasons.reason import Reason
from saladier.games import Game, View
from saladier.games.la_salade import SevensRound
from saladier.games.la_salade.cut import CutFirst
from saladier.games.salas.round import SalasRound
from saladier.games.samba.round import SambaRound
from saladier.games.septica import SepticaRound
from saladier.games.tricks import TrickRound


def reason_for(game: Game, view: View, move: str) -> Reason:
    """Why the seat to act, which is the seat of ``view``, might make the legal ``move``."""
    round_ = view.round
    if isinstance(round_, CutFirst) and round_.uncut:
        return Reason("cut_anywhere")
    if isinstance(round_, TrickRound):
        return tricks.reason(game, round_, move)
    if isinstance(round_, SevensRound):
        return sevens.reason(game, round_, move)
    if isinstance(round_, SepticaRound):
        return septica.reason(game, round_, move)
    if isinstance(round_, SambaRound):
        return samba.reason(round_, move)
    assert isinstance(round_, SalasRound)
    return salas.reason(round_, move)
