"""The question before the console closes over a running clock or what the players see."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QHBoxLayout, QMainWindow, QVBoxLayout

from tdconsole.domain.clock.reading import read
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Instant
from tdconsole.gui.console.engine.preferences import WindowPreferences
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.frame.copies.last_copy import LastCopy
from tdconsole.gui.console.frame.table import BY_ID
from tdconsole.gui.shared.layout import button_of, label_of, title_of
from tdconsole.gui.shared.plain import literally
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.theme import Theme

WIDE: Final = 112
"""The question's width, in units."""


class Closing:
    """Asks once: a second request while the question is open closes, and Esc stays."""

    def __init__(
        self,
        view: TournamentView,
        preferences: WindowPreferences,
        theme: Theme,
        window: QMainWindow,
    ) -> None:
        self._view, self._preferences, self._theme, self._window = view, preferences, theme, window
        self._waived = False
        self.question: ClosingQuestion | None = None
        self.copying: LastCopy | None = None

    @property
    def is_pending(self) -> bool:
        """Whether it may still close: an answer is waited for, or the last copy."""
        return self.question is not None or self.copying is not None

    def waive(self) -> None:
        """Close without asking: another window follows, or nobody is there to answer."""
        self._waived = True

    def granted(self) -> bool:
        """Whether it may close now: what goes on was confirmed, and the last copy is made."""
        if self._waived or self.copying is not None:
            self._put_away()
            return True
        if self.question is None and (reasons := list(self._reasons())):
            self.question = self._question(reasons)
            self._ask(self.question)
            return False
        self._put_away()
        copies, words = self._preferences.copies, self._view.words
        if not copies.is_wanted:
            return True
        self.copying = LastCopy(words, copies, self._view.now, self._theme, self._window)
        self.copying.made.connect(self._window.close)
        self._ask(self.copying)
        self.copying.begin()
        return False

    def _ask(self, question: QDialog) -> None:
        question.finished.connect(self._answered)
        question.show()
        question.activateWindow()

    def _question(self, reasons: Iterable[str]) -> "ClosingQuestion":
        words, following = self._view.words, self._preferences.houses.following
        head, go = (
            words.gettext("Close the console?"),
            words.pgettext("action", "Close the console"),
        )
        if following is not None:
            head = words.gettext("Leave this house?")
            go = words.gettext("Open {house}", house=following.name)
        return ClosingQuestion(words, head, go, reasons, self._theme, self._window)

    def _answered(self, answer: int) -> None:
        if answer == QDialog.DialogCode.Accepted:
            self._window.close()
        else:
            self._put_away()
            self._preferences.houses.stay()

    def _put_away(self) -> None:
        pending = (self.question, self.copying)
        self.question = self.copying = None
        for question in pending:
            if question is not None:
                question.finished.disconnect(self._answered)
                question.close()
                question.deleteLater()

    def _reasons(self) -> Iterable[str]:
        """Return what goes on, and what ends, with the console."""
        say, session = self._view.words.gettext, self._view.session
        now = self._view.now()
        here = () if session.only_looking is not None else session.loaded()
        states = (session.state(number) for number in here)
        names = [state.setup.name for state in states if state is not None and runs(state, now)]
        if len(names) == 1:
            yield say(
                "The clock of {name} is running. It goes on while the console is closed: opened again, the console shows the right time.",
                name=names[0],
            )
        elif names:
            yield say(
                "These clocks are running: {names}. They go on while the console is closed: opened again, the console shows the right times.",
                names=", ".join(names),
            )
        yield from self._preferences.houses.broken()
        if self._preferences.shown_on:
            yield say("The projector goes dark until the console is opened again.")
        if self._preferences.hall.on:
            yield say("The hall closes: phones and televisions are told nothing more.")


def runs(tournament: Tournament, now: Instant) -> bool:
    """Whether a clock runs in any flight; a start set for a time of day counts, too."""
    if tournament.finished:
        return False
    clocks = (
        read(tournament.setup.structure, play.clock, now) for play in tournament.plays.values()
    )
    return any(
        reading is not None and (reading.running or reading.starts_in is not None)
        for reading in clocks
    )


class ClosingQuestion(QDialog):
    """A question that is not modal: the window behind it still hears a second request to close."""

    def __init__(  # noqa: PLR0913, PLR0917  # what is asked, and how it looks
        self,
        words: Catalogue,
        asked: str,
        go: str,
        reasons: Iterable[str],
        theme: Theme,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self.setWindowFlag(Qt.WindowType.WindowCloseButtonHint, on=False)
        self.setWindowTitle(asked)
        space = theme.console.space
        self.setFixedWidth(WIDE * space.unit)
        down, foot = QVBoxLayout(self), QHBoxLayout()
        down.setContentsMargins(*[space.margin] * 4)
        down.setSpacing(space.margin)
        foot.setSpacing(space.gap)
        head = title_of(theme, asked)
        down.addWidget(head)
        for reason in reasons:
            said = label_of(reason, wraps=True)
            down.addWidget(said)
        self.stay = button_of(words.pgettext("button", "Stay"), press=self.reject)
        self.leave = button_of(literally(go), kind="chief", press=self.accept)
        foot.addStretch(1)
        for button in (self.stay, self.leave):
            button.setAccessibleName(button.text().replace("&&", "&"))
            foot.addWidget(button)
        down.addLayout(foot)
        keys = QKeySequence(BY_ID["quit"].shortcut)
        QShortcut(keys, self).activated.connect(self.accept)
        self.stay.setFocus()

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 -- Qt's name
        """Take the system's key for closing, pressed again."""
        if event.spontaneous():
            self.accept()
        else:
            super().closeEvent(event)
