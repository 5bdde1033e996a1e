"""A slip to sign for each payment as it is made, on this machine's printer."""

from typing import Final, Protocol, get_args

from PySide6.QtCore import QObject, Signal

from tdconsole.domain.values import EntryId
from tdconsole.gui.console.papers.orders import Order, Orders, Stage, Wanted, refused
from tdconsole.gui.console.papers.printer import usual_printer
from tdconsole.gui.console.watch import Watch
from tdconsole.i18n.catalogue import Language
from tdconsole.printing.paper import PaperName
from tdconsole.settings import PaperWay

USUAL: Final = PaperWay(document="payout-slip", paper="roll-80")
"""Where nothing else was chosen on the page of the papers."""


class Chosen(Protocol):
    """What this machine's settings say about papers."""

    @property
    def paper_language(self) -> Language: ...
    @property
    def papers(self) -> tuple[PaperWay, ...]: ...
    @property
    def logo(self) -> str | None: ...


class Slips(QObject):
    told = Signal(str, str)
    """What became of a slip, and how that is to look."""

    def __init__(self, watch: Watch, chosen: Chosen, parent: QObject) -> None:
        super().__init__(parent)
        self._watch, self._chosen = watch, chosen
        self.orders = Orders(watch, self)
        self.orders.changed.connect(self._further)

    @property
    def busy(self) -> bool:
        return self.orders.busy

    def print_slip(self, entry: EntryId) -> None:
        wanted = self._wanted(entry)
        if why := refused(self._watch, wanted):
            self.told.emit(why, "waiting")
        elif not wanted.printer:
            said = self._watch.words.gettext(
                "This machine has no printer: the slip can be made on the page Paper."
            )
            self.told.emit(said, "waiting")
        else:
            self.orders.take(wanted)

    def _wanted(self, entry: EntryId) -> Wanted:
        chosen = self._chosen
        ways = (way for way in chosen.papers if way.document == USUAL.document)
        way = next(ways, USUAL)
        papers: dict[str, PaperName] = {name: name for name in get_args(PaperName)}
        return Wanted(
            document=USUAL.document,
            paper=papers.get(way.paper, "roll-80"),
            language=way.language or chosen.paper_language,
            second=way.second,
            logo=chosen.logo,
            entries=(entry,),
            printer=way.printer or usual_printer(),
        )

    def _further(self, order: Order) -> None:
        words = self._watch.words
        match order.stage:
            case Stage.DONE:
                self.told.emit(words.gettext("Slip printed."), "done")
            case Stage.FAILED:
                self.told.emit(order.sentence, "stopped")
            case Stage.STOPPED:
                self.told.emit(words.gettext("The slip was not printed."), "waiting")
            case _:
                self.told.emit(words.gettext("The slip is being printed…"), "quiet")
