"""The clock of an evening as its history tells it: levels as they began, and pauses between them."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, Protocol

from tdconsole.domain.clock.reading import read
from tdconsole.domain.language.commands.clock import PauseClock, ResumeClock, SetClock, SetLevel
from tdconsole.domain.values import Instant, Millis
from tdconsole.imports.td3.evening import EveningRead, PeriodBegun
from tdconsole.imports.td3.seating_down import Floor
from tdconsole.projections.setup.taken_over import LeftOutKind
from tdconsole.session import Done

Deed = tuple[Millis, int, Callable[[], None]]
"""What is done, and when; of two at one moment the lower number comes first."""
PERIOD: Final = 3
_MINUTE: Final = 60_000
_SECOND: Final = 1_000
_BETWEEN: Final = 5 * _SECOND
"""How long the other program waits at most between two periods by itself."""


class Clocked(Floor, Protocol):
    evening: EveningRead
    reason: str

    @property
    def instant(self) -> Instant: ...

    def leave(self, kind: LeftOutKind, detail: str = "") -> None: ...


class ClockTold:
    def __init__(self, brought: Clocked) -> None:
        self._brought = brought
        self.pauses = 0

    def deeds(self, began: Millis) -> Iterator[Deed]:
        """Each period as it began; one that took longer was paused, and nobody told when."""
        structure, ended = self._brought.evening.structure, self._brought.evening.ended
        later = sorted(self._brought.evening.periods, key=lambda one: one.at)
        if not structure:
            return
        begun = [PeriodBegun(at=began, index=0), *later]
        ends = [*(one.at for one in begun[1:]), ended]
        for period in later:
            yield period.at, PERIOD, partial(self._begin, period.index)
        for period, end in zip(begun, ends, strict=True):
            over = Millis(period.at + structure[period.index].minutes * _MINUTE - _SECOND)
            if end is not None and end > over + 2 * _SECOND + _BETWEEN:
                yield over, PERIOD, self._pause

    def _begin(self, index: int) -> None:
        structure, now = self._brought.state.setup.structure, self._brought.instant
        reading = read(structure, self._brought.state.play.clock, now)
        if reading is not None and (reading.index != index or reading.ran):
            self._brought.do(SetLevel(period=structure[index].id))
        if reading is not None and not reading.running:
            self._brought.do(ResumeClock())

    def _pause(self) -> None:
        if isinstance(self._brought.do(PauseClock(reason=self._brought.reason)), Done):
            self.pauses += 1

    def stand_still(self) -> None:
        """The clock as it was saved, stopped: who goes on with it starts it."""
        clock, structure = self._brought.evening.clock, self._brought.state.setup.structure
        if clock is None:
            self._brought.leave("clock")
            return
        self._brought.do(SetLevel(period=structure[clock.index].id))
        self._brought.do(SetClock(seconds=clock.left))
        self._brought.do(PauseClock(reason=self._brought.reason))
