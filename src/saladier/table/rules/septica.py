"""Septica with sluga in plain words. Figures come from the constants of the rules themselves."""

from htpy import Node

from saladier.games.septica import GAME
from saladier.games.septica.opening import HAND
from saladier.games.septica.standing import FREES, SINKS, WHOLE_PACK, WHOLE_POINTS, WINS
from saladier.table.rules.model import Clause, Rules, Ruling, Section
from saladier.table.rules.tables import values
from saladier.table.text import _


def _sections() -> tuple[Section, ...]:
    return (
        Section(_("Players and cards"), (
            Clause("1", _("A trick has one to four laps: in each lap everybody plays one card. A card takes the trick if it is a seven, or of the rank that was led.")),
            Clause("2.1", _("Two play against each other, or two against two."),
                   (Ruling(_("What about three players?"), _("Not here: their version has other wild cards.")),)),
            Clause("2.2", _("Partners sit opposite. Play goes round counter-clockwise: the next player sits to the right."),
                   (Ruling(_("Which way round?"), _("To the right: the player at the dealer’s right begins.")),)),
            Clause("2.3", _("The dealer’s right-hand neighbour begins, the left-hand neighbour cuts. With two players the other one does both.")),
            Clause("3.1", _("The pack has {n} cards: seven to ace in four suits. Suits mean nothing, and no rank is higher than another.").format(n=WHOLE_PACK)),
            Clause("3.2", _("Every ten and every ace is worth one point, {n} in all. Nothing else counts.").format(n=WHOLE_POINTS)),
        )),
        Section(_("The cut"), (
            Clause("4.1", _("The first dealer is found by lot.")),
            Clause("4.2", _("The dealer shuffles and offers the cut, which may be declined."),
                   (Ruling(_("May the cut be declined?"), _("Yes; then there is no lottery.")),)),
            Clause("4.3", _("The cutter lifts at least one card and never the whole pack, without looking. The card at the bottom of the lifted packet is seen by all. Then the rest goes on top."),
                   (Ruling(_("Which card counts as cut?"), _("The lowest of the lifted packet, the one that is seen.")),)),
            Clause("4.4", _("With two players the cut only changes the order.")),
            Clause("4.5", _("With four players there is a lottery: a seven at the cut goes to the cutter’s partner. If the card is an ace, the one under it is looked at too, and if that is a seven it goes to the partner. After each seven won the cutter cuts again. If all four sevens are won, the hand is void and the same dealer deals again."),
                   (Ruling(_("One cut or several?"), _("Again after each seven, until a cut fails. The house rule allows one seven."), "cut_chain"),
                    Ruling(_("Who deals after a void hand?"), _("The same dealer; nothing is scored.")),
                    Ruling(_("Is the last card of the pack out of reach?"), _("No, only lifting the whole pack is forbidden.")))),
            Clause("4.6", _("A seven won is one of the four cards its owner is dealt."),
                   (Ruling(_("Is it an extra card?"), _("No, hands stay equal.")),)),
        )),
        Section(_("The deal"), (
            Clause("5.1", _("Everybody gets {n} cards, one at a time from the player who begins.").format(n=HAND)),
            Clause("5.2", _("The rest is the stock, face down.")),
        )),
        Section(_("The trick"), (
            Clause("6.1", _("Who took the last trick leads to the next."),
                   (Ruling(_("Does the partner lead?"), _("No, the player who took it.")),)),
            Clause("6.2", _("Any card may be led. Its rank holds for the whole trick, and for now the leader holds the trick.")),
            Clause("6.3", _("The others play one card each, in turn, whichever they like. Nobody has to take, nobody may pass, and a card that lies stays.")),
            Clause("6.4", _("A card of the rank led, or a seven, takes the trick over; the last one to do so holds it. If a seven was led, only sevens do."),
                   (Ruling(_("Which rank counts in later laps?"), _("That of the very first card.")),)),
            Clause("6.5", _("Partners may take the trick from each other.")),
            Clause("6.6", _("After each full lap the leader decides: stop, or go on with a card of the rank led or a seven, and everybody plays once more. Going on is possible only if somebody else holds the trick and the leader has such a card; otherwise the trick ends by itself."),
                   (Ruling(_("May two players go on as well?"), _("Yes."), "recontest"),
                    Ruling(_("May the leader go on while holding the trick?"), _("No, only after it was taken; the house rule allows it always, or never."), "recontest"),
                    Ruling(_("May the leader go on against the partner?"), _("Yes.")),
                    Ruling(_("With which cards?"), _("The rank led or a seven, as for every taking.")))),
            Clause("6.7", _("Nobody else may make the trick longer."),
                   (Ruling(_("May another holder or the partner go on?"), _("No, only who led.")),)),
            Clause("6.8", _("At the end the holder takes all cards for the side.")),
            Clause("6.9", _("With four cards each a trick has four laps at most.")),
            Clause("6.10", _("Cards taken lie face down. The last trick may be looked at until the next lead; points are counted only when the hand is over.")),
        )),
        Section(_("Drawing and counting"), (
            Clause("7.1", _("After each trick, never within one, hands are filled up to {n}: one card at a time, who took the trick first.").format(n=HAND),
                   (Ruling(_("In which order are cards drawn?"), _("Singly, in turn, beginning with the taker.")),)),
            Clause("7.2", _("If the stock runs short, everybody gets the same smaller number.")),
            Clause("7.3", _("When the stock is empty, play goes on until the hands are. Then tens and aces are counted.")),
            Clause("7.4", _("{n} points or more win the hand; four to four is a draw.").format(n=WINS),
                   (Ruling(_("What about four to four?"), _("A drawn hand.")),)),
        )),
        Section(_("Sluga"), (
            Clause("8", _("Sluga means servant. After each hand it is seen who is one:"), table=_sluga),
            Clause("8.1", _("A sluga that takes all {n} cards makes the other side sluga. One that has {free} points or more, but not all cards, is simply free.").format(n=WHOLE_PACK, free=FREES),
                   (Ruling(_("Does the former master become sluga then?"), _("No, both are equal; the house rule makes it so."), "sluga_exit"),
                    Ruling(_("What is everything?"), _("All 32 cards; the house rule is content with all points."), "sluga_swap"))),
            Clause("8.2", _("The sluga shuffles and deals every hand until free; two partners take turns.")),
            Clause("8.3", _("The next dealer is the next player in turn who has to deal: anybody while both sides are equal, else one of the sluga side."),
                   (Ruling(_("Who deals when nobody is sluga?"), _("The deal goes round; the house rule lets the loser deal."), "deal_when_equal"),)),
            Clause("8.4", _("So the other side always begins, and cuts, while a side is sluga.")),
        )),
        Section(_("Session and manners"), (
            Clause("9.1", _("Hands follow each other until the players stop. A number of hands, or of hands won, can be agreed."),
                   (Ruling(_("Is there a winner of the whole?"), _("Only if a length was agreed: most hands won, then most points."), "match_mode"),)),
            Clause("9.2", _("Whether partners may talk during a hand is for the players to say."),
                   (Ruling(_("Talking?"), _("Silence, as a reminder on the table; nothing enforces it.")),)),
        )),
    )  # fmt: skip


def _sluga() -> Node:
    rows = [
        (_("equal"), _("one side has {n} points or less").format(n=SINKS), _("that side is sluga")),
        (_("equal"), _("any other result"), _("equal")),
        (_("one side is sluga"), _("it took all {n} cards").format(n=WHOLE_PACK), _("the other side is sluga")),
        (_("one side is sluga"), _("it has {n} points or more").format(n=FREES), _("equal")),
        (_("one side is sluga"), _("it has less"), _("it stays sluga")),
    ]
    return values((_("Before"), _("The hand"), _("After")), rows)


RULES = Rules(
    GAME.name,
    lambda: _("From Romania, for two or four: sevens and equal ranks take the trick, and who falls far behind serves."),
    _sections,
    lambda: _(
        "Written in our own words after the description of the game; where it is silent, a ruling says what is done here."
    ),
)
