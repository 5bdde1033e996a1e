"""A house on a server that can't be opened as the program starts: why, and what may be done."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QDialog, QMenu

from tdconsole.gui.console.frame.house_menu import ask_for_house, list_houses
from tdconsole.gui.console.frame.on_server import AddressDialog
from tdconsole.gui.console.widgets.style import dress
from tdconsole.gui.shared.layout import STRETCH, button_of, column_of, label_of, row_of, title_of
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.known_errors import HouseMissing, KnownError
from tdconsole.session import Opened, Place, create, open_house
from tdconsole.wall.theme import Theme

WIDE: Final = 136
"""The dialog's width, in units."""

Opening = Callable[[], Opened]


class NotOpenedDialog(QDialog):
    """Accepted with what opens a house: the same once more, a new one there, or another."""

    def __init__(  # noqa: PLR0913 -- of what, in which words, and how it looks
        self,
        words: Catalogue,
        theme: Theme,
        error: KnownError,
        place: Place,
        others: Sequence[Place],
        *,
        looking: bool = False,
    ) -> None:
        super().__init__()
        dress(self, theme)
        self._words, self._theme = words, theme
        self.opening: Opening | None = None
        space = theme.console.space
        self.setWindowTitle("tdconsole")
        self.setFixedWidth(WIDE * space.unit)
        self.why = label_of(mishap(words, error), wraps=True)
        self.menu = QMenu(self)
        list_houses(self.menu, others, lambda other: self._take(partial(open_house, other)))
        if others:
            self.menu.addSeparator()
        self.menu.addAction(
            words.pgettext("action", "Open a house on a server…")
        ).triggered.connect(self.ask_address)
        self.menu.addAction(words.pgettext("button", "A house file…")).triggered.connect(
            self.ask_file
        )
        self.another = button_of(words.pgettext("button", "Another house…"), default=False)
        self.another.setMenu(self.menu)
        self.make = button_of(
            words.pgettext("button", "Make a house there"),
            press=lambda: self._take(partial(create, place)),
            default=False,
        )
        self.make.setVisible(isinstance(error, HouseMissing) and not looking)
        self.leave = button_of(words.pgettext("button", "Close"), press=self.reject, default=False)
        self.again = button_of(
            words.pgettext("button", "Try again"),
            kind="chief",
            press=lambda: self._take(partial(open_house, place, looking=looking)),
        )
        self.again.setDefault(True)
        name = place.name
        column_of(
            title_of(theme, words.gettext("{house} can't be opened", house=name), wraps=True),
            self.why,
            row_of(self.another, self.make, STRETCH, self.leave, self.again, gap=space.gap),
            gap=space.margin,
            margin=space.margin,
            within=self,
        )
        self.again.setFocus()

    def _take(self, opening: Opening) -> None:
        self.opening = opening
        self.accept()

    def ask_file(self) -> None:
        dialog = ask_for_house(self, self._words.gettext("Open another house"))
        dialog.fileSelected.connect(lambda path: self._take(partial(open_house, Path(path))))
        dialog.open()

    def ask_address(self) -> None:
        dialog = AddressDialog(self._words, self._theme, None, self)
        dialog.opened.connect(lambda home: self._take(lambda: home))
        dialog.open()
