"""The question before a brand that was changed is left."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QWidget

from tdconsole.gui.shared.layout import STRETCH, button_of, column_of, label_of, row_of
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.theme import Theme

_WIDE: Final = 116
"""The width, in units."""


class LeavingAsked(QDialog):
    """The three ways to go on; Esc goes back to the brand."""

    kept = Signal()
    discarded = Signal()

    def __init__(self, words: Catalogue, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        say, space = words.gettext, theme.console.space
        self.setWindowTitle(say("Brand of the house"))
        self.setMinimumWidth(_WIDE * space.unit)
        said = label_of(say("The brand was changed, and is not on the walls yet."), wraps=True)
        self.discard = button_of(say("Discard"), press=self._discard, default=False)
        self.back = button_of(words.pgettext("brand", "Back"), press=self.reject, default=False)
        self.keep = button_of(say("Put it on the walls"), kind="chief", press=self._keep)
        self.keep.setDefault(True)
        ends = row_of(self.discard, (STRETCH, 1), self.back, self.keep, gap=space.gap)
        column_of(said, ends, gap=space.margin, margin=space.margin, within=self)

    def _discard(self) -> None:
        self.accept()
        self.discarded.emit()

    def _keep(self) -> None:
        self.accept()
        self.kept.emit()
