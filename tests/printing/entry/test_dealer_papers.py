"""The papers of the dealers: everybody is on them, in any language and on any paper."""

from io import BytesIO
from typing import Any

import pytest

from tdconsole.domain.values import DealtTable, Millis, StaffId, TableNo, TournamentId
from tdconsole.i18n.catalogue import catalogue
from tdconsole.printing.entry.dealers import print_dealer_sheet, print_dealer_work
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.printing.paper.sizes import PAPERS, PaperName
from tdconsole.projections.people.dealers import DealerPlan, PlanRow
from tdconsole.projections.people.dealers_work import DealersWork, Shift
from tests.printing.lists import LONGEST, frame
from tests.printing.read_again import ENGLISH, pages_of
from tests.printing.seen import ink_outside

MAIN, TURBO = TournamentId("aaaa"), TournamentId("bbbb")
TITLES = {MAIN: "Main Event", TURBO: "Turbo"}
HOUR = 3_600_000
TIMES = tuple(Millis(1_790_000_000_000 + number * HOUR // 2) for number in range(13))


def table(number: int, tournament: TournamentId = MAIN) -> DealtTable:
    return DealtTable(tournament=tournament, table=TableNo(number))


def plan(dealers: int, name: str | None = None) -> DealerPlan:
    rows = tuple(
        PlanRow(
            staff=StaffId(number),
            name=name or f"Dealer {number}",
            places=tuple(None if at % 4 == 3 else table(number) for at in range(len(TIMES))),
        )
        for number in range(1, dealers + 1)
    )
    return DealerPlan(tables=(), times=TIMES, rows=rows)


def work(shifts: int, name: str | None = "Anna") -> DealersWork:
    one = Shift(
        staff=StaffId(1),
        name=name,
        day="2026-10-01",
        on=TIMES[0],
        off=TIMES[8],
        minutes=150,
        downs=5,
    )
    return DealersWork(shifts=(one,) * shifts)


def sheet(what: DealerPlan, titles: dict[TournamentId, str], **on: Any) -> bytes:
    pdf = BytesIO()
    assert print_dealer_sheet(what, titles, frame(**on), pdf) == len(pages_of(pdf.getvalue()))
    return pdf.getvalue()


def paid(what: DealersWork, **on: Any) -> bytes:
    pdf = BytesIO()
    assert print_dealer_work(what, frame(**on), pdf) == len(pages_of(pdf.getvalue()))
    return pdf.getvalue()


def said(pdf: bytes) -> list[str]:
    return [line for page in pages_of(pdf) for line in page]


def test_each_dealer_has_a_row_and_each_push_a_column() -> None:
    cells = said(sheet(plan(60), {MAIN: "Main Event"}, words=ENGLISH))
    for number in range(1, 61):
        at = cells.index(f"Dealer {number}")
        row = cells[at + 1 : at + 1 + len(TIMES)]
        assert (row.count(str(number)), row.count("–")) == (10, 3)


def test_a_table_for_which_no_dealer_is_left_is_over_those_that_are_dealt() -> None:
    places = (table(1), table(2), *(None,) * 11)
    row = PlanRow(staff=StaffId(1), name="Anna", places=places)
    what = DealerPlan(tables=(table(1), table(2)), times=TIMES, rows=(row,))
    cells = said(sheet(what, {MAIN: "Main Event"}, words=ENGLISH))
    assert cells[cells.index("TABLES") + 1] == "2"
    first = cells.index("No dealer")
    assert cells[first + 1 : first + 4] == ["2", "1", "1"]
    assert cells[first + 1 + len(TIMES) : cells.index("Anna")] == ["2"] * 11


def test_of_several_tournaments_a_letter_says_which() -> None:
    row = PlanRow(staff=StaffId(1), name="Anna", places=(table(7), table(7, TURBO), *(None,) * 11))
    cells = said(sheet(DealerPlan(tables=(), times=TIMES, rows=(row,)), TITLES, words=ENGLISH))
    assert [cell.split(maxsplit=1) for cell in cells if "Event" in cell] == [["A", "Main Event"]]
    at = cells.index("Anna")
    assert cells[at + 1 : at + 3] == ["A7", "B7"]


def test_the_work_adds_up_and_says_who_is_still_on() -> None:
    what = work(3)
    what = DealersWork(shifts=(*what.shifts, *work(1, None).shifts))
    cells = said(paid(what, words=ENGLISH))
    assert "10 h 0 min" in cells
    assert cells.count("NAME") == 1
    assert "erased" in cells


@pytest.mark.parametrize("paper", ["a4", "letter", "a6", "roll-80", "roll-58"])
@pytest.mark.parametrize("language", ["en", "it", "pl"])
def test_the_longest_name_stays_on_the_paper(paper: PaperName, language: Any) -> None:
    words = catalogue(language)
    assert not ink_outside(paid(work(2, LONGEST), words=words, paper=paper), PAPERS[paper])
    if paper in {"a4", "letter"}:
        pdf = sheet(plan(3, LONGEST), TITLES, words=words, paper=paper)
        assert not ink_outside(pdf, PAPERS[paper])


def test_nothing_is_printed_of_nobody() -> None:
    with pytest.raises(NothingToPrint):
        sheet(DealerPlan(tables=(), times=TIMES, rows=()), {})
    with pytest.raises(NothingToPrint):
        paid(DealersWork(shifts=()))
