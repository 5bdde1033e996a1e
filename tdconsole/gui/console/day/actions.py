"""The gestures of the end of a day: last hands, bags, end of day."""

from typing import TYPE_CHECKING, Final

from tdconsole.domain.clock.reading import bears
from tdconsole.domain.day.bagging import all_bagged
from tdconsole.domain.hand.hands_left import to_play
from tdconsole.domain.language.commands.day import CallLastHands, EndDay, SeatAsBefore
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.room.same_seats import as_before_fault
from tdconsole.domain.state.tournament import Tournament
from tdconsole.gui.console.actions.action import Action
from tdconsole.gui.console.actions.page import PageRow
from tdconsole.gui.console.actions.selection import Selection
from tdconsole.projections.advice.flights import has_come_to_end
from tdconsole.projections.day.day_end import stage

if TYPE_CHECKING:
    from tdconsole.gui.console.day.page import DayPage


def _can_call(state: Tournament) -> bool:
    play = state.play
    begun = play.clock.anchor is not None and bool(play.seating.of)
    return begun and play.last_hands is None and play.board is None and not state.finished


def _draw(state: Tournament, _selection: Selection) -> Request | None:
    return CallLastHands() if _can_call(state) else None


def _line(state: Tournament, _selection: Selection) -> str:
    return "last " if _can_call(state) else ""


def _hand_line(state: Tournament, _selection: Selection) -> str:
    return "hand " if to_play(state) else ""


def _bag_line(state: Tournament, _selection: Selection) -> str:
    play = state.play
    begun = play.clock.anchor is not None and not to_play(state) and not state.finished
    return "bag " if begun and not all_bagged(state) else ""


def _end(state: Tournament, _selection: Selection) -> Request | None:
    play = state.play
    whole = bool(play.seating.of) and not to_play(state) and all_bagged(state)
    return EndDay() if whole and not state.finished else None


def _close(state: Tournament, _selection: Selection) -> Request | None:
    """Close the day as soon as it is ending."""
    return EndDay() if not state.finished and stage(state) in {"hands", "bags", "close"} else None


def _as_before(state: Tournament, _selection: Selection) -> Request | None:
    return SeatAsBefore() if not state.finished and as_before_fault(state) is None else None


ACTIONS: Final = (
    Action(
        "draw-last-hands",
        "clock",
        lambda w: w.pgettext("action", "Last hands: draw the card"),
        "",
        "last",
        command=_draw,
        flights="playing",
    ),
    Action(
        "last-hands",
        "clock",
        lambda w: w.pgettext("action", "Last hands: the card says…"),
        "",
        "last 5",
        prefill=_line,
        flights="playing",
    ),
    Action(
        "last-hand-played",
        "floor",
        lambda w: w.pgettext("action", "One of the last hands played…"),
        "",
        "hand 7",
        prefill=_hand_line,
    ),
    Action(
        "bag",
        "floor",
        lambda w: w.pgettext("action", "Chips into a bag…"),
        "",
        "bag 7-4 41500 B1007",
        prefill=_bag_line,
    ),
    Action(
        "end-day",
        "clock",
        lambda w: w.pgettext("action", "End the day"),
        "",
        "endday",
        command=_end,
        preview=_close,
    ),
    Action(
        "seat-as-before",
        "desk",
        lambda w: w.pgettext("action", "Seats as the evening before"),
        "",
        "seats as before",
        command=_as_before,
        flights="playing",
    ),
)


def _ends(state: Tournament) -> bool:
    """Whether the day ends: already, overnight, or because the structure or the field says so."""
    ends = any(bears(period, "end_of_day") for period in state.setup.structure)
    return ends or stage(state) != "play" or has_come_to_end(state, None)


def _page() -> "type[DayPage]":
    from tdconsole.gui.console.day.page import DayPage  # noqa: PLC0415 -- when first turned to

    return DayPage


PAGE: Final = PageRow(
    "day", lambda w: w.pgettext("page", "Day end"), "Ctrl+F10", _page, offered=_ends
)
