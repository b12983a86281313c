"""Which proof a hand takes.

Samba and Salas have none: as long as somebody may draw or take the pile, a hand can gain or lose.
"""

from saladier.bots.claims import septica, sevens, tricks
from saladier.bots.claims.claim import Claim
from saladier.games import Game, View
from saladier.games.la_salade import SevensRound
from saladier.games.la_salade.cut import CutFirst
from saladier.games.septica import SepticaRound
from saladier.games.tricks import TrickRound


def certain(game: Game, view: View, said: str = "") -> Claim | None:
    """What is certain for the seat to act, which is the seat of ``view``; ``None`` if nothing is.

    ``said`` is the code that the seat has claimed with before in this hand: where more than one thing is certain, it
    is the one that counts.
    """
    round_ = view.round
    if round_.to_act is None or (isinstance(round_, CutFirst) and round_.uncut):
        return None
    if isinstance(round_, TrickRound):
        return tricks.certain(game, round_, said)
    if isinstance(round_, SevensRound):
        return sevens.certain(game, round_)
    if isinstance(round_, SepticaRound):
        return septica.certain(game, round_)
    return None
