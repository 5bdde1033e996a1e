"""A walk along a tournament's trail that goes on with what is written, and begins again after an undo."""

from tdconsole.domain.values import PlayId, TournamentId
from tdconsole.projections.structure.evening import Walk
from tdconsole.session.session import Session


class Walking:
    def __init__(self, session: Session, tournament: TournamentId) -> None:
        self._session, self._tournament = session, tournament
        self._walk = Walk(None)
        self._begun = False
        self._taken = self._looked_at = 0
        """Steps of the trail that were taken in, and those that were read for what they undo."""

    def on(self, play: PlayId, most: int | None = None) -> Walk | None:
        """Walk on along this flight, by no more than `most` steps; None if that is not the end."""
        timeline = self._session.timeline(self._tournament)
        steps = timeline.steps
        fresh = steps[self._looked_at :]
        self._looked_at = len(steps)
        undone = any(step.undoes is not None for step in fresh)
        if not self._begun or play != self._walk.play or undone:
            self._begun, self._walk, self._taken = True, Walk(play), 0
        until = len(steps) if most is None else self._taken + most
        piece = steps[self._taken : until]
        self._walk.take(map(timeline.as_read, piece))
        self._taken += len(piece)
        return self._walk if self._taken >= len(steps) else None
