"""Files made in the background: everybody the house knows, and the page of one player."""

from collections.abc import Callable
from functools import partial
from io import BytesIO
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tdconsole.domain.values import Instant
from tdconsole.exports.people_csv import people_csv
from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.gui.console.papers.press import Press
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.known_errors import KnownError
from tdconsole.printing.paper.delivery import delivering
from tdconsole.projections.eliminations.years import PlayerYears


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
        club = self._view.session.club
        try:
            everybody, staff = list(club.people.everybody()), club.staff.named()
        except KnownError as error:
            self._tell(mishap(self._view.words, error), refused=True)
            return
        self._start(path, partial(people_csv, everybody, staff))

    def begin_page(self, path: Path, years: PlayerYears, stretch: str, words: Catalogue) -> None:
        """Make a player's page of these results; `stretch` names their year or series, if any."""
        if not self.busy:
            printed = self._view.now()
            self._start(path, partial(_player_page, years, stretch, words, printed))

    def _start(self, path: Path, making: Callable[[], bytes]) -> None:
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
        try:
            with delivering(made, self._to):
                pass
        except KnownError as error:
            self._tell(mishap(words, error), refused=True)
        else:
            self._tell(words.gettext("{path} written.", path=self._to), refused=False)

    def _tell(self, sentence: str, *, refused: bool) -> None:
        self._view.told.emit(Told(sentence=sentence, refused=refused))


def _player_page(years: PlayerYears, stretch: str, words: Catalogue, printed: Instant) -> bytes:
    from tdconsole.printing.eliminations.player_page import (  # noqa: PLC0415 -- slow to import
        print_player_page,
    )
    from tdconsole.printing.paper.listing import Frame  # noqa: PLC0415 -- as above
    from tdconsole.printing.paper.sheet import Footer  # noqa: PLC0415 -- as above

    made = BytesIO()
    print_player_page(
        years, Frame(words, Footer(printed=printed, by=None, head=None)), made, stretch
    )
    return made.getvalue()
