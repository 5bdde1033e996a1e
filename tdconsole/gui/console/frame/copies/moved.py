"""The house in hand is not in force: why, and the button that goes on with it."""

from typing import Final, NamedTuple

from PySide6.QtWidgets import QDialog, QWidget

from tdconsole.gui.console.widgets.style import dress
from tdconsole.gui.shared.layout import STRETCH, button_of, column_of, label_of, row_of, title_of
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.theme import Theme

WIDE: Final = 128
"""The question's width, in units."""


class Said(NamedTuple):
    """What is said of the house, and on the button."""

    title: str
    sentences: tuple[str, ...]
    go: str
    by_enter: bool
    """Whether there is nothing to think over before going on."""


def moved(words: Catalogue, place: object) -> Said:
    """Where the house in hand went."""
    return Said(
        words.gettext("This house was moved"),
        (
            words.gettext(
                "It goes on in {place}, with everything that was done here.", place=place
            ),
            words.gettext("Here it can only be looked at, as it was at that moment."),
        ),
        words.gettext("Go on there"),
        by_enter=True,
    )


def follows(words: Catalogue, told: str) -> Said:
    """What the house in hand is a copy of, and how far it is."""
    return Said(
        words.gettext("This house is a copy"),
        (
            told,
            words.gettext(
                "Take it over when the house it follows is lost: from then on this one counts, and the other must not be opened again."
            ),
        ),
        words.gettext("Take it over"),
        by_enter=False,
    )


class NotInForceQuestion(QDialog):
    """The question; Esc stays to look at the house as it is."""

    def __init__(self, words: Catalogue, said: Said, theme: Theme, over: QWidget | None) -> None:
        super().__init__(over)
        dress(self, theme)
        self.setWindowTitle("tdconsole")
        space = theme.console.space
        self.setFixedWidth(WIDE * space.unit)
        self.stay = button_of(words.gettext("Only look"), press=self.reject)
        self.go = button_of(said.go, kind="chief", press=self.accept)
        first = self.go if said.by_enter else self.stay
        first.setDefault(True)
        column_of(
            title_of(theme, said.title),
            *(label_of(sentence, wraps=True) for sentence in said.sentences),
            row_of(STRETCH, self.stay, self.go, gap=space.gap),
            gap=space.margin,
            margin=space.margin,
            within=self,
        )
        first.setFocus()
