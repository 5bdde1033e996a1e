"""The gestures of a tournament in flights: another one in hand, the next one, all of them together."""

from typing import Final

from tdconsole.domain.language.commands.flights import OpenFlight
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.state.tournament import Tournament
from tdconsole.gui.console.actions.action import Action
from tdconsole.gui.console.actions.selection import Selection


def _in_flights(state: Tournament, _selection: Selection) -> bool:
    return state.terms.flights != "off"


def _open(state: Tournament, _selection: Selection) -> Request | None:
    entered = state.entries.by_id and all(one.entries.by_id for one in state.others.values())
    return OpenFlight() if state.in_flights and entered else None


def _to_merge(state: Tournament, _selection: Selection) -> bool:
    return state.in_flights


FLIGHT_ACTIONS: Final = (
    Action(
        "flight",
        "window",
        lambda w: w.pgettext("action", "Turn to another flight…"),
        "Ctrl+Shift+F",
        "flight 1B",
        fits=_in_flights,
    ),
    Action(
        "open-flight",
        "clock",
        lambda w: w.pgettext("action", "Open the next flight"),
        typed="flight new · flight new Turbo",
        command=_open,
    ),
    Action(
        "merge-flights",
        "clock",
        lambda w: w.pgettext("action", "Merge the flights…"),
        typed="merge · merge level 11",
        fits=_to_merge,
    ),
)
