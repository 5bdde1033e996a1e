"""The floor: every table, who sits there, and the gestures that are about a seat."""

from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from tdconsole.domain.values import EntryId, Seat, TableNo
from tdconsole.gui.console.floor.beside import Banner, Empty
from tdconsole.gui.console.floor.head import Head
from tdconsole.gui.console.floor.pointing import Pointing
from tdconsole.gui.console.floor.view import FloorView
from tdconsole.gui.console.floor.wording import choosing
from tdconsole.gui.console.hands import Hands
from tdconsole.gui.console.selection import Selection
from tdconsole.gui.console.watch import Watch
from tdconsole.gui.shared.theme import Theme


class FloorPage(QWidget):
    name = "floor"

    def __init__(
        self, watch: Watch, hands: Hands, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._watch, self._hands = watch, hands
        space = theme.console.space
        self.view = FloorView(watch, hands, theme)
        self.head = Head(watch, hands, theme, self.view)
        self.banner = Banner(watch, theme, self.view.stop_placing)
        self.empty = Empty(watch, hands, theme)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.view)
        self.stack.addWidget(self.empty)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(space.margin, space.margin, 0, 0)
        whole.setSpacing(space.gap)
        above = QVBoxLayout()
        above.setContentsMargins(0, 0, space.margin, space.unit)
        above.setSpacing(space.gap)
        above.addWidget(self.head)
        above.addWidget(self.banner)
        whole.addLayout(above)
        whole.addWidget(self.stack, 1)
        self.banner.hide()
        self.view.pointed.connect(self._pointed)
        self.view.placed.connect(self._placing)
        watch.changed.connect(self._changed)
        self._tell()

    @property
    def selection(self) -> Selection:
        pointing = self.view.pointing
        return Selection(entries=pointing.chosen, seat=pointing.cursor)

    def seek(self) -> None:
        if self.view.hall.tables:
            self.head.field.begin()

    def show_entry(self, entry: EntryId) -> None:
        self._take_in()
        seat = self._watch.state.play.seating.of.get(entry)
        if seat is not None:
            self.view.show_seat(seat)

    def show_seat(self, seat: Seat) -> None:
        self._take_in()
        self.view.show_seat(seat)

    def show_table(self, table: TableNo) -> None:
        self._take_in()
        self.view.show_table(table)

    def begin_move(self) -> None:
        """A new seat for the one player who is selected."""
        self._take_in()
        self.view.start_placing()

    def _changed(self, _change: object) -> None:
        """What nobody sees is taken in when it is seen."""
        if self.isVisible():
            self._take_in()

    def _take_in(self) -> None:
        before = self.view.hall
        self.view.follow()
        if self.view.hall is not before:
            self._tell()
            self._placing()

    def _tell(self) -> None:
        hall = self.view.hall
        self.head.tell(hall)
        self.head.select(self.view.pointing)
        self.empty.tell(self._watch.state)
        self.stack.setCurrentWidget(self.view if hall.tables else self.empty)

    def _pointed(self, pointing: Pointing) -> None:
        self.head.select(pointing)
        if self.isVisible():
            self._hands.point(self.selection)

    def _placing(self) -> None:
        placing = self.view.placing is not None
        if placing:
            self.banner.text.setText(choosing(self._watch, self.view.pointing))
        self.banner.setVisible(placing)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 -- Qt's name
        super().showEvent(event)
        self._take_in()
        self._hands.point(self.selection)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 -- Qt's name
        super().hideEvent(event)
        self.view.stop_placing()
