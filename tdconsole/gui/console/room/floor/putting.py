"""Putting a player in a seat: chosen, asked about if it is taken, and done."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from tdconsole.domain.language.commands.floor import MovePlayer, SwapPlayers
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.values import EntryId, Seat
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.room.map.canvas import Canvas
from tdconsole.gui.console.room.map.pointing import Pointing, only
from tdconsole.gui.console.room.wording import described
from tdconsole.settings import FloorLook
from tdconsole.wall.theme import Theme


class Putting(Canvas):
    pointed = Signal(object)
    """Emitted with a `Pointing` whenever it changes."""
    placed = Signal()
    """Emitted when choosing a seat begins or ends, and when it is asked about."""

    def __init__(
        self,
        view: TournamentView,
        gestures: Gestures,
        theme: Theme,
        look: FloorLook,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(view, theme, look, parent)
        self.gestures = gestures

    def point(self, pointing: Pointing) -> None:
        if pointing == self.pointing:
            return
        self.pointing = pointing
        self.setAccessibleDescription(described(self.view, self.hall, self.pointing))
        self.refresh()
        self.pointed.emit(pointing)

    def hover_at(self, seat: Seat | None, spot: Seat | None) -> None:
        if (seat, spot) != (self.hover, self.spot):
            self.hover, self.spot = seat, spot
            self.refresh()

    def start_placing(self) -> None:
        chosen = self.pointing.chosen
        if len(chosen) == 1:
            self.placing = chosen[0]
            self.refresh()
            self.placed.emit()
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def stop_placing(self) -> None:
        if self.placing is not None:
            self.placing = self.asked = None
            self.refresh()
            self.placed.emit()

    def accepts(self, entry: EntryId, seat: Seat | None) -> bool:
        """Whether the seat is free, or held by a player to swap with."""
        if seat is None or self.hall.seating.of.get(entry) == seat:
            return False
        return isinstance(self.view.foresee(self._request(entry, seat)), tuple)

    def put(self, entry: EntryId, seat: Seat) -> None:
        """Put the player there; at a taken seat ask whether to swap. A refusal says why."""
        if self.hall.seating.of.get(entry) == seat:
            return
        if self.hall.seating.at(seat) is not None and self.accepts(entry, seat):
            self._ask(entry, seat)
        elif self.view.do(self._request(entry, seat)):
            self._done(entry)

    def confirm(self) -> None:
        """Swap the two players who were asked about."""
        entry, seat = self.placing, self.asked
        if entry is None or seat is None:
            return
        if self.hall.seating.at(seat) is None:
            self.ask_no_more()
        elif self.view.do(self._request(entry, seat)):
            self._done(entry)

    def ask_no_more(self) -> None:
        if self.asked is not None:
            self.asked = None
            self.refresh()
            self.placed.emit()

    def _ask(self, entry: EntryId, seat: Seat) -> None:
        self.point(Pointing(cursor=seat, chosen=(entry,)))
        self.placing, self.asked = entry, seat
        self.refresh()
        self.placed.emit()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _request(self, entry: EntryId, seat: Seat) -> Request:
        other = self.hall.seating.at(seat)
        if other is None:
            return MovePlayer(entry=entry, seat=seat)
        return SwapPlayers(entry=entry, other=other)

    def _done(self, entry: EntryId) -> None:
        self.stop_placing()
        self.follow()
        seat = self.hall.seating.of.get(entry)
        if seat is not None and self.hall.shows(seat):
            self.point(only(self.hall.seating, seat))
            self.bring(seat)

    def follow(self) -> None:
        """Take in the present state."""
