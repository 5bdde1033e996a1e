"""A copy of the house in progress: how far it is, and its result."""

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QProgressBar, QWidget

from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.gui.console.papers.press import Press, Stopped
from tdconsole.gui.shared.layout import button_of, column_of, label_of
from tdconsole.i18n.engine.copying import copied_sentence
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.known_errors import KnownError
from tdconsole.session import Copied, copy_house
from tdconsole.wall.theme import Theme

WIDE: Final = 112
"""The dialog's width, in units."""


class CopyDialog(QDialog):
    """The copy's progress; Esc stops it, and the line at the bottom says the result."""

    def __init__(
        self, view: TournamentView, house: Path, place: Path, theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._view, self._house, self._place = view, house, place
        self._press = Press(self)
        words, space = view.words, theme.console.space
        self.setWindowTitle(words.gettext("Copy the house"))
        self.setFixedWidth(WIDE * space.unit)
        self.said = label_of(words.gettext("Copying to {path}…", path=place), wraps=True)
        self.bar = QProgressBar()
        self.bar.setRange(0, 0)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(words.gettext("How much is copied"))
        self.stop = button_of(words.pgettext("button", "Stop"), press=self.reject)
        self.stop.setAccessibleName(self.stop.text())
        column_of(
            self.said,
            self.bar,
            (self.stop, 0, Qt.AlignmentFlag.AlignRight),
            gap=space.gap,
            margin=space.margin,
            within=self,
        )
        self._press.progressed.connect(self._progress)
        self._press.finished.connect(self._copied)

    def begin(self) -> None:
        self._press.start(partial(copy_house, self._house, self._place, self._press.hear))

    def reject(self) -> None:
        """Close once nothing works in the background any more."""
        self._press.stop()
        self.stop.setEnabled(False)

    def _progress(self, done: int, of: int) -> None:
        """Show the progress; checking follows copying, and its length is unknown."""
        self.bar.setRange(0, of if done < of else 0)
        self.bar.setValue(done)
        if done == of:
            checking = self._view.words.gettext("Checking the copy {path}…", path=self._place)
            self.said.setText(checking)

    def _copied(self, outcome: object) -> None:
        words = self._view.words
        self.accept()
        match outcome:
            case Copied():
                said = copied_sentence(
                    words,
                    outcome.path,
                    size=outcome.bytes,
                    tournaments=outcome.tournaments,
                    steps=outcome.steps,
                )
                self._view.told.emit(Told(sentence=said, refused=False))
            case KnownError():
                self._view.told.emit(Told(sentence=mishap(words, outcome), refused=True))
            case Stopped():
                said = words.gettext("The copying was stopped; nothing was left at its place.")
                self._view.told.emit(Told(sentence=said, refused=True))
            case Exception():
                raise outcome
            case _:
                raise TypeError(outcome)
