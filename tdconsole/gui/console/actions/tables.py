"""What is done about tables and seats, and draws for all of them: the line says about which.

Where a seat is pointed at that says enough, it is done at once.
"""

from typing import Final

from tdconsole.domain.language.commands.seating import LockTable, MarkSeats
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.room.tables import use_of
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import SeatUse
from tdconsole.gui.console.actions.action import Action, Asked, Begins
from tdconsole.gui.console.actions.selection import Selection


def _unfinished(state: Tournament, _selection: Selection) -> bool:
    return not state.finished


def _somebody(state: Tournament, _selection: Selection) -> bool:
    return bool(state.play.seating.of) and not state.finished


def _locking(*, locked: bool) -> Asked:
    def asked(state: Tournament, selection: Selection) -> Request | None:
        seat = selection.seat
        table = None if seat is None else state.play.seating.tables.get(seat.table)
        if table is None or table.locked == locked or state.finished:
            return None
        return LockTable(table=table.no, locked=locked)

    return asked


def _marking(use: SeatUse) -> Asked:
    def asked(state: Tournament, selection: Selection) -> Request | None:
        seat, seating = selection.seat, state.play.seating
        if seat is None or state.finished or seating.at(seat) is not None:
            return None
        return None if use_of(seating, seat) == use else MarkSeats(seats=(seat,), use=use)

    return asked


def _line(word: str) -> Begins:
    return lambda _state, _selection: f"{word} "


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
        _locking(locked=True),
        fits=_unfinished,
        begins=_line("lock"),
    ),
    Action(
        "unlock-table",
        "floor",
        lambda w: w.pgettext("action", "Unlock a table…"),
        "",
        "unlock 7",
        _locking(locked=False),
        fits=_unfinished,
        begins=_line("unlock"),
    ),
    Action(
        "dead-seat",
        "floor",
        lambda w: w.pgettext("action", "Seat nobody is drawn to…"),
        "",
        "dead 7-4",
        _marking("dead"),
        fits=_unfinished,
        begins=_line("dead"),
    ),
    Action(
        "reserved-seat",
        "floor",
        lambda w: w.pgettext("action", "Keep a seat…"),
        "",
        "keep 7-4",
        _marking("reserved"),
        fits=_unfinished,
        begins=_line("keep"),
    ),
    Action(
        "unsold-seat",
        "floor",
        lambda w: w.pgettext("action", "Stack for whoever comes…"),
        "",
        "unsold 7-4",
        _marking("unsold"),
        fits=_unfinished,
        begins=_line("unsold"),
    ),
    Action(
        "free-seat",
        "floor",
        lambda w: w.pgettext("action", "Free a marked seat…"),
        "",
        "free 7-4",
        _marking("open"),
        fits=_unfinished,
        begins=_line("free"),
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
