"""A seat won in the satellite, spent in the main event: by two windows, undone, and done again."""

from typing import Final

import pytest
from msgspec.structs import replace

from tdconsole.domain.language.commands.entry import (
    CorrectPayments,
    Newcomer,
    RegisterEntry,
    TakeRebuy,
    UnregisterEntry,
)
from tdconsole.domain.language.commands.money import PayOut, ReclassifyPlayer, TakeBack
from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.domain.language.commands.trail import Redo, Undo
from tdconsole.domain.language.events.entry import EntryRegistered
from tdconsole.domain.language.events.money import PrizePaid
from tdconsole.domain.language.rejections.prizes import (
    NoSuchVoucher,
    VoucherNumberGiven,
    VoucherOfOtherTournament,
    VoucherSpent,
    VoucherWorthLess,
)
from tdconsole.domain.language.terms import Rebuys, Satellite, Terms
from tdconsole.domain.values import Chips, EntryId, Money, Payment, Price
from tdconsole.session import Done, Opened, Session
from tests.session.floor import CREATION, Desk, Room

SEAT: Final = Money(10_000)


def created(session: Session, name: str, price: Price, terms: Terms) -> Desk:
    request = replace(CREATION, name=name, price=price, terms=terms)
    answer = session.submit(None, request)
    assert isinstance(answer, Done), answer
    return Desk(session, answer.tournament)


def main_event(session: Session) -> Desk:
    rebuys = Rebuys(price=Price(pool=SEAT), chips=Chips(1_000))
    return created(session, "Main Event", Price(pool=SEAT), Terms(rebuys=rebuys))


def satellite(session: Session, target: str = "") -> Desk:
    """Three paid 66.67 each, which is two seats; two are left."""
    seats = Satellite(seat=SEAT, target=target)
    price, terms = Price(pool=Money(6_667)), Terms(satellite=seats)
    desk = created(session, "Satellite", price, terms)
    desk.seat_and_start(3)
    desk.bust(3)
    desk.do(FinishTournament())
    return desk


def paid_out(desk: Desk, entry: int = 1) -> str:
    (event,) = desk.do(PayOut(entry=EntryId(entry))).events
    assert isinstance(event, PrizePaid)
    (payment,) = event.payments
    assert payment.ref is not None
    return payment.ref


def by_voucher(ref: str, amount: int = SEAT) -> tuple[Payment, ...]:
    return (Payment(method="voucher", amount=Money(amount), ref=ref),)


def entering(ref: str, name: str = "Maria Rossi") -> RegisterEntry:
    return RegisterEntry(person=Newcomer(name=name), payments=by_voucher(ref))


@pytest.fixture
def won(club: Room) -> Desk:
    return satellite(club.session())


@pytest.fixture
def main(won: Desk) -> Desk:
    return main_event(won.session)


def spent(ref: str, entry: int, tournament: str = "Main Event") -> VoucherSpent:
    return VoucherSpent(ref=ref, tournament=tournament, entry=EntryId(entry))


def test_each_seat_has_a_number_of_its_own_in_the_house(won: Desk) -> None:
    other = satellite(won.session)
    numbers = [paid_out(won), paid_out(won, 2), paid_out(other)]
    assert numbers == [f"S-{won.id}-1", f"S-{won.id}-2", f"S-{other.id}-1"]


def test_a_number_that_was_undone_is_never_given_again(won: Desk) -> None:
    first = paid_out(won)
    won.do(Undo())
    assert paid_out(won) != first


def test_it_pays_for_one_entry_and_no_other(won: Desk, main: Desk) -> None:
    ref = paid_out(won)
    (event,) = main.do(entering(ref)).events
    assert isinstance(event, EntryRegistered)
    assert event.payments == by_voucher(ref)
    assert main.refused(entering(ref, "Jan Kowalski")) == spent(ref, 1)
    assert main_event(won.session).refused(entering(ref.lower(), "Jan")) == spent(ref, 1)


def test_what_is_only_looked_at_is_refused_too(won: Desk, main: Desk) -> None:
    ref = paid_out(won)
    session = won.session
    assert isinstance(session.foresee(main.id, entering(ref)), tuple)
    main.do(entering(ref))
    assert session.foresee(main.id, entering(ref, "Jan")) == spent(ref, 1)


def test_a_voucher_that_nobody_was_paid_is_refused(won: Desk, main: Desk) -> None:
    for ref in (f"S-{won.id}-1", "S-ffffffff-1"):
        assert main.refused(entering(ref)) == NoSuchVoucher(ref=ref)
    main.do(entering("GIFT 7"))
    main.do(entering("GIFT 7", "Jan Kowalski"))


def test_an_undo_of_the_entry_frees_it(won: Desk, main: Desk) -> None:
    ref = paid_out(won)
    first = main.do(entering(ref))
    main.do(Undo())
    main.do(entering(ref, "Jan Kowalski"))
    assert main.refused(Redo(step=first.no)) == spent(ref, 2)
    main.do(Undo())
    main.do(Redo(step=first.no))
    assert main.refused(entering(ref, "Jan")) == spent(ref, 1)


