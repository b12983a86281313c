"""La Salade in plain words. Figures come from the constants of the rules themselves."""

from htpy import Node

from saladier.games.la_salade import GAME
from saladier.games.la_salade.cut import LEAST
from saladier.games.la_salade.game import CONTRACTS, REMOVED, place_points
from saladier.games.options import read_options
from saladier.table.rules.model import Clause, Rules, Ruling, Section
from saladier.table.rules.prices import NAMES, penalty, worth
from saladier.table.rules.tables import values
from saladier.table.text import _, count


def _sections() -> tuple[Section, ...]:
    salad = CONTRACTS[-1]
    return (
        Section(_("Players and cards"), (
            Clause("1.1", _("Three or four play, each alone. Seats are drawn by lot."),),
            Clause("1.2", _("One pack of 52 without jokers. Four players get 13 cards each. With three the two of clubs stays out and everybody gets 17.")),
            Clause("1.3", _("In the first six contracts the ace is high, then king, queen, jack and down to the two, and there are no trumps. In the seventh the ace is the lowest card of its suit.")),
        )),
        Section(_("Dealer, cut and deal"), (
            Clause("2.1", _("Somebody deals cards round, face up. Whoever gets the first jack is the first dealer."),
                   (Ruling(_("Who deals these cards, and which way round?"), _("Anybody, drawn by lot, clockwise from the left.")),)),
            Clause("2.2", _("The deal passes to the left for each new contract."),
                   (Ruling(_("Does the deal move on?"), _("Yes: a first dealer implies a second, and everything else goes clockwise.")),)),
            Clause("2.3", _("Everybody may shuffle, the dealer last.")),
            Clause("2.4", _("The player at the dealer’s right cuts and leaves at least {n} cards in each packet. The lower packet goes on top.").format(n=LEAST),
                   (Ruling(_("May the cut be declined?"), _("No. The app cuts, or asks for the place."), "cut"),)),
            Clause("2.5", _("All cards are dealt, one at a time, from the player at the dealer’s left, called the eldest."),
                   (Ruling(_("On which side does the eldest sit?"), _("At the dealer’s left: that is where the deal begins.")),)),
        )),
        Section(_("Playing for tricks"), (
            Clause("3.1", _("The eldest leads any card to the first trick."),
                   (Ruling(_("May hearts be led at once?"), _("Yes, no lead is barred.")),)),
            Clause("3.2", _("Play goes round to the left. Whoever holds the suit led must follow it, with any card of it; nobody has to beat. Without the suit, any card may go.")),
            Clause("3.3", _("The highest card of the suit led takes the trick, and its owner leads to the next.")),
            Clause("3.4", _("A hand is played to its last card."),
                   (Ruling(_("Does a hand stop once it is settled?"), _("No. The house rule ends contracts 2, 3 and 4 with the last penalty card."), "early_end"),)),
            Clause("3.5", _("A move that is not allowed is refused with the reason, and nothing changes.")),
        )),
        Section(_("The first six contracts"), (
            Clause("4", _("They come in this order, and penalties go to whoever takes the trick:"),
                   (Ruling(_("Does the dealer choose the contract?"), _("No, the order is fixed.")),), table=_contracts),
            Clause("4.1", _("Whoever takes a trick takes all that lies in it, a card of one’s own included.")),
            Clause("4.2", _("In the sixth contract, the salad itself, everything counts in full: the queen of hearts costs {n} as heart and queen, besides {trick} for its trick.").format(
                       n=salad.hearts + salad.queens, trick=salad.tricks),
                   (Ruling(_("Do penalties add up in the salad?"), _("Yes, in full.")),)),
            Clause("4.3", _("Taking everything earns nothing.")),
        )),
        Section(_("The seventh contract: Sevens"), (
            Clause("5.1", _("Now everybody tries to be rid of the cards as early as possible. There are no tricks.")),
            Clause("5.2", _("Each suit has a row. It is closed until its seven lies, and grows from there both ways.")),
            Clause("5.3", _("A card fits if it is a seven, or the next one upwards (eight to king) or downwards (six to ace) in its open row. The two ends wait for nothing from each other, and no ace goes on a king."),
                   (Ruling(_("Must the eight lie before the six?"), _("No, both ends are free.")),
                    Ruling(_("Is the ace high or low here?"), _("Low: rows go down to the ace and up to the king.")))),
            Clause("5.4", _("The eldest begins, then to the left, one card a turn.")),
            Clause("5.5", _("The first card of all must be a seven. Who has none passes, and the duty goes on to the left."),
                   (Ruling(_("Who plays after the first seven?"), _("The next player; the eldest does not play twice.")),)),
            Clause("5.6", _("Who holds a card that fits must lay one, of one’s own choice. Only who has none passes."),
                   (Ruling(_("May one pass although a card fits?"), _("No. With the house rule one may, once the first seven lies; after a full round of passes the next who can must lay."), "sevens_pass"),)),
            Clause("5.7", _("A seven may be laid on any of one’s turns, and may be kept back while another card fits."),
                   (Ruling(_("Also out of turn?"), _("No.")),)),
            Clause("5.8", _("Who lays the last card is out and takes the next place. The others play on."),
                   (Ruling(_("Does play go on after the first is out?"), _("Yes.")),)),
            Clause("5.9", _("When only one player still holds cards, that player is last and the match is over."),
                   (Ruling(_("Do the cards left over count?"), _("No.")),)),
            Clause("5.10", _("Four players score by place:"), table=lambda: _places(4)),
            Clause("5.11", _("Three players score by place:"),
                   (Ruling(_("What does each place bring with three?"), _("The first two places score as with four, and who is left holding cards as the last of four. Other scales can be chosen."), "sevens_scores_3p"),),
                   table=lambda: _places(3)),
            Clause("5.12", _("With three players the two of clubs is missing, so the row of clubs steps from the three to the ace."),
                   (Ruling(_("Can the ace of clubs be laid?"), _("Yes; else its holder would always be last. The house rule ends the row at the three."), "sevens_gap_3p"),)),
            Clause("5.13", _("There is always somebody who can play, so the rows never come to a halt.")),
        )),
        Section(_("Totals"), (
            Clause("6.1", _("Points are added up over the seven contracts; totals may fall below zero. The lowest total wins."),
                   (Ruling(_("May a total be negative?"), _("Yes.")),)),
            Clause("6.2", _("Equal lowest totals share the win."),
                   (Ruling(_("What about a tie at the end?"), _("It is shared, or with the house rule the better place in Sevens decides."), "final_tie"),)),
        )),
    )  # fmt: skip


def _contracts() -> Node:
    rows = []
    for index, one in enumerate(CONTRACTS):
        title = _("{n} {name}").format(n=index + 1, name=_(NAMES[one.code][0]))
        sums = [str(worth(one, 52 - len(out), players)) for players, out in REMOVED.items()]
        rows.append((title, penalty(one), *sums))
    return values((_("Contract"), _("Penalty"), *(_("Sum with {n}").format(n=players) for players in REMOVED)), rows)


def _places(players: int) -> Node:
    points = place_points(read_options(GAME.options, {"players": players}))
    rows = [(str(place + 1), count(one) if one < 0 else f"+{one}") for place, one in enumerate(points)]
    return values((_("Place"), _("Points")), rows)


RULES = Rules(
    GAME.name,
    lambda: _(
        "From Quebec, for three or four: six hands in which tricks are avoided, and a last one that can turn everything."
    ),
    _sections,
    lambda: _(
        "Written in our own words after the description of the game; where it is silent, a ruling says what is done here."
    ),
)
