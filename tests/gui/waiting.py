"""Lets Qt work until something is so; nobody sleeps."""

from collections.abc import Callable
from pathlib import Path
from time import perf_counter_ns

from PySide6.QtCore import QDeadlineTimer, QEventLoop, QTimer


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
