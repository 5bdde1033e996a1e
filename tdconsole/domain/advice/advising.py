"""Advice put off or dismissed: the director's own business, kept for as long as its facts hold."""

from msgspec.structs import replace

from tdconsole.domain.language.commands.floor import DismissAdvice, PostponeAdvice
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.floor import AdviceDismissed, AdvicePostponed, AdviceTaken
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.tournament import SetAside, Tournament
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
