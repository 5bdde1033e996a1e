"""The gestures about penalties: give, count, lift, print; sanctions and rulings."""

from typing import TYPE_CHECKING, Final

from tdconsole.domain.discipline.rulings import pending
from tdconsole.domain.hand.hands_left import rests
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
from tdconsole.gui.console.actions import needs
from tdconsole.gui.console.actions.action import Action
from tdconsole.gui.console.actions.conditions import always
from tdconsole.gui.console.actions.page import PageRow
from tdconsole.gui.console.actions.pointed import one_entry
from tdconsole.gui.console.actions.selection import Selection

if TYPE_CHECKING:
    from tdconsole.gui.console.discipline.page import AwayPage


def _seated(state: Tournament, selection: Selection) -> str:
    """Return the seated player's name; overnight nobody is seated, and the number is used."""
    entry = one_entry(selection)
    if entry is None or state.finished:
        return ""
    seat = state.play.seating.of.get(entry)
    if seat is None:
        return f"#{entry} " if rests(state, entry) else ""
    return f"{seat.table}-{seat.seat} "


def _disqualify(state: Tournament, selection: Selection) -> str:
    place = _seated(state, selection)
    return f"dq {place}" if place else ""


def _sanction(state: Tournament, selection: Selection) -> str:
    place = _seated(state, selection)
    return f"sanction {place}" if place else ""


def _penalty(state: Tournament, selection: Selection) -> str:
    place = _seated(state, selection)
    return f"p {place}" if place else ""


def _warn(state: Tournament, selection: Selection) -> str:
    place = _seated(state, selection)
    return f"w {place}" if place else ""


def _served(state: Tournament, selection: Selection) -> str:
    """The player with hands to miss."""
    place, entry = _seated(state, selection), one_entry(selection)
    owing = entry is not None and to_miss(state, entry) > 0
    return f"served {place}" if place and owing else ""


def _strike(state: Tournament, selection: Selection) -> str:
    """The player to strike: one who is out, or at the end anybody."""
    entry = one_entry(selection)
    if entry is None or entry not in state.entries.by_id or entry in state.prizes.struck:
        return ""
    known = entry in state.exits.by_entry or state.finished
    return f"strike #{entry} " if known else ""


def _table(state: Tournament, selection: Selection) -> TableNo | None:
    of = state.play.seating.of
    seats = {of[entry].table for entry in selection.entries if entry in of}
    if len(seats) == 1:
        return seats.pop()
    return selection.seat.table if selection.seat is not None and not seats else None


def _missed(state: Tournament, selection: Selection) -> Request | None:
    """Count a missed hand of the first of several penalties; none if the table counts itself."""
    entry = one_entry(selection)
    seat = None if entry is None else state.play.seating.of.get(entry)
    if entry is None or (seat is not None and counts_itself(state.play, seat.table)):
        return None
    numbers = open_of(state, entry)
    return CountServed(penalty=numbers[0]) if numbers else None


def _redealt(state: Tournament, selection: Selection) -> Request | None:
    number = _counted_last(state, one_entry(selection))
    return None if number is None else CountServed(penalty=number, hands=-1)


def _counted_last(state: Tournament, entry: EntryId | None) -> PenaltyNo | None:
    """Return the penalty last counted; a hand from an earlier seat does not count."""
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
    entry = one_entry(selection)
    numbers = () if entry is None else awaited(state, entry)
    return ReportReturn(penalty=numbers[0]) if numbers else None


def _lift(state: Tournament, selection: Selection) -> str:
    entry = one_entry(selection)
    standing = any(
        one.entry == entry and one.lifted is None and (one.left or one.step != "miss")
        for one in state.penalties.values()
    )
    return f"lift #{entry} " if standing else ""


def _has_notice(state: Tournament, selection: Selection) -> bool:
    entry = one_entry(selection)
    if entry is None:
        return False
    given = any(one.entry == entry for one in state.penalties.values())
    exit_ = state.exits.by_entry.get(entry)
    return given or (exit_ is not None and exit_.removed > 0)


def _has_card(state: Tournament, selection: Selection) -> bool:
    entry = one_entry(selection)
    return entry is not None and to_miss(state, entry) > 0


def _any_given(state: Tournament, _selection: Selection) -> bool:
    put_out = any(one.removed for one in state.exits.by_entry.values())
    return bool(state.penalties) or put_out


def _decide(state: Tournament, _selection: Selection) -> str:
    """Begin the decision of the ruling pending longest."""
    waiting = pending(state)
    return f"decide {waiting[0]} " if waiting else ""


