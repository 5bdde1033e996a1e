"""The player last penalized, and the papers of that gesture still to be printed."""

from tdconsole.domain.language.events.draw import SeatsDrawn
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.money import PlayerDisqualified
from tdconsole.domain.language.events.paper import PaperIssued
from tdconsole.domain.language.events.penalties import PenaltyGiven, PenaltyLifted
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Document, EntryId, StepNo
from tdconsole.gui.console.engine.tournament_view import TournamentView


def last_penalized(view: TournamentView) -> EntryId | None:
    """Return the player last penalized, by the steps that still count."""
    timeline = view.session.timeline(view.tournament)
    for step in reversed(timeline.steps):
        if timeline.alive(step.no) and (entry := penalized(view.state, step.events)) is not None:
            return entry
    return None


def penalized(state: Tournament, events: tuple[Event, ...]) -> EntryId | None:
    """Return the player who gets a notice for these events."""
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


def offers_papers(view: TournamentView) -> bool:
    """Whether the last step is a penalty whose notice is not printed yet."""
    gesture = view.last_gesture()
    if gesture is None or penalized(view.state, gesture.events) is None:
        return False
    return not _is_printed(view, gesture.no, "penalty-notice")


def offers_slips(view: TournamentView) -> bool:
    """Whether the last step broke a table whose slips are not printed yet."""
    gesture = view.last_gesture()
    if gesture is None or not any(
        isinstance(event, SeatsDrawn) and event.broken is not None for event in gesture.events
    ):
        return False
    return not _is_printed(view, gesture.no, "breaking-slips")


def _is_printed(view: TournamentView, since: StepNo, document: Document) -> bool:
    return any(
        isinstance(event, PaperIssued) and event.document == document
        for step in view.session.timeline(view.tournament).steps[since:]
        for event in step.events
    )
