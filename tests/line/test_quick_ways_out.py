"""A line that is refused names what can be done instead, and offers it; taken, it is done."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.floor import (
    Bust,
    EliminatePlayers,
    MovePlayer,
    ReinstatePlayer,
    SwapPlayers,
)
from tdconsole.domain.language.commands.seating import LockTable, OpenTables, PinSeat, SeatEntry
from tdconsole.domain.language.commands.tournament import EditSetup
from tdconsole.domain.language.terms import TermsChanges
from tdconsole.domain.values import EntryId, Seat, SeatNo, TableNo
from tests.line.evening import Acting, AtDesk, viewing
from tests.line.table import typed

MARIA = EntryId(1)


@pytest.fixture
def floor(tmp_path: Path) -> Iterator[AtDesk]:
    with viewing(tmp_path) as view:
        yield view


def seat_of(view: Acting, entry: EntryId = MARIA) -> Seat:
    return view.state.play.seating.of[entry]


def out(view: AtDesk, entry: EntryId = MARIA) -> Seat:
    seat = seat_of(view, entry)
    assert view.do(EliminatePlayers(hand=(Bust(entry=entry),)))
    return seat


def others(view: Acting, table: TableNo) -> list[EntryId]:
    return [one for one in view.state.play.seating.tables[table].players.values() if one != MARIA]


def free_seat(view: AtDesk, table: TableNo) -> Seat:
    seats = (Seat(table=table, seat=SeatNo(no)) for no in range(1, 10))
    return next(seat for seat in seats if view.state.play.seating.at(seat) is None)


def offered_seat(line: str) -> Seat:
    """At the end of the line."""
    table, _, seat = line.rpartition(" ")[2].partition("-")
    return Seat(table=TableNo(int(table)), seat=SeatNo(int(seat)))


def test_a_player_whose_seat_is_taken_comes_back_to_a_real_free_one(floor: AtDesk) -> None:
    old = out(floor)
    mover = others(floor, TableNo(3 - old.table))[0]
    assert floor.do(MovePlayer(entry=mover, seat=old))
    reading = typed(floor, "back maria rossi")
    assert reading.mood == "refused"
    line = reading.offers[0].line
    assert line.startswith(f"back maria rossi {old.table}-")
    assert reading.sentence == (
        f"{floor.who(mover)} sits at table {old.table} seat {old.seat}. Instead: {line}"
    )
    assert len(reading.offers) == 3
    for offer in reading.offers:
        request = typed(floor, offer.line).request
        assert isinstance(request, ReinstatePlayer)
        assert request.seat is not None
        assert floor.state.play.seating.at(request.seat) is None
    assert floor.do(
        ReinstatePlayer(
            entry=MARIA, seat=Seat(table=old.table, seat=SeatNo(int(line.rpartition("-")[2])))
        )
    )


def test_the_own_table_comes_first_then_one_seat_of_each_other_the_emptiest_first(
    floor: AtDesk,
) -> None:
    old = out(floor)
    assert floor.do(MovePlayer(entry=others(floor, TableNo(3 - old.table))[0], seat=old))
    assert floor.do(OpenTables(tables=(TableNo(3),)))
    tables = [offered_seat(offer.line).table for offer in typed(floor, "back rossi").offers]
    assert tables == [old.table, 3, 3 - old.table]


def test_a_locked_table_has_no_seat_to_offer(floor: AtDesk) -> None:
    old = out(floor)
    other = TableNo(3 - old.table)
    assert floor.do(MovePlayer(entry=others(floor, other)[0], seat=old))
    assert floor.do(LockTable(table=other))
    offers = typed(floor, "back rossi").offers
    assert {offered_seat(offer.line).table for offer in offers} == {old.table}


def test_only_seats_that_the_player_can_have_are_offered(floor: AtDesk) -> None:
    """With a seat pinned, those are the pinned ones, though others come before them."""
    pinned = (SeatNo(8), SeatNo(9))
    assert floor.do(PinSeat(entry=MARIA, seats=pinned, reason="a wheelchair"))
    assert floor.do(OpenTables(tables=(TableNo(3), TableNo(4))))
    reading = typed(floor, "m rossi 3-1")
    assert reading.mood == "refused"
    seats = [offered_seat(offer.line) for offer in reading.offers]
    assert [seat.table for seat in seats[:2]] == [3, 4]  # as named, then the empty one
    assert len(seats) == 3
    assert {seat.seat for seat in seats} <= set(pinned)
    assert all(typed(floor, offer.line).mood == "ready" for offer in reading.offers)


def test_a_table_that_the_room_has_not_is_not_offered_to_be_opened(floor: AtDesk) -> None:
    assert floor.do(EditSetup(terms=TermsChanges(tables=(TableNo(1), TableNo(2)))))
    reading = typed(floor, "m rossi 5-1")
    assert reading.mood == "refused"
    assert reading.offers
    assert "open 5" not in {offer.line for offer in reading.offers}


def test_a_name_that_fits_two_is_offered_by_its_number(floor: AtDesk) -> None:
    john = EntryId(4)
    assert floor.do(RegisterEntry(person=Newcomer(name="John Smithson")))
    assert floor.do(RegisterEntry(person=Newcomer(name="John Smith")))
    old = out(floor, john)
    assert floor.do(MovePlayer(entry=others(floor, TableNo(3 - old.table))[0], seat=old))
    (first, *_rest) = typed(floor, "back #4").offers
    assert first.line.startswith("back #4 ")
    assert typed(floor, first.line).mood == "ready"


def test_a_move_to_a_taken_seat_offers_the_swap_before_a_free_seat(floor: AtDesk) -> None:
    here = seat_of(floor)
    other = others(floor, TableNo(3 - here.table))[0]
    there = seat_of(floor, other)
    reading = typed(floor, f"m rossi {there.table}-{there.seat}")
    swap = f"swap {here.table}-{here.seat} {there.table}-{there.seat}"
    assert reading.mood == "refused"
    assert reading.sentence.endswith(f"Instead: {swap}")
    assert typed(floor, swap).request == SwapPlayers(entry=MARIA, other=other)
    assert reading.offers[0].line == swap
    assert [offer.line.rpartition(" ")[2].split("-")[0] for offer in reading.offers[1:]] == [
        str(there.table)
    ] * 3
    assert all(typed(floor, offer.line).mood == "ready" for offer in reading.offers)


def test_a_full_table_names_a_free_seat_elsewhere_and_the_next_table(floor: AtDesk) -> None:
    here = seat_of(floor)
    full = TableNo(3 - here.table)
    assert floor.do(OpenTables(tables=(TableNo(3),)))
    for mover in others(floor, here.table)[:3]:
        assert floor.do(MovePlayer(entry=mover, seat=free_seat(floor, full)))
    reading = typed(floor, f"m rossi {full}")
    assert reading.mood == "refused"
    assert reading.sentence == f"Table {full} is full. Instead: m {here.table}-{here.seat} 3-1"
    lines = [offer.line for offer in reading.offers]
    assert lines[-1] == "open 4"
    assert len(lines) == 4
    assert all(typed(floor, line).mood == "ready" for line in lines)


def test_a_table_that_is_not_open_is_opened_and_a_locked_one_unlocked(
    floor: AtDesk,
) -> None:
    assert typed(floor, "m rossi 5-1").offers[0].line == "open 5"
    assert floor.do(LockTable(table=TableNo(2)))
    reading = typed(floor, "break 2")
    assert [offer.line for offer in reading.offers] == ["unlock 2"]
    assert typed(floor, "unlock 2").mood == "ready"


def test_who_is_out_already_is_offered_back(floor: AtDesk) -> None:
    out(floor)
    for line in ("p rossi 1r", "m rossi 2-1"):
        reading = typed(floor, line)
        assert reading.mood == "refused", line
        assert reading.offers[0].line == "back maria rossi", line
        assert reading.sentence.endswith("Instead: back maria rossi")


def test_who_is_out_and_whose_seat_is_taken_is_offered_another_one(floor: AtDesk) -> None:
    old = out(floor)
    assert floor.do(MovePlayer(entry=others(floor, TableNo(3 - old.table))[0], seat=old))
    reading = typed(floor, "m rossi 2-1")
    lines = [offer.line for offer in reading.offers]
    assert lines[0].startswith(f"back maria rossi {old.table}-")
    assert reading.sentence.endswith(f"Instead: {lines[0]}")
    assert all(typed(floor, line).mood == "ready" for line in lines)


def test_who_waits_is_offered_a_free_seat_for_a_taken_one(floor: AtDesk) -> None:
    assert floor.do(RegisterEntry(person=Newcomer(name="Ann Lee"), draw=False))
    taken = seat_of(floor)
    reading = typed(floor, f"here {taken.table}-{taken.seat} ann lee")
    assert reading.mood == "refused"
    lines = [offer.line for offer in reading.offers]
    assert lines[0].startswith(f"here {taken.table}-")
    assert reading.sentence == (
        f"Maria Rossi sits at table {taken.table} seat {taken.seat}. Instead: {lines[0]}"
    )
    for line in lines:
        request = typed(floor, line).request
        assert isinstance(request, SeatEntry)
        assert floor.state.play.seating.at(request.seat) is None


def test_where_nothing_else_helps_nothing_is_offered(floor: AtDesk) -> None:
    reading = typed(floor, "back rossi")
    assert (reading.mood, reading.offers) == ("refused", ())
    assert "Instead" not in reading.sentence
