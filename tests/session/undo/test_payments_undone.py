"""Prizes paid and taken back through a session: what can be undone, and what a till has then."""

import pytest

from tdconsole.domain.language.commands.house import CloseTill, MoveCash, OpenTill, ReopenTill
from tdconsole.domain.language.commands.money import (
    CancelTournament,
    PayOut,
    ReclassifyPlayer,
    TakeBack,
)
from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.domain.language.commands.trail import Redo, Undo
from tdconsole.domain.language.rejections.engine import StepsStandOnIt, WouldNotAddUp
from tdconsole.domain.language.rejections.entry import TillHasLess, TillIsClosed
from tdconsole.domain.language.rejections.payouts import PaidAlready
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.prizes.dues import owed_to, to_give_back
from tdconsole.domain.values import EntryId, Money, PayoutNo, TillNo
from tdconsole.journal import StoredStep, stream_of
from tdconsole.session.checking import check_payments
from tests.session.floor import Desk

MAIN = TillNo(1)
ALL = Money(15_000)


@pytest.fixture(name="over")
def _over(desk: Desk) -> Desk:
    """Three paid 150.00 into the pool, and all of it is for entry 3."""
    desk.seat_and_start(3)
    for entry in (1, 2):
        desk.bust(entry)
    return desk


def paying(entry: int, till: TillNo | None = None) -> PayOut:
    return PayOut(entry=EntryId(entry), till=till)


def undo(step: StoredStep) -> Undo:
    return Undo(step=step.no)


def open_of(desk: Desk, entry: int) -> int:
    return sum(one.open for one in owed_to(desk.state, EntryId(entry)))


def expected(desk: Desk) -> int:
    return desk.session.house_desk.expected_in(MAIN)


def not_adding_up(step: StoredStep) -> Rejection:
    return WouldNotAddUp(step=step.no, problems=("PaidTooMuch",))


def test_a_payment_undone_is_owed_again_and_its_number_stays_used(over: Desk) -> None:
    over.do(paying(3))
    assert open_of(over, 3) == 0
    assert over.refused(paying(3)) == PaidAlready(entry=EntryId(3), due="prize", payout=PayoutNo(1))
    over.do(Undo())
    assert open_of(over, 3) == ALL
    over.do(paying(3))
    assert list(over.state.prizes.paid) == [2]
    assert isinstance(over.refused(Redo()), StepsStandOnIt)


def test_a_bust_stays_once_its_prize_was_paid(desk: Desk) -> None:
    desk.seat_and_start(3)
    desk.bust(1)
    second = desk.bust(2)
    paid = desk.do(paying(3))
    assert desk.refused(undo(second)) == not_adding_up(second)
    desk.do(undo(paid))
    desk.do(undo(second))


def test_a_cancelled_tournament_stays_so_once_a_refund_was_paid(desk: Desk) -> None:
    desk.seat_and_start(3)
    off = desk.do(CancelTournament(reason="no light"))
    paid = desk.do(PayOut(entry=EntryId(1), due="refund"))
    assert desk.refused(undo(off)) == not_adding_up(off)
    desk.do(undo(paid))
    desk.do(undo(off))
    assert not desk.state.finished


def test_striking_somebody_stays_once_the_others_were_paid_more(over: Desk) -> None:
    over.do(paying(3))
    over.do(FinishTournament())
    struck = over.do(ReclassifyPlayer(entry=EntryId(3), reason="two accounts"))
    assert [one.entry for one in to_give_back(over.state)] == [3]
    over.do(paying(2))
    assert over.refused(undo(struck)) == not_adding_up(struck)


def test_what_was_not_taken_back_after_all_is_owed_back_again(over: Desk) -> None:
    over.do(paying(3))
    over.do(FinishTournament())
    over.do(ReclassifyPlayer(entry=EntryId(3), reason="two accounts"))
    over.do(TakeBack(entry=EntryId(3)))
    assert to_give_back(over.state) == ()
    over.do(Undo())
    assert [one.open for one in to_give_back(over.state)] == [-ALL]


# At a till


@pytest.fixture(name="till")
def _till(over: Desk) -> Desk:
    over.session.submit_house(OpenTill(name="Main", floats=Money(20_000)))
    return over


def test_a_prize_comes_out_of_the_drawer(till: Desk) -> None:
    till.do(paying(3, MAIN))
    assert expected(till) == 5_000
    till.do(Undo())
    assert expected(till) == 20_000
    till.do(Redo())
    assert expected(till) == 5_000


def test_a_drawer_with_too_little_pays_nothing(till: Desk) -> None:
    till.session.submit_house(MoveCash(till=MAIN, amount=Money(-5_001), reason="the safe"))
    refused = TillHasLess(till=MAIN, expected=Money(14_999), currency="EUR")
    assert till.refused(paying(3, MAIN)) == refused
    assert till.session.foresee(till.id, paying(3, MAIN)) == refused
    till.session.submit_house(MoveCash(till=MAIN, amount=Money(1), reason="a cent"))
    till.do(paying(3, MAIN))
    assert expected(till) == 0


def test_a_payment_is_undone_until_its_till_is_closed(till: Desk) -> None:
    paid = till.do(paying(3, MAIN))
    till.session.submit_house(CloseTill(till=MAIN, counted=Money(5_000)))
    for request in (undo(paid), Undo()):
        assert till.refused(request) == TillIsClosed(till=MAIN)
        assert till.session.foresee(till.id, request) == TillIsClosed(till=MAIN)
    till.session.submit_house(ReopenTill(till=MAIN))
    till.do(undo(paid))
    till.session.submit_house(CloseTill(till=MAIN, counted=Money(20_000)))
    assert till.refused(Redo()) == TillIsClosed(till=MAIN)


def test_prizes_are_told_apart_from_what_was_given_back(till: Desk) -> None:
    till.do(paying(3, MAIN))
    sheet = till.session.house_desk.cash_report()
    assert sheet.tills[0].prizes_out == ALL
    assert sheet.tills[0].cash_out == 0
    (euro,) = sheet.currencies
    assert (euro.taken, euro.prizes, euro.total) == (16_500, ALL, 1_500)
    assert [one.prizes for one in euro.staff] == [ALL]
    assert [one.prizes for one in euro.tournaments] == [ALL]
    assert euro.owed == 0


def test_a_refund_is_money_given_back(desk: Desk) -> None:
    desk.session.submit_house(OpenTill(name="Main", floats=Money(20_000)))
    desk.seat_and_start(3)
    desk.do(CancelTournament(reason="no light"))
    desk.do(PayOut(entry=EntryId(1), due="refund", till=MAIN))
    report = desk.session.house_desk.cash_report()
    assert (report.tills[0].cash_out, report.tills[0].prizes_out) == (5_500, 0)
    assert report.currencies[0].owed == 0
    assert expected(desk) == 14_500


# Checked


def test_a_payment_of_what_was_owed_then_is_no_fault(over: Desk) -> None:
    over.do(paying(3))
    over.do(FinishTournament())
    over.do(ReclassifyPlayer(entry=EntryId(3), reason="two accounts"))
    assert list(check_payments(over.session.timeline(over.id), stream_of(over.id))) == []
