"""The flight in hand by its name, where nobody overlooks it, and the way to another one."""

from typing import Final

from PySide6.QtWidgets import QWidget

from tdconsole.gui.console.flights.menu import FlightMenu
from tdconsole.gui.console.hands import HINT, Hands
from tdconsole.gui.console.name_button import NameButton
from tdconsole.gui.console.watch import Watch
from tdconsole.gui.shared.theme import Theme
from tdconsole.i18n.flights import flight_in_hand

MOST: Final = 32
"""Units; a longer name is cut."""


class FlightButton(NameButton):
    """Nothing where the tournament is not played in flights."""

    def __init__(self, watch: Watch, hands: Hands, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.setProperty("kind", "flight")
        self._watch, self._colours, self._unit = watch, theme.colours, theme.console.space.unit
        self._keys = hands.action("flight").shortcut().toString()
        self.setMenu(FlightMenu(watch, hands, self))
        hands.teach("flight", self.open)
        self.name = ""
        self.setAccessibleName(watch.words.gettext("Flight in hand"))
        self.hide()

    def open(self) -> None:
        self.showMenu()

    def look(self) -> bool:
        """Whether it is another one than before."""
        name = flight_in_hand(self._watch.words, self._watch.state)
        if name == self.name:
            return False
        self.name = name
        self.say(name)
        self.setAccessibleName(self._watch.words.gettext("Flight in hand: {flight}", flight=name))
        self.setVisible(bool(name))
        return True

    def turn(self, *, paused: bool) -> None:
        self.write_in(self._colours.waiting if paused else self._colours.on_chosen)

    def wanted(self) -> int:
        return min(self.natural(), MOST * self._unit) if self.name else 0

    def _hint(self) -> None:
        words = self._watch.words
        whole = words.gettext("Flight in hand: {flight}", flight=self.name)
        self.setToolTip(HINT.format(label=whole, keys=self._keys))
