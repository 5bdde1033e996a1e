"""The rotation: fair within one down, nobody past the limit, nobody in two places."""

from collections import Counter as Tally
from collections.abc import Iterator
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdconsole.domain.house.rotation import tables_of
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
from tdconsole.domain.values import DealtTable, RotationPart, StaffId, TableNo
from tests.domain.counter import EARLY, LATE, Counter

EVERYBODY: Final = tuple(StaffId(no) for no in range(1, 17))
OPEN: Final = tuple(DealtTable(tournament=EARLY, table=TableNo(no)) for no in range(1, 13))


def at_tables(dealers: int, **terms: Any) -> Counter:
    counter = Counter()
    counter.do(SetRotation(order=(RotationPart(tournament=EARLY),), **terms))
    for one in EVERYBODY[:dealers]:
        counter.do(BringOnDealer(staff=one))
    return counter


def rounds(counter: Counter, pushes: int, tables: tuple[DealtTable, ...] = OPEN) -> Iterator[int]:
    """The number of tables dealt after each push."""
    for _ in range(pushes):
        counter.do(PushDealers(), open_tables=tables)
        yield sum(one.at is not None for one in counter.state.dealing.dealers.values())


def most_in_a_row(counter: Counter) -> int:
    return max(one.downs for one in counter.state.dealing.dealers.values())


@pytest.mark.parametrize("dealers", range(9, 17))
def test_twelve_tables_are_dealt_fairly_by_nine_dealers_and_more(dealers: int) -> None:
    """At every moment of a long evening nobody has dealt two downs more than another."""
    counter, dealt = at_tables(dealers), Tally[StaffId]()
    for _ in rounds(counter, 48):
        on = counter.state.dealing.dealers
        dealt.update(staff for staff, one in on.items() if one.at is not None)
        downs = [dealt[staff] for staff in on]
        assert max(downs) - min(downs) <= 1
        assert most_in_a_row(counter) <= 3


@given(st.integers(1, 16), st.integers(1, 12), st.integers(1, 5))
def test_nobody_passes_the_limit_and_no_dealer_waits_beside_an_empty_table(
    dealers: int, tables: int, downs: int
) -> None:
    counter = at_tables(dealers, downs=downs)
    enough = dealers >= tables + -(-tables // downs)
    for dealt in rounds(counter, 20, OPEN[:tables]):
        assert most_in_a_row(counter) <= downs
        if enough:
            assert dealt == tables


@given(st.integers(1, 16), st.integers(1, 12))
def test_where_tables_come_first_none_is_left_for_a_break(dealers: int, tables: int) -> None:
    counter = at_tables(dealers, tables_first=True)
    for dealt in rounds(counter, 12, OPEN[:tables]):
        assert dealt == min(dealers, tables)


@given(st.integers(3, 16))
def test_whoever_deals_on_moves_to_another_table(dealers: int) -> None:
    counter = at_tables(dealers)
    for _ in range(12):
        before = {staff: one.at for staff, one in counter.state.dealing.dealers.items()}
        counter.do(PushDealers(), open_tables=OPEN)
        for staff, one in counter.state.dealing.dealers.items():
            assert one.at is None or one.at != before[staff]


STAFF: Final = st.sampled_from(EVERYBODY[:5])
TABLE: Final = st.sampled_from([TableNo(no) for no in range(1, 7)])
ASKED: Final = st.one_of(
    st.builds(BringOnDealer, staff=STAFF),
    st.builds(SendOffDealer, staff=STAFF),
    st.builds(PutDealer, staff=STAFF, tournament=st.just(EARLY), table=TABLE),
    st.builds(RestDealer, staff=STAFF),
    st.builds(SwapDealers, one=STAFF, other=STAFF),
    st.builds(PushDealers),
    st.builds(TakeBackPush),
    st.builds(TakeBackDealing),
)


@given(st.lists(st.tuples(ASKED, st.sets(TABLE)), max_size=25))
def test_whatever_is_asked_a_dealer_is_at_one_place_and_a_table_has_one_dealer(
    evening: list[tuple[HouseCommand, set[TableNo]]],
) -> None:
    counter = at_tables(3)
    for asked, numbers in evening:
        tables = tuple(DealtTable(tournament=EARLY, table=no) for no in sorted(numbers))
        before = set(counter.state.dealing.dealers)
        decided = counter.when(asked, open_tables=tables)
        if not isinstance(decided, tuple):
            continue
        counter.given(*decided)
        dealing = counter.state.dealing
        held = [one.at for one in dealing.dealers.values() if one.at is not None]
        assert len(held) == len(set(held))
        assert all(not one.resting or one.at is None for one in dealing.dealers.values())
        if isinstance(asked, PushDealers):
            assert set(dealing.dealers) == before, "a push keeps everybody"
            assert set(held) <= set(tables)


def test_a_table_named_alone_stands_where_it_is_named() -> None:
    late = DealtTable(tournament=LATE, table=TableNo(1))
    order = (
        RotationPart(tournament=EARLY, table=TableNo(3)),
        RotationPart(tournament=LATE, table=TableNo(1)),
        RotationPart(tournament=EARLY),
        RotationPart(tournament=LATE, table=TableNo(9)),
    )
    found = tables_of(order, (*OPEN[:4], late))
    assert found == (OPEN[2], late, OPEN[0], OPEN[1], OPEN[3])
