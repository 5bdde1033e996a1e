"""One evening as The Tournament Director 3 recorded it, in plain records; nothing is worked out."""

from decimal import Decimal
from typing import Final

from tdconsole.domain.values import Millis, Record, Structure
from tdconsole.projections.setup.taken_over import LeftOut

_LONGEST: Final = 120


class TableRead(Record, kw_only=True):
    key: str
    name: str
    seats: int = 0


class Chair(Record, kw_only=True):
    """A seat at a table, counted from 1."""

    table: str
    seat: int


class Bustout(Record, kw_only=True):
    at: Millis
    by: tuple[str, ...] = ()
    chair: Chair | None = None


class Bought(Record, kw_only=True):
    """A buy-in, a rebuy or an add-on, with the bust that ended it, if one did."""

    at: Millis
    profile: str
    amount: Decimal
    rake: Decimal = Decimal(0)
    chips: int
    chair: Chair | None = None
    out: Bustout | None = None


class PlayerRead(Record, kw_only=True):
    key: str
    name: str
    nickname: str = ""
    country: str = ""
    email: str = ""
    phone: str = ""
    points: Decimal = Decimal(0)
    """Points given beside those of the evening, or with a minus taken."""
    buyins: tuple[Bought, ...] = ()
    """The buy-in, and after it every rebuy."""
    add_ons: tuple[Bought, ...] = ()


class PrizeRead(Record, kw_only=True):
    place: int
    amount: Decimal
    share: Decimal | None = None
    """The share of the pot in hundredths, if the prize is one."""
    to: tuple[str, ...] = ()


class PeriodBegun(Record, kw_only=True):
    """A period of the structure that began then; periods are counted from 0."""

    at: Millis
    index: int


class Sat(Record, kw_only=True):
    """A player who took a seat, or was moved to it."""

    at: Millis
    player: str
    chair: Chair


class ClockRead(Record, kw_only=True):
    """The clock as it was saved."""

    index: int
    left: int
    """In seconds."""


class Ends(Record, kw_only=True):
    """The last level in which each is sold, counted from 1; 0 means no limit."""

    entries: int = 0
    rebuys: int = 0
    add_ons: int = 0


class Offers(Record, kw_only=True):
    """What is on sale, if anything is."""

    entry: Bought | None = None
    rebuy: Bought | None = None
    add_on: Bought | None = None


class EveningRead(Record, kw_only=True):
    version: str
    key: str
    title: str
    league: str = ""
    season: str = ""
    began: Millis | None = None
    ended: Millis | None = None
    structure: Structure
    ends: Ends = Ends()
    offers: Offers = Offers()
    clock: ClockRead | None = None
    tables: tuple[TableRead, ...] = ()
    players: tuple[PlayerRead, ...] = ()
    prizes: tuple[PrizeRead, ...] = ()
    guarantee: Decimal = Decimal(0)
    contribution: Decimal = Decimal(0)
    periods: tuple[PeriodBegun, ...] = ()
    seated: tuple[Sat, ...] = ()
    sitting: tuple[tuple[str, Chair], ...] = ()
    """Everybody at a table as it was saved."""
    chips: tuple[tuple[int, str], ...] = ()
    """The denominations, with their colours."""
    formula: str = ""
    left_out: tuple[LeftOut, ...] = ()


def series_of(evening: EveningRead) -> str:
    """The series of an evening, called by its league and its season."""
    return f"{evening.league} {evening.season}".strip()[:_LONGEST].strip()
