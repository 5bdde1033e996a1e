from datetime import UTC
from io import BytesIO
from itertools import pairwise

import pytest
from msgspec.structs import replace
from pypdf import PdfReader

from tdconsole.domain.values import Money, RulingNo
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.printing.paper.bilingual import Bilingual
from tdconsole.printing.paper.lettering import money
from tdconsole.printing.paper.listing import Frame
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.printing.paper.sizes import PAPERS, PaperName
from tdconsole.printing.payouts.sheet import print_payout_sheet
from tdconsole.projections.payouts.sheet import PayoutSheet
from tests.printing.money import euros
from tests.printing.read_again import (
    ENGLISH,
    FOOTER,
    LONG,
    NAMES,
    pages_of,
    payout,
    payout_sheet_of,
)
from tests.printing.seen import ink_outside


def printed(sheet: PayoutSheet) -> list[list[str]]:
    file = BytesIO()
    pages = print_payout_sheet(sheet, Frame(ENGLISH, FOOTER), file)
    read = pages_of(file.getvalue())
    assert len(read) == pages
    return read


def after(lines: list[str], text: str) -> str:
    return lines[lines.index(text) + 1]


def long_sheet(places: int) -> PayoutSheet:
    rows = [payout(n, 123_400 - 7 * n, NAMES[n % len(NAMES)]) for n in range(1, places + 1)]
    return payout_sheet_of(*rows)


def test_a_prize_that_a_ruling_holds_back_says_so() -> None:
    held = replace(payout(1, 60_000), ruling=RulingNo(2))
    [lines] = printed(payout_sheet_of(held, payout(2, 40_000)))
    assert "held back by ruling 2" in " ".join(lines)


def test_a_row_says_place_name_country_and_prize() -> None:
    [lines] = printed(payout_sheet_of(payout(1, 60_000), payout(2, 40_000, "Żaneta Kępa")))
    assert lines[lines.index("€600.00", 10) + 1 : lines.index("Total")] == [
        "2",
        "Żaneta Kępa",
        "Entry 1002",
        "ITA",
        "€400.00",
    ]


def test_the_head_says_event_entries_pool_and_fees() -> None:
    [lines] = printed(payout_sheet_of(payout(1, 60_000)))
    assert "Spring Main" in lines
    assert after(lines, "ENTRIES") == "214"
    assert after(lines, "PRIZE POOL") == "€600.00"
    assert after(lines, "FEES") == "€2,140.00"


def test_the_total_is_the_pool() -> None:
    [lines] = printed(payout_sheet_of(payout(1, 60_001), payout(2, 39_999)))
    assert after(lines, "Total") == after(lines, "PRIZE POOL") == "€1,000.00"


@pytest.mark.parametrize("places", [21, 22, 23, 45, 46, 47, 120])
def test_each_page_carries_its_sum_to_the_next(places: int) -> None:
    sheet = long_sheet(places)
    pages = printed(sheet)
    for page, following in pairwise(pages):
        carried = after(page, "Carried forward")
        assert after(following, "Brought forward") == carried
        shown = int(following[following.index(carried) + 1]) - 1
        assert carried == euros(sum(row.amount for row in sheet.rows[:shown]))
    assert [n for n, page in enumerate(pages, 1) if "Total" in page] == [len(pages)]
    assert after(pages[-1], "Total") == euros(sheet.pool)


@pytest.mark.parametrize("places", range(18, 26))
def test_no_page_has_the_total_alone(places: int) -> None:
    assert "SIGNATURE" in printed(long_sheet(places))[-1]
    assert str(places) in printed(long_sheet(places))[-1]


def test_every_name_is_on_some_page() -> None:
    lines = [line for page in printed(long_sheet(60)) for line in page]
    assert [int(line.removeprefix("Entry ")) for line in lines if line.startswith("Entry ")] == [
        *range(1001, 1061)
    ]
    assert [line for line in lines if line in NAMES] == [
        NAMES[n % len(NAMES)] for n in range(1, 61)
    ]


def test_shared_places_say_by_how_many() -> None:
    [lines] = printed(payout_sheet_of(payout(1, 9), payout(2, 5, shared_by=2)))
    assert "Entry 1002  ·  shared by 2 players" in lines
    assert "2–3" in lines


def test_until_it_is_finished_every_page_says_provisional() -> None:
    rows = long_sheet(40).rows
    pages = printed(payout_sheet_of(*rows, finished=False))
    assert len(pages) > 1
    title = "Payout sheet, provisional"
    assert all(title in page for page in pages)
    assert not any(title in page for page in printed(payout_sheet_of(*rows)))


def test_a_place_not_played_for_yet_has_no_name_and_nobody_erased() -> None:
    row = replace(payout(1, 60_000, name=None), entry=None, country=None)
    [lines] = printed(payout_sheet_of(row, finished=False))
    assert lines[lines.index("SIGNATURE") + 1 :][:3] == ["1", "€600.00", "Total"]


def test_somebody_erased_reads_so() -> None:
    [lines] = printed(payout_sheet_of(payout(1, 60_000, name=None)))
    assert "erased" in lines


@pytest.mark.parametrize(("pool", "word"), [(60_100, "less"), (59_900, "more")])
def test_prizes_that_are_not_the_pool_are_said_to_be_so(pool: int, word: str) -> None:
    [lines] = printed(payout_sheet_of(payout(1, 60_000), pool=pool))
    assert f"The prizes are €1.00 {word} than the prize pool." in lines


def test_long_names_are_whole() -> None:
    name = LONG[:120].strip()
    [lines] = printed(payout_sheet_of(payout(1, 60_000, name)))
    assert name.replace(" ", "") in "".join(lines).replace(" ", "")


def test_a_currency_whose_sign_the_family_lacks_is_spelled() -> None:
    class Baht(Catalogue):
        def money(self, amount: Money, currency: str, *, cents: bool = True) -> str:  # noqa: ARG002
            return f"{amount} ฿"

    assert money(Baht("en"), Money(600), "THB") == "600 THB"


def test_no_prizes_are_refused() -> None:
    with pytest.raises(NothingToPrint):
        print_payout_sheet(payout_sheet_of(), Frame(ENGLISH, FOOTER), BytesIO())


@pytest.mark.parametrize(("name", "height"), [("letter", 792), ("a4", 842), ("roll-80", 842)])
def test_it_fills_its_paper_and_is_never_too_narrow_to_sign(name: PaperName, height: int) -> None:
    file = BytesIO()
    print_payout_sheet(long_sheet(40), Frame(ENGLISH, FOOTER, PAPERS[name]), file)
    pdf = PdfReader(BytesIO(file.getvalue()))
    assert {round(float(page.mediabox.height)) for page in pdf.pages} == {height}
    paper = PAPERS["letter" if name == "letter" else "a4"]
    assert not ink_outside(file.getvalue(), paper)
    assert "Total" in pages_of(file.getvalue())[-1]


def test_in_two_languages_a_narrow_column_has_its_head_in_two_lines() -> None:
    file, words = BytesIO(), Bilingual(Catalogue("pl", UTC), "en")
    print_payout_sheet(payout_sheet_of(payout(1, 60_000)), Frame(words, FOOTER), file)
    [lines] = pages_of(file.getvalue())
    assert {"LOKATA", "PLACE", "PODPIS · SIGNATURE"} <= {line.strip() for line in lines}
