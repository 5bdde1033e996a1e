"""The gestures about those who are away: their hands, their return, their papers."""

from typing import Final

from tdconsole.domain.language.commands.penalties import (
    CountHandAt,
    CountMisdealAt,
    CountServed,
    ReportReturn,
)
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.state.penalties import (
    awaited,
    counts_itself,
    misdealt,
    open_of,
    owing,
    to_miss,
)
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, PenaltyNo, TableNo
from tdconsole.gui.console.actions.action import Action
from tdconsole.gui.console.actions.selection import Selection

PRINTED: Final = ("penalty-papers", "penalty-notice", "tally-card")
"""Those that the window prints."""
SLIPS: Final = "breaking-slips"
"""The slips of the table that was broken last, printed as fast."""


def _one(selection: Selection) -> EntryId | None:
    return selection.entries[0] if len(selection.entries) == 1 else None


def _table(state: Tournament, selection: Selection) -> TableNo | None:
    of = state.play.seating.of
    seats = {of[entry].table for entry in selection.entries if entry in of}
    if len(seats) == 1:
        return seats.pop()
    return selection.seat.table if selection.seat is not None and not seats else None


def _missed(state: Tournament, selection: Selection) -> Request | None:
    """Of several the first is missed first; none by hand where the table's own hands are counted."""
    entry = _one(selection)
    seat = None if entry is None else state.play.seating.of.get(entry)
    if entry is None or (seat is not None and counts_itself(state.play, seat.table)):
        return None
    numbers = open_of(state, entry)
    return CountServed(penalty=numbers[0]) if numbers else None


def _redealt(state: Tournament, selection: Selection) -> Request | None:
    number = _counted_last(state, _one(selection))
    return None if number is None else CountServed(penalty=number, hands=-1)


def _counted_last(state: Tournament, entry: EntryId | None) -> PenaltyNo | None:
    """Of the hand before this one nobody can say at which table it was."""
    if entry is None:
        return None
    seat = state.play.seating.of.get(entry)
    if seat is not None and (number := misdealt(state, entry, seat.table)) is not None:
        return number
    begun = (
        number
        for number, one in state.penalties.items()
        if one.entry == entry and one.served and one.lifted is None and one.back is None
    )
    return max(begun, default=None)


def _players(state: Tournament, table: TableNo | None) -> tuple[EntryId, ...]:
    found = None if table is None else state.play.seating.tables.get(table)
    return () if found is None else tuple(found.players.values())


def _hand_there(state: Tournament, selection: Selection) -> Request | None:
    table, owed = _table(state, selection), owing(state)
    missing = any(entry in owed for entry in _players(state, table))
    return CountHandAt(table=table) if table is not None and missing else None


def _misdeal_there(state: Tournament, selection: Selection) -> Request | None:
    table = _table(state, selection)
    if table is None:
        return None
    counted = any(misdealt(state, one, table) is not None for one in _players(state, table))
    return CountMisdealAt(table=table) if counted else None


def _back(state: Tournament, selection: Selection) -> Request | None:
    entry = _one(selection)
    numbers = () if entry is None else awaited(state, entry)
    return ReportReturn(penalty=numbers[0]) if numbers else None


def _lift(state: Tournament, selection: Selection) -> str:
    entry = _one(selection)
    standing = any(
        one.entry == entry and one.lifted is None and (one.left or one.step != "miss")
        for one in state.penalties.values()
    )
    return f"lift #{entry} " if standing else ""


def _has_notice(state: Tournament, selection: Selection) -> bool:
    entry = _one(selection)
    if entry is None:
        return False
    given = any(one.entry == entry for one in state.penalties.values())
    exit_ = state.exits.by_entry.get(entry)
    return given or (exit_ is not None and exit_.removed > 0)


def _has_card(state: Tournament, selection: Selection) -> bool:
    entry = _one(selection)
    return entry is not None and to_miss(state, entry) > 0


def _any_given(state: Tournament, _selection: Selection) -> bool:
    put_out = any(one.removed for one in state.exits.by_entry.values())
    return bool(state.penalties) or put_out


AWAY_ACTIONS: Final = (
    Action(
        "hand-missed",
        "discipline",
        lambda w: w.pgettext("action", "One hand missed"),
        "",
        "served 3-2",
        _missed,
    ),
    Action(
        "hand-redealt",
        "discipline",
        lambda w: w.pgettext("action", "Misdeal: the last hand does not count"),
        "",
        "misdeal 3-2",
        _redealt,
    ),
    Action(
        "hand-at-table",
        "discipline",
        lambda w: w.pgettext("action", "One hand missed at this table"),
        "Alt+M",
        "served 7",
        _hand_there,
    ),
    Action(
        "misdeal-at-table",
        "discipline",
        lambda w: w.pgettext("action", "Misdeal at this table: the hand does not count"),
        "Alt+Shift+M",
        "misdeal 7",
        _misdeal_there,
    ),
    Action(
        "returned",
        "discipline",
        lambda w: w.pgettext("action", "Back at the table"),
        "",
        "returned 3-2",
        _back,
    ),
    Action(
        "lift-penalty",
        "discipline",
        lambda w: w.pgettext("action", "Lift the penalty…"),
        "",
        "lift 3-2 wrong player",
        begins=_lift,
    ),
    Action(
        "penalty-papers",
        "paper",
        lambda w: w.pgettext("action", "Notice and card of the last penalty"),
        "Alt+P",
        fits=_any_given,
    ),
    Action(
        "penalty-notice",
        "paper",
        lambda w: w.pgettext("action", "Penalty notice"),
        "Alt+N",
        fits=_has_notice,
    ),
    Action(
        "tally-card",
        "paper",
        lambda w: w.pgettext("action", "Tally card"),
        "Alt+C",
        fits=_has_card,
    ),
)
