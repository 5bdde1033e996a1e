"""The sheet a screen is laid out on: its measures, and its parts."""

from collections.abc import Iterator, Sequence
from typing import Final

from tdconsole.wall.composing.fitting import (
    CAPITALS,
    FIGURES,
    TALL,
    Box,
    Measure,
    Room,
    filling,
    largest,
    lines,
)
from tdconsole.wall.theme import Composition, Place, Theme, Token

BANDS: Final[dict[str, tuple[Token, Token]]] = {
    "paused": ("paused", "on_paused"),
    "held": ("paused", "on_paused"),
    "break": ("rest", "on_rest"),
    "waiting": ("aside", "on_aside"),
    "over": ("aside", "on_aside"),
    "finished": ("aside", "on_aside"),
}
"""The solid band of each state, and the ink on it."""
_ON: Final[dict[Token, Token]] = {**dict(BANDS.values()), "gold": "on_gold"}
"""The ink on each band."""
WIDEST_LOGO: Final = 0.24
"""The widest logo by the screen's width."""


class Sheet:
    def __init__(self, width: int, height: int, theme: Theme, measure: Measure) -> None:
        screen = theme.screen
        self.theme, self.measure, self.whole, self.full = theme, measure, width, height
        self.screen, self.faces, self.type = screen, screen.faces, screen.type
        fit = min(width, int(height * screen.widest))
        self.height = min(height, int(fit / screen.narrowest))
        self.width = fit
        self.left, self.top = (width - fit) // 2, (height - self.height) // 2
        wide = fit / self.height >= screen.wide_from
        self.places: Composition = screen.wide if wide else screen.tall

    # Measures

    def room(self, place: Place) -> Room:
        left, top = round(place[0] * self.width), round(place[1] * self.height)
        right, bottom = round(place[2] * self.width), round(place[3] * self.height)
        return Room(self.left + left, self.top + top, right - left, bottom - top)

    def px(self, share: float) -> int:
        return max(1, round(share * self.height))

    @property
    def least(self) -> float:
        return self.screen.least.type * self.height

    @property
    def small(self) -> int:
        """The size of small print."""
        return int(self.least) + 1

    @property
    def gap(self) -> int:
        return self.px(self.screen.space.gap)

    @property
    def anchor(self) -> int:
        return self.left + round(self.places.anchor * self.width)

    # Parts

    def header(self, title: str, wall_clock: str) -> Iterator[Box]:
        """The house's logo, the tournament and the time of day."""
        room = self.room(self.places.title)
        if self.theme.logo is not None:
            place = self._logo(self.theme.logo.shape, room)
            yield Box("logo", place, "ink", picture=self.theme.logo.path)
            taken = place.width + self.gap
            room = room._replace(x=room.x + taken, width=room.width - taken)
        most, face = self.px(self.type.title), self.faces.figure
        rows, size = lines(title, face, room, most, self.least, self.measure)
        yield Box("title", room, "ink", rows, face, size)
        if wall_clock:
            room = self.room(self.places.wall_clock)
            size = largest(wall_clock, face, room, self.px(self.type.wall_clock), self.measure)
            yield Box("wall_clock", room, "quiet", (wall_clock,), face, size, "right")

    def _logo(self, shape: float, room: Room) -> Room:
        """The logo as high as the header allows, in its own shape, centred."""
        height = min(room.height, round(WIDEST_LOGO * self.width / shape))
        return Room(room.x, room.y + (room.height - height) // 2, round(height * shape), height)

    def heading(
        self,
        text: str,
        aside: str = "",
        note: str = "",
        ground: Token | None = None,
        quiet: Token = "quiet",
    ) -> Iterator[Box]:
        """The heading on the left, and on the right which part is in sight.

        A ground makes it a band as wide as the screen, with everything on it equally loud.
        """
        room, gap = self.room(self.places.state), self.gap
        ink: Token = "ink"
        if ground is not None:
            yield Box("band", Room(0, room.y, self.whole, room.height), ground)
            ink = quiet = _ON[ground]
        face, beside, text, aside = (
            self.faces.blinds,
            self.faces.figure,
            text.upper(),
            aside.upper(),
        )
        needed = self.measure(text, face) + self.measure(zeros(aside), face)
        noted = self.wide(zeros(note), beside, self.px(self.type.reason)) + gap if note else 0
        left = room.width - noted - (gap * 2 if aside else 0)
        size = int(min(self.px(self.type.level), left / needed, room.height / TALL))
        on: Token = ground or "ground"
        at = room._replace(width=min(room.width, self.wide(text, face, size)))
        yield Box("heading", at, ink, (text,), face, size, ground=on)
        if note:
            rest = room._replace(x=at.right + gap, width=noted - gap)
            small = min(size, self.px(self.type.reason))
            yield Box(
                "heading_note", rest, ink if ground else "quiet", (note,), beside, small, ground=on
            )
        if aside:
            x = at.right + noted + gap
            rest = room._replace(x=x, width=room.right - x)
            yield Box("aside", rest, quiet, (aside,), face, size, "right", on)

    def said(self, name: str, text: str, room: Room, most: float, ink: Token = "ink") -> Box:
        """Words as large as possible in the middle of their room."""
        face = self.faces.blinds
        rows, size = filling(text, face, room, self.px(most), self.least, self.measure)
        return Box(name, room, ink, rows, face, size, "centre")

    def first_whole(
        self, ways: Sequence[str], face: str, room: Room, most: float
    ) -> tuple[tuple[str, ...], int]:
        """The first way to write it that fits; the last one, cut after a word, if none does."""
        found = [lines(way, face, room, most, self.least, self.measure) for way in ways]
        whole = (one for one in found if not one[0][-1].endswith("…"))
        return next(whole, found[-1])

    def quietly(self, name: str, text: str, room: Room) -> Box:
        face, most = self.faces.label, self.px(self.type.figure)
        rows, size = filling(text, face, room, most, self.least, self.measure)
        return Box(name, room, "quiet", rows, face, size, "centre")

    def caption(self, name: str, room: Room, text: str) -> Box:
        at = room._replace(height=self.px(self.screen.space.caption))
        most = self.px(self.type.label)
        size = largest(text.upper(), self.faces.label, at, most, self.measure)
        return Box(name, at, "quiet", (text.upper(),), self.faces.label, size)

    def line(self, room: Room, y: int) -> Box:
        thick = self.px(self.screen.space.hairline)
        return Box("line", Room(room.x, y - 2 * thick, room.width, thick), "rule")

    def wide(self, text: str, face: str, size: float) -> int:
        return int(self.measure(text, face) * size) + 1

    def captioned(  # noqa: PLR0913, PLR0917  # what, where and how large
        self, name: str, label: str, value: str, room: Room, caption: int, most: float
    ) -> Iterator[Box]:
        if not value:
            return
        yield self.caption(f"{name}_label", room, label)
        room = room._replace(y=room.y + caption, height=room.height - caption)
        tails = TALL if "(" in value else FIGURES
        top = min(self.px(most), int(room.height / tails))
        size = largest(zeros(value), self.faces.figure, room, top, self.measure)
        yield Box(name, room, "ink", (value,), self.faces.figure, size)


def zeros(figure: str) -> str:
    """The figure with zeros for all digits: all are equally wide, and sizes shouldn't change."""
    return "".join("0" if sign.isdigit() else sign for sign in figure)


def baseline(box: Box, row: int, leading: float) -> float:
    """The baseline, with capitals and figures in the middle of the room."""
    block = box.size * (CAPITALS + (len(box.lines) - 1) * leading)
    return box.room.y + (box.room.height - block) / 2 + box.size * (CAPITALS + row * leading)
