"""Whether a step can be cancelled or brought back: later ones must not depend on it."""

from collections.abc import Iterator, Sequence
from typing import Final

from tdconsole.domain.engine.invariants import (
    PaidTooMuch,
    PersonInTwoFlights,
    Problem,
    SeatHeldByAnother,
    SeatHoldsStranger,
    TableInTwoFlights,
    paid_too_much,
    problems_near,
)
from tdconsole.domain.engine.undo_touches import collide, of_no_floor, plays_of, touches, undoable
from tdconsole.domain.language.events.bubble import (
    HandForHandEnded,
    HandForHandStarted,
    NextHandDealt,
)
from tdconsole.domain.language.events.flights import FlightOpened, FlightsMerged
from tdconsole.domain.language.events.floor import EliminationCorrected, EliminationReordered
from tdconsole.domain.language.events.money import (
    PrizePaid,
    PrizeTakenBack,
    TieSettled,
    TournamentCancelled,
)
from tdconsole.domain.language.events.paper import PaperIssued
from tdconsole.domain.language.events.tournament import SetupEdited
from tdconsole.domain.language.rejections.engine import (
    AlreadyUndone,
    Blocker,
    CannotBeUndone,
    NoSuchStep,
    NotAnUndo,
    NothingToRedo,
    NothingToUndo,
    NotTheLatest,
    SetBackInstead,
    StepsStandOnIt,
    WouldNotAddUp,
)
from tdconsole.domain.language.rejections.entry import TillIsClosed
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.state.house import HouseState
from tdconsole.domain.state.touch import Touch
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Document, StepNo
from tdconsole.journal import StoredStep
from tdconsole.session.timeline import Timeline
from tdconsole.session.undo.floors import come_upon, made_one, opened_again
from tdconsole.session.undo.setting_back import is_set_back, of_which, opposite, still_holds

_PUT_RIGHT: Final = (EliminationCorrected, EliminationReordered, TieSettled)
"""Corrections that may follow a payment: what was overpaid is then owed back."""
_HANDS: Final = (HandForHandStarted, NextHandDealt, HandForHandEnded)
_PAYMENTS: Final = (PrizePaid, PrizeTakenBack)
_OF_THEN: Final = (TournamentCancelled, FlightsMerged)
"""Steps that give back or carry on amounts worked out from the state at the time."""


def to_undo(
    timeline: Timeline, wanted: StepNo | None, own: Sequence[StepNo]
) -> StoredStep | Rejection:
    """The step that an undo cancels: the one named, or the last own one, never past the clock."""
    if wanted is None:
        step = own_last(timeline, own)
        if step is None:
            return NothingToUndo()
        if is_set_back(step):
            by = opposite(timeline, step)
            if isinstance(by, NotTheLatest):
                return by
            return SetBackInstead(step=step.no, command=step.command, of=of_which(step))
        return _undo_fault(timeline, step) or step
    named = timeline.step(wanted)
    if named is None:
        return NoSuchStep(step=wanted)
    if named.undoes is not None or not undoable(named.events):
        return CannotBeUndone(step=wanted, command=named.command)
    if not timeline.alive(wanted):
        return AlreadyUndone(step=wanted)
    return _undo_fault(timeline, named) or named


def to_redo(
    timeline: Timeline, wanted: StepNo | None, own: Sequence[StepNo]
) -> StoredStep | Rejection:
    """The undo that a redo cancels, named by itself or by the step it cancelled."""
    if wanted is None:
        step = own_undo(timeline, own)
        return NothingToRedo() if step is None else _redo_fault(timeline, step) or step
    named = timeline.step(wanted)
    if named is None:
        return NoSuchStep(step=wanted)
    if not _is_undo(timeline, named):
        undo = timeline.canceller(wanted)
        found = None if undo is None else timeline.step(undo)
        if found is None or named.undoes is not None:
            return NotAnUndo(step=wanted)
        named = found
    if not timeline.alive(named.no):
        return NotAnUndo(step=wanted)
    return _redo_fault(timeline, named) or named


def own_last(timeline: Timeline, own: Sequence[StepNo]) -> StoredStep | None:
    """The last of these that lives and can be taken back, by an undo or its opposite."""
    for step in _from_the_last(timeline, own):
        if step.undoes is None and timeline.alive(step.no):
            if undoable(step.events):
                return step
            if is_set_back(step) and still_holds(timeline, step):
                return step
    return None


def own_gesture(timeline: Timeline, own: Sequence[StepNo]) -> StoredStep | None:
    """The last of these that lives and an undo cancels, whatever the clock did since."""
    for step in _from_the_last(timeline, own):
        if _can_go(step) and timeline.alive(step.no):
            return step
    return None


def own_undo(timeline: Timeline, own: Sequence[StepNo]) -> StoredStep | None:
    for step in _from_the_last(timeline, own):
        if _is_undo(timeline, step) and timeline.alive(step.no):
            return step
    return None


def _from_the_last(timeline: Timeline, own: Sequence[StepNo]) -> Iterator[StoredStep]:
    for no in reversed(own):
        if (step := timeline.step(no)) is not None:
            yield step


def _can_go(step: StoredStep) -> bool:
    return step.undoes is None and undoable(step.events)


def _is_undo(timeline: Timeline, step: StoredStep) -> bool:
    """Whether the step cancels a gesture rather than another undo."""
    if step.undoes is None:
        return False
    target = timeline.step(step.undoes)
    return target is not None and target.undoes is None


