"""Pictures that a brand takes in."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from tdconsole.known_errors import BadData, FileMissing, FileTooLarge
from tdconsole.library.brand import MOST_LOGO, MOST_PICTURE, is_picture
from tdconsole.wall.branding.taking_in import logo_in, logo_of, patches_of, picture_in, picture_of
from tests.brands import RED_CLUB, logo


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

    with pytest.raises(FileTooLarge):
        picture_of(bomb, "bomb.png")


def test_a_file_that_is_not_there_is_said_to_be_missing(tmp_path: Path) -> None:
    with pytest.raises(FileMissing):
        picture_in(tmp_path / "none.jpg")


def test_the_colours_of_a_logo_have_the_shares_that_they_cover() -> None:
    patches = patches_of(logo("#ff0000", "#ff0000", "#0000ff"))

    assert patches[0].colour == "#ff0000"
    assert patches[0].share == pytest.approx(2 / 3, abs=0.05)
    assert sum(patch.share for patch in patches) == pytest.approx(1)