ACTIONS: Final = (
    Action(
        "penalty",
        "discipline",
        lambda w: w.pgettext("action", "Penalty…"),
        "",
        "p 3-2 1r phone",
        prefill=_penalty,
        menu="players",
    ),
    Action(
        "warn",
        "discipline",
        lambda w: w.pgettext("action", "Warning…"),
        "",
        "w 3-2 phone",
        prefill=_warn,
        menu="players",
    ),
    Action(
        "served",
        "discipline",
        lambda w: w.pgettext("action", "Hands missed…"),
        "",
        "served 3-2 4",
        prefill=_served,
        menu="players",
    ),
    Action(
        "sanction",
        "discipline",
        lambda w: w.pgettext("action", "Eliminate by sanction…"),
        "",
        "sanction 3-2 9k late",
        prefill=_sanction,
        menu="players",
    ),
    Action(
        "disqualify",
        "discipline",
        lambda w: w.pgettext("action", "Disqualify…"),
        "",
        "dq 3-2 9k hid chips",
        prefill=_disqualify,
        menu="players",
    ),
    Action(
        "strike",
        "discipline",
        lambda w: w.pgettext("action", "Strike from the results…"),
        "",
        "strike rossi: dumping",
        prefill=_strike,
        menu="players",
    ),
    Action(
        "hand-missed",
        "discipline",
        lambda w: w.pgettext("action", "One hand missed"),
        "",
        "served 3-2",
        command=_missed,
        menu="penalties",
    ),
    Action(
        "hand-redealt",
        "discipline",
        lambda w: w.pgettext("action", "Misdeal: the last hand does not count"),
        "",
        "misdeal 3-2",
        command=_redealt,
        menu="penalties",
    ),
    Action(
        "hand-at-table",
        "discipline",
        lambda w: w.pgettext("action", "One hand missed at this table"),
        "Alt+M",
        "served 7",
        command=_hand_there,
        menu="penalties",
        needs=needs.missing,
    ),
    Action(
        "misdeal-at-table",
        "discipline",
        lambda w: w.pgettext("action", "Misdeal at this table: the hand does not count"),
        "Alt+Shift+M",
        "misdeal 7",
        command=_misdeal_there,
        menu="penalties",
        needs=needs.missed,
    ),
    Action(
        "returned",
        "discipline",
        lambda w: w.pgettext("action", "Back at the table"),
        "",
        "returned 3-2",
        command=_back,
        menu="penalties",
    ),
    Action(
        "lift-penalty",
        "discipline",
        lambda w: w.pgettext("action", "Lift the penalty…"),
        "",
        "lift 3-2 wrong player",
        prefill=_lift,
        menu="penalties",
    ),
    Action(
        "penalty-papers",
        "paper",
        lambda w: w.pgettext("action", "Notice and card of the last penalty"),
        "Alt+P",
        enabled_if=_any_given,
        paper="printed",
        menu="penalties",
        needs=needs.given,
    ),
    Action(
        "penalty-notice",
        "paper",
        lambda w: w.pgettext("action", "Penalty notice"),
        "Alt+N",
        enabled_if=_has_notice,
        paper="printed",
        menu="penalties",
        needs=needs.penalized,
    ),
    Action(
        "tally-card",
        "paper",
        lambda w: w.pgettext("action", "Tally card"),
        "Alt+C",
        enabled_if=_has_card,
        paper="printed",
        menu="penalties",
        needs=needs.to_miss,
    ),
    Action(
        "ruling",
        "discipline",
        lambda w: w.pgettext("action", "New ruling…"),
        "Ctrl+Shift+F4",
        "ruling 7 exposed card",
        enabled_if=always,
        page="log",
        menu="players",
    ),
    Action(
        "decide-ruling",
        "discipline",
        lambda w: w.pgettext("action", "Decide a ruling…"),
        "",
        "decide 3 the hand is dead",
        prefill=_decide,
        menu="players",
    ),
)


def _somebody_is_away(state: Tournament) -> bool:
    """Whether somebody has hands to miss, or a dealer's report of the return is awaited."""
    entries, exits = state.entries.by_id, state.exits.by_entry
    return any(
        one.entry in entries and one.entry not in exits
        for one in state.penalties.values()
        if one.left or (one.lifted is None and one.awaits_return)
    )


def _page() -> "type[AwayPage]":
    from tdconsole.gui.console.discipline.page import AwayPage  # noqa: PLC0415 -- when first turned to

    return AwayPage


PAGE: Final = PageRow(
    "away", lambda w: w.pgettext("page", "Away"), "Ctrl+Shift+F2", _page, offered=_somebody_is_away
)
