"""What is on today: what plays now large, what comes next marked, what is over quiet."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Literal, NamedTuple

from tdconsole.domain.values import Record
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.composing.fitting import Box, Room, broken_lines
from tdconsole.wall.composing.sheet import Sheet
from tdconsole.wall.theme import Token

Weight = Literal["over", "ahead", "open", "next", "now"]

_LARGER: Final[dict[Weight, float]] = {
    "over": 1.0,
    "ahead": 1.2,
    "open": 1.3,
    "next": 1.45,
    "now": 1.75,
}
"""How large the letters of a row are beside those of one that is over."""
_MOST: Final = 0.06
"""The size of the smallest letters at most, by the screen's height."""
_SAID: Final = 0.62
"""The size of what is said under a title, by the title's."""
_BESIDE: Final = 0.85
"""The size of what stands at the right of a title, by the title's."""
_WIDE: Final = 0.36
"""The part of the width that it takes at most; else it goes under the title."""
_LEAST_TITLE: Final = 0.7
"""How much smaller a title may be so as to stay on one line."""
_PITCH: Final = 1.18
"""The height of a line, in ems of its text."""
_AROUND: Final = 0.34
"""The room above and below a row, in ems of the smallest text."""
_CROWDED: Final = (0.75, 0.5, 0.25)
"""How much of the difference between rows, and of the room around them, is left on a full day."""
_TIME: Final = "00:00"
_INKS: Final[dict[Weight, Token]] = {"next": "ink", "now": "bar"}
"""What plays is told in a colour as well as in words."""
_BETWEEN: Final = " · "


class TodayRow(Record, kw_only=True):
    time: str
    title: str
    cost: str
    said: str
    """How it stands now."""
    weight: Weight


class TodayShown(Record, kw_only=True):
    heading: str
    aside: str
    rows: tuple[TodayRow, ...]
    nothing: str
    turn: int


class TodaySeen(Record, kw_only=True):
    """What the wall shows of today."""

    day: str
    rows: tuple[TodayRow, ...]


def today(words: Catalogue, seen: TodaySeen | None, turn: int) -> TodayShown:
    return TodayShown(
        heading=words.pgettext("screen", "Today"),
        aside="" if seen is None else seen.day,
        rows=() if seen is None else seen.rows,
        nothing=words.gettext("Nothing is on today."),
        turn=turn,
    )


def boxes(shown: TodayShown, sheet: Sheet) -> Iterator[Box]:
    body = sheet.room(sheet.places.body)
    pages = _Stack(sheet, body).pages(shown.rows)
    page = shown.turn % len(pages)
    note = f"{page + 1} / {len(pages)}" if len(pages) > 1 else ""
    yield from sheet.heading(shown.heading, shown.aside, note)
    if not shown.rows:
        yield sheet.quietly("nothing", shown.nothing, body)
    y = body.y
    for at, laid in enumerate(pages[page]):
        yield from _row(at, laid, body._replace(y=y), sheet)
        y += laid.height
        if at + 1 < len(pages[page]):
            thick = sheet.px(sheet.screen.space.hairline)
            yield Box(f"row_{at}_line", Room(body.x, y - thick, body.width, thick), "rule")


class _Laid(NamedTuple):
    """A row as it is laid: its texts broken into lines, and their sizes."""

    row: TodayRow
    title: tuple[str, ...]
    size: int
    beside: str
    small: int
    said: tuple[str, ...]
    under: int
    left: int
    """Where the titles begin, from the left of the body."""
    around: int

    @property
    def over(self) -> int:
        """The height of the title."""
        return round(len(self.title) * self.size * _PITCH)

    @property
    def height(self) -> int:
        return self.over + round(len(self.said) * self.under * _PITCH) + 2 * self.around


