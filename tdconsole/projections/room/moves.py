"""The players moved recently, to be called out and shown to the room."""

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from tdconsole.domain.language.events.day import SeatedAsBefore
from tdconsole.domain.language.events.draw import SeatsDrawn
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.floor import (
    PlayerMoved,
    PlayerReinstated,
    PlayersSwapped,
    TablesBalanced,
)
from tdconsole.domain.language.events.seating import PlayerSeated
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, Instant, Map, Millis, Record, Seat, StepNo, elapsed
from tdconsole.projections.engine.trail import TrailStep

RECENT: Final = Millis(10 * 60_000)


class Move(Record, kw_only=True):
    step: StepNo
    at: Instant
    entry: EntryId
    source: Seat | None
    target: Seat


def recent_moves(
    tournament: Tournament, latest_first: Iterable[TrailStep], now: Instant
) -> tuple[Move, ...]:
    """The last move of each player who sits where it led, latest first.

    A player who drew the same seat again has nowhere to go.
    """
    search = _Search(tournament.play.seating.of)
    for step in latest_first:
        recent = elapsed(step.at, now) < RECENT
        if not recent and not search.sought:
            break
        if step.undone_by is not None:
            continue
        for event in reversed(step.events):
            search.find_sources(event)
            if recent:
                search.find_moves(step, event)
    return tuple(one for one in search.found.values() if one.source != one.target)


class _Search:
    """A search backwards for a player's last move, and then for the seat before it."""

    def __init__(self, of: Map[EntryId, Seat]) -> None:
        self._of = of
        self.found: dict[EntryId, Move] = {}
        self.sought: dict[EntryId, list[EntryId]] = {}
        """The players whose move began on the seat that this one had at that time."""
        self._back: set[EntryId] = set()

    def find_sources(self, event: Event) -> None:
        if isinstance(event, PlayersSwapped):
            self._swap(event.one, event.other)
            return
        if not self.sought:
            return
        for entry, seat in _seated(event):
            for mover in self.sought.pop(entry, ()):
                self.found[mover] = replace(self.found[mover], source=seat)

    def find_moves(self, step: TrailStep, event: Event) -> None:
        if isinstance(event, PlayerReinstated):
            self._back.add(event.entry)
        for entry, target in self._moved(event):
            if entry not in self.found and self._of.get(entry) == target:
                self.found[entry] = Move(
                    step=step.no, at=step.at, entry=entry, source=None, target=target
                )
                self.sought.setdefault(entry, []).append(entry)

    def _swap(self, one: EntryId, other: EntryId) -> None:
        """Trace a swap back: before it, each had the seat the other has after it."""
        first, second = self.sought.pop(one, None), self.sought.pop(other, None)
        if first is not None:
            self.sought[other] = first
        if second is not None:
            self.sought[one] = second

    def _moved(self, event: Event) -> list[tuple[EntryId, Seat]]:
        """The players moved who had a seat before: in a redraw that is everybody."""
        match event:
            case PlayerMoved() | TablesBalanced() | SeatsDrawn(redraw=True):
                return _seated(event)
            case SeatsDrawn(broken=int()):
                return _seated(event)
            case PlayersSwapped(one=one, other=other):
                sitting = (entry for entry in (one, other) if entry not in self._back)
                return [(entry, self._of[entry]) for entry in sitting if entry in self._of]
            case _:
                return []


def _seated(event: Event) -> list[tuple[EntryId, Seat]]:
    """The seats that an event gave."""
    match event:
        case PlayerMoved() | PlayerReinstated() | PlayerSeated():
            return [(event.entry, event.seat)]
        case SeatedAsBefore(seated=seated):
            return [(one.entry, one.seat) for one in seated]
        case TablesBalanced(moves=moves):
            return [(one.entry, one.seat) for one in moves]
        case SeatsDrawn(seated=seated):
            return [(one.entry, Seat(table=one.table, seat=one.seat)) for one in seated]
        case _:
            return []
