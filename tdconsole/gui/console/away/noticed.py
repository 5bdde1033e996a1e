"""Whose penalty was given last, and whether the papers of it are still to be printed."""

from tdconsole.domain.events import (
    Event,
    PaperIssued,
    PenaltyGiven,
    PenaltyLifted,
    PlayerDisqualified,
)
from tdconsole.domain.state import Tournament
from tdconsole.domain.values import EntryId
from tdconsole.gui.console.watch import Watch


def last_penalized(watch: Watch) -> EntryId | None:
    """By the steps that still count."""
    timeline = watch.session.timeline(watch.tournament)
    for step in reversed(timeline.steps):
        if timeline.alive(step.no) and (entry := penalized(watch.state, step.events)) is not None:
            return entry
    return None


def penalized(state: Tournament, events: tuple[Event, ...]) -> EntryId | None:
    """Who is handed a notice for it."""
    for event in events:
        match event:
            case PenaltyGiven(penalty=number) | PenaltyLifted(penalty=number):
                penalty = state.penalties.get(number)
                if penalty is not None and penalty.entry in state.entries.by_id:
                    return penalty.entry
            case PlayerDisqualified(entry=entry) if entry in state.exits.by_entry:
                return entry
            case _:
                pass
    return None


def offers_papers(watch: Watch) -> bool:
    """What was done last is a penalty, and its notice is not printed yet."""
    gesture = watch.last_gesture()
    if gesture is None or penalized(watch.state, gesture.events) is None:
        return False
    later = watch.session.timeline(watch.tournament).steps[gesture.no :]
    return not any(
        isinstance(event, PaperIssued) and event.document == "penalty-notice"
        for step in later
        for event in step.events
    )
