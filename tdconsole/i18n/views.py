"""What screens and lists call things: the words of boards, columns and the trail."""

from collections.abc import Callable
from typing import assert_never

from tdconsole.domain import events as happened
from tdconsole.domain.state import Setup
from tdconsole.domain.values import (
    Break,
    ClockAnchor,
    Document,
    EntryId,
    Instant,
    NoteId,
    Period,
    PeriodId,
    Structure,
)
from tdconsole.i18n.calling import calling_told
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.clock_words import period_name
from tdconsole.i18n.refusals import seat_name
from tdconsole.i18n.rulebooks import rules_told

Who = Callable[[EntryId], str]
Note = Callable[[NoteId], str]


def blinds(words: Catalogue, period: Period) -> str:
    if isinstance(period, Break):
        return words.pgettext("clock", "break")
    number, say = words.number, words.pgettext
    text = f"{number(period.small_blind)}/{number(period.big_blind)}"
    if not period.big_blind:
        text = say("stakes", "bring-in {bring_in}", bring_in=number(period.bring_in))
    if period.ante:
        text = f"{text} ({number(period.ante)})"
    if not period.big_bet:
        return text
    limits = f"{number(period.small_bet)}/{number(period.big_bet)}"
    return say("stakes", "{limits} limit · {blinds}", limits=limits, blinds=text)


def place(words: Catalogue, number: int, shared_by: int) -> str:
    """Two who share the fifth place hold the fifth and the sixth."""
    if shared_by == 1:
        return str(number)
    return words.pgettext(
        "shared places", "{first}–{last}", first=number, last=number + shared_by - 1
    )


def document_name(words: Catalogue, document: Document) -> str:
    names: dict[Document, str] = {
        "seat-cards": words.pgettext("document", "seat cards"),
        "payout-sheet": words.pgettext("document", "payout sheet"),
    }
    return names[document]


def log_sentence(
    words: Catalogue, event: happened.Event, who: Who, note: Note, setup: Setup
) -> str:
    """Levels are called as they are in the present structure."""
    currency = setup.currency
    say = words.gettext
    match event:
        case happened.TournamentCreated():
            return say("Tournament {name} created", name=event.name)
        case happened.RulesOverridden(changes=changes, reason=None):
            return say("Rules overridden: {rules}", rules=rules_told(words, changes))
        case happened.RulesOverridden(changes=changes):
            return say(
                "Rules overridden: {rules}. Reason: {reason}",
                rules=rules_told(words, changes),
                reason=note(event.reason) if event.reason else "",
            )
        case happened.TournamentFinished():
            return say("Tournament finished")
        case happened.DrawCommitted(reason=None):
            return say("Draw committed to {commitment}", commitment=event.commitment[:16])
        case happened.DrawCommitted():
            return say(
                "Draws to come committed to {commitment}. Reason: {reason}",
                commitment=event.commitment[:16],
                reason=note(event.reason) if event.reason else "",
            )
        case happened.SeatsDrawn():
            return words.ngettext(
                "Draw {draw}: {number} seat drawn",
                "Draw {draw}: {number} seats drawn",
                len(event.seated),
                draw=event.draw,
            )
        case happened.EntryRegistered():
            return say(
                "{player} registered, entry {entry}, {amount}",
                player=who(event.entry),
                entry=event.entry,
                amount=words.money(event.paid.pool, currency)
                + (f" + {words.money(event.paid.fee, currency)}" if event.paid.fee else ""),
            )
        case happened.EntryUnregistered():
            return say("{player} taken off the list", player=who(event.entry))
        case happened.ClockStarted(anchor=ClockAnchor(waits=True, since=Instant() as start)):
            return say("Clock set to start at {time}", time=words.time_of_day(start))
        case happened.ClockStarted():
            return say("Clock started: {left} left", left=_left(words, event.anchor))
        case happened.ClockPaused(reason=None):
            return say("Clock paused: {left} left", left=_left(words, event.anchor))
        case happened.ClockPaused():
            return say(
                "Clock paused: {left} left. Reason: {reason}",
                left=_left(words, event.anchor),
                reason=note(event.reason) if event.reason else "",
            )
        case happened.ClockResumed():
            return say("Clock resumed: {left} left", left=_left(words, event.anchor))
        case happened.ClockAdjusted():
            return say("Clock set to {left} left", left=_left(words, event.anchor))
        case happened.LevelSet():
            return say(
                "Clock set to {period}: {left} left",
                period=_period(words, setup.structure, event.anchor.period),
                left=_left(words, event.anchor),
            )
        case happened.HandsCounted(anchor=ClockAnchor(hands=int(hands))):
            return words.ngettext(
                "Hands counted: {number} left", "Hands counted: {number} left", hands
            )
        case happened.HandsCounted():
            return say("Last hand of the level: {left} left", left=_left(words, event.anchor))
        case happened.ClockRestored(anchor=ClockAnchor() as anchor):
            return say(
                "Clock as it was: {period}, {left} left",
                period=_period(words, setup.structure, anchor.period),
                left=_left(words, anchor),
            )
        case happened.ClockRestored():
            return say("Clock as it was: not started")
        case happened.ClockSettled():
            return say("Clock settled: {left} left", left=_left(words, event.anchor))
        case happened.StructureEdited():
            return words.ngettext(
                "Structure edited: it has {number} row",
                "Structure edited: it has {number} rows",
                len(event.structure),
            )
        case happened.PlayersEliminated():
            return "; ".join(_out(words, out, who) for out in event.hand)
        case happened.PlayerReinstated():
            return say(
                "{player} back in, at {seat}",
                player=who(event.entry),
                seat=seat_name(words, event.seat),
            )
        case happened.PlayerMoved():
            return say(
                "{player} moved to {seat}",
                player=who(event.entry),
                seat=seat_name(words, event.seat),
            )
        case happened.ClockCalled() | happened.CallEnded() | happened.TimeCardPlayed():
            return calling_told(words, event, who)
        case happened.PaperIssued(document="seat-cards"):
            return say("Seat cards printed")
        case happened.PaperIssued():
            return say("Payout sheet printed")
        case _:
            assert_never(event)


def _period(words: Catalogue, structure: Structure, wanted: PeriodId) -> str:
    for index, period in enumerate(structure):
        if period.id == wanted:
            return period_name(words, structure, index)
    return words.pgettext("clock", "a level that is gone")


def _left(words: Catalogue, anchor: ClockAnchor) -> str:
    return words.duration(anchor.left)


def _out(words: Catalogue, out: happened.Elimination, who: Who) -> str:
    player, seat = who(out.entry), seat_name(words, out.seat)
    if out.stack is None:
        return words.gettext("{player} out, from {seat}", player=player, seat=seat)
    return words.gettext(
        "{player} out, from {seat}, stack before the hand {stack}",
        player=player,
        seat=seat,
        stack=words.number(out.stack),
    )
