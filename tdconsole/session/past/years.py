"""Players' pages over the years, gathered over the house and kept while its tournaments stay."""

from collections.abc import Mapping
from functools import partial
from typing import Final, NamedTuple

from tdconsole.club import Club
from tdconsole.domain.engine.decider import State, fold, initial
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Millis, PersonId, TournamentId
from tdconsole.journal import Store, stream_of, tournament_of
from tdconsole.projections.eliminations.evenings import Evening, ended_at, evening
from tdconsole.projections.eliminations.years import PlayerYears, player_years
from tdconsole.session.local_time import day_at
from tdconsole.session.timeline import Timeline, unhurried

_NIGHT: Final = 6 * 3_600_000
"""What ends before six in the morning was played the evening before."""


Last = tuple[int, bytes]


class _Kept(NamedTuple):
    """An evening as of the last step of its trail; None if all of that was undone."""

    last: Last
    evening: Evening | None


class Years:
    """The pages; an evening that was read once tells of everybody who was there."""

    def __init__(
        self, store: Store, club: Club, timelines: Mapping[TournamentId, Timeline]
    ) -> None:
        self._store, self._club, self._timelines = store, club, timelines
        self._kept: dict[TournamentId, _Kept] = {}

    def of(self, person: PersonId, *, profit: bool = False) -> PlayerYears:
        """The page under all of the person's numbers, as the house is now."""
        same, known = self._club.people.same(person), self._club.people.get(person)
        entered = self._store.entered(same)
        with unhurried():
            found = [
                self._evening(tournament)
                for stream in entered
                if (tournament := tournament_of(stream)) is not None
            ]
        return player_years(
            same[0],
            None if known is None else known.name,
            same,
            (one for one in found if one is not None),
            profit=profit,
        )

    def _evening(self, tournament: TournamentId) -> Evening | None:
        stream, kept = stream_of(tournament), self._kept.get(tournament)
        timeline = self._timelines.get(tournament)
        if timeline is not None and timeline.steps:  # nobody reads again what is in hand
            last, made = _head(timeline), partial(_of, timeline)
        else:
            last, made = self._store.last(stream), partial(self._read, stream)
        if kept is None or kept.last != last:
            state = made()
            found = None if state is None else self._made(tournament, state)
            kept = self._kept[tournament] = _Kept(last, found)
        return kept.evening

    def _read(self, stream: str) -> State:
        return fold(initial(), self._store.living(stream))

    def _made(self, tournament: TournamentId, state: Tournament) -> Evening:
        at = ended_at(state)
        if at is None:  # nobody is out: by its last step
            stream = stream_of(tournament)
            (last,) = self._store.read(stream, self._store.last(stream)[0] - 1)
            at = last.at.utc
        return evening(tournament, state, day_at(Millis(at - _NIGHT)), at)


def _head(timeline: Timeline) -> Last:
    return timeline.steps[-1].no, timeline.steps[-1].hash


def _of(timeline: Timeline) -> State:
    return timeline.state
