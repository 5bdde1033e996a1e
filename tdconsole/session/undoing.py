"""Whether a step can be cancelled or brought back: the later ones must not stand on it."""

from collections.abc import Iterator, Sequence
from typing import Final

from tdconsole.domain.events import (
    EliminationCorrected,
    EliminationReordered,
    FlightOpened,
    HandForHandEnded,
    HandForHandStarted,
    NextHandDealt,
    PaperIssued,
    PrizePaid,
    PrizeTakenBack,
    SetupEdited,
    TieSettled,
    TournamentCancelled,
)
from tdconsole.domain.house import HouseState
from tdconsole.domain.invariants import (
    HandAstray,
    PaidTooMuch,
    Problem,
    SeatHeldByAnother,
    SeatHoldsStranger,
    paid_too_much,
    problems_near,
)
from tdconsole.domain.rejections import (
    AlreadyUndone,
    Blocker,
    CannotBeUndone,
    NoSuchStep,
    NotAnUndo,
    NothingToRedo,
    NothingToUndo,
    Rejection,
    StepsStandOnIt,
    TillIsClosed,
    WouldNotAddUp,
)
from tdconsole.domain.state import Tournament
from tdconsole.domain.touching import Touch, collide, of_no_floor, plays_of, touches, undoable
from tdconsole.domain.values import Document, Seat, SeatNo, StepNo, TableNo
from tdconsole.journal import StoredStep
from tdconsole.session.timeline import Timeline

_PUT_RIGHT: Final = (EliminationCorrected, EliminationReordered, TieSettled)
"""Whatever was paid before: what was paid beyond it is owed back."""
_HANDS: Final = (HandForHandStarted, NextHandDealt, HandForHandEnded)
_PAYMENTS: Final = (PrizePaid, PrizeTakenBack)


def to_undo(
    timeline: Timeline, wanted: StepNo | None, own: Sequence[StepNo]
) -> StoredStep | Rejection:
    """The step that an undo cancels: the one named, or the last own one that can be."""
    if wanted is None:
        step = own_gesture(timeline, own)
        return NothingToUndo() if step is None else _undo_fault(timeline, step) or step
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
    """The undo that a redo cancels; the step it cancelled may be named as well as the undo."""
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


def own_gesture(timeline: Timeline, own: Sequence[StepNo]) -> StoredStep | None:
    """The last one of these that lives and is cancelled by an undo, not by its opposite."""
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
    """It cancels a gesture, and not another cancelling."""
    if step.undoes is None:
        return False
    target = timeline.step(step.undoes)
    return target is not None and target.undoes is None


def shut_till(house: HouseState, gesture: StoredStep) -> Rejection | None:
    """A prize paid out of a till that was counted and closed since stays paid."""
    for event in gesture.events:
        if isinstance(event, _PAYMENTS) and event.till is not None:
            till = house.tills.get(event.till)
            if till is not None and not till.open:
                return TillIsClosed(till=event.till)
    return None


def touched_by(step: StoredStep) -> frozenset[Touch]:
    return frozenset[Touch]().union(*(touches(event) for event in step.events))


