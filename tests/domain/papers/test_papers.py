import pytest

from tdconsole.domain.language.commands.draw import RedrawSeats
from tdconsole.domain.language.commands.entry import UnregisterEntry
from tdconsole.domain.language.commands.floor import BreakTable
from tdconsole.domain.language.commands.money import (
    AgreeDeal,
    CancelTournament,
    DisqualifyPlayer,
    PayOut,
)
from tdconsole.domain.language.commands.paper import IssuePaper
from tdconsole.domain.language.commands.penalties import CountServed, GivePenalty
from tdconsole.domain.language.events.paper import PaperIssued
from tdconsole.domain.language.rejections.entry import UnknownEntry
from tdconsole.domain.language.rejections.papers import NothingToPrint
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.room import NotSeated
from tdconsole.domain.values import (
    Chips,
    DealShare,
    Document,
    EntryId,
    Money,
    PenaltyNo,
    Price,
    TableNo,
)
from tests.domain.floor import Floor, busting, opened, playing, queueing, registered

TWO, THREE, FOUR, NINE = EntryId(2), EntryId(3), EntryId(4), EntryId(9)
NO_CARDS = NothingToPrint(document="seat-cards")
NO_SHEET = NothingToPrint(document="payout-sheet")


def three_and_a_late_one() -> Floor:
    floor = playing(3)
    floor.do(queueing(4))
    return floor


def free() -> Floor:
    return registered(3, price=Price(pool=Money(0), fee=Money(500)))


@pytest.mark.parametrize("entries", [None, (TWO,), (THREE, TWO)])
def test_a_paper_names_whom_it_is_about(entries: tuple[EntryId, ...] | None) -> None:
    wanted = IssuePaper(document="seat-cards", entries=entries)
    assert three_and_a_late_one().when(wanted) == (
        PaperIssued(document="seat-cards", entries=entries),
    )


@pytest.mark.parametrize(
    ("floor", "wanted", "refusal"),
    [
        (
            playing(3),
            IssuePaper(document="seat-cards", entries=(TWO, NINE)),
            UnknownEntry(entry=NINE),
        ),
        (registered(3), IssuePaper(document="seat-cards"), NO_CARDS),
        (
            three_and_a_late_one(),
            IssuePaper(document="seat-cards", entries=(FOUR,)),
            NotSeated(entry=FOUR),
        ),
        (
            three_and_a_late_one(),
            IssuePaper(document="seat-cards", entries=(TWO, FOUR)),
            NotSeated(entry=FOUR),
        ),
        (
            registered(3),
            IssuePaper(document="seat-cards", entries=(TWO,)),
            NotSeated(entry=TWO),
        ),
        (opened(), IssuePaper(document="payout-sheet"), NO_SHEET),
        (free(), IssuePaper(document="payout-sheet"), NO_SHEET),
    ],
)
def test_a_paper_without_what_it_was_asked_for_is_refused(
    floor: Floor, wanted: IssuePaper, refusal: Rejection
) -> None:
    assert floor.when(wanted) == refusal


def test_who_is_out_has_no_card() -> None:
    floor = playing(3)
    floor.do(busting(2))
    wanted = IssuePaper(document="seat-cards", entries=(THREE, TWO))
    assert floor.when(wanted) == NotSeated(entry=TWO)


def test_a_payout_sheet_needs_a_pool_and_no_seats() -> None:
    wanted = IssuePaper(document="payout-sheet")
    assert registered(1).when(wanted) == (PaperIssued(document="payout-sheet", entries=None),)


def test_paper_changes_nothing_but_the_trail() -> None:
    floor = playing(3)
    before = floor.tournament
    floor.do(IssuePaper(document="payout-sheet"))
    assert floor.tournament is before


@pytest.mark.parametrize(
    "document",
    ["seating-by-name", "seating-by-table", "table-sheets", "breaking-order", "last-slips"],
)
def test_a_seating_needs_somebody_seated(document: Document) -> None:
    wanted = IssuePaper(document=document)
    assert registered(3).when(wanted) == NothingToPrint(document=document)
    assert playing(3).when(wanted) == (PaperIssued(document=document),)


