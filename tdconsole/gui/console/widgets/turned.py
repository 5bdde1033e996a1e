"""Parts in the same place, each shown by its button above; or beside each other, with titles."""

from functools import partial

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QStackedWidget, QWidget

from tdconsole.gui.shared.layout import button_of, column_of, label_of, row_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.wall.theme import Theme


class Turned(QWidget):
    def __init__(self, theme: Theme, *shown: tuple[str, QWidget]) -> None:
        super().__init__()
        space = theme.console.space
        self.buttons: list[QPushButton] = []
        self._names = [name for name, _list in shown]
        self.shown, self._is_spread = 0, False
        self._parts = [part for _name, part in shown]
        strong = lettering(theme.console.faces.strong, theme.console.type.text)
        self._titles = [label_of(name, font=strong) for name in self._names]
        self._stack, across = QStackedWidget(), QHBoxLayout()
        self._columns = [column_of(title, gap=space.gap) for title in self._titles]
        self._row = QWidget()
        row_of(*((column, 1) for column in self._columns), gap=space.margin, within=self._row)
        self._row.hide()
        across.setSpacing(space.gap)
        for number, (name, part) in enumerate(shown):
            button = button_of(name, name=name)
            button.setCheckable(True)
            button.setChecked(not number)
            button.clicked.connect(partial(self.turn, number))
            across.addWidget(button, 1)
            self.buttons.append(button)
            self._stack.addWidget(part)
        column_of(across, (self._stack, 1), (self._row, 1), gap=space.gap, within=self)

    def warn(self, number: int, *, wrong: bool) -> None:
        """Show a sign at its button, whichever part is open."""
        name = self._names[number]
        told = f"⚠ {name}" if wrong else name
        self.buttons[number].setText(told)
        self.buttons[number].setAccessibleName(told)

    def turn(self, number: int) -> None:
        self.shown = number
        for other, button in enumerate(self.buttons):
            button.setChecked(other == number)
        self._stack.setCurrentIndex(number)

    def spread(self, *, beside: bool) -> bool:
        """Put all of them beside each other, or turn them again; return whether that is new."""
        if beside == self._is_spread:
            return False
        self._is_spread = beside
        for column, part in zip(self._columns, self._parts, strict=True):
            if beside:
                column.addWidget(part, 1)
                part.show()
            else:
                self._stack.addWidget(part)
        self._stack.setCurrentIndex(self.shown)
        self._stack.setVisible(not beside)
        self._row.setVisible(beside)
        for button in self.buttons:
            button.setVisible(not beside)
        return True

    def shows(self, number: int) -> bool:
        return self._is_spread or number == self.shown
