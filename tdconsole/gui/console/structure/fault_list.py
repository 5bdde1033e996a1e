"""Possible faults of the structure, each with its remedy."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from tdconsole.domain.design.defects import Defect
from tdconsole.gui.shared.plain import plain
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.structure.defects import defect_words
from tdconsole.wall.theme import Theme

_ROW: Final = Qt.ItemDataRole.UserRole


class FaultList(QListWidget):
    wanted_row = Signal(int)

    def __init__(self, words: Catalogue, theme: Theme) -> None:
        super().__init__()
        self._words = words
        self.setAccessibleName(words.gettext("What may be wrong with the structure"))
        self.setWordWrap(True)
        self.setSpacing(theme.console.space.unit // 2)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.itemActivated.connect(self._go)
        self.itemClicked.connect(self._go)

    def show_faults(self, found: Iterable[Defect]) -> None:
        self.clear()
        for defect in found:
            told = defect_words(self._words, defect)
            item = QListWidgetItem(f"{told.sentence} {told.remedy}")
            item.setData(_ROW, defect.row - 1)
            item.setToolTip(plain(item.text()))
            self.addItem(item)

    def _go(self, item: QListWidgetItem) -> None:
        self.wanted_row.emit(int(item.data(_ROW)))
