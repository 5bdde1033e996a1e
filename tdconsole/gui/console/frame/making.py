"""A missing house file, to be created unless its name was misspelt."""

from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout

from tdconsole.gui.console.widgets.style import dress
from tdconsole.gui.shared.layout import button_of, label_of, title_of
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.theme import Theme

WIDE: Final = 128
"""The question's width, in units."""
NEAR: Final = 5
"""Most houses of the same folder that are named."""


class MakingQuestion(QDialog):
    """The question; Enter creates the file, Esc leaves everything as it is."""

    def __init__(self, words: Catalogue, path: Path, theme: Theme) -> None:
        super().__init__()
        dress(self, theme)
        self.setWindowTitle("tdconsole")
        space = theme.console.space
        self.setFixedWidth(WIDE * space.unit)
        down, foot = QVBoxLayout(self), QHBoxLayout()
        down.setContentsMargins(*[space.margin] * 4)
        down.setSpacing(space.margin)
        foot.setSpacing(space.gap)
        head = title_of(theme, words.gettext("Make a new house?"))
        down.addWidget(head)
        full = path.absolute()
        sentences = [
            words.gettext(
                "There is no file {name} in {folder} yet. A house holds everything: people, rooms and all tournaments.",
                name=full.name,
                folder=full.parent,
            )
        ]
        near = sorted(one.name for one in full.parent.glob("*.house"))
        if near:
            named = ", ".join(near[:NEAR]) + ("…" if len(near) > NEAR else "")
            sentences.append(words.gettext("Houses in this folder: {names}.", names=named))
        for sentence in sentences:
            said = label_of(sentence, wraps=True)
            down.addWidget(said)
        self.cancel = button_of(words.gettext("Cancel"), press=self.reject)
        self.make = button_of(words.pgettext("button", "Make it"), kind="chief", press=self.accept)
        self.make.setDefault(True)
        foot.addStretch(1)
        for button in (self.cancel, self.make):
            button.setAccessibleName(button.text())
            foot.addWidget(button)
        down.addLayout(foot)
        self.make.setFocus()
