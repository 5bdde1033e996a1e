"""The certificate of the winner: a sheet on its side, with nothing on it that may still change."""

from datetime import UTC
from io import BytesIO
from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image
from pypdf import PdfReader

from tdconsole.domain.values import Millis, Money, Place
from tdconsole.i18n.catalogue import LANGUAGES, Catalogue, Language
from tdconsole.printing.eliminations.certificate import print_certificates
from tdconsole.printing.paper.bilingual import Bilingual
from tdconsole.printing.paper.centring import lying_down
from tdconsole.printing.paper.listing import Frame
from tdconsole.printing.paper.logo import logo_of
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.printing.paper.sizes import PAPERS, PaperName
from tdconsole.printing.papers.offered import papers_of
from tdconsole.projections.eliminations.certificates import Certificate
from tests.printing.lists import LONGEST, UNBROKEN, frame
from tests.printing.read_again import FOOTER, Word, pages_of, squeezed, words_of
from tests.printing.seen import ink_outside, pictures, text_outside

WINNER = Certificate(
    event="Spring Main Event",
    house="Casino San Remo",
    place=Place(1),
    shared_by=1,
    players=214,
    name="Łukasz Wiśniewski",
    country="PL",
    prize=Money(535_000),
    currency="EUR",
    at=replace(FOOTER.printed, utc=Millis(FOOTER.printed.utc - 86_400_000)),
)
SECOND = replace(WINNER, place=Place(2), name=LONGEST, event=LONGEST, house=f"{LONGEST} {UNBROKEN}")
SHARED = replace(WINNER, place=Place(3), shared_by=2, name=None, prize=Money(0), house="")
LARGE = replace(SECOND, prize=Money(10**14), name=f"Jo {UNBROKEN}")


def printed(*certificates: Certificate, how: Frame | None = None) -> bytes:
    to = BytesIO()
    pages = print_certificates(certificates, how or frame(), to)
    assert pages == len(certificates) == len(PdfReader(BytesIO(to.getvalue())).pages)
    return to.getvalue()


def largest(words: list[Word]) -> Word:
    return max(words, key=lambda word: word.size)


@pytest.mark.parametrize("paper", papers_of("certificate"))
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_is_within_its_sheet_on_its_side(paper: PaperName, language: Language) -> None:
    pdf = printed(WINNER, SECOND, SHARED, LARGE, how=frame(Catalogue(language), paper))
    for page in PdfReader(BytesIO(pdf)).pages:
        assert page.mediabox.width > page.mediabox.height
    assert not ink_outside(pdf, lying_down(PAPERS[paper]))
    assert text_outside(pdf) == []
    assert "".join(LONGEST.split()) in squeezed(pdf)
    assert UNBROKEN in squeezed(pdf)


def test_in_two_languages() -> None:
    how = frame(Bilingual(Catalogue("it"), "pl"))
    assert not ink_outside(printed(WINNER, SECOND, how=how), lying_down(PAPERS["a4"]))


def test_the_name_is_the_largest_on_it() -> None:
    [words] = words_of(printed(WINNER))
    assert largest(words).text == "Łukasz Wiśniewski"


def test_the_winner_is_told_from_a_place_and_the_day_is_that_of_the_end() -> None:
    made = printed(WINNER, SECOND, SHARED, how=frame(Catalogue("en", UTC)))
    first, second, third = ([line.strip() for line in page] for page in pages_of(made))
    assert {"Winner", "among 214 players", "€5,350.00", "HOUSE AND DAY"} <= set(first)
    assert "Casino San Remo  ·  8 Oct 2025" in first
    assert "TOURNAMENT DIRECTOR" in first
    assert "Place 2" in second
    assert {"Place 3–4", "erased", "8 Oct 2025", "DAY"} <= set(third)


def test_what_it_says_reaches_down_to_the_line_to_sign() -> None:
    [page] = pictures(printed(WINNER), 72)
    middle = (int(page.width * 0.4), int(page.height * 0.7), int(page.width * 0.6))
    lower = page.crop((*middle, int(page.height * 0.8)))
    assert min(lower.convert("L").tobytes()) < 128, "the prize"


def test_without_a_prize_no_money_is_on_it() -> None:
    [page] = pages_of(printed(replace(WINNER, prize=Money(0))))
    assert not any("€" in line for line in page)


def test_nothing_of_the_office_is_on_it() -> None:
    """It hangs on a wall: neither the time of printing nor the journal, nor a page number."""
    for page in pages_of(printed(WINNER, SECOND)):
        assert not [
            line for line in page if line.startswith(("Printed", "Page")) or "Journal" in line
        ]


def test_the_house_s_logo_stands_in_the_place_of_the_cup(tmp_path: Path) -> None:
    Image.new("RGB", (300, 100), (200, 20, 40)).save(tmp_path / "logo.png")
    how = frame()._replace(logo=logo_of(tmp_path / "logo.png"))
    pdf = printed(WINNER, how=how)
    assert pdf.count(b"/Subtype /Image") == 1
    assert not ink_outside(pdf, lying_down(PAPERS["a4"]))


def test_without_a_place_there_is_no_certificate() -> None:
    with pytest.raises(NothingToPrint):
        print_certificates((), frame(), BytesIO())
