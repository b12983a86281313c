"""Samba in plain words. Figures come from the constants of the rules themselves."""

from itertools import zip_longest

from htpy import Node

from saladier.cards import JOKER
from saladier.games.samba import GAME
from saladier.games.samba.cards import VALUE
from saladier.games.samba.game import HAND, HAND_OF_SIX, TARGET
from saladier.games.samba.melds import COMPLETE, MIXED, NATURAL, SAMBA, SHORTEST
from saladier.games.samba.round import DRAWN
from saladier.games.samba.rules import BANDS, BELOW_ZERO, MOST_WILDS, NEEDED
from saladier.games.samba.scoring import ALL_RED_THREES, KEPT, OUT, RED_THREE
from saladier.table.rules.model import Clause, Rules, Ruling, Section
from saladier.table.rules.tables import values
from saladier.table.text import _, count

STEP = 5
"""All points of the game are multiples of it."""


def _sections() -> tuple[Section, ...]:
    return (
        Section(_("Players and cards"), (
            Clause("1.1", _("Two to six play, and everything goes clockwise.")),
            Clause("1.2", _("Two, three or five play each alone.")),
            Clause("1.3", _("Four play in two teams, partners opposite.")),
            Clause("1.4", _("Six play in two teams of three, or in three teams of two; partners never sit side by side."),
                   (Ruling(_("Which way with six?"), _("Two teams of three unless you choose otherwise."), "six_player_mode"),)),
            Clause("1.7", _("A team shares melds, red threes and score. Hands are each player’s own and secret, from the partner too.")),
            Clause("2.1", _("Three packs of 52 and six jokers, 162 cards in all.")),
            Clause("2.2", _("Cards are worth:"), table=_values),
            Clause("2.3", _("Jokers and twos are wild. Fours to aces are natural cards. Threes are neither.")),
            Clause("2.4", _("A wild card stands for a rank in a group, never for a card of a sequence and never for a three."),
                   (Ruling(_("May a wild card be anything at all?"), _("No: not in sequences, not as a three.")),)),
        )),
        Section(_("Deal"), (
            Clause("3.1", _("The first dealer is named, or everybody draws a card and the highest deals; who ties draws again."),
                   (Ruling(_("Do suits break a tie?"), _("No, and a joker drawn is drawn again.")),)),
            Clause("3.3", _("The deal passes to the left.")),
            Clause("4.2", _("Everybody gets {n} cards, with six players {six}.").format(n=HAND, six=HAND_OF_SIX)),
            Clause("4.3", _("The rest is the stock, face down.")),
            Clause("5.1", _("The top card of the stock is turned to start the pile. As long as a wild card or a three lies on top, another one is turned onto it.")),
            Clause("5.4", _("The player at the dealer’s left begins and may take from the pile at once.")),
        )),
        Section(_("A turn"), (
            Clause("6", _("A turn has three parts: draw, meld as much as you like, discard.")),
            Clause("6.1", _("Begin by drawing {n} cards from the stock, or by taking the pile, or its top card only.").format(n=DRAWN)),
            Clause("6.2", _("Then new melds may be laid, cards added to melds of the own side, groups joined and red threes laid, in any order.")),
            Clause("6.3", _("A discard ends the turn. Who has one card left and may not go out keeps it instead; nobody else passes."),
                   (Ruling(_("May one pass with one card when going out is possible?"), _("No: then the card goes, and with it the player goes out.")),
                    Ruling(_("May any card be discarded?"), _("Yes, wild cards and threes too.")))),
            Clause("6.5", _("Every move is judged as a whole; only cards in hand can be used."),
                   (Ruling(_("Is a move judged card by card?"), _("No, as a whole: six natural cards take two wild ones together.")),)),
            Clause("6.6", _("Cards laid stay where they are, and go only onto melds of one’s own side."),
                   (Ruling(_("May cards be taken back or moved?"), _("Never.")),)),
        )),
        Section(_("Groups"), (
            Clause("7.1.1", _("A group has {n} cards or more: natural ones of one rank, and perhaps wild ones.").format(n=SHORTEST)),
            Clause("7.1.2", _("It holds {n} wild cards at most.").format(n=MOST_WILDS)),
            Clause("7.1.3", _("For each wild card it needs two natural ones."),
                   (Ruling(_("Are more natural than wild cards enough?"), _("With the house rule: three natural and two wild ones."), "group_wild_rule"),)),
            Clause("7.1.5", _("Seven cards or more are a canasta: red when all are natural, black with a wild card.")),
            Clause("7.1.6", _("A canasta takes no further wild card, but natural cards without end."),
                   (Ruling(_("Is a canasta closed?"), _("No, natural cards may be added.")),)),
            Clause("7.1.7", _("A side may have several groups of one rank.")),
            Clause("7.1.8", _("Two groups of a rank may be joined if no more than two wild cards come together and none comes to a canasta."),
                   (Ruling(_("May a group with wild cards join a canasta?"), _("No.")),)),
        )),
        Section(_("Sequences"), (
            Clause("7.2.1", _("A sequence has three to seven neighbours of one suit between four and ace, without wild cards.")),
            Clause("7.2.2", _("It grows at either end. Seven cards are a samba, which is closed and lies face down.")),
            Clause("7.2.3", _("There is no limit to sequences but the cards.")),
            Clause("7.2.4", _("Sequences on the table are not joined."),
                   (Ruling(_("May two sequences become one?"), _("No; house rules allow it up to seven cards, or for three, link and three."), "sequence_merge"),)),
            Clause("7.3", _("Wild cards alone, red threes and mixed suits are no melds.")),
            Clause("7.4", _("Black threes:"),),
            Clause("7.4.1", _("Three or more of them are melded only in the move that goes out, without a wild card among them."),
                   (Ruling(_("May wild cards lie in other groups of that move?"), _("Yes."), "black3_meld"),)),
            Clause("7.4.2", _("By a house rule they are never melded, by another one with wild cards.")),
            Clause("7.4.4", _("A black three may always be discarded, and closes the pile.")),
        )),
        Section(_("Red threes"), (
            Clause("8.1", _("A red three may be held, laid or discarded. It is laid by itself, after drawing."),
                   (Ruling(_("When may it be laid?"), _("In one’s own turn after drawing.")),)),
            Clause("8.2", _("It may be laid before the first melds and does not count for them.")),
            Clause("8.3", _("For each one laid a card is drawn."),
                   (Ruling(_("Also for one that came with the pile?"), _("Yes; by the house rule never."), "red3_replacement"),)),
            Clause("8.4", _("If the stock is empty there is no new card, and the hand goes on.")),
            Clause("8.7", _("If the last stock card is a red three it is laid at once."),
                   (Ruling(_("Must it be laid?"), _("Yes; by the house rule it goes to the hand."), "last_stock_red3"),)),
        )),
        Section(_("The pile"), (
            Clause("9.1", _("The whole pile is taken with at least two natural cards of the rank on top, from the hand.")),
            Clause("9.2", _("They make a new group with the top card, or go with it onto a group of the side; more cards may join. A side that has not opened must reach its minimum with these and further melds from the hand. Then the rest of the pile comes to hand."),
                   (Ruling(_("New group or old one?"), _("Either, even a canasta.")),)),
            Clause("9.3", _("Cards under the top do not help.")),
            Clause("9.5", _("A wild card does not help to take the pile, nor does a group on the table, nor a sequence.")),
            Clause("9.6", _("Under a three or a wild card the pile is closed. What lies deeper never matters.")),
            Clause("9.8", _("The top card alone may be taken onto a sequence of the side that already lies on the table, if it fits an end.")),
            Clause("9.9", _("Then nothing is drawn, and the rest of the pile stays."),
                   (Ruling(_("May cards be melded afterwards?"), _("Yes, as after drawing.")),)),
            Clause("9.11", _("With one card in hand nothing is taken, unless the side can go out after taking the top card."),
                   (Ruling(_("Does that hold for the top card too?"), _("Yes; the house rule allows the top card."), "one_card_take"),)),
        )),
        Section(_("The first melds"), (
            Clause("10.1", _("The first melds of a side in a hand must together be worth, by its total:"), table=_minima),
            Clause("10.2", _("All cards of these melds count, laid in one move by one player. Red threes and bonuses do not."),
                   (Ruling(_("May the minimum be reached over several moves?"), _("No, in one.")),)),
            Clause("10.3", _("After that nothing binds either partner.")),
            Clause("10.4", _("For going out a side needs {n} complete melds, canastas or sambas.").format(n=NEEDED)),
        )),
        Section(_("Going out"), (
            Clause("11.1", _("A player goes out by melding the whole hand, or all but one card which is discarded. The hand ends at once.")),
            Clause("11.2", _("Without two complete melds a card must be kept.")),
            Clause("11.3", _("Going out in one turn earns nothing more, and the minimum holds."),
                   (Ruling(_("Is there a bonus for it?"), _("No.")),)),
            Clause("11.4", _("A move that goes out is judged as one; only in it black threes are melded.")),
            Clause("11.5", _("Before going out a player may ask the partners for leave, once a turn. They answer without seeing the cards, and the answer binds."),
                   (Ruling(_("Must one be able to go out to ask?"), _("Yes: the question holds the move, unseen by the others.")),)),
            Clause("11.6", _("After a no two cards stay in hand until the discard.")),
        )),
        Section(_("The end of the stock"), (
            Clause("12.1", _("Who finds one card takes that one.")),
            Clause("12.2", _("With the stock empty play goes on as long as players take from the pile."),
                   (Ruling(_("Must one take if one can?"), _("No.")),)),
            Clause("12.3", _("The first who draws from an empty stock ends the hand.")),
        )),
        Section(_("Score"), (
            Clause("13", _("For each side is added up:"), table=_lines),
            Clause("13.4", _("Red threes count against a side that has not two complete melds.")),
            Clause("13.5", _("Red threes left in hands cost {n} for each player who holds any.").format(n=KEPT),
                   (Ruling(_("For each player or each team?"), _("Each player; the house rule counts once per team."), "red3_hand_penalty_scope"),)),
            Clause("13.6", _("Cards left in hands are deducted, the partner’s too.")),
            Clause("14.1", _("Who has {n} points or more after a hand wins; if several have, the highest total.").format(n=count(TARGET))),
            Clause("14.2", _("Equal highest totals are a draw."),
                   (Ruling(_("What about a tie?"), _("A draw; the house rule plays on."), "tie_rule"),)),
            Clause("15", _("A move that is not allowed is refused with the first reason found, and nothing changes.")),
        )),
    )  # fmt: skip


