"""What an evening says of hand for hand."""

from collections.abc import Callable
from typing import Final

from tdconsole.domain.language.commands.bubble import (
    DealNextHand,
    EndHandForHand,
    ExtendHandForHand,
    ReportTables,
    StartHandForHand,
)
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Instant, TableNo, TableTask
from tdconsole.projections.bubble.hand_board import HandBoard, hand_board
from tests.scenarios.grammar import Sentence

TASKS: Final[dict[str, TableTask]] = {
    "done": "done",
    "all-in held": "held",
    "all-in released": "released",
    "still dealing": "dealing",
}


class Bubble:
    def __init__(self, state: Callable[[], Tournament], now: Callable[[], Instant]) -> None:
        self._state, self._now = state, now
        self.asks: dict[str, Callable[[Sentence], Request]] = {
            "hand_for_hand": _begun,
            "extend_hands": lambda s: ExtendHandForHand(until=int(s.said["until"])),
            "report": _reported,
            "next_hand": lambda _: DealNextHand(),
            "end_hands": lambda _: EndHandForHand(),
        }
        self.tells: dict[str, Callable[[Sentence], None]] = {"hand_board": self._told}

    def _told(self, sentence: Sentence) -> None:
        board = hand_board(self._state(), self._now())
        so = ["none"] if board is None else _words(board)
        for item in sentence.said["items"].split(", "):
            assert item in so, f"{item!r} is not so; the board says: {', '.join(so)}"


def _begun(sentence: Sentence) -> Request:
    until = sentence.said.get("until")
    return StartHandForHand(until=None if until is None else int(until))


def _reported(sentence: Sentence) -> Request:
    tables = tuple(TableNo(int(table)) for table in sentence.said["tables"].split())
    return ReportTables(tables=tables, task=TASKS[sentence.said["task"]])


def _words(board: HandBoard) -> list[str]:
    words = [
        f"hand {board.hand}",
        f"left {board.left} of {board.until}",
        f"dealing {board.dealing}",
        f"done {board.done}",
        f"held {board.held}",
    ]
    match board.step:
        case "release":
            return [*words, f"release table {board.release}"]
        case "next":
            return [*words, "deal the next"]
        case "end":
            return [*words, "end it"]
        case _:
            return [*words, "wait"]
