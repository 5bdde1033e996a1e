"""A file made in the background and put where the director says."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

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

    def _start(self, path: Path, making: Callable[[], bytes]) -> None:
        """Make the file, which is empty if there is nothing to print."""
        self._to = path
        self._press.start(making)
        self.turned.emit()

    def _written(self, outcome: object) -> None:
        self.turned.emit()
        if isinstance(outcome, Exception):
            raise outcome
        if isinstance(outcome, bytes):
            self._deliver(outcome)

    def _deliver(self, made: bytes) -> None:
        words = self._view.words
        if not made:
            self._tell(words.gettext("There is nothing to print yet."), refused=True)
            return
        try:
            with delivering(made, self._to):
                pass
        except KnownError as error:
            self._tell(mishap(words, error), refused=True)
        else:
            self._tell(words.gettext("{path} written.", path=self._to), refused=False)

    def _tell(self, sentence: str, *, refused: bool) -> None:
        self._view.told.emit(Told(sentence=sentence, refused=refused))
