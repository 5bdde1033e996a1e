"""The floor: every table, its players, and the gestures about a seat."""

from collections.abc import Callable
from typing import Final, Self

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from tdconsole.domain.values import EntryId, Seat, TableNo
from tdconsole.gui.console.actions.selection import Selection
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.preferences import WindowPreferences
from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.gui.console.room.floor.arrange_bar import ArrangeBar
from tdconsole.gui.console.room.floor.arranging import Arranging
from tdconsole.gui.console.room.floor.beside import Banner, Empty
from tdconsole.gui.console.room.floor.head import Head
from tdconsole.gui.console.room.floor.view import FloorView
from tdconsole.gui.console.room.map.plan import arranged
from tdconsole.gui.console.room.map.pointing import Pointing
from tdconsole.gui.console.room.map.sight import NOTCH
from tdconsole.gui.console.room.wording import choosing, swapping
from tdconsole.gui.console.widgets.name_asked import is_name
from tdconsole.gui.console.widgets.page import Page
from tdconsole.gui.shared.layout import column_of, row_of
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.known_errors import KnownError
from tdconsole.line.typing.reading import Jump, Reading, ToEntry, ToSeat, ToTable
from tdconsole.projections.prizes.final_table import is_final
from tdconsole.projections.room.traces import NOTHING, Trace, foreseen, happened
from tdconsole.session import Change
from tdconsole.settings import FloorLook
from tdconsole.wall.theme import Theme

MAP: Final = 7
PANE: Final = 3
"""The shares of the map and of what stands beside it."""


