"""The sheet a screen is laid out on: its measures, and its parts."""

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Final

from msgspec.structs import replace

from tdconsole.drawing.marks import Plate
from tdconsole.wall.composing.fitting import (
    CAPITALS,
    FIGURES,
    TALL,
    Align,
    Box,
    Measure,
    Room,
    filling,
    largest,
    lines,
)
from tdconsole.wall.contrast import contrast
from tdconsole.wall.theme import Brand, Composition, Logo, Place, Theme, Token

BANDS: Final[dict[str, tuple[Token, Token]]] = {
    "paused": ("paused", "on_paused"),
    "held": ("paused", "on_paused"),
    "break": ("rest", "on_rest"),
    "waiting": ("aside", "on_aside"),
    "over": ("aside", "on_aside"),
    "finished": ("aside", "on_aside"),
}
"""The solid band of each state, and the ink on it."""
_LAST: Final[tuple[Token, Token]] = ("paused", "on_paused")
"""The same of the last minute on a light ground, where no ink tells it from the others."""
_ON: Final[dict[Token, Token]] = {**dict(BANDS.values()), "gold": "on_gold"}
"""The ink on each band."""
_QUIET: Final = 0.62
"""The size of what is quiet beside a heading, by the heading's."""
WIDEST_LOGO: Final = 0.24
"""The widest logo by the screen's width."""
_INSET: Final = 0.13
"""The space around a logo on its card, by the smaller side of that."""
WIDEST_BY_TITLE: Final = 0.32
"""The widest logo by the room that it shares with the title."""


