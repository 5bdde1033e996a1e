"""How far a colour-up has come, which one comes next, and what was raced as the trail has it."""

from typing import Any, Final, Self

import pytest
from msgspec.structs import replace

from tdconsole.domain.language.commands.chips import RaceChips, RacingSeat, RacingTable
from tdconsole.domain.language.commands.floor import MovePlayer
from tdconsole.domain.language.commands.seating import OpenTables, SeatEntry
from tdconsole.domain.language.events.chips import RaceCardsDealt
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.values import Chips, EntryId, Level, Mark, NoteId, TableNo
from tdconsole.projections.chips.race_board import (
    Exchange,
    larger,
    proposed,
    race_board,
    race_sheet,
    still_needed,
)
from tdconsole.projections.chips.race_protocol import race_at, race_protocol
from tdconsole.projections.engine.trail import TrailStep
from tdconsole.projections.people.names import Known
from tests.domain.floor import EVENING, Floor, at, busting, create, person, playing, queueing
from tests.projections.draw.test_draw_proof import step

EXCHANGE: Final = Exchange(old=Chips(25), new=Chips(100))
PEOPLE: Final = {person(number): Known(name=f"Player {number}") for number in range(1, 8)}


def evening(*chips: int) -> Floor:
    """Entries 1 to 4 at table 1, 5 to 7 at table 2; these chips leave at the break."""
    first, second, rest, last = EVENING
    marks = tuple(Mark(kind="colour_up", chip=Chips(chip)) for chip in chips)
    return playing(4, 3, structure=(first, second, replace(rest, marks=marks), last))


class Told(Floor):
    """That keeps its trail."""

    def __init__(self) -> None:
        super().__init__()
        self.trail: list[TrailStep] = []

    def given(self, *events: Event) -> Self:
        self.trail.append(step(len(self.trail) + 1, *events))
        return super().given(*events)


def racing(floor: Floor, table: int, *odd: int, **how: Any) -> tuple[Event, ...]:
    players = floor.tournament.play.seating.tables[TableNo(table)].players
    seats = tuple(
        RacingSeat(entry=players[seat], odd=number)
        for seat, number in zip(sorted(players), odd, strict=False)
    )
    told = RacingTable(table=TableNo(table), seats=seats)
    return floor.do(RaceChips(old=Chips(25), new=Chips(100), tables=(told,), **how))


def test_tables_are_done_one_by_one() -> None:
    floor = evening()
    racing(floor, 1, 3, 3, 3, 3, method="round_up_all")
    board = race_board(floor.tournament, PEOPLE, EXCHANGE)
    assert board is not None
    assert (board.whole, board.done, board.odd, board.got, board.change) == (4, 1, 12, 4, 100)
    one, two = board.tables
    assert (one.done, one.players, [seat.odd for seat in one.seats]) == (True, 4, [3, 3, 3, 3])
    assert (two.done, [seat.name for seat in two.seats]) == (
        False,
        ["Player 5", "Player 6", "Player 7"],
    )


def test_whoever_has_moved_since_is_told_without_a_seat() -> None:
    floor = evening()
    racing(floor, 1, 3, 3, 3, 0, deal=True)
    floor.do(MovePlayer(entry=EntryId(1), seat=at(2, 9)))
    board = race_board(floor.tournament, PEOPLE, EXCHANGE)
    assert board is not None
    assert [seat.seat for seat in board.tables[0].seats] == [None, 2, 3]


def test_a_table_that_is_empty_now_stays_done() -> None:
    floor = evening()
    floor.do(busting(5), busting(6))
    racing(floor, 2, 1)
    floor.do(MovePlayer(entry=EntryId(7), seat=at(1, 9)))
    board = race_board(floor.tournament, PEOPLE, EXCHANGE)
    assert board is not None
    assert [(one.table, one.done) for one in board.tables] == [(1, False), (2, True)]


