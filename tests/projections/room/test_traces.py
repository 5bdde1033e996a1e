"""A gesture is traced before it is done, by its request, and afterwards by the seats it changed."""

from tdconsole.domain.language.commands.floor import (
    BalanceTables,
    BreakTable,
    Bust,
    EliminatePlayers,
    MovePlayer,
    Relocation,
    SwapPlayers,
)
from tdconsole.domain.values import EntryId, Seat, SeatNo, TableNo
from tdconsole.projections.room.traces import NOTHING, Trace, Way, foreseen, happened
from tests.domain.floor import busting, playing

GONE = EntryId(99)


def seat(table: int, number: int) -> Seat:
    return Seat(table=TableNo(table), seat=SeatNo(number))


def test_each_request_is_traced_and_others_are_nothing() -> None:
    seating = playing(3, 3).tournament.play.seating
    one, four = seating.at(seat(1, 1)), seating.at(seat(2, 1))
    assert one is not None
    assert four is not None
    busts = EliminatePlayers(hand=(Bust(entry=one), Bust(entry=GONE)))
    assert foreseen(seating, busts) == Trace(out=(seat(1, 1),))
    there = Way(entry=one, start=seat(1, 1), end=seat(2, 9))
    assert foreseen(seating, MovePlayer(entry=one, seat=seat(2, 9))) == Trace(ways=(there,))
    moves = (Relocation(entry=one, seat=seat(2, 9)), Relocation(entry=GONE, seat=seat(2, 8)))
    assert foreseen(seating, BalanceTables(moves=moves)) == Trace(ways=(there,))
    swap = foreseen(seating, SwapPlayers(entry=one, other=four))
    assert [(way.start, way.end) for way in swap.ways] == [
        (seat(1, 1), seat(2, 1)),
        (seat(2, 1), seat(1, 1)),
    ]
    assert foreseen(seating, BreakTable(table=TableNo(2))) == Trace(tables=(TableNo(2),))
    assert foreseen(seating, None) == NOTHING


def test_what_happened_is_who_left_a_seat() -> None:
    evening = playing(3, 3)
    before = evening.tournament.play.seating
    assert happened(before, before) == NOTHING
    entry = before.at(seat(1, 1))
    assert entry is not None
    evening.do(MovePlayer(entry=entry, seat=seat(2, 9)))
    after = evening.tournament.play.seating
    way = Way(entry=entry, start=seat(1, 1), end=seat(2, 9))
    assert happened(before, after) == Trace(ways=(way,))
    evening.do(busting(int(entry)))
    assert happened(after, evening.tournament.play.seating) == Trace(out=(seat(2, 9),))


def test_a_break_is_traced_and_a_whole_room_that_is_redrawn_is_not() -> None:
    evening = playing(6, 3)
    before = evening.tournament.play.seating
    evening.do(BreakTable(table=TableNo(2)))
    assert len(happened(before, evening.tournament.play.seating).ways) == 3
    many = playing(9, 9, 9).tournament.play.seating
    nobody = playing(0).tournament.play.seating
    assert happened(many, nobody) == NOTHING
