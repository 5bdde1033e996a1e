"""What was done in this session: where there are several flights, that of one of them."""

from collections.abc import Callable, Sequence

from tdconsole.domain.events import Event
from tdconsole.domain.floors import entry_of
from tdconsole.domain.state import Tournament
from tdconsole.domain.touching import plays_of
from tdconsole.domain.values import PlayId, StepNo
from tdconsole.journal import StoredStep
from tdconsole.session.timeline import Timeline

Found = Callable[[Timeline, Sequence[StepNo]], StoredStep | None]


def own_of(
    timeline: Timeline, own: Sequence[StepNo], play: PlayId | None, found: Found
) -> Sequence[StepNo]:
    """The last that is found of this flight, or of none; all of them where no flight is named."""
    if play is None:
        return own
    for no in reversed(own):
        if found(timeline, (no,)) is not None and concerns(timeline, no, play):
            return (no,)
    return ()


def concerns(timeline: Timeline, no: StepNo, play: PlayId) -> bool:
    """Whether a step is of this flight, or of none that there is."""
    state = timeline.state
    if state is None:
        return True
    plays = _plays(state, timeline.root(timeline.steps[no - 1]).events)
    return not plays or play in plays


def _plays(state: Tournament, events: Sequence[Event]) -> set[PlayId]:
    plays = set(plays_of(events))
    for event in events:
        number = getattr(event, "entry", None)
        entry = None if number is None else entry_of(state, number)
        if entry is not None:
            plays.add(entry.play)
    return plays.intersection(state.plays)