def test_move_slips_need_a_move_that_is_due() -> None:
    wanted = IssuePaper(document="move-slips")
    assert playing(4, 3).when(wanted) == NothingToPrint(document="move-slips")
    assert playing(5, 3).when(wanted) == (PaperIssued(document="move-slips"),)


def test_a_break_and_a_redraw_are_printed_once_they_were_made() -> None:
    breaking = IssuePaper(document="breaking-slips")
    redraw = IssuePaper(document="redraw-sheet")
    floor = playing(4, 4, 2, seats_per_table=5)
    assert floor.when(breaking) == NothingToPrint(document="breaking-slips")
    assert floor.when(redraw) == NothingToPrint(document="redraw-sheet")
    floor.do(BreakTable(table=TableNo(3)), RedrawSeats(reason="a fresh start"))
    assert floor.when(breaking) == (PaperIssued(document="breaking-slips"),)
    assert floor.when(redraw) == (PaperIssued(document="redraw-sheet"),)


def test_a_waiting_list_needs_somebody_who_waits() -> None:
    wanted = IssuePaper(document="waiting-list")
    assert playing(3).when(wanted) == NothingToPrint(document="waiting-list")
    assert three_and_a_late_one().when(wanted) == (PaperIssued(document="waiting-list"),)


def test_a_receipt_needs_an_entry() -> None:
    wanted = IssuePaper(document="receipt")
    assert opened().when(wanted) == NothingToPrint(document="receipt")
    assert registered(1).when(wanted) == (PaperIssued(document="receipt"),)
    named = IssuePaper(document="receipt", entries=(NINE,))
    assert registered(1).when(named) == UnknownEntry(entry=NINE)


def test_a_refund_needs_somebody_who_was_taken_off_the_list() -> None:
    floor = registered(3)
    wanted = IssuePaper(document="refund")
    assert floor.when(wanted) == NothingToPrint(document="refund")
    floor.do(UnregisterEntry(entry=TWO))
    assert floor.when(wanted) == (PaperIssued(document="refund"),)


@pytest.mark.parametrize(
    ("entry", "refusal"),
    [(TWO, None), (THREE, NothingToPrint(document="refund")), (NINE, UnknownEntry(entry=NINE))],
)
def test_a_refund_is_of_an_entry_that_is_gone(entry: EntryId, refusal: Rejection | None) -> None:
    floor = registered(3)
    floor.do(UnregisterEntry(entry=TWO))
    wanted = IssuePaper(document="refund", entries=(entry,))
    assert floor.when(wanted) == (refusal or (PaperIssued(document="refund", entries=(entry,)),))


def test_a_payout_slip_needs_somebody_who_was_paid() -> None:
    floor = playing(6)
    wanted = IssuePaper(document="payout-slip")
    assert floor.when(wanted) == NothingToPrint(document="payout-slip")
    floor.do(*(busting(entry) for entry in (6, 5, 4, 2, 1)), PayOut(entry=THREE))
    assert floor.when(wanted) == (PaperIssued(document="payout-slip"),)
    of_one = IssuePaper(document="payout-slip", entries=(THREE,))
    assert floor.when(of_one) == (PaperIssued(document="payout-slip", entries=(THREE,)),)
    unpaid = IssuePaper(document="payout-slip", entries=(TWO,))
    assert floor.when(unpaid) == NothingToPrint(document="payout-slip")
    assert floor.when(IssuePaper(document="payout-slip", entries=(NINE,))) == UnknownEntry(
        entry=NINE
    )


def test_a_certificate_needs_somebody_out_and_of_one_a_place() -> None:
    floor = playing(6)
    wanted = IssuePaper(document="certificate")
    assert floor.when(wanted) == NothingToPrint(document="certificate")
    floor.do(busting(6))
    assert floor.when(wanted) == (PaperIssued(document="certificate"),)
    of_six = IssuePaper(document="certificate", entries=(EntryId(6),))
    assert floor.when(of_six) == (PaperIssued(document="certificate", entries=(EntryId(6),)),)
    still_in = IssuePaper(document="certificate", entries=(TWO,))
    assert floor.when(still_in) == NothingToPrint(document="certificate")
    nobody = IssuePaper(document="certificate", entries=(NINE,))
    assert floor.when(nobody) == UnknownEntry(entry=NINE)


