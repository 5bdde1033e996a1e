"""The gestures about tables, seats and moves, and the view of the room."""

from itertools import islice
from typing import TYPE_CHECKING, Final

from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.floor import (
    SeePlayers,
    SwapPlayers,
)
from tdconsole.domain.language.commands.seating import LockTable, MarkSeats
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.room.final_table import redraw_due
from tdconsole.domain.room.tables import use_of
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import SeatUse
from tdconsole.gui.console.actions import needs
from tdconsole.gui.console.actions.action import Action, Command
from tdconsole.gui.console.actions.conditions import drawn, line, playing, unfinished
from tdconsole.gui.console.actions.page import PageRow
from tdconsole.gui.console.actions.pointed import place, seat_at, seated_entries, table_at
from tdconsole.gui.console.actions.selection import Selection

if TYPE_CHECKING:
    from tdconsole.gui.console.room.page import FloorPage


def _draw(state: Tournament, _selection: Selection) -> Request | None:
    return DrawSeats() if state.left > len(state.play.seating.of) else None


def _can_move(state: Tournament, selection: Selection) -> bool:
    return len(selection.entries) == 1 and selection.entries[0] in state.play.seating.of


def _tables_play(state: Tournament, _selection: Selection) -> bool:
    return len(state.play.seating.of) > 1 and not state.finished


def _swap(state: Tournament, selection: Selection) -> Request | None:
    seated = seated_entries(state, selection)
    return SwapPlayers(entry=seated[0], other=seated[1]) if len(seated) == 2 else None


def _swap_line(state: Tournament, selection: Selection) -> str:
    seated = seated_entries(state, selection)
    return f"swap {place(state.play.seating.of[seated[0]])} " if len(seated) == 1 else ""


def _here_line(state: Tournament, selection: Selection) -> str:
    seat, table = seat_at(state, selection), table_at(state, selection)
    return f"here {place(seat)} " if seat is not None and table is not None else ""


def _seen(state: Tournament, selection: Selection) -> Request | None:
    of, seen = state.play.seating.of, state.play.seen
    unseen = tuple(one for one in seated_entries(state, selection) if seen.get(one) != of[one])
    return SeePlayers(entries=unseen) if unseen else None


def _seen_table(state: Tournament, selection: Selection) -> Request | None:
    table, of, seen = table_at(state, selection), state.play.seating.of, state.play.seen
    if table is None or all(seen.get(one) == of[one] for one in table.players.values()):
        return None
    return SeePlayers(tables=(table.no,))


def _break_line(state: Tournament, selection: Selection) -> str:
    """Begin the line that breaks a table; it says what would happen before seats are drawn."""
    if not _others_play(state, selection):
        return ""
    table = table_at(state, selection)
    return f"break {table.no}" if table is not None and table.players else "break"


def _others_play(state: Tournament, _selection: Selection) -> bool:
    playing = (table for table in state.play.seating.tables.values() if table.players)
    return len(list(islice(playing, 2))) > 1 and not state.finished


def _order_line(state: Tournament, selection: Selection) -> str:
    return "order" if _others_play(state, selection) else ""


def _final_line(state: Tournament, _selection: Selection) -> str:
    due = None if state.finished else redraw_due(state)
    return "final" if due is not None and due.occasion == "final_table" else ""


def _locking(*, locked: bool) -> Command:
    def asked(state: Tournament, selection: Selection) -> Request | None:
        seat = selection.seat
        table = None if seat is None else state.play.seating.tables.get(seat.table)
        if table is None or table.locked == locked or state.finished:
            return None
        return LockTable(table=table.no, locked=locked)

    return asked


def _marking(use: SeatUse) -> Command:
    def asked(state: Tournament, selection: Selection) -> Request | None:
        seat, seating = selection.seat, state.play.seating
        if seat is None or state.finished or seating.at(seat) is not None:
            return None
        return None if use_of(seating, seat) == use else MarkSeats(seats=(seat,), use=use)

    return asked


def _note_line(state: Tournament, selection: Selection) -> str:
    """Begin a note on the selected table."""
    table = table_at(state, selection)
    return "note " if table is None else f"note {table.no} "


