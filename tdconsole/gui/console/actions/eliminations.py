"""Penalties, putting a player out, striking one, and how those of one hand rank.

None of them is done by one key: each begins the line that says how long, or with how many chips, and why.
"""

from typing import Final

from tdconsole.domain.eliminations.ranking import hand_of
from tdconsole.domain.hand.hands_left import rests
from tdconsole.domain.state.penalties import to_miss
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId
from tdconsole.gui.console.actions.action import Action
from tdconsole.gui.console.actions.selection import Selection


def _one(selection: Selection) -> EntryId | None:
    return selection.entries[0] if len(selection.entries) == 1 else None


def _seated(state: Tournament, selection: Selection) -> str:
    """Between two days nobody is, and whoever has a bag is meant by the number."""
    entry = _one(selection)
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
    """Of whoever has hands to miss."""
    place, entry = _seated(state, selection), _one(selection)
    owing = entry is not None and to_miss(state, entry) > 0
    return f"served {place}" if place and owing else ""


def _strike(state: Tournament, selection: Selection) -> str:
    """Who is out, and at the end also who is not."""
    entry = _one(selection)
    if entry is None or entry not in state.entries.by_id or entry in state.prizes.struck:
        return ""
    known = entry in state.exits.by_entry or state.finished
    return f"strike #{entry} " if known else ""


def _tie(state: Tournament, selection: Selection) -> str:
    entry = _one(selection)
    if entry is None or entry not in state.exits.by_entry or entry in state.prizes.struck:
        return ""
    return f"tie #{entry}" if len(hand_of(state, entry)) > 1 else ""


def _known(state: Tournament, selection: Selection) -> bool:
    """Whoever was entered, in or out."""
    entry = _one(selection)
    return entry is not None and entry in state.entries.by_id


OF_THE_PERSON: Final = ("record", "bar")
"""Not of the entry alone: the page of the people shows them."""

SANCTION_ACTIONS: Final = (
    Action(
        "settle-tie",
        "floor",
        lambda w: w.pgettext("action", "Out in one hand: who ranks higher…"),
        "",
        "tie rossi, bianchi",
        begins=_tie,
    ),
    Action(
        "penalty",
        "discipline",
        lambda w: w.pgettext("action", "Penalty…"),
        "",
        "p 3-2 1r phone",
        begins=_penalty,
    ),
    Action(
        "warn",
        "discipline",
        lambda w: w.pgettext("action", "Warning…"),
        "",
        "w 3-2 phone",
        begins=_warn,
    ),
    Action(
        "served",
        "discipline",
        lambda w: w.pgettext("action", "Hands missed…"),
        "",
        "served 3-2 4",
        begins=_served,
    ),
    Action(
        "sanction",
        "discipline",
        lambda w: w.pgettext("action", "Eliminate by sanction…"),
        "",
        "sanction 3-2 9k late",
        begins=_sanction,
    ),
    Action(
        "disqualify",
        "discipline",
        lambda w: w.pgettext("action", "Disqualify…"),
        "",
        "dq 3-2 9k hid chips",
        begins=_disqualify,
    ),
    Action(
        "strike",
        "discipline",
        lambda w: w.pgettext("action", "Strike from the results…"),
        "",
        "strike rossi: dumping",
        begins=_strike,
    ),
    Action(
        "record",
        "discipline",
        lambda w: w.pgettext("action", "On record…"),
        "",
        "record 3-2",
        fits=_known,
    ),
    Action(
        "bar",
        "discipline",
        lambda w: w.pgettext("action", "Bar…"),
        "",
        "bar rossi",
        fits=_known,
    ),
)
