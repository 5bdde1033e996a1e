import struct
import tracemalloc
import zlib
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from pypdf import PdfReader

from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.known_errors import BadData, FileMissing, FileTooLarge, FileUnreadable, KnownError
from tdconsole.picture_files import MOST_PARTS, MOST_SCANS
from tdconsole.printing.draw.seat_cards import print_seat_cards
from tdconsole.printing.paper.logo import LARGEST_FILE, LARGEST_SIDE, logo_of
from tdconsole.printing.paper.sizes import PAPERS
from tests.printing.read_again import ENGLISH, FOOTER, seat_card
from tests.printing.seen import pictures

RED = (200, 20, 40)


def drawn(path: Path, mode: str = "RGB", size: tuple[int, int] = (300, 100)) -> Path:
    Image.new("RGB", size, RED).convert(mode).save(path)
    return path


def progressive(path: Path, scans: int) -> Path:
    """A JPEG whose last scan is there again until it has so many."""
    Image.new("RGB", (300, 100), RED).save(path, progressive=True)
    whole = path.read_bytes()
    there, last = whole.count(b"\xff\xda"), whole.rindex(b"\xff\xda")
    path.write_bytes(whole[:-2] + whole[last:-2] * (scans - there) + whole[-2:])
    return path


def printed(path: Path) -> bytes:
    file, logo = BytesIO(), logo_of(path)
    cards = [seat_card(number) for number in range(1, 6)]
    print_seat_cards(cards, ENGLISH, FOOTER, file, paper=PAPERS["roll-80"], logo=logo)
    return file.getvalue()


@pytest.mark.parametrize(
    ("name", "mode"),
    [
        ("logo.png", "RGB"),
        ("logo.png", "RGBA"),
        ("logo.png", "P"),
        ("logo.png", "L"),
        ("logo.jpg", "RGB"),
        ("logo.jpeg", "L"),
        ("logo.jpg", "CMYK"),
    ],
)
def test_a_logo_is_seen_on_each_card_and_kept_once(tmp_path: Path, name: str, mode: str) -> None:
    pdf = printed(drawn(tmp_path / name, mode))
    bare = BytesIO()
    print_seat_cards([seat_card(1)], ENGLISH, FOOTER, bare, paper=PAPERS["roll-80"])
    (without,) = pictures(bare.getvalue(), 72)
    for page in pictures(pdf, 72):
        assert page.height > without.height
        assert min(page.crop((12, 12, 40, 30)).tobytes()) < 200
    pages = PdfReader(BytesIO(pdf)).pages
    assert len(pages) == 5
    assert pdf.count(b"/Subtype /Image") == (2 if mode == "RGBA" else 1)


def test_it_keeps_its_shape_in_its_room(tmp_path: Path) -> None:
    logo = logo_of(drawn(tmp_path / "logo.png"))
    assert logo.within(60, 60) == (60, 20)
    assert logo.within(600, 60) == (180, 60)


def test_a_logo_that_is_gone_is_known(tmp_path: Path) -> None:
    with pytest.raises(FileMissing):
        logo_of(tmp_path / "logo.png")


def test_a_folder_is_no_logo(tmp_path: Path) -> None:
    with pytest.raises(FileUnreadable):
        logo_of(tmp_path)


@pytest.mark.parametrize("name", ["logo.png", "logo.jpg"])
@pytest.mark.parametrize("kept", [0, 3, 10, 30, 200, 700])
def test_a_broken_picture_is_told(tmp_path: Path, name: str, kept: int) -> None:
    path = tmp_path / name
    noise = Image.effect_noise((300, 100), 80)
    noise.save(path)
    path.write_bytes(path.read_bytes()[:kept])
    with pytest.raises(BadData) as raised:
        logo_of(path)
    assert mishap(ENGLISH, raised.value).endswith(f"“{name}” is not a picture that can be shown.")


@pytest.mark.parametrize(
    "data", [b"GIF89a" + bytes(50), b"<svg/>", b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff"]
)
def test_what_is_no_png_and_no_jpeg_is_told(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "logo.png"
    path.write_bytes(data)
    with pytest.raises(BadData):
        logo_of(path)


@pytest.mark.parametrize("kind", [b"tEXt", b"iCCP", b"IDAT"])
def test_a_part_that_says_it_is_larger_than_the_file_is_not_believed(
    tmp_path: Path, kind: bytes
) -> None:
    path = drawn(tmp_path / "logo.png")
    whole = path.read_bytes()
    lie = struct.pack(">I4s", 0x6FFF_FFFF, kind)
    for at in (8, 33):  # before the header, and behind it
        path.write_bytes(whole[:at] + lie + whole[at:])
        tracemalloc.start()
        with pytest.raises(BadData):
            logo_of(path)
        most = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        assert most < 10_000_000


def test_a_picture_that_is_drawn_over_thousands_of_times_is_refused(tmp_path: Path) -> None:
    path = progressive(tmp_path / "logo.jpg", scans=MOST_SCANS + 1)
    with pytest.raises(BadData):
        logo_of(path)
    assert logo_of(progressive(path, scans=MOST_SCANS)).width == 300


def test_parts_without_end_are_refused(tmp_path: Path) -> None:
    path = drawn(tmp_path / "logo.png")
    whole = path.read_bytes()
    nothing = struct.pack(">I4sI", 0, b"teXt", zlib.crc32(b"teXt"))
    path.write_bytes(whole[:33] + nothing * MOST_PARTS + whole[33:])
    with pytest.raises(BadData):
        logo_of(path)
    path = drawn(tmp_path / "logo.jpg")
    whole = path.read_bytes()
    path.write_bytes(whole[:2] + b"\xff\xfe\0\2" * MOST_PARTS + whole[2:])
    with pytest.raises(BadData):
        logo_of(path)


@pytest.mark.parametrize("name", ["logo.png", "logo.jpg"])
def test_one_far_too_large_is_refused_before_it_is_unpacked(tmp_path: Path, name: str) -> None:
    path = drawn(tmp_path / name, "L", (LARGEST_SIDE + 1, 8))
    with pytest.raises(FileTooLarge):
        logo_of(path)


def test_a_file_far_too_large_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "logo.png"
    with path.open("wb") as file:
        file.truncate(LARGEST_FILE + 1)
    with pytest.raises(KnownError) as raised:
        logo_of(path)
    assert isinstance(raised.value, FileTooLarge)
