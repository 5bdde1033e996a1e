"""The export of everybody the house knows, for spreadsheets and for a later import."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tdconsole.exports.people_csv import people_csv
from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.gui.console.papers.press import Press
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.known_errors import KnownError
from tdconsole.printing.paper.delivery import delivering


class WritingOut(QObject):
    turned = Signal()
    """Emitted when it begins and when it is over."""

    def __init__(self, view: TournamentView, parent: QObject) -> None:
        super().__init__(parent)
        self._view, self._to = view, Path()
        self._press = Press(self)
        self._press.finished.connect(self._written)

    @property
    def busy(self) -> bool:
        return self._press.busy

    def begin(self, path: Path) -> None:
        """Export everybody as they are now; the file is written in the background."""
        if self.busy:
            return
        self._to, club = path, self._view.session.club
        try:
            everybody, staff = list(club.people.everybody()), club.staff.named()
        except KnownError as error:
            self._tell(mishap(self._view.words, error), refused=True)
            return
        self._press.start(partial(people_csv, everybody, staff))
        self.turned.emit()

    def _written(self, outcome: object) -> None:
        self.turned.emit()
        if isinstance(outcome, Exception):
            raise outcome
        if isinstance(outcome, bytes):
            self._deliver(outcome)

    def _deliver(self, made: bytes) -> None:
        words = self._view.words
        try:
            with delivering(made, self._to):
                pass
        except KnownError as error:
            self._tell(mishap(words, error), refused=True)
        else:
            self._tell(words.gettext("{path} written.", path=self._to), refused=False)

    def _tell(self, sentence: str, *, refused: bool) -> None:
        self._view.told.emit(Told(sentence=sentence, refused=refused))
