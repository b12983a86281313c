"""A hand of each game to play to its end: whole in the games of tricks, with a short stock where melds are laid."""

from collections.abc import Callable

from tests.table.kept import kept_match

SAMBA = {
    "to_act": 0,
    "hands": [
        "KS KH 9D AS AH 2C 4S 5H 7D 8C TD JC QS 6H 9S",
        "4C 5C 6C 7C 8D 9H",
        "8S 8H 9C TS JD QH",
        "TH TC 4D 5D 6D KD",
    ],
    "stock": "5S 6S 7S JS JH QD QC KC",
    "pile": "7H",
    "melds": [[], []],
}
SALAS = {
    "to_act": 0,
    "hands": ["TH JH KH 5S 6S 7S 4C 8H 2D 9S QH", "9C 3D 6C TC", "4H 8D 7C 2S", "3S QD 5H KD"],
    "stock": "8C 9D 2C QS 4S 6H",
    "pile": "",
    "runs": [[], []],
    "packs": ["KC QC 5C", "8S 7D JS"],
}

HANDS: dict[str, Callable[[], dict[str, str]]] = {
    "canadian_salad": lambda: kept_match("canadian_salad"),
    "la_salade": lambda: kept_match("la_salade"),
    "septica": lambda: kept_match("septica"),
    "samba": lambda: kept_match("samba", position=SAMBA),
    "salas": lambda: kept_match("salas", position=SALAS),
}
"""Game -> the storage in which a hand of it is open, a person against bots."""
