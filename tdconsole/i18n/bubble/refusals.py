"""What is refused while play is hand-for-hand."""

from collections.abc import Sequence
from typing import Final, assert_never

from tdconsole.domain.language.rejections import bubble as no
from tdconsole.domain.values import TableNo
from tdconsole.i18n.catalogue import N_, Catalogue
from tdconsole.i18n.naming import OwnWords, Sentences, Wording

SENTENCES: Final[Sentences] = {
    no.HandForHandOn: N_("Play is hand-for-hand, and the clock is stopped until that ends."),
    no.HandForHandOff: N_("Play is not hand-for-hand."),
    no.NobodyDeals: N_("No table has two players, so no hand can be dealt."),
    no.NotInABreak: N_("It is a break: hand for hand begins once play goes on."),
    no.NoBreakYet: N_("Play is hand-for-hand: a break begins once that ends."),
    no.BoardCountsHands: N_(
        "Play is hand-for-hand: each hand of the board is counted by itself once it is over."
    ),
    no.UntilNeeded: N_("No prize ahead is higher: say with how many players left it ends."),
    no.UntilReached: N_("{left} are left already: it can't end with {until}."),
    no.UntilNotBelow: N_("It ends with {was} left already: {until} would not extend it."),
    no.NotInThisHand: N_("Table {table} was not dealt this hand."),
    no.AllInHeld: N_("The all-in at table {table} is held: release it first."),
    no.AllInsNotHeld: N_("By the house's book all-ins are not held ({option})."),
    no.NothingHeld: N_("At table {table} no all-in is held."),
    no.AnotherRuns: N_(
        "All-ins are played one table at a time: before table {table} comes table {running}."
    ),
}


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


def _reported_so(wording: Wording, one: no.ReportedSo) -> str:
    words, tables, task = wording.words, one.tables, one.task
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


def _released_early(wording: Wording, one: no.ReleasedEarly) -> str:
    words = wording.words
    say = words.gettext
    table, tables, others = one.table, one.tables, one.others
    return say(
        "Table {table} waits until all others are done: {tables}.",
        table=table,
        tables=_still(words, tables, others),
    )


def _tables_still_deal(wording: Wording, one: no.TablesStillDeal) -> str:
    words = wording.words
    say = words.gettext
    tables, others = one.tables, one.others
    return say("The hand is not over: {tables}.", tables=_still(words, tables, others))


def _all_ins_open(wording: Wording, one: no.AllInsOpen) -> str:
    words = wording.words
    tables = one.tables
    return words.ngettext(
        "An all-in is still to be played: table {tables}.",
        "All-ins are still to be played: tables {tables}.",
        len(tables),
        tables=_named(words, tables),
    )


OWN_WORDS: Final[OwnWords] = {
    no.ReportedSo: _reported_so,
    no.ReleasedEarly: _released_early,
    no.TablesStillDeal: _tables_still_deal,
    no.AllInsOpen: _all_ins_open,
}
