"""The live and the next screen side by side, each above the button that changes it."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from tdconsole.gui.console.engine.preferences import Stage
from tdconsole.gui.shared.lettering import lettering
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.theme import Theme

WIDE: Final = (68, 112)
"""The least and the greatest width, in units."""
SHARE: Final = (2, 7)
"""The share of the page for each of them."""


class ScreenPictures(QHBoxLayout):
    def __init__(
        self, words: Catalogue, stage: Stage, theme: Theme, buttons: tuple[QPushButton, QPushButton]
    ) -> None:
        super().__init__()
        self._unit, say = theme.console.space.unit, words.gettext
        least = WIDE[0] * self._unit
        self.live, self.following = QLabel(), QLabel()
        self._pictures: tuple[QWidget, ...] = (
            stage.picture(say("What the players see now"), least),
            stage.picture(say("The screen that comes next"), least, ahead=True),
        )
        self.setSpacing(theme.console.space.margin)
        names = (self.live, self.following)
        for name, picture, button in zip(names, self._pictures, buttons, strict=True):
            name.setFont(lettering(theme.console.faces.strong, theme.console.type.text))
            picture.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            down = QVBoxLayout()
            down.setSpacing(theme.console.space.gap)
            for part in (name, picture, button):
                down.addWidget(part)
            self.addLayout(down)
        self.addStretch(1)

    def grow(self, page: int) -> None:
        """Grow with the page's width; a picture's height follows from its own."""
        least, most = (wide * self._unit for wide in WIDE)
        wide = min(most, max(least, page * SHARE[0] // SHARE[1]))
        for picture in self._pictures:
            picture.setFixedSize(wide, picture.sizeHint().height() * wide // least)
