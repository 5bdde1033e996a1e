"""A slip to sign for each payment as it is made, on this machine's printer."""

from PySide6.QtCore import QObject, Signal

from tdconsole.domain.values import EntryId
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.papers.orders import Order, Orders, Stage, refused
from tdconsole.gui.console.papers.usual import PAYOUT_SLIP, Chosen, for_entry


class Slips(QObject):
    told = Signal(str, str)
    """Emitted with the sentence on a slip, and the sentence's role."""

    def __init__(self, view: TournamentView, chosen: Chosen, parent: QObject) -> None:
        super().__init__(parent)
        self._view, self._chosen = view, chosen
        self.orders = Orders(view, self)
        self.orders.changed.connect(self._further)

    @property
    def busy(self) -> bool:
        return self.orders.busy

    def print_slip(self, entry: EntryId) -> None:
        wanted = for_entry(PAYOUT_SLIP, entry, self._chosen)
        if why := refused(self._view, wanted):
            self.told.emit(why, "waiting")
        elif not wanted.printer:
            said = self._view.words.gettext(
                "This machine has no printer: the slip can be made on the page Paper."
            )
            self.told.emit(said, "waiting")
        else:
            self.orders.take(wanted)

    def _further(self, order: Order) -> None:
        words = self._view.words
        match order.stage:
            case Stage.DONE:
                self.told.emit(words.gettext("Slip printed."), "done")
            case Stage.FAILED:
                self.told.emit(order.sentence, "stopped")
            case Stage.STOPPED:
                self.told.emit(words.gettext("The slip was not printed."), "waiting")
            case _:
                self.told.emit(words.gettext("The slip is being printed…"), "quiet")
