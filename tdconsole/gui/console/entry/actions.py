"""The gestures of the desk, most of them about one entry."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.entry import CallAlternate, PassAlternate
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.state.tournament import Entry, Tournament
from tdconsole.domain.values import EntryId
from tdconsole.gui.console.actions import needs
from tdconsole.gui.console.actions.action import Action, Enabled
from tdconsole.gui.console.actions.conditions import unfinished
from tdconsole.gui.console.actions.page import PageRow
from tdconsole.gui.console.actions.selection import Selection
from tdconsole.gui.console.actions.shortcuts import ADD_ON, REBUY, REGISTER

if TYPE_CHECKING:
    from tdconsole.gui.console.entry.page import DeskPage


def _one(state: Tournament, selection: Selection) -> Entry | None:
    """Return the selected entry if exactly one is selected."""
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
    """Return the selected alternate; before the first draw there are none."""
    entry = _one(state, selection)
    if entry is None or not state.play.seating.of or not _has_no_seat(state, entry):
        return None
    return entry.id


def _call(state: Tournament, selection: Selection) -> Request | None:
    """Call the selected player if waiting and not yet called, else the next one."""
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


ACTIONS: Final = (
    Action(
        "register",
        "desk",
        lambda w: w.pgettext("action", "Register…"),
        REGISTER,
        "r rossi",
        enabled_if=unfinished,
        page="desk",
    ),
    Action("till", "desk", lambda w: w.pgettext("action", "Till"), "Ctrl+Shift+T", page="desk"),
    Action(
        "unregister",
        "desk",
        lambda w: w.pgettext("action", "Take the registration back…"),
        "Ctrl+Shift+R",
        "un rossi",
        enabled_if=_if(_is_in),
        page="desk",
        needs=needs.playing,
    ),
    Action(
        "rebuy",
        "desk",
        lambda w: w.pgettext("action", "Rebuy…"),
        REBUY,
        "rb 3-2",
        enabled_if=_if(_may_rebuy),
        page="desk",
        needs=needs.rebuys,
    ),
    Action(
        "add-on",
        "desk",
        lambda w: w.pgettext("action", "Add-on…"),
        ADD_ON,
        "ad 3-2",
        enabled_if=_if(_may_add_on),
        page="desk",
        needs=needs.add_on,
    ),
    Action(
        "second-half",
        "desk",
        lambda w: w.pgettext("action", "Second half of a double chance…"),
        "",
        "dc rossi",
        enabled_if=_if(_has_second_half),
        page="desk",
    ),
    Action(
        "staff-bonus",
        "desk",
        lambda w: w.pgettext("action", "Staff bonus…"),
        enabled_if=_if(_may_have_bonus),
        page="desk",
    ),
    Action(
        "correct-payment",
        "desk",
        lambda w: w.pgettext("action", "Correct the payment…"),
        "Ctrl+Shift+Y",
        enabled_if=_if(lambda _state, _entry: True),
        page="desk",
        needs=needs.entered,
    ),
    Action(
        "print-card",
        "desk",
        lambda w: w.pgettext("action", "Print the seat card"),
        "Ctrl+Shift+C",
        enabled_if=_if(_sits),
        page="desk",
        needs=needs.seated,
    ),
    Action(
        "call-alternate",
        "desk",
        lambda w: w.pgettext("action", "Call the next waiting player"),
        "Ctrl+Shift+W",
        "al",
        command=_call,
        needs=needs.waiting,
        flights="playing",
    ),
    Action(
        "seat-alternate",
        "desk",
        lambda w: w.pgettext("action", "Draw a seat for the waiting player"),
        "Ctrl+Shift+S",
        command=_seat,
        needs=needs.alternate,
        flights="playing",
    ),
    Action(
        "pass-alternate",
        "desk",
        lambda w: w.pgettext("action", "Pass over the waiting player"),
        "Ctrl+Shift+N",
        command=_pass,
        needs=needs.alternate,
        flights="playing",
    ),
    Action(
        "pin-seat",
        "desk",
        lambda w: w.pgettext("action", "Seats the player needs…"),
        enabled_if=_if(_is_in),
        page="desk",
    ),
    Action(
        "seat-by-hand",
        "desk",
        lambda w: w.pgettext("action", "Give a seat by hand…"),
        enabled_if=_if(_has_no_seat),
        page="desk",
        flights="playing",
    ),
    Action(
        "keep-apart",
        "desk",
        lambda w: w.pgettext("action", "Keep apart from…"),
        enabled_if=_if(lambda _state, _entry: True),
        page="desk",
    ),
    Action(
        "no-show",
        "desk",
        lambda w: w.pgettext("action", "Remove: never came…"),
        enabled_if=_if(_is_in),
        page="desk",
    ),
)


def _page() -> "type[DeskPage]":
    from tdconsole.gui.console.entry.page import DeskPage  # noqa: PLC0415 -- when first turned to

    return DeskPage


PAGE: Final = PageRow("desk", lambda w: w.pgettext("page", "Desk"), "F3", _page)
