"""The papers of the money: in three languages, on every paper, with the longest names."""

from collections.abc import Callable
from datetime import UTC
from io import BytesIO
from itertools import pairwise
from typing import Final

import pytest
from msgspec.structs import replace

from tdconsole.domain.values import Document, Millis, Money, PayoutNo
from tdconsole.i18n.catalogue import LANGUAGES, Catalogue, Language
from tdconsole.printing.eliminations.results import print_results
from tdconsole.printing.paper.bilingual import Bilingual
from tdconsole.printing.paper.lettering import BOLD, Type, width
from tdconsole.printing.paper.listing import Frame
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.printing.paper.sizes import PaperName
from tdconsole.printing.papers.offered import papers_of
from tdconsole.printing.payouts.owed_back import print_owed_back
from tdconsole.printing.payouts.refund_list import print_cancelled_refunds
from tdconsole.printing.payouts.sheet import print_payout_sheet
from tdconsole.printing.payouts.slip import print_payout_slips
from tdconsole.printing.payouts.void import print_void_payouts
from tdconsole.printing.prizes.deal_sheet import print_deal_sheet
from tdconsole.printing.prizes.seat_voucher import print_seat_vouchers
from tests.printing.lists import LONGEST, UNBROKEN, frame, printed
from tests.printing.money import (
    cancelled_of,
    deal_of,
    euros,
    owed_back_of,
    results_of,
    sheet_of,
    slips_of,
    vouchers_of,
)
from tests.printing.read_again import Word, pages_of, squeezed, words_of
from tests.printing.seen import ink_outside

Made = Callable[[int, Frame, BytesIO], int]

EVENT: Final = "Spring Main Event"
NONE: Final = frozenset[str]()
DOCUMENTS: Final[dict[Document, Made]] = {
    "payout-sheet": lambda n, how, to: print_payout_sheet(sheet_of(n, taxed=True), how, to),
    "payout-slip": lambda n, how, to: print_payout_slips(slips_of(n), how, to),
    "deal-sheet": lambda n, how, to: print_deal_sheet(deal_of(n), EVENT, how, to),
    "results": lambda n, how, to: print_results(results_of(n), how, to),
    "seat-voucher": lambda n, how, to: print_seat_vouchers(vouchers_of(n), NONE, how, to),
    "owed-back": lambda n, how, to: print_owed_back(owed_back_of(n), how, to),
    "refund-list": lambda n, how, to: print_cancelled_refunds(cancelled_of(n), how, to),
}
MADE_ON: Final = [(document, paper) for document in DOCUMENTS for paper in papers_of(document)]
TO_SIGN: Final[tuple[Document, ...]] = ("payout-sheet", "deal-sheet", "owed-back", "refund-list")
SIZES: Final = (9, 27, 184, 1507)


def pdf_of(document: Document, number: int, how: Frame) -> bytes:
    return printed(lambda to: DOCUMENTS[document](number, how, to))


def lines_of(pdf: bytes) -> list[str]:
    return [line.strip() for page in pages_of(pdf) for line in page]


def right_of(word: Word) -> float:
    return word.left + width(word.text, Type(BOLD, word.size))


def sums_after(page: list[str], text: str) -> list[str]:
    at = page.index(text) + 1
    return page[at : at + 3]


@pytest.mark.parametrize(("document", "paper"), MADE_ON)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_reaches_the_edge(document: Document, paper: PaperName, language: Language) -> None:
    how = frame(Catalogue(language), paper)
    assert not ink_outside(pdf_of(document, 9, how), how.paper)


@pytest.mark.parametrize(("document", "paper"), MADE_ON)
def test_nothing_reaches_the_edge_in_two_languages(document: Document, paper: PaperName) -> None:
    how = frame(Bilingual(Catalogue("it"), "pl"), paper)
    assert not ink_outside(pdf_of(document, 9, how), how.paper)


@pytest.mark.parametrize(("document", "paper"), MADE_ON)
def test_the_longest_names_are_whole(document: Document, paper: PaperName) -> None:
    text = squeezed(pdf_of(document, 19, frame(paper=paper)))
    assert "".join(LONGEST.split()) in text
    assert UNBROKEN in text


