"""The floor's view with its mouse and keyboard gestures."""

from operator import is_not
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Seat, SeatNo, TableNo
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.room.floor.arranging import Arranging
from tdconsole.gui.console.room.floor.carrying import Carrying
from tdconsole.gui.console.room.floor.menu import ABOUT_A_TABLE, ABOUT_ONE, ABOUT_SEVERAL, menu_of
from tdconsole.gui.console.room.floor.putting import Putting
from tdconsole.gui.console.room.floor.tracing import Tracing
from tdconsole.gui.console.room.map.card_rows import ARROWS, PAGES
from tdconsole.gui.console.room.map.look import beside_seats
from tdconsole.gui.console.room.map.pointing import Pointing, followed, gone, kept, only
from tdconsole.gui.console.room.map.sight import NOTCH
from tdconsole.gui.console.room.wording import described
from tdconsole.gui.shared.pressing import ENTER
from tdconsole.projections.room.hall import hall
from tdconsole.settings import FloorLook
from tdconsole.wall.theme import Theme

_WITH_A_COMMAND: Final = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


class FloorView(Putting):
    arranged = Signal(object)
    """Emitted with the result of `Arranging` once it is left."""

    def __init__(
        self,
        view: TournamentView,
        gestures: Gestures,
        theme: Theme,
        look: FloorLook = "map",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(view, gestures, theme, look, parent)
        self._carrying = Carrying(self)
        self._told = _drawn(view.state)
        self.arranging: Arranging | None = None
        self.tracing = self.room.overlay.tracing = Tracing(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(view.words.gettext("Tables and seats"))
        view.passed.connect(self._time_passed)

    # Selection

    def show_seat(self, seat: Seat) -> None:
        if self.hall.shows(seat):
            self.point(only(self.hall.seating, seat))
            self.picture.show_seat(seat)

    def show_table(self, table: TableNo) -> None:
        """Show a table without selecting a player."""
        seat = Seat(table=table, seat=SeatNo(1))
        if self.hall.shows(seat):
            self.point(Pointing(cursor=seat))
            self.picture.show_seat(seat)

    def follow(self) -> None:
        before, pointing, state = self.hall, self.pointing, self.view.state
        told, self._told = self._told, _drawn(state)
        self.hall = hall(self.view.state, before)
        if before is self.hall:
            if any(map(is_not, told, self._told)):
                self.setAccessibleDescription(described(self.view, self.hall, self.pointing))
                self.refresh()
            return
        self.pointing = followed(pointing, before.seating, self.hall)
        if self.hover is not None and not self.hall.shows(self.hover):
            self.hover = self.spot = None
        if self.hall.index is not before.index or self.hall.seats != before.seats:
            self.plan_again(kept=self.arranging is not None)
        if self.hall.index is not before.index or self.hall.waiting != before.waiting:
            self.lay_out()
            self.viewport().update()
        self._carrying.follow()
        self._follow_placing()
        self.setAccessibleDescription(described(self.view, self.hall, self.pointing))
        self.refresh()
        if self.pointing != pointing:
            self.pointed.emit(self.pointing)

    def _follow_placing(self) -> None:
        if self.placing is not None and self.placing not in self.hall.seating.of:
            self.stop_placing()
        elif self.asked is not None and self.hall.seating.at(self.asked) is None:
            self.ask_no_more()

    def _time_passed(self, _board: object) -> None:
        if self.look == "map" and self.isVisible():
            self.room.follow_time()

    # The plan of the room

    def arrange(self) -> None:
        self.stop_placing()
        self.see_as("map")
        if self.arranging is None and self.hall.every:
            self.ghosts = True
            self.plan_again()
            self.arranging = Arranging(self)
            self.setFocus(Qt.FocusReason.OtherFocusReason)
            self.placed.emit()

    def stop_arranging(self) -> None:
        if self.arranging is not None:
            ended, self.arranging, self.ghosts = self.arranging, None, False
            ended.end()
            self.arranged.emit(ended)
            self.plan_again()
            if self.room.fitted:
                self.room.fit()
            self.placed.emit()

    # The mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 -- Qt's name
        if self.arranging is not None:
            self.arranging.press(event)
        else:
            self._carrying.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 -- Qt's name
        if self.arranging is not None:
            self.arranging.move(event)
        else:
            self._carrying.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 -- Qt's name
        if self.arranging is not None:
            self.arranging.release()
        else:
            self._carrying.release(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802 -- Qt's name
        """Zoom to the table, so that its names are readable."""
        point = event.position().toPoint()
        seat, table = self.seat_at(point), self.table_at(point)
        if self.look == "map" and self.arranging is None and seat is None and table is not None:
            self.show_table(table)
        else:
            self.mousePressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 -- Qt's name
        if self.look == "map" and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            steps = event.angleDelta().y() / 120  # of a wheel, in eighths of a degree
            self.room.zoom(NOTCH**steps, event.position().toPoint())
            event.accept()
        else:
            super().wheelEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:  # noqa: N802 -- Qt's name
        """Zoom in when two fingers spread."""
        if (
            self.look == "map"
            and isinstance(event, QNativeGestureEvent)
            and event.gestureType() is Qt.NativeGestureType.ZoomNativeGesture
        ):
            self.room.zoom(1 + event.value(), event.position().toPoint())
            return True
        return super().viewportEvent(event)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802 -- Qt's name
        super().leaveEvent(event)
        self.hover_at(None, None)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 -- Qt's name
        super().hideEvent(event)
        self._carrying.let_go()
        self.room.leave()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802 -- Qt's name
        """Open the menu about the selection if it is under the pointer; else about the place."""
        by_key = event.reason() is QContextMenuEvent.Reason.Keyboard
        seat = self.pointing.cursor if by_key else self.seat_at(event.pos())
        table = None if by_key else self.table_at(event.pos())
        if self._is_busy() or (seat is None and table is None):
            return
        parts = ABOUT_ONE
        if seat is None and table is not None:
            seat, parts = Seat(table=table, seat=SeatNo(1)), ABOUT_A_TABLE
            self.point(Pointing(cursor=seat))
        elif seat is not None and self._is_elsewhere(seat):
            self.point(only(self.hall.seating, seat))
        if by_key and self.is_afar:
            parts = ABOUT_A_TABLE
        elif len(self.pointing.chosen) > 1:
            parts = ABOUT_SEVERAL
        menu = menu_of(self.gestures, self, parts)
        at = self.rect_of(seat).bottomLeft() if by_key and seat is not None else event.pos()
        menu.popup(self.viewport().mapToGlobal(at))

    def _is_elsewhere(self, seat: Seat) -> bool:
        entry = self.hall.seating.at(seat)
        return seat != self.pointing.cursor and entry not in self.pointing.chosen

    def _is_busy(self) -> bool:
        held = self._carrying.held is not None
        return self.placing is not None or held or self.arranging is not None

    # The keys

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 -- Qt's name
        if self.arranging is not None:
            used = event.key() == Qt.Key.Key_Escape or self.arranging.use(event)
            if event.key() == Qt.Key.Key_Escape:
                self.stop_arranging()
        else:
            pans = self.look == "map" and event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            held = event.modifiers() & _WITH_A_COMMAND
            used = not held and (self._pan(event.key()) if pans else self._used(event.key()))
        if not used:
            event.ignore()

    def _pan(self, key: int) -> bool:
        if key not in ARROWS:
            return self._used(key)
        across, down = ARROWS[key]
        bars = self.horizontalScrollBar(), self.verticalScrollBar()
        self.room.pan(across * bars[0].singleStep(), down * bars[1].singleStep())
        return True

    def _used(self, key: int) -> bool:
        """Whether the floor uses the key; letters and figures go to the quick entry."""
        cursor = self.pointing.cursor
        if key == Qt.Key.Key_Escape:
            return self._leave()
        if not self.hall.tables:
            return False
        if key in ARROWS or key in PAGES or key in {Qt.Key.Key_Home, Qt.Key.Key_End}:
            self._go(self._led(key, cursor))
        elif key == Qt.Key.Key_Space and self.placing is None and not self.is_afar:
            self.point(kept(self.pointing, self.hall.seating))
        elif key in ENTER and cursor is not None:
            self._enter(cursor)
        else:
            return False
        return True

    def _enter(self, cursor: Seat) -> None:
        if self.asked is not None:
            self.confirm()
        elif self.is_afar:
            self.picture.show_seat(cursor)
        elif self.placing is not None:
            self.put(self.placing, cursor)
        elif self.pointing == only(self.hall.seating, cursor):
            self.picture.show_seat(cursor)
        else:
            self.point(only(self.hall.seating, cursor))

    def _led(self, key: int, cursor: Seat | None) -> Seat:
        tables = self.hall.tables
        if key == Qt.Key.Key_Home:
            return Seat(table=tables[0].no, seat=SeatNo(1))
        if key == Qt.Key.Key_End:
            return Seat(table=tables[-1].no, seat=SeatNo(1))
        return self.picture.led(key, cursor)

    def _go(self, seat: Seat) -> None:
        self.ask_no_more()
        if self.placing is not None:
            self.point(Pointing(cursor=seat, chosen=self.pointing.chosen))
        elif self.is_afar:
            self.point(Pointing(cursor=seat))
        else:
            self.point(gone(self.pointing, self.hall.seating, seat))
        self.bring(seat)

    def _leave(self) -> bool:
        """Leave the choice of a seat; otherwise Escape is not the floor's."""
        if self._carrying.held is not None:
            self._carrying.let_go()
            return True
        if self.placing is not None:
            self.stop_placing()
            return True
        return False

    def event(self, event: QEvent) -> bool:
        if (
            event.type() is QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Escape
            and self._is_busy()
        ):
            event.accept()
            return True
        return super().event(event)


def _drawn(state: Tournament) -> tuple[object, ...]:
    """Return what the view follows besides the seats: all of play, for the marks and the halts."""
    return state.play, state.penalties, state.prizes, *beside_seats(state)
