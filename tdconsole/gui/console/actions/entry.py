"""The gestures of the desk, about one entry each."""

from collections.abc import Callable
from typing import Final

from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.entry import CallAlternate, PassAlternate
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.state.tournament import Entry, Tournament
from tdconsole.domain.values import EntryId
from tdconsole.gui.console.actions.action import Action, Enabled
from tdconsole.gui.console.actions.selection import Selection


def _one(state: Tournament, selection: Selection) -> Entry | None:
    """The entry that is pointed at, if it is one alone."""
    if len(selection.entries) != 1 or state.finished:
        return None
    return state.entries.by_id.get(selection.entries[0])


def _if(so: Callable[[Tournament, Entry], bool]) -> Enabled:
    def fits(state: Tournament, selection: Selection) -> bool:
        entry = _one(state, selection)
        return entry is not None and so(state, entry)

    return fits


def _is_in(state: Tournament, entry: Entry) -> bool:
    return entry.id not in state.exits.by_entry


def _may_rebuy(state: Tournament, entry: Entry) -> bool:
    return state.terms.rebuys != "off" and _is_in(state, entry)


def _may_add_on(state: Tournament, entry: Entry) -> bool:
    return state.terms.add_on != "off" and not entry.added_on and _is_in(state, entry)


def _may_have_bonus(state: Tournament, entry: Entry) -> bool:
    return state.terms.staff_bonus != "off" and not entry.bonus and _is_in(state, entry)


def _has_second_half(state: Tournament, entry: Entry) -> bool:
    return entry.second_half > 0 and _is_in(state, entry)


def _sits(state: Tournament, entry: Entry) -> bool:
    return entry.id in state.play.seating.of


def _has_no_seat(state: Tournament, entry: Entry) -> bool:
    return _is_in(state, entry) and not _sits(state, entry)


def _waits(state: Tournament, selection: Selection) -> EntryId | None:
    """An alternate: before the first draw nobody is one."""
    entry = _one(state, selection)
    if entry is None or not state.play.seating.of or not _has_no_seat(state, entry):
        return None
    return entry.id


def _call(state: Tournament, selection: Selection) -> Request | None:
    """The one pointed at, if that one waits and was not called; else whoever is next."""
    seating, called = state.play.seating.of, state.alternates.called
    if not seating or state.finished or state.left - len(seating) <= len(called):
        return None
    entry = _waits(state, selection)
    return CallAlternate(entry=None if entry in called else entry)


def _pass(state: Tournament, selection: Selection) -> Request | None:
    entry = _waits(state, selection)
    return None if entry is None else PassAlternate(entry=entry)


def _seat(state: Tournament, selection: Selection) -> Request | None:
    entry = _waits(state, selection)
    return None if entry is None else DrawSeats(entries=(entry,))


ASKED: Final = (
    "rebuy",
    "add-on",
    "second-half",
    "staff-bonus",
    "unregister",
    "no-show",
    "correct-payment",
    "pin-seat",
    "seat-by-hand",
    "keep-apart",
)
"""Those about which the desk asks before they are done."""

DESK_ACTIONS: Final = (
    Action(
        "unregister",
        "desk",
        lambda w: w.pgettext("action", "Take the registration back…"),
        "Ctrl+Shift+R",
        "un rossi",
        fits=_if(_is_in),
    ),
    Action(
        "rebuy",
        "desk",
        lambda w: w.pgettext("action", "Rebuy…"),
        "Ctrl+E",
        "rb 3-2",
        fits=_if(_may_rebuy),
    ),
    Action(
        "add-on",
        "desk",
        lambda w: w.pgettext("action", "Add-on…"),
        "Ctrl+Shift+D",
        "ad 3-2",
        fits=_if(_may_add_on),
    ),
    Action(
        "second-half",
        "desk",
        lambda w: w.pgettext("action", "Second half of a double chance…"),
        "",
        "dc rossi",
        fits=_if(_has_second_half),
    ),
    Action(
        "staff-bonus",
        "desk",
        lambda w: w.pgettext("action", "Staff bonus…"),
        fits=_if(_may_have_bonus),
    ),
    Action(
        "correct-payment",
        "desk",
        lambda w: w.pgettext("action", "Correct the payment…"),
        "Ctrl+Shift+Y",
        fits=_if(lambda _state, _entry: True),
    ),
    Action(
        "print-card",
        "desk",
        lambda w: w.pgettext("action", "Print the seat card"),
        "Ctrl+Shift+C",
        fits=_if(_sits),
    ),
    Action(
        "call-alternate",
        "desk",
        lambda w: w.pgettext("action", "Call the next who waits"),
        "Ctrl+Shift+W",
        "al",
        _call,
    ),
    Action(
        "seat-alternate",
        "desk",
        lambda w: w.pgettext("action", "Draw a seat for the one who waits"),
        "Ctrl+Shift+S",
        "",
        _seat,
    ),
    Action(
        "pass-alternate",
        "desk",
        lambda w: w.pgettext("action", "Pass over the one who waits"),
        "Ctrl+Shift+N",
        "",
        _pass,
    ),
    Action(
        "pin-seat",
        "desk",
        lambda w: w.pgettext("action", "Seats the player needs…"),
        fits=_if(_is_in),
    ),
    Action(
        "seat-by-hand",
        "desk",
        lambda w: w.pgettext("action", "Give a seat by hand…"),
        fits=_if(_has_no_seat),
    ),
    Action(
        "keep-apart",
        "desk",
        lambda w: w.pgettext("action", "Keep apart from…"),
        fits=_if(lambda _state, _entry: True),
    ),
    Action(
        "no-show",
        "desk",
        lambda w: w.pgettext("action", "Remove: never came…"),
        fits=_if(_is_in),
    ),
)
