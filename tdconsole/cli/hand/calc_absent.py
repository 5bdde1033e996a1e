"""The calculator of a table where one player is alone."""

from typing import Annotated, Final

from msgspec import Meta

from tdconsole.cli.calc.book import ByTheBook
from tdconsole.cli.calc.calculator import Calculator
from tdconsole.cli.calc.checks import blinds_rise
from tdconsole.cli.voice.voice import Voice
from tdconsole.domain.hand.lone_player import advances
from tdconsole.domain.values import Chips, ChipsTyped, Record


class AbsentAsked(ByTheBook, kw_only=True):
    """The minutes one player has been alone there, and the blinds."""

    minutes: Annotated[int, Meta(ge=0, le=1_440)]
    small_blind: ChipsTyped
    big_blind: ChipsTyped


class AbsentTold(Record, kw_only=True):
    """`moved` is how often the button has, `won` the blinds of these hands.

    Both are null if the book has no rule, and the director decides.
    """

    moved: int | None
    every_seconds: int | None
    won: Chips | None
    cite: str | None


def absent(voice: Voice, asked: AbsentAsked) -> AbsentTold:
    blinds_rise(voice, asked.small_blind, asked.big_blind)
    rule, cite = asked.book.alone.value, asked.book.alone.cite
    if rule == "off":
        return AbsentTold(moved=None, every_seconds=None, won=None, cite=cite)
    moved = advances(asked.minutes, rule)
    won = Chips(moved * (asked.small_blind + asked.big_blind))
    return AbsentTold(moved=moved, every_seconds=rule.every_seconds, won=won, cite=cite)


ABSENT: Final = Calculator(AbsentAsked, AbsentTold, absent)
