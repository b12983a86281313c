"""What cards, ranks and suits are called, and the letters printed on them."""

from saladier.cards import HIDDEN, JOKER, SALAS, Card
from saladier.table.text import N_, _

RANKS = {
    "A": N_("Ace"), "2": N_("Two"), "3": N_("Three"), "4": N_("Four"), "5": N_("Five"), "6": N_("Six"),
    "7": N_("Seven"), "8": N_("Eight"), "9": N_("Nine"), "T": N_("Ten"), "J": N_("Jack"), "Q": N_("Queen"),
    "K": N_("King"),
}  # fmt: skip
SUITS = {"C": N_("clubs"), "D": N_("diamonds"), "H": N_("hearts"), "S": N_("spades")}
ONE_OF = {"C": N_("a club"), "D": N_("a diamond"), "H": N_("a heart"), "S": N_("a spade")}
RANKS_MANY = {
    "A": N_("aces"), "2": N_("twos"), "3": N_("threes"), "4": N_("fours"), "5": N_("fives"), "6": N_("sixes"),
    "7": N_("sevens"), "8": N_("eights"), "9": N_("nines"), "T": N_("tens"), "J": N_("jacks"), "Q": N_("queens"),
    "K": N_("kings"),
}  # fmt: skip
ONE_RANK = {
    "A": N_("an ace"), "2": N_("a two"), "3": N_("a three"), "4": N_("a four"), "5": N_("a five"), "6": N_("a six"),
    "7": N_("a seven"), "8": N_("an eight"), "9": N_("a nine"), "T": N_("a ten"), "J": N_("a jack"),
    "Q": N_("a queen"), "K": N_("a king"),
}  # fmt: skip
LETTERS = {"T": N_("10"), "J": N_("J"), "Q": N_("Q"), "K": N_("K"), "A": N_("A")}


def suit_name(suit: str) -> str:
    """The plural: "spades"."""
    return _(SUITS[suit])


def one_of(suit: str) -> str:
    """One card of a suit: "a spade"."""
    return _(ONE_OF[suit])


def one_rank(rank: str) -> str:
    """Any card of a rank: "an ace"."""
    return _(ONE_RANK[rank])


def index_letter(card: Card) -> str:
    """What is printed in the corner; figures stay figures."""
    return _(LETTERS[card[0]]) if card[0] in LETTERS else card[0]


def card_name(card: Card) -> str:
    """The spoken name: "Queen of hearts"."""
    if card == HIDDEN:
        return _("Card, face down")
    if card == JOKER:
        return _("Joker")
    if card == SALAS:
        return _("Salas")
    return _("{rank} of {suit}").format(rank=_(RANKS[card[0]]), suit=suit_name(card[1]))
