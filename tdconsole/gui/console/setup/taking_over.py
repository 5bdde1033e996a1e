"""Tournaments of another program taken over in the window: tried first, then done."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QLabel, QLineEdit, QPlainTextEdit, QProgressBar, QWidget

from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.gui.console.papers.press import Press, Stopped
from tdconsole.gui.shared.layout import button_of, column_of, label_of, row_of
from tdconsole.i18n.catalogue import currency_digits
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.i18n.engine.taken_over import (
    is_refused,
    outcome_told,
    season_told,
    taken_over_told,
)
from tdconsole.i18n.people.people import country_names
from tdconsole.imports.td3.pricing import Currency
from tdconsole.imports.td3.taking_over import Outcome, TakingOver, files_of
from tdconsole.known_errors import KnownError
from tdconsole.projections.setup.taken_over import SeasonTaken
from tdconsole.session import Place, open_house
from tdconsole.session.gate import Standing
from tdconsole.wall.theme import Theme

WIDE: Final = 176
"""The dialog's width, in units."""
TALL: Final = 104
LETTERS: Final = 3


class TakeOverDialog(QDialog):
    """What would be taken over of these files, and then what was; Esc stops it between two."""

    def __init__(
        self,
        view: TournamentView,
        place: Place,
        sources: Sequence[Path],
        theme: Theme,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._view, self._place, self._sources = view, place, tuple(sources)
        self._told: list[Outcome] = []
        self._seasons: tuple[SeasonTaken, ...] = ()
        self._tried = False
        self._press = Press(self)
        words, space = view.words, theme.console.space
        self.setWindowTitle(words.gettext("Take over from The Tournament Director"))
        self.resize(WIDE * space.unit, TALL * space.unit)
        self.said = label_of(wraps=True)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(words.gettext("How many files are read"))
        self.report = QPlainTextEdit()
        self.report.setReadOnly(True)
        self.report.setTabChangesFocus(True)
        self.report.setAccessibleName(words.gettext("What becomes of each file"))
        self.currency = QLineEdit(view.state.setup.currency)
        self.currency.setMaxLength(LETTERS)
        self.currency.setFixedWidth(20 * space.unit)
        self.currency.setAccessibleName(words.gettext("Currency"))
        self.take = button_of(words.pgettext("button", "Take over"), press=self._take)
        self.take.setProperty("kind", "chief")
        self.leave = button_of(words.pgettext("button", "Cancel"), press=self.reject)
        self.currency.textEdited.connect(lambda _text: self._allow())
        asked = QLabel(words.gettext("Currency, which the files don't name:"))
        foot = (asked, self.currency, (QWidget(), 1), self.leave, self.take)
        column_of(
            self.said,
            self.bar,
            (self.report, 1),
            row_of(*foot, gap=space.gap),
            gap=space.gap,
            margin=space.margin,
            within=self,
        )
        self._press.progressed.connect(self._progress)
        self._press.finished.connect(self._done)

    def begin(self) -> None:
        """Try all of them, so that it is known what would come over before it does."""
        self._start(trying=True)

    def reject(self) -> None:
        """Close, once nothing works in the background any more."""
        if self._press.busy:
            self._press.stop()
            self.leave.setEnabled(False)
        else:
            super().reject()

    def _take(self) -> None:
        self._tried = True
        self._start(trying=False)

    def _start(self, *, trying: bool) -> None:
        words, currency = self._view.words, self.currency.text().upper()
        self._told, self._seasons = [], ()
        self.report.clear()
        self.said.setText(
            words.gettext("Trying what would come over…")
            if trying
            else words.gettext("Taking over…")
        )
        self.bar.setRange(0, 0)
        self.bar.show()
        standing = self._view.session.gate.standing
        job = partial(self._work, currency, standing, trying=trying)
        self._press.start(job)
        self._allow()

    def _work(self, currency: str, standing: Standing, *, trying: bool) -> None:
        """Take over file by file, on a connection of this thread's own."""
        files = files_of(self._sources)
        with open_house(self._place) as opened:
            taking = TakingOver(
                opened,
                country_names(),
                Currency(currency, currency_digits(currency)),
                trying=trying,
                standing=standing,
            )
            for done, path in enumerate(files):
                self._press.hear(done, len(files))
                self._told.extend(taking.all_of([path]))
            self._seasons = tuple(taking.seasons())

    def _allow(self) -> None:
        busy = self._press.busy
        typed = self.currency.text()
        whole = len(typed) == LETTERS and typed.isalpha()
        comes = any(
            not isinstance(one, KnownError) and one.tournament is None for one in self._told
        )
        self.take.setEnabled(not busy and whole and not self._tried and comes)
        self.currency.setEnabled(not busy and not self._tried)

    def _progress(self, done: int, of: int) -> None:
        self.bar.setRange(0, of)
        self.bar.setValue(done)

    def _done(self, outcome: object) -> None:
        words, told = self._view.words, sorted(self._told, key=lambda one: not is_refused(one))
        stopped = isinstance(outcome, Stopped)
        if isinstance(outcome, Exception) and not isinstance(outcome, Stopped | KnownError):
            raise outcome
        self.bar.hide()
        said = taken_over_told(words, told, tried=not self._tried)
        if isinstance(outcome, KnownError):
            said = mishap(words, outcome)
        self.said.setText(said)
        lines = [season_told(words, one, tried=not self._tried) for one in self._seasons]
        lines += [outcome_told(words, one) for one in told]
        self.report.setPlainText("\n".join(lines))
        if self._tried:
            self.leave.setText(words.pgettext("button", "Close"))
            self.leave.setFocus(Qt.FocusReason.OtherFocusReason)
            self._view.told.emit(Told(sentence=said, refused=isinstance(outcome, KnownError)))
        self._allow()
        if self.take.isEnabled():
            self.take.setFocus(Qt.FocusReason.OtherFocusReason)
        if stopped:
            super().reject()
