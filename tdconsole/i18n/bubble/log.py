"""Hand for hand."""

from typing import assert_never

from tdconsole.domain.language import events as happened
from tdconsole.domain.values import TableNo, TableTask
from tdconsole.i18n.catalogue import Catalogue

BubbleEvent = (
    happened.HandForHandStarted
    | happened.TablesReported
    | happened.NextHandDealt
    | happened.HandForHandExtended
    | happened.HandForHandEnded
)


def bubble_told(words: Catalogue, event: BubbleEvent) -> str:
    say = words.gettext
    match event:
        case happened.HandForHandStarted(until=until, tables=tables):
            return words.ngettext(
                "Hand for hand at {number} table, until {until} are left",
                "Hand for hand at {number} tables, until {until} are left",
                len(tables),
                until=words.number(until),
            )
        case happened.TablesReported(tables=tables, task=task):
            return _reported(words, tables, task)
        case happened.NextHandDealt():
            return say("The next hand is dealt")
        case happened.HandForHandExtended(until=until):
            return say("Hand for hand goes on until {until} are left", until=words.number(until))
        case happened.HandForHandEnded():
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
