"""Lets Qt work until something is so; nobody sleeps."""

from collections.abc import Callable
from pathlib import Path
from time import perf_counter, perf_counter_ns, thread_time
from typing import Final, Self

from PySide6.QtCore import QDeadlineTimer, QEventLoop, Qt, QTimer

BEAT: Final = 5


def until(so: Callable[[], bool], milliseconds: int = 8000) -> bool:
    """Whether it came to be within the time."""
    loop, looks, end = QEventLoop(), QTimer(), QDeadlineTimer(milliseconds)

    def look() -> None:
        if so() or end.hasExpired():
            loop.quit()

    looks.setInterval(10)
    looks.timeout.connect(look)
    looks.start()
    loop.exec()
    looks.stop()
    return so()


def within(so: Callable[[], bool], milliseconds: int) -> bool:
    """Whether it came to be in that time, without the time in which others had the processor."""
    begun, queued = perf_counter_ns(), _queued()
    came = until(so)
    taken = perf_counter_ns() - begun - (_queued() - queued)
    return came and taken <= milliseconds * 1_000_000


def _queued() -> int:
    """How long this thread could have run and had to wait, in nanoseconds; Linux alone counts it."""
    counted = Path("/proc/thread-self/schedstat")
    return int(counted.read_text().split()[1]) if counted.exists() else 0


class Stalls:
    """When this thread's loop stood still and did not work either: the machine was with others."""

    def __init__(self) -> None:
        self._spans: list[tuple[float, float]] = []
        self._at, self._worked = perf_counter(), thread_time()
        self._beats = QTimer()
        self._beats.setTimerType(Qt.TimerType.PreciseTimer)
        self._beats.timeout.connect(self._beat)

    def __enter__(self) -> Self:
        self._beats.start(BEAT)
        return self

    def __exit__(self, *_: object) -> None:
        self._beats.stop()

    def since(self, moment: float) -> float:
        """How many milliseconds of the time since then."""
        self._beat()
        return 1000 * sum(end - max(begun, moment) for begun, end in self._spans if end > moment)

    def _beat(self) -> None:
        now, worked = perf_counter(), thread_time()
        stood = now - self._at - (worked - self._worked) - BEAT / 1000
        if stood > BEAT / 1000:
            self._spans.append((now - stood, now))
        self._at, self._worked = now, worked
