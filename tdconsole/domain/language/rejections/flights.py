"""Refusals of flights. A flight is named, such as 1A."""

from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import EntryId, PlayId, TableNo


class NotInFlights(Refusal, kw_only=True):
    pass


class NoSuchFlight(Refusal, kw_only=True):
    play: PlayId


class FlightIsOver(Refusal, kw_only=True):
    """The flight is over: everybody has bagged, and what is left plays on with the others."""

    flight: str


class FlightsAreMerged(Refusal, kw_only=True):
    """The flights are merged: no other can be opened, nor these merged again."""


class FlightIsEmpty(Refusal, kw_only=True):
    """Nobody has entered this flight yet, so the next one can't be opened."""

    flight: str


class FlightNamedSo(Refusal, kw_only=True):
    flight: str


class FlightsStillPlay(Refusal, kw_only=True):
    """Some flights still play, with stacks not yet bagged."""

    flights: tuple[str, ...]


class NobodyGoesOn(Refusal, kw_only=True):
    """Nobody has a stack for another day."""


class FlightsOpened(Refusal, kw_only=True):
    """Flights were opened, so the tournament can't be played without them."""


class FlightsTooLate(Refusal, kw_only=True):
    """Too late for flights: prizes were posted or paid, or a second day has begun."""


class NotBeforeMerge(Refusal, kw_only=True):
    """Nobody knows the places before the flights are merged."""


class WaitsTwice(Refusal, kw_only=True):
    """The person has another flight's stack, and this one was paid for but never played."""

    entry: EntryId
    other: EntryId


class PlaysInFlight(Refusal, kw_only=True):
    """The same person still plays in another flight: neither out nor bagged."""

    entry: EntryId
    flight: str


class OutOfAnotherFlight(Refusal, kw_only=True):
    """The entry busted in another flight, so in no hand of this one or of day 2."""

    entry: EntryId


class GaveUpStack(Refusal, kw_only=True):
    """The entry busted in no hand: the same person's other stack went forward."""

    entry: EntryId
    other: EntryId


class TableInFlight(Refusal, kw_only=True):
    """Another flight sits at this table."""

    table: TableNo
    flight: str
