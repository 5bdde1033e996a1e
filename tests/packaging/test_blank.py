"""The empty part of a picture, by blocks."""

from pathlib import Path

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from tests.packaging.programs import script

blank = script("blank")

pytestmark = pytest.mark.qt


def picture(width: int, height: int) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.darkGray)
    return image


def test_blocks_of_one_colour_each_are_empty_whatever_the_colour() -> None:
    image = picture(64, 64)
    painter = QPainter(image)
    painter.fillRect(0, 0, 32, 32, Qt.GlobalColor.red)
    painter.end()
    assert blank.blank(image) == 1.0


@pytest.mark.parametrize("at", [(0, 0), (31, 0), (0, 31), (31, 31), (17, 9)])
def test_one_pixel_fills_its_block_alone(at: tuple[int, int]) -> None:
    image = picture(64, 64)
    image.setPixelColor(*at, QColor("#4a4a4b"))
    assert blank.blank(image) == 0.75


def test_what_is_left_of_a_block_at_the_edge_is_not_counted() -> None:
    image = picture(70, 45)
    image.setPixelColor(69, 10, QColor("white"))
    image.setPixelColor(10, 44, QColor("white"))
    assert blank.blank(image) == 1.0
    assert blank.blank(picture(31, 400)) == 0.0


def test_of_a_part_only_what_is_in_it_counts() -> None:
    image = picture(128, 64)
    image.setPixelColor(5, 5, QColor("white"))
    assert blank.blank(image, QRect(0, 0, 64, 64)) == 0.75
    assert blank.blank(image, QRect(64, 0, 64, 64)) == 1.0


def test_files_are_told_one_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    image = picture(64, 64)
    image.setPixelColor(0, 0, QColor("white"))
    path = tmp_path / "floor.png"
    image.save(str(path))
    blank.main([str(path)])
    assert capsys.readouterr().out == f" 75%  {path}\n"
    with pytest.raises(SystemExit, match="is no picture"):
        blank.main([str(tmp_path / "missing.png")])
