"""A slip of one ruling on this machine's printer, and all of them in a file."""

from pathlib import Path

from PySide6.QtCore import QObject

from tdconsole.domain.values import RulingNo
from tdconsole.exports.rulings_csv import rulings_csv
from tdconsole.gui.console.discipline.rulings.rows import RulingRows
from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.gui.console.papers.orders import Order, Orders, Stage, refused
from tdconsole.gui.console.papers.usual import Chosen, for_ruling
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.known_errors import KnownError
from tdconsole.printing.paper.delivery import delivering


class RulingPapers(QObject):
    def __init__(
        self, view: TournamentView, rows: RulingRows, chosen: Chosen, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._view, self._rows, self._chosen = view, rows, chosen
        self.orders = Orders(view, self)
        self.orders.changed.connect(self._further)

    def print_slip(self, ruling: RulingNo) -> None:
        wanted = for_ruling(ruling, self._chosen)
        if why := refused(self._view, wanted):
            self._tell(why, refused=True)
        elif not wanted.printer:
            self._tell(
                self._view.words.gettext("This machine has no printer for the slip."),
                refused=True,
            )
        else:
            self.orders.take(wanted)

    def _further(self, order: Order) -> None:
        if order.stage is Stage.DONE:
            self._tell(self._view.words.gettext("Slip printed."), refused=False)
        elif order.stage is Stage.FAILED:
            self._tell(order.sentence, refused=True)

    def write_out(self, path: Path) -> None:
        """Write all rulings to the file, whatever the search shows."""
        words = self._view.words
        try:
            with delivering(rulings_csv(self._rows.every()), path):
                pass
        except KnownError as error:
            self._tell(mishap(words, error), refused=True)
        else:
            self._tell(words.gettext("{path} written.", path=path), refused=False)

    def _tell(self, sentence: str, *, refused: bool) -> None:
        self._view.told.emit(Told(sentence=sentence, refused=refused))
