"""What is one's own: by the actor on the step, this evening, and after closing and opening the house."""

from tdconsole.club import Club
from tdconsole.domain.language.commands.clock import PauseClock, RestoreClock
from tdconsole.domain.language.commands.trail import Redo, Undo
from tdconsole.domain.language.rejections.engine import NothingToUndo
from tdconsole.domain.values import StaffId
from tdconsole.house import Place
from tdconsole.journal import StoredStep
from tdconsole.session import Opened, create, open_house
from tests.session.floor import Desk, WallClock

HOUR = 3_600_000


def staff(club: Club, name: str) -> StaffId:
    return club.staff.add(name)


def offered(desk: Desk) -> StoredStep | None:
    back = desk.session.way_back(desk.id)
    return None if back is None else desk.session.timeline(desk.id).step(back.gesture.no)


def carried_on(opened: Opened, desk: Desk, actor: StaffId | None = None) -> Desk:
    opened.session.actor = actor
    opened.session.own.carry_on()
    return Desk(opened.session, desk.id)


def test_after_closing_and_opening_the_house_the_last_gesture_is_offered_again(
    place: Place, time: WallClock
) -> None:
    with create(place, time) as opened:
        anna = staff(opened.session.club, "Anna")
        desk = carried_on(opened, Desk(opened.session), anna)
        desk.seat_and_start(4)
        bust = desk.bust(1)
    time.run(5 * 60_000)
    with open_house(place, time) as opened:
        again = carried_on(opened, desk, anna)
        assert offered(again) == bust
        assert again.do(Undo()).undoes == bust.no
    with open_house(place, time) as opened:
        again = carried_on(opened, desk, anna)
        assert opened.session.last_undone(desk.id) is not None
        assert again.do(Redo()).command == "Redo"
        assert again.do(Undo()).undoes == bust.no


def test_a_clock_gesture_is_set_back_after_a_restart_as_before_it(
    place: Place, time: WallClock
) -> None:
    with create(place, time) as opened:
        desk = carried_on(opened, Desk(opened.session))
        desk.seat_and_start(4)
        bust = desk.bust(1)
        pause = desk.do(PauseClock())
    time.run(1000)
    with open_house(place, time) as opened:
        again = carried_on(opened, desk)
        assert offered(again) == pause
        again.do(RestoreClock())
        assert offered(again) == bust


def test_what_another_member_of_staff_did_is_not_ones_own(here: Opened, there: Opened) -> None:
    anna, ben = (staff(here.session.club, name) for name in ("Anna", "Ben"))
    one = carried_on(here, Desk(here.session), anna)
    (hers,) = one.register()
    two = carried_on(there, one, ben)
    assert offered(two) is None
    assert two.refused(Undo()) == NothingToUndo()
    (his,) = two.register()
    one.session.refresh()
    assert offered(one) == hers
    one.session.actor = ben
    assert offered(one) == his
    one.session.actor = None
    assert offered(one) is None


def test_two_windows_of_one_member_of_staff_offer_the_same(here: Opened, there: Opened) -> None:
    anna = staff(here.session.club, "Anna")
    one = carried_on(here, Desk(here.session), anna)
    two = carried_on(there, one, anna)
    (at_one,) = one.register()
    two.session.refresh()
    assert offered(two) == at_one
    (at_two,) = two.register()
    one.session.refresh()
    assert offered(one) == at_two
    assert one.do(Undo()).undoes == at_two.no


def test_windows_of_nobody_keep_apart_what_is_done_while_both_are_open(
    here: Opened, there: Opened, time: WallClock
) -> None:
    one = carried_on(here, Desk(here.session))
    (before,) = one.register()
    time.run(1000)
    two = carried_on(there, one)
    assert offered(two) == before
    time.run(1000)
    (later,) = one.register()
    two.session.refresh()
    assert offered(two) == before
    assert offered(one) == later
    (own,) = two.register()
    assert offered(two) == own
    one.session.refresh()
    assert offered(one) == later


def test_what_is_older_than_the_evening_is_not_offered(here: Opened, time: WallClock) -> None:
    desk = carried_on(here, Desk(here.session))
    anna = staff(here.session.club, "Anna")
    desk.register()
    here.session.actor = anna
    (hers,) = desk.register()
    time.run(12 * HOUR)
    assert offered(desk) == hers
    time.run(1)
    assert offered(desk) is None
    here.session.actor = None
    assert offered(desk) is None
    assert desk.refused(Undo()) == NothingToUndo()
    (tonight,) = desk.register()
    assert offered(desk) == tonight
    time.run(7 * 24 * HOUR)
    assert offered(desk) is None


def test_a_session_that_carries_nothing_on_has_only_what_it_did(
    here: Opened, there: Opened
) -> None:
    """The command line's: each run has its own."""
    one = Desk(here.session)
    one.register()
    two = Desk(there.session, one.id)
    assert offered(two) is None
    (own,) = two.register()
    assert offered(two) == own
