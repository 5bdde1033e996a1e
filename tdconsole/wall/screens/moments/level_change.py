"""The change of level: the last seconds alone, then the new blinds alone."""

from collections.abc import Iterator
from typing import Final, Literal

from tdconsole.domain.chip_sets import ChipSet
from tdconsole.domain.clock.reading import span
from tdconsole.domain.values import (
    Break,
    Instant,
    Level,
    Mark,
    Millis,
    Period,
    Record,
    Structure,
    Zone,
)
from tdconsole.drawing.marks import Mark as Drawn
from tdconsole.drawing.marks import Plate
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.clock.words import mark_name
from tdconsole.projections.chips.leaving import ColourUp
from tdconsole.projections.clock.board import ClockBoard, clock_state
from tdconsole.wall.composing.fitting import DIGITS, FIGURES, TALL, Box, Room, largest
from tdconsole.wall.composing.sheet import Sheet, zeros
from tdconsole.wall.screens.clock_words import Blinds, Clock, ante_label, ways
from tdconsole.wall.screens.figures import number

LAST: Final = Millis(10_000)
FIRST: Final = Millis(10_000)
_LOW: Final = 0.27
"""The share of the height for what comes, under the seconds."""
_HEADING: Final = 0.20
_ANTE: Final = 0.19
_DISCS: Final = 0.16
"""The shares of the height around the new blinds."""
_CAPTION: Final = 0.048
_MOST_DISCS: Final = 4

Stage = Literal["last", "first"]


class Disc(Record, kw_only=True):
    """A chip that leaves the game."""

    value: str
    colour: str
    """Empty if nobody knows it."""


class LevelChange(Record, kw_only=True):
    heading: str
    seconds: str = ""
    """The seconds left of a level; empty once the new one has begun."""
    label: str = ""
    blinds: tuple[Blinds, ...] = ()
    """The blinds to come, or the new ones; the ways to write them, longest first."""
    ante_label: str = ""
    instead: tuple[str, ...] = ()
    """What comes if it isn't a level, in full and shorter."""
    leaving: str = ""
    discs: tuple[Disc, ...] = ()


def stage_of(board: ClockBoard, structure: Structure) -> Stage | None:
    """Whether a level is about to end or has just begun, while the clock runs by itself.

    The first blinds were in front of everybody all the time before the start.
    """
    period, left = board.period, board.left
    if clock_state(board) not in {"running", "last"} or board.last_hands:
        return None
    if not isinstance(period, Level) or left is None or board.hands is not None:
        return None
    if left <= LAST:
        return "last"
    played = period.minutes * 60_000 - left
    new = 0 <= played < FIRST and structure[0].id != period.id
    return "first" if new else None


