"""The floor's data while it is painted, and the interface of every way to paint it."""

from typing import NamedTuple, Protocol

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from tdconsole.domain.values import EntryId, Seat, TableNo
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.room.map.pointing import NOWHERE
from tdconsole.projections.room.hall import hall
from tdconsole.settings import FloorLook
from tdconsole.wall.theme import Theme


class Tag(NamedTuple):
    """The name of a dragged player, next to the pointer."""

    at: QPoint
    name: str


class Picture(Protocol):
    """A view of the floor; all positions are in the viewport."""

    def enter(self) -> None:
        """Make it the visible view."""

    def lay_out(self) -> None:
        """Lay out the tables after they, or the room for them, changed."""

    def refresh(self) -> None:
        """Repaint what looks different from how it was drawn."""

    def paint(self, painter: QPainter, event: QPaintEvent) -> None: ...
    def scroll(self, across: int, down: int) -> None:
        """Scroll after a bar was moved."""

    def rect_of(self, seat: Seat) -> QRect: ...
    def seat_at(self, point: QPoint) -> Seat | None: ...
    def table_at(self, point: QPoint) -> TableNo | None: ...
    def spot_at(self, point: QPoint) -> Seat | None:
        """Return the seat whose place for the button is there."""

    def bring(self, seat: Seat) -> None:
        """Bring the seat into view, scrolling as little as possible."""

    def show_seat(self, seat: Seat) -> None:
        """Show the seat so that nobody has to look for it."""

    def led(self, key: int, cursor: Seat | None) -> Seat:
        """Return the seat that an arrow or a page key leads to."""

    def tooltip(self, point: QPoint) -> str:
        """Return a tooltip with what is not written there in full."""


class Surface(QAbstractScrollArea):
    def __init__(
        self, view: TournamentView, theme: Theme, look: FloorLook, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.view, self.theme, self.look = view, theme, look
        self.hall = hall(view.state)
        self.pointing = NOWHERE
        self.placing: EntryId | None = None
        self.asked: Seat | None = None
        """The taken seat whose player would swap with the one who moves."""
        self.hover: Seat | None = None
        self.spot: Seat | None = None
        """The seat whose place for the button is under the pointer."""
        self.target: Seat | None = None
        """The seat where a dragged player would be put."""
        self.tag: Tag | None = None

    @property
    def looks_for_seat(self) -> bool:
        return self.placing is not None or self.tag is not None
