"""The frame of every screen but the clock's: the tournament, the clock in one line, the evening in another."""

from collections.abc import Iterator
from typing import Final

from tdconsole.domain.values import Break, Instant, Record
from tdconsole.drawing.ribbon import Ribbon
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.clock.board import ClockBoard, ClockState
from tdconsole.wall.composing.fitting import DIGITS, TALL, Box, Room
from tdconsole.wall.composing.sheet import Sheet, zeros
from tdconsole.wall.screens.clock_words import Clock
from tdconsole.wall.screens.evening.ribbon import ribbon_boxes
from tdconsole.wall.theme import Token

_TIME: Final = 0.082
_WORDS: Final = 0.046
_BLINDS: Final = 0.058
"""The size by the height, if there is room."""
_RIBBON: Final = 0.0325
_RIBBON_LOWER: Final = 0.005
"""The height of the evening's line, and how far it may leave the place of words, by the screen's height."""
_NO_LINE: Final = frozenset({"waiting", "finished"})


class Frame(Record, kw_only=True):
    title: str
    wall_clock: str
    state: ClockState
    level: str = ""
    time: str = ""
    time_room: str = ""
    label: str = ""
    blinds: tuple[str, ...] = ()
    """In full, and shorter."""
    ribbon: Ribbon | None = None
    """The evening on one line, under the clock's."""


def frame(  # noqa: PLR0913 -- what of, and what of it
    words: Catalogue,
    board: ClockBoard,
    clock: Clock,
    now: Instant,
    *,
    line: bool = True,
    ribbon: Ribbon | None = None,
) -> Frame:
    """The frame, in the same words and figures as the clock's screen."""
    title, wall_clock = clock.title, words.time_of_day(now)
    if clock.state in _NO_LINE or not line:
        return Frame(title=title, wall_clock=wall_clock, state=clock.state)
    halted = clock.state in {"paused", "held", "over"}
    return Frame(
        title=title,
        wall_clock=wall_clock,
        state=clock.state,
        level=clock.word if halted else clock.level,
        time=clock.time,
        time_room=clock.time_room,
        label=clock.blinds_label if isinstance(board.period, Break) else "",
        blinds=tuple(
            f"{way.blinds} ({way.ante})" if way.ante else way.blinds for way in clock.blinds
        ),
        ribbon=ribbon,
    )


def boxes(shown: Frame, sheet: Sheet) -> Iterator[Box]:
    yield from sheet.header(shown.title, shown.wall_clock)
    if not shown.time:
        return
    room = sheet.room(sheet.places.below)
    if shown.ribbon is not None:
        high = sheet.px(_RIBBON)
        under = room._replace(y=room.bottom + sheet.px(_RIBBON_LOWER) - high, height=high)
        room = room._replace(height=under.y - room.y - sheet.gap // 8)
        yield from ribbon_boxes(shown.ribbon, sheet, under)
    yield from _Line(shown, room, sheet).boxes()


class _Line:
    """The time on the left, the level next to it, the blinds on the right."""

    def __init__(self, shown: Frame, room: Room, sheet: Sheet) -> None:
        self.shown, self.room, self.sheet = shown, room, sheet
        banded = sheet.band_of(shown.state)
        self.banded = banded is not None
        self.ground, self.ink = banded or ("ground", "ink")

    def boxes(self) -> Iterator[Box]:
        sheet, room, faces = self.sheet, self.room, self.sheet.faces
        if self.banded:
            foot = sheet.bottom if self.shown.ribbon is None else room.bottom
            band = sheet.band(room._replace(height=foot - room.y))
            yield Box("foot", band, self.ground)
        else:
            yield Box("foot", Room(room.x, room.y, room.width, 2), "rule")
        share, blinds = self._chosen()
        time, level = int(_TIME * share), max(sheet.small, int(_WORDS * share))
        x = room.x
        for name, text, face, size, ink in (
            ("foot_time", self.shown.time, faces.time, time, self._time_ink),
            ("foot_level", self.shown.level.upper(), faces.label, level, self._quiet),
        ):
            cells = self.shown.time_room if name == "foot_time" else ""
            wide = sheet.wide(cells or text, face, size)
            at = Room(x, room.y + 2, wide, room.height - 2)
            ground, align = self.ground, "right" if cells else "left"
            if text:
                yield Box(name, at, ink, (text,), face, size, align, ground, cells)  # type: ignore[arg-type]  # both are sides
            x += wide + sheet.gap
        if not blinds:
            return
        size = max(sheet.small, int(_BLINDS * share))
        wide = sheet.wide(zeros(blinds), faces.figure, size)
        at = Room(room.right - wide, room.y + 2, wide, room.height - 2)
        yield Box("foot_blinds", at, self.ink, (blinds,), faces.figure, size, "left", self.ground)
        label, small = self.shown.label.upper(), sheet.small
        left = at.x - x - sheet.gap
        if label and sheet.wide(label, faces.label, small) <= left:
            most = sheet.px(sheet.type.label)
            size = max(small, min(most, int(left / sheet.measure(label, faces.label))))
            rest = Room(x, room.y + 2, left, room.height - 2)
            yield Box(
                "foot_label", rest, self._quiet, (label,), faces.label, size, "right", self.ground
            )

    @property
    def _quiet(self) -> Token:
        return self.ink if self.banded else "quiet"

    @property
    def _time_ink(self) -> Token:
        return "last" if self.shown.state == "last" and not self.banded else self.ink

    def _chosen(self) -> tuple[float, str]:
        """The first way to write the blinds that fits; otherwise they are made smaller."""
        sheet, shown = self.sheet, self.shown
        most = min(
            1.0, (self.room.height - 2) / (sheet.height * max(_TIME * DIGITS, _BLINDS * TALL))
        )
        fixed = sheet.measure(shown.time_room, sheet.faces.time) * _TIME
        fixed += sheet.measure(shown.level.upper(), sheet.faces.label) * _WORDS
        left = (self.room.width - 3 * sheet.gap) / sheet.height
        for blinds in (*shown.blinds, ""):
            needed = fixed + sheet.measure(zeros(blinds), sheet.faces.figure) * _BLINDS
            share = min(most, left / needed)
            if share * _WORDS >= sheet.screen.least.type:
                return share * sheet.height, blinds
        return min(most, left / fixed) * sheet.height, ""
