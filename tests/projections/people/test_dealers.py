"""The dealers as they are shown: what is due, who has dealt too long, and what a shift comes to."""

from itertools import pairwise
from typing import Final

from msgspec.structs import replace

from tdconsole.domain.language.commands.house import (
    BringOnDealer,
    HouseCommand,
    PushDealers,
    RestDealer,
    SendOffDealer,
    SetRotation,
    TakeBackDealing,
    TakeBackPush,
)
from tdconsole.domain.language.events.house import HouseEvent
from tdconsole.domain.values import DealtTable, Instant, Millis, RotationPart, StaffId, TableNo
from tdconsole.projections.people.dealers import (
    DealerBoard,
    DealtTooLong,
    PushDue,
    PushOverdue,
    TableWithoutDealer,
    dealer_board,
    dealer_plan,
)
from tdconsole.projections.people.dealers_line import DealerCourse, dealers_line
from tdconsole.projections.people.dealers_work import Closings, Shift, dealers_work
from tests.domain.counter import ANNA, BRUNO, EARLY, NOW, Counter

NAMES: Final = {ANNA: "Anna", BRUNO: "Bruno"}
ONE: Final = DealtTable(tournament=EARLY, table=TableNo(1))
TWO: Final = DealtTable(tournament=EARLY, table=TableNo(2))


def later(minutes: int) -> Instant:
    passed = minutes * 60_000
    return replace(NOW, utc=Millis(NOW.utc + passed), uptime=Millis(NOW.uptime + passed))


class Evening:
    """Dealers in a rotation of one tournament, and all that happened to them."""

    def __init__(self, *staff: StaffId) -> None:
        self.counter, self.events = Counter(), list[HouseEvent]()
        self.do(SetRotation(order=(RotationPart(tournament=EARLY),), downs=3))
        for one in staff:
            self.do(BringOnDealer(staff=one))

    def do(self, command: HouseCommand, minutes: int = 0) -> None:
        self.events += self.counter.do(command, now=later(minutes), open_tables=(ONE, TWO))

    def board(self, minutes: int, tables: tuple[DealtTable, ...] = (ONE, TWO)) -> DealerBoard:
        titles = {EARLY: "Main"}
        return dealer_board(self.counter.state, tables, NAMES, titles, later(minutes))

    def places(self) -> dict[StaffId, DealtTable | None]:
        return {staff: one.at for staff, one in self.counter.state.dealing.dealers.items()}

    def line(self, minutes: int) -> dict[StaffId, DealerCourse]:
        now, state = later(minutes), self.counter.state
        plan = dealer_plan(state, (ONE, TWO), NAMES, now)
        told = dealers_line(self.events, plan, NAMES, state.dealing.terms.down, now)
        return {one.staff: one for one in told}

    def shifts(self, minutes: int, closings: Closings | None = None) -> dict[StaffId, Shift]:
        told = dealers_work(self.events, NAMES, lambda _utc: "2026-11-21", later(minutes), closings)
        return {one.staff: one for one in told.shifts}


def test_the_time_line_is_what_was_dealt_and_what_the_plan_brings() -> None:
    evening = Evening(ANNA, BRUNO)
    evening.do(PushDealers())
    first = evening.places()
    evening.do(PushDealers(after=1), 30)
    second = evening.places()
    resting = next(staff for staff, at in second.items() if at is not None)
    evening.do(RestDealer(staff=resting), 40)
    line = evening.line(50)
    for staff, course in line.items():
        assert course.name == NAMES[staff]
        assert all(a.until == b.since for a, b in pairwise(course.stretches))
        past = [
            (one.at, _minutes(one.since), _minutes(one.until))
            for one in course.stretches
            if not one.planned
        ]
        then = [(second[staff], 30, 50)]
        if staff == resting:
            then = [(second[staff], 30, 40), (None, 40, 50)]
        assert past == [(first[staff], 0, 30), *then]
    ahead = [one for one in line[ANNA].stretches if one.planned]
    assert (_minutes(ahead[0].since), _minutes(ahead[0].until)) == (50, 60)
    plan = dealer_plan(evening.counter.state, (ONE, TWO), NAMES, later(50))
    assert [one.at for one in ahead] == list(plan.rows[0].places)


def test_a_push_taken_back_leaves_no_stretch_and_who_went_off_no_row() -> None:
    evening = Evening(ANNA, BRUNO)
    evening.do(PushDealers())
    before = evening.line(10)
    evening.do(PushDealers(after=1), 5)
    evening.do(TakeBackPush(), 6)
    assert evening.line(10) == before
    evening.do(SendOffDealer(staff=BRUNO), 20)
    assert set(evening.line(30)) == {ANNA}


