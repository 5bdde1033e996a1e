"""Players, seats and tables that the director has pointed at."""

from tdconsole.domain.state.tournament import Table, Tournament
from tdconsole.domain.values import EntryId, Seat
from tdconsole.gui.console.actions.selection import Selection


def one_entry(selection: Selection) -> EntryId | None:
    return selection.entries[0] if len(selection.entries) == 1 else None


def seated_entries(state: Tournament, selection: Selection) -> tuple[EntryId, ...]:
    """Return the selected players in the order of selection; empty if one of them has no seat."""
    of = state.play.seating.of
    all_sit = all(entry in of for entry in selection.entries) and not state.finished
    return selection.entries if all_sit else ()


def seat_at(state: Tournament, selection: Selection) -> Seat | None:
    """Return the selected seat, or that of the only selected player."""
    if state.finished:
        return None
    if len(selection.entries) == 1 and (seat := state.play.seating.of.get(selection.entries[0])):
        return seat
    return selection.seat


def table_at(state: Tournament, selection: Selection) -> Table | None:
    seat = seat_at(state, selection)
    return None if seat is None else state.play.seating.tables.get(seat.table)


def place(seat: Seat) -> str:
    """Return a seat as it is typed."""
    return f"{seat.table}-{seat.seat}"