@pytest.mark.parametrize("document", DOCUMENTS)
def test_progress_is_heard_up_to_the_last(document: Document) -> None:
    heard: list[tuple[int, int]] = []
    how = frame()._replace(progress=lambda done, of: heard.append((done, of)))
    pdf_of(document, 9, how)
    assert heard
    assert heard[-1][0] == heard[-1][1]
    assert heard == sorted(heard)


@pytest.mark.parametrize(
    "empty",
    [
        lambda to: print_payout_sheet(sheet_of(0), frame(), to),
        lambda to: print_payout_slips((), frame(), to),
        lambda to: print_deal_sheet(None, EVENT, frame(), to),
        lambda to: print_results(replace(results_of(3), rows=()), frame(), to),
        lambda to: print_seat_vouchers(vouchers_of(0), NONE, frame(), to),
        lambda to: print_owed_back(replace(owed_back_of(0), back=()), frame(), to),
        lambda to: print_cancelled_refunds(cancelled_of(0), frame(), to),
        lambda to: print_cancelled_refunds(None, frame(), to),
    ],
)
def test_without_a_line_there_is_no_paper(empty: Callable[[BytesIO], int]) -> None:
    file = BytesIO()
    with pytest.raises(NothingToPrint):
        empty(file)
    assert not file.getvalue()


@pytest.mark.parametrize("places", SIZES)
@pytest.mark.parametrize("paper", papers_of("payout-sheet"))
def test_gross_withheld_and_net_are_carried_and_add_up(places: int, paper: PaperName) -> None:
    sheet = sheet_of(places, taxed=True)
    pages = pages_of(printed(lambda to: print_payout_sheet(sheet, frame(paper=paper), to)))
    for page, following in pairwise(pages):
        assert sums_after(following, "Brought forward") == sums_after(page, "Carried forward")
    assert [n for n, page in enumerate(pages, 1) if "Total" in page] == [len(pages)]
    net = sheet.total - sheet.withheld
    said = [euros(sheet.pool), euros(sheet.withheld), euros(net)]
    assert sums_after(pages[-1], "Total") == said
    rows = [line for page in pages for line in page]
    assert str(places) in rows or f"{places:,}" in rows


@pytest.mark.parametrize("places", SIZES)
def test_each_page_of_the_payout_sheet_says_what_it_has_carried_so_far(places: int) -> None:
    sheet, shown = sheet_of(places), 0
    pages = pages_of(printed(lambda to: print_payout_sheet(sheet, frame(), to)))
    for page in pages[:-1]:
        shown += page.count("ITA") + sum(
            row.entry is None and f"{row.place:,}" in page for row in sheet.rows
        )
        so_far = Money(sum(row.amount for row in sheet.rows[:shown]))
        assert sums_after(page, "Carried forward")[0] == euros(so_far)


def test_what_is_paid_says_how_and_what_is_not_has_room_to_write() -> None:
    lines = lines_of(printed(lambda to: print_payout_sheet(sheet_of(4), frame(), to)))
    at = lines.index("cash, voucher")
    assert lines[at + 1 : at + 3] == ["Łucja Żółć", "09/10/2025, 08:53"]
    assert " ".join(lines).count("Łucja Żółć") == 2
    assert "Entry 3  ·  deal  ·  Slip 3" in lines
    assert "ID" in lines


@pytest.mark.parametrize(
    ("language", "days"),
    [
        ("en", ["10/10/2025, 00:53", "09/10/2025, 08:53"]),
        ("it", ["10/10/25, 00:53", "09/10/25, 08:53"]),
        ("pl", ["10.10.2025, 00:53", "9.10.2025, 08:53"]),
    ],
)
def test_a_payment_after_midnight_says_its_own_day(language: Language, days: list[str]) -> None:
    sheet = sheet_of(6)
    [late] = sheet.rows[2].slips
    at = replace(late.at, utc=Millis(late.at.utc + 16 * 3_600_000))
    rows = (*sheet.rows[:2], replace(sheet.rows[2], slips=(replace(late, at=at),)), *sheet.rows[3:])
    how = frame(Catalogue(language, UTC))
    pdf = printed(lambda to: print_payout_sheet(replace(sheet, rows=rows), how, to))
    assert [line for line in lines_of(pdf) if line in days] == days


