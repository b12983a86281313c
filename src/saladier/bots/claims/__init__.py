"""When the rest of a hand is certain: proofs from what one seat sees, and the way of playing they speak of."""

from saladier.bots.claims.claim import Claim
from saladier.bots.claims.finding import certain

__all__ = ["Claim", "certain"]
