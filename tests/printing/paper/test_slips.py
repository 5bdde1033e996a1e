"""Slips to be signed: three to a sheet, each whole with its counterfoil and its own foot."""

from io import BytesIO
from pathlib import Path
from typing import Final

import pytest
from PIL import Image, ImageChops

from tdconsole.printing.paper.bill import Bill
from tdconsole.printing.paper.lettering import TEXT
from tdconsole.printing.paper.logo import Logo, logo_of
from tdconsole.printing.paper.sizes import PAPERS, PaperName
from tdconsole.printing.paper.slips import THIRDS, Counterfoil, Slip, Slips
from tests.printing.lists import LONGEST, UNBROKEN, frame
from tests.printing.read_again import pages_of, squeezed, words_of
from tests.printing.seen import ink_outside, pictures

SHEETS: Final[tuple[PaperName, ...]] = ("a4", "letter")
NARROW: Final[tuple[PaperName, ...]] = ("a6", "roll-80", "roll-58")


def slip(number: int, lines: int = 3, name: str = "Maria Rossi", band: str = "") -> Slip:
    def said(bill: Bill) -> None:
        for line in range(1, lines + 1):
            bill.pair(f"Line {line} of {number}", f"{line * 100}")
            bill.keep()

    return Slip(
        kind="Payout slip",
        number=f"Slip {number}",
        event="Spring Main Event",
        who=lambda bill: bill.text(name, TEXT),
        said=said,
        below=lambda bill: bill.sign("Player", "Cashier"),
        counterfoil=Counterfoil(name, ("Entry 7",), "Paid out", "€300.00", "Player"),
        band=band,
    )


def printed(*slips: Slip, paper: PaperName = "a4", logo: Logo | None = None) -> bytes:
    made = frame(paper=paper)._replace(logo=logo)
    laid, to = Slips(made, "prizes", "Payout slip", len(slips)), BytesIO()
    for one in slips:
        laid.add(one)
    assert laid.deliver(to) == len(pages_of(to.getvalue()))
    return to.getvalue()


@pytest.mark.parametrize("paper", SHEETS)
@pytest.mark.parametrize(("number", "pages"), [(1, 1), (3, 1), (4, 2), (9, 3)])
def test_three_lie_on_a_sheet(paper: PaperName, number: int, pages: int) -> None:
    made = pages_of(printed(*map(slip, range(1, number + 1)), paper=paper))
    assert len(made) == pages
    lines = [line for page in made for line in page]
    for one in range(1, number + 1):
        assert lines.count(f"Slip {one}") == 2, "on the slip, and on what the house keeps"
    assert lines.count("€300.00") == number


@pytest.mark.parametrize("paper", SHEETS)
def test_each_says_for_itself_when_it_was_printed_under_which_seal(paper: PaperName) -> None:
    pdf = printed(*map(slip, range(1, 6)), paper=paper)
    text = squeezed(pdf)
    assert text.count("Journal3f9a1c77d2e04b58") == 5 + 2
    assert text.count("byŁucjaŻółć") == 5 + 2


@pytest.mark.parametrize("size", [(900, 60), (300, 200), (60, 900)])
@pytest.mark.parametrize("paper", SHEETS)
def test_the_logo_of_the_house_is_on_each_of_the_three_and_over_nothing(
    paper: PaperName, size: tuple[int, int], tmp_path: Path
) -> None:
    Image.new("RGB", size, "black").save(tmp_path / "logo.png")
    slips = [slip(number) for number in (1, 2, 3)]
    logo = logo_of(tmp_path / "logo.png")
    [bare], [page] = (pictures(printed(*slips, paper=paper, logo=one), 72) for one in (None, logo))
    third = page.height // THIRDS
    for top in range(0, third * THIRDS, third):
        box = (0, top, page.width, top + third)
        was, now = (picture.crop(box).convert("L") for picture in (bare, page))
        added = ImageChops.subtract(was, now).point(lambda grey: 255 * (grey > 128)).getbbox()
        assert added is not None, "a slip without the logo"
        assert max(was.crop(added).point(lambda grey: 255 - grey).tobytes()) < 128, "over words"
    assert not ink_outside(printed(*slips, paper=paper, logo=logo), PAPERS[paper])


