"""The gestures of a tournament in flights: turn to another, open the next, merge them."""

from typing import TYPE_CHECKING, Final

from tdconsole.domain.language.commands.flights import OpenFlight
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.state.tournament import Tournament
from tdconsole.gui.console.actions import needs
from tdconsole.gui.console.actions.action import Action
from tdconsole.gui.console.actions.page import PageRow
from tdconsole.gui.console.actions.selection import Selection

if TYPE_CHECKING:
    from tdconsole.gui.console.flights.page import FlightsPage


def _in_flights(state: Tournament, _selection: Selection) -> bool:
    return state.terms.flights != "off"


def _open(state: Tournament, _selection: Selection) -> Request | None:
    entered = state.entries.by_id and all(one.entries.by_id for one in state.others.values())
    return OpenFlight() if state.in_flights and entered else None


def _to_merge(state: Tournament, _selection: Selection) -> bool:
    return state.in_flights


ACTIONS: Final = (
    Action(
        "flight",
        "window",
        lambda w: w.pgettext("action", "Turn to another flight…"),
        "Ctrl+Shift+F",
        "flight 1B",
        enabled_if=_in_flights,
        needs=needs.flights,
    ),
    Action(
        "open-flight",
        "clock",
        lambda w: w.pgettext("action", "Open the next flight"),
        "",
        "flight new · flight new Turbo",
        command=_open,
    ),
    Action(
        "merge-flights",
        "clock",
        lambda w: w.pgettext("action", "Merge the flights…"),
        "",
        "merge · merge level 11",
        enabled_if=_to_merge,
        page="flights",
    ),
)


def _has_flights(state: Tournament) -> bool:
    return state.terms.flights != "off"


def _page() -> "type[FlightsPage]":
    from tdconsole.gui.console.flights.page import FlightsPage  # noqa: PLC0415 -- when first turned to

    return FlightsPage


PAGE: Final = PageRow(
    "flights", lambda w: w.pgettext("page", "Flights"), "Ctrl+F1", _page, offered=_has_flights
)
