"""The morning without a draw: who sits where the stack stood, and when it can't be so."""

from typing import Final

from tdconsole.domain.engine.invariants import problems
from tdconsole.domain.engine.undo_touches import collide, touches
from tdconsole.domain.language.commands.clock import ResumeClock
from tdconsole.domain.language.commands.day import EndDay, SeatAsBefore
from tdconsole.domain.language.commands.draw import DrawSeats, RedrawSeats
from tdconsole.domain.language.commands.flights import MergeFlights
from tdconsole.domain.language.commands.seating import (
    LockTable,
    MarkSeats,
    OpenTables,
    PinSeat,
    SeatEntry,
)
from tdconsole.domain.language.commands.tournament import EditSetup, OverrideRules
from tdconsole.domain.language.events.day import Reseated, SeatedAsBefore
from tdconsole.domain.language.rejections.day import (
    DrawnAfterMerge,
    DrawnEachDay,
    NoNightBefore,
    NoSeatAsBefore,
    SeatsGivenToday,
)
from tdconsole.domain.language.rejections.flights import FlightIsOver
from tdconsole.domain.language.terms import TermsChanges
from tdconsole.domain.room.final_table import redraw_due
from tdconsole.domain.room.same_seats import as_before_fault
from tdconsole.domain.room.waiting import waiting
from tdconsole.domain.rules.book import RuleChanges
from tdconsole.domain.values import EntryId, Seat, SeatNo, TableNo
from tests.domain.day.test_bagging import bag, bags, home, stopped
from tests.domain.first_days import two_days
from tests.domain.floor import Floor, at, busting, playing, queueing

AS_BEFORE: Final = OverrideRules(changes=RuleChanges(redraw_each_day=False))
SIX: Final = {
    **{EntryId(n): at(1, n) for n in (1, 2, 3)},
    **{EntryId(n): at(2, n - 3) for n in (4, 5, 6)},
}


def night(*players: int) -> Floor:
    """The day is over, and by the rules nobody draws in the morning."""
    floor = home(*players)
    floor.do(AS_BEFORE)
    return floor


def sitting(floor: Floor) -> dict[EntryId, Seat]:
    return dict(floor.tournament.play.seating.of)


def test_all_sit_where_their_stacks_stood_in_one_step() -> None:
    floor = night(3, 3)
    (event,) = floor.do(SeatAsBefore())
    again = tuple(Reseated(entry=entry, seat=seat) for entry, seat in SIX.items())
    assert event == SeatedAsBefore(play=floor.tournament.play.id, seated=again)
    assert sitting(floor) == SIX
    assert problems(floor.tournament) == frozenset()
    floor.do(ResumeClock())


def test_by_the_rules_of_most_books_seats_are_drawn_anew() -> None:
    floor = home(3, 3)
    assert floor.when(SeatAsBefore()) == DrawnEachDay()


def test_there_is_no_evening_before_the_first_day() -> None:
    floor = playing(3, 3)
    floor.do(AS_BEFORE)
    assert floor.when(SeatAsBefore()) == NoNightBefore()


def test_done_twice_or_after_a_draw_nobody_is_seated_again() -> None:
    for gesture in (SeatAsBefore(), DrawSeats()):
        floor = night(3, 3)
        floor.do(gesture)
        assert floor.when(SeatAsBefore()) == SeatsGivenToday(day=2)


def test_a_seat_given_by_hand_in_the_morning_is_the_first_of_the_day() -> None:
    floor = night(3, 3)
    floor.do(SeatEntry(entry=EntryId(1), seat=at(2, 1), reason="knee"))
    assert floor.when(SeatAsBefore()) == SeatsGivenToday(day=2)


def test_whoever_enters_in_the_morning_waits_for_a_draw() -> None:
    floor = night(3, 3)
    floor.do(queueing(7), SeatAsBefore())
    assert waiting(floor.tournament) == [EntryId(7)]
    floor.do(DrawSeats())
    assert {entry: seat for entry, seat in sitting(floor).items() if entry in SIX} == SIX
    assert waiting(floor.tournament) == []


def test_a_seat_out_of_use_in_the_morning_leaves_its_player_to_a_draw() -> None:
    floor = night(3, 3)
    floor.do(OpenTables(tables=(TableNo(1),)), MarkSeats(seats=(at(1, 2),), use="dead"))
    floor.do(SeatAsBefore())
    assert waiting(floor.tournament) == [EntryId(2)]


def test_nobody_is_put_at_a_table_out_of_use() -> None:
    floor = night(3, 3)
    floor.do(OpenTables(tables=(TableNo(1),)), LockTable(table=TableNo(1), locked=True))
    floor.do(SeatAsBefore())
    assert waiting(floor.tournament) == [EntryId(1), EntryId(2), EntryId(3)]


def test_who_needs_another_seat_since_waits_for_a_draw() -> None:
    floor = night(3, 3)
    floor.do(PinSeat(entry=EntryId(5), seats=(SeatNo(9),), reason="knee"), SeatAsBefore())
    assert waiting(floor.tournament) == [EntryId(5)]


def test_where_nobody_can_have_the_seat_there_is_only_the_draw() -> None:
    floor = night(3)
    floor.do(LockTable(table=TableNo(1), locked=True))
    assert floor.when(SeatAsBefore()) == NoSeatAsBefore()


def test_of_two_nights_the_last_one_counts() -> None:
    floor = night(3, 3)
    floor.do(SeatAsBefore(), RedrawSeats(reason="one table", tables=(TableNo(4),)))
    placed = sitting(floor)
    assert {seat.table for seat in placed.values()} == {4}
    floor.do(bags(*(bag(entry) for entry in range(1, 7))), EndDay(), SeatAsBefore())
    assert sitting(floor) == placed


def test_a_redraw_that_was_due_in_the_evening_is_due_in_the_morning() -> None:
    floor = stopped(6, 6)
    floor.do(OverrideRules(changes=RuleChanges(redraw_players=(11,))), AS_BEFORE, busting(1))
    assert (due := redraw_due(floor.tournament)) is not None
    floor.do(bags(*(bag(entry) for entry in range(2, 12)), bag(12, 40_000)), EndDay())
    floor.do(SeatAsBefore())
    assert redraw_due(floor.tournament) == due


def test_an_undo_of_what_was_done_in_such_a_seat_comes_first() -> None:
    floor = night(3, 3)
    (again,) = floor.do(SeatAsBefore())
    (out,) = floor.do(busting(4))
    assert collide(touches(again), touches(out))


def test_a_flight_that_is_over_has_no_morning_and_day_2_is_drawn() -> None:
    floor = two_days()
    floor.do(AS_BEFORE)
    assert isinstance(floor.when(SeatAsBefore()), FlightIsOver)
    assert as_before_fault(floor.tournament) == DrawnAfterMerge()
    floor.do(MergeFlights())
    assert floor.when(SeatAsBefore()) == DrawnAfterMerge()
    floor.do(DrawSeats())
    assert floor.when(SeatAsBefore()) == DrawnAfterMerge()


def test_a_table_that_is_not_in_the_room_any_more_is_left_out() -> None:
    floor = night(3, 3)
    floor.do(EditSetup(terms=TermsChanges(tables=(TableNo(2),))), SeatAsBefore())
    assert waiting(floor.tournament) == [EntryId(1), EntryId(2), EntryId(3)]
