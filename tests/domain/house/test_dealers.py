"""Dealers: who deals where after a push, by hand, and when a table closes."""

from typing import Final

import pytest
from msgspec.structs import replace

from tdconsole.domain.language.commands.house import (
    BringOnDealer,
    HouseCommand,
    PushDealers,
    PutDealer,
    RestDealer,
    SendOffDealer,
    SetRotation,
    SwapDealers,
    TakeBackDealing,
    TakeBackPush,
)
from tdconsole.domain.language.events.house import DealerRested, DealersPushed
from tdconsole.domain.language.rejections.staff import (
    DealerIsOn,
    DealerNotOn,
    DealsThere,
    NobodyDeals,
    NoDealingToTakeBack,
    NoPushToTakeBack,
    NoTableToDeal,
    NothingToSwap,
    NotOnStaff,
    PushedMeanwhile,
    RestsAlready,
    TableNotDealt,
    TwiceInRotation,
)
from tdconsole.domain.values import (
    DealtTable,
    Instant,
    Millis,
    RotationPart,
    StaffId,
    TableNo,
)
from tests.domain.counter import ANNA, BRUNO, EARLY, LATE, NOW, SEVEN, Counter

CARLA: Final = StaffId(3)
TABLES: Final = tuple(DealtTable(tournament=EARLY, table=TableNo(no)) for no in (1, 2, 3))
ROTATION: Final = SetRotation(order=(RotationPart(tournament=EARLY),))


def on_the_floor(*staff: StaffId) -> Counter:
    counter = Counter()
    counter.do(ROTATION)
    for one in staff:
        counter.do(BringOnDealer(staff=one))
    return counter


def later(minutes: int) -> Instant:
    passed = minutes * 60_000
    return replace(NOW, utc=Millis(NOW.utc + passed), uptime=Millis(NOW.uptime + passed))


def pushed(counter: Counter, minutes: int = 0) -> dict[int, StaffId]:
    """The tables with their dealers after a push, all three of them open."""
    (event,) = counter.do(PushDealers(), open_tables=TABLES, now=later(minutes))
    assert isinstance(event, DealersPushed)
    return {deal.table: deal.staff for deal in event.deals}


def at(counter: Counter, staff: StaffId) -> int | None:
    found = counter.state.dealing.dealers[staff].at
    return None if found is None else found.table


def test_each_dealer_moves_one_table_on_and_the_last_to_the_first() -> None:
    counter = on_the_floor(ANNA, BRUNO, CARLA)
    counter.do(SetRotation(downs=20))
    first = pushed(counter)
    assert sorted(first) == [1, 2, 3]
    assert pushed(counter, 30) == {no % 3 + 1: staff for no, staff in first.items()}


def test_a_push_is_refused_where_it_makes_no_sense() -> None:
    counter = Counter()
    assert counter.when(PushDealers()) == NobodyDeals()
    counter.do(BringOnDealer(staff=ANNA))
    assert counter.when(PushDealers()) == NoTableToDeal()
    counter.do(ROTATION)
    assert counter.when(PushDealers(), open_tables=()) == NoTableToDeal()


def test_two_who_push_at_once_push_once() -> None:
    counter = on_the_floor(ANNA, BRUNO)
    counter.do(PushDealers(after=0), open_tables=TABLES)
    assert counter.when(PushDealers(after=0), open_tables=TABLES) == PushedMeanwhile()


def test_a_push_taken_back_leaves_everybody_where_they_were() -> None:
    counter = on_the_floor(ANNA, BRUNO, CARLA)
    pushed(counter)
    before = counter.state
    pushed(counter, 30)
    counter.do(TakeBackPush())
    assert replace(counter.state.dealing, before=None) == replace(before.dealing, before=None)
    assert counter.when(TakeBackPush()) == NoPushToTakeBack()


def test_a_push_is_not_taken_back_once_something_else_happened() -> None:
    counter = on_the_floor(ANNA, BRUNO)
    pushed(counter)
    counter.do(SendOffDealer(staff=BRUNO))
    assert counter.when(TakeBackPush()) == NoPushToTakeBack()


@pytest.mark.parametrize(
    "gesture",
    [
        SendOffDealer(staff=ANNA),
        RestDealer(staff=ANNA),
        PutDealer(staff=ANNA, tournament=LATE, table=SEVEN.table),
        SwapDealers(one=ANNA, other=CARLA),
        BringOnDealer(staff=StaffId(4)),
        SetRotation(down=20, downs=5, tables_first=True),
        PushDealers(),
    ],
)
def test_the_last_gesture_taken_back_leaves_all_as_it_was(gesture: HouseCommand) -> None:
    counter = on_the_floor(ANNA, BRUNO, CARLA)
    pushed(counter)
    before = counter.state
    counter.do(gesture, open_tables=(*TABLES, SEVEN), now=later(20))
    assert counter.state.dealing != before.dealing
    counter.do(TakeBackDealing(), now=later(21))
    assert replace(counter.state.dealing, before=None) == replace(before.dealing, before=None)
    assert counter.when(TakeBackDealing()) == NoDealingToTakeBack()


