"""The house in hand was moved: where it goes on, and the button that goes there."""

from typing import Final

from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from tdconsole.gui.console.widgets.style import dress
from tdconsole.gui.shared.layout import button_of, label_of, title_of
from tdconsole.gui.shared.theme import Theme
from tdconsole.i18n.catalogue import Catalogue

WIDE: Final = 128
"""The question's width, in units."""


class MovedQuestion(QDialog):
    """The question; Enter goes there, Esc stays to look at the house as it was."""

    def __init__(self, words: Catalogue, place: object, theme: Theme, over: QWidget | None) -> None:
        super().__init__(over)
        dress(self, theme)
        self.setWindowTitle("tdconsole")
        space = theme.console.space
        self.setFixedWidth(WIDE * space.unit)
        down, foot = QVBoxLayout(self), QHBoxLayout()
        down.setContentsMargins(*[space.margin] * 4)
        down.setSpacing(space.margin)
        foot.setSpacing(space.gap)
        down.addWidget(title_of(theme, words.gettext("This house was moved")))
        for sentence in (
            words.gettext(
                "It goes on in {place}, with everything that was done here.", place=place
            ),
            words.gettext("Here it can only be looked at, as it was at that moment."),
        ):
            down.addWidget(label_of(sentence, wraps=True))
        self.stay = button_of(words.gettext("Only look"), press=self.reject)
        self.go = button_of(words.gettext("Go on there"), kind="chief", press=self.accept)
        self.go.setDefault(True)
        foot.addStretch(1)
        for button in (self.stay, self.go):
            button.setAccessibleName(button.text())
            foot.addWidget(button)
        down.addLayout(foot)
        self.go.setFocus()
