"""The field of a rule's value: what all of them share, and a form of several parts."""

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QWidget

from tdconsole.gui.console.widgets.choice import Number
from tdconsole.gui.console.widgets.tick import Tick
from tdconsole.wall.theme import Theme


class RuleField(QWidget):
    """A field; `first` takes the keyboard, `value` is None while `missing` says what to do."""

    changed = Signal()
    first: QWidget
    missing: str = ""

    def value(self) -> Any:
        raise NotImplementedError

    def put(self, value: Any) -> None:
        raise NotImplementedError


class FormField(RuleField):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.form = QFormLayout(self)
        self.form.setContentsMargins(0, 0, 0, 0)
        self.form.setHorizontalSpacing(theme.console.space.margin)
        self.form.setVerticalSpacing(theme.console.space.gap)

    def add_number(self, label: str, least: int, most: int) -> Number:
        field = Number()
        field.setRange(least, most)
        unit = self._theme.console.space.unit
        field.setFixedWidth(20 * unit)
        field.setAccessibleName(label)
        field.valueChanged.connect(self.changed)
        self.form.addRow(label, field)
        return field

    def add_switch(self, label: str) -> Tick:
        switch = Tick(label, self._theme)
        switch.toggled.connect(self.changed)
        self.form.addRow("", switch)
        return switch
