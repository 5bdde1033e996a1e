"""Log sentences on hand-for-hand play."""

from typing import assert_never

from tdconsole.domain.language.events.bubble import (
    HandForHandEnded,
    HandForHandExtended,
    HandForHandStarted,
    NextHandDealt,
    TablesReported,
)
from tdconsole.domain.values import TableNo, TableTask
from tdconsole.i18n.catalogue import Catalogue

BubbleEvent = (
    HandForHandStarted | TablesReported | NextHandDealt | HandForHandExtended | HandForHandEnded
)


def bubble_told(words: Catalogue, event: BubbleEvent) -> str:
    say = words.gettext
    match event:
        case HandForHandStarted(until=until, tables=tables):
            return words.ngettext(
                "Hand for hand at {number} table, until {until} are left",
                "Hand for hand at {number} tables, until {until} are left",
                len(tables),
                until=words.number(until),
            )
        case TablesReported(tables=tables, task=task):
            return _reported(words, tables, task)
        case NextHandDealt():
            return say("The next hand is dealt")
        case HandForHandExtended(until=until):
            return say("Hand for hand goes on until {until} are left", until=words.number(until))
        case HandForHandEnded():
            return say("Hand for hand is over")
        case _:
            assert_never(event)


def _reported(words: Catalogue, tables: tuple[TableNo, ...], task: TableTask) -> str:
    say = words.gettext
    named = words.listed([str(table) for table in tables])
    match task:
        case "dealing":
            return say("Hand for hand, dealing: {tables}", tables=named)
        case "done":
            return say("Hand for hand, done: {tables}", tables=named)
        case "held":
            return say("Hand for hand, all-in held: {tables}", tables=named)
        case "released":
            return say("Hand for hand, all-in released: {tables}", tables=named)
        case _:
            assert_never(task)
