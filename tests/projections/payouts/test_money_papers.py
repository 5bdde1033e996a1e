"""What stands on the papers of the money, of an evening that is really played."""

from collections.abc import Iterator

import pytest

from tdconsole.domain.language.commands.money import (
    AgreeDeal,
    CancelTournament,
    Counted,
    PayOut,
    PostPrizes,
    ReclassifyPlayer,
    TakeBack,
)
from tdconsole.domain.language.commands.paper import IssuePaper
from tdconsole.domain.language.commands.trail import Redo, Undo
from tdconsole.domain.language.terms import Terms, Withholding
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.values import Chips, DealShare, EntryId, Money, PayoutBand
from tdconsole.projections.eliminations.results import results
from tdconsole.projections.entry.paper_source import PaperSource
from tdconsole.projections.papers.voided import voided
from tdconsole.projections.payouts.owed_back import owed_back
from tdconsole.projections.payouts.paid_out import paid_out
from tdconsole.projections.payouts.refunds import cancelled_refunds
from tdconsole.projections.payouts.sheet import PayoutSheet, payout_sheet
from tdconsole.projections.payouts.slips import payout_slips, void_payouts
from tdconsole.session.gathering import gathered
from tests.domain.floor import busting, playing
from tests.projections.moved import Evening, evening
from tests.projections.persons import PEOPLE


@pytest.fixture
def over() -> Iterator[Evening]:
    """Five played and one is left; two places are paid."""
    with evening(5) as played:
        for entry in sorted(played.state.play.seating.of)[:-1]:
            played.bust(entry)
        yield played


def source_of(floor: Evening) -> PaperSource:
    return gathered(floor.session, floor.id, "payout-slip")


def sheet_of(floor: Evening) -> PayoutSheet:
    source = source_of(floor)
    return payout_sheet(source.state, source.people, None, paid_out(source))


def winners(floor: Evening) -> list[EntryId]:
    rows = results(floor.state, {}).rows
    return [row.entry for row in rows]


def test_what_is_paid_has_its_slip_on_the_sheet_and_what_is_open_has_none(over: Evening) -> None:
    first, second, *_ = winners(over)
    over.do(PayOut(entry=second))
    rows = sheet_of(over).rows
    assert [(row.entry, row.paid, len(row.slips)) for row in rows] == [
        (first, 0, 0),
        (second, rows[1].amount, 1),
    ]
    assert rows[1].slips[0].payments[0].method == "cash"


def test_each_slip_is_printed_once_and_all_of_them_again_when_asked_again(over: Evening) -> None:
    first, second, *_ = winners(over)
    over.do(PayOut(entry=first))
    over.do(IssuePaper(document="payout-slip", entries=(first,)))
    over.do(PayOut(entry=second))
    assert [(slip.paid.entry, slip.again) for slip in payout_slips(source_of(over))] == [
        (second, False)
    ]
    assert [slip.again for slip in payout_slips(source_of(over), (first,))] == [True]
    over.do(IssuePaper(document="payout-slip"))
    assert [slip.again for slip in payout_slips(source_of(over))] == [True, True]
    places = [slip.place for slip in payout_slips(source_of(over))]
    assert places == [1, 2]


def test_a_slip_for_the_same_prize_names_the_one_before(over: Evening) -> None:
    _first, second, third, *_ = winners(over)
    over.do(PayOut(entry=second))
    over.do(ReclassifyPlayer(entry=second, reason="marked cards"))
    over.do(TakeBack(entry=second))
    over.do(PayOut(entry=third))
    (only,) = payout_slips(source_of(over), (third,))
    before, after = payout_slips(source_of(over), (second,))
    assert only.beside == ()
    assert (before.beside, after.beside) == ((), (before.paid.payout,))


def test_what_counts_no_longer_is_of_the_moves_or_of_the_payments_undone_last() -> None:
    with evening(10) as played:
        assert voided(source_of(played)) == ()
        played.send(played.at(1)[0], 2)
        assert voided(source_of(played)) == ()
        played.do(Undo())
        assert voided(source_of(played)) == ("last-slips", "move-slips")
        played.thin(1, 3)
        played.shatter(2)
        played.do(Undo())
        assert voided(source_of(played)) == ("breaking-slips", "last-slips", "move-slips")
        played.shatter(2)
        for entry in sorted(played.state.play.seating.of)[:-1]:
            played.bust(entry)
        first, *_ = winners(played)
        played.do(PayOut(entry=first))
        played.do(Undo())
        assert voided(source_of(played)) == ("payout-slip",)


def test_a_payment_that_was_undone_has_a_void_slip_until_it_is_made_again(over: Evening) -> None:
    first = winners(over)[0]
    over.do(PayOut(entry=first))
    assert void_payouts(source_of(over)) == ()
    over.do(Undo())
    [void] = void_payouts(source_of(over))
    assert (void.void, void.paid.entry, void.paid.payout) == (True, first, 1)
    assert payout_slips(source_of(over)) == ()
    over.do(Redo())
    assert void_payouts(source_of(over)) == ()
    assert len(payout_slips(source_of(over))) == 1


