"""A replay that plays: its time runs at a chosen speed, and stands where it is told to."""

from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from tdconsole.domain.state.flight_in_hand import flight_of
from tdconsole.domain.values import Millis, PlayId, StepNo
from tdconsole.session.past.course import MarkKind
from tdconsole.session.past.looking_back import moment_of, step_of
from tdconsole.session.past.replay import Replay

SPEEDS: Final = (1, 10, 60, 300)
STEPWISE: Final = 0
"""The speed at which each step is shown for a moment, whatever time passed between them."""
EACH: Final = 1_000
"""The milliseconds for which it is shown."""
TICK: Final = 100
AT_ONCE: Final = 256
"""The steps whose states are kept between two gestures while nothing is done."""


class Playing(QObject):
    moved = Signal()
    """Emitted when it stands elsewhere, plays or no longer plays."""
    went = Signal(object)
    """Emitted with the flight, if any, of the one step or mark that it was made to go to."""

    def __init__(self, replay: Replay, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.replay, self._opened = replay, replay.now()
        self.course = replay.course()
        self.speed = SPEEDS[2]
        self._ran = QElapsedTimer()
        self._tick = QTimer(self)
        self._tick.timeout.connect(self._pass)
        self._ahead = QTimer(self)
        self._ahead.timeout.connect(self._look_ahead)
        self._ahead.start(0)

    @property
    def steps(self) -> int:
        """The steps there were when the replay was opened."""
        return len(self.course.times)

    @property
    def on(self) -> bool:
        return self._tick.isActive()

    def stop(self) -> None:
        self._ahead.stop()
        self._tick.stop()

    # Gestures

    def toggle(self) -> None:
        if self.on:
            self._tick.stop()
        else:
            if self.replay.step >= self.steps:
                self.replay.stand_at(StepNo(1))
            self._begin()
        self.moved.emit()

    def run_at(self, speed: int) -> None:
        self.speed = speed
        if self.on:
            self._begin()

    def step_by(self, by: int) -> None:
        self.go_to(StepNo(self.replay.step + by))

    def go_to(self, step: StepNo) -> None:
        self.replay.stand_at(StepNo(min(max(1, step), self.steps)))
        self.went.emit(self._flight())
        self.moved.emit()

    def _flight(self) -> PlayId | None:
        """The flight of the step after which it stands."""
        replay = self.replay
        state = replay.state(replay.tournament)
        if state is None:
            return None
        plays = (flight_of(state, one) for one in replay.whole.steps[replay.step - 1].events)
        return next((one for one in plays if one is not None), None)

    def go_to_place(self, place: int) -> None:
        """Go to the moment that lies there at one glance."""
        self.replay.stand_when(self.course.moment(Millis(place)))
        self.moved.emit()

    def jump(self, kind: MarkKind, *, back: bool = False) -> bool:
        """Go to the nearest mark of this kind; False if there is none that way."""
        here = self.replay
        mark = self.course.beside(here.moment, here.step, kind, back=back)
        if mark is not None:
            self.replay.stand_at(mark.step, mark.at)
            self.went.emit(mark.play or self._flight())
            self.moved.emit()
        return mark is not None

    def go_to_typed(self, typed: str) -> bool:
        """Go to a step, #112, or to a time of day; False if it is neither, or outside."""
        if (step := step_of(self.replay.whole, typed)) is not None:
            if step:
                self.go_to(step)
            return bool(step)
        moment = moment_of(self.replay.whole, typed, self._opened)
        if moment is None or moment < self.course.times[0]:
            return False
        self.replay.stand_when(moment)
        self.moved.emit()
        return True

    # Time

    def _begin(self) -> None:
        self._ran.start()
        self._tick.start(EACH if self.speed == STEPWISE else TICK)

    def _pass(self) -> None:
        replay = self.replay
        ran = self._ran.restart()
        if self.speed == STEPWISE:
            replay.stand_at(StepNo(min(replay.step + 1, self.steps)))
        else:
            replay.stand_when(Millis(replay.moment + ran * self.speed))
        if replay.step >= self.steps:
            self._tick.stop()
        self.moved.emit()

    def _look_ahead(self) -> None:
        if not self.replay.look_ahead(AT_ONCE):
            self._ahead.stop()
