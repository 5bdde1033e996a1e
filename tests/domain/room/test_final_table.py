"""The numbers at which the players come together, or all draw new seats."""

import pytest

from tdconsole.domain.language.commands.draw import RedrawSeats
from tdconsole.domain.language.commands.seating import LockTable
from tdconsole.domain.language.rejections.room import TableIsLocked
from tdconsole.domain.room.final_table import (
    Occasion,
    combine_at,
    in_the_way,
    redraw_due,
    redraw_tables,
)
from tdconsole.domain.rules.book import STANDARD, RuleChanges, rules
from tdconsole.domain.rules.values import CombineAt, RedrawTables
from tdconsole.domain.values import TableNo
from tdconsole.library.rulebooks import rulebook
from tests.domain.floor import Floor, busting, down_to, playing


@pytest.mark.parametrize(
    ("rule", "numbers"),
    [
        ("full_table", {2: 2, 6: 6, 7: 7, 8: 8, 9: 9, 10: 10, 11: 11}),
        ("one_more", {2: 2, 3: 4, 6: 7, 7: 8, 8: 9, 9: 10, 10: 10, 11: 11}),
        ("nine_or_seven", {2: 2, 5: 5, 6: 7, 7: 7, 8: 9, 9: 9, 10: 10}),
    ],
)
def test_the_final_table_by_the_size_of_the_tables(
    rule: CombineAt, numbers: dict[int, int]
) -> None:
    assert {seats: combine_at(rule, seats) for seats in numbers} == numbers


@pytest.mark.parametrize(
    ("rule", "entries", "tables"),
    [
        ("by_field", 100, (3, 2, 1)),
        ("by_field", 99, (2, 1)),
        ("by_field", 51, (2, 1)),
        ("by_field", 50, (1,)),
        ("last_table", 1000, (1,)),
        ("never", 1000, ()),
    ],
)
def test_new_seats_by_the_size_of_the_field(
    rule: RedrawTables, entries: int, tables: tuple[int, ...]
) -> None:
    assert redraw_tables(rule, entries) == tables


def evening(*players: int, changes: RuleChanges | None = None) -> Floor:
    return playing(*players, rulebook=rules(STANDARD, changes or RuleChanges()).book)


def due(floor: Floor) -> tuple[Occasion, int, int, int] | None:
    found = redraw_due(floor.tournament)
    return None if found is None else (found.occasion, found.players, found.tables, found.seats)


def test_before_the_first_bust_nobody_draws_again() -> None:
    assert due(evening(5, 4)) is None


def test_the_final_table_is_due_once_the_players_fit() -> None:
    floor = evening(6, 5)
    floor.do(busting(1))
    assert due(floor) is None
    floor.do(busting(2))
    assert due(floor) == ("final_table", 9, 1, 9)
    floor.do(RedrawSeats())
    assert due(floor) is None
    floor.do(busting(3))
    assert due(floor) is None


@pytest.mark.parametrize(
    ("book", "cite"),
    [("pl-club", "PL 15"), ("tda-2024", "TDA-2024 RP-9"), ("pokerclub-it", "TDA-2024 RP-9")],
)
def test_the_final_table_cites_what_its_book_has_on_it(book: str, cite: str) -> None:
    """PL 15 speaks of the draw, not of the number; the number is the house's."""
    floor = playing(5, 5, rulebook=rulebook(book))
    floor.do(busting(1))
    found = redraw_due(floor.tournament)
    assert found is not None
    assert found.cite == cite


def test_one_more_than_a_table_has_seats_for() -> None:
    floor = evening(6, 5, changes=RuleChanges(combine_at="one_more"))
    floor.do(busting(1))
    assert due(floor) == ("final_table", 10, 1, 10)


def test_at_two_tables_once_they_hold_all() -> None:
    floor = evening(*[9] * 6, changes=RuleChanges(redraw_tables="by_field"))
    assert due(down_to(floor, 19)) is None
    assert due(down_to(floor, 18)) == ("tables", 18, 2, 9)
    floor.do(RedrawSeats())
    assert due(floor) is None
    assert due(down_to(floor, 10)) is None
    assert due(down_to(floor, 9)) == ("final_table", 9, 1, 9)


def test_a_locked_table_keeps_its_players() -> None:
    floor = evening(6, 4)
    floor.do(busting(1))
    assert due(floor) is not None
    floor.do(LockTable(table=TableNo(2), locked=True))
    assert in_the_way(floor.tournament) == 2
    assert floor.when(RedrawSeats()) == TableIsLocked(table=TableNo(2))


def test_at_a_number_of_players_once() -> None:
    floor = evening(7, 7, changes=RuleChanges(redraw_players=(13, 11)))
    floor.do(busting(1))
    assert due(floor) == ("players", 13, 2, 9)
    floor.do(RedrawSeats())
    assert due(floor) is None
    floor.do(busting(2))
    assert due(floor) is None
    floor.do(busting(3))
    assert due(floor) == ("players", 11, 2, 9)
