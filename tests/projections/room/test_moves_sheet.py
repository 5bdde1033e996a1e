"""The last moves, read off a real trail."""

from collections.abc import Iterator

import pytest

from tdconsole.domain.language.commands.floor import SwapPlayers
from tdconsole.domain.language.commands.trail import Redo
from tdconsole.domain.values import EntryId
from tdconsole.projections.room.moves_sheet import (
    MovesSheet,
    last_moves,
    last_of,
    last_undone,
    moves_sheet,
)
from tdconsole.projections.room.redraw_sheet import redraw_sheet
from tests.projections.moved import Evening, evening


@pytest.fixture
def floor() -> Iterator[Evening]:
    with evening() as floor:
        yield floor


def sheet(floor: Evening, *, undone: bool = False) -> MovesSheet | None:
    source = floor.source
    made = last_undone(source.trail) if undone else last_moves(source.trail)
    return moves_sheet(source.state, source.people, made)


def listed(floor: Evening, *, undone: bool = False) -> list[int]:
    found = sheet(floor, undone=undone)
    return [] if found is None else [row.entry for row in found.rows]


def test_a_first_seat_is_no_move(floor: Evening) -> None:
    floor.register()
    assert last_moves(floor.trail) == ()
    assert sheet(floor) is None


def test_moves_stand_by_the_seat_that_was_left(floor: Evening) -> None:
    floor.thin(3, 5)
    moved = [floor.at(2)[0], floor.at(1)[1], floor.at(1)[0]]
    ways = {entry: floor.send(entry, 3) for entry in moved}
    found = sheet(floor)
    assert found is not None
    assert [(row.entry, row.source, row.target) for row in found.rows] == [
        (entry, *ways[entry]) for entry in reversed(moved)
    ]
    assert found.rows[0].name == f"Player {moved[2]}"


def test_what_was_moved_long_before_the_last_is_not_of_them(floor: Evening) -> None:
    floor.send(floor.at(1)[0], 3)
    floor.time.run(11 * 60_000)
    last = floor.at(2)[0]
    floor.send(last, 3)
    floor.time.run(60 * 60_000)
    assert listed(floor) == [last]


def test_who_was_moved_twice_stands_once_and_who_came_back_not_at_all(floor: Evening) -> None:
    twice, back = floor.at(1)[:2]
    first, _ = floor.send(twice, 2)
    _, last = floor.send(twice, 3)
    seat, _ = floor.send(back, 2)
    floor.move(back, seat)
    found = sheet(floor)
    assert found is not None
    [row] = found.rows
    assert (row.entry, row.source, row.target) == (twice, first, last)


def test_who_changed_places_went_both_ways(floor: Evening) -> None:
    one, other = floor.at(1)[0], floor.at(2)[0]
    seats = floor.seat_of(one), floor.seat_of(other)
    floor.do(SwapPlayers(entry=EntryId(one), other=EntryId(other)))
    found = sheet(floor)
    assert found is not None
    assert [(row.source, row.target) for row in found.rows] == [seats, seats[::-1]]


def test_what_was_undone_is_only_among_the_undone_and_back_once_it_is_redone(
    floor: Evening,
) -> None:
    one, other = floor.at(1)[:2]
    floor.send(one, 3)
    floor.send(other, 3)
    floor.undo()
    assert (listed(floor), listed(floor, undone=True)) == ([one], [other])
    floor.do(Redo())
    assert (listed(floor), listed(floor, undone=True)) == ([one, other], [])


def test_a_broken_table_is_a_sheet_of_its_own(floor: Evening) -> None:
    floor.thin(1, 3)
    floor.thin(2, 3)
    floor.send(floor.at(1)[0], 2)
    sources = floor.shatter(3)
    found = sheet(floor)
    assert found is not None
    assert found.broken == 3
    assert {row.entry: row.source for row in found.rows} == sources
    assert all(floor.seat_of(row.entry) == row.target for row in found.rows)


def test_the_last_break_is_found_behind_what_followed(floor: Evening) -> None:
    floor.thin(1, 3)
    floor.thin(2, 3)
    floor.shatter(3)
    first = last_of(floor.trail, "broken")
    floor.send(floor.at(1)[0], 2)
    floor.bust(floor.at(2)[0])
    assert last_of(floor.trail, "broken") == first
    assert first is not None
    assert first.table == 3


def test_a_break_that_was_undone_is_none(floor: Evening) -> None:
    floor.thin(1, 3)
    floor.thin(2, 3)
    floor.shatter(3)
    floor.undo()
    assert last_of(floor.trail, "broken") is None


def test_after_a_redraw_all_stand_by_table_and_seat_and_come_from_where_they_sat(
    floor: Evening,
) -> None:
    sources = floor.redraw()
    redrawn = last_of(floor.trail, "redrawn")
    assert redrawn is not None
    found = redraw_sheet(floor.state, floor.source.people, redrawn)
    assert {row.entry: row.source for row in found.players} == sources
    assert [row.target for row in found.players] == sorted(floor.state.play.seating.of.values())
    assert [table.table for table in found.tables] == [1, 2, 3]
    assert not found.is_final_table


def test_who_went_out_since_the_redraw_stands_in_its_sheet(floor: Evening) -> None:
    floor.redraw()
    floor.bust(floor.at(1)[0])
    redrawn = last_of(floor.trail, "redrawn")
    assert redrawn is not None
    assert len(redraw_sheet(floor.state, floor.source.people, redrawn).players) == 21
