"""A seat card for each new entry, one after the other, on this machine's printer."""

from PySide6.QtCore import QObject, Signal

from tdconsole.domain.values import EntryId
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.papers.orders import Order, Orders, Stage, refused
from tdconsole.gui.console.papers.usual import SEAT_CARD, Chosen, for_entry


class Cards(QObject):
    told = Signal(object, str, str)
    """Emitted with the entry, what became of its card, and the role of that sentence."""

    def __init__(self, view: TournamentView, chosen: Chosen, parent: QObject) -> None:
        super().__init__(parent)
        self._view, self._chosen = view, chosen
        self.orders = Orders(view, self)
        self.orders.changed.connect(self._further)

    @property
    def busy(self) -> bool:
        return self.orders.busy

    def print_card(self, entry: EntryId) -> None:
        """Print the card while the director goes on."""
        wanted = for_entry(SEAT_CARD, entry, self._chosen)
        if why := refused(self._view, wanted):
            self.told.emit(entry, why, "waiting")
        elif not wanted.printer:
            said = self._view.words.gettext(
                "This machine has no printer: the card can be made on the page Paper."
            )
            self.told.emit(entry, said, "waiting")
        else:
            self.orders.take(wanted)

    def _further(self, order: Order) -> None:
        words = self._view.words
        for entry in order.wanted.entries or ():
            match order.stage:
                case Stage.DONE:
                    self.told.emit(entry, words.gettext("Card printed."), "done")
                case Stage.FAILED:
                    self.told.emit(entry, order.sentence, "stopped")
                case Stage.STOPPED:
                    self.told.emit(entry, words.gettext("The card was not printed."), "waiting")
                case _:
                    self.told.emit(entry, words.gettext("The card is being printed…"), "quiet")
