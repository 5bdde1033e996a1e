"""The gestures about who sits where, and about those who went out.

Where pointing does not say enough, each begins the line that says it.
"""

from itertools import islice
from typing import Final

from tdconsole.domain.hand.blinds import LEAST
from tdconsole.domain.language.commands.floor import (
    Bust,
    EliminatePlayers,
    NameBigBlind,
    PlaceButton,
    SeePlayers,
    SwapPlayers,
)
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.room.final_table import redraw_due
from tdconsole.domain.state.tournament import Table, Tournament
from tdconsole.domain.values import EntryId, Seat
from tdconsole.gui.console.actions.action import Action
from tdconsole.gui.console.actions.selection import Selection


def _seated(state: Tournament, selection: Selection) -> tuple[EntryId, ...]:
    """In the order in which they were pointed at; nobody where somebody else is among them."""
    of = state.play.seating.of
    all_sit = all(entry in of for entry in selection.entries) and not state.finished
    return selection.entries if all_sit else ()


def _seat(state: Tournament, selection: Selection) -> Seat | None:
    """The seat that is pointed at, or that of the one player who is."""
    if state.finished:
        return None
    if len(selection.entries) == 1 and (seat := state.play.seating.of.get(selection.entries[0])):
        return seat
    return selection.seat


def _table(state: Tournament, selection: Selection) -> Table | None:
    seat = _seat(state, selection)
    return None if seat is None else state.play.seating.tables.get(seat.table)


def _place(seat: Seat) -> str:
    return f"{seat.table}-{seat.seat}"


def _bust_by(state: Tournament, selection: Selection) -> Request | None:
    """The first that was pointed at is out, and the others won."""
    out, *winners = _seated(state, selection) or (None,)
    if out is None or not winners:
        return None
    return EliminatePlayers(hand=(Bust(entry=out, by=tuple(winners)),))


def _bust_by_line(state: Tournament, selection: Selection) -> str:
    seated = _seated(state, selection)
    return f"b {_place(state.play.seating.of[seated[0]])} by " if seated else ""


def _swap(state: Tournament, selection: Selection) -> Request | None:
    seated = _seated(state, selection)
    return SwapPlayers(entry=seated[0], other=seated[1]) if len(seated) == 2 else None


def _swap_line(state: Tournament, selection: Selection) -> str:
    seated = _seated(state, selection)
    return f"swap {_place(state.play.seating.of[seated[0]])} " if len(seated) == 1 else ""


def _here_line(state: Tournament, selection: Selection) -> str:
    seat, table = _seat(state, selection), _table(state, selection)
    return f"here {_place(seat)} " if seat is not None and table is not None else ""


def _button(state: Tournament, selection: Selection) -> Request | None:
    """Also where nobody sits: it may be dead."""
    seat, table = _seat(state, selection), _table(state, selection)
    if seat is None or table is None or len(table.players) < LEAST:
        return None
    return PlaceButton(table=table.no, button=seat.seat)


def _big_blind(state: Tournament, selection: Selection) -> Request | None:
    seat, table = _seat(state, selection), _table(state, selection)
    if seat is None or table is None or len(table.players) < LEAST:
        return None
    return NameBigBlind(table=table.no, seat=seat.seat) if seat.seat in table.players else None


def _seen(state: Tournament, selection: Selection) -> Request | None:
    of, seen = state.play.seating.of, state.play.seen
    unseen = tuple(one for one in _seated(state, selection) if seen.get(one) != of[one])
    return SeePlayers(entries=unseen) if unseen else None


def _seen_table(state: Tournament, selection: Selection) -> Request | None:
    table, of, seen = _table(state, selection), state.play.seating.of, state.play.seen
    if table is None or all(seen.get(one) == of[one] for one in table.players.values()):
        return None
    return SeePlayers(tables=(table.no,))


