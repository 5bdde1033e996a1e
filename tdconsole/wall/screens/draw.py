"""The draw: the commitment made before it, and the outcome of the last ones."""

from collections.abc import Iterator
from math import ceil
from typing import Final, Literal, assert_never

from tdconsole.domain.values import Digest, Record
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.composing.fitting import FIGURES, TALL, Box, Room, largest, lines, stands
from tdconsole.wall.composing.sheet import Sheet

EARLIER: Final = 3
"""The earlier draws listed under the last one."""
_GROUP: Final = 4
_ROWS: Final = (4, 2)
_LARGE: Final = 0.1
_SIGNS: Final = "0123456789abcdef"

_LONG_WORD: Final = 60
"""A word so long that it needs the room of the earlier draws."""

DrawKind = Literal["seats", "redraw", "buttons", "envelope", "race", "last_hands"]


class Drawn(Record, kw_only=True):
    number: int
    kind: DrawKind = "seats"
    count: int
    """The number of seats, buttons or cards; of last hands, the number on the card."""
    at: str
    link: Digest
    word: str
    undone: bool = False


class Draw(Record, kw_only=True):
    heading: str
    aside: str
    committed_label: str
    commitment: tuple[str, ...]
    """The digits in groups that can be compared at a distance."""
    last_label: str
    link: str
    word: str
    earlier: tuple[str, ...]
    nothing: str


def draw(words: Catalogue, commitment: Digest | None, drawn: tuple[Drawn, ...]) -> Draw:
    """The draws, latest first; one undone stays and says so."""
    say = words.pgettext
    last = drawn[0] if drawn else None
    link = " ".join(_groups(last.link)) if last else ""
    return Draw(
        heading=say("screen", "The draw"),
        aside=say("screen", "SHA-256 chain"),
        committed_label=words.gettext("Committed to before the first draw"),
        commitment=tuple(_groups(commitment or "")),
        last_label=_outcome(words, last) if last else "",
        link=words.gettext("Link: {link}", link=link) if last else "",
        word=words.gettext("Public word: {word}", word=last.word) if last and last.word else "",
        earlier=tuple(_outcome(words, one) for one in drawn[1 : 1 + EARLIER]),
        nothing=words.gettext("Nothing is committed to yet."),
    )


def _outcome(words: Catalogue, one: Drawn) -> str:
    told = _drawn(words, one)
    return f"{told} · {words.pgettext('draw', 'undone')}" if one.undone else told


def _drawn(words: Catalogue, one: Drawn) -> str:
    number, time = words.number(one.number), one.at
    match one.kind:
        case "seats":
            return words.ngettext(
                "Draw {draw} at {time}, {number} seat",
                "Draw {draw} at {time}, {number} seats",
                one.count,
                draw=number,
                time=time,
            )
        case "redraw":
            return words.ngettext(
                "Draw {draw} at {time}, {number} new seat for all who play",
                "Draw {draw} at {time}, {number} new seats for all who play",
                one.count,
                draw=number,
                time=time,
            )
        case "buttons":
            return words.ngettext(
                "Draw {draw} at {time}, {number} button",
                "Draw {draw} at {time}, {number} buttons",
                one.count,
                draw=number,
                time=time,
            )
        case "envelope":
            return words.gettext("Draw {draw} at {time}, an envelope", draw=number, time=time)
        case "race":
            return words.ngettext(
                "Draw {draw} at {time}, {number} card for a chip race",
                "Draw {draw} at {time}, {number} cards for a chip race",
                one.count,
                draw=number,
                time=time,
            )
        case "last_hands":
            return words.ngettext(
                "Draw {draw} at {time}, {number} last hand",
                "Draw {draw} at {time}, {number} last hands",
                one.count,
                draw=number,
                time=time,
            )
        case _:
            assert_never(one.kind)


def _groups(digest: str) -> Iterator[str]:
    return (digest[at : at + _GROUP] for at in range(0, len(digest), _GROUP))


def boxes(shown: Draw, sheet: Sheet) -> Iterator[Box]:
    room = sheet.room(sheet.places.body)
    yield from sheet.heading(shown.heading, shown.aside)
    if not shown.commitment:
        yield sheet.quietly("nothing", shown.nothing, room)
        return
    caption = sheet.px(sheet.screen.space.caption)
    share = (0.36 if shown.earlier else 0.54 if shown.word else 0.6) if shown.link else 1.0
    yield sheet.caption("committed_label", room, shown.committed_label)
    large = Room(room.x, room.y + caption, room.width, round(room.height * share) - caption)
    yield from _grid(shown.commitment, sheet, large)
    if shown.link:
        under = room._replace(
            y=large.bottom + sheet.gap, height=room.bottom - large.bottom - sheet.gap
        )
        yield sheet.line(under, under.y)
        label = _label(shown.last_label, under, sheet)
        yield label
        rest = under._replace(y=label.room.bottom, height=under.bottom - label.room.bottom)
        if shown.earlier:
            told = shown.earlier[: 1 if len(shown.word) > _LONG_WORD else EARLIER]
            high = len(told) * _line_height(sheet)
            foot = rest._replace(y=rest.bottom - high, height=high)
            rest = rest._replace(height=rest.height - high - 2 * sheet.gap)
            yield sheet.line(foot, foot.y - sheet.gap // 2)._replace(name="line_above_earlier")
            yield from _list(told, sheet, foot)
        if shown.word:
            half = round(rest.height * (0.68 if shown.earlier else 0.58))
            word = rest._replace(y=rest.bottom - half, height=half)
            rest = rest._replace(height=rest.height - half)
            yield sheet.quietly("word", shown.word, word)
        yield sheet.quietly("link", shown.link, rest)


def _label(text: str, room: Room, sheet: Sheet) -> Box:
    """The label on one line, or where that would be too small on two."""
    label = sheet.caption("last_label", room, text)
    if label.size > sheet.least:
        return label
    at = label.room._replace(height=ceil(stands(2, sheet.small)))
    rows, size = lines(text.upper(), label.face, at, sheet.small, sheet.least, sheet.measure)
    return label._replace(room=at, lines=rows, size=size)


def _line_height(sheet: Sheet) -> int:
    return round(1.3 * sheet.small * TALL)


def _list(told: tuple[str, ...], sheet: Sheet, room: Room) -> Iterator[Box]:
    """The list in one size, latest on top."""
    face, high = sheet.faces.label, _line_height(sheet)
    rooms = [Room(room.x, room.y + at * high, room.width, high) for at in range(len(told))]
    most = high / TALL
    size = min(largest(one, face, room, most, sheet.measure) for one in told)
    for at, (one, place) in enumerate(zip(told, rooms, strict=True)):
        yield Box(f"earlier_{at}", place, "quiet", (one,), face, size)


def _grid(groups: tuple[str, ...], sheet: Sheet, room: Room) -> Iterator[Box]:
    """The groups on as many rows as make them largest."""
    face = sheet.faces.figure
    widest = max(sheet.measure(sign, face) for sign in _SIGNS) * _GROUP
    size, wide, high, across = 0, 0, 0, 1
    for rows in _ROWS:
        columns = -(-len(groups) // rows)
        cell = room.width // columns, room.height // rows
        fits = int(min(sheet.px(_LARGE), cell[1] / FIGURES, (cell[0] - sheet.gap) / widest))
        if fits > size:
            size, (wide, high), across = fits, cell, columns
    for number, group in enumerate(groups):
        row, column = divmod(number, across)
        at = Room(room.x + column * wide, room.y + row * high, wide, high)
        yield Box(f"group_{number}", at, "ink", (group,), face, size, "centre")
