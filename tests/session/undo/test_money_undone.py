"""What was reckoned for another moment is not brought back over what was done since."""

import pytest
from msgspec.structs import replace

from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.floor import (
    Bust,
    CorrectElimination,
    EliminatePlayers,
    ReinstatePlayer,
    ReorderElimination,
)
from tdconsole.domain.language.commands.money import (
    AgreeDeal,
    CancelTournament,
    Counted,
    PayOut,
    PostPrizes,
    ReclassifyPlayer,
    TakeBack,
)
from tdconsole.domain.language.commands.tournament import EditSetup
from tdconsole.domain.language.commands.trail import Redo, Request, Undo
from tdconsole.domain.language.rejections.engine import StepsStandOnIt
from tdconsole.domain.language.terms import Envelope, Mystery, Satellite, TermsChanges
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.prizes.awards import awards
from tdconsole.domain.prizes.bounties import heads
from tdconsole.domain.prizes.dues import to_give_back
from tdconsole.domain.values import Chips, DealShare, EntryId, Money, PayoutBand
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


# Heads given back


def test_what_was_given_back_of_heads_is_back_on_them_once_it_is_undone(desk: Desk) -> None:
    envelopes = (Envelope(amount=Money(5_000), number=1),)
    terms = TermsChanges(heads=Mystery(envelopes=envelopes, from_players=2))
    price = replace(desk.state.setup.price, bounty=Money(1_000))
    desk.do(EditSetup(price=price, terms=terms))
    desk.seat_and_start(3)
    desk.bust(3)
    before = heads(desk.state)
    cancelled = desk.do(CANCEL)
    assert (heads(desk.state).back, heads(desk.state).astray) == (3_000, 0)
    after = desk.state
    desk.do(Undo(step=cancelled.no))
    assert heads(desk.state) == before
    desk.do(Redo(step=cancelled.no))
    assert desk.state == after


# What was told wrong


def over(desk: Desk) -> list[tuple[EntryId, str, int]]:
    return [(one.entry, one.due, one.open) for one in to_give_back(desk.state)]


@pytest.mark.parametrize("redone", [False, True])
def test_a_head_paid_to_another_taker_is_owed_back_redone_or_not(
    desk: Desk, *, redone: bool
) -> None:
    desk.do(EditSetup(price=replace(desk.state.setup.price, bounty=Money(1_000))))
    desk.seat_and_start(3)
    one, two, three = (EntryId(1), EntryId(2), EntryId(3))
    desk.do(EliminatePlayers(hand=(Bust(entry=three, by=(one,)),)))
    correct = CorrectElimination(entry=three, stack=None, by=(two,))
    request: Request = correct
    if redone:
        done = desk.do(correct)
        desk.do(Undo(step=done.no))
        request = Redo(step=done.no)
    desk.do(PayOut(entry=one, due="bounty"))
    desk.do(request)
    assert over(desk) == [(one, "bounty", -1_000)]
    desk.do(TakeBack(entry=one, due="bounty"))
    assert over(desk) == []


@pytest.mark.parametrize("redone", [False, True])
def test_a_prize_paid_in_another_order_is_owed_back_redone_or_not(
    desk: Desk, *, redone: bool
) -> None:
    desk.do(EditSetup(seats_per_table=9))
    desk.seat_and_start(4)
    for entry in (4, 3, 2):
        desk.bust(entry)
    reorder = ReorderElimination(entry=EntryId(2), before=EntryId(4))
    request: Request = reorder
    if redone:
        done = desk.do(reorder)
        desk.do(Undo(step=done.no))
        request = Redo(step=done.no)
    (second,) = (one for one in awards(desk.state) if one.place == 2)
    desk.do(PayOut(entry=second.entry))
    desk.do(request)
    assert over(desk) == [(2, "prize", -second.amount)]


SEATS = EditSetup(terms=TermsChanges(satellite=Satellite(seat=Money(12_000))))
LARGER_FIELD = RegisterEntry(
    person=Newcomer(name="Too late"), draw=False, override="let in all the same"
)
TOO_MUCH = {
    "another kind of prizes": SEATS,
    "other payouts": EditSetup(payouts=(PayoutBand(entries=1, shares=(5_000, 3_000, 2_000)),)),
    "other prizes posted": PostPrizes(amounts=(Money(10_000), Money(10_000))),
    "a larger field": LARGER_FIELD,
    "one who was not out": ReinstatePlayer(entry=EntryId(2)),
}


@pytest.fixture(name="three_out")
def _three_out(desk: Desk) -> Desk:
    desk.do(EditSetup(seats_per_table=9))
    desk.seat_and_start(4)
    for entry in (4, 3, 2):
        desk.bust(entry)
    return desk


def pay_both(desk: Desk) -> None:
    for entry in (1, 2):
        desk.do(PayOut(entry=EntryId(entry)))


@pytest.mark.parametrize("change", TOO_MUCH.values(), ids=TOO_MUCH)
def test_what_makes_too_much_of_a_payment_is_done_undone_and_redone(
    three_out: Desk, change: Request
) -> None:
    pay_both(three_out)
    before = three_out.state
    done = three_out.do(change)
    after, owed_back = three_out.state, over(three_out)
    assert owed_back != []
    three_out.do(Undo(step=done.no))
    assert three_out.state == before
    three_out.do(Redo(step=done.no))
    assert three_out.state == after
    assert over(three_out) == owed_back


@pytest.mark.parametrize("redone", [False, True])
@pytest.mark.parametrize("change", [SEATS, LARGER_FIELD], ids=["satellite", "a larger field"])
def test_what_is_paid_before_the_prizes_change_is_owed_back_redone_or_not(
    three_out: Desk, change: Request, *, redone: bool
) -> None:
    request = change
    if redone:
        done = three_out.do(change)
        three_out.do(Undo(step=done.no))
        request = Redo(step=done.no)
    pay_both(three_out)
    three_out.do(request)
    assert over(three_out) != []


# Posted prizes


def test_the_switch_to_a_satellite_stays_once_its_seats_are_posted(desk: Desk) -> None:
    desk.register(3)
    seats = EditSetup(terms=TermsChanges(satellite=Satellite(seat=Money(7_500))))
    switched = desk.do(seats)
    posted = desk.do(PostPrizes())
    refused = desk.refused(Undo(step=switched.no))
    assert isinstance(refused, StepsStandOnIt)
    assert [one.step for one in refused.blockers] == [posted.no]
    desk.do(Undo(step=posted.no))
    desk.do(Undo(step=switched.no))
    assert desk.state.terms.satellite == "off"
    again = desk.refused(Redo(step=posted.no))
    assert isinstance(again, StepsStandOnIt)
    assert [one.step for one in again.blockers] == [desk.length]
    desk.do(Redo(step=switched.no))
    desk.do(Redo(step=posted.no))
    assert prize_list(desk.state) == (7_500, 7_500)
