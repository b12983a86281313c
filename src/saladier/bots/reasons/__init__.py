"""Why a move is a good one, in codes and facts that the seat can verify with its own eyes."""

from saladier.bots.reasons.finding import reason_for
from saladier.bots.reasons.reason import Reason

__all__ = ["Reason", "reason_for"]
