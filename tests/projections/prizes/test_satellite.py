"""Entries at 50.00, seats of 100.00: two players pay one."""

from typing import Final

from msgspec.structs import replace

from tdconsole.domain.language.commands.money import PayOut, TakeBack
from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.domain.language.events.money import PlayerReclassified
from tdconsole.domain.language.terms import Satellite, Terms
from tdconsole.domain.values import EntryId, Mark, Money, NoteId, Payment
from tdconsole.projections.advice import SeatsAreWon, WinnerKnown
from tdconsole.projections.people.names import Known
from tdconsole.projections.prizes.seat_vouchers import seat_vouchers
from tdconsole.projections.prizes.seats_won import SeatWinner, seats_of
from tests.domain.floor import (
    FIRST_LEVEL,
    LAST_LEVEL,
    SECOND_LEVEL,
    Floor,
    busting,
    person,
    playing,
)
from tests.projections.advising import due, kinds

SEATS: Final = Terms(satellite=Satellite(seat=Money(10_000), target="Main Event"))
PEOPLE: Final = {person(1): Known(name="Maria Rossi", country="IT")}


def satellite(players: int, **changes: object) -> Floor:
    return playing(players, terms=SEATS, **changes)


# What is due


def test_as_many_are_left_as_there_are_seats() -> None:
    floor = satellite(4)
    floor.do(busting(4))
    assert due(floor) == ()
    floor.do(busting(3))
    assert due(floor) == (SeatsAreWon(left=2, seats=2, urgency="now", proposal=FinishTournament()),)
    floor.do(FinishTournament())
    assert SeatsAreWon not in kinds(floor)


def test_one_hand_may_leave_fewer_than_there_are_seats() -> None:
    floor = satellite(6)
    floor.do(busting(6), busting(5), busting(3, 4, stacks=(900, 800)))
    assert due(floor) == (SeatsAreWon(left=2, seats=3),)


def test_of_one_seat_the_winner_is_known() -> None:
    floor = satellite(2)
    floor.do(busting(2))
    assert kinds(floor) == [WinnerKnown]


def test_while_registration_is_open_there_may_be_more_seats() -> None:
    closing = replace(FIRST_LEVEL, marks=(Mark(kind="registration_closes"),))
    floor = satellite(4, structure=(closing, SECOND_LEVEL, LAST_LEVEL))
    floor.do(busting(4), busting(3))
    assert SeatsAreWon not in kinds(floor)
    assert kinds(floor.wait(minutes=20)) == [SeatsAreWon]


# Winners


def test_what_is_no_satellite_has_no_seats() -> None:
    assert seats_of(playing(4).tournament, PEOPLE) is None


def test_before_it_is_over_there_are_seats_and_nobody_has_one() -> None:
    floor = satellite(5)
    seats = seats_of(floor.tournament, PEOPLE)
    assert seats is not None
    assert (seats.seats, seats.left, seats.over, seats.target) == (2, 5, False, "Main Event")
    assert (seats.cash, seats.winners) == ((5_000,), ())


def test_the_winners_are_named_with_the_voucher_that_they_were_paid() -> None:
    floor = satellite(5)
    floor.do(busting(5), busting(4), busting(3), FinishTournament(), PayOut(entry=EntryId(1)))
    seats = seats_of(floor.tournament, PEOPLE)
    assert seats is not None
    assert seats.over
    (voucher,) = seat_vouchers(floor.tournament, PEOPLE).vouchers
    assert seats.winners[0] == SeatWinner(
        entry=EntryId(1),
        name="Maria Rossi",
        country="IT",
        place=seats.winners[1].place,
        shared_by=2,
        amount=Money(10_000),
        voucher=voucher.number,
    )
    assert [one.voucher for one in seats.winners[1:]] == [None, None]
    assert [one.amount for one in seats.winners] == [10_000, 10_000, 5_000]


# The vouchers


def test_a_voucher_says_whose_it_is_and_what_it_is_worth() -> None:
    floor = satellite(5)
    floor.do(busting(5), busting(4), busting(3), FinishTournament(), PayOut(entry=EntryId(1)))
    told = seat_vouchers(floor.tournament, PEOPLE)
    assert (told.event, told.target, told.currency) == ("Friday Night", "Main Event", "EUR")
    (voucher,) = told.vouchers
    assert (voucher.name, voucher.worth, voucher.entry) == ("Maria Rossi", 10_000, 1)
    floor.wait(minutes=20).do(PayOut(entry=EntryId(3)))
    assert len(seat_vouchers(floor.tournament, PEOPLE).vouchers) == 1


def test_one_that_was_taken_back_is_not_printed_again() -> None:
    floor = satellite(5)
    floor.do(busting(5), busting(4), busting(3), FinishTournament(), PayOut(entry=EntryId(1)))
    (voucher,) = seat_vouchers(floor.tournament, {}).vouchers
    assert voucher.name is None
    floor.given(PlayerReclassified(entry=EntryId(1), reason=NoteId("a note")))
    payment = Payment(method="voucher", amount=voucher.worth, ref=voucher.number)
    floor.do(TakeBack(entry=EntryId(1), payments=(payment,)))
    assert seat_vouchers(floor.tournament, {}).vouchers == ()
