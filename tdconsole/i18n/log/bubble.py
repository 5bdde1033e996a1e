"""Hand for hand, and hands to be missed."""

from typing import assert_never

from tdconsole.domain import events as happened
from tdconsole.domain.values import TableNo, TableTask
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.log.passed import Note, Who

BubbleEvent = (
    happened.HandForHandStarted
    | happened.TablesReported
    | happened.NextHandDealt
    | happened.HandForHandExtended
    | happened.HandForHandEnded
    | happened.PenaltyGiven
    | happened.HandsServed
    | happened.PenaltyLifted
)


def bubble_told(words: Catalogue, event: BubbleEvent, who: Who, note: Note) -> str:
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
        case happened.PenaltyGiven():
            return _given(words, event, who)
        case happened.HandsServed(penalty=penalty, hands=hands):
            return words.ngettext(
                "{number} hand of penalty {penalty} served",
                "{number} hands of penalty {penalty} served",
                hands,
                penalty=penalty,
            )
        case happened.PenaltyLifted(penalty=penalty, reason=reason):
            return say("Penalty {penalty} lifted: {reason}", penalty=penalty, reason=note(reason))
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


def _given(words: Catalogue, event: happened.PenaltyGiven, who: Who) -> str:
    player, penalty = who(event.entry), event.penalty
    if event.rounds:
        return words.ngettext(
            "Penalty {penalty} for {player}: {number} round",
            "Penalty {penalty} for {player}: {number} rounds",
            event.rounds,
            player=player,
            penalty=penalty,
        )
    return words.ngettext(
        "Penalty {penalty} for {player}: {number} hand",
        "Penalty {penalty} for {player}: {number} hands",
        event.hands,
        player=player,
        penalty=penalty,
    )
