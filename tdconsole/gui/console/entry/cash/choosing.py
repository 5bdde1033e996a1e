"""The tills of the house to choose from: first the open ones, then the latest closed ones."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from tdconsole.domain.state.house import TillShift
from tdconsole.domain.values import TillNo
from tdconsole.gui.console.widgets.choice import Choice
from tdconsole.gui.shared.plain import plain
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.theme import Theme

SHOWN: Final = 20
MARK: Final = 12
"""Units of the field for its frame and its mark."""


class TillChoice(Choice):
    wanted = Signal(object)
    """Emitted with a `TillNo`, or None."""

    def __init__(self, words: Catalogue, theme: Theme) -> None:
        super().__init__(theme)
        self._words, self._unit = words, theme.console.space.unit
        self._tills: tuple[TillShift, ...] = ()
        self._chosen: TillNo | None = None
        self.setAccessibleName(words.gettext("The till this window works at"))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.activated.connect(lambda row: self.wanted.emit(self.itemData(row)))
        self._fill()

    def offer(self, tills: Iterable[TillShift], chosen: TillNo | None) -> None:
        shifts = tuple(sorted(tills, key=lambda one: (not one.open, -one.no))[:SHOWN])
        if (shifts, chosen) != (self._tills, self._chosen):
            self._tills, self._chosen = shifts, chosen
            self._fill()

    def _fill(self) -> None:
        self.clear()
        self.addItem(self._words.pgettext("till", "no till"), None)
        room, right = self.width() - MARK * self._unit, Qt.TextElideMode.ElideRight
        for row, one in enumerate(self._tills, start=1):
            whole = till_words(self._words, one)
            self.addItem(self.fontMetrics().elidedText(whole, right, room), one.no)
            self.setItemData(row, plain(whole), Qt.ItemDataRole.ToolTipRole)
        self.setCurrentIndex(max(self.findData(self._chosen), 0))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        super().resizeEvent(event)
        self._fill()


def till_words(words: Catalogue, till: TillShift) -> str:
    if till.open:
        return words.pgettext("till", "{till} · {name}", till=till.no, name=till.name)
    return words.pgettext("till", "{till} · {name} (closed)", till=till.no, name=till.name)
