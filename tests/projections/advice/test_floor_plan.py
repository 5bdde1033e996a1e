"""The plan as it is read out, while some of it is known."""

from tdconsole.domain.language.commands.floor import BalanceTables, PlaceButton, Relocation
from tdconsole.domain.language.commands.seating import MarkSeats
from tdconsole.domain.values import EntryId, SeatNo, TableNo
from tdconsole.projections.advice.floor_plan import FloorPlan, floor_plan
from tdconsole.projections.hand.known_hands import known_hands
from tdconsole.projections.people.names import Known
from tests.domain.floor import Floor, at, person, playing

PEOPLE = {person(4): Known(name="Maria Rossi")}


def plan(floor: Floor) -> FloorPlan:
    return floor_plan(floor.tournament, PEOPLE, floor.now)


def button(table: int, seat: int) -> PlaceButton:
    return PlaceButton(table=TableNo(table), button=SeatNo(seat))


def test_a_mover_is_named_whose_seat_is_not_known_yet() -> None:
    floor = playing(9, 6)
    floor.do(button(1, 1))
    (move,) = plan(floor).moves
    assert (move.from_seat, move.entry, move.name) == (4, 4, "Maria Rossi")
    assert (move.to_seat, move.ranked, move.asks) == (None, (7, 8, 9), (2,))
    assert plan(floor).proposal is None


def test_the_only_free_seat_is_known_without_a_button() -> None:
    floor = playing(9, 6)
    floor.do(MarkSeats(seats=(at(2, 7), at(2, 9)), use="dead"))
    (move,) = plan(floor).moves
    assert (move.entry, move.to_seat) == (None, 8)


def test_what_can_be_asked_for_comes_before_the_first_that_waits() -> None:
    floor = playing(9, 9, 6)
    floor.do(button(1, 1), button(3, 1))
    found = plan(floor)
    assert [move.asks for move in found.moves] == [(2,), ()]
    assert found.proposal is None
    floor.do(button(2, 1))
    floor.do(MarkSeats(seats=(at(3, 9),), use="dead"))
    second, first = plan(floor).moves
    assert (second.source, first.source) == (2, 1)
    assert plan(floor).proposal == BalanceTables(
        moves=(
            Relocation(entry=EntryId(13), seat=at(3, 7)),
            Relocation(entry=EntryId(4), seat=at(3, 8)),
        )
    )


def test_a_button_is_known_for_as_long_as_the_rules_say() -> None:
    floor = playing(9, 6)
    floor.do(button(1, 1))
    floor.wait(minutes=2)
    (hand,) = known_hands(floor.tournament, PEOPLE, floor.now).tables
    assert hand.left == 60_000
    assert hand.next is not None
    assert (hand.next.big_blind, hand.next.name) == (4, "Maria Rossi")
    floor.wait(minutes=1)
    assert known_hands(floor.tournament, PEOPLE, floor.now).tables == ()
