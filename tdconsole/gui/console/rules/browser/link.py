"""A few words of a text that lead somewhere."""

from PySide6.QtWidgets import QPushButton, QSizePolicy

from tdconsole.gui.shared.lettering import lettering
from tdconsole.wall.theme import Theme


class Link(QPushButton):
    def __init__(self, words: str, name: str, theme: Theme) -> None:
        super().__init__(words.replace("&", "&&"))
        self.setProperty("kind", "link")
        self.setAutoDefault(False)
        self.setFont(lettering(theme.console.faces.text, theme.console.type.text))
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
