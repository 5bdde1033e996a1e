"""The signals of the clock: what happened between two looks at the board."""

from typing import Final, Literal

from tdconsole.domain.values import Break, Chips, Mark, MarkKind, Millis, Period, Record
from tdconsole.projections.clock.board import LAST_MINUTE, ClockBoard

SignalKind = Literal[
    "starting",
    "one_minute",
    "ten_seconds",
    "level_up",
    "break_begins",
    "break_over",
    "registration_closed",
    "rebuys_ended",
    "add_on",
    "colour_up",
    "end_of_day",
    "held",
    "hand_for_hand",
]

LAST_SECONDS: Final = Millis(10_000)
"""Called once: ten strokes would be uneven on a busy machine, and a hall can't count them."""
LATE: Final = Millis(3_000)
"""Anything older isn't called any more: the hall has seen it."""

COUNTED_DOWN: Final[tuple[tuple[SignalKind, Millis], ...]] = (
    ("one_minute", LAST_MINUTE),
    ("ten_seconds", LAST_SECONDS),
)
MARKED: Final[dict[MarkKind, SignalKind]] = {
    "registration_closes": "registration_closed",
    "rebuys_end": "rebuys_ended",
    "add_on": "add_on",
    "colour_up": "colour_up",
    "end_of_day": "end_of_day",
}


class Signal(Record, kw_only=True):
    """A signal; a colour-up names the chip that leaves."""

    kind: SignalKind
    chip: Chips | None = None


Signals = tuple[Signal, ...]


def signals(before: ClockBoard, after: ClockBoard, waited: Millis) -> Signals:
    """The signals in the order they are called; `waited` is the time between the two looks.

    A level or a minute set by hand is called like any other; nothing is called while paused.
    """
    if before.finished or after.finished:
        return ()
    if after.hand is not None:
        return _by_hand(before, after) if waited <= LATE else ()
    if not after.started:
        return _countdown(before.starts_in, after.starts_in)
    if not before.started:
        fresh = after.running and _fresh(before.starts_in, waited)
        return (Signal(kind="starting"),) if fresh else ()
    if before.period is None or after.period is None:
        return ()
    left = before.left if before.running and before.hands is None else None
    if before.period.id != after.period.id:
        changed = after.running and _fresh(left, waited)
        return (_entered(before, after), *_marks(before, after)) if changed else ()
    if _stands(after):
        stopped = not _stands(before) and _fresh(left, waited)
        return (*_marks(before, after), Signal(kind="held")) if stopped else ()
    if not after.running or after.hands is not None:
        return ()
    return _countdown(before.left, after.left)


def _by_hand(before: ClockBoard, after: ClockBoard) -> Signals:
    """The signals of hand-for-hand play, where hands move the clock to another level or a stop."""
    if before.hand is None:
        return (Signal(kind="hand_for_hand"),) if before.started else ()
    if _stands(after):
        return () if _stands(before) else (*_marks(before, after), Signal(kind="held"))
    if before.period is None or after.period is None or before.period.id == after.period.id:
        return ()
    return (_entered(before, after),)


def _countdown(before: Millis | None, after: Millis | None) -> Signals:
    if before is None or after is None:
        return ()
    return tuple(
        Signal(kind=kind)
        for kind, moment in COUNTED_DOWN
        if before > moment >= after >= moment - LATE
    )


def _fresh(due: Millis | None, waited: Millis) -> bool:
    """Whether the change is recent: it is as old as it is overdue, or at most as the wait."""
    overdue = due is not None and waited >= due
    return (waited - due if overdue and due is not None else waited) <= LATE


def _stands(board: ClockBoard) -> bool:
    """Whether the clock stopped by itself, at a mark or at the end of the structure."""
    return board.held is not None or board.over


def _entered(before: ClockBoard, after: ClockBoard) -> Signal:
    if isinstance(after.period, Break):
        return Signal(kind="break_begins")
    back = isinstance(before.period, Break) and _onward(before, after)
    return Signal(kind="break_over" if back else "level_up")


def _marks(before: ClockBoard, after: ClockBoard) -> Signals:
    """The marks of the period just over, unless already called when the clock stopped there.

    The chips that leave in a break are called when it begins.
    """
    called = []
    if after.registration_closed and not before.registration_closed:
        called.append(Signal(kind="registration_closed"))
    if before.period is not None and not _stands(before) and _onward(before, after):
        called += [
            Signal(kind=MARKED[mark.kind], chip=mark.chip)
            for mark in before.period.marks
            if mark.kind != "registration_closes" and mark not in _leaving(before.period)
        ]
    if after.period is not None and (before.period is None or before.period.id != after.period.id):
        called += [Signal(kind="colour_up", chip=mark.chip) for mark in _leaving(after.period)]
    return tuple(called)


def _leaving(period: Period) -> tuple[Mark, ...]:
    if not isinstance(period, Break):
        return ()
    return tuple(mark for mark in period.marks if mark.kind == "colour_up")


def _onward(before: ClockBoard, after: ClockBoard) -> bool:
    return _reached(before) <= _reached(after)


def _reached(board: ClockBoard) -> tuple[int, bool]:
    return board.level or 0, isinstance(board.period, Break)
