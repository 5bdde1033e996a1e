from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from tdconsole.domain.values import EntryId
from tdconsole.known_errors import FileMissing
from tdconsole.printing.paper.sizes import PAPERS, PaperName
from tdconsole.printing.papers.making import made
from tests.domain.floor import seated
from tests.printing.read_again import ENGLISH, FOOTER, pages_of
from tests.printing.seen import ink_outside
from tests.projections.persons import PEOPLE

HALL = seated(3, 2).tournament


def cards(entries: tuple[EntryId, ...] | None = None, **how: Any) -> bytes:
    return made("seat-cards", HALL, PEOPLE, ENGLISH, FOOTER, entries, **how)


def test_everybody_seated_has_a_card() -> None:
    [lines] = pages_of(cards())
    assert sum("Bullet" in line for line in lines) == 2 * 5
    assert "Ada Łęcka" in lines


def test_only_those_named_have_one() -> None:
    [lines] = pages_of(cards((EntryId(1),)))
    assert sum("Bullet" in line for line in lines) == 2


def test_without_anybody_there_is_nothing_to_print() -> None:
    assert cards(()) == b""


@pytest.mark.parametrize("paper", PAPERS)
def test_on_the_paper_that_is_named(paper: PaperName) -> None:
    pdf = cards(paper=paper)
    page = PdfReader(BytesIO(pdf)).pages[0]
    assert float(page.mediabox.width) == pytest.approx(PAPERS[paper].width, abs=0.01)
    assert not ink_outside(pdf, PAPERS[paper])


def test_in_two_languages() -> None:
    assert "TABLE · TAVOLO" in pages_of(cards(second="it"))[0]
    assert pages_of(cards(second="en")) == pages_of(cards())


def test_a_logo_that_is_gone_is_known(tmp_path: Path) -> None:
    with pytest.raises(FileMissing):
        cards(logo=tmp_path / "logo.png")


def test_progress_is_heard() -> None:
    heard: list[tuple[int, int]] = []

    def hear(done: int, of: int) -> None:
        heard.append((done, of))

    cards(progress=hear)
    assert heard == [(5, 5)]
