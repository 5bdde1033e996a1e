"""One's own gestures at this window, and the ways back from them."""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Sequence
from typing import Protocol

from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.language.rejections.engine import OnlyLooking
from tdconsole.domain.values import Instant, PlayId, StaffId, StepNo, TournamentId
from tdconsole.projections.engine.trail import TrailStep
from tdconsole.session.answers import WayBack
from tdconsole.session.gate import Gate
from tdconsole.session.timeline import Hand, Timeline
from tdconsole.session.undo.conditions import own_gesture, own_last, own_undo
from tdconsole.session.undo.own_steps import own_of, own_steps
from tdconsole.session.undo.setting_back import is_set_back, opposite


class Acting(Protocol):
    """What they need of the session."""

    actor: StaffId | None
    gate: Gate
    only_looking: OnlyLooking | None

    def timeline(self, tournament: TournamentId) -> Timeline: ...

    def now(self) -> Instant: ...


class OwnGestures:
    def __init__(self, session: Acting) -> None:
        self._session = session
        self._here = defaultdict[TournamentId, list[StepNo]](list)
        self._opened: Instant | None = None

    def keep(self, tournament: TournamentId, step: StepNo) -> None:
        """Keep a step as done here."""
        own = self._here[tournament]
        at = bisect_left(own, step)
        if own[at : at + 1] != [step]:
            own.insert(at, step)

    def carry_on(self) -> None:
        """Count the same actor's steps of this evening, before and elsewhere, as one's own too."""
        self._opened = self._opened or self._session.now()

    def steps(self, tournament: TournamentId) -> Sequence[StepNo]:
        session = self._session
        if session.only_looking is not None:
            return ()
        timeline, here = session.timeline(tournament), self._here[tournament]
        hand = Hand(session.actor, session.gate.device)
        return own_steps(timeline, here, hand, self._opened, session.now())

    def last(self, tournament: TournamentId, play: PlayId | None) -> TrailStep | None:
        """One's own last gesture of this flight that an undo would cancel, ignoring the clock."""
        timeline = self._session.timeline(tournament)
        step = own_gesture(timeline, own_of(timeline, self.steps(tournament), play, own_gesture))
        return None if step is None else timeline.as_read(step)

    def way_back(self, tournament: TournamentId, play: PlayId | None) -> WayBack | None:
        """The way to take back one's own last gesture of this flight, never an earlier one."""
        timeline = self._session.timeline(tournament)
        step = own_last(timeline, own_of(timeline, self.steps(tournament), play, own_last))
        if step is None:
            return None
        by = opposite(timeline, step) if is_set_back(step) else Undo(step=step.no)
        return WayBack(gesture=timeline.as_read(step), by=by)

    def undone(self, tournament: TournamentId, play: PlayId | None) -> TrailStep | None:
        """The undo that a redo would cancel."""
        timeline = self._session.timeline(tournament)
        step = own_undo(timeline, own_of(timeline, self.steps(tournament), play, own_undo))
        return None if step is None else timeline.as_read(timeline.root(step))