def _values() -> Node:
    rows = [
        (_("joker"), VALUE[JOKER]), (_("two, ace"), VALUE["AS"]), (_("king to eight"), VALUE["KS"]),
        (_("seven to four, black three"), VALUE["4S"]), (_("red three"), VALUE["3H"]),
    ]  # fmt: skip
    return values((_("Card"), _("Points")), [(name, str(points)) for name, points in rows])


def _minima() -> Node:
    bands = BANDS[::-1]
    rows = [(_("below zero"), str(BELOW_ZERO))]
    for (floor, least), (above, _least) in zip_longest(bands, bands[1:], fillvalue=(0, 0)):
        rows.append((_band(floor, above), str(least)))
    return values((_("Total"), _("First melds")), rows)


def _band(floor: int, above: int) -> str:
    """Totals from ``floor`` on, up to the next band ``above`` if there is one."""
    if not above:
        return _("{n} and more").format(n=count(floor))
    return _("{low} to {high}").format(low=count(floor), high=count(above - STEP))


def _lines() -> Node:
    rows = (
        (_("cards in melds"), _("their value")),
        (_("samba"), count(SAMBA)), (_("red canasta"), str(NATURAL)), (_("black canasta"), str(MIXED)),
        (_("red three laid"), _("{n}, all six {all}").format(n=RED_THREE, all=count(ALL_RED_THREES))),
        (_("going out"), str(OUT)), (_("cards in hand"), _("minus their value")),
        (_("complete meld"), _("{n} cards").format(n=COMPLETE)),
    )  # fmt: skip
    return values((_("What"), _("Points")), rows)


RULES = Rules(
    GAME.name,
    lambda: _("From Sweden, of the Canasta family: three packs, groups and sequences, and a pile worth waiting for."),
    _sections,
    lambda: _(
        "Written in our own words after the description of the game; where it is silent, a ruling says what is done here."
    ),
)
