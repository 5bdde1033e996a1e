"""Log sentences on counts, races and corrections of chips."""

from typing import Final

from tdconsole.domain.language.events.chips import (
    ChipsCorrected,
    ChipsCounted,
    ChipsRaced,
    RaceCardsDealt,
)
from tdconsole.domain.values import Chips
from tdconsole.i18n.chips.words import why_chips
from tdconsole.i18n.naming import LogWording, OwnLog, Sentences
from tdconsole.i18n.passed import with_reason

SENTENCES: Final[Sentences] = {}


def _chips_counted(wording: LogWording, event: ChipsCounted) -> str:
    words, who = wording.words, wording.who
    if event.chips is not None:
        return words.gettext(
            "Table {table} counted: {chips} in all",
            table=event.table,
            chips=words.number(event.chips),
        )
    if len(event.stacks) == 1:
        (one,) = event.stacks
        return words.gettext(
            "{player} counted: {chips}", player=who(one.entry), chips=words.number(one.chips)
        )
    return words.ngettext(
        "Table {table} counted: {number} stack, {chips} in all",
        "Table {table} counted: {number} stacks, {chips} in all",
        len(event.stacks),
        table=event.table,
        chips=words.number(sum(one.chips for one in event.stacks)),
    )


def _chips_raced(wording: LogWording, event: ChipsRaced) -> str:
    words = wording.words
    odd, got = sum(one.odd for one in event.tables), sum(one.got for one in event.tables)
    change = Chips(got * event.new - odd * event.old)
    return words.ngettext(
        "Chips of {old} coloured up at {number} table: {odd} odd ones out, {got} of {new} in ({change})",
        "Chips of {old} coloured up at {number} tables: {odd} odd ones out, {got} of {new} in ({change})",
        len(event.tables),
        old=words.number(event.old),
        new=words.number(event.new),
        odd=words.number(odd),
        got=words.number(got),
        change=f"{'+' if change > 0 else ''}{words.number(change)}",
    )


def _race_cards_dealt(wording: LogWording, event: RaceCardsDealt) -> str:
    words = wording.words
    return words.ngettext(
        "Cards dealt for the race at {number} table",
        "Cards dealt for the race at {number} tables",
        len({one.table for one in event.cards}),
    )


def _chips_corrected(wording: LogWording, event: ChipsCorrected) -> str:
    words, who, note = wording.words, wording.who, wording.note
    say = words.gettext
    match event:
        case ChipsCorrected(chips=0, why="found_late", entry=int(entry)):
            return say(
                "Chips found after their race exchanged to the last one ({player})",
                player=who(entry),
            )
        case ChipsCorrected(chips=chips):
            why = why_chips(words, event.why)
            told = (
                say("{chips} more in chips: {why}", chips=words.number(chips), why=why)
                if chips >= 0
                else say("{chips} less in chips: {why}", chips=words.number(-chips), why=why)
            )
            if event.entry is not None:
                told = say("{told} ({player})", told=told, player=who(event.entry))
            return with_reason(words, told, event.reason, note)


OWN_WORDS: Final[OwnLog] = {
    ChipsCounted: _chips_counted,
    ChipsRaced: _chips_raced,
    RaceCardsDealt: _race_cards_dealt,
    ChipsCorrected: _chips_corrected,
}
