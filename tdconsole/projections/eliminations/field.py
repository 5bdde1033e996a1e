"""How many players were in, from the first entry to the last bust, for a chart."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from tdconsole.domain.language.events.clock import ClockStarted
from tdconsole.domain.language.events.entry import EntryRegistered, StackForfeited
from tdconsole.domain.language.events.floor import PlayersEliminated
from tdconsole.domain.language.events.tournament import TournamentFinished
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, Millis, Record
from tdconsole.projections.engine.trail import TrailStep


class InAt(Record, kw_only=True):
    """The players in from this moment on, in UTC."""

    at: Millis
    players: int


class Field(Record, kw_only=True):
    """The moments between which it was played, and how many were in meanwhile."""

    began: Millis | None = None
    """When the clock first started, or else the first entry was paid."""
    ended: Millis | None = None
    """When it was finished."""
    course: tuple[InAt, ...] = ()


class Times:
    """When each entry came and went, by the steps that count."""

    def __init__(self) -> None:
        self.came: dict[EntryId, Millis] = {}
        self.went: dict[EntryId, Millis] = {}
        self.started: Millis | None = None
        self.finished: Millis | None = None

    def take(self, trail: Iterable[TrailStep]) -> None:
        """Take in steps that follow those taken before."""
        for step in trail:
            if step.undone_by is None:
                self._read(step)

    def _read(self, step: TrailStep) -> None:
        at = step.at.utc
        for event in step.events:
            if isinstance(event, EntryRegistered):
                self.came[event.entry] = at
            elif isinstance(event, PlayersEliminated):
                self.went.update((out.entry, at) for out in event.hand)
            elif isinstance(event, StackForfeited):
                self.went[event.entry] = at
            elif isinstance(event, ClockStarted):
                since = event.anchor.since
                self.started = self.started or (at if since is None else since.utc)
            elif isinstance(event, TournamentFinished):
                self.finished = at


def field(tournament: Tournament, trail: Iterable[TrailStep]) -> Field:
    times = Times()
    times.take(trail)
    return field_of(tournament, times)


def field_of(tournament: Tournament, times: Times) -> Field:
    course = tuple(_course(tournament, times))
    began = times.started or (course[0].at if course else None)
    return Field(began=began, ended=times.finished if tournament.finished else None, course=course)


def _course(tournament: Tournament, times: Times) -> Iterator[InAt]:
    """One point for each moment at which the number changed."""
    players, exits = 0, tournament.exits.by_entry
    first = min(times.came.values(), default=Millis(0))
    changes = [(times.came.get(entry, first), 1) for entry in tournament.entries.by_id]
    for entry, exit_ in exits.items():
        at = times.went.get(entry) or (None if exit_.at is None else exit_.at.utc)
        if at is not None:
            changes.append((at, -1))
    for at, together in groupby(sorted(changes), key=lambda one: one[0]):
        players += sum(change for _at, change in together)
        yield InAt(at=at, players=players)
