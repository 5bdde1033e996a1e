"""Pages in their order, with a list that shows the current one."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from tdconsole.gui.console.engine.gestures import HINT
from tdconsole.gui.console.setup.facts import Facts
from tdconsole.gui.console.setup.forms.fields import note, say_in
from tdconsole.gui.shared.layout import row_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.theme import Theme

COLUMN: Final = 36
CHIPS: Final = 76
"""The widths of the column of steps and of the chips, in units."""


class Steps(QWidget):
    def __init__(self, theme: Theme, titles: tuple[str, ...], pages: tuple[QWidget, ...]) -> None:
        super().__init__()
        self._theme, space = theme, theme.console.space
        self.pages = QStackedWidget()
        self._titles = [QLabel(title) for title in titles]
        column = QVBoxLayout()
        column.setSpacing(space.margin)
        for title in self._titles:
            title.setWordWrap(True)
            title.setFixedWidth(COLUMN * space.unit)
            column.addWidget(title)
        column.addStretch(1)
        rule = QFrame()
        rule.setProperty("kind", "rule")
        rule.setFixedWidth(1)
        row_of(column, rule, (self.pages, 1), gap=space.margin, within=self)
        for page in pages:
            self.pages.addWidget(page)

    @property
    def page(self) -> int:
        return self.pages.currentIndex()

    @property
    def last(self) -> int:
        return self.pages.count() - 1

    def show_page(self, number: int) -> QWidget:
        faces, size = self._theme.console.faces, self._theme.console.type.text
        for place, title in enumerate(self._titles):
            on = place == number
            title.setFont(lettering(faces.strong if on else faces.text, size))
            say_in(title, title.text(), "ink" if on else "quiet")
        self.pages.setCurrentIndex(number)
        return self.pages.widget(number) or self


class Ends(QWidget):
    """The foot of the pages: saving them, their fault, and the buttons to go on."""

    def __init__(self, words: Catalogue, theme: Theme) -> None:
        super().__init__()
        say = words.gettext
        self.save = self._button(say("Keep as a template…"), "")
        self.reason = note(theme, role="stopped")
        self.back = self._button(say("Back"), "Ctrl+PgUp")
        self.next = self._button(say("Next"), "Return")
        self.go = self._button(say("Create the tournament"), "Ctrl+Return")
        across = row_of(self.save, (self.reason, 1), gap=theme.console.space.gap, within=self)
        for button in (self.back, self.next, self.go):
            across.addWidget(button)

    @staticmethod
    def _button(text: str, keys: str) -> QPushButton:
        button = QPushButton(text)
        button.setAccessibleName(text)
        button.setToolTip(HINT.format(label=text, keys=keys) if keys else "")
        button.setAutoDefault(False)  # the whole form handles Enter, once
        return button

    def show_page(self, *, first: bool, last: bool) -> None:
        self.back.setEnabled(not first)
        self.next.setVisible(not last)
        say_in(self.reason, "", "stopped")
        chief = self.go if last else self.next
        for button in (self.next, self.go):
            kind = "chief" if button is chief else ""
            if button.property("kind") != kind:
                button.setProperty("kind", kind)
                button.style().polish(button)


def scrolled(title: str, theme: Theme, *sections: QWidget) -> QScrollArea:
    """Return the sections one below the other, with a scroll bar if they are too high."""
    space = theme.console.space
    within = QWidget()
    within.setObjectName("page")
    down = QVBoxLayout(within)
    down.setContentsMargins(0, 0, space.gap, space.margin)
    down.setSpacing(space.margin)
    for section in sections:
        down.addWidget(section)
    down.addStretch(1)
    area = QScrollArea()
    area.setObjectName("columns")
    area.setAccessibleName(title)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what stands in it is walked through
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(within)
    return area


def summary(title: str, theme: Theme, facts: Facts, chips: QWidget) -> QWidget:
    """Return what was agreed, and whether the chips suffice for it."""
    space = theme.console.space
    whole = QWidget()
    chips.setFixedWidth(CHIPS * space.unit)
    row_of(
        (scrolled(title, theme, facts), 1),
        (chips, 0, Qt.AlignmentFlag.AlignTop),
        gap=space.margin,
        within=whole,
    )
    return whole
