"""A seat card for each entry as it comes, one after the other, on this machine's printer."""

from typing import Final, Protocol, get_args

from PySide6.QtCore import QObject, Signal

from tdconsole.domain.values import EntryId
from tdconsole.gui.console.papers.orders import Order, Orders, Stage, Wanted, refused
from tdconsole.gui.console.papers.printer import usual_printer
from tdconsole.gui.console.watch import Watch
from tdconsole.i18n.catalogue import Language
from tdconsole.printing.paper import PaperName
from tdconsole.settings import PaperWay

USUAL: Final = PaperWay(document="seat-cards", paper="a6")
"""Where nothing else was chosen on the page of the papers: a small card, alone."""


class Chosen(Protocol):
    """What this machine's settings say about seat cards."""

    @property
    def paper_language(self) -> Language: ...
    @property
    def papers(self) -> tuple[PaperWay, ...]: ...
    @property
    def logo(self) -> str | None: ...


class Cards(QObject):
    told = Signal(object, str, str)
    """The entry, what became of its card, and how that is to look."""

    def __init__(self, watch: Watch, chosen: Chosen, parent: QObject) -> None:
        super().__init__(parent)
        self._watch, self._chosen = watch, chosen
        self.orders = Orders(watch, self)
        self.orders.changed.connect(self._further)

    @property
    def busy(self) -> bool:
        return self.orders.busy

    def print_card(self, entry: EntryId) -> None:
        """The director goes on meanwhile."""
        wanted = self._wanted(entry)
        if why := refused(self._watch, wanted):
            self.told.emit(entry, why, "waiting")
        elif not wanted.printer:
            said = self._watch.words.gettext(
                "This machine has no printer: the card can be made on the page Paper."
            )
            self.told.emit(entry, said, "waiting")
        else:
            self.orders.take(wanted)

    def _wanted(self, entry: EntryId) -> Wanted:
        chosen = self._chosen
        ways = (way for way in chosen.papers if way.document == USUAL.document)
        way = next(ways, USUAL)
        papers: dict[str, PaperName] = {name: name for name in get_args(PaperName)}
        return Wanted(
            document=USUAL.document,
            paper=papers.get(way.paper, "a6"),
            language=way.language or chosen.paper_language,
            second=way.second,
            logo=chosen.logo,
            entries=(entry,),
            printer=way.printer or usual_printer(),
        )

    def _further(self, order: Order) -> None:
        words = self._watch.words
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
