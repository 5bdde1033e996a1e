"""Advice put off, dismissed or taken on by somebody: kept for as long as its facts hold."""

from msgspec.structs import replace

from tdconsole.domain.language.commands.floor import (
    DismissAdvice,
    HandBackAdvice,
    PostponeAdvice,
    TakeOnAdvice,
)
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.floor import (
    AdviceDismissed,
    AdviceHandedBack,
    AdvicePostponed,
    AdviceTaken,
    AdviceTakenOn,
)
from tdconsole.domain.language.rejections.advice import (
    NotTakenOn,
    TakenOnAlready,
    TakerUnknown,
    YoursAlready,
)
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.tournament import SetAside, TakenOn, Tournament
from tdconsole.domain.values import Instant, Millis, NoteId, elapsed


def postpone(
    _tournament: Tournament, command: PostponeAdvice, context: Context
) -> tuple[Event, ...]:
    return (
        AdvicePostponed(
            advice=command.advice,
            facts=command.facts,
            since=context.now,
            minutes=command.minutes,
        ),
    )


def dismiss(_tournament: Tournament, command: DismissAdvice, context: Context) -> tuple[Event, ...]:
    note = context.note or NoteId("")
    return (AdviceDismissed(advice=command.advice, facts=command.facts, reason=note),)


def take_on(
    tournament: Tournament, command: TakeOnAdvice, context: Context
) -> tuple[Event, ...] | TakerUnknown | TakenOnAlready | YoursAlready:
    if context.actor is None:
        return TakerUnknown()
    before = tournament.taken_on.get(command.advice)
    if before is not None and before.facts == command.facts:
        if before.by == context.actor:
            return YoursAlready()
        return TakenOnAlready(by=before.by, since=before.since)
    return (
        AdviceTakenOn(
            advice=command.advice, facts=command.facts, by=context.actor, since=context.now
        ),
    )


def hand_back(
    tournament: Tournament, command: HandBackAdvice, _context: Context
) -> tuple[Event, ...] | NotTakenOn:
    if command.advice not in tournament.taken_on:
        return NotTakenOn()
    return (AdviceHandedBack(advice=command.advice),)


def taken_on(tournament: Tournament, event: AdviceTakenOn) -> Tournament:
    one = TakenOn(facts=event.facts, by=event.by, since=event.since)
    return replace(tournament, taken_on=tournament.taken_on.set(event.advice, one))


def handed_back(tournament: Tournament, event: AdviceHandedBack) -> Tournament:
    if event.advice not in tournament.taken_on:
        return tournament
    return replace(tournament, taken_on=tournament.taken_on.delete(event.advice))


def postponed(tournament: Tournament, event: AdvicePostponed) -> Tournament:
    aside = SetAside(facts=event.facts, since=event.since, minutes=event.minutes)
    return replace(tournament, aside=tournament.aside.set(event.advice, aside))


def dismissed(tournament: Tournament, event: AdviceDismissed) -> Tournament:
    aside = SetAside(facts=event.facts)
    return replace(tournament, aside=tournament.aside.set(event.advice, aside))


def taken(tournament: Tournament, _event: AdviceTaken) -> Tournament:
    """Change nothing: what was done is recorded by the events of the same step."""
    return tournament


def is_aside(aside: SetAside, facts: str, now: Instant) -> bool:
    """Whether advice is still set aside: its time is not up and its facts are unchanged."""
    if aside.facts != facts:
        return False
    return aside.since is None or elapsed(aside.since, now) < Millis(aside.minutes * 60_000)