@pytest.mark.parametrize("paper", papers_of("payout-sheet"))
@pytest.mark.parametrize("first", [123_456, 1_234_567_890])
def test_sums_beside_each_other_are_of_one_size_and_apart(paper: PaperName, first: int) -> None:
    sheet = replace(sheet_of(27, taxed=True, first=first), currency="PLN")
    how = frame(Catalogue("pl", UTC), paper)
    *_, last = words_of(printed(lambda to: print_payout_sheet(sheet, how, to)))
    for said in ("Z przeniesienia", "Razem"):
        at = next(n for n, word in enumerate(last) if word.text == said)
        sums = last[at + 1 : at + 4]
        assert len({round(one.size, 2) for one in sums}) == 1
        assert 7 <= sums[0].size <= 11
        assert all(right_of(one) + 9 < other.left for one, other in pairwise(sums))


@pytest.mark.parametrize("paper", papers_of("deal-sheet"))
@pytest.mark.parametrize("players", [*range(15, 20), *range(34, 41)])
def test_total_and_signatures_of_a_deal_stand_below_a_line(players: int, paper: PaperName) -> None:
    pdf = printed(lambda to: print_deal_sheet(deal_of(players), EVENT, frame(paper=paper), to))
    for signed in ("Total", "WITNESS"):
        [page] = (page for page in pages_of(pdf) if signed in page)
        assert f"ITA  ·  Entry {players}" in " ".join(page)


@pytest.mark.parametrize("paper", papers_of("refund-list"))
@pytest.mark.parametrize("number", [*range(17, 22), *range(37, 42), *range(56, 60)])
def test_the_total_stands_below_a_line_and_is_what_was_carried(
    number: int, paper: PaperName
) -> None:
    refunds = cancelled_of(number)
    pages = pages_of(printed(lambda to: print_cancelled_refunds(refunds, frame(paper=paper), to)))
    assert str(number) in pages[-1]
    assert sums_after(pages[-1], "Total")[0] == euros(refunds.total)
    for page, following in pairwise(pages):
        carried = sums_after(page, "Carried forward")[0]
        assert sums_after(following, "Brought forward")[0] == carried


def test_a_label_in_two_languages_is_not_made_small_over_a_figure() -> None:
    how = frame(Bilingual(Catalogue("it", UTC), "pl"))
    [page] = words_of(printed(lambda to: print_cancelled_refunds(cancelled_of(3), how, to)))
    [label] = (word for word in page if word.text == "RESTA ALLA CASA")
    assert label.size >= 5.5


@pytest.mark.parametrize("paper", ["roll-80", "roll-58", "a6", "a4"])
def test_what_is_paid_out_is_the_largest_figure_of_its_slip(paper: PaperName) -> None:
    [slip] = slips_of(1)
    large = replace(slip.paid, gross=Money(1_234_567_890), withheld=Money(23_450))
    how = frame(Bilingual(Catalogue("it", UTC), "pl"), paper)
    pdf = printed(lambda to: print_payout_slips((replace(slip, paid=large),), how, to))
    [page] = words_of(pdf)
    nets = [word for word in page if word.text == "12.345.444,40 €"]
    assert len(nets) == (2 if paper == "a4" else 1), "on a sheet the counterfoil has it too"
    net = max(nets, key=lambda word: word.size)
    figures = [word for word in page if word.text.endswith("€") and word is not net]
    assert net.size >= 1.4 * max(one.size for one in figures)


@pytest.mark.parametrize("paper", papers_of("void-slips"))
@pytest.mark.parametrize("second", [None, "pl"])
def test_void_slips_are_whole_on_every_paper(paper: PaperName, second: Language | None) -> None:
    words = Catalogue("it", UTC) if second is None else Bilingual(Catalogue("it", UTC), second)
    how, slips = frame(words, paper), tuple(replace(one, void=True) for one in slips_of(22))
    pdf = printed(lambda to: print_void_payouts(slips, how, to))
    text = squeezed(pdf)
    assert not ink_outside(pdf, how.paper)
    assert text.count("ANNULLATA") == len(slips)
    named = 2 * (2 if paper in {"a4", "letter"} else 1)  # a counterfoil names the player as well
    assert text.count("".join(LONGEST.split())) == named
    assert text.count(UNBROKEN) == named


@pytest.mark.parametrize(("paper", "pages"), [("labels-a4-8", 3), ("labels-a4-21", 2), ("a6", 22)])
def test_void_slips_lie_on_labels_as_they_come(paper: PaperName, pages: int) -> None:
    slips = tuple(replace(one, void=True) for one in slips_of(22))
    heard: list[tuple[int, int]] = []
    how = frame(paper=paper)._replace(progress=lambda done, of: heard.append((done, of)))
    assert len(pages_of(printed(lambda to: print_void_payouts(slips, how, to)))) == pages
    assert heard[-1] == (22, 22)


