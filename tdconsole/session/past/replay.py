"""An evening looked at again: a session on its past that can be told where to stand."""

from tdconsole.club import Club
from tdconsole.domain.language.rejections.engine import OnlyLooking
from tdconsole.domain.values import Instant, Millis, StepNo, TournamentId
from tdconsole.journal import Store, StoredStep, Vault
from tdconsole.session.answers import Change
from tdconsole.session.past.course import Course, course
from tdconsole.session.past.kept_states import KeptStates
from tdconsole.session.past.looking_back import at_step, until
from tdconsole.session.session import Session
from tdconsole.session.timeline import Timeline


class PastTimeline(Timeline):
    """The trail up to one of its steps, which can be chosen again and again."""

    def __init__(self, whole: Timeline) -> None:
        super().__init__()
        self.whole, self.kept = whole, KeptStates(whole)
        self.issued, self.persons, self.penalized = whole.issued, whole.persons, whole.penalized

    def root(self, step: StoredStep) -> StoredStep:
        return self.whole.root(step)

    def stand_at(self, no: StepNo) -> None:
        whole = self.whole
        state = self.kept.at(no)
        self.issued = whole.issued
        self.steps = whole.steps[:no]
        self.of_clock = [step for step in whole.of_clock if step.no <= no]
        self._cancelled_by = whole.cancelled_until(no)
        self._states = {no: state}


class MovableTime:
    """A source of time that says the moment it was last given."""

    def __init__(self, now: Instant) -> None:
        self.moment = now

    def now(self) -> Instant:
        return self.moment


class Replay(Session):
    """The tournament after one of its steps, at a moment that moves when it is told to.

    It takes in nothing and writes nothing; what is done meanwhile only makes the trail longer.
    """

    def __init__(
        self,
        store: Store,
        vault: Vault,
        club: Club,
        whole: Timeline,
        tournament: TournamentId,
    ) -> None:
        self._moving = MovableTime(at_step(whole, StepNo(1), None))
        super().__init__(store, vault, club, self._moving)
        self.only_looking = OnlyLooking(read_only=False, past=True)
        self.tournament = tournament
        self._past = PastTimeline(whole)
        self._timelines[tournament] = self._past
        self.step = StepNo(len(whole.steps))
        self._past.stand_at(self.step)
        self._moving.moment = at_step(whole, self.step, None)

    @property
    def whole(self) -> Timeline:
        """The trail as it is now."""
        return self._past.whole

    @property
    def moment(self) -> Millis:
        return self._moving.moment.utc

    def refresh(self) -> None:
        """Take in nothing: the past stays as it was."""

    def is_behind(self) -> bool:
        return False

    def stand_at(self, step: StepNo, moment: Millis | None = None) -> None:
        """Stand after this step, at a moment of the time until the next."""
        before, was = self.state(self.tournament), self.step
        self._moving.moment = at_step(self.whole, step, moment)
        if step == was:
            return
        self._past.stand_at(step)
        self.step = step
        first, last = sorted((was, step))
        passed = tuple(self.whole.steps[first:last])
        change = Change(
            tournament=self.tournament,
            before=before,
            after=self.state(self.tournament),
            steps=passed,
            foreign=False,  # whoever looks is taken along, to a flight that opens too
        )
        self._observers.tell(change)

    def stand_when(self, moment: Millis) -> None:
        """Stand at this moment, after all that had been done by then; at the latest at the start."""
        step = until(self.whole, moment)
        if step is None:
            self.stand_at(StepNo(1))
        else:
            self.stand_at(step, moment)

    def look_ahead(self, steps: int) -> bool:
        """Keep some more states while nothing else is to be done; False once all are kept."""
        kept, end = self._past.kept, len(self.whole.steps)
        kept.go_on(min(end, kept.last + steps))
        return kept.last < end

    def course(self) -> Course:
        """The course of the evening up to now."""
        return course(self.whole, self._past.kept)
