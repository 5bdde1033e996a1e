"""Taking back and bringing back: what stands on a step is named, and numbers stay used."""

from itertools import pairwise

import pytest

from tdconsole.domain.draw.lots import next_link
from tdconsole.domain.language.commands.clock import (
    AdjustClock,
    PauseClock,
    ResumeClock,
    StartClock,
)
from tdconsole.domain.language.commands.draw import DrawSeats, RenewCommitment
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry, UnregisterEntry
from tdconsole.domain.language.commands.floor import EliminatePlayers, MovePlayer, ReinstatePlayer
from tdconsole.domain.language.commands.paper import IssuePaper
from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.domain.language.commands.trail import Redo, Request, Undo
from tdconsole.domain.language.events.draw import SeatsDrawn
from tdconsole.domain.language.events.entry import EntryRegistered
from tdconsole.domain.language.rejections.engine import (
    AlreadyUndone,
    CannotBeUndone,
    NoSuchStep,
    NotAnUndo,
    NothingToRedo,
    NothingToUndo,
    SetBackInstead,
    WouldNotAddUp,
)
from tdconsole.domain.values import Digest, EntryId, StepNo
from tdconsole.journal import StoredStep
from tdconsole.session import Opened
from tests.domain.floor import at
from tests.session.floor import CREATION, Desk, Room, busting, standing_on


def undo(step: StoredStep | int) -> Undo:
    return Undo(step=StepNo(step if isinstance(step, int) else step.no))


def redo(step: StoredStep | int) -> Redo:
    return Redo(step=StepNo(step if isinstance(step, int) else step.no))


def drawn(step: StoredStep) -> SeatsDrawn:
    (event,) = step.events
    assert isinstance(event, SeatsDrawn)
    return event


def entry_of(step: StoredStep) -> EntryId:
    (event,) = step.events
    assert isinstance(event, EntryRegistered)
    return event.entry


# The last one


def test_undo_takes_back_the_last_gesture_and_then_the_one_before(desk: Desk) -> None:
    states = [desk.state]
    for _ in range(3):
        desk.register()
        states.append(desk.state)
    states.pop()
    while states:
        desk.do(Undo())
        assert desk.state == states.pop()
    assert desk.refused(Undo()) == NothingToUndo()


def test_redo_brings_back_in_the_order_of_the_gestures(desk: Desk) -> None:
    states = []
    for _ in range(3):
        desk.register()
        states.append(desk.state)
    for _ in range(3):
        desk.do(Undo())
    for state in states:
        desk.do(Redo())
        assert desk.state == state
    assert desk.refused(Redo()) == NothingToRedo()


def test_undo_and_redo_are_steps_that_name_the_step_they_cancel(desk: Desk) -> None:
    (gesture,) = desk.register()
    undone = desk.do(Undo())
    redone = desk.do(Redo())
    assert (undone.command, undone.undoes, undone.events) == ("Undo", gesture.no, ())
    assert (redone.command, redone.undoes, redone.events) == ("Redo", undone.no, ())
    again = desk.do(Undo())
    assert again.undoes == gesture.no
    assert [one.undone_by for one in desk.session.timeline(desk.id).trail()] == [
        None,
        again.no,
        redone.no,
        None,
        None,
    ]


def test_undo_passes_over_a_paper_and_not_over_the_clock(desk: Desk) -> None:
    desk.seat_and_start(2)
    (gesture,) = desk.register()
    desk.do(IssuePaper(document="payout-sheet"))
    assert desk.do(Undo()).undoes == gesture.no
    pause = desk.do(PauseClock())
    refused = SetBackInstead(step=pause.no, command="PauseClock", of="clock")
    assert desk.refused(Undo()) == refused


def test_undo_takes_back_only_what_this_window_did(here: Opened, there: Opened) -> None:
    one = Desk(here.session)
    two = Desk(there.session, one.id)
    (mine,) = one.register()
    (theirs,) = two.register()
    assert two.do(Undo()).undoes == theirs.no
    assert two.refused(Undo()) == NothingToUndo()
    assert one.do(Undo()).undoes == mine.no
    assert one.do(Redo()).command == "Redo"
    assert one.refused(Redo()) == NothingToRedo()


def test_any_window_may_take_back_a_step_by_its_number(here: Opened, there: Opened) -> None:
    one = Desk(here.session)
    two = Desk(there.session, one.id)
    (mine,) = one.register()
    undone = two.do(undo(mine))
    assert one.refused(Redo()) == NothingToRedo()
    assert one.do(redo(undone)).undoes == undone.no
    assert len(one.state.entries.by_id) == 1


def test_after_reopening_nothing_is_ones_own(club: Room, desk: Desk) -> None:
    (gesture,) = desk.register()
    reopened = Desk(club.session(), desk.id)
    assert reopened.refused(Undo()) == NothingToUndo()
    assert reopened.do(undo(gesture)).undoes == gesture.no


# One by its number