def level_change(  # noqa: PLR0913, PLR0917  # what changes, and what leaves
    words: Catalogue,
    board: ClockBoard,
    clock: Clock,
    structure: Structure,
    leaving: tuple[ColourUp, ...],
    chips: ChipSet | None,
    zone: Zone,
    now: Instant,
) -> LevelChange | None:
    """What is shown in place of the clock; None at any other time."""
    stage, period, left = stage_of(board, structure), board.period, board.left
    if stage is None or period is None or left is None:
        return None
    at = next((at for at, one in enumerate(structure) if one.id == period.id), 0)
    say = words.pgettext
    discs = tuple(_discs(words, _gone(structure, at, leaving, stage), chips))
    if stage == "first":
        return LevelChange(
            heading=clock.level,
            label=clock.blinds_label,
            blinds=clock.blinds,
            ante_label=clock.ante_label,
            leaving=say("wall", "Out of play") if discs else "",
            discs=discs,
        )
    follows = structure[at + 1] if at + 1 < len(structure) else None
    instead = tuple(_instead(words, period, follows, left, zone, now))
    level = board.next if not instead else None
    return LevelChange(
        heading=clock.level,
        seconds=words.number(-(-left // 1000)),
        label=clock.upcoming_label if level else "",
        blinds=tuple(ways(words, level)) if level else (),
        ante_label=ante_label(words, level) if level else "",
        instead=instead,
        leaving=say("wall", "Leaving play") if discs else "",
        discs=discs,
    )


def _instead(  # noqa: PLR0913, PLR0917  # what of, and when
    words: Catalogue,
    period: Period,
    follows: Period | None,
    left: Millis,
    zone: Zone,
    now: Instant,
) -> Iterator[str]:
    """What comes instead of a level: the clock stops, or rests."""
    say = words.pgettext
    if (mark := _stops(period)) is not None:
        yield mark_name(words, mark)
    elif isinstance(follows, Break):
        rest = span(follows, Millis(now.utc + left), zone)
        back = say("clock", "back at {time}", time=words.time_after(now, Millis(left + rest)))
        yield f"{say('clock', 'Break')} · {back}"
        yield say("clock", "Break")
    elif follows is None:
        yield say("clock", "this is the last one")


def _stops(period: Period) -> Mark | None:
    return next((mark for mark in period.marks if mark.stop or mark.kind == "end_of_day"), None)


def _gone(
    structure: Structure, at: int, leaving: tuple[ColourUp, ...], stage: Stage
) -> Iterator[ColourUp]:
    """The chips announced between the two levels, with the break between them if there is one."""
    first = at + 1 if stage == "last" else at
    rows = {first}
    if stage == "last" and first < len(structure) and isinstance(structure[first], Break):
        rows.add(first + 1)
    if stage == "first" and isinstance(structure[at - 1], Break):
        rows.add(first - 1)
    return (one for one in leaving if one.row in rows and (one.marked or one.raced))


def _discs(words: Catalogue, gone: Iterator[ColourUp], chips: ChipSet | None) -> Iterator[Disc]:
    colours = {} if chips is None else {one.value: one.colour for one in chips.chips}
    for one in list(gone)[:_MOST_DISCS]:
        yield Disc(value=number(words, one.old), colour=colours.get(one.old, ""))


def boxes(shown: LevelChange, sheet: Sheet) -> Iterator[Box]:
    body, below = sheet.room(sheet.places.body), sheet.room(sheet.places.below)
    if shown.seconds:
        yield from sheet.heading(shown.heading)
        yield from _last(shown, body._replace(height=below.bottom - body.y), sheet)
    else:
        top = sheet.room(sheet.places.state)
        yield from _first(shown, body._replace(y=top.y, height=below.bottom - top.y), sheet)


def _last(shown: LevelChange, room: Room, sheet: Sheet) -> Iterator[Box]:
    comes = bool(shown.blinds or shown.instead)
    low = round(room.height * _LOW) if comes or shown.discs else 0
    upper = room._replace(height=room.height - low)
    face = sheet.faces.time
    size = largest("00", face, upper, int(upper.height / DIGITS), sheet.measure)
    yield Box("seconds", upper, "last", (shown.seconds,), face, size, "centre")
    if not low:
        return
    under = Room(room.x, upper.bottom + sheet.gap, room.width, low - sheet.gap)
    yield sheet.line(under, under.y - sheet.gap // 2)
    aside = round(room.width * 0.3) if shown.discs else 0
    left = under._replace(width=under.width - aside - (sheet.gap if aside else 0))
    if shown.instead:
        rows, size = sheet.first_whole(
            shown.instead, sheet.faces.blinds, left, int(left.height / TALL)
        )
        yield Box("instead", left, "ink", rows, sheet.faces.blinds, size)
    elif shown.blinds:
        yield from _coming(shown, left, sheet)
    if shown.discs:
        right = under._replace(x=under.right - aside, width=aside)
        caption = sheet.px(_CAPTION)
        yield _caption("leaving", right, shown.leaving, sheet)
        at = right._replace(y=right.y + caption, height=right.height - caption)
        yield from _row_of_discs(shown.discs, at, sheet)


def _coming(shown: LevelChange, room: Room, sheet: Sheet) -> Iterator[Box]:
    """The blinds to come, with the ante in brackets."""
    caption = sheet.px(_CAPTION)
    yield _caption("next_label", room, shown.label, sheet)
    under = room._replace(y=room.y + caption, height=room.height - caption)
    said = [f"{way.blinds} ({way.ante})" if way.ante else way.blinds for way in shown.blinds]
    face = sheet.faces.blinds
    most = int(under.height / TALL)
    wanted = 0.8 * most
    fitting = (one for one in said if sheet.measure(zeros(one), face) * wanted <= under.width)
    text = next(fitting, said[-1])
    size = largest(zeros(text), face, under, most, sheet.measure)
    yield Box("blinds", under, "ink", (text,), face, size)


def _caption(name: str, room: Room, text: str, sheet: Sheet) -> Box:
    face, at = sheet.faces.label, room._replace(height=sheet.px(_CAPTION))
    size = largest(text.upper(), face, at, int(at.height / TALL), sheet.measure)
    return Box(name, at, "quiet", (text.upper(),), face, size)


def _first(shown: LevelChange, room: Room, sheet: Sheet) -> Iterator[Box]:
    """The level over its blinds, the ante under them, and the chips that left at the foot."""
    faces, gap = sheet.faces, sheet.gap
    top = room._replace(height=round(room.height * _HEADING))
    text = shown.heading.upper()
    size = largest(zeros(text), faces.blinds, top, int(top.height / TALL), sheet.measure)
    yield Box("level", top, "gold", (text,), faces.blinds, size, "centre")
    foot = round(room.height * _DISCS) if shown.discs else 0
    way = _widest(shown.blinds, room, sheet)
    ante = round(room.height * _ANTE) if way.ante else 0
    middle = Room(room.x, top.bottom, room.width, room.height - top.height - foot - ante)
    most = int(middle.height / FIGURES)
    size = largest(zeros(way.blinds), faces.blinds, middle, most, sheet.measure)
    yield Box("blinds", middle, "ink", (way.blinds,), faces.blinds, size, "centre")
    if ante:
        at = middle._replace(y=middle.bottom, height=ante)
        yield from _ante(shown.ante_label, way.ante, at, sheet)
    if foot:
        at = Room(room.x, room.bottom - foot + gap // 2, room.width, foot - gap // 2)
        yield sheet.line(at, at.y)
        yield from _left_play(shown, at, sheet)


def _widest(every: tuple[Blinds, ...], room: Room, sheet: Sheet) -> Blinds:
    """The first way in which they are as large as on the clock."""
    least, face = sheet.screen.type.blinds * sheet.height, sheet.faces.blinds
    fitting = (one for one in every if sheet.measure(zeros(one.blinds), face) * least < room.width)
    return next(fitting, every[-1])


def _ante(label: str, ante: str, room: Room, sheet: Sheet) -> Iterator[Box]:
    """The label before the figure, both in the middle."""
    faces, gap, label = sheet.faces, sheet.gap, label.upper()
    most = min(sheet.px(0.13), int(room.height / TALL))
    small = max(sheet.small, most // 2)
    needed = sheet.measure(label, faces.label) * 0.5 + sheet.measure(zeros(ante), faces.figure)
    size = int(min(most, (room.width - gap) / needed))
    small = max(sheet.small, size // 2)
    before = sheet.wide(label, faces.label, small)
    size = largest(
        zeros(ante),
        faces.figure,
        room._replace(width=room.width - before - gap),
        size,
        sheet.measure,
    )
    after = sheet.wide(zeros(ante), faces.figure, size)
    x = room.x + (room.width - before - gap - after) // 2
    at = room._replace(x=x, width=before)
    yield Box("ante_label", at, "quiet", (label,), faces.label, small)
    at = room._replace(x=at.right + gap, width=after)
    yield Box("ante", at, "ink", (ante,), faces.figure, size)


def _left_play(shown: LevelChange, room: Room, sheet: Sheet) -> Iterator[Box]:
    face, most = sheet.faces.label, min(sheet.px(sheet.type.figure), int(room.height / TALL))
    half = room._replace(width=room.width // 2 - sheet.gap)
    label = shown.leaving.upper()
    size = largest(label, face, half, most, sheet.measure)
    yield Box("leaving", half, "quiet", (label,), face, size, "right")
    right = room._replace(x=half.right + sheet.gap, width=room.right - half.right - sheet.gap)
    yield from _row_of_discs(shown.discs, right, sheet)


def _row_of_discs(discs: tuple[Disc, ...], room: Room, sheet: Sheet) -> Iterator[Box]:
    """Each chip in its colour with its value beside it, all of one size."""
    face, gap = sheet.faces.figure, sheet.gap // 2
    ems = sum(sheet.measure(zeros(one.value), face) for one in discs)
    least = sheet.small
    size = min(sheet.px(0.062), int(room.height / TALL))
    across = min(room.height, sheet.px(0.09))
    while size > least and len(discs) * (across + 2 * gap) + ems * size > room.width:
        size -= 1
        across = min(across, round(size * 1.5))
    x, marks, found = room.x, list[Drawn](), list[Box]()
    for nth, one in enumerate(discs):
        wide = sheet.wide(one.value, face, size)
        if nth and x + across + gap + wide > room.right:
            break
        marks.extend(_chip(one, x - room.x, (room.height - across) / 2, across))
        at = Room(x + across + gap, room.y, wide, room.height)
        found.append(Box(f"disc_{nth}", at, "ink", (one.value,), face, size))
        x = at.right + 2 * gap
    yield Box("discs", room, "ink", marks=tuple(marks))
    yield from found


def _chip(disc: Disc, x: float, y: float, across: int) -> Iterator[Drawn]:
    """A disc with a ring in it, edged so that it is seen on any ground."""
    thick, inset = max(1.0, across * 0.05), across * 0.2
    yield Plate(
        x=x, y=y, width=across, height=across, fill=disc.colour or "plate",
        edge="ink", thick=thick, round=across / 2,
    )  # fmt: skip
    yield Plate(
        x=x + inset, y=y + inset, width=across - 2 * inset, height=across - 2 * inset,
        edge="edge" if disc.colour else "rule", thick=thick, round=across / 2,
    )  # fmt: skip
