from tdconsole.domain.language.events.event import Event
from tdconsole.domain.values import (
    ChainNo,
    Chips,
    ClockAnchor,
    Digest,
    DrawNo,
    EntryId,
    Instant,
    PlayId,
    Record,
    Seat,
    TableNo,
)


class LastHandsDrawn(Event, kw_only=True):
    """The card that says how many hands remain today, drawn from these by the link."""

    draw: DrawNo
    chain: ChainNo
    link: Digest
    cards: tuple[int, ...]
    card: int


class LastHandsCalled(Event, kw_only=True):
    """The clock was stopped for the last hands; each of these tables plays this many more."""

    play: PlayId
    anchor: ClockAnchor
    hands: int
    tables: tuple[TableNo, ...]
    at: Instant


class LastHandsPlayed(Event, kw_only=True):
    play: PlayId
    tables: tuple[TableNo, ...]
    hands: int


class Bagged(Record, kw_only=True, omit_defaults=True):
    entry: EntryId
    chips: Chips
    seal: str = ""


class StacksBagged(Event, kw_only=True):
    play: PlayId
    bags: tuple[Bagged, ...]
    at: Instant


class DayEnded(Event, kw_only=True):
    """The day ended: everybody has got up, and the next day begins with a draw."""

    play: PlayId
    at: Instant


class Reseated(Record, kw_only=True):
    entry: EntryId
    seat: Seat


class SeatedAsBefore(Event, kw_only=True):
    """Everybody was put back on the seat of the evening before, without a draw."""

    play: PlayId
    seated: tuple[Reseated, ...]
