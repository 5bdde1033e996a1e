"""The programme on paper: every row under its day, in any language and on any paper."""

from io import BytesIO
from typing import Any

import pytest
from msgspec.structs import replace

from tdconsole.domain.language.schedule import Happening
from tdconsole.domain.values import Chips, Money, Price, ScheduleNo
from tdconsole.i18n.catalogue import catalogue
from tdconsole.printing.entry.programme import print_programme
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.printing.paper.sizes import PAPERS, PaperName
from tdconsole.projections.festival.schedule import RowState, ScheduleDay, ScheduleRow
from tests.printing.lists import LONGEST, UNBROKEN, frame
from tests.printing.read_again import ENGLISH, pages_of
from tests.printing.seen import ink_outside


def row(
    time: str, title: str, kind: Happening = "tournament", state: RowState = "ahead"
) -> ScheduleRow:
    return ScheduleRow(
        row=ScheduleNo(1),
        day="2026-11-21",
        time=time,
        title=title,
        kind=kind,
        price=Price(pool=Money(50_000), fee=Money(5_000)),
        currency="EUR",
        stack=Chips(30_000),
        minutes=40,
        late="8",
        note="Bring a document.",
        tournament=None,
        flight="",
        state=state,
    )


def days(number: int, rows: int, title: str = "Main Event") -> list[ScheduleDay]:
    return [
        ScheduleDay(
            day=f"2026-11-{at:02}",
            rows=tuple(row(f"{time % 24:02}:00", f"{title} {time}") for time in range(rows)),
        )
        for at in range(1, number + 1)
    ]


def printed(what: list[ScheduleDay], **on: Any) -> bytes:
    pdf = BytesIO()
    assert print_programme(what, frame(**on), pdf) == len(pages_of(pdf.getvalue()))
    return pdf.getvalue()


def said(pdf: bytes) -> list[str]:
    return [line for page in pages_of(pdf) for line in page]


def test_every_row_stands_under_its_day() -> None:
    cells = said(printed(days(3, 14), words=ENGLISH))
    heads = [
        cells.index(f"{day}, {at} November 2026") for day, at in (("Sunday", 1), ("Monday", 2))
    ]
    between = cells[slice(*heads)]
    assert [cell for cell in between if cell.startswith("Main Event")] == [
        f"Main Event {time}" for time in range(14)
    ]
    assert between.count("€500 + €50") == 14


def test_what_is_called_off_says_so_and_a_satellite_too() -> None:
    rows = (row("14:00", "Main", "satellite", "off"),)
    cells = said(printed([ScheduleDay(day="2026-11-21", rows=rows)], words=ENGLISH))
    assert any(cell.startswith("called off · Satellite · 30,000 chips") for cell in cells)
    assert "21 Nov 2026" in cells


@pytest.mark.parametrize("paper", ["a4", "a6", "roll-58"])
def test_a_level_is_never_parted_from_its_number(paper: PaperName) -> None:
    for note in ("", "n", "no", "note", "a note", "another", "another note"):
        rows = (replace(row("14:00", "Main", "satellite"), note=note),)
        cells = said(
            printed([ScheduleDay(day="2026-11-21", rows=rows)], words=catalogue("pl"), paper=paper)
        )
        assert not [cell for cell in cells if cell.endswith("poziomu")]
        assert any("poziomu" in cell for cell in cells)


def test_the_terms_run_on_to_the_column_of_the_price() -> None:
    rows = (replace(row("14:00", "Main", "satellite"), note=""),)
    cells = said(printed([ScheduleDay(day="2026-11-21", rows=rows)], words=catalogue("pl")))
    [terms] = [cell for cell in cells if "Satelita" in cell]
    assert " ".join(terms.split()).endswith("rejestracja do końca poziomu 8")


def test_a_day_that_goes_on_has_its_head_again() -> None:
    cells = said(printed(days(1, 60), words=ENGLISH))
    assert cells.count("Sunday, 1 November 2026") == len(pages_of(printed(days(1, 60)))) > 1


@pytest.mark.parametrize("paper", ["a4", "letter", "a6", "roll-80", "roll-58"])
@pytest.mark.parametrize("language", ["en", "it", "pl"])
def test_the_longest_title_stays_on_the_paper(paper: PaperName, language: Any) -> None:
    for title in (LONGEST, UNBROKEN * 2):
        pdf = printed(days(2, 3, title), words=catalogue(language), paper=paper)
        assert not ink_outside(pdf, PAPERS[paper])


def test_nothing_is_printed_of_nothing() -> None:
    with pytest.raises(NothingToPrint):
        printed([])
