"""Parts in the same place, each shown by its button above."""

from functools import partial

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QStackedWidget, QWidget

from tdconsole.gui.shared.layout import button_of, column_of
from tdconsole.wall.theme import Theme


class Turned(QWidget):
    def __init__(self, theme: Theme, *shown: tuple[str, QWidget]) -> None:
        super().__init__()
        space = theme.console.space
        self.buttons: list[QPushButton] = []
        self._names = [name for name, _list in shown]
        self._stack, across = QStackedWidget(), QHBoxLayout()
        across.setSpacing(space.gap)
        for number, (name, part) in enumerate(shown):
            button = button_of(name, name=name)
            button.setCheckable(True)
            button.setChecked(not number)
            button.clicked.connect(partial(self.turn, number))
            across.addWidget(button, 1)
            self.buttons.append(button)
            self._stack.addWidget(part)
        column_of(across, (self._stack, 1), gap=space.gap, within=self)

    def warn(self, number: int, *, wrong: bool) -> None:
        """Show a sign at its button, whichever part is open."""
        name = self._names[number]
        told = f"⚠ {name}" if wrong else name
        self.buttons[number].setText(told)
        self.buttons[number].setAccessibleName(told)

    def turn(self, number: int) -> None:
        for other, button in enumerate(self.buttons):
            button.setChecked(other == number)
        self._stack.setCurrentIndex(number)

    @property
    def shown(self) -> int:
        return self._stack.currentIndex()