def _minutes(moment: Millis) -> int:
    return (moment - NOW.utc) // 60_000


def test_a_push_is_announced_and_then_overdue() -> None:
    evening = Evening(ANNA, BRUNO)
    assert evening.board(0).due is None
    evening.do(PushDealers())
    assert not evening.board(27).advice
    assert evening.board(28).advice == (PushDue(minutes=2),)
    assert evening.board(30).advice == (PushDue(minutes=0),)
    assert evening.board(33).advice == (PushOverdue(minutes=3),)


def test_a_table_without_a_dealer_is_named() -> None:
    evening = Evening(ANNA)
    evening.do(PushDealers())
    assert evening.board(1).advice == (
        TableWithoutDealer(tournament=EARLY, title="Main", table=TableNo(2)),
    )
    assert not evening.board(1, (ONE,)).advice
    (free,) = evening.board(1, (TWO,)).free
    assert free.name == "Anna", "the dealer of a table that was closed is free"


def test_who_has_dealt_beyond_the_limit_is_named() -> None:
    evening = Evening(ANNA)
    evening.do(PushDealers())
    assert not any(isinstance(one, DealtTooLong) for one in evening.board(90).advice)
    (told,) = (one for one in evening.board(160).advice if isinstance(one, DealtTooLong))
    assert told == DealtTooLong(staff=ANNA, name="Anna", minutes=160, limit=90)
    evening.do(RestDealer(staff=ANNA), 161)
    assert not any(isinstance(one, DealtTooLong) for one in evening.board(170).advice)


def test_the_one_who_comes_next_is_the_one_who_is_pushed_there() -> None:
    evening = Evening(ANNA, BRUNO)
    evening.do(PushDealers())
    coming = {line.table: line.next_staff for line in evening.board(10).tables}
    evening.do(PushDealers(), 30)
    now = {
        line.table: None if line.dealer is None else line.dealer.staff
        for line in evening.board(30).tables
    }
    assert now == coming


def test_the_plan_is_what_the_pushes_bring() -> None:
    evening = Evening(ANNA, BRUNO)
    evening.do(PushDealers())
    plan = dealer_plan(evening.counter.state, (ONE, TWO), NAMES, later(5), pushes=4)
    assert plan.times == tuple(later(30 * number).utc for number in range(5))
    for number in range(5):
        for row in plan.rows:
            assert evening.counter.state.dealing.dealers[row.staff].at == row.places[number]
        evening.do(PushDealers(), 30 * (number + 1))


def test_the_plan_knows_the_table_for_which_no_dealer_is_left() -> None:
    evening = Evening(ANNA)
    evening.do(PushDealers())
    plan = dealer_plan(evening.counter.state, (ONE, TWO), NAMES, later(5), pushes=4)
    assert TWO not in {at for row in plan.rows for at in row.places}
    assert plan.tables == (ONE, TWO)


def test_minutes_and_downs_of_a_shift() -> None:
    evening = Evening(ANNA)
    evening.do(PushDealers())
    evening.do(PushDealers(), 30)
    evening.do(RestDealer(staff=ANNA), 50)
    evening.do(SendOffDealer(staff=ANNA), 55)
    (shift,) = evening.shifts(500).values()
    assert (shift.minutes, shift.downs, shift.off) == (50, 2, later(55).utc)


def test_a_push_taken_back_is_not_paid() -> None:
    evening = Evening(ANNA)
    evening.do(PushDealers())
    evening.do(PushDealers(), 20)
    evening.do(TakeBackPush(), 21)
    assert (evening.shifts(25)[ANNA].minutes, evening.shifts(25)[ANNA].downs) == (25, 1)


def test_a_shift_goes_on_where_going_off_was_taken_back() -> None:
    evening = Evening(ANNA, BRUNO)
    evening.do(PushDealers())
    evening.do(SendOffDealer(staff=BRUNO), 10)
    evening.do(TakeBackDealing(), 11)
    shift = evening.shifts(25)[BRUNO]
    assert (shift.minutes, shift.downs, shift.off) == (25, 1, None)
    evening.do(SetRotation(down=20), 26)
    evening.do(TakeBackDealing(), 27)
    assert evening.shifts(30)[BRUNO].minutes == 30


def test_nobody_deals_at_a_table_that_was_closed() -> None:
    evening = Evening(ANNA)
    evening.do(PushDealers())
    assert evening.shifts(40, {ONE: (later(12),)})[ANNA].minutes == 12
    assert evening.shifts(40)[ANNA].minutes == 40
