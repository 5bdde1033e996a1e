"""The gestures of a colour-up: its dialog, and its papers."""

from typing import Final

from tdconsole.domain.state.tournament import Tournament
from tdconsole.gui.console.actions.action import Action
from tdconsole.gui.console.actions.selection import Selection


def _tables_play(state: Tournament, _selection: Selection) -> bool:
    return bool(state.play.seating.of) and not state.finished


def _seated(state: Tournament, _selection: Selection) -> bool:
    return bool(state.play.seating.of)


def _raced(state: Tournament, _selection: Selection) -> bool:
    return bool(state.counts.races)


RACE_ACTIONS: Final = (
    Action(
        "race",
        "floor",
        lambda w: w.pgettext("action", "Colour-up…"),
        "Alt+R",
        "race 25 100",
        fits=_tables_play,
    ),
    Action(
        "race-sheet",
        "paper",
        lambda w: w.pgettext("action", "Race sheets…"),
        "Alt+Shift+R",
        fits=_seated,
    ),
    Action(
        "race-protocol",
        "paper",
        lambda w: w.pgettext("action", "Race protocol…"),
        "Alt+Shift+P",
        fits=_raced,
    ),
)