def shut_till(house: HouseState, gesture: StoredStep) -> Rejection | None:
    """A refusal to undo a payout from a till that has since been counted and closed."""
    for event in gesture.events:
        if isinstance(event, _PAYMENTS) and event.till is not None:
            till = house.tills.get(event.till)
            if till is not None and not till.open:
                return TillIsClosed(till=event.till)
    return None


def printed_since(timeline: Timeline, gesture: StoredStep) -> tuple[Document, ...]:
    """The papers printed since the gesture about what it touched: void, if it is undone."""
    mine = {touch.number for touch in timeline.touched(gesture) if touch.thing == "entry"}
    papers = {
        event.document: None
        for step in timeline.steps[gesture.no :]
        for event in step.events
        if isinstance(event, PaperIssued)
        and mine
        and (event.entries is None or not mine.isdisjoint(event.entries))
    }
    return tuple(papers)


def _undo_fault(timeline: Timeline, step: StoredStep) -> Rejection | None:
    return _fault(timeline, step, after=step.no, alive=False)


def _redo_fault(timeline: Timeline, undo: StoredStep) -> Rejection | None:
    return _fault(timeline, timeline.root(undo), after=undo.no, alive=True)


def _fault(
    timeline: Timeline, gesture: StoredStep, *, after: StepNo, alive: bool
) -> Rejection | None:
    mine = timeline.touched(gesture)
    of_then = alive and any(isinstance(event, _OF_THEN) for event in gesture.events)
    put_right = alive and any(isinstance(event, _PUT_RIGHT) for event in gesture.events)

    opened = {event.play for event in gesture.events if isinstance(event, FlightOpened)}

    def blocks(step: StoredStep) -> bool:
        if not step.events:
            undone = step.undoes is not None and step.undoes <= after
            return alive and ((of_then and undone) or _unsettles(timeline, step, mine))
        theirs = timeline.touched(step)
        if put_right and all(isinstance(event, _PAYMENTS) for event in step.events):
            return False
        if opened and not opened.isdisjoint(plays_of(step.events)):
            return True
        if not collide(mine, theirs):
            return of_then and bool(theirs) and not _apart(gesture, step)
        return not _apart(gesture, step) or collide(of_no_floor(mine), of_no_floor(theirs))

    blockers = tuple(
        Blocker(step=step.no, command=step.command)
        for step in timeline.steps[after:]
        if blocks(step) and timeline.alive(step.no)
    )
    if blockers:
        return StepsStandOnIt(step=gesture.no, blockers=blockers)
    before, now = timeline.state, timeline.if_changed(gesture.no, alive=alive)
    added: frozenset[Problem] = frozenset()
    if now is not None:
        near = mine if before is None else mine | come_upon(gesture, before, mine)
        added = problems_near(now, near)
        if before is not None:
            added -= problems_near(before, near)
        if before is not None and not (alive and _may_follow_payments(gesture)):
            added |= _paid_too_much(gesture, before, now)
        if before is not None and any(isinstance(event, _HANDS) for event in gesture.events):
            added |= made_one(gesture, before, now)
    if alive and opened and before is not None and now is not None:
        fault = opened_again(before, now, opened)
        if fault is not None:
            return fault
    taken = {_contended(problem) for problem in added} - {None}
    takers = tuple(
        Blocker(step=step.no, command=step.command)
        for step in timeline.steps[after:]
        if taken and not taken.isdisjoint(_taken_by(timeline, step)) and timeline.alive(step.no)
    )
    if takers:
        return StepsStandOnIt(step=gesture.no, blockers=takers)
    if added:
        names = tuple(sorted({type(problem).__name__ for problem in added}))
        return WouldNotAddUp(step=gesture.no, problems=names)
    return None


def _apart(one: StoredStep, other: StoredStep) -> bool:
    """Whether two steps belong to different flights, whose tables are independent."""
    mine, theirs = plays_of(one.events), plays_of(other.events)
    return bool(mine and theirs) and mine.isdisjoint(theirs)


def _unsettles(timeline: Timeline, step: StoredStep, mine: frozenset[Touch]) -> bool:
    """Whether it changes between seats and shares, unlike what was posted or divided."""
    if not _is_undo(timeline, step) or Touch(thing="prizes") not in mine:
        return False
    undone = timeline.root(step).events
    return any(isinstance(event, SetupEdited) and collide(mine, touches(event)) for event in undone)


def _may_follow_payments(gesture: StoredStep) -> bool:
    """Whether the gesture is done whatever was paid, so that its redo is too: that is owed back."""
    return not any(isinstance(event, PrizePaid) for event in gesture.events)


def _paid_too_much(
    gesture: StoredStep, before: Tournament, now: Tournament
) -> frozenset[PaidTooMuch]:
    """New overpayments, except those taken back earlier, which are simply owed back again."""
    found = paid_too_much(now)
    if not found:
        return found
    mine = {event.entry for event in gesture.events if isinstance(event, PrizeTakenBack)}
    return frozenset(one for one in found - paid_too_much(before) if one.entry not in mine)


def _contended(problem: Problem) -> Touch | None:
    """The seat, table or person that another step has taken since."""
    match problem:
        case SeatHeldByAnother(seat=seat) | SeatHoldsStranger(seat=seat):
            return Touch(thing="seat", number=seat.table, seat=seat.seat)
        case TableInTwoFlights(table=table):
            return Touch(thing="table", number=table)
        case PersonInTwoFlights(person=person):
            return Touch(thing="person", number=person)
        case _:
            return None


def _taken_by(timeline: Timeline, step: StoredStep) -> frozenset[Touch]:
    """The touches of a step, with the tables of its seats."""
    touched = timeline.touched(step)
    return touched | {
        Touch(thing="table", number=one.number) for one in touched if one.thing == "seat"
    }
