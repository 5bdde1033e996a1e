"""The calculator of the end of a day: when the clock is stopped, and the cards turned."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from tdconsole.cli.calc.book import ByTheBook
from tdconsole.cli.calc.calculator import Calculator
from tdconsole.cli.calc.checks import SeatsTyped
from tdconsole.cli.voice.voice import Voice
from tdconsole.domain.day.last_hands import cards_by, runs_out_by
from tdconsole.domain.rules.values import DayEnd
from tdconsole.domain.values import Record

Window = Literal["not_yet", "open", "past", "not_stopped", "no_rule"]


class DayAsked(ByTheBook, kw_only=True):
    """`minutes_left` in the day, and the `tables` still in play, if known.

    `redrawn` is false if seats were not redrawn on the way down to these tables.
    """

    seats: SeatsTyped = 9
    tables: Annotated[int, Meta(ge=1, le=5000)] | None = None
    redrawn: bool = True
    minutes_left: Annotated[float, Meta(ge=0, le=10_000)] | None = None


class DayTold(Record, kw_only=True):
    from_minutes: int | None
    """The minutes before the end from which the clock may stop; null if it isn't stopped."""
    to_minutes: int | None
    cards: tuple[int, ...]
    turned: bool
    """Whether a card is turned: after a redraw to few enough tables, time runs out instead."""
    shut: bool
    """Whether nobody enters or gets another seat during the last hands."""
    window: Window | None
    """Whether the clock may be stopped now; null if no time was given."""
    cite: str | None


def day_end_of(_voice: Voice, asked: DayAsked) -> DayTold:
    rule = asked.book.day_end
    if not isinstance(rule.value, DayEnd):
        return DayTold(
            from_minutes=None,
            to_minutes=None,
            cards=cards_by("off", asked.seats),
            turned=True,
            shut=False,
            window=None if asked.minutes_left is None else "no_rule",
            cite=None,
        )
    day = rule.value
    if asked.redrawn and asked.tables is not None and runs_out_by(day, asked.tables):
        return DayTold(
            from_minutes=None,
            to_minutes=None,
            cards=(),
            turned=False,
            shut=False,
            window=None if asked.minutes_left is None else "not_stopped",
            cite=rule.cite,
        )
    return DayTold(
        from_minutes=day.from_minutes,
        to_minutes=day.to_minutes,
        cards=cards_by(day, asked.seats),
        turned=True,
        shut=day.shut,
        window=None if asked.minutes_left is None else _window(day, asked.minutes_left),
        cite=rule.cite,
    )


def _window(day: DayEnd, left: float) -> Window:
    if left > day.from_minutes:
        return "not_yet"
    return "open" if left >= day.to_minutes else "past"


END_OF_DAY: Final = Calculator(DayAsked, DayTold, day_end_of)