def printed_since(timeline: Timeline, gesture: StoredStep) -> tuple[Document, ...]:
    """What left the printer after the gesture and names what it touched: void it, if it is undone."""
    mine = {touch.number for touch in touched_by(gesture) if touch.thing == "entry"}
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
    mine = touched_by(gesture)
    of_then = alive and any(isinstance(event, TournamentCancelled) for event in gesture.events)
    put_right = alive and any(isinstance(event, _PUT_RIGHT) for event in gesture.events)

    opened = {event.play for event in gesture.events if isinstance(event, FlightOpened)}

    def blocks(step: StoredStep) -> bool:
        """What a cancellation gives back was reckoned for how everything stood then."""
        theirs = touched_by(step)
        if put_right and all(isinstance(event, _PAYMENTS) for event in step.events):
            return False
        if not opened.isdisjoint(plays_of(step.events)):
            return True
        if _apart(gesture, step):
            return collide(of_no_floor(mine), of_no_floor(theirs))
        return collide(mine, theirs) or (of_then and bool(theirs))

    blockers = tuple(
        Blocker(step=step.no, command=step.command)
        for step in timeline.steps[after:]
        if (blocks(step) if step.events else alive and _unsettles(timeline, step, mine))
        and timeline.alive(step.no)
    )
    if blockers:
        return StepsStandOnIt(step=gesture.no, blockers=blockers)
    before, now = timeline.state, timeline.if_changed(gesture.no, alive=alive)
    added: frozenset[Problem] = frozenset()
    if now is not None:
        near = mine if before is None else mine | _sit_there(before, mine)
        added = problems_near(now, near)
        if before is not None:
            added -= problems_near(before, near)
        if before is not None and not put_right:
            added |= _paid_too_much(gesture, before, now)
        if before is not None and any(isinstance(event, _HANDS) for event in gesture.events):
            added |= _made_one(before, now)
    seats = {_seat_of(problem) for problem in added} - {None}
    takers = tuple(
        Blocker(step=step.no, command=step.command)
        for step in timeline.steps[after:]
        if seats and not seats.isdisjoint(touched_by(step)) and timeline.alive(step.no)
    )
    if takers:
        return StepsStandOnIt(step=gesture.no, blockers=takers)
    if added:
        names = tuple(sorted({type(problem).__name__ for problem in added}))
        return WouldNotAddUp(step=gesture.no, problems=names)
    return None


def _apart(one: StoredStep, other: StoredStep) -> bool:
    """Of different flights: what is done at the tables of one has to do with no other."""
    mine, theirs = plays_of(one.events), plays_of(other.events)
    return bool(mine and theirs) and mine.isdisjoint(theirs)


def _unsettles(timeline: Timeline, step: StoredStep, mine: frozenset[Touch]) -> bool:
    """Seats are played for no more, or again: what was posted or divided is of the other kind."""
    if not _is_undo(timeline, step) or Touch(thing="prizes") not in mine:
        return False
    undone = timeline.root(step).events
    return any(isinstance(event, SetupEdited) and collide(mine, touches(event)) for event in undone)


def _sit_there(before: Tournament, mine: frozenset[Touch]) -> frozenset[Touch]:
    """Whoever has one of these seats by a step that was brought back since."""
    seats = [
        Seat(table=TableNo(one.number), seat=SeatNo(one.seat))
        for one in mine
        if one.thing == "seat"
    ]
    there = (before.play.seating.at(seat) for seat in seats)
    return frozenset(Touch(thing="entry", number=one) for one in there if one is not None)


def _made_one(before: Tournament, now: Tournament) -> frozenset[HandAstray]:
    """It was told that these went out in different hands, which without the step were one."""
    of_all, exits = now.play.board or now.play.cut, before.exits.by_entry
    out = () if of_all is None else of_all.out
    apart = {exits[entry].hand for entry in out if entry in exits}
    return frozenset((HandAstray(entries=out),)) if len(apart) > 1 else frozenset()


def _paid_too_much(
    gesture: StoredStep, before: Tournament, now: Tournament
) -> frozenset[PaidTooMuch]:
    """That which was taken back and was not, after all, is owed back as it was."""
    found = paid_too_much(now)
    if not found:
        return found
    mine = {event.entry for event in gesture.events if isinstance(event, PrizeTakenBack)}
    return frozenset(one for one in found - paid_too_much(before) if one.entry not in mine)


def _seat_of(problem: Problem) -> Touch | None:
    """The seat that is contended for, where the problem is about one."""
    if isinstance(problem, SeatHeldByAnother | SeatHoldsStranger):
        return Touch(thing="seat", number=problem.seat.table, seat=problem.seat.seat)
    return None
