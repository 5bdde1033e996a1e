"""The time at which the prizes on the wall were posted."""

from tdconsole.domain.language.events.money import PrizesPosted
from tdconsole.domain.values import Instant
from tdconsole.session import Timeline


def posted_at(timeline: Timeline) -> Instant | None:
    """Return the time of the latest posting that counts."""
    for step in reversed(timeline.steps):
        posts = any(isinstance(event, PrizesPosted) for event in step.events)
        if posts and step.undoes is None and timeline.alive(step.no):
            return step.at
    return None
