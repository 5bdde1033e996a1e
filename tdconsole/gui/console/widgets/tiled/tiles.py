"""The tables as tiles in one painted widget, chosen by click, number or arrows."""

from collections.abc import Callable, Sequence
from typing import Final, Generic, Protocol, TypeVar

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QToolTip, QWidget

from tdconsole.domain.state.tournament import Seating
from tdconsole.domain.values import EntryId, TableNo
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.widgets.tiled.face import Faces, Seated
from tdconsole.gui.console.widgets.tiled.tiling import Tiling, tiling
from tdconsole.gui.shared.plain import plain
from tdconsole.wall.theme import Theme

NAMED: Final = 60
"""The most tables of which the players may have room."""
LONGEST: Final = 5
"""The most digits of a table's number."""


class Tile(Protocol):
    @property
    def table(self) -> TableNo: ...


T = TypeVar("T", bound=Tile)


def seated(
    view: TournamentView,
    table: TableNo,
    told: Callable[[EntryId], tuple[str, float]] = lambda _entry: ("", 0.0),
) -> tuple[Seated, ...]:
    """Return who sits at a table, by seat, with what is told of each and how long the bar is."""
    there = view.state.play.seating.tables.get(table)
    players = () if there is None else sorted(there.players.items())
    return tuple(Seated(str(seat), view.who(entry), *told(entry)) for seat, entry in players)


