"""Salas in plain words. Figures come from the constants of the rules themselves."""

from htpy import Node

from saladier.cards import JOKER
from saladier.games.options import read_options
from saladier.games.salas import GAME
from saladier.games.salas.cards import VALUE
from saladier.games.salas.game import HAND, HAND_OF_TWO
from saladier.games.salas.rules import BANDS, OPENING, rules_of
from saladier.games.salas.runs import LONGEST, SEVEN, SHORTEST, Run
from saladier.games.salas.scoring import FINAL_CLOSE, NEVER_LAID, NO_PACK, SALAS_LEFT
from saladier.table.rules.model import Clause, Rules, Ruling, Section
from saladier.table.rules.tables import values
from saladier.table.text import _, count

DEFAULTS = read_options(GAME.options, {})


def _sections() -> tuple[Section, ...]:
    return (
        Section(_("Cards"), (
            Clause("1.1", _("A Salas deck has 55 cards: 52 ordinary ones, two jokers and one Salas."),
                   (Ruling(_("How many jokers?"), _("Two for each deck; a house rule plays with one."), "jokers_per_deck"),)),
            Clause("1.2", _("Two or four play with two decks, six with three."),
                   (Ruling(_("How many Salas?"), _("One for each deck.")),)),
            Clause("1.5", _("The Salas has no suit, rank or points of its own. It stands for one place in the suit of its run. It is not a wild card.")),
            Clause("1.6", _("Jokers are wild, and so is a two that does not stand as the two of its own suit.")),
        )),
        Section(_("Players and deal"), (
            Clause("2.1", _("Two play alone, four in two pairs, six in three pairs; partners sit opposite and share runs and score.")),
            Clause("2.2", _("Everything goes clockwise. The player at the dealer’s left begins, and the deal passes to the left.")),
            Clause("2.3", _("One Salas lies face up in the middle. The rest is shuffled.")),
            Clause("2.4", _("Everybody gets {n} cards, with two players {two}, and each pair a pack of as many, face down.").format(n=HAND, two=HAND_OF_TWO)),
            Clause("2.5", _("The rest is the stock. The pile begins empty and lies open: all its cards may be looked at.")),
        )),
        Section(_("A turn"), (
            Clause("3", _("Draw or take the pile, lay and add as much as you like, discard one card.")),
            Clause("3.1", _("A turn begins with one card from the stock, or with the whole pile."),
                   (Ruling(_("All of the pile?"), _("Yes, all of it.")),)),
            Clause("3.2", _("Then runs may be laid, cards added to runs of the own pair, and a Salas won back, in any order.")),
            Clause("3.3", _("The pile may be taken if the Salas was brought into play in an earlier turn, if at least one of its cards goes into a run at once, and if a side under a minimum has opened."),
                   (Ruling(_("Which card must be used?"), _("Any of the pile, in any way.")),
                    Ruling(_("May the opener take it in the same turn?"), _("No.")),
                    Ruling(_("May the pile help to reach the minimum?"), _("No; a house rule allows it."), "pile_counts_for_min"))),
            Clause("3.4", _("The turn ends with a discard, of any card."),
                   (Ruling(_("May a joker or the Salas be discarded?"), _("Yes; a house rule bars the Salas."), "discard_salas"),)),
            Clause("3.5", _("A card that came with the pile is not discarded in the same turn while another card can go."),
                   (Ruling(_("Which cards does that bind?"), _("All that came with it; a house rule binds none."), "pile_rediscard"),)),
            Clause("3.6", _("Plays must leave at least two cards, unless the side may close: then one or none.")),
            Clause("3.7", _("When the stock is empty at the end of a turn, the hand is over.")),
        )),
        Section(_("Runs"), (
            Clause("4.1", _("A run has {least} to {most} neighbours of one suit. The ace is high or low, not both.").format(least=SHORTEST, most=LONGEST),
                   (Ruling(_("May the ace be high?"), _("Yes; a house rule has it low only."), "ace"),)),
            Clause("4.2", _("It holds one wild card and one Salas at most, and both together are allowed.")),
            Clause("4.3", _("A two of its own suit in its own place is natural.")),
            Clause("4.4", _("At least one card must be natural.")),
            Clause("4.5", _("A run stands if its gaps are filled and no place is taken twice. Where the ace or a two can be read in two ways, the reading with fewer wild cards counts.")),
            Clause("4.6", _("The wild card floats: when cards are added it goes to the gap or to an end."),
                   (Ruling(_("Does it stay where it was laid?"), _("No, it moves as needed.")),)),
            Clause("4.7", _("Cards are added only to runs of the own pair, and nothing is split, joined or taken back."),
                   (Ruling(_("May one add to the opponents’ runs?"), _("No.")),)),
            Clause("4.8", _("The Salas does not float: its place is fixed when it is laid.")),
            Clause("4.9", _("Put between two cards that follow each other, it stands for either end until an addition leaves only one."),
                   (Ruling(_("Is that allowed?"), _("Yes; a house rule refuses it."), "salas_misplaced"),)),
            Clause("4.10", _("Another Salas may be laid later, in a run without one.")),
        )),
        Section(_("The Salas in play"), (
            Clause("5.1", _("Before the Salas is in play nobody lays anything or takes the pile.")),
            Clause("5.2", _("The first lay-down of the hand takes the Salas from the middle into one of its runs. All its cards together must be worth {n}, or the side’s minimum if that is more; the Salas counts nothing.").format(n=OPENING),
                   (Ruling(_("Do the cards beside the Salas count?"), _("Yes.")),)),
            Clause("5.4", _("The suit of the run with that Salas is trump for the whole hand."),
                   (Ruling(_("Also when the Salas is won back?"), _("Yes, trump stays.")),)),
            Clause("5.5", _("Whoever holds the very card a Salas stands for may put it there and take the Salas to hand: from any run, the opponents’ too, and before the own side has opened. The card then belongs to that run."),
                   (Ruling(_("From whose runs, and when?"), _("From any, in one’s own turn after drawing.")),)),
            Clause("5.6", _("A Salas won need not be laid.")),
            Clause("5.7", _("Who laid a Salas may win it back in the next turn at the earliest.")),
        )),
        Section(_("Minimum by score"), (
            Clause("6.1", _("By its total at the start of the hand a side’s first runs must be worth:"), table=_bands),
            Clause("6.2", _("One lay-down by one partner must reach it; then the pair is open."),
                   (Ruling(_("Reach or exceed?"), _("Reach; a house rule wants more."), "min_strict"),)),
            Clause("6.3", _("Until then a side under a minimum does not lay, add or take the pile. Winning a Salas is allowed.")),
            Clause("6.5", _("By a house rule each player opens alone."),
                   (Ruling(_("The pair or each player?"), _("The pair."), "min_scope"),)),
        )),
        Section(_("Packs and closing"), (
            Clause("7.1", _("Each pair has one pack, which either partner may win.")),
            Clause("7.2", _("For it the pair needs a run of {n} or more on the table.").format(n=SEVEN),
                   (Ruling(_("Must it be clean?"), _("No; a house rule wants that."), "pack_needs"),)),
            Clause("7.3", _("Who plays the last card without discarding takes the pack at once and goes on.")),
            Clause("7.4", _("Who discards the last card takes the pack and uses it from the next turn on.")),
            Clause("7.5", _("With the pack taken, a pair that has a clean run of {n} or more ends the hand by playing or discarding the last card.").format(n=SEVEN),
                   (Ruling(_("Which run is needed?"), _("A clean one, whenever it was made; house rules want a new one, or none."), "final_needs"),)),
            Clause("7.6", _("Both may happen in one turn.")),
        )),
        Section(_("Score"), (
            Clause("8.1", _("The hand ends with a final close, or with the turn in which the stock ran out.")),
            Clause("8.2", _("A pair that laid a run counts its runs and bonuses, {close} for the final close, minus cards in hands, {salas} for each Salas in hand and {pack} without the pack.").format(
                       close=FINAL_CLOSE, salas=count(SALAS_LEFT), pack=count(NO_PACK)),
                   (Ruling(_("Does winning the pack earn something?"), _("No; by a house rule 100."), "first_close_bonus"),)),
            Clause("8.3", _("A pair that laid no run of its own loses {n}.").format(n=-NEVER_LAID),
                   (Ruling(_("Also for the pack?"), _("No; a house rule adds it."), "never_laid"),)),
            Clause("8.4", _("A result that ends in five gains five.")),
            Clause("9.1", _("After a hand the highest total of {n} or more wins.").format(n=count(DEFAULTS.number("target"))),
                   (Ruling(_("What about equal totals?"), _("Hands are played on; a house rule calls it a draw."), "tie"),)),
            Clause("9.2", _("By a house rule two sides beyond the goal make a draw, or play extra hands.")),
            Clause("9.3", _("Of extra hands only the points of these count, without minimum.")),
            Clause("10", _("Values and bonuses:"), (
                   Ruling(_("What is a dirty thirteen in trump worth?"), _("As much as a dirty seven in trump."), "dirty_trump_13"),), table=_bonuses),
        )),
    )  # fmt: skip


