"""Printing without waiting; the code that makes papers is loaded with the first of them."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tdconsole.domain.values import EntryId
from tdconsole.gui.console.engine.tournament_view import TournamentView

if TYPE_CHECKING:
    from tdconsole.gui.console.discipline.away.papers import PromptPapers
    from tdconsole.gui.console.papers.usual import Chosen


class PromptPrinting(QObject):
    unprinted = Signal(str)
    """Emitted with the document for which this machine has no printer."""

    def __init__(self, view: TournamentView, chosen: "Chosen", parent: QObject) -> None:
        super().__init__(parent)
        self._view, self._chosen = view, chosen
        self._papers: PromptPapers | None = None

    @property
    def busy(self) -> bool:
        return self._papers is not None and self._papers.busy

    def print(self, paper: str, entries: tuple[EntryId, ...]) -> None:
        """Print a paper of the last penalty, of the selected player, or of a broken table."""
        papers = self.papers
        if paper == "breaking-slips":
            papers.print_slips()
        elif paper == "penalty-papers":
            papers.print_last()
        elif paper == "penalty-notice":
            papers.print_notice(entries[0])
        else:
            papers.print_card(entries[0])

    @property
    def papers(self) -> "PromptPapers":
        if self._papers is None:
            from tdconsole.gui.console.discipline.away.papers import PromptPapers  # noqa: PLC0415 -- slow to load

            self._papers = PromptPapers(self._view, self._chosen, self)
            self._papers.unprinted.connect(self.unprinted)
        return self._papers
