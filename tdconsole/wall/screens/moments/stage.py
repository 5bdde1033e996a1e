"""The final table as a stage: the oval with the clock, the players around it, and the ladder of prizes."""

from collections.abc import Iterator
from math import ceil
from typing import Final, NamedTuple

from tdconsole.drawing.marks import Mark, Plate
from tdconsole.wall.composing.fitting import (
    DIGITS,
    FIGURES,
    TALL,
    Box,
    Room,
    largest,
    lines,
    stands,
    wrapped,
)
from tdconsole.wall.composing.ladder import ladder_boxes
from tdconsole.wall.composing.sheet import Sheet, zeros
from tdconsole.wall.screens.final_table import FinalTableShown, Seat
from tdconsole.wall.theme import Token

SIDES: Final = {
    2: (1, 0, 1),
    3: (1, 1, 1),
    4: (2, 0, 2),
    5: (2, 1, 2),
    6: (2, 2, 2),
    7: (3, 1, 3),
    8: (3, 2, 3),
    9: (3, 3, 3),
    10: (3, 4, 3),
}
"""How many sit on the right, at the foot and on the left, clockwise from the dealer at the head."""
_COLUMN: Final = (0.25, 0.29)
_COLUMN_ALONE: Final = (0.285, 0.29)
"""The width of a plate, on a wide screen and on a tall one; and the same of one without a stack."""
_TALL: Final = 1.59
"""The shape below which a screen counts as tall."""
_HIGHEST: Final = 0.215
_LOWER: Final = (0.17, 0.195)
"""The share of the screen's height for those at the foot."""
_OVAL: Final = 0.42
_NAME: Final = 0.05
_NAME_ALONE: Final = 0.07
"""The size of names on plates without stacks, which have room for two lines."""
_LEAST_ALIKE: Final = 0.036
"""Names are written alike down to this size; only longer ones are smaller."""
_STEPS_DOWN: Final = 0.85
"""How far all names step down before the first one is written short."""
_STACK: Final = 0.052
_MANY: Final = 3
"""Where one name in three is too long in full, all are written short."""
_NUMBER: Final = 0.032
_ASIDE: Final = 0.05


def boxes(shown: FinalTableShown, sheet: Sheet) -> Iterator[Box]:
    yield from _head(shown, sheet)
    body = sheet.room(sheet.places.body)
    if not shown.seats:
        yield sheet.quietly("nothing", shown.nothing, body)
        return
    below = sheet.room(sheet.places.below)
    if shown.ladder:
        yield from ladder_boxes(shown.ladder, below, sheet)
    else:
        body = body._replace(height=below.bottom - body.y)
    yield from _Stage(shown, body, sheet).boxes()


def staying(shown: FinalTableShown) -> dict[str, str]:
    """The boxes of who sits and of the rungs that are played for, and whom or what each is of."""
    seats = {one.box: one.names[0] for one in shown.seats}
    return seats | {cell.box: cell.place for cell in shown.ladder if not cell.names}


def landing(shown: FinalTableShown) -> dict[str, str]:
    """The names on the ladder, and the box of each."""
    return {cell.names[0]: cell.box for cell in shown.ladder if cell.names}


def slides(before: FinalTableShown, after: FinalTableShown) -> Iterator[tuple[str, str]]:
    """The plates of the players who went out, and the rungs of the ladder that they land on.

    The others and the rungs move up, and are under them.
    """
    old, new, ladder = staying(before), staying(after), landing(after)
    gone = {box: ladder[who] for box, who in old.items() if box not in new and who in ladder}
    if gone:
        yield from ((box, box) for box, who in old.items() if new.get(box) == who)
    yield from gone.items()


def _head(shown: FinalTableShown, sheet: Sheet) -> Iterator[Box]:
    """The heading in gold; while the clock stands, in the band that says why."""
    if shown.word:
        yield from sheet.heading(shown.heading, shown.word, ground="paused")
        return
    room = sheet.room(sheet.places.state)
    most = min(sheet.px(_ASIDE), int(room.height / TALL))
    for box in sheet.heading(shown.heading):
        if not shown.aside:
            yield box._replace(ink="gold")
            return
        at, face = box.room._replace(x=room.x), sheet.faces.figure
        yield box._replace(ink="gold", room=at)
        rest = room._replace(x=at.right + sheet.gap, width=room.right - at.right - sheet.gap)
        said: tuple[str, ...] = (shown.aside,)
        size = largest(zeros(shown.aside), face, rest, most, sheet.measure)
        if size <= sheet.least:
            said, size = lines(shown.aside, face, rest, most, sheet.least, sheet.measure)
        yield Box("aside", rest, "quiet", said, face, size, "right")


