"""From which table to which: the fewest moves, checked against every other way at small rooms."""

from collections.abc import Sequence
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdconsole.domain.room.fewest_moves import MANY, Size, Transfer, most_apart, together, transfers
from tdconsole.domain.rules.values import BalanceSource, Tolerance
from tdconsole.domain.values import TableNo


def sizes(*players: int, room: int = 9) -> list[Size]:
    """The first breaks first."""
    first = enumerate(players, start=1)
    return [Size(TableNo(table), one, room, turn=table) for table, one in first]


def levelled(
    room: Sequence[Size], apart: int = 1, rule: BalanceSource = "largest_then_break_order"
) -> list[tuple[int, int]]:
    found = transfers(together(room), apart, rule)
    return [(int(one.source), int(one.target)) for one in found]


def after(room: Sequence[Size], moves: Sequence[tuple[int, int]]) -> list[int]:
    players = {int(one.table): one.players for one in room}
    for source, target in moves:
        players[source] -= 1
        players[target] += 1
    return list(players.values())


# How far apart


@pytest.mark.parametrize(("tables", "most"), [(1, 1), (4, 1), (5, 2), (12, 2), (13, 3)])
def test_the_tolerance_goes_by_the_number_of_tables(tables: int, most: int) -> None:
    steps = [Tolerance(above=4, most=2), Tolerance(most=1), Tolerance(above=12, most=3)]
    assert most_apart(steps, tables) == most


def test_where_no_step_says_it_one_is_the_tolerance() -> None:
    assert most_apart([Tolerance(above=4, most=2)], 3) == 1


# How many moves


@pytest.mark.parametrize(
    ("players", "moves"),
    [
        ((9,), []),
        ((), []),
        ((8, 8), []),
        ((9, 8), []),
        ((9, 7), [(1, 2)]),
        ((9, 9, 6), [(1, 3), (2, 3)]),
        ((9, 9, 9, 5), [(1, 4), (2, 4), (3, 4)]),
        ((9, 3), [(1, 2), (1, 2), (1, 2)]),
    ],
)
def test_the_moves(players: tuple[int, ...], moves: list[tuple[int, int]]) -> None:
    assert levelled(sizes(*players)) == moves


def test_all_tables_within_the_tolerance_are_left_alone() -> None:
    assert levelled(sizes(9, 7, 8), apart=2) == []


def test_a_full_table_takes_nobody() -> None:
    room = [*sizes(9, 9), Size(TableNo(3), 6, 6, 3), Size(TableNo(4), 7, 9, 4)]
    assert levelled(room) == [(1, 4)]


def test_where_no_table_has_a_seat_nobody_moves() -> None:
    assert levelled([Size(TableNo(1), 9, 9), Size(TableNo(2), 6, 6)]) == []


@given(
    st.lists(st.integers(1, 6), min_size=2, max_size=4),
    st.integers(1, 2),
    st.sampled_from(("largest_then_break_order", "next_full_table")),
)
def test_no_other_way_is_shorter(players: list[int], apart: int, rule: BalanceSource) -> None:
    """The fewest moves to any room within the tolerance, however the players were spread."""
    room = sizes(*players, room=6)
    moves = levelled(room, apart, rule)
    spread = after(room, moves)
    assert max(spread) - min(spread) <= apart
    level = (
        other
        for other in product(range(7), repeat=len(players))
        if sum(other) == sum(players) and max(other) - min(other) <= apart
    )
    fewest = min(sum(max(0, a - b) for a, b in zip(players, other, strict=True)) for other in level)
    assert len(moves) == fewest


@given(st.lists(st.integers(1, 9), min_size=2, max_size=60), st.integers(1, 3))
def test_nobody_is_moved_to_a_table_that_gives_one_away(players: list[int], apart: int) -> None:
    moves = levelled(sizes(*players), apart)
    assert not {source for source, _ in moves} & {target for _, target in moves}


@given(
    st.dictionaries(st.integers(1, 12), st.integers(1, 9), min_size=1),
    st.lists(st.tuples(st.integers(1, 12), st.integers(0, 9), st.integers(7, 10)), max_size=30),
)
def test_one_table_after_another_comes_to_the_same_as_all_at_once(
    players: dict[int, int], changes: list[tuple[int, int, int]]
) -> None:
    room = {no: Size(TableNo(no), one, 9, turn=no) for no, one in players.items()}
    kept = together(room.values())
    for no, now, seats in changes:
        if no in room:
            kept = kept.without(room.pop(no))
        if now:
            room[no] = Size(TableNo(no), now, seats, turn=no)
            kept = kept.with_(room[no])
    anew = together(room.values())
    assert kept.least_room <= anew.least_room
    assert kept._replace(least_room=anew.least_room) == anew
    assert sorted(kept.every) == sorted(room.values())


# Which table gives, and which takes


def test_of_equally_full_tables_the_one_that_breaks_first_gives() -> None:
    assert levelled(sizes(7, 9, 9))[0] == (2, 1)


def test_of_equally_short_tables_the_one_that_breaks_last_takes() -> None:
    assert levelled(sizes(6, 6, 9))[0] == (3, 2)


def test_the_table_whose_player_was_moved_least_gives() -> None:
    moved = {TableNo(1): 2, TableNo(2): 1, TableNo(3): 1}
    (found,) = transfers(
        together(sizes(9, 9, 9, 8, 7)),
        1,
        "largest_then_least_moved",
        lambda table: moved.get(table, 0),
    )
    assert found == Transfer(source=TableNo(2), target=TableNo(5))


def test_in_the_other_books_it_counts_for_nothing() -> None:
    (found,) = transfers(together(sizes(9, 9, 7)), 1, moved=lambda table: 9 - table)
    assert found.source == 1


@pytest.mark.parametrize(("short", "source"), [(2, 3), (12, 13), (19, 20), (21, 3)])
def test_the_next_full_table_by_number_where_there_are_many(short: int, source: int) -> None:
    """WSOP 67: after the last one comes the first again."""
    players = [9 if t in {3, 13, 20} else 7 if t == short else 8 for t in range(1, MANY + 2)]
    assert levelled(sizes(*players), rule="next_full_table") == [(source, short)]


def test_the_next_full_table_in_the_order_of_breaking_where_there_are_few() -> None:
    order = {1: 2, 2: 4, 3: 1, 4: 3}
    (found,) = transfers(
        together(one._replace(turn=order[one.table]) for one in sizes(9, 9, 9, 7)),
        1,
        "next_full_table",
    )
    assert found.source == 2
