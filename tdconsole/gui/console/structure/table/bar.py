"""The buttons above the table."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from tdconsole.gui.console.engine.gestures import HINT
from tdconsole.gui.console.structure.table.gestures import BY_ID, Gesture
from tdconsole.gui.shared.icons import icon
from tdconsole.gui.shared.layout import button_of
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.theme import Theme

SPARED: Final = "duplicate"


class Bar(QWidget):
    gesture = Signal(str)
    marks_wanted = Signal(QPoint)
    antes_wanted = Signal(QPoint)
    columns_wanted = Signal(QPoint)

    def __init__(self, words: Catalogue, theme: Theme) -> None:
        super().__init__()
        self._words, self._theme = words, theme
        say, space = words.pgettext, theme.console.space
        self.buttons: dict[str, QPushButton] = {}
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(space.gap)
        for name, label, sign in (
            ("level-below", say("structure button", "Level"), "plus"),
            ("break-below", say("structure button", "Break"), "plus"),
            ("duplicate", say("structure button", "Copy"), ""),
            ("delete", say("structure button", "Delete"), ""),
            ("scale", say("structure button", "Scale…"), ""),
        ):
            row.addWidget(self._gesture(name, label, sign))
        for label, hint, wanted in (
            (
                say("structure button", "Marks"),
                say("structure", "What happens at the end of the rows"),
                self.marks_wanted,
            ),
            (
                say("structure button", "Antes"),
                say("structure", "Who pays the antes"),
                self.antes_wanted,
            ),
            (
                say("structure button", "Columns"),
                say("structure", "Columns shown"),
                self.columns_wanted,
            ),
        ):
            self.buttons[label] = menu_button(label, hint, self._theme, wanted.emit)
            row.addWidget(self.buttons[label])
        row.addStretch(1)
        self.signs = tuple(self._sign(name) for name in ("undo", "redo"))
        """Undo and redo, which stand in the page's head."""

    def _gesture(self, name: str, label: str, sign: str) -> QPushButton:
        button = button_of(label, press=lambda: self.gesture.emit(name))
        told = (
            BY_ID[name].label(self._words)
            if name in BY_ID
            else self._words.pgettext("structure", "Copy the rows below themselves")
        )
        self._name(button, told, BY_ID.get(name))
        if sign:
            side = self._theme.console.space.icon - self._theme.console.space.unit
            button.setIcon(icon(sign, self._theme.colours.ink, side))
            button.setIconSize(QSize(side, side))
        self.buttons[name] = button
        return button

    def _sign(self, name: str) -> QPushButton:
        button = button_of(press=lambda: self.gesture.emit(name))
        side = self._theme.console.space.icon
        button.setIcon(icon(name, self._theme.colours.ink, side))
        button.setIconSize(QSize(side, side))
        self._name(button, BY_ID[name].label(self._words), BY_ID[name])
        self.buttons[name] = button
        return button

    def narrow(self, *, narrow: bool) -> None:
        """Hide the button that has a key and is in the menu of the rows."""
        space = self._theme.console.space
        self._row.setSpacing(space.unit if narrow else space.gap)
        self.buttons[SPARED].setVisible(not narrow)

    @staticmethod
    def _name(button: QPushButton, told: str, gesture: Gesture | None) -> None:
        button.setAccessibleName(told)
        keys = gesture.keys if gesture is not None else ()
        button.setToolTip(HINT.format(label=told, keys=keys[0]) if keys else told)

    def allow(self, *, locked: bool, undo: bool, redo: bool, rows: bool) -> None:
        for name, button in self.buttons.items():
            needs = {"undo": undo, "redo": redo, "duplicate": rows, "delete": rows}
            button.setEnabled(not locked and needs.get(name, True))


def menu_button(
    label: str, hint: str, theme: Theme, asked: Callable[[QPoint], object]
) -> QPushButton:
    """Return a button that opens a menu below itself."""
    button = button_of(
        label, name=hint, press=lambda: asked(button.mapToGlobal(button.rect().bottomLeft()))
    )
    side = theme.console.space.icon - theme.console.space.unit
    button.setIcon(icon("chevron-down", theme.colours.quiet, side))
    button.setIconSize(QSize(side, side))
    button.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    button.setToolTip(hint)
    return button
