"""The chips removed by the drafted structure: when, for which others, and what the house lacks."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from tdconsole.domain.chip_sets import Chip, ChipSet
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Chips, Structure
from tdconsole.gui.shared.plain import plain
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.chips.colour_up import faults_of, leaving_line, stack_made_of
from tdconsole.projections.chips.colour_up import colour_up_plan
from tdconsole.projections.chips.leaving import ColourUpPlan
from tdconsole.wall.theme import Theme

_ROW: Final = Qt.ItemDataRole.UserRole


class LeavingList(QListWidget):
    wanted_row = Signal(int)

    def __init__(self, words: Catalogue, theme: Theme) -> None:
        super().__init__()
        self._words, self._theme = words, theme
        self.plan: ColourUpPlan | None = None
        self.wrong = False
        self.setAccessibleName(words.gettext("Chips that leave"))
        self.setWordWrap(True)
        self.setSpacing(theme.console.space.unit // 2)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.itemActivated.connect(self._go)
        self.itemClicked.connect(self._go)

    def show_plan(self, plan: ColourUpPlan, *, named: bool) -> None:
        """Show the plan; `named`: the tournament says which chips are in play."""
        self.plan, self.wrong = plan, False
        self.clear()
        for step in plan.steps:
            faults = tuple(faults_of(self._words, step))
            told = ". ".join((leaving_line(self._words, step), *faults))
            item = self._add(f"⚠ {told}" if faults else told)
            item.setData(_ROW, step.row - 1)
            if faults:
                self.wrong = True
                item.setForeground(QColor(self._theme.colours.stopped))
        self._add(self._summary(plan, named=named)).setForeground(QColor(self._theme.colours.quiet))

    def _summary(self, plan: ColourUpPlan, *, named: bool) -> str:
        say = self._words.gettext
        if not plan.steps:
            return say("No chips leave.")
        if not named:
            return say("With a chip set in the set-up you see how many new chips it takes.")
        return stack_made_of(self._words, plan)

    def _add(self, told: str) -> QListWidgetItem:
        item = QListWidgetItem(told)
        item.setToolTip(plain(told))
        self.addItem(item)
        return item

    def _go(self, item: QListWidgetItem) -> None:
        row = item.data(_ROW)
        if row is not None:
            self.wanted_row.emit(int(row))


def plan_of_draft(
    state: Tournament, structure: Structure, chips: tuple[Chips, ...], entries: int
) -> ColourUpPlan:
    """Plan with the typed chips; the number of those in the tournament's set is known."""
    held = state.terms.chip_set
    owned = {} if held == "off" else {chip.value: chip for chip in held.chips}
    bare = (owned.get(value) or Chip(value=value, colour="#000000") for value in chips)
    name = "" if held == "off" else held.name
    return colour_up_plan(state, ChipSet(name=name, chips=tuple(bare)), structure, entries)