def test_place_cards_are_of_the_last_table() -> None:
    wanted = IssuePaper(document="place-cards")
    none = NothingToPrint(document="place-cards")
    assert registered(3).when(wanted) == none
    assert playing(3, 3).when(wanted) == none
    assert three_and_a_late_one().when(wanted) == none, "somebody waits for a seat"
    floor = playing(3)
    assert floor.when(wanted) == (PaperIssued(document="place-cards"),)
    floor.do(busting(3), busting(2))
    assert floor.when(wanted) == none


def test_a_notice_needs_a_penalty_or_somebody_put_out() -> None:
    floor = playing(6)
    wanted = IssuePaper(document="penalty-notice")
    assert floor.when(wanted) == NothingToPrint(document="penalty-notice")
    floor.do(GivePenalty(entry=TWO, step="warning"))
    assert floor.when(wanted) == (PaperIssued(document="penalty-notice"),)
    of_two = IssuePaper(document="penalty-notice", entries=(TWO,))
    assert floor.when(of_two) == (PaperIssued(document="penalty-notice", entries=(TWO,)),)
    of_three = IssuePaper(document="penalty-notice", entries=(THREE,))
    assert floor.when(of_three) == NothingToPrint(document="penalty-notice")
    floor.do(DisqualifyPlayer(entry=THREE, stack=Chips(20_000), reason="collusion"))
    assert floor.when(of_three) == (PaperIssued(document="penalty-notice", entries=(THREE,)),)


def test_a_notice_of_one_who_was_put_out_is_no_penalty() -> None:
    floor = playing(6)
    floor.do(DisqualifyPlayer(entry=THREE, stack=Chips(20_000), reason="collusion"))
    wanted = IssuePaper(document="penalty-notice")
    assert floor.when(wanted) == (PaperIssued(document="penalty-notice"),)


def test_a_tally_card_needs_hands_to_miss() -> None:
    floor = playing(6)
    wanted = IssuePaper(document="tally-card")
    floor.do(GivePenalty(entry=TWO, step="warning"))
    assert floor.when(wanted) == NothingToPrint(document="tally-card")
    floor.do(GivePenalty(entry=TWO, hands=2))
    assert floor.when(wanted) == (PaperIssued(document="tally-card"),)
    of_three = IssuePaper(document="tally-card", entries=(THREE,))
    assert floor.when(of_three) == NothingToPrint(document="tally-card")
    floor.do(CountServed(penalty=PenaltyNo(2), hands=2))
    assert floor.when(wanted) == NothingToPrint(document="tally-card")


def test_results_need_somebody_who_is_out() -> None:
    floor, wanted = playing(3), IssuePaper(document="results")
    assert floor.when(wanted) == NothingToPrint(document="results")
    floor.do(busting(2))
    assert floor.when(wanted) == (PaperIssued(document="results"),)


def test_a_deal_sheet_needs_a_deal() -> None:
    floor, wanted = playing(2), IssuePaper(document="deal-sheet")
    assert floor.when(wanted) == NothingToPrint(document="deal-sheet")
    shares = tuple(
        DealShare(entry=EntryId(entry), chips=Chips(20_000), amount=Money(5_000))
        for entry in (1, 2)
    )
    floor.do(AgreeDeal(method="even", shares=shares))
    assert floor.when(wanted) == (PaperIssued(document="deal-sheet"),)


def test_refunds_are_printed_once_the_tournament_was_cancelled() -> None:
    floor, wanted = registered(3), IssuePaper(document="refund-list")
    assert floor.when(wanted) == NothingToPrint(document="refund-list")
    floor.do(CancelTournament(reason="a power cut"))
    assert floor.when(wanted) == (PaperIssued(document="refund-list"),)


@pytest.mark.parametrize("document", ["cash-report", "draw-proof", "seal-strip"])
def test_the_sums_and_the_proof_are_there_from_the_beginning(document: Document) -> None:
    assert opened().when(IssuePaper(document=document)) == (PaperIssued(document=document),)
