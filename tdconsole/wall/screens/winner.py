"""The winner: the name and the prize in gold, the players left behind, and who came next."""

from collections.abc import Iterator
from typing import Final

from tdconsole.domain.values import Record
from tdconsole.drawing.marks import Plate
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.composing.fitting import FIGURES, TALL, Box, Room, largest
from tdconsole.wall.composing.sheet import Sheet, zeros

_NAME: Final = 0.26
_PRIZE: Final = 0.17
_BEATEN: Final = 0.05
_NEXT: Final = 0.052
_LOW: Final = 0.17
"""The share of the body's height for the places that follow."""


class Step(Record, kw_only=True):
    """A step of the podium."""

    place: str
    names: tuple[str, ...]
    """In full, and shorter."""
    prize: str = ""


class Podium(Record, kw_only=True):
    steps: tuple[Step, ...]
    """The winner first."""
    beaten: int
    """The people left behind."""


class Winner(Record, kw_only=True):
    heading: str
    name: str = ""
    prize: str = ""
    beaten: str = ""
    others: tuple[Step, ...] = ()
    nothing: str = ""


def winner(words: Catalogue, podium: Podium | None) -> Winner:
    heading = words.pgettext("screen", "Winner")
    if podium is None:
        return Winner(heading=heading, nothing=words.gettext("Nobody has won yet."))
    first, *others = podium.steps
    beaten = words.ngettext("beat {number} player", "beat {number} players", podium.beaten)
    return Winner(
        heading=heading,
        name=first.names[0],
        prize=first.prize,
        beaten=beaten if podium.beaten else "",
        others=tuple(others),
    )


def boxes(shown: Winner, sheet: Sheet) -> Iterator[Box]:
    body = sheet.room(sheet.places.body)
    if not shown.name:
        yield from sheet.heading(shown.heading)
        yield sheet.quietly("nothing", shown.nothing, body)
        return
    yield from sheet.heading(shown.heading, ground="gold")
    below = sheet.room(sheet.places.below)
    body = body._replace(height=below.bottom - body.y)
    low = round(body.height * _LOW) if shown.others else 0
    room = body._replace(height=body.height - low)
    prize = round(room.height * 0.3) if shown.prize else 0
    beaten = round(room.height * 0.13) if shown.beaten else 0
    name = room._replace(height=room.height - prize - beaten)
    yield sheet.said("name", shown.name, name, _NAME)
    if shown.prize:
        at = room._replace(y=name.bottom, height=prize)
        face = sheet.faces.blinds
        most = min(sheet.px(_PRIZE), int(at.height / FIGURES))
        size = largest(zeros(shown.prize), face, at, most, sheet.measure)
        yield Box("prize", at, "gold", (shown.prize,), face, size, "centre")
    if shown.beaten:
        at = room._replace(y=name.bottom + prize, height=beaten)
        most = min(sheet.px(_BEATEN), int(at.height / TALL))
        size = largest(zeros(shown.beaten), sheet.faces.label, at, most, sheet.measure)
        yield Box("beaten", at, "quiet", (shown.beaten,), sheet.faces.label, size, "centre")
    if shown.others:
        under = body._replace(y=room.bottom + sheet.gap // 2, height=low - sheet.gap // 2)
        yield from _others(shown.others, under, sheet)


def _others(others: tuple[Step, ...], room: Room, sheet: Sheet) -> list[Box]:
    """Those who came next, side by side; one under the other where names would be cut."""
    gap, number = sheet.gap, len(others)
    wide = (room.width - gap * (number - 1)) // number
    beside = [room._replace(x=room.x + at * (wide + gap), width=wide) for at in range(number)]
    found = list(_plates(others, beside, room, sheet))
    if not any(box.lines and box.lines[-1].endswith("…") for box in found):
        return found
    high = (room.height - gap // 4 * (number - 1)) // number
    below = [room._replace(y=room.y + at * (high + gap // 4), height=high) for at in range(number)]
    return list(_plates(others, below, room, sheet))


def _plates(others: tuple[Step, ...], rooms: list[Room], room: Room, sheet: Sheet) -> Iterator[Box]:
    marks = tuple(
        Plate(
            x=one.x - room.x,
            y=one.y - room.y,
            width=one.width,
            height=one.height,
            fill="plate",
            edge="edge",
            thick=sheet.px(0.0018),
            round=sheet.px(0.009),
        )
        for one in rooms
    )
    yield Box("plates", room, "ink", marks=marks)
    for nth, (one, at) in enumerate(zip(others, rooms, strict=True)):
        yield from _step(nth, one, at, sheet)


def _step(nth: int, step: Step, room: Room, sheet: Sheet) -> Iterator[Box]:
    faces, across = sheet.faces, sheet.gap * 2 // 3
    size = min(sheet.px(_NEXT), int(room.height / TALL))
    left = room._replace(x=room.x + across, width=sheet.wide(step.place, faces.blinds, size))
    yield Box(f"place_{nth}", left, "quiet", (step.place,), faces.blinds, size, ground="plate")
    x, right = left.right + across, room.right - across
    if step.prize:
        wide = sheet.measure(zeros(step.prize), faces.figure)
        most = int(min(size, max(sheet.small, room.width * 0.4 / wide), room.width * 0.55 / wide))
        wide = sheet.wide(step.prize, faces.figure, most)
        at = room._replace(x=right - wide, width=wide)
        said = (step.prize,)
        yield Box(f"prize_{nth}", at, "ink", said, faces.figure, most, "right", ground="plate")
        right = at.x - across
    at = room._replace(x=x, width=right - x)
    rows, size = sheet.first_whole(step.names, faces.figure, at, size)
    yield Box(f"name_{nth}", at, "ink", rows, faces.figure, size, ground="plate")
