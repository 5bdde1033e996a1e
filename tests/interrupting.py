"""Two threads at their worst: one is stopped at a chosen instruction until the other is through."""

from collections.abc import Callable, Collection
from sys import gettrace, settrace
from threading import Thread
from types import FrameType, ModuleType
from typing import Any

Spot = tuple[str, int]
"""An instruction: where its code begins, and which of that code's it is."""


def interrupted(
    first: Callable[[], object],
    second: Callable[[], object],
    watched: Collection[ModuleType],
    met: set[Spot],
) -> tuple[object, object] | None:
    """Both answers; the first stops at an instruction of these modules at which none has stopped yet.

    The second runs in a thread of its own meanwhile. None where no such instruction is left.
    """
    files = {module.__file__ for module in watched}
    seconds: list[object] = []

    def trace(frame: FrameType, event: str, _about: object) -> Any:
        if seconds or frame.f_code.co_filename not in files:
            return None
        frame.f_trace_opcodes = True
        spot = f"{frame.f_code.co_filename}:{frame.f_code.co_firstlineno}", frame.f_lasti
        if event == "opcode" and spot not in met:
            met.add(spot)
            thread = Thread(target=lambda: seconds.append(second()), name="second")
            thread.start()
            thread.join()
        return trace

    before = gettrace()
    settrace(trace)
    try:
        answer = first()
    finally:
        settrace(before)
    return (answer, seconds[0]) if seconds else None
