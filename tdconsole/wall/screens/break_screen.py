"""The break: when play resumes, and what happens until then."""

from collections.abc import Iterator
from typing import Final, assert_never

from tdconsole.domain.values import Break, Instant, Mark, Period, Record, Structure
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.chips.leaving import ColourUp
from tdconsole.projections.clock.board import ClockBoard
from tdconsole.wall.composing.fitting import DIGITS, TALL, Box, Room, filling
from tdconsole.wall.composing.sheet import BANDS, Sheet, zeros
from tdconsole.wall.leaving import begun_unmarked, colour_up_note
from tdconsole.wall.screens.clock_words import Clock

_HUGE: Final = 0.40
_LARGE: Final = 0.16
_BLINDS: Final = 0.10
_CAPTION: Final = 0.06
_LABEL: Final = 0.042


class BreakScreen(Record, kw_only=True):
    """The present break, or the next one."""

    heading: str
    aside: str
    state: str
    huge_label: str
    huge: str
    large_label: str
    large: str
    large_room: str
    blinds_label: str
    blinds: tuple[str, ...]
    notes: tuple[str, ...]
    nothing: str


def break_screen(  # noqa: PLR0913, PLR0917  # what stands, and what leaves
    words: Catalogue,
    board: ClockBoard,
    clock: Clock,
    structure: Structure,
    now: Instant,
    leaving: tuple[ColourUp, ...] = (),
) -> BreakScreen:
    say = words.pgettext
    pause = board.period if isinstance(board.period, Break) and not board.finished else None
    if pause is None:
        return _to_come(words, board, clock, structure, leaving)
    back = "" if clock.state != "break" or board.left is None else words.time_after(now, board.left)
    return BreakScreen(
        heading=say("clock", "Break"),
        aside=clock.word if clock.state in {"paused", "held"} else "",
        state=clock.state,
        huge_label=say("screen", "Back at") if back else say("screen", "Time left"),
        huge=back or clock.time,
        large_label=say("screen", "Time left") if back else "",
        large=clock.time if back else "",
        large_room=clock.time_room,
        blinds_label=clock.blinds_label,
        blinds=_blinds(clock),
        notes=tuple(_notes(words, board, structure, pause, leaving)),
        nothing="",
    )


def _to_come(
    words: Catalogue,
    board: ClockBoard,
    clock: Clock,
    structure: Structure,
    leaving: tuple[ColourUp, ...],
) -> BreakScreen:
    say = words.pgettext
    at = _index(structure, board.period) if board.period else 0
    pause = next((one for one in structure[at:] if isinstance(one, Break)), None)
    known = clock.break_in if pause is not None else ""
    return BreakScreen(
        heading=say("screen", "Next break"),
        aside="",
        state="running",
        huge_label=say("clock", "Break in") if not clock.break_at else say("screen", "Break at"),
        huge=clock.break_at or known,
        large_label=say("clock", "Break in") if clock.break_at else "",
        large=known if clock.break_at else "",
        large_room=clock.break_in_room,
        blinds_label="",
        blinds=(),
        notes=tuple(_notes(words, board, structure, pause, leaving)) if pause and known else (),
        nothing=words.gettext("There are no more breaks."),
    )


def _blinds(clock: Clock) -> tuple[str, ...]:
    return tuple(f"{way.blinds} ({way.ante})" if way.ante else way.blinds for way in clock.blinds)


def _index(structure: Structure, period: Period) -> int:
    return next((at for at, one in enumerate(structure) if one.id == period.id), 0)


def _notes(
    words: Catalogue,
    board: ClockBoard,
    structure: Structure,
    pause: Break,
    leaving: tuple[ColourUp, ...],
) -> Iterator[str]:
    """The notes; marks on the break and on the level before it count."""
    at = _index(structure, pause)
    marks = (*(structure[at - 1].marks if at else ()), *pause.marks)
    for chip in begun_unmarked(marks, leaving):
        yield colour_up_note(words, chip, leaving, board.tables)
    for mark in marks:
        if mark.kind == "colour_up" and mark.chip is not None:
            yield colour_up_note(words, mark.chip, leaving, board.tables)
        elif said := _note(words, mark):
            yield said


