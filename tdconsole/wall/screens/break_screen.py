"""The break: when play resumes, and what happens until then."""

from collections.abc import Iterator
from math import ceil
from typing import Final, assert_never

from msgspec.structs import replace

from tdconsole.domain.values import Break, Instant, Mark, Millis, Period, Record, Structure
from tdconsole.drawing.marks import Arc
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.chips.leaving import ColourUp
from tdconsole.projections.clock.board import ClockBoard
from tdconsole.wall.composing.fitting import DIGITS, TALL, Box, Room, filling, largest
from tdconsole.wall.composing.sheet import BANDS, Sheet, zeros
from tdconsole.wall.leaving import begun_unmarked, colour_up_note
from tdconsole.wall.screens.clock_words import Clock
from tdconsole.wall.screens.moments.cards import CARD, Card, Turning

_HUGE: Final = 0.40
_LARGE: Final = 0.16
_BLINDS: Final = 0.10
_CAPTION: Final = 0.06
_LABEL: Final = 0.042
_NOTES: Final = (0.18, 0.24, 0.30)
_NOTES_ALONE: Final = (0.30,)
"""The shares of the height for what happens in the break, with a card and without one."""
RING: Final = Millis(300_000)
"""The last minutes of a break, which a ring shows running down."""
_SHORT: Final = "0:00"
_RING: Final = 0.06
"""How thick the ring is, by its width."""
_LINE: Final = 0.075


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
    ring: float = 0
    """The share of the last minutes that is left, once these have begun."""
    cards: tuple[Card, ...] = ()
    turn: int = 0
    """The cards shown so far, counted without end; on a wall with sponsors they have one more."""


def break_screen(  # noqa: PLR0913, PLR0917  # what stands, and what leaves
    words: Catalogue,
    board: ClockBoard,
    clock: Clock,
    structure: Structure,
    now: Instant,
    leaving: tuple[ColourUp, ...] = (),
    cards: tuple[Card, ...] = (),
) -> BreakScreen:
    say = words.pgettext
    pause = board.period if isinstance(board.period, Break) and not board.finished else None
    if pause is None:
        return _to_come(words, board, clock, structure, leaving)
    back = "" if clock.state != "break" or board.left is None else words.time_after(now, board.left)
    turn = now.uptime // CARD
    ends = back and board.left is not None and board.left <= RING
    return BreakScreen(
        heading=say("clock", "Break"),
        aside=clock.word if clock.state in {"paused", "held"} else "",
        state=clock.state,
        huge_label=say("screen", "Back at") if back else say("screen", "Time left"),
        huge=back or clock.time,
        large_label=say("screen", "Time left") if back else "",
        large=clock.time if back else "",
        large_room=_SHORT if ends else clock.time_room,
        blinds_label=clock.blinds_label,
        blinds=_blinds(clock),
        notes=tuple(_notes(words, board, structure, pause, leaving)),
        nothing="",
        ring=board.left / RING if ends and board.left else 0,
        cards=cards,
        turn=turn,
    )


