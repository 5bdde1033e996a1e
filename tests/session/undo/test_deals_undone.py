"""A deal is taken back as long as nobody was paid by it."""

from tdconsole.domain.engine.invariants import problems
from tdconsole.domain.language.commands.money import AgreeDeal, PayOut
from tdconsole.domain.language.commands.trail import Redo, Undo
from tdconsole.domain.language.rejections.engine import Blocker, StepsStandOnIt
from tdconsole.domain.values import Chips, DealShare, EntryId, Money
from tests.session.floor import Desk

HALVES = AgreeDeal(
    method="even",
    shares=tuple(
        DealShare(entry=EntryId(entry), chips=Chips(1_500), amount=Money(7_500)) for entry in (1, 2)
    ),
)


def test_a_payment_holds_it_and_an_undone_payment_lets_it_go(desk: Desk) -> None:
    desk.seat_and_start(3)
    desk.bust(3)
    before = desk.state
    deal = desk.do(HALVES)
    agreed = desk.state
    paid = desk.do(PayOut(entry=EntryId(1)))
    assert desk.refused(Undo(step=deal.no)) == StepsStandOnIt(
        step=deal.no, blockers=(Blocker(step=paid.no, command="PayOut"),)
    )
    desk.do(Undo(step=paid.no))
    assert desk.state == agreed
    undone = desk.do(Undo(step=deal.no))
    assert desk.state == before
    desk.do(Redo(step=undone.no))
    assert desk.state == agreed
    assert problems(desk.state) == frozenset()


def test_what_it_was_made_of_stays_while_it_stands(desk: Desk) -> None:
    """The bust that left the two alone: its player would be in again without a part."""
    desk.seat_and_start(3)
    bust = desk.bust(3)
    desk.do(HALVES)
    state = desk.state
    desk.refused(Undo(step=bust.no))
    assert desk.state == state


def test_a_bust_after_it_is_undone_alone(desk: Desk) -> None:
    desk.seat_and_start(3)
    desk.bust(3)
    deal = desk.do(HALVES)
    agreed = desk.state
    bust = desk.bust(2)
    assert isinstance(desk.refused(Undo(step=deal.no)), StepsStandOnIt)
    desk.do(Undo(step=bust.no))
    assert desk.state == agreed
