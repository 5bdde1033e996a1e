"""The hands on the floor: what the mouse and the keys do to it."""

from typing import Final

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QHideEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from tdconsole.domain.commands import MovePlayer
from tdconsole.domain.values import EntryId, Seat, SeatNo, TableNo
from tdconsole.gui.console.floor.canvas import Canvas, Tag
from tdconsole.gui.console.floor.hall import hall
from tdconsole.gui.console.floor.pointing import (
    NOWHERE,
    Pointing,
    followed,
    gone,
    kept,
    only,
    toggled,
)
from tdconsole.gui.console.floor.wording import described
from tdconsole.gui.console.hands import Hands
from tdconsole.gui.console.watch import Watch
from tdconsole.gui.shared.theme import Theme

_ARROWS: Final[dict[int, tuple[int, int]]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_PAGES: Final[dict[int, int]] = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_WITH_A_COMMAND: Final = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


class FloorView(Canvas):
    pointed = Signal(object)
    """A `Pointing`, whenever it becomes another one."""
    placed = Signal()
    """A new seat is looked for from now on, or no longer."""

    def __init__(
        self, watch: Watch, hands: Hands, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(watch, theme, parent)
        self._hands = hands
        self._pressed: tuple[QPoint, EntryId] | None = None
        self._held: EntryId | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(watch.words.gettext("Tables and seats"))

    # Pointing

    def point(self, pointing: Pointing) -> None:
        if pointing == self.pointing:
            return
        self.pointing = pointing
        self.setAccessibleDescription(described(self.watch, self.hall, self.pointing))
        self.refresh()
        self.pointed.emit(pointing)

    def show_seat(self, seat: Seat) -> None:
        if self.hall.shows(seat):
            self.point(only(self.hall.seating, seat))
            self.bring(seat)

    def show_table(self, table: TableNo) -> None:
        """Nobody is chosen by it."""
        seat = Seat(table=table, seat=SeatNo(1))
        if self.hall.shows(seat):
            self.point(Pointing(cursor=seat))
            self.bring(seat)

    def follow(self) -> None:
        """Takes in the state as it is now."""
        before, pointing = self.hall, self.pointing
        self.hall = hall(self.watch.state, before)
        if before is self.hall:
            return
        self.pointing = followed(pointing, before.seating, self.hall)
        if self.hover is not None and not self.hall.shows(self.hover):
            self.hover = None
        self.lay_out()
        if self.hall.index.keys() != before.index.keys():
            self.viewport().update()
        self._follow_held()
        if self.placing is not None and self.placing not in self.hall.seating.of:
            self.stop_placing()
        self.setAccessibleDescription(described(self.watch, self.hall, self.pointing))
        self.refresh()
        if self.pointing != pointing:
            self.pointed.emit(self.pointing)

    # A new seat for a player

    def start_placing(self) -> None:
        chosen = self.pointing.chosen
        if len(chosen) == 1:
            self.placing = chosen[0]
            self.refresh()
            self.placed.emit()
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def stop_placing(self) -> None:
        if self.placing is not None:
            self.placing = None
            self.refresh()
            self.placed.emit()

    def _place(self, entry: EntryId, seat: Seat) -> None:
        if self.hall.seating.at(seat) is None and self.watch.do(MovePlayer(entry=entry, seat=seat)):
            self.stop_placing()
            self.follow()
            self.point(only(self.hall.seating, seat))
            self.bring(seat)

    # The mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 -- Qt's name
        self._let_go()
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        point = event.position().toPoint()
        seat = self.seat_at(point)
        if self.placing is not None:
            if seat is not None:
                self._place(self.placing, seat)
        elif event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if seat is not None:
                self.point(toggled(self.pointing, self.hall.seating, seat))
        elif seat is None:
            self.point(NOWHERE)
        else:
            self.point(only(self.hall.seating, seat))
            entry = self.hall.seating.at(seat)
            self._pressed = None if entry is None else (point, entry)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 -- Qt's name
        point = event.position().toPoint()
        if not event.buttons() & Qt.MouseButton.LeftButton:
            self._let_go()
        if self._held is None and self._pressed is not None:
            start, entry = self._pressed
            if (point - start).manhattanLength() >= QApplication.startDragDistance():
                self._held = entry
        if self._held is not None:
            self._carry(self._held, point)
        else:
            self._hover(self.seat_at(point))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 -- Qt's name
        if event.button() is Qt.MouseButton.LeftButton:
            held, target = self._held, self.target
            self._let_go()
            if held is not None and target is not None:
                self._place(held, target)

    def _carry(self, entry: EntryId, point: QPoint) -> None:
        self._scroll_at_edge(point)
        seat = self.seat_at(point) if self.viewport().rect().contains(point) else None
        if seat != self.hover:
            self._hover(seat)
            self.target = seat if self._accepts(entry, seat) else None
        takes = self.target is not None
        shape = Qt.CursorShape.ClosedHandCursor if takes else Qt.CursorShape.ForbiddenCursor
        self.viewport().setCursor(shape)
        self.hold(Tag(point, self.watch.who(entry)))
        self.refresh()

    def _accepts(self, entry: EntryId, seat: Seat | None) -> bool:
        if seat is None or self.hall.seating.at(seat) is not None:
            return False
        return isinstance(self.watch.foresee(MovePlayer(entry=entry, seat=seat)), tuple)

    def _scroll_at_edge(self, point: QPoint) -> None:
        bar, edge = self.verticalScrollBar(), self.grid.shape.line
        if point.y() < edge:
            bar.setValue(bar.value() - bar.singleStep())
        elif point.y() > self.viewport().height() - edge:
            bar.setValue(bar.value() + bar.singleStep())

    def _follow_held(self) -> None:
        """Who is held may leave, and the seat may be taken, while the button is down."""
        if self._held is not None and self._held not in self.hall.seating.of:
            self._let_go()
        elif self._held is not None and not self._accepts(self._held, self.target):
            self.target = None
        elif self._pressed is not None and self._pressed[1] not in self.hall.seating.of:
            self._pressed = None

    def _let_go(self) -> None:
        if self._pressed is None and self._held is None:
            return
        self._pressed = self._held = self.target = None
        self.hold(None)
        self.viewport().unsetCursor()
        self.refresh()

    def _hover(self, seat: Seat | None) -> None:
        if seat != self.hover:
            self.hover = seat
            self.refresh()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802 -- Qt's name
        super().leaveEvent(event)
        self._hover(None)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 -- Qt's name
        super().hideEvent(event)
        self._let_go()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802 -- Qt's name
        """About who is chosen, if the pointer is on one of them; else about who is under it."""
        by_key = event.reason() is QContextMenuEvent.Reason.Keyboard
        seat = self.pointing.cursor if by_key else self.seat_at(event.pos())
        if seat is None or self.placing is not None or self._held is not None:
            return
        if self.hall.seating.at(seat) not in self.pointing.chosen:
            self.point(only(self.hall.seating, seat))
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        several = len(self.pointing.chosen) > 1
        for name in ("bust", "bust-shared", "move") if several else ("bust", "move"):
            menu.addAction(self._hands.action(name))
        at = self.rect_of(seat).bottomLeft() if by_key else event.pos()
        menu.popup(self.viewport().mapToGlobal(at))

    # The keys

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 -- Qt's name
        if event.modifiers() & _WITH_A_COMMAND or not self._used(event.key()):
            event.ignore()

    def _used(self, key: int) -> bool:
        """Whether the floor has a use for it; letters and figures are the quick entry's."""
        cursor = self.pointing.cursor
        if key == Qt.Key.Key_Escape:
            return self._leave()
        if not self.hall.tables:
            return False
        if key in _ARROWS or key in _PAGES or key in {Qt.Key.Key_Home, Qt.Key.Key_End}:
            self._go(self._led(key, cursor))
        elif key == Qt.Key.Key_Space and self.placing is None:
            self.point(kept(self.pointing, self.hall.seating))
        elif key in _ENTER and cursor is not None:
            if self.placing is not None:
                self._place(self.placing, cursor)
            else:
                self.point(only(self.hall.seating, cursor))
        else:
            return False
        return True

    def _led(self, key: int, cursor: Seat | None) -> Seat:
        tables = self.hall.tables
        if key == Qt.Key.Key_Home:
            return Seat(table=tables[0].no, seat=SeatNo(1))
        if key == Qt.Key.Key_End:
            return Seat(table=tables[-1].no, seat=SeatNo(1))
        if cursor is None:
            first = max(0, min(self.seen(), default=0) - self.ahead)
            return Seat(table=tables[first].no, seat=SeatNo(1))
        if key in _PAGES:
            rows = max(1, self.viewport().height() // (self.grid.shape.height + self.grid.gap))
            at = self.hall.index[cursor.table] + _PAGES[key] * rows * self.grid.columns
            return Seat(table=tables[max(0, min(at, len(tables) - 1))].no, seat=cursor.seat)
        return self.hall.neighbour(cursor, self.grid.columns, *_ARROWS[key])

    def _go(self, seat: Seat) -> None:
        if self.placing is not None:
            self.point(Pointing(cursor=seat, chosen=self.pointing.chosen))
        else:
            self.point(gone(self.pointing, self.hall.seating, seat))
        self.bring(seat)

    def _leave(self) -> bool:
        """Escape is the floor's only while a player is on the way to a seat."""
        if self._held is not None:
            self._let_go()
            return True
        if self.placing is not None:
            self.stop_placing()
            return True
        return False

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            under_way = self.placing is not None or self._held is not None
            if under_way and event.key() == Qt.Key.Key_Escape:
                event.accept()
                return True
        return super().event(event)
