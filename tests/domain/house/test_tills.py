"""Tills: one shift of one drawer, from its float to its last count."""

import pytest
from msgspec.structs import replace

from tdconsole.domain.language.commands.house import (
    CloseTill,
    CountTill,
    HouseCommand,
    MoveCash,
    OpenTill,
    ReopenTill,
)
from tdconsole.domain.language.events.house import (
    CashMoved,
    TillClosed,
    TillCounted,
    TillOpened,
    TillReopened,
)
from tdconsole.domain.language.rejections.entry import (
    NoCashMoved,
    NoSuchTill,
    TillHasLess,
    TillIsClosed,
    TillIsOpen,
    TillNameTaken,
)
from tdconsole.domain.state.house import TillShift
from tdconsole.domain.values import Money, TillNo
from tests.domain.counter import MAIN, NOTE, OPENED, Counter, at_work

SECOND = TillNo(2)
CLOSED = TillClosed(till=MAIN, counted=Money(20_000), expected=Money(20_000))


def the(counter: Counter, number: TillNo = MAIN) -> TillShift:
    return counter.state.tills[number]


def moving(amount: int) -> MoveCash:
    return MoveCash(till=MAIN, amount=Money(amount), reason="the safe")


def test_a_till_is_opened_with_a_float() -> None:
    counter = Counter()
    opening = OpenTill(name=" Main ", floats=Money(20_000))
    assert counter.do(opening) == (OPENED,)
    assert the(counter).open
    assert the(counter).without_payments == 20_000


def test_each_shift_has_a_number_of_its_own() -> None:
    counter = at_work().given(CLOSED)
    (event,) = counter.do(OpenTill(name="Main"))
    assert isinstance(event, TillOpened)
    assert event.till == SECOND
    assert [till.open for till in map(counter.state.tills.get, (MAIN, SECOND)) if till] == [
        False,
        True,
    ]


@pytest.mark.parametrize("name", ["Main", "MAIN", "  main"])
def test_two_open_tills_of_one_name_would_be_mixed_up(name: str) -> None:
    refused = TillNameTaken(till=MAIN, name="Main")
    assert at_work().when(OpenTill(name=name)) == refused
    again = at_work().given(CLOSED, replace(OPENED, till=SECOND))
    assert again.when(ReopenTill(till=MAIN)) == TillNameTaken(till=SECOND, name="Main")


def test_cash_is_put_in_and_taken_out() -> None:
    counter = at_work()
    assert counter.do(moving(5_000)) == (CashMoved(till=MAIN, amount=Money(5_000), reason=NOTE),)
    counter.do(moving(-25_000))
    till = the(counter)
    assert (till.put_in, till.taken_out, till.without_payments) == (5_000, 25_000, 0)


def test_no_more_is_taken_out_than_should_be_there() -> None:
    assert at_work().when(moving(-20_001)) == TillHasLess(
        till=MAIN, expected=Money(20_000), currency="EUR"
    )
    assert isinstance(at_work().when(moving(-20_001), expected=Money(20_001)), tuple)


def test_a_till_that_owes_takes_cash_and_gives_none() -> None:
    assert isinstance(at_work().when(moving(1), expected=Money(-500)), tuple)
    assert isinstance(at_work().when(moving(-1), expected=Money(-500)), TillHasLess)


def test_a_move_of_nothing() -> None:
    assert at_work().when(moving(0)) == NoCashMoved()


def test_what_was_counted_stands_beside_what_should_have_been_there() -> None:
    counter = at_work()
    counting = CountTill(till=MAIN, counted=Money(19_500))
    assert counter.do(counting) == (
        TillCounted(till=MAIN, counted=Money(19_500), expected=Money(20_000)),
    )
    count = the(counter).count
    assert count is not None
    assert count.difference == -500
    assert the(counter).open


def test_the_last_count_is_the_one_that_counts() -> None:
    counter = at_work()
    counter.do(CountTill(till=MAIN, counted=Money(1)))
    counter.do(CountTill(till=MAIN, counted=Money(20_000)))
    count = the(counter).count
    assert count is not None
    assert count.difference == 0


def test_a_till_is_closed_with_its_last_count() -> None:
    counter = at_work()
    assert counter.do(CloseTill(till=MAIN, counted=Money(20_000))) == (CLOSED,)
    assert not the(counter).open
    assert the(counter).count is not None


def test_a_shift_closed_too_early_goes_on() -> None:
    counter = at_work().given(CLOSED)
    assert counter.do(ReopenTill(till=MAIN)) == (TillReopened(till=MAIN),)
    assert the(counter).open
    assert the(counter).count is not None
    assert counter.when(ReopenTill(till=MAIN)) == TillIsOpen(till=MAIN)


AT_WORK = [
    moving(1),
    CountTill(till=MAIN, counted=Money(0)),
    CloseTill(till=MAIN, counted=Money(0)),
]


@pytest.mark.parametrize("command", AT_WORK, ids=lambda it: type(it).__name__)
def test_a_closed_till_is_left_alone(command: HouseCommand) -> None:
    assert at_work().given(CLOSED).when(command) == TillIsClosed(till=MAIN)


@pytest.mark.parametrize(
    "command", [*AT_WORK, ReopenTill(till=MAIN)], ids=lambda it: type(it).__name__
)
def test_a_till_that_never_was(command: HouseCommand) -> None:
    assert Counter().when(command) == NoSuchTill(till=MAIN)
