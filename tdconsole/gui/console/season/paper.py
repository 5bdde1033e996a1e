"""The paper of a season, made in the background and put where the director says."""

from functools import partial
from io import BytesIO
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.gui.console.papers.press import Press
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.known_errors import KnownError
from tdconsole.printing.paper.delivery import delivering
from tdconsole.projections.season.table import SeasonTable


class SeasonPaper(QObject):
    turned = Signal()
    """Emitted when it begins and when it is over."""

    def __init__(self, view: TournamentView, parent: QObject) -> None:
        super().__init__(parent)
        self._view, self._to = view, Path()
        self._press = Press(self)
        self._press.finished.connect(self._made)

    @property
    def busy(self) -> bool:
        return self._press.busy

    def begin(self, table: SeasonTable, path: Path, *, final: bool) -> None:
        if self.busy:
            return
        self._to = path
        made = partial(_pdf, self._view, table, final=final)
        self._press.start(made)
        self.turned.emit()

    def _made(self, outcome: object) -> None:
        self.turned.emit()
        if isinstance(outcome, Exception):
            raise outcome
        if isinstance(outcome, bytes):
            self._deliver(outcome)

    def _deliver(self, pdf: bytes) -> None:
        words = self._view.words
        if not pdf:
            self._tell(words.gettext("There is nothing to print yet."), refused=True)
            return
        try:
            with delivering(pdf, self._to):
                pass
        except KnownError as error:
            self._tell(mishap(words, error), refused=True)
        else:
            self._tell(words.gettext("{path} written.", path=self._to), refused=False)

    def _tell(self, sentence: str, *, refused: bool) -> None:
        self._view.told.emit(Told(sentence=sentence, refused=refused))


def _pdf(view: TournamentView, table: SeasonTable, *, final: bool) -> bytes:
    """The paper, or nothing if there is nothing to print; loaded when one is wanted."""
    from tdconsole.printing.paper.listing import Frame  # noqa: PLC0415 -- slow to import
    from tdconsole.printing.paper.sheet import Footer, NothingToPrint  # noqa: PLC0415 -- as above
    from tdconsole.printing.season.qualifiers import print_qualifiers  # noqa: PLC0415 -- as above
    from tdconsole.printing.season.table import print_season  # noqa: PLC0415 -- as above
    from tdconsole.projections.season.qualifying import qualifiers  # noqa: PLC0415 -- as above

    frame, pdf = Frame(view.words, Footer(printed=view.now(), by=None, head=None)), BytesIO()
    try:
        if final:
            print_qualifiers(qualifiers(table), frame, pdf)
        else:
            print_season(table, frame, pdf)
    except NothingToPrint:
        return b""
    return pdf.getvalue()
