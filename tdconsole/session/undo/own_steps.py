"""One's own steps, by flight if there are several.

They are those of the acting member of staff, at any window of the house, in the last twelve hours;
on a paired device, those done from it.
If nobody is chosen, anonymous steps are one's own as well: those done here, and those that were
there when this window was opened.
"""

from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import Final

from tdconsole.domain.engine.undo_touches import plays_of
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.state.flight_in_hand import entry_of
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Instant, Millis, PlayId, StepNo
from tdconsole.journal import StoredStep
from tdconsole.session.timeline import Hand, Timeline, hand_of

EVENING: Final = Millis(12 * 3_600_000)
"""Older steps belong to another evening."""

Found = Callable[[Timeline, Sequence[StepNo]], StoredStep | None]


def own_steps(
    timeline: Timeline,
    here: Sequence[StepNo],
    hand: Hand,
    opened: Instant | None,
    now: Instant,
) -> Sequence[StepNo]:
    """One's own steps in order; a session not opened to carry on has only its own."""

    def at(no: StepNo) -> Millis:
        return timeline.steps[no - 1].at.utc

    every = timeline.by_hand.get(hand, [])
    if opened is None and hand.device is None:
        return [no for no in here if hand_of(timeline.steps[no - 1]) == hand]
    first = bisect_left(every, Millis(now.utc - EVENING), key=at)
    if opened is None or hand.actor is not None:
        return every[first:]
    earlier = every[first : bisect_left(every, opened.utc, key=at)]
    since, latest = set(every[first:]), max(earlier, default=0)
    return [*earlier, *(no for no in here if no > latest and no in since)]


def own_of(
    timeline: Timeline, own: Sequence[StepNo], play: PlayId | None, found: Found
) -> Sequence[StepNo]:
    """The last step found of this flight or of none; all of them if no flight is named."""
    if play is None:
        return own
    for no in reversed(own):
        if found(timeline, (no,)) is not None and concerns(timeline, no, play):
            return (no,)
    return ()


def concerns(timeline: Timeline, no: StepNo, play: PlayId) -> bool:
    """Whether a step belongs to this flight, or to none."""
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
