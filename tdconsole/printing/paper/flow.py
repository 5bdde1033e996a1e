"""The flow of pieces: down an area, on to the next one, on to the next page."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, Protocol

from tdconsole.printing.paper.sheet import Sheet

GAP: Final = 22.0
"""The gap between two areas of a page."""


class Piece(NamedTuple):
    """A piece that is never split; it is drawn at a left edge, down from a top, to a width."""

    height: float
    draw: Callable[[float, float, float], None]


class Area(Protocol):
    """What pieces are put into, one below the other."""

    sheet: Sheet
    room: float

    def put(self, *pieces: Piece) -> bool: ...


class Head(Protocol):
    """The head of a page, the first or a later one."""

    def height(self, *, first: bool) -> float: ...
    def draw(self, *, first: bool) -> None: ...


def white(height: float) -> Piece:
    return Piece(height, lambda _x, _top, _room: None)


class Flow:
    def __init__(self, sheet: Sheet, head: Head, margin: float, areas: int = 1) -> None:
        self.sheet = sheet
        self.room = (sheet.width - 2 * margin - GAP * (areas - 1)) / areas
        self.over: tuple[Piece, ...] = ()
        """The top of each area: the heads of its columns."""
        self.carried: Callable[[], Piece] | None = None
        """The last piece of an area followed by another, such as a running sum."""
        self.brought: Callable[[], Piece] | None = None
        """The first piece of an area that follows another."""
        self._head = head
        self._margin = margin
        self._areas = areas
        self._area = -1
        self._y = self._top = self._lowest = 0.0
        self._reserved = 0.0

    @property
    def whole(self) -> float:
        """The height of an area on any page but the first."""
        over = sum(piece.height for piece in self.over)
        return self.sheet.height - self._head.height(first=False) - over - self.sheet.bottom

    def fits(self, height: float) -> bool:
        return self._area >= 0 and self._y - height - self._reserved >= self.sheet.bottom

    def keep(self, height: float) -> None:
        """Keep this height free at the foot of each area for what is carried."""
        self._reserved = height

    def put(self, *pieces: Piece) -> bool:
        """Put pieces together, and say whether a new area was begun for them."""
        turned = not self.fits(sum(piece.height for piece in pieces))
        if turned:
            self.go_on()
        self._draw(pieces)
        return turned

    def put_last(self, *pieces: Piece) -> None:
        """Put the last pieces together; nothing is carried after them."""
        self._reserved = 0.0
        self.put(*pieces)
        self.carried = None

    def go_on(self) -> None:
        follows = self._area >= 0
        if follows and self.carried is not None:
            self._draw((self.carried(),))
        if self._area < 0 or self._area == self._areas - 1:
            self._turn_page()
        else:
            self._area += 1
            self._y = self._top
        self._draw(self.over)
        if follows and self.brought is not None:
            self._draw((self.brought(),))

    def go_beside(self) -> None:
        """Go on in the next area if there is one on this page."""
        if 0 <= self._area < self._areas - 1:
            self.go_on()

    def finish(self) -> None:
        """Finish the last page; on a roll it ends where its longest area does."""
        self.sheet.end_page(self.sheet.height - self._lowest)

    def _turn_page(self) -> None:
        first = self._area < 0
        if not first:
            self.finish()
        self._head.draw(first=first)
        self._y = self._top = self._lowest = self.sheet.height - self._head.height(first=first)
        self._area = 0

    def _draw(self, pieces: Sequence[Piece]) -> None:
        x = self._margin + self._area * (self.room + GAP)
        for piece in pieces:
            piece.draw(x, self._y, self.room)
            self._y -= piece.height
        self._lowest = min(self._lowest, self._y)
