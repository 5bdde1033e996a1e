"""Undoing past something printed says which papers are wrong now."""

from tdconsole.domain.language.commands.money import PayOut
from tdconsole.domain.language.commands.paper import IssuePaper
from tdconsole.domain.language.commands.trail import Redo, Undo
from tdconsole.domain.values import Document, EntryId, StepNo
from tdconsole.session import Done
from tests.session.floor import Desk


def undone(desk: Desk, request: Undo | Redo) -> tuple[Document, ...]:
    answer = desk.session.submit(desk.id, request)
    assert isinstance(answer, Done), answer
    return answer.printed


def test_a_draw_undone_after_its_cards_were_printed_says_so(desk: Desk) -> None:
    desk.seat_and_start(3)
    desk.do(IssuePaper(document="seat-cards"))
    desk.do(IssuePaper(document="payout-sheet"))
    assert undone(desk, Undo(step=StepNo(5))) == ("seat-cards", "payout-sheet")
    assert undone(desk, Redo()) == ("seat-cards", "payout-sheet")


def test_a_card_of_somebody_else_is_still_right(desk: Desk) -> None:
    desk.seat_and_start(3)
    free = desk.free_seats()
    desk.register()
    desk.do(IssuePaper(document="seat-cards", entries=(EntryId(1),)))
    assert free == []
    assert undone(desk, Undo()) == ()


def test_what_was_printed_before_is_not_named(desk: Desk) -> None:
    desk.seat_and_start(3)
    desk.do(IssuePaper(document="seat-cards"))
    desk.register()
    assert undone(desk, Undo()) == ()


def test_a_slip_of_a_payment_that_is_undone_is_void(desk: Desk) -> None:
    desk.seat_and_start(3)
    desk.bust(1)
    desk.bust(2)
    desk.do(PayOut(entry=EntryId(3)))
    desk.do(IssuePaper(document="payout-slip", entries=(EntryId(3),)))
    assert undone(desk, Undo()) == ("payout-slip",)
