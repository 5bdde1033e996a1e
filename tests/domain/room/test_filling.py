"""Seats drawn at entry: evenly over the tables that the expected entries need, or table by table."""

from collections import Counter

import pytest

from tdconsole.domain.draw.drawing import drawn_again
from tdconsole.domain.draw.lots import offers_of
from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.domain.language.commands.entry import RegisterEntry, UnregisterEntry
from tdconsole.domain.language.commands.seating import LockTable, OpenTables
from tdconsole.domain.language.commands.tournament import EditSetup
from tdconsole.domain.language.events.draw import SeatsDrawn
from tdconsole.domain.language.terms import Terms, TermsChanges
from tdconsole.domain.values import EntryId, TableNo
from tests.domain.floor import Floor, create, person, table_numbers


def house(terms: Terms, *, seats: int = 4) -> Floor:
    floor = Floor()
    floor.do(create(seats_per_table=seats, terms=terms))
    return floor


def arrive(floor: Floor, *numbers: int) -> None:
    for number in numbers:
        events = floor.do(RegisterEntry(person=person(number)))
        for event in events:
            if isinstance(event, SeatsDrawn):
                assert event.seated == drawn_again(event)


def players(floor: Floor) -> dict[int, int]:
    of = floor.tournament.play.seating.of.values()
    return dict(sorted(Counter(int(seat.table) for seat in of).items()))


@pytest.mark.parametrize(
    "terms",
    [
        Terms(draw_at="entry", expected=12),
        Terms(draw_at="entry", cap=12),
        Terms(draw_at="entry", cap=40, expected=10),
    ],
)
def test_the_first_entries_spread_over_the_tables_that_all_need(terms: Terms) -> None:
    """Three tables of four."""
    floor = house(terms)
    for number in range(1, 13):
        arrive(floor, number)
        sizes = [players(floor).get(table, 0) for table in (1, 2, 3)]
        assert sum(sizes) == number
        assert max(sizes) - min(sizes) <= 1


def test_of_ten_open_tables_only_those_that_are_needed_fill() -> None:
    floor = house(Terms(draw_at="entry", expected=12))
    floor.do(OpenTables(tables=table_numbers(*range(1, 11))))
    arrive(floor, *range(1, 11))
    assert set(players(floor)) == {1, 2, 3}
    arrive(floor, 11, 12, 13)
    assert players(floor) == {1: 4, 2: 4, 3: 4, 4: 1}


def test_in_the_order_of_the_room() -> None:
    floor = house(Terms(draw_at="entry", expected=8, tables=table_numbers(7, 3, 5)))
    arrive(floor, *range(1, 5))
    assert players(floor) == {3: 2, 7: 2}


def test_of_open_tables_the_first_of_the_room_s_order_fill() -> None:
    floor = house(Terms(draw_at="entry", expected=4, tables=table_numbers(7, 3, 5)))
    floor.do(OpenTables(tables=table_numbers(3, 5, 7)))
    arrive(floor, *range(1, 6))
    assert players(floor) == {3: 1, 7: 4}


def test_only_the_tables_whose_turn_it_is_are_in_the_record() -> None:
    """The proof has no table that could not have been drawn."""
    floor = house(Terms(draw_at="entry", expected=12))
    offered = []
    for number in range(1, 5):
        events = floor.do(RegisterEntry(person=person(number)))
        (drawn,) = (event for event in events if isinstance(event, SeatsDrawn))
        offered.append({int(offer.table) for offer in offers_of(drawn.tables)})
    seated = [int(floor.tournament.play.seating.of[EntryId(n)].table) for n in (1, 2, 3)]
    assert offered == [{1, 2, 3}, {1, 2, 3} - {seated[0]}, {seated[2]}, {1, 2, 3}]


def test_one_table_after_the_other_where_the_house_wants_it() -> None:
    floor = house(Terms(draw_at="entry_by_table", cap=12))
    floor.do(OpenTables(tables=table_numbers(1, 2, 3)))
    arrive(floor, *range(1, 5))
    assert players(floor) == {1: 4}
    arrive(floor, 5)
    assert players(floor) == {1: 4, 2: 1}
    floor.do(UnregisterEntry(entry=EntryId(1)))
    arrive(floor, 6)
    assert players(floor) == {1: 4, 2: 1}


def test_without_a_number_the_next_table_opens_when_the_first_is_full() -> None:
    floor = house(Terms(draw_at="entry"))
    arrive(floor, *range(1, 6))
    assert players(floor) == {1: 4, 2: 1}


def test_a_locked_table_is_passed_over() -> None:
    floor = house(Terms(draw_at="entry", expected=8))
    floor.do(OpenTables(tables=table_numbers(1)), LockTable(table=TableNo(1), locked=True))
    arrive(floor, 1, 2)
    assert players(floor) == {2: 1, 3: 1}


def test_a_number_that_is_lowered_leaves_nobody_behind() -> None:
    """Somebody sits at the third table already: it fills with the others."""
    floor = house(Terms(draw_at="entry", expected=12))
    arrive(floor, 1, 2, 3)
    floor.do(EditSetup(terms=TermsChanges(expected=8)))
    arrive(floor, 4, 5, 6)
    assert players(floor) == {1: 2, 2: 2, 3: 2}


def test_once_play_has_begun_late_entries_share_the_open_tables() -> None:
    floor = house(Terms(draw_at="entry", expected=12))
    arrive(floor, 1, 2, 3)
    floor.do(EditSetup(terms=TermsChanges(expected=40)), StartClock())
    arrive(floor, 4, 5, 6)
    assert players(floor) == {1: 2, 2: 2, 3: 2}
