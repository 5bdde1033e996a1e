"""The name of the flight in hand, in a conspicuous place, and the way to another one."""

from typing import Final

from PySide6.QtWidgets import QWidget

from tdconsole.domain.clock.reading import read
from tdconsole.domain.flights.first_days import is_over
from tdconsole.domain.state.flight_in_hand import seen
from tdconsole.domain.state.flight_names import flight_name
from tdconsole.domain.values import PlayId
from tdconsole.gui.console.engine.gestures import HINT, Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.flights.menu import FlightMenu
from tdconsole.gui.console.widgets.name_button import NameButton
from tdconsole.i18n.flights.rules import flight_in_hand
from tdconsole.wall.theme import Theme

MOST: Final = 32
"""The widest name in units; longer ones are cut."""


class FlightButton(NameButton):
    """A button with the flight's name; hidden if the tournament has no flights."""

    def __init__(
        self, view: TournamentView, gestures: Gestures, theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(theme, parent)
        self.setProperty("kind", "flight")
        self._view, self._colours, self._unit = view, theme.colours, theme.console.space.unit
        self._keys = gestures.action("flight").shortcut().toString()
        self.flights = FlightMenu(view, gestures, self)
        self.setMenu(self.flights)
        gestures.teach("flight", self.open)
        self.name, self._beside = "", dict[PlayId, bool]()
        self.setAccessibleName(view.words.gettext("Flight in hand"))
        self.hide()

    def open(self) -> None:
        self.showMenu()

    def look(self) -> bool:
        """Return whether the flight, or what goes on in the others, has changed."""
        name, beside = flight_in_hand(self._view.words, self._view.state), self._goes_on()
        if (name, beside) == (self.name, self._beside):
            return False
        self.name, self._beside = name, beside
        self.mark("play" if True in beside.values() else "pause" if beside else "")
        self.say(name)
        self.setAccessibleName(self._tooltip())
        self._hint()
        self.setVisible(bool(name))
        return True

    def _goes_on(self) -> dict[PlayId, bool]:
        """Return the other flights under way, and whether the clock of each runs."""
        state, now = self._view.state, self._view.now()
        return {
            play: reading.running
            for play in sorted(state.others)
            if (reading := read(state.setup.structure, state.plays[play].clock, now)) is not None
            and reading.starts_in is None
            and not is_over(seen(state, play))
        }

    def _tooltip(self) -> str:
        words, state = self._view.words, self._view.state
        told = [words.gettext("Flight in hand: {flight}", flight=self.name)]
        for play, runs in self._beside.items():
            flight = flight_name(state, play)
            if runs:
                told.append(words.gettext("{flight} plays", flight=flight))
            else:
                told.append(words.gettext("The clock of {flight} is stopped", flight=flight))
        return "; ".join(told)

    def turn(self, *, paused: bool) -> None:
        self.write_in(self._colours.waiting if paused else self._colours.on_chosen)

    def wanted(self) -> int:
        return min(self.natural(), MOST * self._unit) if self.name else 0

    def _hint(self) -> None:
        self.setToolTip(HINT.format(label=self._tooltip(), keys=self._keys))
