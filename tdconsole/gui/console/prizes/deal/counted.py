"""The stacks of the last count, offered to a deal as long as nobody has busted since."""

from collections.abc import Mapping

from PySide6.QtWidgets import QPushButton

from tdconsole.domain.values import Chips, EntryId
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.i18n.chips.words import age_words
from tdconsole.projections.chips.counted import fresh_stacks


class CountedButton(QPushButton):
    def __init__(self, view: TournamentView) -> None:
        super().__init__()
        self._view = view
        self.setAutoDefault(False)
        self.hide()

    @property
    def stacks(self) -> dict[EntryId, Chips]:
        return fresh_stacks(self._view.state)

    def offer(self, typed: Mapping[EntryId, Chips]) -> None:
        """Offer the stacks unless the deal has them already."""
        view, count = self._view, self._view.state.counts.count
        stacks = self.stacks
        self.setVisible(any(typed.get(entry) != chips for entry, chips in stacks.items()))
        if count is not None:
            age = age_words(view.words, count.last, view.now())
            self.setText(view.words.gettext("Stacks of the count: {when}", when=age))
            self.setAccessibleName(self.text())
