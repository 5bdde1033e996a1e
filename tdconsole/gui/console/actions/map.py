"""How the room is seen, and where its tables stand."""

from typing import Final

from tdconsole.domain.state.tournament import Tournament
from tdconsole.gui.console.actions.action import Action
from tdconsole.gui.console.actions.selection import Selection


def _seats_drawn(state: Tournament, _selection: Selection) -> bool:
    return bool(state.play.seating.of)


MAP_ACTIONS: Final = (
    Action("nearer", "floor", lambda w: w.pgettext("action", "Nearer"), "Alt++", fits=_seats_drawn),
    Action(
        "farther", "floor", lambda w: w.pgettext("action", "Farther"), "Alt+-", fits=_seats_drawn
    ),
    Action(
        "whole-room",
        "floor",
        lambda w: w.pgettext("action", "Whole room"),
        "Alt+0",
        fits=_seats_drawn,
    ),
    Action(
        "floor-look",
        "floor",
        lambda w: w.pgettext("action", "The room, or cards in rows"),
        "Alt+V",
        fits=_seats_drawn,
    ),
    Action(
        "arrange",
        "floor",
        lambda w: w.pgettext("action", "Arrange the tables…"),
        "Alt+A",
        fits=_seats_drawn,
    ),
)