class TileBoard(QAbstractScrollArea, Generic[T]):
    """A board of tiles; gestures and the tiles' looks are defined by each page."""

    typing = Signal(str)
    """Emitted with the number as far as it is typed."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("floor")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._theme = theme
        self.tiles: tuple[T, ...] = ()
        self.at, self.typed = 0, ""
        self.faces = Faces(theme)
        self._seating: Seating | None = None
        self._most = 0
        """The players at the fullest table."""
        self.laid: Tiling = tiling(1, 1, 0, theme.console.space)

    # Each board has its own

    def _describe(self) -> None:
        """Describe it for a screen reader."""
        raise NotImplementedError

    def _tooltip(self, tile: T) -> str:
        """Return the tile's tooltip."""
        raise NotImplementedError

    def _draw(self, painter: QPainter, rect: QRect, tile: T, *, here: bool) -> None:
        """Draw the tile; `here` if it has the keyboard."""
        raise NotImplementedError

    # Display

    def show_tiles(
        self,
        tiles: Sequence[T],
        seating: Seating | None = None,
        who: Callable[[EntryId], str] = lambda _entry: "",
    ) -> None:
        """Show the tiles; only changed ones are repainted, all if who sits there is seen and new."""
        before, self.tiles = self.tiles, tuple(tiles)
        if seating is not None and seating is not self._seating:
            self._seating = seating
            self._most = max((len(one.players) for one in seating.tables.values()), default=0)
            self._fit(seating, who)
            if self.is_roomy:
                self.viewport().update()
        if [one.table for one in before] != [one.table for one in self.tiles]:
            self.at = min(self.at, max(0, len(self.tiles) - 1))
            self._lay_out()
        else:
            for index, (old, new) in enumerate(zip(before, self.tiles, strict=True)):
                if old != new:
                    self.viewport().update(self.rect_of(index))
        self._describe()

    def _fit(self, seating: Seating, who: Callable[[EntryId], str]) -> None:
        """Give the names their room; more than a few tables never have room for any."""
        few = len(self.tiles) <= NAMED
        tables = (seating.tables.get(one.table) for one in self.tiles if few)
        seated = (entry for one in tables if one is not None for entry in one.players.values())
        self.faces.fit(map(who, seated), self._most)

    @property
    def is_roomy(self) -> bool:
        """Whether the tiles have room for who sits there."""
        return self.faces.have_room(self.laid.width, self.laid.height, self._most)

    @property
    def here(self) -> T | None:
        return self.tiles[self.at] if self.tiles else None

    def rect_of(self, index: int) -> QRect:
        """Return the rectangle in the viewport."""
        return self.laid.tile(index).translated(0, -self._scrolled().y())

    def index_of(self, table: TableNo) -> int | None:
        return next((at for at, one in enumerate(self.tiles) if one.table == table), None)

    def index_at(self, point: QPoint) -> int | None:
        """Return the index at a point of the viewport."""
        return self.laid.at(point + self._scrolled())

    def leave(self) -> None:
        """Leave what was begun and is not done."""
        self._type("")

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 -- Qt's name
        if event.text().isdecimal():
            self._type(self.typed + event.text())
        elif event.key() == Qt.Key.Key_Backspace and self.typed:
            self._type(self.typed[:-1])
        elif (to := self._led(event.key())) is not None:
            self._type("")
            self._go(to)
        else:
            super().keyPressEvent(event)

    def _type(self, text: str) -> None:
        if text == self.typed:
            return
        self.typed = text[:LONGEST]
        index = self.index_of(TableNo(int(self.typed))) if self.typed else None
        if index is not None:
            self._go(index)
        self.typing.emit(self.typed)

    def _go(self, index: int) -> None:
        if not self.tiles:
            return
        before, self.at = self.at, max(0, min(index, len(self.tiles) - 1))
        for one in (before, self.at):
            self.viewport().update(self.rect_of(one))
        bar, tile = self.verticalScrollBar(), self.laid.tile(self.at)
        if tile.top() < bar.value():
            bar.setValue(tile.top())
        elif tile.bottom() > bar.value() + self.viewport().height():
            bar.setValue(tile.bottom() + 1 - self.viewport().height())
        self._describe()

    def _led(self, key: int) -> int | None:
        """Return the tile an arrow leads to; it stays at the edge."""
        match key:
            case Qt.Key.Key_Home:
                return 0
            case Qt.Key.Key_End:
                return len(self.tiles) - 1
            case Qt.Key.Key_Left:
                to = self.at - 1
            case Qt.Key.Key_Right:
                to = self.at + 1
            case Qt.Key.Key_Up:
                to = self.at - self.laid.columns
            case Qt.Key.Key_Down:
                to = self.at + self.laid.columns
            case _:
                return None
        return to if 0 <= to < len(self.tiles) else self.at

    # Positions

    def _lay_out(self) -> None:
        port, space = self.viewport(), self._theme.console.space
        self.laid = tiling(port.width(), port.height(), len(self.tiles), space)
        bar = self.verticalScrollBar()
        bar.setRange(0, max(0, self.laid.whole - port.height()))
        bar.setPageStep(port.height())
        bar.setSingleStep(self.laid.height)
        port.update()

    def _scrolled(self) -> QPoint:
        return QPoint(0, self.verticalScrollBar().value())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 -- Qt's name
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(event.rect(), QColor(self._theme.colours.ground))
        region, focus, top = event.region(), self.hasFocus(), self._scrolled().y()
        for index in self.laid.between(event.rect().top() + top, event.rect().bottom() + top):
            rect = self.rect_of(index)
            if region.intersects(rect):
                self._draw(painter, rect, self.tiles[index], here=focus and index == self.at)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        super().resizeEvent(event)
        self._lay_out()

    def scrollContentsBy(self, _across: int, _down: int) -> None:  # noqa: N802 -- Qt's name
        self.viewport().update()

    def viewportEvent(self, event: QEvent) -> bool:  # noqa: N802 -- Qt's name
        if event.type() is not QEvent.Type.ToolTip or not isinstance(event, QHelpEvent):
            return super().viewportEvent(event)
        index = self.index_at(event.pos())
        if index is None:
            QToolTip.hideText()
        else:
            QToolTip.showText(event.globalPos(), plain(self._tooltip(self.tiles[index])), self)
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 -- Qt's name
        super().focusInEvent(event)
        self.viewport().update(self.rect_of(self.at))

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 -- Qt's name
        super().focusOutEvent(event)
        self._type("")
        self.viewport().update(self.rect_of(self.at))
