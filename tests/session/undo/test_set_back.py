"""The clock and the structure are set back, not undone: undo names them and reaches no further."""

from typing import Final

from msgspec.structs import replace

from tdconsole.domain.language.commands.clock import (
    AdjustClock,
    PauseClock,
    RestoreClock,
    ResumeClock,
)
from tdconsole.domain.language.commands.day import CallLastHands
from tdconsole.domain.language.commands.paper import IssuePaper
from tdconsole.domain.language.commands.structure import EditStructure
from tdconsole.domain.language.commands.tournament import EditSetup
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.language.rejections.clock import NothingToRestore
from tdconsole.domain.language.rejections.engine import (
    Blocker,
    NothingToUndo,
    NotTheLatest,
    SetBackInstead,
)
from tdconsole.domain.language.terms import Rebuys, TermsChanges
from tdconsole.domain.values import Chips, Level, Money, Price
from tdconsole.journal import StoredStep
from tdconsole.session import Opened, WayBack
from tests.session.floor import Desk, Room

REBUYS: Final = Rebuys(price=Price(pool=Money(2_000), fee=Money(0)), chips=Chips(10_000))


def way(desk: Desk) -> WayBack:
    found = desk.session.way_back(desk.id)
    assert found is not None
    return found


def taken_back(desk: Desk) -> StoredStep:
    by = way(desk).by
    assert not isinstance(by, NotTheLatest)
    return desk.do(by)


def longer(desk: Desk, minutes: int = 5) -> EditStructure:
    first, *rest = desk.state.setup.structure
    assert isinstance(first, Level)
    return EditStructure(structure=(replace(first, minutes=first.minutes + minutes), *rest))


def test_undo_never_reaches_behind_ones_own_gesture_on_the_clock(desk: Desk) -> None:
    desk.seat_and_start(4)
    bust = desk.bust(1)
    pause = desk.do(PauseClock())
    assert desk.refused(Undo()) == SetBackInstead(step=pause.no, command="PauseClock", of="clock")
    assert (way(desk).gesture.no, way(desk).by) == (pause.no, RestoreClock())
    taken_back(desk)
    assert way(desk).by == Undo(step=bust.no)
    assert desk.do(Undo()).undoes == bust.no


def test_one_gesture_on_the_clock_after_the_other_is_set_back(desk: Desk) -> None:
    desk.seat_and_start(4)
    start = desk.length
    more = desk.do(AdjustClock(seconds=10))
    pause = desk.do(PauseClock())
    named = []
    while isinstance(way(desk).by, RestoreClock):
        named.append(way(desk).gesture.no)
        taken_back(desk)
    assert named == [pause.no, more.no, start]
    assert desk.state.play.clock.anchor is None
    assert way(desk).gesture.command == "DrawSeats"


def test_after_the_clock_as_it_was_a_new_gesture_is_the_last_again(desk: Desk) -> None:
    desk.seat_and_start(4)
    desk.do(PauseClock())
    desk.do(RestoreClock())
    again = desk.do(PauseClock())
    assert way(desk).gesture.no == again.no
    bust = desk.bust(1)
    assert way(desk).by == Undo(step=bust.no)


def test_the_structure_is_edited_back(desk: Desk) -> None:
    desk.seat_and_start(4)
    bust = desk.bust(1)
    before = desk.state.setup.structure
    edit = desk.do(longer(desk))
    assert desk.refused(Undo()) == SetBackInstead(
        step=edit.no, command="EditStructure", of="structure"
    )
    assert way(desk).by == EditStructure(structure=before)
    taken_back(desk)
    assert desk.state.setup.structure == before
    assert way(desk).by == Undo(step=bust.no)


def ends(desk: Desk) -> list[str]:
    return [mark.kind for one in desk.state.setup.structure for mark in one.marks]


def test_an_end_that_the_setup_put_into_the_structure_outlives_an_edit_taken_back(
    desk: Desk,
) -> None:
    desk.do(EditSetup(terms=TermsChanges(rebuys=REBUYS)))
    assert "rebuys_end" in ends(desk)
    before = desk.state.setup.structure
    desk.do(longer(desk))
    taken_back(desk)
    assert desk.state.setup.structure == before


def test_an_end_that_another_added_since_outlives_an_edit_taken_back(
    here: Opened, there: Opened
) -> None:
    one = Desk(here.session)
    two = Desk(there.session, one.id)
    one.do(longer(one))
    two.do(EditSetup(terms=TermsChanges(rebuys=REBUYS)))
    one.session.refresh()
    taken_back(one)
    assert "rebuys_end" in ends(one)


def test_two_edits_are_edited_back_one_after_the_other(desk: Desk) -> None:
    desk.register()
    structures = [desk.state.setup.structure]
    for _ in range(2):
        desk.do(longer(desk))
        structures.append(desk.state.setup.structure)
    while structures[1:]:
        structures.pop()
        taken_back(desk)
        assert desk.state.setup.structure == structures[-1]
    assert way(desk).gesture.command == "RegisterEntry"


def test_a_gesture_before_an_edit_of_the_structure_is_refused_as_the_clock_refuses_it(
    desk: Desk,
) -> None:
    desk.seat_and_start(4)
    start = desk.length
    desk.do(longer(desk))
    taken_back(desk)
    assert (way(desk).gesture.no, way(desk).by) == (start, RestoreClock())
    assert desk.refused(RestoreClock()) == NothingToRestore()


def test_what_somebody_else_did_to_the_clock_since_is_not_taken_back(
    here: Opened, there: Opened
) -> None:
    one = Desk(here.session)
    one.seat_and_start(4)
    two = Desk(there.session, one.id)
    bust = one.bust(1)
    theirs = two.do(PauseClock())
    one.session.refresh()
    assert way(one).by == Undo(step=bust.no)
    mine = one.do(ResumeClock())
    over = two.do(AdjustClock(seconds=10))
    one.session.refresh()
    later = (Blocker(step=over.no, command="AdjustClock"),)
    blocked = NotTheLatest(step=mine.no, command="ResumeClock", of="clock", later=later)
    assert way(one).by == blocked
    assert one.refused(Undo()) == blocked
    two.do(RestoreClock())
    one.session.refresh()
    taken_back(one)
    assert way(one).by == Undo(step=bust.no)
    assert way(two).gesture.no == theirs.no


def test_an_edit_that_others_edited_since_is_theirs_to_take_back(
    here: Opened, there: Opened
) -> None:
    one = Desk(here.session)
    two = Desk(there.session, one.id)
    mine = one.do(longer(one))
    theirs = two.do(longer(two))
    one.session.refresh()
    later = (Blocker(step=theirs.no, command="EditStructure"),)
    assert way(one).by == NotTheLatest(
        step=mine.no, command="EditStructure", of="structure", later=later
    )
    assert way(two).gesture.no == theirs.no


def test_papers_and_the_last_hands_are_passed_over_or_undone_as_ever(desk: Desk) -> None:
    desk.seat_and_start(4)
    bust = desk.bust(1)
    desk.do(IssuePaper(document="payout-sheet"))
    assert way(desk).by == Undo(step=bust.no)
    called: Command = CallLastHands(hands=2)
    hands = desk.do(called)
    assert way(desk).by == Undo(step=hands.no)
    desk.do(Undo())
    assert way(desk).by == Undo(step=bust.no)


def test_with_nothing_of_ones_own_there_is_no_way_back(club: Room, desk: Desk) -> None:
    desk.register()
    other = Desk(club.session(), desk.id)
    assert other.session.way_back(desk.id) is None
    assert other.refused(Undo()) == NothingToUndo()
