"""The papers of the last step on this machine's printer: of a penalty, or of a broken table."""

from PySide6.QtCore import QObject, Signal

from tdconsole.domain.state.penalties import to_miss
from tdconsole.domain.values import EntryId
from tdconsole.gui.console.discipline.away.noticed import last_penalized
from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.gui.console.papers.orders import Order, Orders, Stage, Wanted, refused
from tdconsole.gui.console.papers.usual import (
    PENALTY_NOTICE,
    TALLY_CARD,
    Chosen,
    for_entry,
    of_broken_table,
)
from tdconsole.settings import PaperWay


class PromptPapers(QObject):
    unprinted = Signal(str)
    """Emitted with the document for which this machine has no printer."""

    def __init__(self, view: TournamentView, chosen: Chosen, parent: QObject) -> None:
        super().__init__(parent)
        self._view, self._chosen = view, chosen
        self.orders = Orders(view, self)
        self.orders.changed.connect(self._further)

    @property
    def busy(self) -> bool:
        return self.orders.busy

    def print_last(self) -> None:
        """Print the notice of the last penalty or lifting, with a card if hands remain."""
        entry = last_penalized(self._view)
        if entry is None:
            return
        self._print(PENALTY_NOTICE, entry)
        if to_miss(self._view.state, entry):
            self._print(TALLY_CARD, entry)

    def print_notice(self, entry: EntryId) -> None:
        self._print(PENALTY_NOTICE, entry)

    def print_card(self, entry: EntryId) -> None:
        self._print(TALLY_CARD, entry)

    def print_slips(self) -> None:
        """Slips of the table that was broken last, for each player and for its dealer."""
        wanted = of_broken_table(self._chosen)
        if wanted.printer or refused(self._view, wanted):
            self._take(wanted)
        else:
            self.unprinted.emit(wanted.document)

    def _print(self, usual: PaperWay, entry: EntryId) -> None:
        self._take(for_entry(usual, entry, self._chosen))

    def _take(self, wanted: Wanted) -> None:
        if why := refused(self._view, wanted):
            self._tell(why, refused=True)
        elif not wanted.printer:
            said = self._view.words.gettext(
                "This machine has no printer: notice and card can be made on the page Paper."
            )
            self._tell(said, refused=True)
        else:
            self.orders.take(wanted)

    def _further(self, order: Order) -> None:
        """Follow an order; its own step records that it was printed."""
        if order.stage is Stage.FAILED:
            self._tell(order.sentence, refused=True)

    def _tell(self, sentence: str, *, refused: bool) -> None:
        self._view.told.emit(Told(sentence=sentence, refused=refused))
