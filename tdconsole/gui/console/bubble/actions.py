"""The gestures of hand-for-hand play: start, next step whichever it is, and end."""

from typing import TYPE_CHECKING, Final

from tdconsole.domain.language.commands.bubble import DealNextHand, EndHandForHand, StartHandForHand
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.state.tournament import Tournament
from tdconsole.gui.console.actions import needs
from tdconsole.gui.console.actions.action import Action
from tdconsole.gui.console.actions.page import PageRow
from tdconsole.gui.console.actions.selection import Selection
from tdconsole.projections.bubble.board_gestures import board_of, onward, rest, step

if TYPE_CHECKING:
    from tdconsole.gui.console.bubble.page import BubblePage


def _start(state: Tournament, _selection: Selection) -> Request | None:
    play = state.play
    begun = play.clock.anchor is not None and not state.finished
    return StartHandForHand() if begun and play.board is None and state.left > 1 else None


def _step(state: Tournament, _selection: Selection) -> Request | None:
    board = board_of(state)
    return None if board is None else step(board)


def _next(state: Tournament, _selection: Selection) -> Request | None:
    board = board_of(state)
    return DealNextHand() if board is not None and board.done == len(board.tables) else None


def _rest(state: Tournament, _selection: Selection) -> Request | None:
    board = board_of(state)
    return None if board is None else rest(board)


def _dealing(state: Tournament, _selection: Selection) -> bool:
    board = board_of(state)
    return board is not None and board.dealing > 0


def _onward(state: Tournament, _selection: Selection) -> Request | None:
    board = board_of(state)
    return None if board is None else onward(board)


def _tie_line(state: Tournament, _selection: Selection) -> str:
    """Name one bust of the hand; the line then offers every ranking of all of them."""
    board = board_of(state)
    unsure = board is not None and board.ranking.doubt is not None
    return f"tie #{board.out[0].entry}" if board is not None and unsure else ""


def _end(state: Tournament, _selection: Selection) -> Request | None:
    """End it at once between two hands; in the middle of a hand ask first."""
    board = board_of(state)
    return EndHandForHand() if board is not None and board.done == len(board.tables) else None


def _over(state: Tournament, _selection: Selection) -> Request | None:
    return EndHandForHand() if state.play.board is not None else None


def _end_line(state: Tournament, _selection: Selection) -> str:
    return "h4h end" if state.play.board is not None else ""


ACTIONS: Final = (
    Action(
        "hand-for-hand",
        "clock",
        lambda w: w.pgettext("action", "Start hand for hand"),
        "",
        "h4h",
        command=_start,
        flights="playing",
    ),
    Action(
        "hand-step",
        "floor",
        lambda w: w.pgettext("action", "Hand for hand: the next step"),
        "Alt+H",
        "release 12",
        command=_step,
        needs=needs.bubble,
    ),
    Action(
        "hand-next",
        "floor",
        lambda w: w.pgettext("action", "Hand for hand: the next hand"),
        "",
        "h4h next",
        command=_next,
    ),
    Action(
        "hand-rest",
        "floor",
        lambda w: w.pgettext("action", "Hand for hand: all others are done"),
        "Alt+D",
        "h4h rest",
        command=_rest,
        enabled_if=_dealing,
        needs=needs.bubble,
    ),
    Action(
        "hand-onward",
        "clock",
        lambda w: w.pgettext("action", "Hand for hand: on to the next jump"),
        "",
        "h4h 45",
        command=_onward,
    ),
    Action(
        "hand-tie",
        "floor",
        lambda w: w.pgettext("action", "Rank those of this hand…"),
        "",
        "tie 7-4, 9-2",
        prefill=_tie_line,
    ),
    Action(
        "hand-end",
        "clock",
        lambda w: w.pgettext("action", "End hand for hand"),
        "",
        "h4h end",
        command=_end,
        prefill=_end_line,
        preview=_over,
    ),
)


def _is_on(state: Tournament) -> bool:
    return state.play.board is not None


def _page() -> "type[BubblePage]":
    from tdconsole.gui.console.bubble.page import BubblePage  # noqa: PLC0415 -- when first turned to

    return BubblePage


PAGE: Final = PageRow(
    "bubble", lambda w: w.pgettext("page", "Bubble"), "Ctrl+F9", _page, offered=_is_on
)
