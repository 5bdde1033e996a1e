"""The cash report: boxes to count a till into, and a difference that nobody overlooks."""

from io import BytesIO

import pytest
from msgspec.structs import replace

from tdconsole.domain.values import Money
from tdconsole.i18n.catalogue import LANGUAGES, Language, catalogue
from tdconsole.printing.entry.cash_report import print_cash_report
from tdconsole.printing.entry.till_boxes import NOTES
from tdconsole.printing.paper.sizes import PaperName
from tdconsole.printing.papers.offered import papers_of
from tdconsole.projections.entry.cash import CashReport, TillSheet
from tests.printing.lists import cash_report_of, frame, printed, till
from tests.printing.read_again import pages_of, words_of
from tests.printing.seen import ink_outside, text_outside

OPEN, SHORT = till(1), till(1, counted=373_400)
EXPECTED = 373_500


def report(*tills: TillSheet, paper: PaperName = "a4", language: Language = "en") -> bytes:
    def made(to: BytesIO) -> int:
        told = CashReport(tills=tills, currencies=())
        return print_cash_report(told, {}, frame(catalogue(language), paper), to)

    return printed(made)


def lines_of(pdf: bytes) -> list[str]:
    return [line for page in pages_of(pdf) for line in page]


@pytest.mark.parametrize(("currency", "notes"), NOTES.items())
def test_an_open_till_is_counted_note_by_note_from_the_largest_on(
    currency: str, notes: tuple[int, ...]
) -> None:
    lines = lines_of(report(replace(OPEN, currency=currency)))
    assert lines.count("×") == lines.count("=") == len(notes), "coins aren't multiplied"
    said = [line for line in lines if line.replace(",", "") in set(map(str, notes))]
    assert said == [f"{note:,}" for note in sorted(notes, reverse=True)]
    assert "Coins" in lines
    assert {"COUNTED", "DIFFERENCE"} <= set(lines)


def test_notes_of_a_currency_that_is_not_known_are_written_in() -> None:
    lines = lines_of(report(replace(OPEN, currency="XTS")))
    assert lines.count("×") > 4
    assert "Coins" in lines


def test_a_till_that_was_counted_has_no_notes_to_fill_in() -> None:
    lines = lines_of(report(SHORT))
    assert "×" not in lines
    assert {"€3,734.00", "€1.00 missing"} <= set(lines)


@pytest.mark.parametrize("paper", papers_of("cash-report"))
@pytest.mark.parametrize(
    ("counted", "said"), [(EXPECTED - 100, "€1.00 missing"), (EXPECTED + 7, "€0.07 too much")]
)
def test_a_difference_is_the_largest_figure_of_its_till(
    paper: PaperName, counted: int, said: str
) -> None:
    words = [
        word for page in words_of(report(till(1, counted=counted), paper=paper)) for word in page
    ]
    [alarm] = (word for word in words if word.text == said)
    assert (
        alarm.size
        >= 1.2 * max(word.size for word in words if word.text.startswith("€") and word is not alarm)
        or alarm.size >= 13.9
    )


def test_a_till_that_adds_up_raises_no_alarm() -> None:
    fine = report(till(1, counted=EXPECTED))
    words = [word for page in words_of(fine) for word in page]
    [counted, adds_up] = (
        next(word for word in words if word.text == text) for text in ("€3,735.00", "adds up")
    )
    assert adds_up.size <= 13.0
    assert counted.size <= 13.0


@pytest.mark.parametrize("paper", papers_of("cash-report"))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_box_and_signature_is_on_the_paper(paper: PaperName, language: Language) -> None:
    large = replace(OPEN, currency="RON", name="W" * 120, expected=Money(10**12))
    pdf = report(OPEN, SHORT, large, paper=paper, language=language)
    assert text_outside(pdf) == []
    assert not ink_outside(pdf, frame(paper=paper).paper)


@pytest.mark.parametrize(("paper", "beside"), [("a4", True), ("letter", True), ("a6", False)])
def test_what_was_taken_stands_beside_the_tills_where_the_paper_is_wide(
    paper: PaperName, *, beside: bool
) -> None:
    """A report of one till fills both halves of its page."""
    told = replace(cash_report_of(2), tills=(OPEN,))
    pdf = printed(lambda to: print_cash_report(told, {}, frame(paper=paper), to))
    words = [word for page in words_of(pdf) for word in page]
    till_, taken = (next(w for w in words if w.text.startswith(t)) for t in ("TILL", "BY METHOD"))
    assert (taken.left > till_.left + 200) is beside
    assert not beside or taken in words_of(pdf)[0]


def test_cash_outside_the_tills_stands_under_what_was_taken_of_which_it_is_a_part() -> None:
    told = cash_report_of(1)
    lines = lines_of(printed(lambda to: print_cash_report(told, {}, frame(), to)))
    assert lines.index("Taken") < lines.index("Of it in cash outside any till")
    assert lines.index("Of it in cash outside any till") < lines.index("Paid in prizes")
    without = replace(told, currencies=(replace(told.currencies[0], prizes=Money(0)),))
    lines = lines_of(printed(lambda to: print_cash_report(without, {}, frame(), to)))
    assert lines.index("Total") < lines.index("Of it in cash outside any till")
