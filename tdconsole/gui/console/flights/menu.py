"""The list of the flights: their states, the one in hand marked, and the way to another."""

from functools import partial

from PySide6.QtWidgets import QMenu, QWidget

from tdconsole.domain.state.flight_in_hand import seen
from tdconsole.domain.state.flight_names import flight_name
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.preferences import Stage
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.flights.wording import clock_sentence
from tdconsole.gui.console.widgets.one_of import one_of
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.flights.rules import flight_state_name
from tdconsole.projections.flights.board import FlightLine, flight_lines


class FlightMenu(QMenu):
    """The flights in their state as the menu opens."""

    def __init__(self, view: TournamentView, gestures: Gestures, parent: QWidget) -> None:
        super().__init__(parent)
        self._view, self._gestures = view, gestures
        self._stage: Stage | None = None
        self.aboutToShow.connect(self._fill)

    def set_stage(self, stage: Stage) -> None:
        """Set the stage; from here the players can be shown another flight, too."""
        self._stage = stage

    def _fill(self) -> None:
        view, words = self._view, self._view.words
        self.clear()
        if not view.state.merged:
            for line in flight_lines(view.state, view.now()):
                if line.play is not None:
                    clock = clock_sentence(words, seen(view.state, line.play), view.now())
                    said = flight_sentence(words, line, clock).replace("&", "&&")
                    turn = partial(view.turn_to, line.play)
                    one_of(self, said, turn, chosen=line.in_hand)
            self.addSeparator()
            self._fill_wall()
        for name in ("open-flight", "merge-flights", "flights"):
            self.addAction(self._gestures.action(name))

    def _fill_wall(self) -> None:
        """Offer the wall's flights while it is on and there is another to show."""
        state, stage, words = self._view.state, self._stage, self._view.words
        if stage is None or stage.on_wall is None or not state.others:
            return
        said = words.gettext("On the wall: {flight}", flight=stage.flight).replace("&", "&&")
        menu = self.addMenu(said)
        for play in sorted(state.plays):
            name = flight_name(state, play)
            show = partial(stage.show_flight, play)
            one_of(menu, name.replace("&", "&&"), show, chosen=name == stage.flight)
        self.addSeparator()


def flight_sentence(words: Catalogue, line: FlightLine, clock: str) -> str:
    state = clock or flight_state_name(words, line.state)
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
    return words.pgettext("flight", "{flight}: {state}; {left} of {entries} left", **named)
