"""Gestures on the board: at one table, or at all of them."""

from typing import Final, assert_never

from tdconsole.domain.language.commands.bubble import (
    DealNextHand,
    EndHandForHand,
    ExtendHandForHand,
    ReportTables,
)
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.memo import Memo
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import TableNo, TableTask
from tdconsole.projections.bubble.hand_board import HandBoard, hand_board

_BOARD: Final[Memo[HandBoard | None]] = Memo()


def board_of(state: Tournament) -> HandBoard | None:
    """Return the board as of the clock's own start: the clock is stopped while it is on."""
    board = state.play.board
    if board is None:
        return None
    return _BOARD.of(state, made=lambda: hand_board(state, board.since))


def pressed(task: TableTask) -> TableTask:
    """Report a table, or take the report back if pressed again."""
    match task:
        case "dealing" | "released":
            return "done"
        case "done":
            return "dealing"
        case "held":
            return "released"
        case _:
            assert_never(task)


def held(task: TableTask) -> TableTask:
    """The second gesture: an all-in is held, or it was none."""
    return "dealing" if task == "held" else "held"


def entered(task: TableTask) -> TableTask:
    """Report a table by its number; repeating the number takes nothing back."""
    return "released" if task == "held" else "done"


def step(board: HandBoard) -> Request | None:
    """Return the next step unless it is a report."""
    match board.step:
        case "report":
            return None
        case "release":
            return None if board.release is None else release(board.release)
        case "next":
            return DealNextHand()
        case "end":
            return EndHandForHand()
        case _:
            assert_never(board.step)


def release(table: TableNo) -> Request:
    return ReportTables(tables=(table,), task="released")


def rest(board: HandBoard) -> Request | None:
    """Report all tables that are still dealing as done."""
    dealing = tuple(one.table for one in board.tables if one.task == "dealing")
    return ReportTables(tables=dealing, task="done") if dealing else None


def onward(board: HandBoard) -> Request | None:
    return None if board.jump is None else ExtendHandForHand(until=board.jump)
