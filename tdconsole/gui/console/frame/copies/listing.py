"""The copies to choose from: when each was made, how old and how large it is."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from tdconsole.domain.values import Millis
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.engine.backups import copy_line
from tdconsole.session import LastCopy
from tdconsole.wall.theme import Theme


class CopyList(QListWidget):
    def __init__(self, words: Catalogue, theme: Theme) -> None:
        super().__init__()
        self._words = words
        self._there: tuple[LastCopy, ...] = ()
        self.setAccessibleName(words.gettext("Copies of the house"))
        self.setSpacing(theme.console.space.unit // 2)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)

    def show_copies(self, there: Sequence[LastCopy], now: Millis) -> None:
        """Show them, the latest first; the one that was chosen stays chosen."""
        before = self.chosen
        self._there = tuple(there)
        self.clear()
        for copy in self._there:
            item = QListWidgetItem(copy_line(self._words, copy.at, now - copy.at, copy.bytes))
            item.setToolTip(str(copy.path))
            self.addItem(item)
        paths = [copy.path for copy in self._there]
        self.setCurrentRow(paths.index(before) if before in paths else 0 if paths else -1)

    @property
    def chosen(self) -> Path | None:
        row = self.currentRow()
        return self._there[row].path if 0 <= row < len(self._there) else None
