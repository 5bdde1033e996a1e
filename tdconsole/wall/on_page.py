"""A screen as a page shows it: the boxes of the projector, with the moments by which they run.

Nothing ticks over the wire. What runs down is a moment of the server's time, so two frames are
equal for as long as nothing but time has passed.
"""

import re
from collections.abc import Iterator
from functools import partial
from typing import Final, Literal
from zlib import crc32

from msgspec.structs import replace

from tdconsole.domain.values import Instant, Level, Millis, Record
from tdconsole.drawing.marks import Arc, Mark, inked
from tdconsole.projections.clock.board import ClockBoard
from tdconsole.wall.branding.veil import veil_of_file
from tdconsole.wall.composing.fitting import LEADING, Align, Box
from tdconsole.wall.composing.layout import Shown, layout
from tdconsole.wall.composing.sheet import Sheet, baseline
from tdconsole.wall.measuring import ems
from tdconsole.wall.screens.break_screen import RING
from tdconsole.wall.screens.clock_words import Clock
from tdconsole.wall.screens.final_table import FinalTableShown
from tdconsole.wall.screens.moments.level_change import LevelChange
from tdconsole.wall.screens.moments.stage import landing, staying
from tdconsole.wall.show import Show
from tdconsole.wall.theme import Theme
from tdconsole.wall.time_left import has_hours

Form = Literal["auto", "minutes", "hours", "seconds", "day"]
"""How a time is written: left with hours if there are any, never, or always; in seconds alone; or
the time of day."""

_SECOND: Final = 1_000

RUNNING: Final = frozenset(
    {
        "time",
        "foot_time",
        "break_in",
        "huge",
        "large",
        "seconds",
        "turn",
        "registration",
        "rebuys",
    }
)
"""The boxes in which a time may run down."""


class Running(Record, kw_only=True):
    """A time that the page writes by itself, from a moment of the server or, of the day, its zone."""

    form: Form
    until: Millis


class Line(Record, kw_only=True):
    """One line of a box: what is before and after the time that runs in it, if one does."""

    text: str
    y: float
    runs: Running | None = None
    after: str = ""


class Spot(Record, kw_only=True):
    name: str
    x: int
    y: int
    width: int
    height: int
    colour: str
    lines: tuple[Line, ...] = ()
    face: str = ""
    size: int = 0
    align: Align = "left"
    figure: float = 0
    """The width of each figure, where each sign has a place of its own."""
    colon: float = 0
    picture: str = ""
    """The address of the picture that fills it, without the one of the hall."""
    whole: Millis = Millis(0)
    """The time of which a bar shows the share that was played, and a ring the share that is left."""
    until: Millis | None = None
    marks: tuple[Mark, ...] = ()


class Behind(Record, kw_only=True):
    """The house's picture behind everything, and the share of the ground over it."""

    picture: str
    veil: float


class PageFrame(Record, kw_only=True):
    screen: str
    width: int
    height: int
    ground: str
    quiet: str
    spots: tuple[Spot, ...]
    sight: str = ""
    """What is seen: a frame with another one fades in. Without motion there is none."""
    behind: Behind | None = None
    staying: dict[str, str]
    """The boxes that move up as somebody goes out, and whom each is of. Without motion, none."""
    landing: dict[str, str]
    """Those who went out, and the boxes that they slide to."""


def page_frame(  # noqa: PLR0913, PLR0917  # what, where and when
    show: Show, theme: Theme, width: int, height: int, now: Instant, moment: Millis
) -> PageFrame | None:
    """What the screen shows at this moment of the server; None if the tournament never existed."""
    glance = show.glance(now)
    told = show.clock(now)
    if glance is None or told is None:
        return None
    board, clock = told
    body = glance.shown.body
    if isinstance(body, LevelChange) and body.seconds and board.left is not None:
        until = Millis(moment + board.left)
        running = {body.seconds: Running(form="seconds", until=until)}
    else:
        running = dict(_running(board, clock, moment))
    day = {show.words.time_of_day(now): _of_day(show.words.ahead_of_utc(now), now, moment)}
    boxes = layout(glance.shown, width, height, theme, ems)
    made = partial(_spot, theme=theme, running=running, day=day, board=board, moment=moment)
    return PageFrame(
        screen=show.live(),
        width=width,
        height=height,
        ground=theme.palette.ground,
        quiet=theme.palette.quiet,
        spots=tuple(map(made, boxes)),
        sight=_sight(glance.shown.kind, boxes) if show.motion else "",
        behind=_behind(glance.shown, theme, width, height),
        staying=staying(body) if isinstance(body, FinalTableShown) and show.motion else {},
        landing=landing(body) if isinstance(body, FinalTableShown) and show.motion else {},
    )


