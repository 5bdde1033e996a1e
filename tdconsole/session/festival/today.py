"""The tournaments of today: those that play, those about to begin, and those just over."""

from collections.abc import Iterator
from typing import Final, Protocol

from tdconsole.domain.clock.reading import read
from tdconsole.domain.engine.decider import State
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Instant, Millis, TournamentId
from tdconsole.session.timeline import Timeline

_HOUR: Final = 3_600_000
OVER: Final = Millis(16 * _HOUR)
"""How long one that is over is still of today, from its last step."""
OPEN: Final = Millis(36 * _HOUR)
"""How long one that is not over is, with a night between two days."""
AHEAD: Final = Millis(20 * _HOUR)
"""How long before a start that was put off."""
MISSED: Final = 8
"""How many in a row that are not of today end the search: they stand in the order of their making."""


class Reading(Protocol):
    """What is needed of a session to find them."""

    def tournaments(self) -> list[TournamentId]: ...
    def timeline(self, tournament: TournamentId) -> Timeline: ...
    def state(self, tournament: TournamentId) -> State: ...
    def now(self) -> Instant: ...


def is_of_today(tournament: Tournament, last: Instant, now: Instant) -> bool:
    since = now.utc - last.utc
    if tournament.finished:
        return since <= OVER
    reading = read(tournament.setup.structure, tournament.play.clock, now)
    starts_in = None if reading is None else reading.starts_in
    if starts_in is not None:
        return starts_in <= AHEAD
    return since <= OPEN


def looked_through(session: Reading) -> Iterator[TournamentId | None]:
    """Those of today, the latest first; None for one that was read and isn't, to take a rest."""
    missed = 0
    for tournament in reversed(session.tournaments()):
        state = session.state(tournament)
        if state is not None:
            last = session.timeline(tournament).steps[-1].at
            if is_of_today(state, last, session.now()):
                missed = 0
                yield tournament
                continue
        missed += 1
        if missed == MISSED:
            return
        yield None


def of_today(session: Reading) -> list[TournamentId]:
    """The tournaments of today in the order of their making."""
    return [one for one in looked_through(session) if one is not None][::-1]