def test_a_step_that_nothing_stands_on_goes_from_under_later_ones(desk: Desk) -> None:
    first, second, third = desk.register(3)
    desk.do(undo(second))
    assert list(desk.state.entries.by_id) == [1, 3]
    desk.do(redo(second))
    assert sorted(desk.state.entries.by_id) == [1, 2, 3]
    assert (first.no, third.no) == (2, 4)


def test_a_registration_that_was_played_is_held_by_all_that_came_of_it(desk: Desk) -> None:
    first, *_ = desk.register(4)
    draw = desk.do(DrawSeats())
    desk.do(StartClock())
    there = next(one for one in desk.free_seats() if one.table != desk.seat_of(1).table)
    moved = desk.move(1, there)
    busted = desk.bust(1)
    assert desk.refused(undo(first)) == standing_on(first, draw, moved, busted)
    assert desk.refused(undo(moved)) == standing_on(moved, busted)
    desk.do(undo(busted))
    assert desk.refused(undo(first)) == standing_on(first, draw, moved)
    desk.do(undo(moved))
    desk.do(undo(draw))
    desk.do(undo(first))
    assert sorted(desk.state.entries.by_id) == [2, 3, 4]


def test_a_bust_is_held_by_whoever_got_the_seat(desk: Desk) -> None:
    desk.seat_and_start(4)
    left = desk.seat_of(1)
    mover = next(entry for entry in (2, 3, 4) if desk.seat_of(entry).table != left.table)
    busted = desk.bust(1)
    moved = desk.move(mover, left)
    assert desk.refused(undo(busted)) == standing_on(busted, moved)


def test_a_seat_left_and_taken_holds_the_move(desk: Desk) -> None:
    desk.seat_and_start(4)
    left = desk.seat_of(1)
    moved = desk.move(1, desk.free_seats()[0])
    taken = desk.move(2, left)
    assert desk.refused(undo(moved)) == standing_on(moved, taken)


def test_a_bust_goes_from_under_later_ones_and_places_follow(desk: Desk) -> None:
    desk.seat_and_start(3)
    first = desk.bust(1)
    desk.bust(2)
    desk.do(undo(first))
    assert {entry: out.hand for entry, out in desk.state.exits.by_entry.items()} == {2: 1}
    desk.do(Redo())
    assert {entry: out.hand for entry, out in desk.state.exits.by_entry.items()} == {1: 1, 2: 2}


def test_a_finished_tournament_holds_everything(desk: Desk) -> None:
    desk.seat_and_start(2)
    busted = desk.bust(1)
    finished = desk.do(FinishTournament())
    assert desk.refused(undo(busted)) == standing_on(busted, finished)
    desk.do(Undo())
    desk.do(Undo())
    assert desk.state.left == 2


def test_an_undo_that_would_enter_somebody_twice_is_refused(club: Room, desk: Desk) -> None:
    maria = club.club.people.add("Maria")
    desk.do(RegisterEntry(person=maria))
    gone = desk.do(UnregisterEntry(entry=EntryId(1)))
    desk.do(RegisterEntry(person=maria))
    wrong = WouldNotAddUp(step=gone.no, problems=("PersonTwice",))
    assert desk.refused(undo(gone)) == wrong


def test_two_entries_of_one_person_are_not_both_brought_back(club: Room, desk: Desk) -> None:
    maria = club.club.people.add("Maria")
    first = desk.do(RegisterEntry(person=maria))
    desk.do(undo(first))
    second = desk.do(RegisterEntry(person=maria))
    desk.do(undo(second))
    desk.do(Redo(step=first.no))
    wrong = WouldNotAddUp(step=second.no, problems=("PersonTwice",))
    assert desk.refused(Redo(step=second.no)) == wrong


def test_an_undo_that_would_leave_nobody_in_is_refused(desk: Desk) -> None:
    desk.seat_and_start(3)
    desk.bust(1)
    desk.bust(2)
    back = desk.do(ReinstatePlayer(entry=EntryId(1)))
    desk.bust(3)
    wrong = WouldNotAddUp(step=back.no, problems=("NobodyLeft",))
    assert desk.refused(undo(back)) == wrong


def test_a_redo_that_would_leave_nobody_in_is_refused(desk: Desk) -> None:
    desk.seat_and_start(3)
    first = desk.bust(1)
    desk.do(undo(first))
    desk.bust(2)
    desk.bust(3)
    wrong = WouldNotAddUp(step=first.no, problems=("NobodyLeft",))
    assert desk.refused(redo(first)) == wrong


# What stays


@pytest.mark.parametrize(
    ("staying", "before"),
    [
        (StartClock(), ()),
        (PauseClock(), (StartClock(),)),
        (ResumeClock(), (StartClock(), PauseClock())),
        (AdjustClock(seconds=-10), (StartClock(),)),
        (IssuePaper(document="payout-sheet"), ()),
        (RenewCommitment(reason="lost"), ()),
    ],
)
def test_some_gestures_stay(desk: Desk, staying: Request, before: tuple[Request, ...]) -> None:
    desk.register(2)
    for gesture in before:
        desk.do(gesture)
    step = desk.do(staying)
    stays = CannotBeUndone(step=step.no, command=type(staying).__name__)
    assert desk.refused(undo(step)) == stays