class Sheet:
    def __init__(self, width: int, height: int, theme: Theme, measure: Measure) -> None:
        screen = theme.screen
        self.theme, self.measure, self.whole, self.full = theme, measure, width, height
        self.screen, self.faces, self.type = screen, screen.faces, screen.type
        fit = min(width, int(height * screen.widest))
        self.height = min(height, int(fit / screen.narrowest))
        self.fitted = Room((width - fit) // 2, (height - self.height) // 2, fit, self.height)
        shapes = theme.composed
        wide = fit / self.height >= shapes.wide_from
        self.places: Composition = shapes.wide if wide else shapes.tall
        self.free = self.fitted
        """What the brand leaves for the screen."""
        if (brand := self.brand) is not None:
            self.free = _within(self.fitted, brand.screen)
        self.left, self.width = self.free.x, self.free.width

    @property
    def brand(self) -> Brand | None:
        """What the brand takes of the wall; a strip for sponsors isn't there without them."""
        brand = self.places.brand
        return None if brand and brand.stack is None and not self.theme.sponsors else brand

    # Measures

    def room(self, place: Place) -> Room:
        return _within(self.free, place)

    def slot(self, place: Place) -> Room:
        """The room in shares of the whole wall, for what the brand takes of it."""
        return _within(self.fitted, place)

    def band(self, room: Room) -> Room:
        """The room as wide as the screen, which has no margins."""
        left = 0 if self.free.x == self.fitted.x else self.free.x
        right = self.whole if self.free.right == self.fitted.right else self.free.right
        return Room(left, room.y, right - left, room.height)

    def band_of(self, state: str) -> tuple[Token, Token] | None:
        """The solid band of the clock's state, and the ink on it; none where the time says it."""
        if state == "last" and self._light:
            return _LAST
        return BANDS.get(state)

    @property
    def _light(self) -> bool:
        ground = self.theme.palette.ground
        return contrast(ground, "#000000") > contrast(ground, "#ffffff")

    @property
    def bottom(self) -> int:
        """The foot of the screen, which has no margins."""
        return self.full if self.free.bottom == self.fitted.bottom else self.free.bottom

    def without_line(self) -> "Sheet":
        """The same sheet with a body down to where the clock's line would end."""
        free = Sheet(self.whole, self.full, self.theme, self.measure)
        left, top, right, _bottom = self.places.body
        free.places = replace(self.places, body=(left, top, right, self.places.below[3]))
        return free

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

    @property
    def aligned(self) -> Align:
        """The side on which labels and their figures begin, where they don't stand in the middle."""
        return "centre" if self.places.middle else "left"

    # Parts

    def header(self, title: str, wall_clock: str) -> Iterator[Box]:
        """The house's logo, the tournament and the time of day."""
        most, face = self.px(self.type.title), self.faces.figure
        ways = [
            (logo, room, *lines(title, face, room, most, self.least, self.measure))
            for logo, room in self._headed()
        ]
        whole = (way for way in ways if not way[2][-1].endswith("…"))
        logo, room, rows, size = next(whole, ways[-1])
        if logo is not None:
            yield from self.logo(logo)
        align: Align = "centre" if self.places.middle and logo is None else "left"
        yield Box("title", room, "ink", rows, face, size, align)
        if wall_clock and self.places.wall_clock is not None:
            at = self.room(self.places.wall_clock)
            size = largest(wall_clock, face, at, self.px(self.type.wall_clock), self.measure)
            yield Box("wall_clock", at, "quiet", (wall_clock,), face, size, "right")

    def logo(self, room: Room) -> Iterator[Box]:
        """The house's logo, on a card where it could not be seen on the ground."""
        logo = self.theme.logo
        if logo is not None and logo.on_card:
            yield from self.on_card("logo", logo, room)
        elif logo is not None:
            yield Box("logo", room, "ink", picture=logo.path)

    def on_card(self, name: str, logo: Logo, room: Room) -> Iterator[Box]:
        """A logo on a card of the shade on which it is seen."""
        plate = Plate(
            x=0, y=0, width=room.width, height=room.height, fill=logo.card,
            edge="edge", thick=self.px(0.0018), round=self.px(0.009),
        )  # fmt: skip
        yield Box(f"{name}_card", room, "ink", marks=(plate,))
        inset = round(_INSET * min(room.width, room.height))
        wide, high = room.width - 2 * inset, room.height - 2 * inset
        at = shaped(logo.shape, Room(room.x + inset, room.y + inset, wide, high))
        yield Box(name, at, "ink", ground=logo.card, picture=logo.path)

    def _headed(self) -> Iterator[tuple[Room | None, Room]]:
        """The places of logo and title; where a long title is cut in one way, the next is tried."""
        places, logo = self.places, self.theme.logo
        room = self.room(places.title)
        if self.theme.sponsors and places.sponsor is not None:
            room = room._replace(width=self.room(places.sponsor).x - self.gap - room.x)
        if logo is None or (self.brand is not None and self.brand.stack is not None):
            if places.middle:
                margin = self.free.right - room.right
                yield None, room._replace(x=self.left + margin, width=self.width - 2 * margin)
            yield None, room
            return
        if places.logo is not None:
            place = shaped(logo.shape, self.room(places.logo))
            yield place, room._replace(width=place.x - self.gap - room.x)
        place = self._before_title(logo.shape, room)
        taken = place.width + self.gap
        yield place, room._replace(x=room.x + taken, width=room.width - taken)

    def _before_title(self, shape: float, room: Room) -> Room:
        """The logo as high as the header allows, in its own shape, centred."""
        widest = min(WIDEST_LOGO * self.width, WIDEST_BY_TITLE * room.width)
        height = min(room.height, round(widest / shape))
        return Room(room.x, room.y + (room.height - height) // 2, round(height * shape), height)

    def heading(
        self,
        text: str,
        aside: str = "",
        note: str = "",
        ground: Token | None = None,
        quiet: Token = "quiet",
    ) -> Iterator[Box]:
        """The heading on the left, and on the right which part is in sight, smaller if it is quiet.

        A ground makes it a band as wide as the screen, with everything on it equally loud.
        """
        room, gap = self.room(self.places.state), self.gap
        ink: Token = "ink"
        if ground is not None:
            yield Box("band", self.band(room), ground)
            ink = quiet = _ON[ground]
        face, beside, text = self.faces.blinds, self.faces.figure, text.upper()
        quieter = ground is None and quiet == "quiet"
        loud, share = (beside, _QUIET) if quieter else (face, 1.0)
        aside = aside[:1].upper() + aside[1:] if quieter else aside.upper()
        needed = self.measure(text, face) + share * self.measure(zeros(aside), loud)
        noted = self.wide(zeros(note), beside, self.px(self.type.reason)) + gap if note else 0
        left = room.width - noted - (gap * 2 if aside else 0)
        size = int(min(self.px(self.type.level), left / needed, room.height / TALL))
        over = size <= self.least and bool(aside)
        if over:  # the aside is on two lines
            needed = self.measure(text, face)
            size = int(min(self.px(self.type.level), left / 2 / needed, room.height / TALL))
        on: Token = ground or "ground"
        at = room._replace(width=min(room.width, self.wide(text, face, size)))
        if self.places.middle and not aside and not note:
            at = at._replace(x=room.x + (room.width - at.width) // 2)
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
            said: tuple[str, ...] = (aside,)
            size = max(self.small, int(size * share))
            if over or self.wide(zeros(aside), loud, size) > rest.width:
                said, size = lines(aside, loud, rest, size, self.least, self.measure)
            yield Box("aside", rest, quiet, said, loud, size, "right", on)

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
        room = room._replace(height=min(room.height, ceil(top * tails) + 2))
        size = largest(zeros(value), self.faces.figure, room, top, self.measure)
        yield Box(name, room, "ink", (value,), self.faces.figure, size)


def zeros(figure: str) -> str:
    """The figure with zeros for all digits: all are equally wide, and sizes shouldn't change."""
    return "".join("0" if sign.isdigit() else sign for sign in figure)


def baseline(box: Box, row: int, leading: float) -> float:
    """The baseline, with capitals and figures in the middle of the room over the tails."""
    block = box.size * (CAPITALS + (len(box.lines) - 1) * leading)
    free = box.room.height - box.tails
    return box.room.y + (free - block) / 2 + box.size * (CAPITALS + row * leading)


def shaped(shape: float, room: Room) -> Room:
    """The room in the middle of this one that has this shape."""
    width = min(room.width, max(1, round(room.height * shape)))
    height = min(room.height, max(1, round(width / shape)))
    return Room(
        room.x + (room.width - width) // 2, room.y + (room.height - height) // 2, width, height
    )


def _within(room: Room, place: Place) -> Room:
    left, top = round(place[0] * room.width), round(place[1] * room.height)
    right, bottom = round(place[2] * room.width), round(place[3] * room.height)
    return Room(room.x + left, room.y + top, right - left, bottom - top)
