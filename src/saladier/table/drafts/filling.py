"""The rest of a draft by chance: the cards that lie nowhere yet go where the game would have dealt them."""

from random import Random

from saladier.cards import Card, shuffled
from saladier.games.salas.game import HAND as SALAS_HAND
from saladier.games.salas.game import HAND_OF_TWO
from saladier.games.samba.cards import is_natural
from saladier.games.samba.game import HAND as SAMBA_HAND
from saladier.games.samba.game import HAND_OF_SIX
from saladier.games.septica.opening import HAND as SEPTICA_HAND
from saladier.table.drafts.draft import Draft


def filled_up(draft: Draft, random: Random) -> Draft:
    """Every hand filled as far as the rules let it, then packs, then the stock; what lies already stays."""
    free = shuffled(sorted(draft.left().elements()), random)
    if not free:
        return draft
    if draft.sevens:
        return _sevens(draft, free)
    for path, size in _wanted(draft, len(free)).items():
        lying = list(draft.at(path))
        if path == "pile" and not lying:
            free.append(free.pop(next((at for at, card in enumerate(free) if is_natural(card)), -1)))
        while free and len(lying) < size:
            lying.append(free.pop())
        draft = draft.put(path, lying)
    return draft


def _sevens(draft: Draft, free: list[Card]) -> Draft:
    """All cards to the hands, one at a time, those with the fewest first; who was said to be out stays out."""
    seats = [seat for seat in range(draft.options.players) if seat not in draft.finished]
    hands = {seat: list(draft.at(f"hands[{seat}]")) for seat in seats}
    for card in free:
        hands[min(seats, key=lambda seat: len(hands[seat]))].append(card)
    for seat, hand in hands.items():
        draft = draft.put(f"hands[{seat}]", hand)
    return draft


def _wanted(draft: Draft, free: int) -> dict[str, int]:
    """Path -> how many cards it should hold, in the order in which they are filled."""
    players = draft.options.players
    hands = [f"hands[{seat}]" for seat in range(players)]
    if draft.game.name == "samba":
        size = HAND_OF_SIX if players == 6 else SAMBA_HAND
        return {**dict.fromkeys(hands, size), "pile": 1, "stock": free + len(draft.at("stock"))}
    if draft.game.name == "salas":
        size = HAND_OF_TWO if players == 2 else SALAS_HAND
        packs = [zone.path for zone in draft.zones() if zone.kind == "pack"]
        return {**dict.fromkeys([*hands, *packs], size), "stock": free + len(draft.at("stock"))}
    return _even(draft, free, hands)


def _even(draft: Draft, free: int, hands: list[str]) -> dict[str, int]:
    """Hands that run out together, cards of the running trick counted; in Septica then a stock that goes round."""
    players, trick = draft.options.players, len(draft.at("trick"))
    lap = trick % players if draft.game.name == "septica" else trick
    played = {(draft.to_act - 1 - back) % players for back in range(lap)}
    held = sum(len(draft.at(path)) for path in hands)
    size = (free + held + lap) // players
    if draft.game.name == "septica":
        size = min(size, SEPTICA_HAND - trick // players)
    wanted = {path: max(0, size - (seat in played)) for seat, path in enumerate(hands)}
    if draft.game.name == "septica":
        left = free + held - sum(max(number, len(draft.at(path))) for path, number in wanted.items())
        stock = len(draft.at("stock"))
        wanted["stock"] = (stock + left) // players * players
    return wanted
