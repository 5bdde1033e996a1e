"""The source of the present moment."""

import ctypes
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, Protocol
from uuid import uuid4

from msgspec.structs import replace

from tdconsole.domain.values import Instant, Millis

_BOOT_ID: Final = Path("/proc/sys/kernel/random/boot_id")


class TimeSource(Protocol):
    def now(self) -> Instant: ...


class SystemTime:
    """The machine's clocks: the world's time, and this boot's, which runs on during sleep."""

    def __init__(self) -> None:
        self._boot = _boot()

    def now(self) -> Instant:
        return Instant(
            utc=Millis(time.time_ns() // 1_000_000),
            boot=self._boot,
            uptime=Millis(_uptime()),
            awake=_awake(),
        )


class HouseTime:
    """The clocks of this machine, with the world's time as the house's own clock has it.

    So all machines that have one house open agree, however theirs are set.
    """

    def __init__(self, time: TimeSource, ahead: Callable[[], int]) -> None:
        self._time, self._ahead = time, ahead

    def now(self) -> Instant:
        here = self._time.now()
        ahead = self._ahead()
        return replace(here, utc=Millis(here.utc + ahead)) if ahead else here


def _boot() -> str:
    """The boot's name, or if the system gives none this process's own: then world time counts."""
    try:
        return _BOOT_ID.read_text(encoding="ascii").strip()
    except OSError:
        return f"process-{uuid4()}"


def _uptime() -> int:
    if sys.platform == "linux":
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME) // 1_000_000
    elif sys.platform == "win32":  # noqa: RET505 -- the checker reads platforms this way
        ticks = ctypes.windll.kernel32.GetTickCount64
        ticks.restype = ctypes.c_uint64
        return int(ticks())
    else:
        # Unlike time.monotonic, it counts the time asleep on macOS.
        return time.clock_gettime_ns(time.CLOCK_MONOTONIC) // 1_000_000


def _awake() -> Millis | None:
    """The time without sleep, if the system counts it separately."""
    if sys.platform == "linux":
        return Millis(time.clock_gettime_ns(time.CLOCK_MONOTONIC) // 1_000_000)
    elif sys.platform == "darwin":  # noqa: RET505 -- the checker reads platforms this way
        return Millis(time.clock_gettime_ns(time.CLOCK_UPTIME_RAW) // 1_000_000)
    else:
        return None
