"""What is known of the floor while it is painted, and what every way to paint it can be asked."""

from typing import NamedTuple, Protocol

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from tdconsole.domain.values import EntryId, Seat, TableNo
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.room.map.hall import hall
from tdconsole.gui.console.room.map.pointing import NOWHERE
from tdconsole.gui.shared.theme import Theme
from tdconsole.settings import FloorLook


class Tag(NamedTuple):
    """The name of a player who is held, beside the pointer."""

    at: QPoint
    name: str


class Picture(Protocol):
    """A way to see the floor; all places are in the viewport."""

    def enter(self) -> None:
        """It is what is seen from now on."""

    def lay_out(self) -> None:
        """After the tables, or the room for them, became others."""

    def refresh(self) -> None:
        """Has painted again what looks different from how it was drawn."""

    def paint(self, painter: QPainter, event: QPaintEvent) -> None: ...
    def scroll(self, across: int, down: int) -> None:
        """After a bar was moved."""

    def rect_of(self, seat: Seat) -> QRect: ...
    def seat_at(self, point: QPoint) -> Seat | None: ...
    def table_at(self, point: QPoint) -> TableNo | None: ...
    def spot_at(self, point: QPoint) -> Seat | None:
        """The seat whose place for the button is there."""

    def bring(self, seat: Seat) -> None:
        """Into view, no further than it takes."""

    def show_seat(self, seat: Seat) -> None:
        """So that nobody has to look for it."""

    def led(self, key: int, cursor: Seat | None) -> Seat:
        """Where an arrow or a page key leads."""

    def told(self, point: QPoint) -> str:
        """What is not written there in full."""


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
        """The taken seat of whom the one who moves would change places with."""
        self.hover: Seat | None = None
        self.spot: Seat | None = None
        """The seat whose place for the button the pointer is on."""
        self.target: Seat | None = None
        """Where a player who is held would be put."""
        self.tag: Tag | None = None

    @property
    def looks_for_seat(self) -> bool:
        return self.placing is not None or self.tag is not None