def test_seats_are_told_of_the_tables_that_are_named() -> None:
    floor = evening()
    board = race_board(floor.tournament, PEOPLE, EXCHANGE, named=(TableNo(2),))
    assert board is not None
    assert [len(one.seats) for one in board.tables] == [0, 3]
    assert race_board(floor.tournament, PEOPLE, Exchange(old=Chips(25), new=Chips(60))) is None


def test_the_race_under_way_comes_before_the_next_one() -> None:
    floor = evening(25, 100)
    assert proposed(floor.tournament) == EXCHANGE
    racing(floor, 1, 1)
    assert proposed(floor.tournament) == EXCHANGE
    racing(floor, 2, 1)
    wanted = proposed(floor.tournament)
    assert wanted is not None
    assert (wanted.old, wanted.new) == (100, 500)
    assert proposed(playing(4, 3).tournament) is None


@pytest.mark.parametrize(("old", "new"), [(1, 5), (5, 25), (25, 100), (40, 1_000), (500, 1_000)])
def test_the_next_larger_chip_is_some_whole_number(old: int, new: int) -> None:
    assert larger(playing(4, 3).tournament, Chips(old)) == new


def test_a_level_that_needs_smaller_chips_is_named() -> None:
    floor = evening()
    assert still_needed(floor.tournament, Chips(100), floor.now) is None
    assert still_needed(floor.tournament, Chips(500), floor.now) == 2
    assert sum(isinstance(one, Level) for one in floor.tournament.setup.structure) == 3


def test_a_sheet_has_the_tables_still_to_be_raced() -> None:
    floor = evening(25)
    racing(floor, 1, 1)
    sheet = race_sheet(floor.tournament, PEOPLE)
    assert sheet.exchange == EXCHANGE
    assert [one.table for one in sheet.tables] == [2]
    unknown = race_sheet(playing(4, 3).tournament, PEOPLE)
    assert (unknown.exchange, unknown.whole, len(unknown.tables)) == (None, 0, 2)


def test_the_protocol_has_cards_seats_and_what_was_not_undone() -> None:
    floor = evening()
    dealt = racing(floor, 1, 3, 2, 0, 1, deal=True)
    (cards, _raced) = dealt
    assert isinstance(cards, RaceCardsDealt)
    told = racing(floor, 2, 1)
    trail = [
        step(1, *dealt),
        step(2, *told, undone_by=3),
    ]
    protocol = race_protocol(floor.tournament, PEOPLE, trail)
    (table,) = protocol.tables
    assert [(one.seat, one.odd, len(one.cards)) for one in table.seats] == [
        (1, 3, 3),
        (2, 2, 2),
        (4, 1, 1),
    ]
    assert (table.draw, table.link, protocol.change) == (cards.draw, cards.link, 2 * 100 - 6 * 25)
    assert race_at(floor.tournament, PEOPLE, trail, Chips(25), TableNo(1)) == table
    assert race_at(floor.tournament, PEOPLE, trail, Chips(25), TableNo(2)) is None


def test_a_race_that_was_typed_stands_by_the_seats_where_they_sat_then() -> None:
    floor = Told()
    floor.do(create(), *(queueing(number) for number in range(1, 5)))
    floor.do(OpenTables(tables=(TableNo(1),)))
    for entry, seat in ((1, 7), (2, 4), (3, 9), (4, 1)):
        floor.do(SeatEntry(entry=EntryId(entry), seat=at(1, seat), reason=NoteId("1")))
    odd = [RacingSeat(entry=EntryId(entry), odd=1, got=int(entry == 1)) for entry in range(1, 5)]
    table = RacingTable(table=TableNo(1), seats=tuple(odd))
    floor.do(RaceChips(old=Chips(25), new=Chips(100), tables=(table,)))
    floor.do(MovePlayer(entry=EntryId(1), seat=at(1, 2)))
    (told,) = race_protocol(floor.tournament, PEOPLE, floor.trail).tables
    assert [(one.seat, one.entry, one.got) for one in told.seats] == [
        (1, 4, 0),
        (4, 2, 0),
        (7, 1, 1),
        (9, 3, 0),
    ]