def test_a_void_slip_on_a_label_says_which_it_voids() -> None:
    [slip] = slips_of(1)
    how = frame(paper="labels-a4-21")
    void = replace(slip, void=True)
    lines = lines_of(printed(lambda to: print_void_payouts((void,), how, to)))
    assert {"VOID", "Slip 1", "Entry 1", "Paid out: €12,110.51"} <= set(lines) | {
        line.removeprefix("ITA  ·  ") for line in lines
    }
    back = replace(void, paid=replace(void.paid, back=True), country=None)
    lines = lines_of(printed(lambda to: print_void_payouts((back,), how, to)))
    assert {"Entry 1", "Given back: €12,110.51"} <= set(lines)


def test_without_a_void_slip_there_is_no_label() -> None:
    with pytest.raises(NothingToPrint):
        print_void_payouts((), frame(paper="labels-a4-21"), BytesIO())


def test_a_prize_that_is_not_what_was_paid_says_the_difference() -> None:
    sheet = sheet_of(3)
    paid = sheet.rows[2]

    def said(amount: int) -> str:
        rows = (*sheet.rows[:2], replace(paid, amount=Money(amount)))
        pdf = printed(lambda to: print_payout_sheet(replace(sheet, rows=rows), frame(), to))
        return " ".join(lines_of(pdf))

    assert "€5.00 still owed" in said(paid.amount + 500)
    assert "€7.00 to give back" in said(paid.amount - 700)


def test_what_was_held_back_has_a_row_of_its_own() -> None:
    sheet = sheet_of(3)
    held = replace(sheet.rows[0], entry=None, name=None, country=None, deal=False, held=True)
    rows = (held, *sheet.rows)
    pdf = printed(lambda to: print_payout_sheet(replace(sheet, rows=rows), frame(), to))
    assert "held back for the winner" in lines_of(pdf)


def test_a_slip_says_gross_withheld_net_and_both_sign() -> None:
    [slip] = slips_of(1)
    lines = lines_of(printed(lambda to: print_payout_slips((slip,), frame(paper="roll-80"), to)))
    for said in ("Slip 1", "Gross", "€12,345.01", "Withheld", "€234.50", "€12,110.51"):
        assert said in lines
    assert {"PLAYER", "CASHIER", "Voucher S-CLUB-1", "Share of the deal"} <= set(lines)
    assert any(line.startswith("Journal ") for line in lines)


def test_a_slip_printed_again_and_a_void_one_say_so() -> None:
    pages = pages_of(printed(lambda to: print_payout_slips(slips_of(5), frame(paper="a6"), to)))
    assert ["Printed again" in page for page in pages] == [False, False, True, False, False]
    assert ["VOID" in page for page in pages] == [False, False, False, False, True]


def test_a_slip_of_the_rest_says_after_which() -> None:
    [slip] = slips_of(1)
    after = replace(slip, beside=(PayoutNo(5), PayoutNo(7)))
    lines = lines_of(printed(lambda to: print_payout_slips((after,), frame(paper="a6"), to)))
    assert "After slip 5 and 7: the difference" in lines


def test_the_payout_sheet_names_every_slip_of_a_prize() -> None:
    sheet = sheet_of(9)
    [first] = sheet.rows[2].slips
    more = replace(first, payout=PayoutNo(8))
    rows = (*sheet.rows[:2], replace(sheet.rows[2], slips=(first, more)), *sheet.rows[3:])
    pdf = printed(lambda to: print_payout_sheet(replace(sheet, rows=rows), frame(), to))
    assert f"Slips {first.payout} and 8" in " ".join(lines_of(pdf)).replace(
        "\N{NO-BREAK SPACE}", " "
    )


def test_labels_are_too_small_to_sign_on() -> None:
    how = frame(paper="labels-a4-21")
    assert not ink_outside(printed(lambda to: print_payout_slips(slips_of(2), how, to)), how.paper)


@pytest.mark.parametrize("document", TO_SIGN)
def test_what_is_signed_on_a_line_is_never_on_narrow_paper(document: Document) -> None:
    assert papers_of(document) == ("a4", "letter")
    pages = pages_of(pdf_of(document, 3, frame(paper="roll-58")))
    assert "SIGNATURE" in pages[0]