class _Written(NamedTuple):
    """A name on its plate, and the room under it for the stack."""

    lines: tuple[str, ...]
    size: int
    room: Room
    under: Room


class _Stage:
    def __init__(self, shown: FinalTableShown, room: Room, sheet: Sheet) -> None:
        self.shown, self.room, self.sheet = shown, room, sheet
        right, foot, left = SIDES[len(shown.seats)]
        tall = sheet.width < _TALL * sheet.height
        self.counted = any(seat.chips for seat in shown.seats)
        column = _COLUMN if self.counted else _COLUMN_ALONE
        self.width = round(column[tall] * sheet.width)
        low = round(_LOWER[tall] * sheet.height) if foot else 0
        self.upper = room._replace(height=room.height - low)
        self.lower = room._replace(y=self.upper.bottom, height=low)
        self.sides = (right, foot, left)
        self.short = False
        """Whether all names are written short, because many of them have to be."""

    def boxes(self) -> Iterator[Box]:
        oval = self._oval()
        rooms = list(self._rooms())
        yield Box("stage", self.room, "ink", marks=(self._table(oval),))
        for seat, room in zip(self.shown.seats, rooms, strict=True):
            yield Box(seat.box, room, "ink", marks=tuple(self._plate(seat, room)))
        yield from self._clock(oval)
        too_long = sum(
            self._on_a_line(seat.names[0], room) < self.sheet.px(_LEAST_ALIKE)
            for seat, room in zip(self.shown.seats, rooms, strict=True)
        )
        self.short = too_long * _MANY >= len(rooms)
        alike = self._alike(rooms)
        pairs = zip(self.shown.seats, rooms, strict=True)
        names = [self._name(seat, room, alike) for seat, room in pairs]
        every = zip(self.shown.seats, names, strict=True)
        stack = min((self._fits(seat, name.under) for seat, name in every if seat.chips), default=0)
        for seat, name in zip(self.shown.seats, names, strict=True):
            yield from self._words(seat, name, alike)
            if seat.chips:
                yield from self._stack(seat, name.under, stack)

    # Where everybody sits

    def _rooms(self) -> Iterator[Room]:
        right, foot, left = self.sides
        yield from self._column(right, self.room.right - self.width)
        yield from reversed(list(self._row(foot)))
        yield from reversed(list(self._column(left, self.room.x)))

    def _column(self, count: int, x: int) -> Iterator[Room]:
        gap = self.sheet.gap * 2 // 3
        most = round(_HIGHEST * self.sheet.height)
        high = min(most, (self.upper.height - gap * (count - 1)) // max(1, count))
        spare = self.upper.height - high * count
        pitch = high + (gap if count > 2 else min(spare // max(1, count), 5 * gap))
        top = self.upper.y + (self.upper.height - pitch * (count - 1) - high) // 2
        for at in range(count):
            yield Room(x, top + at * pitch, self.width, high)

    def _row(self, count: int) -> Iterator[Room]:
        """Those at the foot, from the left to the right."""
        gap = self.sheet.gap
        wide = min(self.width, (self.room.width - gap * (count - 1)) // max(1, count))
        apart = min((self.room.width - wide * count) // max(1, count + 1), 3 * gap)
        apart = max(apart, gap) if count * (wide + gap) <= self.room.width + gap else gap
        left = self.room.x + (self.room.width - wide * count - apart * (count - 1)) // 2
        top = self.lower.y + gap // 2
        for at in range(count):
            yield Room(left + at * (wide + apart), top, wide, self.lower.height - gap // 2)

    def _oval(self) -> Room:
        gap = self.sheet.gap * 3 // 2
        wide = self.room.width - 2 * (self.width + gap)
        high = min(round(_OVAL * self.sheet.height), self.upper.height, round(wide * 0.72))
        return Room(
            self.room.x + self.width + gap,
            self.upper.y + (self.upper.height - high) // 2,
            wide,
            high,
        )

    # What is drawn

    def _table(self, oval: Room) -> Mark:
        return Plate(
            x=oval.x - self.room.x,
            y=oval.y - self.room.y,
            width=oval.width,
            height=oval.height,
            fill="felt",
            edge="gold",
            thick=max(2, self.sheet.px(0.0045)),
            round=oval.height,
        )

    def _plate(self, seat: Seat, room: Room) -> Iterator[Mark]:
        thin = self.sheet.px(0.0018)
        yield Plate(
            x=0,
            y=0,
            width=room.width,
            height=room.height,
            fill="plate",
            edge="gold" if seat.leads else "edge",
            thick=2 * thin if seat.leads else thin,
            round=self.sheet.px(0.009),
        )
        if seat.chips:
            inside = self._inside(room)
            high = self.sheet.px(0.009)
            left, top = inside.x - room.x, inside.bottom - room.y - high
            for wide, fill in (
                (inside.width, "rule"),
                (max(high, round(inside.width * seat.share)), "gold" if seat.leads else "bar"),
            ):
                yield Plate(x=left, y=top, width=wide, height=high, fill=fill, round=high / 2)

    def _inside(self, room: Room) -> Room:
        across, down = self.sheet.px(0.012), self.sheet.px(0.012)
        return Room(room.x + across, room.y + down, room.width - 2 * across, room.height - 2 * down)

    # What is written

    def _alike(self, rooms: list[Room]) -> int:
        """The size at which every name fits, but for those that are too long at any size alike."""
        least = self.sheet.px(_LEAST_ALIKE)
        most = self.sheet.px(_NAME if self.counted else _NAME_ALONE)
        largest_of = self._on_one_line if self.counted else self._on_more_lines
        found = (largest_of(seat, at) for seat, at in zip(self.shown.seats, rooms, strict=True))
        alike = int(min([most, *(size for size in found if size >= least)], default=least))
        return self._step_down(rooms, alike) if self.counted and not self.short else alike

    def _step_down(self, rooms: list[Room], most: int) -> int:
        """The size not much smaller at which the fewest names are written short."""
        pairs = zip(self.shown.seats, rooms, strict=True)
        full = [int(self._on_a_line(seat.names[0], room)) for seat, room in pairs]
        least = _STEPS_DOWN * most
        ways = [most, *(size for size in full if least <= size < most)]
        return min(ways, key=lambda size: (sum(one < size for one in full), -size))

    def _on_one_line(self, seat: Seat, room: Room) -> float:
        return max(self._on_a_line(way, room) for way in self._forms(seat))

    def _on_more_lines(self, seat: Seat, room: Room) -> int:
        """The largest size at which the name fits, shorter only where in full it would be too small."""
        inside = self._inside(room)
        free = inside._replace(width=inside.width - self._beside)
        sizes = [self._filling(way, free) for way in self._forms(seat)]
        least = self.sheet.px(_LEAST_ALIKE)
        return next((size for size in sizes if size >= least), max(sizes))

    def _filling(self, name: str, room: Room) -> int:
        small = int(self.sheet.least)
        large = int(min(self.sheet.px(_NAME_ALONE), room.height / stands(1, 1)))
        while small < large:
            size = (small + large + 1) // 2
            if self._broken(name, size, room) is None:
                large = size - 1
            else:
                small = size
        return small

    def _broken(self, name: str, size: int, room: Room) -> tuple[str, ...] | None:
        """The lines of the name at this size, a word broken after its own hyphen at most."""
        face, measure = self.sheet.faces.figure, self.sheet.measure
        rows = wrapped(name.replace("-", "- "), face, size, room.width, measure)
        if rows is None or stands(len(rows), size) > room.height:
            return None
        return tuple(row.replace("- ", "-") for row in rows)

    def _forms(self, seat: Seat) -> tuple[str, ...]:
        return seat.names[-1:] if self.short else seat.names

    def _on_a_line(self, name: str, room: Room) -> float:
        free = self._inside(room).width - self._beside
        return free / max(0.1, self.sheet.measure(name, self.sheet.faces.figure))

    @property
    def _beside(self) -> int:
        """The width of a seat's number."""
        sheet = self.sheet
        return sheet.wide("00", sheet.faces.blinds, sheet.px(_NUMBER)) + sheet.gap // 4

    def _name(self, seat: Seat, room: Room, alike: int) -> _Written:
        sheet, inside = self.sheet, self._inside(room)
        bar = sheet.px(0.009) + sheet.px(0.006) if seat.chips else 0
        high = inside.height - bar
        lower = int(sheet.small * FIGURES) + 2 if seat.chips else 0
        rest = Room(inside.x + self._beside, inside.y, inside.width - self._beside, high - lower)
        rows, size = self._named(seat, room, rest, alike)
        above = max(round(high * 0.5) if seat.chips else high, ceil(stands(len(rows), size)))
        under = Room(inside.x, inside.y + above, inside.width, high - above)
        return _Written(rows, size, rest._replace(height=above), under)

    def _named(self, seat: Seat, room: Room, rest: Room, alike: int) -> tuple[tuple[str, ...], int]:
        """The name on one line if a form of it fits, or else the first form that fits on more.

        A plate without a stack has room for the name in full on two.
        """
        sheet, face = self.sheet, self.sheet.faces.figure
        size = min(alike, int(rest.height / TALL))
        if seat.chips:
            for way in self._forms(seat):
                if self._on_a_line(way, room) >= size:
                    return (way,), size
        else:
            every = (self._broken(way, size, rest) for way in seat.names)
            if (rows := next((rows for rows in every if rows is not None), None)) is not None:
                return rows, size
        return sheet.first_whole(seat.names, face, rest, size)

    def _words(self, seat: Seat, name: _Written, alike: int) -> Iterator[Box]:
        sheet, faces, number = self.sheet, self.sheet.faces, (seat.seat,)
        at = name.room._replace(x=name.room.x - self._beside, width=self._beside)
        small = min(alike, sheet.px(_NUMBER))
        yield Box(f"seat_{seat.seat}", at, "quiet", number, faces.blinds, small, ground="plate")
        yield Box(
            f"name_{seat.seat}",
            name.room,
            "ink",
            name.lines,
            faces.figure,
            name.size,
            ground="plate",
        )

    def _fits(self, seat: Seat, room: Room) -> int:
        """The size at which a stack and its big blinds fit this room."""
        sheet, faces = self.sheet, self.sheet.faces
        needed = sheet.measure(zeros(seat.chips), faces.blinds)
        needed += 0.75 * sheet.measure(zeros(seat.big_blinds), faces.label) + 0.5
        return min(sheet.px(_STACK), int(room.height / FIGURES), int(room.width / needed))

    def _stack(self, seat: Seat, room: Room, size: int) -> Iterator[Box]:
        sheet, faces = self.sheet, self.sheet.faces
        small = max(sheet.small, round(size * 0.75)) if seat.big_blinds else 0
        beside = sheet.wide(zeros(seat.big_blinds), faces.label, small) if small else 0
        if sheet.wide(zeros(seat.chips), faces.blinds, size) + beside > room.width:
            beside = 0
        ink: Token = "gold" if seat.leads else "ink"
        left = room._replace(width=room.width - beside)
        yield Box(
            f"chips_{seat.seat}", left, ink, (seat.chips,), faces.blinds, size, ground="plate"
        )
        if beside:
            right = room._replace(x=left.right, width=beside)
            said = (seat.big_blinds,)
            yield Box(
                f"bbs_{seat.seat}", right, "quiet", said, faces.label, small, "right", "plate"
            )

    def _clock(self, oval: Room) -> Iterator[Box]:
        """The time, the blinds and the level, one under the other inside the oval."""
        sheet, faces, shown = self.sheet, self.sheet.faces, self.shown
        inset = oval.height // 5
        room = Room(oval.x + inset, oval.y, oval.width - 2 * inset, oval.height)
        high = room.height
        time = Room(room.x, room.y + round(high * 0.12), room.width, round(high * 0.44))
        wide = time.width / sheet.measure(shown.time_room or "00:00", faces.time)
        size = int(min(time.height / DIGITS, wide))
        cells = sheet.wide(shown.time_room or "00:00", faces.time, size)
        time = time._replace(x=time.x + (time.width - cells) // 2, width=cells)
        ink: Token = "last" if shown.last else "ink"
        yield Box(
            "time", time, ink, (shown.time,), faces.time, size, "right", "felt", shown.time_room
        )
        under = Room(room.x - inset // 4, time.bottom, room.width + inset // 2, round(high * 0.22))
        most = min(sheet.px(0.062), int(under.height / FIGURES))
        for way in (*shown.blinds, *(way.split(" (")[0] for way in shown.blinds[-1:])):
            size = largest(zeros(way), faces.figure, under, most, sheet.measure)
            if size >= sheet.least:
                yield Box("blinds", under, "ink", (way,), faces.figure, size, "centre", "felt")
                break
        text = shown.level.upper()
        most = max(sheet.small, min(sheet.px(0.034), round(high * 0.12)))
        last = Room(room.x, under.bottom, room.width, ceil(most * TALL))
        size = largest(text, faces.label, last, most, sheet.measure)
        yield Box("level", last, "quiet", (text,), faces.label, size, "centre", "felt")