def _bands() -> Node:
    rows = [(_("below {n}").format(n=count(BANDS[-1][0])), _("nothing"))]
    rows += [(_("{n} and more").format(n=count(floor)), str(least)) for floor, least in reversed(BANDS)]
    return values((_("Total"), _("First runs")), rows)


def _bonuses() -> Node:
    cards = (
        (_("joker"), VALUE[JOKER]), (_("ace"), VALUE["AS"]), (_("king to eight, two"), VALUE["KS"]),
        (_("seven to three"), VALUE["7S"]),
    )  # fmt: skip
    rows = [(name, str(points), "") for name, points in cards]
    kinds = (
        (_("7 to 12 cards with a wild card"), SEVEN, False), (_("7 to 12 cards, clean"), SEVEN, True),
        (_("13 cards with a wild card"), LONGEST, False), (_("13 cards, clean"), LONGEST, True),
    )  # fmt: skip
    rows += [(name, count(_bonus(size, clean, None)), count(_bonus(size, clean, "S"))) for name, size, clean in kinds]
    return values((_("What"), _("Points"), _("In trump")), rows)


def _bonus(size: int, clean: bool, trump: str | None) -> int:
    """What a run of spades of that size earns."""
    run = Run("S", (JOKER,) * size, tuple(range(1, size + 1)), wild=None if clean else 1)
    return run.bonus(rules_of(DEFAULTS), trump)


RULES = Rules(
    GAME.name,
    lambda: _("From Greece, for two, four or six: runs in one suit, and a card that can stand anywhere."),
    _sections,
    lambda: _(
        "Written in our own words after the description of the game; where it is silent, a ruling says what is done here."
    ),
)