def test_the_deal_sheet_adds_up_and_shows_every_method() -> None:
    deal = deal_of(4, held=70_000)
    lines = lines_of(printed(lambda to: print_deal_sheet(deal, EVENT, frame(), to)))
    total = lines.index("Total")
    assert lines[total + 1 : total + 3] == [euros(sum(deal.prizes)), euros(deal.divided)]
    for row in deal.rows:
        assert {euros(offer.amount) for offer in row.offers} <= set(lines)
    assert {"BY ICM", "BY CHIPS", "IN EQUAL PARTS", "WITNESS", "FLOOR", "By ICM"} <= set(lines)
    assert "They play on for €700.00, which the winner gets." in lines


def test_equal_stacks_share_their_places_on_the_deal_sheet() -> None:
    deal = deal_of(4)
    first, second, third, fourth = deal.rows
    deal = replace(deal, rows=(first, second, replace(third, place=second.place), fourth))
    lines = lines_of(printed(lambda to: print_deal_sheet(deal, EVENT, frame(), to)))
    assert lines.count("2–3") == 2


def test_the_results_say_that_there_was_a_deal() -> None:
    lines = lines_of(pdf_of("results", 9, frame()))
    assert "3 players agreed on a deal. €500.00 was held back for the winner." in lines
    assert lines.count("deal") == 3


def test_bounties_have_a_name_where_they_have_no_column() -> None:
    lines = lines_of(pdf_of("results", 2, frame(paper="roll-58")))
    assert "ITA  ·  €25.00 in bounties  · " in " ".join(lines)


def test_a_voucher_says_its_number_its_worth_and_where_it_counts() -> None:
    again = frozenset({"S-CLUB-2"})
    pages = pages_of(
        printed(lambda to: print_seat_vouchers(vouchers_of(2), again, frame(paper="roll-80"), to))
    )
    assert all(
        {f"S-CLUB-{n}", "€1,100.00"} <= {line.strip() for line in page}
        for n, page in enumerate(pages, 1)
    )
    assert ["Printed again" in page for page in pages] == [False, True]
    assert "Spring Main Event, Day 1B" in " ".join(pages[0])


@pytest.mark.parametrize(
    ("language", "named", "unnamed"),
    [
        ("en", "seat in the tournament:", "Good for a seat in a tournament of the house"),
        ("it", "Vale un posto nel torneo:", "Vale un posto in un torneo della casa"),
        ("pl", "do miejsca w turnieju:", "Uprawnia do miejsca w turnieju organizatora"),
    ],
)
def test_a_voucher_is_good_for_a_seat_in_any_language(
    language: Language, named: str, unnamed: str
) -> None:
    how = frame(Catalogue(language), "roll-80")

    def said(target: str) -> str:
        vouchers = replace(vouchers_of(1), target=target)
        return " ".join(
            " ".join(
                lines_of(printed(lambda to: print_seat_vouchers(vouchers, NONE, how, to)))
            ).split()
        )

    assert f"{named} Spring Main" in said("Spring Main")
    assert unnamed in said("")


def test_who_gives_back_stands_before_who_gets_more() -> None:
    lines = lines_of(pdf_of("owed-back", 3, frame()))
    assert lines.index("To give back") < lines.index("Still owed")
    assert lines[lines.index("To give back") - 1] == "€12,345.00"


def test_refunds_say_their_case_and_carry_their_sum() -> None:
    pages = pages_of(pdf_of("refund-list", 60, frame()))
    assert "GB Annullamento tornei" in pages[0]
    for page, following in pairwise(pages):
        carried = sums_after(page, "Carried forward")[0]
        assert sums_after(following, "Brought forward")[0] == carried
    assert sums_after(pages[-1], "Total")[0] == euros(sum(11_000 + n for n in range(1, 61)))


def test_the_results_say_that_earlier_entries_are_left_out() -> None:
    once = replace(results_of(3), players=3, entries=3)
    again = replace(once, entries=4)
    [alone] = pages_of(printed(lambda to: print_results(once, frame(), to)))
    [told] = pages_of(printed(lambda to: print_results(again, frame(), to)))
    assert not any("only the last entry" in line for line in alone)
    assert any("only the last entry" in line for line in told)
