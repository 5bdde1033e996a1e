from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("PySide6")

from PySide6.QtGui import QImage

from tests.gui.houses import evening, typed


@pytest.fixture
def house(tmp_path: Path) -> Path:
    return evening(tmp_path / "club.house")


@pytest.mark.parametrize("platform", ["offscreen", ""])
def test_a_picture_needs_no_display(qt: Any, house: Path, tmp_path: Path, platform: str) -> None:
    del qt
    path = tmp_path / "screen.png"
    ended = typed(
        house,
        "-o",
        path,
        "--size",
        "1280x720",
        QT_QPA_PLATFORM=platform,
        DISPLAY="",
        WAYLAND_DISPLAY="",
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "", "")
    image = QImage(str(path))
    assert (image.width(), image.height()) == (1280, 720)


def test_a_light_picture(qt: Any, house: Path, tmp_path: Path) -> None:
    del qt
    path = tmp_path / "screen.png"
    assert typed(house, "-o", path, "--theme", "light", "-t", "spring main").returncode == 0
    assert QImage(str(path)).pixelColor(0, 0).lightness() > 200


SCREENS = ("prizes", "seating", "notice", "draw")


def test_any_screen_can_be_drawn(qt: Any, house: Path, tmp_path: Path) -> None:
    """Each is another picture, in a theme of the house's own as well."""
    del qt
    own = tmp_path / "house.toml"
    own.write_text('[colours]\nground = "#06231a"', encoding="utf-8")
    seen = set()
    for screen in SCREENS:
        path = tmp_path / f"{screen}.png"
        words = ["--show", screen, "--size", "640x480", "--notice", "Dinner", "--hide-money"]
        ended = typed(house, "-o", path, *words, "--house-theme", own, "--names", "initial")
        assert (ended.returncode, ended.stderr) == (0, "")
        image = QImage(str(path))
        assert image.pixelColor(1, 1).name() == "#06231a"
        seen.add(bytes(image.constBits()))
    assert len(seen) == len(SCREENS)


def test_a_band_is_at_the_foot_of_any_screen_and_no_longer_than_can_be_read(
    qt: Any, house: Path, tmp_path: Path
) -> None:
    del qt
    path, words = tmp_path / "screen.png", ("--size", "640x480", "--band")
    for screen in ("clock", "prizes"):
        ended = typed(house, "-o", path, "--show", screen, *words, "Dinner")
        assert (ended.returncode, ended.stderr) == (0, "")
        assert QImage(str(path)).pixelColor(2, 478).lightness() > 200
    ended = typed(house, "-o", path, *words, "W" * 121)
    assert ended.returncode == 2
    assert "at most 120 signs" in ended.stderr


def test_a_bad_theme_of_the_house_is_told(house: Path, tmp_path: Path) -> None:
    own, path = tmp_path / "house.toml", tmp_path / "screen.png"
    own.write_text('[colours]\nink = "#222222"', encoding="utf-8")
    ended = typed(house, "-o", path, "--house-theme", own)
    assert ended.returncode == 1
    assert ended.stderr.startswith("BadData: ")
    assert "“ink” can't be read on “ground”" in ended.stderr
    assert not path.exists()


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["--size", "1920"], 2),
        (["--size", "19x10"], 2),
        (["--size", "99999x99999"], 2),
        (["--theme", "pink"], 2),
        (["--show", "weather"], 2),
        (["--names", "numbers"], 2),
        (["-t", "Nobody's"], 2),
    ],
)
def test_misuse_is_told(house: Path, tmp_path: Path, words: list[str], code: int) -> None:
    path = tmp_path / "screen.png"
    ended = typed(house, "-o", path, *words)
    assert ended.returncode == code
    assert "Error: " in ended.stderr
    assert "Traceback" not in ended.stderr
    assert not path.exists()


def test_a_place_that_can_not_be_written_is_told(house: Path, tmp_path: Path) -> None:
    ended = typed(house, "-o", tmp_path / "nowhere" / "screen.png")
    assert ended.returncode == 1
    assert ended.stderr.startswith("FileMissing: ")


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    ended = typed(tmp_path / "no.house", "-o", tmp_path / "screen.png")
    assert ended.returncode == 1
    assert ended.stderr.startswith("HouseMissing: ")


def test_no_display_is_told(house: Path) -> None:
    ended = typed(house, QT_QPA_PLATFORM="", DISPLAY="", WAYLAND_DISPLAY="")
    assert ended.returncode == 1
    assert ended.stderr.startswith("NoScreen: ")


def test_an_unknown_output_is_told_with_those_there_are(house: Path, tmp_path: Path) -> None:
    screens = tmp_path / "screens.json"
    screens.write_text(
        '{"screens": [{"name": "DESK", "x": 0, "y": 0, "width": 800, "height": 600,'
        ' "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]}'
    )
    ended = typed(house, "--screen", "WALL", QT_QPA_PLATFORM=f"offscreen:configfile={screens}")
    assert ended.returncode == 2
    assert "DESK" in ended.stderr


def test_a_picture_never_takes_the_place_of_a_house(house: Path) -> None:
    before = house.read_bytes()
    ended = typed(house, "-o", house)
    assert ended.returncode == 1
    assert ended.stderr.startswith("FileExists: ")
    assert house.read_bytes() == before
