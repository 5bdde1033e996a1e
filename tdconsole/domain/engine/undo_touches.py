"""What an event changes, so that an undo can see whether a later step depends on it."""

from collections.abc import Iterable
from typing import Final

from tdconsole.domain.engine.rows import FACT
from tdconsole.domain.language.events.event import Event, play_of
from tdconsole.domain.language.events.flights import FlightsMerged
from tdconsole.domain.language.events.money import TournamentCancelled
from tdconsole.domain.language.events.tournament import SetupEdited
from tdconsole.domain.state.touch import BOARD_OVER, DAY_OVER, WHOLE_TOURNAMENT, Touch
from tdconsole.domain.values import PlayId

_OF_NO_DAY: Final = ("advice", "setup", "rule", "prizes", "purse", "person", "ruling")


def undoable(events: Iterable[Event]) -> bool:
    return all(FACT[type(event)].undoable and not _is_of_currency(event) for event in events)


def _is_of_currency(event: Event) -> bool:
    """Whether the event sets the currency: only another edit may set it back."""
    return isinstance(event, SetupEdited) and event.currency is not None


def touches(event: Event) -> frozenset[Touch]:
    return frozenset(FACT[type(event)].touches(event))


_OF_A_FLOOR: Final = (
    "seat",
    "table",
    "button",
    "order",
    "clock",
    "call",
    "board",
    "count",
    "chips",
    "day",
    "tournament",
)


def of_no_floor(touched: frozenset[Touch]) -> frozenset[Touch]:
    """The touches that may concern another flight as well: people, money, the draw chain."""
    return frozenset(touch for touch in touched if touch.thing not in _OF_A_FLOOR)


def plays_of(events: Iterable[Event]) -> frozenset[PlayId]:
    """The flights of the events; what ends all of them belongs to none."""
    events = tuple(events)
    if any(isinstance(event, FlightsMerged | TournamentCancelled) for event in events):
        return frozenset()
    plays = map(play_of, events)
    return frozenset(play for play in plays if play is not None)


def collide(earlier: frozenset[Touch], later: frozenset[Touch]) -> bool:
    """Whether the later step depends on the earlier; a finished tournament depends on all."""
    if not earlier or not later:
        return False
    if DAY_OVER in earlier and any(touch.thing not in _OF_NO_DAY for touch in later):
        return True
    if BOARD_OVER in later and any(touch.thing == "board" for touch in earlier):
        return True
    return WHOLE_TOURNAMENT in later or not earlier.isdisjoint(later)