def _behind(shown: Shown, theme: Theme, width: int, height: int) -> Behind | None:
    if not shown.has_picture(Sheet(width, height, theme, ems)):
        return None
    veil = veil_of_file(theme, width, height)
    return None if veil is None else Behind(picture=_address(theme.picture or "", theme), veil=veil)


def _sight(kind: str, boxes: list[Box]) -> str:
    """The kind of screen, and the page of its list where that has several."""
    pages = (box.lines[0] for box in boxes if box.name == "heading_note")
    return " ".join((kind, *pages))


def _running(board: ClockBoard, clock: Clock, moment: Millis) -> Iterator[tuple[str, Running]]:
    """The texts on a screen that run down, and until when; while the clock stands, none does."""

    def down(left: Millis, form: Form = "auto") -> Running:
        return Running(form=form, until=Millis(moment + left))

    if board.starts_in is not None and not board.started:
        yield clock.time, down(board.starts_in)
        return
    if not board.running:
        return
    figures = {figure.name: figure.value for figure in clock.figures}
    if board.rebuys_end_in is not None:
        yield figures.get("rebuys", ""), down(board.rebuys_end_in)
    if board.registration_closes_in is not None:
        yield figures.get("registration", ""), down(board.registration_closes_in)
    if board.until_break is not None:
        yield clock.break_in, down(board.until_break)
    if board.period is not None and board.left is not None and board.hands is None:
        form: Form = "hours" if has_hours(board.period, board.left) else "minutes"
        yield clock.time, down(board.left, form)


def _of_day(ahead: Millis, now: Instant, moment: Millis) -> Running:
    """The time of day by the server's time, which nobody can set as a machine's own can be."""
    was_set = round((now.utc - moment) / _SECOND) * _SECOND
    return Running(form="day", until=Millis(ahead + was_set))


def _spot(  # noqa: PLR0913  # what, where and when
    box: Box,
    *,
    theme: Theme,
    running: dict[str, Running],
    day: dict[str, Running],
    board: ClockBoard,
    moment: Millis,
) -> Spot:
    # At half past twelve with 12:30 left, both are written the same.
    runs = day if box.name == "wall_clock" else day | running if box.name in RUNNING else {}
    lines = tuple(
        _line(text, baseline(box, row, LEADING), runs) for row, text in enumerate(box.lines)
    )
    whole, until, width = Millis(0), None, box.room.width
    if box.name == "played" and board.running and board.left is not None:
        period = board.period
        if period is not None and not (isinstance(period, Level) and board.hands is not None):
            whole, until = Millis(period.minutes * 60_000), Millis(moment + board.left)
            width = 0  # the page's own, by the bar that it is on
    marks = box.marks
    if box.name == "ring" and board.running and board.left is not None:
        whole, until = RING, Millis(moment + board.left)
        marks = tuple(replace(one, share=1) if isinstance(one, Arc) else one for one in marks)
    return Spot(
        name=box.name,
        x=box.room.x,
        y=box.room.y,
        width=width,
        height=box.room.height,
        colour=theme.palette.colour(box.ink),
        lines=lines,
        face=box.face,
        size=box.size,
        align=box.align,
        figure=ems("0", box.face) * box.size if box.cells else 0,
        colon=ems(":", box.face) * box.size if box.cells else 0,
        picture=_address(box.picture, theme),
        whole=whole,
        until=until,
        marks=tuple(inked(one, theme.palette.colour) for one in marks),
    )


def _address(path: str, theme: Theme) -> str:
    """The picture's name for the hall; with another file it is another one, and is fetched anew."""
    if not path:
        return ""
    names = {theme.picture: "picture"}
    names |= {one.path: f"sponsor/{nth}" for nth, one in enumerate(theme.sponsors)}
    names |= {} if theme.logo is None else {theme.logo.path: "logo"}
    return f"{names[path]}?{crc32(path.encode()):08x}"


def _line(text: str, y: float, running: dict[str, Running]) -> Line:
    """The line, divided around the time that runs in it."""
    for shown, runs in running.items():
        found = re.search(rf"(?<![\d:]){re.escape(shown)}(?![\d:])", text) if shown else None
        if found is not None:
            before, after = text[: found.start()], text[found.end() :]
            return Line(text=before, y=round(y, 1), runs=runs, after=after)
    return Line(text=text, y=round(y, 1))