ACTIONS: Final = (
    Action(
        "move",
        "floor",
        lambda w: w.pgettext("action", "Move…"),
        "Ctrl+M",
        "m 7-4 3-2",
        enabled_if=_can_move,
        page="floor",
        needs=needs.seated,
    ),
    Action(
        "swap",
        "floor",
        lambda w: w.pgettext("action", "Swap two players…"),
        "Ctrl+Shift+X",
        "swap 7-4 7-6",
        command=_swap,
        prefill=_swap_line,
        menu="players",
        needs=needs.one_or_two,
    ),
    Action(
        "here",
        "floor",
        lambda w: w.pgettext("action", "Somebody else sits here…"),
        "",
        "here 7-4 rossi",
        prefill=_here_line,
        menu="players",
    ),
    Action(
        "seen",
        "floor",
        lambda w: w.pgettext("action", "Seen in the seat"),
        "Ctrl+Shift+E",
        "seen 7-4",
        command=_seen,
        menu="players",
        needs=needs.unseen,
    ),
    Action(
        "seen-table",
        "floor",
        lambda w: w.pgettext("action", "Whole table seen"),
        "",
        "seen 7",
        command=_seen_table,
        menu="players",
    ),
    Action(
        "break-table",
        "floor",
        lambda w: w.pgettext("action", "Break a table…"),
        "",
        "break 12",
        prefill=_break_line,
        menu="players",
    ),
    Action(
        "breaking-order",
        "floor",
        lambda w: w.pgettext("action", "Order of breaking…"),
        "",
        "order 12 11 9",
        prefill=_order_line,
        menu="players",
    ),
    Action(
        "final-table",
        "floor",
        lambda w: w.pgettext("action", "Final table…"),
        "",
        "final",
        prefill=_final_line,
        menu="players",
    ),
    Action(
        "balance",
        "floor",
        lambda w: w.pgettext("action", "Plan of the moves…"),
        "Ctrl+Shift+L",
        "bal",
        enabled_if=_tables_play,
        needs=needs.drawn,
    ),
    Action(
        "draw",
        "desk",
        lambda w: w.pgettext("action", "Draw seats"),
        "Ctrl+D",
        "draw",
        command=_draw,
        needs=needs.waiting,
        flights="playing",
    ),
    Action(
        "open-tables",
        "floor",
        lambda w: w.pgettext("action", "Open tables…"),
        "",
        "open 12-15",
        enabled_if=unfinished,
        prefill=line("open"),
        menu="tables",
        flights="playing",
    ),
    Action(
        "close-tables",
        "floor",
        lambda w: w.pgettext("action", "Close tables…"),
        "",
        "close 12",
        enabled_if=unfinished,
        prefill=line("close"),
        menu="tables",
    ),
    Action(
        "lock-table",
        "floor",
        lambda w: w.pgettext("action", "Lock a table…"),
        "",
        "lock 7",
        command=_locking(locked=True),
        enabled_if=unfinished,
        prefill=line("lock"),
        menu="tables",
    ),
    Action(
        "unlock-table",
        "floor",
        lambda w: w.pgettext("action", "Unlock a table…"),
        "",
        "unlock 7",
        command=_locking(locked=False),
        enabled_if=unfinished,
        prefill=line("unlock"),
        menu="tables",
    ),
    Action(
        "note-table",
        "floor",
        lambda w: w.pgettext("action", "Note on a table…"),
        "",
        "note 7 shuffler broken",
        enabled_if=unfinished,
        prefill=_note_line,
        menu="tables",
    ),
    Action(
        "dead-seat",
        "floor",
        lambda w: w.pgettext("action", "Seat nobody is drawn to…"),
        "",
        "dead 7-4",
        command=_marking("dead"),
        enabled_if=unfinished,
        prefill=line("dead"),
        menu="tables",
    ),
    Action(
        "reserved-seat",
        "floor",
        lambda w: w.pgettext("action", "Keep a seat…"),
        "",
        "keep 7-4",
        command=_marking("reserved"),
        enabled_if=unfinished,
        prefill=line("keep"),
        menu="tables",
    ),
    Action(
        "unsold-seat",
        "floor",
        lambda w: w.pgettext("action", "Stack for a player to come…"),
        "",
        "unsold 7-4",
        command=_marking("unsold"),
        enabled_if=unfinished,
        prefill=line("unsold"),
        menu="tables",
    ),
    Action(
        "free-seat",
        "floor",
        lambda w: w.pgettext("action", "Free a marked seat…"),
        "",
        "free 7-4",
        command=_marking("open"),
        enabled_if=unfinished,
        prefill=line("free"),
        menu="tables",
    ),
    Action(
        "remove-unsold",
        "floor",
        lambda w: w.pgettext("action", "Remove the unsold stacks…"),
        "",
        "us 900",
        enabled_if=unfinished,
        prefill=line("us"),
        menu="tables",
    ),
    Action(
        "draw-buttons",
        "floor",
        lambda w: w.pgettext("action", "Draw the buttons…"),
        "",
        "buttons",
        enabled_if=playing,
        prefill=line("buttons"),
        menu="tables",
        flights="playing",
    ),
    Action(
        "redraw",
        "floor",
        lambda w: w.pgettext("action", "New seats for all…"),
        "",
        "redraw final table",
        enabled_if=playing,
        prefill=line("redraw"),
        menu="tables",
        flights="playing",
    ),
    Action(
        "new-chain",
        "floor",
        lambda w: w.pgettext("action", "New commitment…"),
        "",
        "chain file restored",
        enabled_if=unfinished,
        prefill=line("chain"),
        menu="tables",
    ),
    Action(
        "nearer",
        "floor",
        lambda w: w.pgettext("action", "Nearer"),
        "Alt++",
        enabled_if=drawn,
        page="floor",
        needs=needs.drawn,
    ),
    Action(
        "farther",
        "floor",
        lambda w: w.pgettext("action", "Farther"),
        "Alt+-",
        enabled_if=drawn,
        page="floor",
        needs=needs.drawn,
    ),
    Action(
        "whole-room",
        "floor",
        lambda w: w.pgettext("action", "Whole room"),
        "Alt+0",
        enabled_if=drawn,
        page="floor",
        needs=needs.drawn,
    ),
    Action(
        "floor-look",
        "floor",
        lambda w: w.pgettext("action", "The room, or cards in rows"),
        "Alt+V",
        enabled_if=drawn,
        page="floor",
        needs=needs.drawn,
    ),
    Action(
        "arrange",
        "floor",
        lambda w: w.pgettext("action", "Arrange the tables…"),
        "Alt+A",
        enabled_if=drawn,
        page="floor",
        needs=needs.drawn,
    ),
)


def _page() -> "type[FloorPage]":
    from tdconsole.gui.console.room.page import FloorPage  # noqa: PLC0415 -- when first turned to

    return FloorPage


PAGE: Final = PageRow("floor", lambda w: w.pgettext("page", "Floor"), "F2", _page)
