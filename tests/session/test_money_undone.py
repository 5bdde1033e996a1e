"""What was reckoned for another moment is not brought back over what was done since."""

from tdconsole.domain.commands import (
    AgreeDeal,
    CancelTournament,
    Counted,
    PayOut,
    ReclassifyPlayer,
    Redo,
    Undo,
)
from tdconsole.domain.prizes import awards
from tdconsole.domain.rejections import StepsStandOnIt
from tdconsole.domain.values import Chips, DealShare, EntryId, Money
from tests.session.floor import Desk

CANCEL = CancelTournament(
    stacks=(
        Counted(entry=EntryId(1), chips=Chips(1_500)),
        Counted(entry=EntryId(2), chips=Chips(1_500)),
    ),
    reason="fire",
)
HALVES = AgreeDeal(
    method="even",
    shares=tuple(
        DealShare(entry=EntryId(entry), chips=Chips(1_500), amount=Money(7_500)) for entry in (1, 2)
    ),
)


def test_a_cancellation_is_not_redone_over_what_happened_since(desk: Desk) -> None:
    desk.seat_and_start(3)
    desk.bust(3)
    cancelled = desk.do(CANCEL)
    undone = desk.do(Undo(step=cancelled.no))
    desk.do(HALVES)
    desk.do(PayOut(entry=EntryId(1)))
    state = desk.state
    assert isinstance(desk.refused(Redo(step=undone.no)), StepsStandOnIt)
    assert desk.state == state


def test_it_is_redone_where_nothing_happened_since(desk: Desk) -> None:
    desk.seat_and_start(3)
    desk.bust(3)
    cancelled = desk.do(CANCEL)
    before = desk.state
    undone = desk.do(Undo(step=cancelled.no))
    desk.do(Redo(step=undone.no))
    assert desk.state == before


def test_who_is_struck_after_a_cancellation_lifts_nobody(desk: Desk) -> None:
    desk.seat_and_start(4)
    desk.bust(4)
    desk.bust(3)
    desk.do(CANCEL)
    before = {award.entry: award.amount for award in awards(desk.state)}
    desk.do(ReclassifyPlayer(entry=EntryId(1), reason="chip dumping"))
    assert {award.entry: award.amount for award in awards(desk.state)} == before
