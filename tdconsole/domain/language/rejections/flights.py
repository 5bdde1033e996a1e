"""Several first days of one tournament. A flight is told by its name, such as 1A."""

from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import EntryId, PlayId, TableNo


class NotInFlights(Refusal, kw_only=True):
    pass


class NoSuchFlight(Refusal, kw_only=True):
    play: PlayId


class FlightIsOver(Refusal, kw_only=True):
    """Everybody has bagged there; what is left of it plays on with the others."""

    flight: str


class FlightsAreMerged(Refusal, kw_only=True):
    """No other first day can be opened, nor these merged again."""


class FlightIsEmpty(Refusal, kw_only=True):
    """Before the next one is opened somebody has entered this one."""

    flight: str


class FlightNamedSo(Refusal, kw_only=True):
    flight: str


class FlightsStillPlay(Refusal, kw_only=True):
    """Their stacks are in no bags yet."""

    flights: tuple[str, ...]


class NobodyGoesOn(Refusal, kw_only=True):
    """Nobody has a stack for another day."""


class FlightsOpened(Refusal, kw_only=True):
    """It can't be played without flights any more."""


class FlightsTooLate(Refusal, kw_only=True):
    """Prizes were posted or paid already, or a second day was begun."""


class NotBeforeMerge(Refusal, kw_only=True):
    """Nobody knows the places before the flights are merged."""


class WaitsTwice(Refusal, kw_only=True):
    """Paid for a stack in one flight and never sat there, and has another from a flight."""

    entry: EntryId
    other: EntryId


class PlaysInFlight(Refusal, kw_only=True):
    """The same person, on the same day or the day before: not out, and not bagged."""

    entry: EntryId
    flight: str


class OutOfAnotherFlight(Refusal, kw_only=True):
    """No hand of this flight, or of day 2, was played with those."""

    entry: EntryId


class GaveUpStack(Refusal, kw_only=True):
    """Out in no hand: the same person's other stack went on."""

    entry: EntryId
    other: EntryId


class TableInFlight(Refusal, kw_only=True):
    """Another flight sits there."""

    table: TableNo
    flight: str


FlightRefusal = (
    NotInFlights
    | NoSuchFlight
    | FlightIsOver
    | FlightsAreMerged
    | FlightIsEmpty
    | FlightNamedSo
    | FlightsStillPlay
    | NobodyGoesOn
    | FlightsOpened
    | FlightsTooLate
    | NotBeforeMerge
    | WaitsTwice
    | PlaysInFlight
    | OutOfAnotherFlight
    | GaveUpStack
    | TableInFlight
)