def test_who_was_struck_gives_back_and_who_moves_up_is_owed_more(over: Evening) -> None:
    first, second, third, *_ = winners(over)
    over.do(PayOut(entry=first))
    over.do(PayOut(entry=second))
    source = source_of(over)
    empty = owed_back(source.state, source.people)
    assert (empty.back, empty.more) == ((), ())
    over.do(ReclassifyPlayer(entry=second, reason="marked cards"))
    source, prizes = source_of(over), prize_list(over.state)
    shown = owed_back(source.state, source.people)
    assert [(row.entry, row.amount, row.place) for row in shown.back] == [(second, prizes[1], None)]
    assert [(row.entry, row.amount, row.place) for row in shown.more] == [(third, prizes[1], 2)]
    assert second not in winners(over)


def test_a_deal_stands_on_the_sheet_with_what_is_held_back(over: Evening) -> None:
    over.do(Undo())
    left = sorted(over.state.play.seating.of)
    half = over.state.chips // 2
    pot = sum(prize_list(over.state)) - 1_000
    shares = tuple(
        DealShare(entry=entry, chips=Chips(half), amount=Money(amount))
        for entry, amount in zip(left, (pot // 2, pot - pot // 2), strict=True)
    )
    over.do(AgreeDeal(method="even", shares=shares, held=Money(1_000)))
    sheet = sheet_of(over)
    assert [(row.held, row.deal) for row in sheet.rows] == [
        (True, False),
        (False, True),
        (False, True),
    ]
    assert sheet.total == sheet.due == sheet.pool
    over.bust(left[0])
    sheet = sheet_of(over)
    assert [row.held for row in sheet.rows] == [False, False]
    assert sheet.rows[0].amount == shares[1].amount + 1_000
    assert sheet.total == sheet.pool
    shown = results(over.state, {})
    assert shown.deal is not None
    assert [row.deal for row in shown.rows[:3]] == [True, True, False]


def test_a_cancelled_tournament_lists_who_gets_what_and_by_which_case() -> None:
    with evening(4) as floor:
        assert cancelled_refunds(source_of(floor)) is None
        floor.bust(min(floor.state.play.seating.of))
        left = sorted(floor.state.play.seating.of)
        each, odd = divmod(floor.state.chips, len(left))
        stacks = tuple(
            Counted(entry=entry, chips=Chips(each + (odd if turn == 0 else 0)))
            for turn, entry in enumerate(left)
        )
        taken = floor.state.takings.total
        floor.do(CancelTournament(stacks=stacks, reason="a power cut"))
        floor.do(PayOut(entry=left[0], due="refund"))
        shown = cancelled_refunds(source_of(floor))
        assert shown is not None
        assert shown.case == "before_the_money"
        assert [row.entry for row in shown.rows] == left
        assert shown.total + shown.kept == taken
        assert [len(row.slips) for row in shown.rows] == [1, 0, 0]


def test_what_is_withheld_is_on_the_sheet_before_and_after_it_is_paid() -> None:
    kept = Withholding(above=Money(8_000), share=2_000)
    floor = playing(6, terms=Terms(withholding=kept))
    sheet = payout_sheet(floor.tournament, PEOPLE)
    assert [row.withheld for row in sheet.rows] == [1_400, 200, 0]
    assert sheet.withheld == 1_600
    floor.do(*(busting(entry) for entry in (6, 5, 4, 2, 1)))
    assert [row.withheld for row in payout_sheet(floor.tournament, PEOPLE).rows] == [1_400, 200, 0]
    floor.do(PayOut(entry=EntryId(3)))
    assert [row.net for row in payout_sheet(floor.tournament, PEOPLE).rows] == [
        13_600,
        8_800,
        6_000,
    ]


def test_a_place_that_may_still_change_is_marked_at_that_moment() -> None:
    four = PayoutBand(entries=1, shares=(4_000, 3_000, 2_000, 1_000))
    floor = playing(3, 3, payouts=(four,))
    floor.do(busting(6), busting(3), busting(2))
    at_once = payout_sheet(floor.tournament, PEOPLE, floor.now)
    assert [row.provisional for row in at_once.rows] == [False, False, False, True]
    assert not any(row.provisional for row in payout_sheet(floor.tournament, PEOPLE).rows)


def test_the_sheet_says_what_was_posted() -> None:
    floor = playing(6)
    assert payout_sheet(floor.tournament, PEOPLE).posted is None
    floor.do(PostPrizes(reason="registration is over"))
    posted = payout_sheet(floor.tournament, PEOPLE).posted
    assert posted is not None
    assert (posted.entries, posted.pool) == (6, 30_000)
