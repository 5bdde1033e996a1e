"""The sheet on which a screen is laid out: its measures, and the parts that it is made of."""

from collections.abc import Iterator

from tdconsole.gui.projector.fitting import (
    CAPITALS,
    FIGURES,
    TALL,
    Box,
    Measure,
    Room,
    largest,
)
from tdconsole.gui.projector.wording import Shown
from tdconsole.gui.shared.theme import Composition, Place, Theme


class Sheet:
    def __init__(
        self, shown: Shown, width: int, height: int, theme: Theme, measure: Measure
    ) -> None:
        screen = theme.screen
        self.shown, self.measure, self.whole = shown, measure, width
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
        """The size of what must be small."""
        return int(self.least) + 1

    @property
    def anchor(self) -> int:
        return self.left + round(self.places.anchor * self.width)

    # Parts

    def caption(self, name: str, room: Room, text: str) -> Box:
        at = room._replace(height=self.px(self.screen.space.caption))
        most = self.px(self.type.label)
        size = largest(text.upper(), self.faces.label, at, most, self.measure)
        return Box(name, at, "quiet", (text.upper(),), self.faces.label, size)

    def line(self, room: Room, y: int) -> Box:
        thick = self.px(self.screen.space.hairline)
        return Box("line", Room(room.x, y - 2 * thick, room.width, thick), "rule")

    def wide(self, text: str, face: str, size: int) -> int:
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
    """Figures are all as wide as one another, so that a change of one changes no size."""
    return "".join("0" if sign.isdigit() else sign for sign in figure)


def baseline(box: Box, row: int, leading: float) -> float:
    """Capitals and figures stand in the middle of their room."""
    block = box.size * (CAPITALS + (len(box.lines) - 1) * leading)
    return box.room.y + (box.room.height - block) / 2 + box.size * (CAPITALS + row * leading)
