"""The find field: it filters nothing, it goes to what it finds."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from tdconsole.domain.values import Seat
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.room.floor.view import FloorView
from tdconsole.gui.console.room.map.finding import Finder
from tdconsole.gui.console.room.map.pointing import Pointing
from tdconsole.gui.shared.pressing import ENTER


class FindField(QLineEdit):
    told = Signal(str)
    """Emitted with the position among those found, or that there are none."""

    def __init__(
        self, view: TournamentView, canvas: FloorView, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._words, self._canvas, self._finder = view.words, canvas, Finder(view)
        self.setPlaceholderText(self._words.gettext("Name, 7-4 or 7"))
        self.setAccessibleName(self._words.gettext("Find a player, a seat or a table"))
        self.setClearButtonEnabled(True)
        self.textChanged.connect(self._typed)

    def begin(self) -> None:
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.selectAll()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 -- Qt's name
        self._finder.learn(self._canvas.hall)
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 -- Qt's name
        if event.key() in ENTER:
            self._step()
        else:
            super().keyPressEvent(event)

    def _typed(self, text: str) -> None:
        found = self._finder.find(self._canvas.hall, text)
        self._go(found, 0)

    def _step(self) -> None:
        """Go to the first one after the cursor, wherever that is now, and round again."""
        found = self._finder.find(self._canvas.hall, self.text())
        cursor = self._canvas.pointing.cursor
        after = [at for at, seat in enumerate(found) if cursor is None or seat > cursor]
        self._go(found, after[0] if after else 0)

    def _go(self, found: list[Seat], at: int) -> None:
        canvas, typed = self._canvas, self.text()
        if not typed.strip():
            self.told.emit("")
        elif found:
            if self._finder.names_table(typed):
                canvas.show_table(found[at].table)
            else:
                canvas.show_seat(found[at])
            several = len(found) > 1
            self.told.emit(self._position(at + 1, len(found)) if several else "")
        else:
            self._missed(typed)

    def _missed(self, typed: str) -> None:
        """Clear the selection, so that no gesture affects somebody other than the one typed."""
        canvas, say = self._canvas, self._words.pgettext
        canvas.point(Pointing(cursor=canvas.pointing.cursor))
        if self._finder.waits(canvas.hall, typed):
            if canvas.look == "cards":
                canvas.verticalScrollBar().setValue(0)
            self.told.emit(say("found", "has no seat"))
        else:
            self.told.emit(say("found", "not found"))

    def _position(self, at: int, number: int) -> str:
        words = self._words
        return words.gettext("{at} of {number}", at=words.number(at), number=words.number(number))
