"""Hand-for-hand play in words: the state of a table, and what comes next."""

from typing import assert_never

from tdconsole.domain.values import TableTask
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.bubble.hand_board import HandBoard, HandClock


def task_name(words: Catalogue, task: TableTask) -> str:
    say = words.pgettext
    match task:
        case "dealing":
            return say("hand for hand", "dealing")
        case "done":
            return say("hand for hand", "done")
        case "held":
            return say("hand for hand", "all-in held")
        case "released":
            return say("hand for hand", "all-in played")
        case _:
            assert_never(task)


def step_name(words: Catalogue, board: HandBoard) -> str:
    """The text of the one button."""
    say = words.pgettext
    match board.step:
        case "report" | "next":
            return say("hand for hand", "Next hand")
        case "release":
            return say("hand for hand", "Release table {table}", table=board.release)
        case "end":
            return say("hand for hand", "End hand for hand")
        case _:
            assert_never(board.step)


def reports_told(words: Catalogue, board: HandBoard) -> str:
    return words.ngettext(
        "{done} of {number} table done",
        "{done} of {number} tables done",
        len(board.tables),
        done=words.number(board.done),
    )


def clock_sentence(words: Catalogue, board: HandBoard) -> str:
    """The clock's reading now, and once this hand is over."""
    after = _stands(words, board.after)
    if board.after.level != board.clock.level and board.after.level is not None:
        after = words.gettext(
            "level {level}, {time}", level=words.number(board.after.level), time=after
        )
    return words.gettext(
        "Clock {now}, after this hand {after}", now=_stands(words, board.clock), after=after
    )


def _stands(words: Catalogue, clock: HandClock) -> str:
    if clock.hands is None:
        return words.duration(clock.left)
    return words.ngettext("{number} hand", "{number} hands", clock.hands)


def waits_told(words: Catalogue, board: HandBoard) -> str:
    """What the next hand waits for; empty if it doesn't."""
    dealing = [one.table for one in board.tables if one.task == "dealing"]
    held = [one.table for one in board.tables if one.task == "held"]
    running = next((one.table for one in board.tables if one.task == "released"), None)
    if len(dealing) == 1:
        return words.gettext("Table {table} still deals.", table=dealing[0])
    if dealing:
        return words.ngettext(
            "{number} table still deals.", "{number} tables still deal.", len(dealing)
        )
    if running is not None:
        return words.gettext("The all-in at table {table} is being played.", table=running)
    if held:
        return words.ngettext(
            "The all-in at table {tables} is held.",
            "The all-ins at tables {tables} are held: one is played after the other.",
            len(held),
            tables=words.listed([str(table) for table in held]),
        )
    return ""