class _Stack:
    """Rows one below the other, as large as the screen allows, or in pages."""

    def __init__(self, sheet: Sheet, body: Room) -> None:
        self._sheet, self._body = sheet, body

    def pages(self, rows: Sequence[TodayRow]) -> list[list[_Laid]]:
        small, large = self._sheet.small, max(self._sheet.small, self._sheet.px(_MOST))
        if not self._fits(usual := self._laid(rows, small)):
            full = (self._laid(rows, small, left) for left in _CROWDED)
            return self._parted(next(filter(self._fits, full), usual))
        while small < large:
            size = (small + large + 1) // 2
            if self._fits(self._laid(rows, size)):
                small = size
            else:
                large = size - 1
        return self._parted(self._laid(rows, small))

    def _fits(self, rows: Iterable[_Laid]) -> bool:
        return sum(one.height for one in rows) <= self._body.height

    def _parted(self, rows: Iterable[_Laid]) -> list[list[_Laid]]:
        pages, free = list[list[_Laid]]([[]]), self._body.height
        for one in rows:
            if pages[-1] and one.height > free:
                pages.append([])
                free = self._body.height
            pages[-1].append(one)
            free -= one.height
        return pages

    def _laid(self, rows: Sequence[TodayRow], unit: int, apart: float = 1.0) -> list[_Laid]:
        sizes = [int(unit * (1 + (_LARGER[row.weight] - 1) * apart)) for row in rows]
        face = self._sheet.faces.time
        left = self._sheet.wide(_TIME, face, max(sizes, default=unit)) + 2 * self._sheet.gap
        around = round(unit * _AROUND * apart)
        return [self._one(row, size, left, around) for row, size in zip(rows, sizes, strict=True)]

    def _one(self, row: TodayRow, size: int, left: int, around: int) -> _Laid:
        sheet, whole = self._sheet, self._body.width - left
        face = _face(row, sheet)
        quiet = row.weight == "over"
        beside, under = (row.said, "") if quiet else (row.cost, row.said)
        small = max(sheet.small, int(size * _BESIDE))
        wide = sheet.measure(beside, sheet.faces.figure)
        small = max(sheet.small, int(min(small, whole * _WIDE / wide))) if beside else small
        if wide * small > whole * _WIDE:
            beside, under = "", _BETWEEN.join(part for part in (beside, under) if part)
        room = whole - (sheet.wide(beside, sheet.faces.figure, small) + sheet.gap if beside else 0)
        title, size = self._title(row.title, face, size, room)
        below = max(sheet.small, int(size * _SAID))
        return _Laid(
            row=row,
            title=title,
            size=size,
            beside=beside,
            small=min(small, size),
            said=broken_lines(under, sheet.faces.figure, below, whole, sheet.measure)
            if under
            else (),
            under=below,
            left=left,
            around=around,
        )

    def _title(self, text: str, face: str, size: int, room: int) -> tuple[tuple[str, ...], int]:
        """One line if it needn't be much smaller for that, else as many as it takes."""
        least = max(self._sheet.small, int(size * _LEAST_TITLE))
        alone = int(min(size, room / self._sheet.measure(text, face)))
        if alone >= least:
            return (text,), alone
        return broken_lines(text, face, least, room, self._sheet.measure), least


def _face(row: TodayRow, sheet: Sheet) -> str:
    return sheet.faces.time if row.weight in {"now", "next"} else sheet.faces.figure


def _row(at: int, laid: _Laid, room: Room, sheet: Sheet) -> Iterator[Box]:
    name, row, face = f"row_{at}", laid.row, _face(laid.row, sheet)
    ink: Token = "quiet" if row.weight == "over" else "ink"
    first = room._replace(y=room.y + laid.around, height=round(laid.size * _PITCH))
    time = first._replace(width=laid.left - 2 * sheet.gap)
    yield Box(f"{name}_time", time, ink, (row.time,), face, laid.size, "right")
    end = room.right
    if laid.beside:
        wide = sheet.wide(laid.beside, sheet.faces.figure, laid.small)
        end -= wide
        yield Box(
            f"{name}_beside",
            first._replace(x=end, width=wide),
            "quiet",
            (laid.beside,),
            sheet.faces.figure,
            laid.small,
            "right",
        )
        end -= sheet.gap
    x = room.x + laid.left
    title = Room(x, first.y, end - x, laid.over)
    yield Box(f"{name}_title", title, ink, laid.title, face, laid.size)
    if laid.said:
        below = Room(x, title.bottom, room.right - x, laid.height - laid.over - 2 * laid.around)
        said: Token = _INKS.get(row.weight, "quiet")
        yield Box(f"{name}_said", below, said, laid.said, sheet.faces.figure, laid.under)
