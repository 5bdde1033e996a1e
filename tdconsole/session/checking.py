"""The whole file gone through: the trail's seals, the sums of each tournament, every draw."""

from collections.abc import Iterator

from tdconsole.domain.draw import drawn_again, next_link, offered, waiting
from tdconsole.domain.events import DrawCommitted, SeatsDrawn
from tdconsole.domain.invariants import problems
from tdconsole.domain.values import ChainNo, Digest, StepNo, TournamentId
from tdconsole.journal import stream_of
from tdconsole.projections.faults import (
    DoesNotAddUp,
    DrawDiffers,
    Fault,
    InputsDiffer,
    LinkBroken,
)
from tdconsole.session.opening import Opened
from tdconsole.session.timeline import Timeline


def check(opened: Opened) -> Iterator[Fault]:
    broken = list(opened.faults())
    yield from broken
    if broken:
        return  # what can't be trusted byte for byte is not worth adding up
    for tournament in opened.session.tournaments():
        yield from check_sums(opened, tournament)
        yield from check_draws(opened.session.timeline(tournament))


def check_sums(opened: Opened, tournament: TournamentId) -> Iterator[Fault]:
    state = opened.session.state(tournament)
    if state is not None:
        for problem in problems(state):
            yield DoesNotAddUp(stream=stream_of(tournament), problem=problem)


def check_draws(timeline: Timeline) -> Iterator[Fault]:
    """Each draw done again on the floor as it was at that moment."""
    then = Timeline()
    links: dict[ChainNo, Digest] = {}
    for step in timeline.steps:
        for event in step.events:
            if isinstance(event, DrawCommitted):
                links[event.chain] = event.commitment
            if isinstance(event, SeatsDrawn):
                yield from _check_draw(then, step.no, event, links.get(event.chain))
                links[event.chain] = event.link
        then.extend([step])


def _check_draw(
    then: Timeline, step: StepNo, event: SeatsDrawn, before: Digest | None
) -> Iterator[Fault]:
    if before is None or not _leads_to(event.link, before):
        yield LinkBroken(step=step, draw=event.draw)
    if drawn_again(event) != event.seated:
        yield DrawDiffers(step=step, draw=event.draw)
    if then.state is not None:
        entries = waiting(then.state)
        if (
            entries != [one.entry for one in event.seated]
            or offered(then.state, len(entries)) != event.tables
        ):
            yield InputsDiffer(step=step, draw=event.draw)


def _leads_to(link: Digest, before: Digest) -> bool:
    try:
        return next_link(link) == before
    except ValueError:  # not even a number
        return False