class FloorPage(Page):
    name = "floor"
    seen_as = Signal(str)
    """Emitted with a `FloorLook` when it is chosen."""

    def __init__(
        self,
        view: TournamentView,
        gestures: Gestures,
        theme: Theme,
        look: FloorLook = "map",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(view, gestures, theme, parent)
        space = theme.console.space
        self.canvas = FloorView(view, gestures, theme, look)
        self.head = Head(view, gestures, theme, self.canvas)
        self.banner = Banner(view, theme, self.canvas.stop_placing, self.canvas.confirm)
        self.arrange_bar = ArrangeBar(view, theme, self.canvas)
        self.empty = Empty(view, gestures, theme)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.canvas)
        self.stack.addWidget(self.empty)
        self._body = row_of((self.stack, MAP))
        above = column_of(
            self.head, self.arrange_bar, gap=space.gap, margin=(0, 0, space.margin, space.unit)
        )
        column_of(
            above,
            (self._body, 1),
            gap=space.gap,
            margin=(space.margin, 2 * space.margin, 0, 0),
            within=self,
        )
        self._flight = view.state.current
        self._moves: Callable[[], bool] = lambda: True
        self.banner.setParent(self)
        self.banner.hide()
        self.arrange_bar.hide()
        self.canvas.pointed.connect(self._pointed)
        self.canvas.placed.connect(self._placing)
        self.canvas.arranged.connect(self._keep)
        view.changed.connect(self._changed)
        self._tell()

    @classmethod
    def opened(
        cls, view: TournamentView, gestures: Gestures, theme: Theme, preferences: WindowPreferences
    ) -> Self:
        page = cls(view, gestures, theme, preferences.floor)
        page.seen_as.connect(preferences.see_floor)
        page._moves = lambda: preferences.motion
        return page

    @property
    def selection(self) -> Selection:
        pointing = self.canvas.pointing
        return Selection(entries=pointing.chosen, seat=pointing.cursor)

    @property
    def wants_pane(self) -> bool:
        """At the final table the stacks and the prizes are worth seeing beside it."""
        return is_final(self._view.state)

    def place_pane(self, pane: QWidget) -> bool:
        """Put it beside the map, below the head, of which nothing moves."""
        self._body.addWidget(pane, PANE)
        return True

    def seek(self) -> None:
        if self.canvas.hall.tables:
            self.head.field.begin()

    def show_entry(self, entry: EntryId) -> None:
        self._take_in()
        seat = self._view.state.play.seating.of.get(entry)
        if seat is not None:
            self.canvas.show_seat(seat)

    def show_seat(self, seat: Seat) -> None:
        self._take_in()
        self.canvas.show_seat(seat)

    def show_table(self, table: TableNo) -> None:
        self._take_in()
        self.canvas.show_table(table)

    def begin_move(self) -> None:
        """Choose a new seat for the one selected player."""
        self._take_in()
        self.canvas.start_placing()

    def begin(self, action: str, selection: Selection) -> None:
        if action == "move":
            for entry in selection.entries:
                self.show_entry(entry)
            self.begin_move()
        else:
            self.see(action)

    def jump(self, to: Jump) -> None:
        match to:
            case ToEntry(entry=entry):
                self.show_entry(entry)
            case ToSeat(seat=seat):
                self.show_seat(seat)
            case ToTable(table=table):
                self.show_table(table)
            case _:
                super().jump(to)

    def see(self, gesture: str) -> None:
        """Change the view by the name of its action: zoom in, out, the whole room, or cards."""
        self._take_in()
        canvas = self.canvas
        if gesture != "floor-look" and canvas.look != "map":
            self._see_as("map")
        match gesture:
            case "nearer":
                canvas.room.zoom(NOTCH)
            case "farther":
                canvas.room.zoom(1 / NOTCH)
            case "whole-room":
                canvas.room.fit()
            case "arrange" if canvas.arranging is None:
                canvas.arrange()
            case "arrange":
                canvas.stop_arranging()
            case _:
                self._see_as("cards" if canvas.look == "map" else "map")

    def leave(self) -> None:
        """Leave what was begun and is not done."""
        self.canvas.stop_placing()
        self.canvas.stop_arranging()

    def _see_as(self, look: FloorLook) -> None:
        self.leave()
        self.canvas.see_as(look)
        self.head.see_as(look)
        self.seen_as.emit(look)

    def _keep(self, ended: Arranging) -> None:
        """Keep the arrangement in the house's room; create the room if there was none."""
        plan, rooms = ended.plan, self._view.session.club.rooms
        if not ended.changed:
            return
        typed = self.arrange_bar.name.text()
        name = typed.strip() if is_name(typed) else self._view.state.setup.name
        try:
            room = rooms.get(name)
            seats = self._view.state.setup.seats_per_table
            rooms.put(arranged(room, room.name if room else name, plan.spots, seats))
            sentence = self._view.words.gettext("The plan of {room} is kept.", room=name)
            self._view.told.emit(Told(sentence=sentence, refused=False))
            self.canvas.plan_again()
        except KnownError as error:
            sentence = mishap(self._view.words, error)
            self._view.told.emit(Told(sentence=sentence, refused=True))

    def foresee(self, reading: Reading) -> None:
        """Draw on the map what Enter would do: who goes, and who moves where."""
        self.canvas.tracing.mean(self._meant(reading))

    def _meant(self, reading: Reading) -> Trace:
        seating = self.canvas.hall.seating
        match reading.jump:
            case ToEntry(entry=entry) if entry in seating.of:
                return Trace(seats=(seating.of[entry],))
            case ToSeat(seat=seat):
                return Trace(seats=(seat,))
            case ToTable(table=table):
                return Trace(tables=(table,))
            case _:
                return foreseen(seating, reading.request)

    def _changed(self, change: Change) -> None:
        """Follow a change; if the page is hidden, once it is shown."""
        if not self.isVisible():
            return
        tracing, trace = self.canvas.tracing, NOTHING
        if change.before is not None and change.after is not None and change.steps:
            trace = happened(change.before.play.seating, change.after.play.seating)
        starts = tracing.starts(trace)
        self._take_in()
        tracing.happen(trace, starts, motion=self._moves())

    def _take_in(self) -> None:
        before, flight = self.canvas.hall, self._view.state.current
        turned, self._flight = flight != self._flight, flight
        if turned:
            self.leave()
        self.canvas.follow()
        if turned:
            self.canvas.room.fit()  # first show the tables of the other room
        if self.canvas.hall is not before:
            self._tell()
            self._placing()

    def _tell(self) -> None:
        hall = self.canvas.hall
        self.head.tell(hall)
        self.head.select(self.canvas.pointing)
        self.empty.tell(self._view.state)
        self.stack.setCurrentWidget(self.canvas if hall.tables else self.empty)

    def _pointed(self, pointing: Pointing) -> None:
        self.head.select(pointing)
        if self.isVisible():
            self._gestures.point(self.selection)

    def _placing(self) -> None:
        canvas = self.canvas
        placing, asked = canvas.placing is not None, canvas.asked
        if placing:
            said = (
                choosing(self._view, canvas.pointing)
                if asked is None
                else swapping(self._view, canvas.pointing, asked)
            )
            self.banner.say(said, asks=asked is not None)
        self.banner.setVisible(placing)
        self._lay_banner()
        arranging = canvas.arranging is not None
        if arranging and not self.arrange_bar.isVisible():
            self.arrange_bar.begin()
            self.head.see_as(canvas.look)
        self.arrange_bar.setVisible(arranging)
        self.head.setEnabled(not placing)
        self.head.row.setEnabled(not arranging)

    def _lay_banner(self) -> None:
        """Lay the banner over the head, so that no table moves while a seat is chosen."""
        if self.banner.isVisible():
            self.banner.setGeometry(self.head.geometry())
            self.banner.raise_()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        super().resizeEvent(event)
        self._lay_banner()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 -- Qt's name
        super().showEvent(event)
        self._take_in()
        self.canvas.plan_again()
        self._gestures.point(self.selection)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 -- Qt's name
        super().hideEvent(event)
        self.leave()
        self.canvas.tracing.clear()