def test_nothing_is_taken_back_before_anything_happened() -> None:
    assert Counter().when(TakeBackDealing()) == NoDealingToTakeBack()


def test_the_dealer_of_a_closed_table_goes_on_from_there() -> None:
    counter = on_the_floor(ANNA, BRUNO)
    counter.do(SetRotation(downs=20))
    pushed(counter)
    two = next(no for no in (1, 2) if at(counter, BRUNO) == no)
    left = tuple(table for table in TABLES if table.table != two)
    (event,) = counter.do(PushDealers(), open_tables=left)
    assert isinstance(event, DealersPushed)
    assert {deal.table for deal in event.deals} == {table.table for table in left}
    assert {deal.staff for deal in event.deals} == {ANNA, BRUNO}


def test_a_table_is_dealt_by_the_one_who_was_put_there_last() -> None:
    counter = on_the_floor(ANNA, BRUNO)
    seven = PutDealer(staff=ANNA, tournament=LATE, table=SEVEN.table)
    counter.do(seven)
    assert counter.when(seven) == DealsThere(staff=ANNA, table=SEVEN.table)
    counter.do(replace(seven, staff=BRUNO))
    assert (at(counter, ANNA), at(counter, BRUNO)) == (None, 7)
    free = counter.state.dealing.dealers[ANNA]
    assert not free.resting
    assert free.downs == 1
    closed = PutDealer(staff=ANNA, tournament=LATE, table=TableNo(8))
    assert counter.when(closed) == TableNotDealt(table=TableNo(8))


def test_a_break_by_hand_late_in_a_down_lasts_through_the_next_push() -> None:
    counter = on_the_floor(ANNA, BRUNO)
    pushed(counter)
    (event,) = counter.do(RestDealer(staff=ANNA), now=later(20))
    assert event == DealerRested(staff=ANNA, through=True, at=later(20))
    assert counter.when(RestDealer(staff=ANNA)) == RestsAlready(staff=ANNA)
    assert ANNA not in pushed(counter, 30).values()
    assert ANNA in pushed(counter, 60).values()


def test_a_break_by_hand_early_in_a_down_ends_with_the_push() -> None:
    counter = on_the_floor(ANNA, BRUNO)
    pushed(counter)
    counter.do(RestDealer(staff=ANNA), now=later(5))
    assert ANNA in pushed(counter, 30).values()


def test_two_dealers_change_places() -> None:
    counter = on_the_floor(ANNA, BRUNO, CARLA)
    assert counter.when(SwapDealers(one=ANNA, other=BRUNO)) == NothingToSwap()
    counter.do(PutDealer(staff=ANNA, tournament=LATE, table=SEVEN.table))
    counter.do(RestDealer(staff=BRUNO))
    counter.do(SwapDealers(one=ANNA, other=BRUNO))
    dealers = counter.state.dealing.dealers
    assert dealers[BRUNO].at == SEVEN
    assert dealers[BRUNO].downs == 1
    assert dealers[ANNA].resting
    assert counter.when(SwapDealers(one=ANNA, other=StaffId(9))) == DealerNotOn(staff=StaffId(9))


def test_who_comes_on_and_goes_off() -> None:
    counter = on_the_floor(ANNA)
    assert counter.when(BringOnDealer(staff=ANNA)) == DealerIsOn(staff=ANNA)
    assert counter.when(BringOnDealer(staff=BRUNO), on_staff=False) == NotOnStaff(staff=BRUNO)
    assert counter.when(SendOffDealer(staff=BRUNO)) == DealerNotOn(staff=BRUNO)
    assert counter.when(RestDealer(staff=BRUNO)) == DealerNotOn(staff=BRUNO)
    put = PutDealer(staff=BRUNO, tournament=LATE, table=SEVEN.table)
    assert counter.when(put) == DealerNotOn(staff=BRUNO)
    counter.do(SendOffDealer(staff=ANNA))
    assert not counter.state.dealing.dealers


def test_what_is_left_out_of_the_rotation_stays() -> None:
    counter = on_the_floor()
    counter.do(SetRotation(down=20))
    counter.do(SetRotation(tables_first=True, downs=4, notice=0))
    dealing = counter.state.dealing
    assert dealing.order == ROTATION.order
    assert (dealing.terms.down, dealing.terms.limit) == (20, 80)
    twice = (*dealing.order, *dealing.order)
    assert counter.when(SetRotation(order=twice)) == TwiceInRotation(table=None)
