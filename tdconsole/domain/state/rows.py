"""All there is to know of a gesture, and of a fact: one row each, in the folder of its subject."""

import re
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.rejections import Rejection
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.touch import Touch
from tdconsole.domain.state.tournament import Tournament

Decision = tuple[Event, ...] | Rejection


class Gesture(NamedTuple):
    """A command and what decides it; each column says what holds before it is decided."""

    command: type[Any]
    decide: Callable[[Tournament, Any, Context], Decision]
    after_the_end: bool = False
    """It may still be done when the tournament is over."""
    needs_places: bool = False
    """In flights it waits for the merge: before it no place is final, and entries still come."""
    while_flight_plays: bool = False
    """Nobody does it on a floor from which everybody went home with a bag."""
    across_flights: bool = False
    """It is about money alone, and so about the field of all flights."""
    removes_chips: bool = False
    """It leaves fewer chips in play, or more players: each has one at the least."""
    draws: bool = False
    """It may draw lots, so a link of the chain is at hand while it is decided."""


class Fact(NamedTuple):
    """An event, how the state takes it in, and what it changes."""

    event: type[Any]
    fold: Callable[[Tournament, Any], Tournament]
    touches: Callable[[Any], Iterable[Touch]]
    undoable: bool = True
    """Not the clock and the structure, which the opposite gesture answers; not paper or the chain."""
    set_back: bool = False
    """The clock as it was takes it back."""
    across_flights: bool = False
    """It is taken in by the field of all flights."""
    turns: bool = False
    """After it another floor is in hand."""
    version: int = 1

    @property
    def kind(self) -> str:
        """The word by which it is kept: `seats-drawn`."""
        return re.sub(r"(?<!^)(?=[A-Z])", "-", self.event.__name__).lower()