def _break_line(state: Tournament, selection: Selection) -> str:
    """What it would come to is read before it is drawn."""
    if not _others_play(state, selection):
        return ""
    table = _table(state, selection)
    return f"break {table.no}" if table is not None and table.players else "break"


def _others_play(state: Tournament, _selection: Selection) -> bool:
    playing = (table for table in state.play.seating.tables.values() if table.players)
    return len(list(islice(playing, 2))) > 1 and not state.finished


def _order_line(state: Tournament, selection: Selection) -> str:
    return "order" if _others_play(state, selection) else ""


def _final_line(state: Tournament, _selection: Selection) -> str:
    due = None if state.finished else redraw_due(state)
    return "final" if due is not None and due.occasion == "final_table" else ""


def _out(state: Tournament, selection: Selection) -> EntryId | None:
    """The one who is pointed at, and went out."""
    one = selection.entries[0] if len(selection.entries) == 1 else None
    return one if one in state.exits.by_entry and not state.finished else None


def _winners_line(state: Tournament, selection: Selection) -> str:
    entry = _out(state, selection)
    return "" if entry is None else f"by #{entry} "


def _stack_line(state: Tournament, selection: Selection) -> str:
    entry = _out(state, selection)
    return "" if entry is None else f"stack #{entry} "


def _reorder_line(state: Tournament, selection: Selection) -> str:
    entry = _out(state, selection)
    return "" if entry is None or len(state.exits.by_entry) < 2 else f"out #{entry} "


FLOOR_ACTIONS: Final = (
    Action(
        "bust-by",
        "floor",
        lambda w: w.pgettext("action", "Bust, won by…"),
        "",
        "b 7-4 by 7-2",
        _bust_by,
        begins=_bust_by_line,
    ),
    Action(
        "swap",
        "floor",
        lambda w: w.pgettext("action", "Swap two players…"),
        "Ctrl+Shift+X",
        "swap 7-4 7-6",
        _swap,
        begins=_swap_line,
    ),
    Action(
        "here",
        "floor",
        lambda w: w.pgettext("action", "Somebody else sits here…"),
        "",
        "here 7-4 rossi",
        begins=_here_line,
    ),
    Action(
        "button",
        "floor",
        lambda w: w.pgettext("action", "The button is here"),
        "Ctrl+O",
        "bu 4-1",
        _button,
    ),
    Action(
        "big-blind",
        "floor",
        lambda w: w.pgettext("action", "Next big blind is here"),
        "Ctrl+Shift+O",
        "bb 4-5",
        _big_blind,
    ),
    Action(
        "seen",
        "floor",
        lambda w: w.pgettext("action", "Seen in the seat"),
        "Ctrl+Shift+E",
        "seen 7-4",
        _seen,
    ),
    Action(
        "seen-table",
        "floor",
        lambda w: w.pgettext("action", "Whole table seen"),
        "",
        "seen 7",
        _seen_table,
    ),
    Action(
        "break-table",
        "floor",
        lambda w: w.pgettext("action", "Break a table…"),
        "",
        "break 12",
        begins=_break_line,
    ),
    Action(
        "breaking-order",
        "floor",
        lambda w: w.pgettext("action", "Order of breaking…"),
        "",
        "order 12 11 9",
        begins=_order_line,
    ),
    Action(
        "final-table",
        "floor",
        lambda w: w.pgettext("action", "Final table…"),
        "",
        "final",
        begins=_final_line,
    ),
    Action(
        "correct-winners",
        "floor",
        lambda w: w.pgettext("action", "Correct who won…"),
        "",
        "by rossi 7-2",
        begins=_winners_line,
    ),
    Action(
        "correct-stack",
        "floor",
        lambda w: w.pgettext("action", "Correct the stack…"),
        "",
        "stack rossi 12000",
        begins=_stack_line,
    ),
    Action(
        "reorder-elimination",
        "floor",
        lambda w: w.pgettext("action", "Correct the order of busts…"),
        "",
        "out 7-4 before 7-2",
        begins=_reorder_line,
    ),
)