@pytest.mark.parametrize("paper", NARROW)
def test_on_narrow_paper_each_is_alone_without_a_counterfoil(paper: PaperName) -> None:
    pages = pages_of(printed(slip(1), slip(2), paper=paper))
    assert ["Slip 1" in page for page in pages] == [True, False]
    assert sum(line == "Slip 1" for page in pages for line in page) == 1


@pytest.mark.parametrize("paper", SHEETS)
@pytest.mark.parametrize("lines", [3, 9, 14, 25, 40, 70, 140])
def test_a_longer_one_takes_more_of_the_sheet_or_goes_on_over_pages(
    paper: PaperName, lines: int
) -> None:
    pdf = printed(slip(1), slip(2, lines), slip(3), paper=paper)
    text = squeezed(pdf)
    for line in range(1, lines + 1):
        assert f"Line{line}of2" in text
    assert text.count("PLAYERCASHIER") == 3
    assert not ink_outside(pdf, PAPERS[paper])
    assert len(pages_of(pdf)) <= 2 + -(-lines // 50)


@pytest.mark.parametrize("paper", [*SHEETS, *NARROW])
@pytest.mark.parametrize("band", ["", "Void"])
def test_the_longest_name_is_whole_and_three_still_fit(paper: PaperName, band: str) -> None:
    pdf = printed(*(slip(n, 4, f"{LONGEST} {UNBROKEN}", band) for n in (1, 2, 3)), paper=paper)
    text = squeezed(pdf)
    named = 2 if paper in SHEETS else 1
    assert text.count("".join(LONGEST.split())) == 3 * named
    assert text.count(UNBROKEN) == 3 * named
    assert text.count("VOID") == (3 if band else 0)
    if paper in SHEETS:
        assert len(pages_of(pdf)) == 1
    assert not ink_outside(pdf, PAPERS[paper])


def test_the_sheet_is_cut_at_its_thirds_and_torn_beside_the_counterfoil() -> None:
    paper = PAPERS["a4"]
    [page] = pictures(printed(slip(1), slip(2), slip(3)), 144)
    margin = page.crop((0, 0, int(2 * paper.margin) - 4, page.height))
    wide, rows = margin.width, margin.tobytes()
    marks = [y for y in range(page.height) if min(rows[y * wide : (y + 1) * wide]) < 200]
    assert paper.height is not None
    each = (paper.height - paper.margin - 40) / THIRDS
    for cut in range(THIRDS + 1):
        at = 2 * (paper.margin + cut * each)
        assert any(abs(at - mark) <= 2 for mark in marks)
    assert all(any(abs(2 * (paper.margin + n * each) - m) <= 2 for n in range(4)) for m in marks)


def test_all_slips_of_a_sheet_are_set_in_the_size_of_the_smallest() -> None:
    """A longer slip is set smaller; beside it another one would seem the more important."""
    fourth = slip(4)
    first, second = words_of(printed(slip(1, lines=11), slip(2), slip(3), fourth))
    sizes = {
        number: next(
            word.size * word.scale for word in page if word.text.startswith(f"Line 1 of {number}")
        )
        for page, numbers in ((first, (1, 2, 3)), (second, (4,)))
        for number in numbers
    }
    assert sizes[1] == sizes[2] == sizes[3] < sizes[4]


def test_what_stands_under_both_columns_follows_them_on_a_longer_slip() -> None:
    """On a slip of two thirds the white is above the line to sign."""
    pdf = printed(slip(1, lines=17)._replace(under=lambda bill: bill.text("Struck", TEXT)))
    [page] = words_of(pdf)
    last, struck, signed = (
        next(word.line for word in page if word.text == text)
        for text in ("Line 17 of 1", "Struck", "PLAYER")
    )
    assert last - struck < 30
    assert struck - signed > 100