def _note(words: Catalogue, mark: Mark) -> str:
    match mark.kind:
        case "colour_up":
            return words.gettext("Colour-up: small chips leave the game.")
        case "registration_closes":
            return words.gettext("Registration closes.")
        case "rebuys_end":
            return words.gettext("Rebuys end.")
        case "add_on":
            return words.gettext("The add-on can be bought now.")
        case "end_of_day":
            return ""
        case _:
            assert_never(mark.kind)


def boxes(shown: BreakScreen, sheet: Sheet) -> Iterator[Box]:
    body = sheet.room(sheet.places.body)
    ground = BANDS[shown.state][0] if shown.state in BANDS else None
    if ground is not None:  # the clock's line would repeat it
        body = body._replace(
            height=sheet.room(
                sheet.places.strip if sheet.places.foot is None else sheet.places.foot
            ).bottom
            - body.y
        )
    yield from sheet.heading(shown.heading, shown.aside, ground=ground)
    if not shown.huge:
        yield sheet.quietly("nothing", shown.nothing, body)
        return
    low = round(body.height * 0.30) if shown.notes else 0
    upper = body._replace(height=body.height - low)
    beside = bool(shown.large or shown.blinds)
    left = upper._replace(width=sheet.anchor - sheet.gap - upper.x) if beside else upper
    caption = sheet.px(_CAPTION)
    yield _caption("huge_label", left, shown.huge_label, sheet)
    under = left._replace(y=left.y + caption, height=left.height - caption)
    yield _figure("huge", shown.huge, shown.huge, under, _HUGE, sheet)
    if beside:
        right = upper._replace(x=sheet.anchor, width=upper.right - sheet.anchor)
        yield from _beside(shown, right, sheet)
    if shown.notes:
        under = body._replace(y=upper.bottom + sheet.gap, height=low - sheet.gap)
        yield sheet.line(under, under.y)
        face, most = sheet.faces.figure, sheet.px(sheet.type.upcoming)
        text = " ".join(shown.notes)
        rows, size = filling(text, face, under, most, sheet.least, sheet.measure)
        yield Box("notes", under, "ink", rows, face, size)


def _beside(shown: BreakScreen, room: Room, sheet: Sheet) -> Iterator[Box]:
    caption, half = sheet.px(_CAPTION), room.height // 2
    if shown.large:
        place = room._replace(height=half)
        yield _caption("large_label", place, shown.large_label, sheet)
        under = place._replace(y=place.y + caption, height=place.height - caption)
        yield _figure("large", shown.large, shown.large_room, under, _LARGE, sheet)
    if shown.blinds:
        y = room.y + (half if shown.large else 0)
        place = Room(room.x, y, room.width, room.bottom - y)
        face = sheet.faces.figure
        fitting = (
            one for one in shown.blinds if sheet.measure(one, face) * sheet.px(0.05) < room.width
        )
        text = next(fitting, shown.blinds[-1])
        yield _caption("blinds_label", place, shown.blinds_label, sheet)
        under = place._replace(y=place.y + caption, height=place.height - caption)
        wide = under.width / sheet.measure(zeros(text), face)
        size = int(min(sheet.px(_BLINDS), under.height / TALL, wide))
        yield Box("blinds", under, "ink", (text,), face, size)


def _caption(name: str, room: Room, text: str, sheet: Sheet) -> Box:
    face, at = sheet.faces.label, room._replace(height=sheet.px(_CAPTION))
    rows, size = filling(text.upper(), face, at, sheet.px(_LABEL), sheet.least, sheet.measure)
    return Box(name, at, "quiet", rows, face, size)


def _figure(  # noqa: PLR0913, PLR0917  # what, where and how large
    name: str, text: str, cells: str, room: Room, most: float, sheet: Sheet
) -> Box:
    face = sheet.faces.time
    wide = room.width / sheet.measure(cells, face)
    size = int(min(sheet.px(most), room.height / DIGITS, wide))
    at = room._replace(width=min(room.width, sheet.wide(cells, face, size)))
    return Box(name, at, "ink", (text,), face, size, "right", cells=cells)
