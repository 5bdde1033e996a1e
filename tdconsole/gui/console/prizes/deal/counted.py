"""The stacks of the last count, offered to a deal while nobody has gone out since."""

from collections.abc import Mapping

from PySide6.QtWidgets import QPushButton

from tdconsole.domain.values import Chips, EntryId
from tdconsole.gui.console.engine.watch import Watch
from tdconsole.i18n.chips.words import age_words
from tdconsole.projections.chips.counted import fresh_stacks


class CountedButton(QPushButton):
    def __init__(self, watch: Watch) -> None:
        super().__init__()
        self._watch = watch
        self.setAutoDefault(False)
        self.hide()

    @property
    def stacks(self) -> dict[EntryId, Chips]:
        return fresh_stacks(self._watch.state)

    def offer(self, typed: Mapping[EntryId, Chips]) -> None:
        """Not where they stand in the deal already."""
        watch, count = self._watch, self._watch.state.counts.count
        stacks = self.stacks
        self.setVisible(any(typed.get(entry) != chips for entry, chips in stacks.items()))
        if count is not None:
            age = age_words(watch.words, count.last, watch.now())
            self.setText(watch.words.gettext("Stacks of the count: {when}", when=age))
            self.setAccessibleName(self.text())
