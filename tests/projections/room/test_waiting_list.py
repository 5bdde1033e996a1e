"""The waiting list: its order, the time to answer, and the number of seats."""

from tdconsole.domain.language.commands.entry import CallAlternate, PassAlternate
from tdconsole.domain.language.commands.seating import LockTable, MarkSeats
from tdconsole.domain.values import EntryId, Millis, TableNo
from tdconsole.projections.room.waiting_list import WaitingList, WaitingRow, waiting_list
from tests.domain.floor import Floor, at, playing, queueing
from tests.projections.persons import PEOPLE


def listed(floor: Floor) -> WaitingList:
    return waiting_list(floor.tournament, PEOPLE, floor.now)


def order(floor: Floor) -> list[int]:
    return [row.entry for row in listed(floor).rows]


def test_nobody_waits() -> None:
    assert listed(playing(4)) == WaitingList(rows=(), free=5)


def test_who_did_not_answer_stands_behind_all_others() -> None:
    floor = playing(9)
    floor.do(*map(queueing, (10, 11, 12)), CallAlternate())
    assert order(floor) == [10, 11, 12]
    called = floor.now
    floor.wait(seconds=60)
    assert listed(floor).rows[0] == WaitingRow(
        entry=EntryId(10), name=None, country=None, called=called, left=Millis(120_000), passed=0
    )
    floor.wait(minutes=9)
    assert listed(floor).rows[0].left == 0
    floor.do(PassAlternate(entry=EntryId(10)))
    assert order(floor) == [11, 12, 10]
    assert (listed(floor).rows[-1].passed, listed(floor).rows[-1].called) == (1, None)


def test_only_seats_that_somebody_is_drawn_to_are_counted() -> None:
    floor = playing(7, 7)
    assert listed(floor).free == 4
    floor.do(MarkSeats(seats=(at(1, 8),), use="reserved"))
    floor.do(MarkSeats(seats=(at(1, 9),), use="unsold"))
    assert listed(floor).free == 3
    floor.do(LockTable(table=TableNo(2)))
    assert listed(floor).free == 1
