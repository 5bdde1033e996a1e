"""The gestures about one hand: button and big blind, and its sums, which change nothing."""

from typing import Final

from tdconsole.domain.hand.blinds import LEAST
from tdconsole.domain.language.commands.floor import (
    NameBigBlind,
    PlaceButton,
)
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.state.tournament import Tournament
from tdconsole.gui.console.actions import needs
from tdconsole.gui.console.actions.action import Action
from tdconsole.gui.console.actions.conditions import line
from tdconsole.gui.console.actions.pointed import seat_at, table_at
from tdconsole.gui.console.actions.selection import Selection


def _button(state: Tournament, selection: Selection) -> Request | None:
    """Set the button, even on an empty seat: it may be a dead one."""
    seat, table = seat_at(state, selection), table_at(state, selection)
    if seat is None or table is None or len(table.players) < LEAST:
        return None
    return PlaceButton(table=table.no, button=seat.seat)


def _big_blind(state: Tournament, selection: Selection) -> Request | None:
    seat, table = seat_at(state, selection), table_at(state, selection)
    if seat is None or table is None or len(table.players) < LEAST:
        return None
    return NameBigBlind(table=table.no, seat=seat.seat) if seat.seat in table.players else None


ACTIONS: Final = (
    Action(
        "button",
        "floor",
        lambda w: w.pgettext("action", "The button is here"),
        "Ctrl+O",
        "bu 4-1",
        command=_button,
        menu="players",
        needs=needs.seat,
    ),
    Action(
        "big-blind",
        "floor",
        lambda w: w.pgettext("action", "Next big blind is here"),
        "Ctrl+Shift+O",
        "bb 4-5",
        command=_big_blind,
        menu="players",
        needs=needs.seat,
    ),
    Action(
        "least-raise",
        "floor",
        lambda w: w.pgettext("action", "Least raise…"),
        "",
        "raise 400 1200",
        prefill=line("raise"),
        menu="players",
    ),
    Action(
        "pot-limit",
        "floor",
        lambda w: w.pgettext("action", "Maximum in pot-limit…"),
        "",
        "pot 1500 400",
        prefill=line("pot"),
        menu="players",
    ),
    Action(
        "side-pots",
        "floor",
        lambda w: w.pgettext("action", "Side pots…"),
        "",
        "pots 1:400 3:1200 5:1200 7:250f w 1 3=5 b 2",
        prefill=line("pots"),
        menu="players",
    ),
)
