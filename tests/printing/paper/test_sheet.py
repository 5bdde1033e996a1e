import errno
import os
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from pathlib import Path

import pytest
from msgspec.structs import replace
from pypdf import PdfReader

from tdconsole.i18n.catalogue import Catalogue
from tdconsole.known_errors import DiskFull, FileMissing, FileUnreadable, KnownError, ReadOnlyPlace
from tdconsole.printing.draw.seat_cards import print_seat_cards
from tdconsole.printing.paper.delivery import delivering
from tdconsole.printing.paper.lettering import TEXT
from tdconsole.printing.paper.sheet import Footer, Sheet, deliver
from tdconsole.printing.paper.sizes import MM, PAPERS, Paper
from tests.printing.read_again import ENGLISH, FOOTER, LONG, pages_of, seat_card
from tests.printing.seen import ink_outside, pictures

ROLL = PAPERS["roll-58"]


def printed(footer: Footer = FOOTER, words: Catalogue = ENGLISH, name: str = "ąęłżè") -> bytes:
    file = BytesIO()
    print_seat_cards(iter([seat_card(1, name)]), words, footer, file)
    return file.getvalue()


def test_the_foot_says_when_by_whom_and_the_head_of_the_journal() -> None:
    [lines] = pages_of(printed())
    assert lines[-2:] == [
        "Printed 09/10/2025, 08:53 by Łucja Żółć   ·   Journal 3f9a1c77d2e04b58",
        "Page 1 of 1",
    ]


def test_the_foot_leaves_out_what_is_not_known() -> None:
    [lines] = pages_of(printed(replace(FOOTER, by=None, head=None)))
    assert lines[-2] == "Printed 09/10/2025, 08:53"


def test_every_font_is_embedded_and_reads_back_in_polish_and_italian() -> None:
    page = PdfReader(BytesIO(printed())).pages[0]
    fonts = page["/Resources"]["/Font"].values()  # type: ignore[index]
    embedded = {font["/BaseFont"] for font in fonts if font["/FontDescriptor"]["/FontFile2"]}
    assert embedded == {f"/AAAAAA+Roboto-{face}" for face in ("Regular", "Medium", "Bold")}
    assert "ąęłżè" in page.extract_text()


@pytest.mark.parametrize(
    ("typed", "read"),
    [("Zoe\u0308", "Zoë"), ("Jo\nNg", "Jo Ng"), ("ᠮ Wang", "[ma] Wang")],
)
def test_a_name_is_printed_with_the_signs_there_are(typed: str, read: str) -> None:
    assert read in pages_of(printed(name=typed))[0]


def test_words_come_from_the_catalogue_that_is_passed() -> None:
    class Loud(Catalogue):
        def gettext(self, message: str, **named: object) -> str:
            return super().gettext(message, **named).upper()

    [lines] = pages_of(printed(words=Loud("en")))
    assert lines[-1] == "PAGE 1 OF 1"


def test_a_path_is_replaced_whole(tmp_path: Path) -> None:
    path = tmp_path / "paper.pdf"
    path.write_bytes(b"old")
    deliver(b"new", path)
    assert path.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    ("number", "known"),
    [
        (errno.ENOSPC, DiskFull),
        (errno.EROFS, ReadOnlyPlace),
        (errno.EACCES, ReadOnlyPlace),
        (errno.EIO, FileUnreadable),
    ],
)
def test_what_cannot_be_written_leaves_the_old_file_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, known: type[KnownError]
) -> None:
    def fail(_file: int) -> None:
        raise OSError(number, os.strerror(number))

    path = tmp_path / "paper.pdf"
    path.write_bytes(b"old")
    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(known):
        deliver(b"new", path)
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_the_place_is_taken_when_what_follows_has_gone_well(tmp_path: Path) -> None:
    path = tmp_path / "paper.pdf"
    path.write_bytes(b"old")
    with delivering(b"new", path):
        assert path.read_bytes() == b"old"
        (part,) = set(tmp_path.iterdir()) - {path}
        assert part.read_bytes() == b"new"
    assert path.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("error", [ValueError, OSError, KeyboardInterrupt])