def held_card(body: object, now: Instant) -> Millis:
    """How long the card stays that a break shows; elsewhere, as long as one would."""
    return Millis(CARD - now.uptime % CARD) if isinstance(body, BreakScreen) else CARD


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
    known = clock.break_in if pause is not None and not board.before_night else ""
    at_time = clock.break_at if known else ""
    return BreakScreen(
        heading=say("screen", "Next break"),
        aside="",
        state="running",
        huge_label=say("screen", "Break at") if at_time else say("clock", "Break in"),
        huge=at_time or known,
        large_label=say("clock", "Break in") if at_time else "",
        large=known if at_time else "",
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
        body = body._replace(height=sheet.room(sheet.places.below).bottom - body.y)
    yield from sheet.heading(shown.heading, shown.aside, ground=ground)
    if not shown.huge:
        yield sheet.quietly("nothing", shown.nothing, body)
        return
    turning = Turning(shown.cards, shown.turn, sheet.theme.sponsors if ground else ())
    notes = _notes_below(shown, body, sheet, _NOTES if turning.number else _NOTES_ALONE)
    upper = body if notes is None else body._replace(height=notes.room.y - sheet.gap - body.y)
    if turning.number:
        yield from _with_card(shown, turning, upper, sheet)
    else:
        yield from _alone(shown, upper, sheet)
    if notes is not None:
        yield sheet.line(notes.room, notes.room.y)
        yield notes


def _notes_below(
    shown: BreakScreen, body: Room, sheet: Sheet, shares: tuple[float, ...]
) -> Box | None:
    """The notes at the foot, in the least of these shares of the height that holds all of them."""
    if not shown.notes:
        return None
    every = [_noted(" ".join(shown.notes), body, sheet, share) for share in shares]
    return next((box for box in every if not box.lines[-1].endswith("…")), every[-1])


def _noted(text: str, body: Room, sheet: Sheet, share: float) -> Box:
    face, most = sheet.faces.figure, sheet.px(sheet.type.upcoming)
    high = round(body.height * share) - sheet.gap
    under = body._replace(y=body.bottom - high, height=high)
    rows, size = filling(text, face, under, most, sheet.least, sheet.measure)
    return Box("notes", under, "ink", rows, face, size)


def _with_card(shown: BreakScreen, turning: Turning, room: Room, sheet: Sheet) -> Iterator[Box]:
    """The times with the card beside them on a wide screen, under them on a tall one."""
    gap = sheet.gap
    if not sheet.places.stacked:
        times = room._replace(width=round(room.width * 0.5))
        at = room._replace(x=times.right + gap, width=room.right - times.right - gap)
    else:
        times = room._replace(height=round(room.height * (0.53 if shown.ring else 0.46)))
        at = room._replace(y=times.bottom + gap // 2, height=room.bottom - times.bottom - gap // 2)
    line = sheet.px(_LINE) if shown.blinds else 0
    yield from _times(shown, times._replace(height=times.height - line), sheet)
    if line:
        yield from _in_a_line(shown, times._replace(y=times.bottom - line, height=line), sheet)
    yield from turning.boxes(at, sheet)


def _times(shown: BreakScreen, room: Room, sheet: Sheet) -> Iterator[Box]:
    if shown.ring and not sheet.places.stacked:
        yield from _ring(shown, room, sheet, back=True)
        return
    if shown.large and not shown.ring and sheet.places.stacked:
        yield from _side_by_side(shown, room, sheet)
        return
    if not shown.large:
        first, second = room, room
    elif not sheet.places.stacked:
        first = room._replace(height=round(room.height * 0.54))
        second = room._replace(y=first.bottom, height=room.bottom - first.bottom)
    else:
        first = room._replace(width=round(room.width * 0.6))
        x = first.right + sheet.gap
        second = room._replace(x=x, width=room.right - x)
    caption = sheet.px(_CAPTION)
    yield _caption("huge_label", first, shown.huge_label, sheet)
    high = first.height - caption - sheet.gap
    under = first._replace(y=first.y + caption, height=high)
    yield _figure("huge", shown.huge, shown.huge, under, _HUGE, sheet)
    if shown.ring:
        yield from _ring(shown, second, sheet, back=False)
    elif shown.large:
        second = second._replace(height=second.height - sheet.gap // 2)
        yield from _large(shown, second, sheet, 0.22)


def _side_by_side(shown: BreakScreen, room: Room, sheet: Sheet) -> Iterator[Box]:
    """When play resumes and what is left until then, on one line in one size."""
    face, caption, gap = sheet.faces.time, sheet.px(_CAPTION), 2 * sheet.gap
    needed = sheet.measure(shown.huge, face) + sheet.measure(shown.large_room, face)
    high = room.height - caption - sheet.gap
    size = int(min(sheet.px(_HUGE), high / DIGITS, (room.width - gap) / needed))
    wide = sheet.wide(shown.huge, face, size)
    x = max(room.x + wide + gap, room.right - sheet.wide(shown.large_room, face, size))
    pair = (
        ("huge", room._replace(width=wide), shown.huge_label, shown.huge, shown.huge),
        ("large", room._replace(x=x, width=room.right - x), shown.large_label, shown.large,
         shown.large_room),
    )  # fmt: skip
    for name, at, label, text, cells in pair:
        yield _caption(f"{name}_label", at, label, sheet)
        under = at._replace(y=at.y + caption, height=high)
        yield _figure(name, text, cells, under, size / sheet.height, sheet)


def _large(shown: BreakScreen, room: Room, sheet: Sheet, most: float) -> Iterator[Box]:
    caption, label = sheet.px(_CAPTION), _caption("large_label", room, shown.large_label, sheet)
    under = room._replace(y=room.y + caption, height=room.height - caption)
    figure = _figure("large", shown.large, shown.large_room, under, most, sheet)
    yield from _together(label, figure)


def _ring(shown: BreakScreen, room: Room, sheet: Sheet, *, back: bool) -> Iterator[Box]:
    """The ring of the last minutes, with what is left inside, and when play resumes under that."""
    across = min(room.width, room.height)
    x, y = room.x + (room.width - across) // 2, room.y + (room.height - across) // 2
    around = Room(x, y, across, across)
    thick = across * _RING
    middle, radius = across / 2, (across - thick) / 2
    bed = Arc(x=middle, y=middle, radius=radius, share=1, edge="rule", thick=thick)
    yield Box("ring_bed", around, "ink", marks=(bed,))
    yield Box("ring", around, "ink", marks=(replace(bed, share=shown.ring, edge="last"),))
    face = sheet.faces.time
    size = int(across * 0.68 / sheet.measure(shown.large_room, face))
    wide, high = sheet.wide(shown.large_room, face, size), int(size * DIGITS) + 2
    lift = across // 16 if back else 0
    at = Room(x + (across - wide) // 2, y + (across - high) // 2 - lift, wide, high)
    said, cells = (shown.large,), shown.large_room
    yield Box("large", at, "ink", said, face, size, "right", cells=cells)
    if back:
        yield from _back_inside(shown, at, around, sheet)


def _back_inside(shown: BreakScreen, above: Room, around: Room, sheet: Sheet) -> Iterator[Box]:
    """When play resumes, under what is left inside the ring."""
    faces, text = sheet.faces, shown.huge_label.upper()
    wide = round(around.width * 0.56)
    label = Room(
        around.x + (around.width - wide) // 2,
        above.bottom + around.height // 24,
        wide,
        max(around.height // 14, ceil(sheet.small * TALL)),
    )
    most = min(sheet.px(_LABEL), label.height / TALL)
    rows, size = filling(text, faces.label, label, most, sheet.least, sheet.measure)
    yield Box("huge_label", label, "quiet", rows, faces.label, size, "centre")
    high = max(around.height // 8, ceil(sheet.small * TALL))
    under = label._replace(y=label.bottom, height=high)
    size = int(min(high / TALL, wide / sheet.measure(zeros(shown.huge), faces.blinds)))
    yield Box("huge", under, "ink", (shown.huge,), faces.blinds, size, "centre")


def _in_a_line(shown: BreakScreen, room: Room, sheet: Sheet) -> Iterator[Box]:
    """The blinds after the break, their label before them where it finds room."""
    faces, gap, label = sheet.faces, sheet.gap // 2, shown.blinds_label.upper()
    most = min(sheet.px(0.058), int(room.height / TALL))
    before = sheet.measure(label, faces.label) * 0.5
    sized = [
        (text, min(most, (room.width - gap) / (before + sheet.measure(zeros(text), faces.figure))))
        for text in shown.blinds
    ]
    text, size = next((one for one in sized if one[1] * 0.5 > sheet.least), sized[-1])
    small = max(sheet.small, int(size / 2))
    wide = sheet.wide(label, faces.label, small)
    rest = room._replace(x=room.x + wide + gap, width=room.width - wide - gap)
    if sheet.measure(zeros(text), faces.figure) * sheet.small <= rest.width:
        at = room._replace(width=wide)
        yield Box("blinds_label", at, "quiet", (label,), faces.label, small)
    else:
        rest = room
    size = largest(zeros(text), faces.figure, rest, max(size, sheet.small), sheet.measure)
    yield Box("blinds", rest, "ink", (text,), faces.figure, size)


def _alone(shown: BreakScreen, upper: Room, sheet: Sheet) -> Iterator[Box]:
    beside = bool(shown.large or shown.blinds)
    left = upper._replace(width=sheet.anchor - sheet.gap - upper.x) if beside else upper
    right = upper._replace(x=sheet.anchor, width=upper.right - sheet.anchor)
    if shown.ring:
        yield from _ring(shown, left, sheet, back=True)
        yield from _beside(shown, right, sheet)
        return
    caption = sheet.px(_CAPTION)
    under = left._replace(y=left.y + caption, height=left.height - caption)
    label = _caption("huge_label", left, shown.huge_label, sheet)
    yield from _together(label, _figure("huge", shown.huge, shown.huge, under, _HUGE, sheet))
    if beside:
        yield from _beside(shown, right, sheet)


def _beside(shown: BreakScreen, room: Room, sheet: Sheet) -> Iterator[Box]:
    caption, half = sheet.px(_CAPTION), room.height // 2
    large = bool(shown.large) and not shown.ring
    if large:
        yield from _large(shown, room._replace(height=half), sheet, _LARGE)
    if shown.blinds:
        y = room.y + (half if large else 0)
        place = Room(room.x, y, room.width, room.bottom - y)
        face = sheet.faces.figure
        fitting = (
            one for one in shown.blinds if sheet.measure(one, face) * sheet.px(0.05) < room.width
        )
        text = next(fitting, shown.blinds[-1])
        wide = place.width / sheet.measure(zeros(text), face)
        size = int(min(sheet.px(_BLINDS), (place.height - caption) / TALL, wide))
        high = min(place.height - caption, ceil(size * TALL) + sheet.gap // 4)
        spare = 0 if large else (place.height - caption - high) // 2
        label = place._replace(y=place.y + spare)
        yield _caption("blinds_label", label, shown.blinds_label, sheet)
        under = label._replace(y=label.y + caption, height=high)
        yield Box("blinds", under, "ink", (text,), face, size)


def _together(label: Box, figure: Box) -> Iterator[Box]:
    """The label right above its figure, which is in the middle of a higher room."""
    spare = max(0, figure.room.height - ceil(figure.size * DIGITS) - 2) // 2
    yield label._replace(room=label.room._replace(y=label.room.y + spare))
    room = figure.room
    yield figure._replace(room=room._replace(y=room.y + spare, height=room.height - 2 * spare))


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
