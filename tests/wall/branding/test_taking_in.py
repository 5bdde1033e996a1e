"""Pictures that a brand takes in."""

from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from tdconsole.flaws import (
    DrawnInSvg,
    NotAPicture,
    PictureEmpty,
    PictureTooLarge,
    PictureTooSmall,
)
from tdconsole.i18n.catalogue import catalogue
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.known_errors import BadData, FileMissing
from tdconsole.library.brand import MOST_LOGO, MOST_PICTURE, is_picture
from tdconsole.wall.branding.figure import drawn
from tdconsole.wall.branding.taking_in import logo_in, logo_of, picture_in, picture_of
from tests.brands import RED_CLUB

ENGLISH = catalogue("en")


def saved(image: Image.Image, kind: str, **more: object) -> bytes:
    written = BytesIO()
    image.save(written, kind, **more)
    return written.getvalue()


def opened(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data))


def noise(size: tuple[int, int]) -> Image.Image:
    return Image.effect_noise(size, 90).convert("RGB")


def test_a_logo_loses_the_empty_edge_around_it(tmp_path: Path) -> None:
    path = tmp_path / "logo.png"
    path.write_bytes(RED_CLUB)

    made = opened(logo_in(path))

    assert made.format == "PNG"
    assert made.height == 81
    assert made.width < 240


@pytest.mark.parametrize("kind", ["JPEG", "GIF", "BMP", "TIFF", "WEBP"])
def test_any_kind_of_picture_becomes_one_that_every_screen_draws(kind: str) -> None:
    given = saved(Image.new("RGB", (300, 200), "#c8102e"), kind)

    assert is_picture(logo_of(given, "x"))
    assert is_picture(picture_of(given, "x"))


def test_large_ones_are_made_as_small_as_a_wall_needs() -> None:
    large = saved(noise((4400, 2600)), "JPEG", quality=99)

    assert len(logo_of(large, "x")) <= MOST_LOGO
    picture = picture_of(large, "x")
    assert len(picture) <= MOST_PICTURE
    assert opened(picture).size[0] <= 3840
    assert opened(picture).size[1] <= 2160


def test_a_photograph_stands_upright() -> None:
    exif = Image.Exif()
    exif[0x0112] = 6
    lying = saved(Image.new("RGB", (200, 100)), "JPEG", exif=exif)

    assert opened(picture_of(lying, "x")).size == (100, 200)


@pytest.mark.parametrize(
    "data", [b"", b"nothing", RED_CLUB[:60], saved(Image.new("RGBA", (9, 9)), "PNG")]
)
def test_what_has_nothing_to_show_is_no_logo(data: bytes) -> None:
    with pytest.raises(BadData):
        logo_of(data, "logo.png")


def test_what_would_fill_the_memory_is_refused_before_it_does() -> None:
    bomb = saved(Image.new("1", (20_000, 20_000)), "PNG")

    with pytest.raises(BadData) as refused:
        picture_of(bomb, "bomb.png")
    assert refused.value.flaw == PictureTooLarge(most=60)


def test_a_file_that_is_not_there_is_said_to_be_missing(tmp_path: Path) -> None:
    with pytest.raises(FileMissing):
        picture_in(tmp_path / "none.jpg")


@pytest.mark.parametrize("take", [logo_of, picture_of])
def test_a_picture_of_a_pixel_is_refused_with_what_it_needs(
    take: Callable[[bytes, str], bytes],
) -> None:
    with pytest.raises(BadData) as refused:
        take(saved(Image.new("RGB", (1, 1)), "PNG"), "dot.png")

    flaw = refused.value.flaw
    assert isinstance(flaw, PictureTooSmall)
    assert (flaw.wide, flaw.high) == (1, 1)
    assert "1 × 1 pixels" in mishap(ENGLISH, refused.value)


def test_a_text_called_a_picture_is_refused_with_the_kinds_that_are_taken() -> None:
    with pytest.raises(BadData) as refused:
        logo_of(b"the logo", "logo.png")

    assert isinstance(refused.value.flaw, NotAPicture)
    assert "PNG, JPEG" in mishap(ENGLISH, refused.value)


def test_a_drawing_is_refused_with_what_to_make_of_it() -> None:
    with pytest.raises(BadData) as refused:
        logo_of(b"<?xml version='1.0'?><svg xmlns='http://www.w3.org/2000/svg'/>", "logo.svg")

    assert refused.value.flaw == DrawnInSvg()
    assert "as a PNG" in mishap(ENGLISH, refused.value)


def test_a_logo_of_which_nothing_is_seen_is_refused() -> None:
    with pytest.raises(BadData) as refused:
        logo_of(saved(Image.new("RGBA", (300, 200)), "PNG"), "logo.png")

    assert refused.value.flaw == PictureEmpty()


def test_a_logo_for_a_whole_wall_is_looked_at_small() -> None:
    """A printer's file of tens of millions of pixels keeps nobody waiting."""
    full = Image.new("RGB", (6_000, 4_000), "white")
    full.paste("#aa1122", (1_500, 1_000, 4_500, 3_000))

    logo = opened(logo_of(saved(full, "PNG"), "x"))
    assert logo.size == (1_600, 1_600 * logo.height // logo.width)
    assert drawn(logo_of(saved(full, "PNG"), "x")).patches[0].colour == "#aa1122"


@pytest.mark.parametrize("mode", ["CMYK", "L", "1", "P"])
def test_a_picture_in_any_mode_is_taken(mode: str) -> None:
    kind = "JPEG" if mode in {"CMYK", "L"} else "GIF"

    assert is_picture(logo_of(saved(Image.new(mode, (300, 200)), kind), "x"))


def test_the_shades_of_a_deep_picture_are_kept() -> None:
    deep = saved(Image.new("I;16", (300, 200), 0x8000), "PNG")

    assert opened(logo_of(deep, "x")).convert("L").getpixel((150, 100)) == 0x80


def test_of_a_moving_picture_the_first_is_taken() -> None:
    first, *more = (Image.new("RGB", (300, 200), one) for one in ("#ff0000", "#0000ff", "#00ff00"))
    moving = saved(first, "GIF", save_all=True, append_images=more)

    assert opened(logo_of(moving, "x")).convert("RGB").getpixel((150, 100)) == (255, 0, 0)


def test_a_logo_loses_most_of_the_paper_around_it() -> None:
    wide = Image.new("RGB", (1200, 800), "#ffffff")
    wide.paste("#c8102e", (500, 350, 700, 450))

    made = opened(logo_of(saved(wide, "JPEG"), "x"))

    assert made.width < 260
    assert made.height < 160


def test_a_picture_taken_on_its_side_keeps_its_grain() -> None:
    turned = Image.Exif()
    turned[0x0112] = 6
    photo = saved(Image.new("RGB", (3_000, 4_000), "#336699"), "JPEG", exif=turned)
    assert opened(picture_of(photo, "x")).size == (2_880, 2_160)
