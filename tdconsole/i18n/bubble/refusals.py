"""Hand for hand."""

from collections.abc import Sequence
from typing import assert_never

from tdconsole.domain.language.rejections import bubble as no
from tdconsole.domain.values import TableNo, TableTask
from tdconsole.i18n.catalogue import Catalogue


def bubble_refusal(words: Catalogue, rejection: no.BubbleRefusal) -> str:
    say = words.gettext
    match rejection:
        case no.HandForHandOn():
            return say("It is played hand for hand, and the clock stands until that ends.")
        case no.HandForHandOff():
            return say("It is not played hand for hand.")
        case no.NobodyDeals():
            return say("At no table two players sit together, so no hand can be dealt.")
        case no.NotInABreak():
            return say("It is a break: hand for hand begins once play goes on.")
        case no.NoBreakYet():
            return say("It is played hand for hand: a break begins once that ends.")
        case no.BoardCountsHands():
            return say(
                "It is played hand for hand: each hand of the board is counted by itself once it is over."
            )
        case no.UntilNeeded():
            return say("No prize ahead is higher: say with how many players left it ends.")
        case no.UntilReached(until=until, left=left):
            return say(
                "{left} are left already: it can't end with {until}.",
                left=words.number(left),
                until=words.number(until),
            )
        case no.UntilNotBelow(until=until, was=was):
            return say(
                "It ends with {was} left as it is: {until} would be no longer.",
                was=words.number(was),
                until=words.number(until),
            )
        case (
            no.NotInThisHand()
            | no.ReportedSo()
            | no.AllInHeld()
            | no.AllInsNotHeld()
            | no.NothingHeld()
            | no.ReleasedEarly()
            | no.AnotherRuns()
            | no.TablesStillDeal()
            | no.AllInsOpen()
        ):
            return _of_tables(words, rejection)
        case _:
            assert_never(rejection)


_OfTables = (
    no.NotInThisHand
    | no.ReportedSo
    | no.AllInHeld
    | no.AllInsNotHeld
    | no.NothingHeld
    | no.ReleasedEarly
    | no.AnotherRuns
    | no.TablesStillDeal
    | no.AllInsOpen
)


def _of_tables(words: Catalogue, rejection: _OfTables) -> str:
    say = words.gettext
    match rejection:
        case no.NotInThisHand(table=table):
            return say("Table {table} was not dealt this hand.", table=table)
        case no.ReportedSo(tables=tables, task=task):
            return _reported_so(words, tables, task)
        case no.AllInHeld(table=table):
            return say("The all-in at table {table} is held: release it first.", table=table)
        case no.AllInsNotHeld(option=option):
            return say("By the house's book all-ins are not held ({option}).", option=option)
        case no.NothingHeld(table=table):
            return say("At table {table} no all-in is held.", table=table)
        case no.ReleasedEarly(table=table, tables=tables, others=others):
            return say(
                "Table {table} waits until all others are done: {tables}.",
                table=table,
                tables=_still(words, tables, others),
            )
        case no.AnotherRuns(table=table, running=running):
            return say(
                "All-ins are played one table at a time: before table {table} comes table {running}.",
                table=table,
                running=running,
            )
        case no.TablesStillDeal(tables=tables, others=others):
            return say("The hand is not over: {tables}.", tables=_still(words, tables, others))
        case no.AllInsOpen(tables=tables):
            return words.ngettext(
                "An all-in is still to be played: table {tables}.",
                "All-ins are still to be played: tables {tables}.",
                len(tables),
                tables=_named(words, tables),
            )
        case _:
            assert_never(rejection)


def _named(words: Catalogue, tables: Sequence[TableNo]) -> str:
    return words.listed([str(table) for table in tables])


def _still(words: Catalogue, tables: Sequence[TableNo], others: int) -> str:
    if others:
        return words.ngettext(
            "tables {tables} and {number} other are not done",
            "tables {tables} and {number} others are not done",
            others,
            tables=_named(words, tables),
        )
    return words.ngettext(
        "table {tables} is not done",
        "tables {tables} are not done",
        len(tables),
        tables=_named(words, tables),
    )


def _reported_so(words: Catalogue, tables: Sequence[TableNo], task: TableTask) -> str:
    named, number = _named(words, tables), len(tables)
    match task:
        case "dealing":
            return words.ngettext(
                "Table {tables} is dealing.", "Tables {tables} are dealing.", number, tables=named
            )
        case "done":
            return words.ngettext(
                "Table {tables} is done already.",
                "Tables {tables} are done already.",
                number,
                tables=named,
            )
        case "held":
            return words.ngettext(
                "The all-in at table {tables} is held already.",
                "The all-ins at tables {tables} are held already.",
                number,
                tables=named,
            )
        case "released":
            return words.ngettext(
                "The all-in at table {tables} is released already.",
                "The all-ins at tables {tables} are released already.",
                number,
                tables=named,
            )
        case _:
            assert_never(task)
