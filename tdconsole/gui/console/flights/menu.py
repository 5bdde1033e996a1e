"""The list of the flights: how each stands, the one in hand marked, and the way to another."""

from functools import partial

from PySide6.QtWidgets import QMenu, QWidget

from tdconsole.gui.console.hands import Hands
from tdconsole.gui.console.one_of import one_of
from tdconsole.gui.console.watch import Watch
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.flights import flight_state_name
from tdconsole.projections.flights_board import FlightLine, flight_lines


class FlightMenu(QMenu):
    """As they stand when it opens."""

    def __init__(self, watch: Watch, hands: Hands, parent: QWidget) -> None:
        super().__init__(parent)
        self._watch, self._hands = watch, hands
        self.aboutToShow.connect(self._fill)

    def _fill(self) -> None:
        watch, words = self._watch, self._watch.words
        self.clear()
        if not watch.state.merged:
            for line in flight_lines(watch.state, watch.now()):
                if line.play is not None:
                    said = flight_told(words, line).replace("&", "&&")
                    turn = partial(watch.turn_to, line.play)
                    one_of(self, said, turn, chosen=line.in_hand)
            self.addSeparator()
        for name in ("open-flight", "merge-flights", "flights"):
            self.addAction(self._hands.action(name))


def flight_told(words: Catalogue, line: FlightLine) -> str:
    state = flight_state_name(words, line.state)
    if not line.entries:
        return words.pgettext("flight", "{flight}: {state}", flight=line.name, state=state)
    named = {
        "flight": line.name,
        "state": state,
        "left": words.number(line.left),
        "entries": words.number(line.entries),
    }
    if line.state == "over":
        return words.pgettext("flight", "{flight}: {state}, {left} of {entries} through", **named)
    return words.pgettext("flight", "{flight}: {state}, {left} of {entries} left", **named)
