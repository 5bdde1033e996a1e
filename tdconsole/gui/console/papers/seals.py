"""The seals at each rest: printed on a strip to sign, and handed to the house's own command."""

from typing import Protocol

from PySide6.QtCore import QObject

from tdconsole.gui.console.engine.program import Program
from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.gui.console.papers.orders import Order, Orders, Stage
from tdconsole.gui.console.papers.usual import Chosen, of_seals
from tdconsole.session import Place
from tdconsole.settings import Sealing


class Sealed(Chosen, Protocol):
    """The settings of this machine for papers, and for the seals."""

    @property
    def sealing(self) -> Sealing: ...


class SealsAway(QObject):
    """Takes the seals out of the computer, as this machine is set to; what fails is told."""

    def __init__(
        self, view: TournamentView, house: Place | None, chosen: Sealed, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._view, self._house, self._chosen = view, house, chosen
        self.orders = Orders(view, self)
        self.orders.changed.connect(self._further)
        self.program = Program(self)
        self.program.ended.connect(self._ended)

    @property
    def busy(self) -> bool:
        return self.orders.busy

    def seal(self) -> None:
        """Print and send, as a break begins or a day ends."""
        view, sealing = self._view, self._chosen.sealing
        if view.session.only_looking is not None:
            return
        wanted = of_seals(self._chosen)
        if sealing.strip and wanted.printer:
            self.orders.take(wanted)
        elif sealing.strip:
            self._tell(
                view.words.gettext(
                    "This machine has no printer: the strip of seals can be made on the page Paper."
                )
            )
        if sealing.command and self._house is not None and not self.program.busy:
            about = ("--tournament", view.tournament)
            self.program.start(view.words.language, "seal", str(self._house), *about)

    def stop(self) -> None:
        """Stop the command with the window."""
        if self.program.busy:
            self.program.stop()

    def _further(self, order: Order) -> None:
        if order.stage is Stage.FAILED:
            self._tell(order.sentence)

    def _ended(self, done: bool, said: str) -> None:
        if not done:
            self._tell(said.partition(": ")[2] or said)

    def _tell(self, sentence: str) -> None:
        self._view.told.emit(Told(sentence=sentence, refused=True))
