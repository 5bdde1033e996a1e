"""Gestures that an opposite takes back instead of an undo: on the clock and the structure."""

from collections.abc import Iterator
from typing import Any, Final, Literal

from tdconsole.domain.engine.rows import SET_BACK
from tdconsole.domain.language.commands.clock import RestoreClock
from tdconsole.domain.language.commands.structure import EditStructure
from tdconsole.domain.language.events.clock import ClockRestored
from tdconsole.domain.language.events.day import LastHandsCalled
from tdconsole.domain.language.events.event import play_of
from tdconsole.domain.language.events.structure import StructureEdited
from tdconsole.domain.language.events.tournament import SetupEdited, TournamentCreated
from tdconsole.domain.language.rejections.engine import Blocker, NotTheLatest
from tdconsole.domain.setup.ends import with_ends
from tdconsole.domain.values import PlayId, Structure
from tdconsole.journal import StoredStep
from tdconsole.session.timeline import Timeline

Opposite = RestoreClock | EditStructure

_KEEPING: Final[tuple[type[Any], ...]] = (*SET_BACK, LastHandsCalled)
"""The gestures that keep the clock as it was before."""


def is_set_back(step: StoredStep) -> bool:
    return any(isinstance(event, (*SET_BACK, StructureEdited)) for event in step.events)


def still_holds(timeline: Timeline, step: StoredStep) -> bool:
    """Whether the step's opposite hasn't been done since."""
    return any(one.no == step.no for one in _same_kind(timeline, step))


def of_which(step: StoredStep) -> Literal["clock", "structure"]:
    edited = any(isinstance(event, StructureEdited) for event in step.events)
    return "structure" if edited else "clock"


def opposite(timeline: Timeline, step: StoredStep) -> Opposite | NotTheLatest:
    """The gesture that takes this step back, if it is the last of its kind."""
    of = of_which(step)
    since = [one for one in _same_kind(timeline, step) if one.no > step.no]
    if since:
        later = tuple(Blocker(step=one.no, command=one.command) for one in reversed(since))
        return NotTheLatest(step=step.no, command=step.command, of=of, later=later)
    if of == "structure":
        return EditStructure(structure=dict(_edits(timeline))[step.no])
    return RestoreClock()


def _same_kind(timeline: Timeline, step: StoredStep) -> list[StoredStep]:
    """The steps of its kind from the latest back to this one, without those set back."""
    for event in step.events:
        if isinstance(event, StructureEdited):
            edits = [timeline.steps[no - 1] for no, _ in reversed(_edits(timeline))]
            return [one for one in edits if one.no >= step.no]
        if isinstance(event, SET_BACK):
            return list(_on_clock(timeline, event.play, step))
    return []


def _on_clock(timeline: Timeline, play: PlayId, first: StoredStep) -> Iterator[StoredStep]:
    """The clock gestures still in force; each restoring answers the latest, by anybody."""
    answers = 0
    for step in reversed(timeline.of_clock):
        if step.no < first.no:
            return
        if not timeline.alive(step.no):
            continue
        for event in step.events:
            if isinstance(event, ClockRestored) and event.play == play:
                answers += 1
            elif isinstance(event, _KEEPING) and play_of(event) == play:
                if not answers:
                    yield step
                answers = max(0, answers - 1)


def _edits(timeline: Timeline) -> list[tuple[int, Structure]]:
    """Each edit with the structure before it; an edit back to that cancels it.

    An end that the setup has put into the structure since is part of that too.
    """
    kept: list[tuple[int, Structure]] = []
    structure: Structure = ()
    for step in timeline.of_clock:
        for event in step.events if timeline.alive(step.no) else ():
            if isinstance(event, StructureEdited):
                if kept and kept[-1][1] == event.structure:
                    kept.pop()
                else:
                    kept.append((step.no, structure))
            if isinstance(event, StructureEdited | TournamentCreated):
                structure = event.structure
            elif isinstance(event, SetupEdited):
                structure = with_ends(structure, event.ends)
                kept = [(no, with_ends(before, event.ends)) for no, before in kept]
    return kept
