"""The choice of a second book next to the tournament's, in full or only where they differ."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from tdconsole.domain.rules.digests import SOURCES, Source
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.widgets.choice import Choice
from tdconsole.gui.console.widgets.tick import Tick
from tdconsole.library.citations import source_of
from tdconsole.line.rules.books import GUIDE, book_title, own_book
from tdconsole.wall.theme import Theme


class BesideBook(QWidget):
    changed = Signal()

    def __init__(self, view: TournamentView, theme: Theme) -> None:
        super().__init__()
        words = view.words
        own = own_book(view.state)
        self.choice, self.only = Choice(theme), Tick(words.gettext("Only what differs"), theme)
        self.choice.setAccessibleName(words.gettext("A second rulebook next to the tournament's"))
        self.choice.addItem(words.pgettext("beside", "none"), None)
        for source in SOURCES:
            if source not in {own, GUIDE}:
                self.choice.addItem(book_title(words, source), source)
        self.only.setAccessibleName(self.only.text())
        self.only.setEnabled(False)
        label = QLabel(words.pgettext("rules", "Beside:"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.console.space.gap)
        for part in (label, self.choice, self.only):
            row.addWidget(part)
        self.choice.currentIndexChanged.connect(self._turn)
        self.only.toggled.connect(lambda _on: self.changed.emit())

    @property
    def book(self) -> Source | None:
        chosen: Source | None = self.choice.currentData()
        return chosen

    @property
    def only_differing(self) -> bool:
        return self.book is not None and self.only.isChecked()

    def put_cited(self, cite: str) -> None:
        """Read an article of another book next to what the tournament's own says."""
        source = source_of(cite)
        if source is not None:
            self.put(source)

    def put(self, source: Source) -> None:
        row = self.choice.findData(source)
        if row >= 0:
            self.choice.setCurrentIndex(row)

    def _turn(self, _row: int) -> None:
        self.only.setEnabled(self.book is not None)
        self.changed.emit()