def test_when_what_follows_goes_wrong_the_old_file_stays(
    tmp_path: Path, error: type[BaseException]
) -> None:
    """And it is told as what it is: it was not the paper that failed."""
    path = tmp_path / "paper.pdf"
    path.write_bytes(b"old")
    with pytest.raises(error), delivering(b"new", path):
        raise error
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_place_that_cannot_be_taken_is_known_and_left_clean(tmp_path: Path) -> None:
    folder = tmp_path / "paper.pdf"
    folder.mkdir()
    with pytest.raises(FileUnreadable) as raised:
        deliver(b"new", folder)
    assert raised.value.path == str(folder)
    assert list(tmp_path.iterdir()) == [folder]


def test_a_folder_that_is_gone_is_known(tmp_path: Path) -> None:
    with pytest.raises(FileMissing) as raised:
        deliver(b"new", tmp_path / "gone" / "paper.pdf")
    assert isinstance(raised.value, KnownError)
    assert raised.value.path == str(tmp_path / "gone")


def test_papers_made_at_the_same_time_are_as_if_made_alone() -> None:
    alone = printed()
    with ThreadPoolExecutor(4) as threads:
        together = [threads.submit(printed) for _ in range(8)]
    assert {paper.result() for paper in together} == {alone}


def drawn(paper: Paper, *heights: float, of: int | None = None, footer: Footer = FOOTER) -> bytes:
    """A page for each height, its number at the height that is used."""
    sheet = Sheet("Test", ENGLISH, footer, paper.margin, paper, of=of)
    for number, height in enumerate(heights, 1):
        sheet.pen.write(paper.margin, sheet.height - height, f"used {number}", TEXT)
        sheet.end_page(height)
    return sheet.pdf()


def test_a_roll_is_cut_below_what_is_used_and_its_foot() -> None:
    pdf = PdfReader(BytesIO(drawn(ROLL, 100, 400)))
    short, long = (float(page.mediabox.height) for page in pdf.pages)
    assert long - short == pytest.approx(300, abs=MM)
    assert 100 < short < 160
    assert pdf.pages[0].mediabox.width == pytest.approx(58 * MM)


def test_the_foot_of_a_roll_is_a_few_short_lines() -> None:
    assert pages_of(drawn(ROLL, 100, 200)) == [
        [
            f"used {number}",
            "Printed 09/10/2025, 08:53 by Łucja Żółć",
            "Journal 3f9a1c77d2e04b58",
            f"Page {number} of 2",
        ]
        for number in (1, 2)
    ]


def test_nothing_of_a_roll_leaves_its_piece() -> None:
    """The lowest line of ink lies above the lower edge, by the margin."""
    for page in pictures(drawn(ROLL, 100, 250), 144):
        rows = page.tobytes()
        inked = [
            row for row in range(page.height) if min(rows[row * page.width :][: page.width]) < 128
        ]
        assert page.height - inked[-1] > ROLL.margin
        assert inked[0] > 80 * 2


@pytest.mark.parametrize("paper", [ROLL, PAPERS["a4"]])
def test_a_number_of_pages_known_beforehand_makes_no_difference_to_read(paper: Paper) -> None:
    assert pages_of(drawn(paper, 100, 150, of=2)) == pages_of(drawn(paper, 100, 150))


@pytest.mark.parametrize("paper", PAPERS.values(), ids=lambda paper: paper.name)
def test_the_longest_name_leaves_the_foot_whole(paper: Paper) -> None:
    footer = replace(FOOTER, by=LONG[:120].strip())
    pdf = drawn(paper, 100, footer=footer)
    [lines] = pages_of(pdf)
    joined = "".join(lines).replace(" ", "")
    assert LONG[:120].strip().replace(" ", "") in joined
    assert "Journal3f9a1c77d2e04b58" in joined
    assert not ink_outside(pdf, paper)
