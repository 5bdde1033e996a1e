"""Everything there is to know of a gesture or a fact: one row, in its subject's folder."""

import re
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.house import HouseEvent
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.house import HouseContext, HouseState
from tdconsole.domain.state.touch import Touch
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.state.who import Roles

Decision = tuple[Event, ...] | Rejection
HouseDecision = tuple[HouseEvent, ...] | Rejection


class Gesture(NamedTuple):
    """A command and its decider; the columns say what holds before it is decided."""

    command: type[Any]
    decide: Callable[[Tournament, Any, Context], Decision]
    who: Roles
    """The roles that may do it, in a house that has given any."""
    after_the_end: bool = False
    """Whether it is allowed once the tournament is over."""
    needs_places: bool = False
    """Whether it waits for the merge: until then no place is final, and entries still come."""
    while_flight_plays: bool = False
    """Whether it is refused on a floor where everybody has bagged and gone home."""
    across_flights: bool = False
    """Whether it is about money alone, and so about the field of all flights."""
    removes_chips: bool = False
    """Whether it removes chips or adds players: everybody needs at least one chip."""
    draws: bool = False
    """Whether it may draw lots, so that a link of the chain is at hand."""


class Fact(NamedTuple):
    """An event, how the state takes it in, and what it changes."""

    event: type[Any]
    fold: Callable[[Tournament, Any], Tournament]
    touches: Callable[[Any], Iterable[Touch]]
    undoable: bool = True
    """False for the clock and the structure, which have opposite gestures, and for paper and the
    chain."""
    set_back: bool = False
    """Whether restoring the clock takes it back."""
    across_flights: bool = False
    """Whether it applies to the field of all flights."""
    turns: bool = False
    """Whether another floor is in hand after it."""
    version: int = 1

    @property
    def kind(self) -> str:
        return _kind(self.event)


class HouseGesture(NamedTuple):
    """A command to the house itself, and its decider."""

    command: type[Any]
    decide: Callable[[HouseState, Any, HouseContext], HouseDecision]
    who: Roles


class Act(NamedTuple):
    """A gesture that no trail holds, on what the house keeps in tables that can be erased."""

    name: str
    who: Roles


class HouseFact(NamedTuple):
    """An event of the house itself, and how its state takes it in."""

    event: type[Any]
    fold: Callable[[HouseState, Any], HouseState]
    version: int = 1

    @property
    def kind(self) -> str:
        return _kind(self.event)


def _kind(event: type[Any]) -> str:
    """The word it is stored under: `seats-drawn`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", event.__name__).lower()
