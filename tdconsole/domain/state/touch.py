"""The things an event changes, so that an undo can see whether a later step depends on it."""

from hashlib import sha256
from typing import Final, Literal

from tdconsole.domain.rules.book import RuleChanges
from tdconsole.domain.values import DrawNo, EntryId, PlayId, Record, Seat, TableNo


class Touch(Record, kw_only=True):
    """A thing by kind and number; a seat has two numbers."""

    thing: Literal[
        "entry",
        "winner",
        "person",
        "seat",
        "table",
        "table_note",
        "button",
        "seen",
        "order",
        "advice",
        "clock",
        "call",
        "time_card",
        "draw",
        "rule",
        "setup",
        "tournament",
        "prizes",
        "purse",
        "board",
        "count",
        "chips",
        "penalty",
        "day",
        "bag",
        "flight",
        "ruling",
    ]
    number: int = 0
    seat: int = 0


WHOLE_TOURNAMENT: Final = Touch(thing="tournament")
PRIZES: Final = Touch(thing="prizes")
BOARD: Final = Touch(thing="board")
BOARD_OVER: Final = Touch(thing="board", seat=1)
"""The end of hand-for-hand play depends on everything reported."""
DAY_OVER: Final = Touch(thing="day")
"""Everything done at the next day's tables depends on this one being over."""
FLIGHTS: Final = Touch(thing="flight")
"""The existence of several flights, and their names."""


def entry(number: EntryId) -> Touch:
    return Touch(thing="entry", number=number)


def winner(number: EntryId) -> Touch:
    """Whether a player is still in, which is all that a pot won depends on."""
    return Touch(thing="winner", number=number)


def seat(place: Seat) -> Touch:
    return Touch(thing="seat", number=place.table, seat=place.seat)


def table(number: TableNo) -> Touch:
    return Touch(thing="table", number=number)


def clock(play: PlayId) -> Touch:
    return Touch(thing="clock", number=play)


def draw(number: DrawNo | None = None) -> Touch:
    """One draw, or without a number the chain that all of them come from."""
    return Touch(thing="draw", number=number or 0)


def rule(option: str) -> Touch:
    return Touch(thing="rule", number=RuleChanges.__struct_fields__.index(option))


def advice(name: str) -> Touch:
    """A number that is the same on every machine, unlike the hash of a string."""
    return Touch(thing="advice", number=int.from_bytes(sha256(name.encode()).digest()[:4], "big"))
