"""The clock as a page gets it: words that stay, and moments from which it counts by itself."""

from typing import Literal

from tdconsole.domain.values import Millis, Record
from tdconsole.projections.clock.board import ClockBoard
from tdconsole.wall.screens.clock_words import Clock
from tdconsole.wall.screens.figures import Figure
from tdconsole.wall.time_left import has_hours

Form = Literal["auto", "minutes", "hours"]
"""How a time left is written: with hours if there are any, never, or always."""


class Ticking(Record, kw_only=True):
    """A time that runs down until a moment of the server's clock; without one, it stays."""

    text: str
    until: Millis | None = None
    form: Form = "auto"


class Fact(Record, kw_only=True):
    name: str
    label: str
    value: Ticking
    note: str = ""


class ClockFace(Record, kw_only=True):
    state: str
    title: str
    level: str
    word: str
    reason: str
    time: Ticking
    blinds: str
    blinds_label: str
    ante: str
    ante_label: str
    next_label: str
    next: str
    break_label: str
    break_in: Ticking
    break_at: str
    players: Fact
    facts: tuple[Fact, ...]
    notice: str


def clock_face(board: ClockBoard, shown: Clock, now: Millis) -> ClockFace:
    """The clock of a page, from what the wall says of it at this moment of the server."""
    return ClockFace(
        state=shown.state,
        title=shown.title,
        level=shown.level,
        word=shown.word,
        reason=shown.reason,
        time=_time(board, shown, now),
        blinds=shown.blinds[0].blinds if shown.blinds else "",
        blinds_label=shown.blinds_label,
        ante=shown.blinds[0].ante if shown.blinds else "",
        ante_label=shown.ante_label,
        next_label=shown.upcoming_label,
        next=shown.upcoming[0] if shown.upcoming else "",
        break_label=shown.break_label,
        break_in=_runs(shown.break_in, board.until_break, now, running=board.running),
        break_at=shown.break_at,
        players=_fact(shown.players, board, now),
        facts=tuple(_fact(one, board, now) for one in shown.figures if one.value),
        notice=shown.notice,
    )


def _time(board: ClockBoard, shown: Clock, now: Millis) -> Ticking:
    """The time left; where none is, only what was said."""
    if board.starts_in is not None and not board.started:
        return _runs(shown.time, board.starts_in, now, running=True)
    if shown.state in {"waiting", "finished"} or board.period is None or board.left is None:
        return Ticking(text="")
    if board.hands is not None:
        return Ticking(text=shown.time)
    form: Form = "hours" if has_hours(board.period, board.left) else "minutes"
    return _runs(shown.time, board.left, now, running=board.running, form=form)


def _fact(figure: Figure, board: ClockBoard, now: Millis) -> Fact:
    left = {"registration": board.registration_closes_in, "rebuys": board.rebuys_end_in}
    runs = _runs(figure.value, left.get(figure.name), now, running=board.running)
    return Fact(name=figure.name, label=figure.label, value=runs, note=figure.note)


def _runs(
    text: str, left: Millis | None, now: Millis, *, running: bool, form: Form = "auto"
) -> Ticking:
    """A time that runs while the clock does; a running one has no text, so that two are equal."""
    if left is None or not text or not running:
        return Ticking(text=text)
    return Ticking(text="", until=Millis(now + left), form=form)
