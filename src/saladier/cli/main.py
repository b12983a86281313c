"""Reading the command line and calling what was asked for."""

import argparse
import sys
from collections.abc import Sequence

from saladier.bots import LEVELS
from saladier.cards import BadInput
from saladier.cli import arena, check, embed, replay, simulate, think, viewer
from saladier.games import NAMES


def main(arguments: Sequence[str]) -> int:
    """Run one command; the exit code is 0, 1 (something failed) or 2 (wrong call)."""
    parser = argparse.ArgumentParser(prog="saladier", description="Five card games: rules, records and bots.")
    commands = parser.add_subparsers(dest="command", required=True)

    one = commands.add_parser("check", help="run case files")
    one.add_argument("files", nargs="+", metavar="FILE")
    one.set_defaults(run=lambda a: check.run(a.files))

    one = commands.add_parser("replay", help="replay a record and print how it stands")
    one.add_argument("file", metavar="FILE")
    one.add_argument("--moves", action="store_true", help="print the hands as text instead, move by move")
    one.set_defaults(run=lambda a: viewer.run(a.file) if a.moves else replay.run(a.file))

    one = commands.add_parser("embed", help="write the element that shows a record in a page (needs htpy)")
    one.add_argument("file", metavar="FILE")
    one.add_argument("--site", required=True, metavar="URL", help="where Saladier is: https://…/saladier/")
    one.add_argument("--view", choices=("replay", "play", "puzzle"), default="replay")
    one.add_argument("--seat", type=int, help="the seat at the bottom of the table")
    one.add_argument("--lang", default="en", choices=("en", "sv", "fr", "ro", "el"))
    one.add_argument("--theme", default="", choices=("light", "dark"), help="by default that of the reader")
    one.set_defaults(run=lambda a: embed.run(a.file, a.site, a.view, a.seat, a.lang, a.theme))

    one = commands.add_parser("think", help="read records, one a line, and write the move of the seat to act")
    one.add_argument("--level", choices=LEVELS, help="by default the strongest the game has")
    _strength(one)
    one.set_defaults(run=lambda a: think.run(sys.stdin, a.level, a.worlds, a.seed))

    one = commands.add_parser("arena", help="measure one level against another over duplicate deals")
    one.add_argument("game", choices=NAMES)
    one.add_argument("--hero", choices=LEVELS, required=True)
    one.add_argument("--villain", choices=LEVELS, required=True)
    one.add_argument("--deals", type=int, required=True)
    one.add_argument("--contracts", default="", metavar="A-B", help="hands 0-5, say, where a match has a fixed list")
    _options(one)
    _strength(one)
    one.set_defaults(
        run=lambda a: arena.run(a.game, a.hero, a.villain, a.deals, a.worlds, a.seed, a.options, a.contracts)
    )

    one = commands.add_parser("simulate", help="let bots play")
    one.add_argument("game", choices=NAMES)
    amount = one.add_mutually_exclusive_group()
    amount.add_argument("--rounds", type=int, help="rounds in all")
    amount.add_argument("--matches", type=int)
    one.add_argument("--bots", default="random", help="levels by seat, separated by commas; repeated round the table")
    one.add_argument("--out", metavar="DIR", help="write one record per match")
    _options(one)
    _strength(one)
    one.set_defaults(
        run=lambda a: simulate.run(a.game, a.rounds, a.matches, a.bots, a.worlds, a.seed, a.options, a.out)
    )

    called = parser.parse_args(arguments)
    try:
        return int(called.run(called))
    except BadInput as error:
        print(f"error: {error}", file=sys.stderr)
        return 1


def _strength(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--worlds", type=int, default=64, help="imagined worlds a decision (default 64)")
    parser.add_argument("--seed", type=int, default=1)


def _options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE")
