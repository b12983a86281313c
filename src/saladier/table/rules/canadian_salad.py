"""Canadian Salad in plain words. Figures come from the constants of the rules themselves."""

from htpy import Node

from saladier.games.canadian_salad import GAME
from saladier.games.canadian_salad.game import HANDS, PATH_END, REMOVED, contracts
from saladier.games.options import read_options
from saladier.table.names import card_name
from saladier.table.rules.model import Clause, Rules, Ruling, Section
from saladier.table.rules.prices import NAMES, penalty, worth
from saladier.table.rules.tables import values
from saladier.table.text import _, listed

DEFAULTS = read_options(GAME.options, {})


def _sections() -> tuple[Section, ...]:
    combination = contracts(DEFAULTS)[-1]
    return (
        Section(_("Players and cards"), (
            Clause("1.1", _("Three to six play, each alone. Four is the usual number.")),
            Clause("1.2", _("One pack of 52 without jokers. The ace is high, then king, queen, jack and down to the two. There are no trumps.")),
            Clause("1.3", _("So that all hands are equal, a few low cards stay out, depending on the number of players:"), table=_removed),
            Clause("1.4", _("Everybody knows which cards are out, and they stay out for all hands. Every heart, every queen and the king of spades is always in play."),
                   (Ruling(_("Are the cards left out known?"), _("Yes: it is the same fixed list for everyone.")),)),
        )),
        Section(_("Dealing"), (
            Clause("2.1", _("The first dealer is found as the players like: by lot, by the highest card drawn, or by agreement."),
                   (Ruling(_("Who deals first?"), _("By lot unless you choose otherwise; the rules leave it to the table.")),)),
            Clause("2.2", _("The deal passes to the left after each hand. {n} hands are played, whatever the number of players.").format(n=HANDS),
                   (Ruling(_("Does the deal move on?"), _("Yes, one seat to the left: a first dealer implies a second one.")),
                    Ruling(_("Six hands, or six for each dealer?"), _("Six in all.")))),
            Clause("2.3", _("The whole pack is dealt, one card at a time, starting at the dealer’s left."),
                   (Ruling(_("Singly or in packets?"), _("Singly; the chances are the same.")),)),
        )),
        Section(_("Play"), (
            Clause("3.1", _("The player at the dealer’s left leads any card to the first trick. Hearts may be led at any time."),
                   (Ruling(_("May every card be led or thrown?"), _("Yes. Nothing has to be broken first, and no card is barred from the first trick.")),)),
            Clause("3.2", _("Play goes round to the left, one card each. Whoever holds the suit led must play a card of it, any one; nobody has to beat. Without the suit, any card may go, penalty cards too.")),
            Clause("3.3", _("The highest card of the suit led takes the trick. Its owner puts the trick aside, face down, and leads to the next.")),
            Clause("3.4", _("Every hand is played to the last card, even when its penalties have all fallen."),
                   (Ruling(_("Does a hand stop once it is settled?"), _("No; the rules speak of no stop. The house rule ends hands 2, 3 and 4 with the last penalty card."), "early_end"),)),
            Clause("3.5", _("A card that may not be played is refused with the reason, and nothing changes. So there is no penalty for a wrong card.")),
        )),
        Section(_("The six hands"), (
            Clause("4", _("The hands come in this order. Penalties go to whoever takes the trick:"), table=_hands),
            Clause("4.1", _("Whoever takes a trick takes all that lies in it, a card of one’s own included: lead the king of spades and win, and the penalty is yours."),
                   (Ruling(_("Does one’s own king of spades count?"), _("Yes, for whoever takes the trick.")),)),
            Clause("4.2", _("The last trick is the one with which the hands run out.")),
            Clause("4.3", _("In the last hand all five count, added up, and one card can count twice: the queen of hearts is a heart and a queen, {n} points, and its trick costs {trick} more.").format(
                       n=combination.hearts + combination.queens, trick=combination.tricks),
                   (Ruling(_("Do penalties add up in hand 6?"), _("Yes, everything counts in full.")),
                    Ruling(_("Is a queen 20 or 25?"), _("20; some tables count 25."), "queen_points"))),
            Clause("4.4", _("Taking everything earns nothing.")),
        )),
        Section(_("Totals and the end"), (
            Clause("5.1", _("Penalties are added up from hand to hand. After hand {n} the lowest total wins.").format(n=HANDS)),
            Clause("5.2", _("Pegs show the totals on a path from 0 to {n}. Equal totals stand side by side; that means nothing more.").format(n=PATH_END),
                   (Ruling(_("Does a tie on the way matter?"), _("No.")),)),
            Clause("5.3", _("Who goes beyond {n} is a spoiler: the peg leaves the path, but the player plays on with the same duties and the total is still counted.").format(n=PATH_END),
                   (Ruling(_("Is 500 itself too much?"), _("No, it is the last hole of the path.")),
                    Ruling(_("Are a spoiler’s points still counted?"), _("Yes; the winner cannot change, and the standings stay true. The house rule freezes the total."), "over_500"),
                    Ruling(_("Is a spoiler out?"), _("No, the spoiler plays on.")))),
            Clause("5.4", _("A spoiler cannot win, and reaching {n} never ends the match early.").format(n=PATH_END)),
            Clause("5.5", _("Equal lowest totals share the win."),
                   (Ruling(_("What about a tie at the end?"), _("It is shared; the house rule lets the lower score in hand 6 decide."), "final_tie"),)),
        )),
    )  # fmt: skip


def _removed() -> Node:
    rows = []
    for players, cards in REMOVED.items():
        pack = 52 - len(cards)
        out = listed([card_name(card) for card in cards]) or _("none")
        rows.append((str(players), out, str(pack), str(pack // players)))
    return values((_("Players"), _("Left out"), _("Pack"), _("Cards each")), rows)


def _hands() -> Node:
    rows = []
    for index, one in enumerate(contracts(DEFAULTS)):
        title = _("{n} {name}").format(n=index + 1, name=_(NAMES[one.code][0]))
        sums = [str(worth(one, 52 - len(out), players)) for players, out in REMOVED.items()]
        rows.append((title, penalty(one), *sums))
    return values((_("Hand"), _("Penalty"), *(_("Sum with {n}").format(n=players) for players in REMOVED)), rows)


RULES = Rules(
    GAME.name,
    lambda: _("A trick game for three to six in which one never wants to win: six hands, six things to avoid."),
    _sections,
    lambda: _(
        "Written in our own words after the descriptions of the game; where they differ or are silent, a ruling says what is done here."
    ),
)