def test_a_payment_whose_voucher_was_spent_is_not_undone(won: Desk, main: Desk) -> None:
    ref = paid_out(won)
    main.do(entering(ref))
    assert won.refused(Undo()) == spent(ref, 1)
    main.do(Undo())
    won.do(Undo())
    assert main.refused(Redo()) == NoSuchVoucher(ref=ref)
    assert main.refused(entering(ref)) == NoSuchVoucher(ref=ref)


def test_an_entry_that_is_taken_back_gives_the_voucher_back(won: Desk, main: Desk) -> None:
    ref = paid_out(won)
    main.do(entering(ref))
    gone = main.do(UnregisterEntry(entry=EntryId(1)))
    again = main.do(entering(ref, "Jan Kowalski"))
    assert main.refused(Undo(step=gone.no)) == spent(ref, 2)
    main.do(Undo(step=again.no))
    main.do(Undo(step=gone.no))


def test_an_entry_that_is_paid_back_in_cash_has_used_it_up(won: Desk, main: Desk) -> None:
    ref = paid_out(won)
    main.do(entering(ref))
    main.do(UnregisterEntry(entry=EntryId(1), refund=(Payment(amount=SEAT),)))
    assert main.refused(entering(ref, "Jan")) == spent(ref, 1)


def test_how_it_was_paid_can_be_put_right_both_ways(won: Desk, main: Desk) -> None:
    ref = paid_out(won)
    main.do(entering(ref))
    correct = CorrectPayments(entry=EntryId(1), payments=(Payment(amount=SEAT),))
    main.do(correct)
    main.register(1)
    main.do(CorrectPayments(entry=EntryId(2), payments=by_voucher(ref)))
    assert main.refused(CorrectPayments(entry=EntryId(1), payments=by_voucher(ref))) == spent(
        ref, 2
    )
    again = CorrectPayments(entry=EntryId(2), payments=by_voucher(ref.lower()))
    assert isinstance(won.session.submit(main.id, again), Done)


def test_it_pays_for_a_rebuy_as_well(won: Desk, main: Desk) -> None:
    ref = paid_out(won)
    main.seat_and_start(3)
    main.do(TakeRebuy(entry=EntryId(1), payments=by_voucher(ref), override="below"))
    assert main.refused(entering(ref, "Jan")) == spent(ref, 1)


def test_it_is_worth_a_seat_and_no_more(won: Desk) -> None:
    ref = paid_out(won)
    dear = created(won.session, "High roller", Price(pool=Money(20_000)), Terms())
    request = RegisterEntry(person=Newcomer(name="Jan"), payments=by_voucher(ref, 20_000))
    assert dear.refused(request) == VoucherWorthLess(
        ref=ref, worth=SEAT, asked=Money(20_000), currency="EUR"
    )
    rest = Payment(amount=Money(10_000))
    dear.do(RegisterEntry(person=Newcomer(name="Jan"), payments=(*by_voucher(ref), rest)))


def test_nobody_is_paid_a_prize_with_somebody_elses_voucher(won: Desk) -> None:
    ref = paid_out(won)
    request = PayOut(entry=EntryId(2), payments=by_voucher(ref))
    assert won.refused(request) == VoucherNumberGiven(ref=ref)


def test_two_windows_do_not_spend_it_twice(here: Opened, there: Opened) -> None:
    won = satellite(here.session)
    ref = paid_out(won)
    main = main_event(here.session)
    other = created(there.session, "High roller", Price(pool=SEAT), Terms())
    main.do(entering(ref))
    assert other.refused(entering(ref, "Jan")) == spent(ref, 1)
    Desk(there.session, main.id).do(Undo(step=main.session.timeline(main.id).steps[-1].no))
    other.do(entering(ref, "Jan"))
    assert main.refused(entering(ref)) == spent(ref, 1, "High roller")


def test_a_seat_that_went_to_somebody_else_does_not_come_back(won: Desk, main: Desk) -> None:
    """The one who was struck keeps the paper in the pocket, and hands in a friend's."""
    mine, other = paid_out(won), paid_out(won, 2)
    won.do(ReclassifyPlayer(entry=EntryId(1), reason="two accounts"))
    back = TakeBack(entry=EntryId(1), payments=by_voucher(other))
    assert won.refused(back) == NoSuchVoucher(ref=other)
    won.do(TakeBack(entry=EntryId(1), payments=by_voucher(mine)))
    main.do(entering(other))
    assert main.refused(entering(mine, "Jan Kowalski")) == NoSuchVoucher(ref=mine)


def test_a_seat_in_one_tournament_of_the_house_is_none_in_another(club: Room) -> None:
    ref = paid_out(satellite(club.session(), "main EVENT "))
    session = club.session()
    side = created(session, "Side Event", Price(pool=SEAT), Terms())
    assert isinstance(session.foresee(side.id, entering(ref)), tuple)
    main = main_event(session)
    assert side.refused(entering(ref)) == VoucherOfOtherTournament(ref=ref, target="main EVENT")
    main.do(entering(ref))


def test_a_name_that_no_tournament_of_the_house_has_binds_to_none(won: Desk, main: Desk) -> None:
    ref = paid_out(satellite(won.session, "Grand Final in Prague"))
    main.do(entering(ref))
