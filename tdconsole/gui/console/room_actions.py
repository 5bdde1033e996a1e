"""What is done about tables and seats, and draws for all of them: the line says about which."""

from typing import Final

from tdconsole.domain.state import Tournament
from tdconsole.gui.console.action import Action
from tdconsole.gui.console.selection import Selection


def _unfinished(state: Tournament, _selection: Selection) -> bool:
    return not state.finished


def _somebody(state: Tournament, _selection: Selection) -> bool:
    return bool(state.play.seating.of) and not state.finished


ROOM_ACTIONS: Final = (
    Action(
        "open-tables",
        "floor",
        lambda w: w.pgettext("action", "Open tables…"),
        "",
        "open 12-15",
        fits=_unfinished,
    ),
    Action(
        "close-tables",
        "floor",
        lambda w: w.pgettext("action", "Close tables…"),
        "",
        "close 12",
        fits=_unfinished,
    ),
    Action(
        "lock-table",
        "floor",
        lambda w: w.pgettext("action", "Lock a table…"),
        "",
        "lock 7",
        fits=_unfinished,
    ),
    Action(
        "unlock-table",
        "floor",
        lambda w: w.pgettext("action", "Unlock a table…"),
        "",
        "unlock 7",
        fits=_unfinished,
    ),
    Action(
        "dead-seat",
        "floor",
        lambda w: w.pgettext("action", "Seat nobody is drawn to…"),
        "",
        "dead 7-4",
        fits=_unfinished,
    ),
    Action(
        "reserved-seat",
        "floor",
        lambda w: w.pgettext("action", "Keep a seat…"),
        "",
        "keep 7-4",
        fits=_unfinished,
    ),
    Action(
        "unsold-seat",
        "floor",
        lambda w: w.pgettext("action", "Stack for whoever comes…"),
        "",
        "unsold 7-4",
        fits=_unfinished,
    ),
    Action(
        "free-seat",
        "floor",
        lambda w: w.pgettext("action", "Free a marked seat…"),
        "",
        "free 7-4",
        fits=_unfinished,
    ),
    Action(
        "remove-unsold",
        "floor",
        lambda w: w.pgettext("action", "Take the unsold stacks away…"),
        "",
        "us 900",
        fits=_unfinished,
    ),
    Action(
        "draw-buttons",
        "floor",
        lambda w: w.pgettext("action", "Draw the buttons…"),
        "",
        "buttons",
        fits=_somebody,
    ),
    Action(
        "redraw",
        "floor",
        lambda w: w.pgettext("action", "New seats for all…"),
        "",
        "redraw final table",
        fits=_somebody,
    ),
    Action(
        "new-chain",
        "floor",
        lambda w: w.pgettext("action", "New commitment…"),
        "",
        "chain file restored",
        fits=_unfinished,
    ),
)
"""Each begins the line with its first word."""
