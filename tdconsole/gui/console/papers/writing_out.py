"""A file made in the background and put where the director says."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tdconsole.domain.values import Instant
from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.gui.console.papers.press import Press
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.known_errors import KnownError
from tdconsole.printing.paper.delivery import delivering

if TYPE_CHECKING:
    from tdconsole.printing.paper.listing import Frame


class WritingOut(QObject):
    turned = Signal()
    """Emitted when it begins and when it is over."""

    def __init__(self, view: TournamentView, parent: QObject) -> None:
        super().__init__(parent)
        self._view, self._to = view, Path()
        self.logo: Callable[[], str | None] = lambda: None
        """Gives the file of the logo at the head of a paper; None without one."""
        self._press = Press(self)
        self._press.finished.connect(self._written)

    @property
    def busy(self) -> bool:
        return self._press.busy

    def _framing(self, words: Catalogue) -> "Callable[[], Frame]":
        """Note now what a paper is made with, and return what loads it in the background."""
        return partial(_frame, words, self._view.now(), self.logo())

    def _start(self, path: Path, making: Callable[[], bytes]) -> None:
        """Make the file, which is empty if there is nothing to print."""
        self._to = path
        self._press.start(making)
        self.turned.emit()

    def _written(self, outcome: object) -> None:
        self.turned.emit()
        if isinstance(outcome, KnownError):
            self._tell(mishap(self._view.words, outcome), refused=True)
        elif isinstance(outcome, Exception):
            raise outcome
        elif isinstance(outcome, bytes):
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


def _frame(words: Catalogue, printed: Instant, logo: str | None) -> "Frame":
    from tdconsole.printing.paper.listing import Frame  # noqa: PLC0415 -- slow to import
    from tdconsole.printing.paper.logo import logo_of  # noqa: PLC0415 -- as above
    from tdconsole.printing.paper.sheet import Footer  # noqa: PLC0415 -- as above
    from tdconsole.printing.paper.sizes import PAPERS  # noqa: PLC0415 -- as above

    footer = Footer(printed=printed, by=None, head=None)
    return Frame(words, footer, PAPERS["a4"], None if logo is None else logo_of(Path(logo)))
