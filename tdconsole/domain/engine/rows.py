"""The rows of every subject, found by command and by event."""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Final, TypeVar

from tdconsole.domain.advice import rows as advice
from tdconsole.domain.bubble import rows as bubble
from tdconsole.domain.chips import rows as chips
from tdconsole.domain.clock import rows as clock
from tdconsole.domain.day import rows as day
from tdconsole.domain.discipline import rows as discipline
from tdconsole.domain.draw import rows as draw
from tdconsole.domain.eliminations import rows as eliminations
from tdconsole.domain.entry import rows as entry
from tdconsole.domain.flights import rows as flights
from tdconsole.domain.hand import rows as hand
from tdconsole.domain.house import rows as house
from tdconsole.domain.language.commands.trail import Redo, Undo
from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.house import HouseEvent
from tdconsole.domain.papers import rows as papers
from tdconsole.domain.payouts import rows as payouts
from tdconsole.domain.player_clock import rows as player_clock
from tdconsole.domain.prizes import rows as prizes
from tdconsole.domain.room import rows as room
from tdconsole.domain.season import rows as season
from tdconsole.domain.setup import rows as setup
from tdconsole.domain.state.rows import Fact, Gesture
from tdconsole.domain.state.who import Roles

_GESTURES: Final[tuple[Gesture, ...]] = (
    *setup.GESTURES,
    *entry.GESTURES,
    *draw.GESTURES,
    *room.GESTURES,
    *clock.GESTURES,
    *player_clock.GESTURES,
    *hand.GESTURES,
    *eliminations.GESTURES,
    *bubble.GESTURES,
    *day.GESTURES,
    *flights.GESTURES,
    *chips.GESTURES,
    *prizes.GESTURES,
    *payouts.GESTURES,
    *discipline.GESTURES,
    *advice.GESTURES,
    *papers.GESTURES,
)
_FACTS: Final[tuple[Fact, ...]] = (
    *setup.FACTS,
    *entry.FACTS,
    *draw.FACTS,
    *room.FACTS,
    *clock.FACTS,
    *player_clock.FACTS,
    *hand.FACTS,
    *eliminations.FACTS,
    *bubble.FACTS,
    *day.FACTS,
    *flights.FACTS,
    *chips.FACTS,
    *prizes.FACTS,
    *payouts.FACTS,
    *discipline.FACTS,
    *advice.FACTS,
    *papers.FACTS,
)

Asked = TypeVar("Asked", bound=type)
Row = TypeVar("Row")


class Rows(dict[Asked, Row]):
    """Rows by the class that each is about."""

    def __missing__(self, kind: Asked) -> Row:
        raise KeyError(f"{kind.__name__} has no row: add one to tdconsole/domain/<subject>/rows.py")


GESTURE: Final = Rows({row.command: row for row in _GESTURES})
FACT: Final = Rows({row.event: row for row in _FACTS})
KINDS: Final[dict[tuple[str, int], type[Event]]] = {
    (row.kind, row.version): row.event for row in _FACTS
}
_OF_HOUSE: Final = (*house.GESTURES, *season.GESTURES)
_HOUSE_FACTS: Final = (*house.FACTS, *season.FACTS)
HOUSE_GESTURE: Final = Rows({row.command: row for row in _OF_HOUSE})
HOUSE_FACT: Final = Rows({row.event: row for row in _HOUSE_FACTS})
HOUSE_KINDS: Final[dict[tuple[str, int], type[HouseEvent]]] = {
    (row.kind, row.version): row.event for row in _HOUSE_FACTS
}
REQUEST: Final[Any] = reduce(or_, (*GESTURE, Undo, Redo))
"""The type a request is decoded as: any command, or a step back or forward."""
HOUSE_REQUEST: Final[Any] = reduce(or_, HOUSE_GESTURE)
"""The type a request to the house itself is decoded as."""
if TYPE_CHECKING:
    Proposal = Command
else:
    Proposal = reduce(or_, GESTURE)
    """A command as it stands within other data, where its name tells which one it is."""

WHO: Final[dict[str, Roles]] = {
    **{row.command.__name__: row.who for row in _GESTURES},
    **{row.command.__name__: row.who for row in _OF_HOUSE},
    **{row.name: row.who for row in house.ACTS},
}
"""The roles that may do a gesture, by its name; an undo and a redo are for those of their step."""

SET_BACK: Final[tuple[type[Any], ...]] = tuple(row.event for row in _FACTS if row.set_back)
"""The clock's events that restoring the clock takes back."""

_KIND: Final[dict[type[Any], str]] = {
    event: kind for kinds in (KINDS, HOUSE_KINDS) for (kind, _version), event in kinds.items()
}


def kind_of(event: Event | HouseEvent) -> str:
    return _KIND[type(event)]