def test_a_tournament_stays(desk: Desk) -> None:
    stays = CannotBeUndone(step=StepNo(1), command=type(CREATION).__name__)
    assert desk.refused(undo(1)) == stays


def test_what_is_undone_is_not_undone_again(desk: Desk) -> None:
    (gesture,) = desk.register()
    undone = desk.do(undo(gesture))
    assert desk.refused(undo(gesture)) == AlreadyUndone(step=gesture.no)
    stays = CannotBeUndone(step=undone.no, command="Undo")
    assert desk.refused(undo(undone)) == stays
    redone = desk.do(redo(undone))
    stays = CannotBeUndone(step=redone.no, command="Redo")
    assert desk.refused(undo(redone)) == stays


def test_only_an_undo_that_counts_is_redone(desk: Desk) -> None:
    (gesture,) = desk.register()
    assert desk.refused(redo(gesture)) == NotAnUndo(step=gesture.no)
    undone = desk.do(Undo())
    redone = desk.do(redo(gesture))
    assert redone.undoes == undone.no
    for step in (gesture, undone, redone):
        assert desk.refused(redo(step)) == NotAnUndo(step=step.no)


@pytest.mark.parametrize("request_", [undo(99), redo(99)])
def test_a_step_that_is_not_there(desk: Desk, request_: Undo | Redo) -> None:
    assert desk.refused(request_) == NoSuchStep(step=StepNo(99))


# Bringing back


def test_redo_after_other_gestures(desk: Desk) -> None:
    desk.seat_and_start(3)
    desk.bust(1)
    desk.do(Undo())
    desk.bust(2)
    desk.do(Redo())
    assert {entry: out.hand for entry, out in desk.state.exits.by_entry.items()} == {1: 1, 2: 2}


def test_redo_is_held_by_what_took_its_place(desk: Desk) -> None:
    desk.seat_and_start(4)
    free = desk.free_seats()[0]
    moved = desk.move(1, free)
    desk.do(Undo())
    other = desk.move(2, free)
    assert desk.refused(Redo()) == standing_on(moved, other)
    desk.do(undo(other))
    assert desk.do(redo(moved)).command == "Redo"
    assert desk.seat_of(1) == free


def test_two_that_were_taken_back_do_not_both_bring_somebody_to_one_seat(desk: Desk) -> None:
    desk.seat_and_start(4)
    free = desk.free_seats()[0]
    moves = []
    for entry in (1, 2):
        moves.append(desk.move(entry, free))
        desk.do(Undo())
    first, second = moves
    desk.do(redo(first))
    refused = desk.refused(redo(second))
    assert refused == WouldNotAddUp(step=second.no, problems=("SeatHeldByAnother",))
    assert desk.seat_of(1) == free


def test_a_reinstated_player_is_out_again_after_undo(desk: Desk) -> None:
    desk.seat_and_start(3)
    desk.bust(1)
    desk.bust(2)
    out = desk.state
    desk.do(ReinstatePlayer(entry=EntryId(1)))
    desk.do(Undo())
    assert desk.state == out


# Numbers are issued once


def test_the_number_of_an_undone_entry_is_never_given_again(club: Room, desk: Desk) -> None:
    desk.register(2)
    desk.do(Undo())
    (third,) = desk.register()
    assert entry_of(third) == 3
    reopened = Desk(club.session(), desk.id)
    fourth = reopened.do(RegisterEntry(person=Newcomer(name="Maria")))
    assert entry_of(fourth) == 4


def test_an_undone_draw_keeps_its_number_and_its_link(club: Room, desk: Desk) -> None:
    desk.register(4)
    first = drawn(desk.do(DrawSeats()))
    desk.do(Undo())
    second = drawn(desk.do(DrawSeats()))
    desk.do(Undo())
    reopened = Desk(club.session(), desk.id)
    third = drawn(reopened.do(DrawSeats()))
    assert [first.draw, second.draw, third.draw] == [1, 2, 3]
    commitment = desk.state.draws.commitment
    assert commitment is not None
    links: list[Digest] = [commitment.commitment, first.link, second.link, third.link]
    for earlier, later in pairwise(links):
        assert next_link(later) == earlier
    assert first.seated != second.seated or second.seated != third.seated


def test_a_redone_draw_seats_as_it_did(desk: Desk) -> None:
    desk.register(4)
    first = desk.do(DrawSeats())
    seated = desk.state
    desk.do(Undo())
    second = desk.do(DrawSeats())
    assert desk.refused(redo(first)) == standing_on(first, second)
    desk.do(undo(second))
    desk.do(redo(first))
    assert desk.state == seated
    assert drawn(first).draw == desk.state.draws.last


def test_a_refused_hand_has_no_number(desk: Desk) -> None:
    desk.seat_and_start(3)
    desk.bust(1)
    desk.refused(EliminatePlayers(hand=busting(1).hand))
    desk.refused(MovePlayer(entry=EntryId(1), seat=at(1, 1)))
    desk.bust(2)
    assert desk.state.exits.hands == 2
