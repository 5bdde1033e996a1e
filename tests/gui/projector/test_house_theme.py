"""A theme of the house's own: its colours, its logo, its picture; and what is refused."""

import os
import struct
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("PySide6")

from PySide6.QtGui import QColor, QImage, QPainter

from tdconsole.gui.projector.drawing.backdrop import backdrop
from tdconsole.gui.projector.drawing.picture import picture
from tdconsole.gui.projector.house_theme import house_theme
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.known_errors import BadData, FileMissing, FileTooLarge, KnownError, PipeNamed
from tdconsole.wall.contrast import contrast
from tdconsole.wall.theme import theme
from tests.gui.boards import ROME
from tests.gui.screens import shown

GREEN = """
on = "dark"
logo = "logo.png"
[colours]
ground = "#06231a"
paused = "#f2c14e"
"""


def saved(path: Path, *colours: str, size: tuple[int, int] = (60, 20)) -> Path:
    """Stripes of these colours."""
    image = QImage(*size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    wide = -(-size[0] // len(colours))
    for at, colour in enumerate(colours):
        painter.fillRect(at * wide, 0, wide, size[1], QColor(colour))
    painter.end()
    assert image.save(str(path))
    return path


def written(folder: Path, text: str) -> Path:
    path = folder / "house.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_its_colours_lie_over_a_shipped_theme(application: Any, tmp_path: Path) -> None:
    del application
    saved(tmp_path / "logo.png", "#ff0000")
    own = house_theme(written(tmp_path, GREEN))
    assert own.palette.ground == "#06231a"
    assert own.palette.ink == theme("dark").palette.ink
    assert own.logo is not None
    assert own.logo.shape == 3
    image = picture(shown("clock, closed", Catalogue("en", ROME)), 1280, 720, own)
    assert image.pixelColor(2, 2).name() == "#06231a"
    assert image.pixelColor(60, 40).name() == "#ff0000"


def test_a_layout_and_sponsors_are_named_in_it(application: Any, tmp_path: Path) -> None:
    del application
    saved(tmp_path / "wide.png", "#ff0000", size=(80, 20))
    saved(tmp_path / "square.png", "#00ff00", size=(20, 20))
    own = house_theme(written(tmp_path, 'layout = "stage"\nsponsors = ["wide.png", "square.png"]'))
    assert own.layout == "stage"
    assert [(Path(one.path).name, one.shape) for one in own.sponsors] == [
        ("wide.png", 4),
        ("square.png", 1),
    ]
    lit = house_theme(written(tmp_path, 'logo = "wide.png"\nlogo_on_card = true'))
    assert lit.logo is not None
    assert lit.logo.on_card
    plain = house_theme(written(tmp_path, 'on = "dark"'))
    assert (plain.layout, plain.sponsors) == ("board", ())


def test_what_an_older_theme_does_not_name_can_be_read(application: Any, tmp_path: Path) -> None:
    del application
    text = '[colours]\nground = "#fafafa"\nink = "#101010"\nquiet = "#444444"\n'
    text += 'last = "#900000"\npaused_ink = "#604000"\n'
    palette = house_theme(written(tmp_path, text)).palette
    for surface in (palette.ground, palette.plate, palette.felt):
        assert contrast(palette.ink, surface) >= 4.5
        assert contrast(palette.quiet, surface) >= 4.5
    for ink in (palette.gold, palette.good):
        assert contrast(ink, palette.plate) >= 4.5
    assert contrast(palette.on_gold, palette.gold) >= 4.5


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('[colours]\nink = "#333333"', "ink on ground"),
        ('on = "light"\n[colours]\nground = "#777777"', "on ground"),
        ('[colours]\nground = "green"', "colours.ground"),
        ('[colours]\nfond = "#000000"', "fond"),
        ('on = "pink"', "on"),
        ("on = ", ""),
        ('logo = "text.png"', "text.png"),
        ('sponsors = ["text.png"]', "text.png"),
        (f"sponsors = {['a.png'] * 25}", "sponsors"),
        ('sponsors = "a.png"', "sponsors"),
        ('layout = "poster"', "layout"),
    ],
)
def test_what_could_not_be_read_on_the_wall_is_refused_with_the_reason(
    application: Any, tmp_path: Path, text: str, why: str
) -> None:
    del application
    (tmp_path / "text.png").write_text("Dear all", encoding="utf-8")
    with pytest.raises(BadData) as refused:
        house_theme(written(tmp_path, text))
    assert why in refused.value.detail


def test_ink_that_is_too_faint_is_told_with_its_figures(tmp_path: Path) -> None:
    with pytest.raises(BadData) as refused:
        house_theme(written(tmp_path, 'on = "light"\n[colours]\nink = "#bbbbbb"'))
    told = mishap(Catalogue("en", ROME), refused.value)
    assert "“ink” can't be read on “ground”: their contrast is 1.8 to 1" in told


def test_a_logo_that_is_not_there_is_named(application: Any, tmp_path: Path) -> None:
    del application
    with pytest.raises(FileMissing) as refused:
        house_theme(written(tmp_path, 'picture = "hall.jpg"'))
    assert refused.value.path.endswith("hall.jpg")


def test_a_picture_that_would_fill_the_memory_is_refused(application: Any, tmp_path: Path) -> None:
    del application
    whole = saved(tmp_path / "hall.png", "#ffffff").read_bytes()
    size = struct.pack(">II", 100_000, 100_000)
    (tmp_path / "hall.png").write_bytes(whole[:16] + size + whole[24:])
    with pytest.raises(KnownError) as refused:
        house_theme(written(tmp_path, 'picture = "hall.png"'))
    assert isinstance(refused.value, FileTooLarge | BadData)
    (tmp_path / "hall.png").write_bytes(whole[:33] + b"\x6f\xff\xff\xfftEXt" + whole[33:])
    with pytest.raises(BadData):
        house_theme(written(tmp_path, 'picture = "hall.png"'))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_logo_that_is_a_pipe_is_not_waited_for(application: Any, tmp_path: Path) -> None:
    del application
    os.mkfifo(tmp_path / "logo.png")
    with pytest.raises(PipeNamed):
        house_theme(written(tmp_path, 'logo = "logo.png"'))


@pytest.mark.parametrize("colours", [("#ffffff", "#000000"), ("#ffffff",), ("#ff0000", "#00ff00")])
@pytest.mark.parametrize("on", ["dark", "light", "high-contrast"])
def test_everything_can_be_read_on_the_picture(
    application: Any, tmp_path: Path, colours: tuple[str, ...], on: str
) -> None:
    del application
    saved(tmp_path / "hall.png", *colours, size=(400, 300))
    own = house_theme(written(tmp_path, f'on = "{on}"\npicture = "hall.png"'))
    behind = backdrop(own, 800, 450)
    assert behind is not None
    shades = {behind.pixelColor(x, y).name() for x in range(0, 800, 7) for y in range(0, 450, 7)}
    for ink in (own.palette.ink, own.palette.quiet):
        assert min(contrast(ink, shade) for shade in shades) >= 4.4


def test_the_picture_stands_only_behind_few_words(application: Any, tmp_path: Path) -> None:
    del application
    saved(tmp_path / "hall.png", "#2040c0", size=(400, 300))
    own = house_theme(written(tmp_path, 'picture = "hall.png"'))
    words = Catalogue("en", ROME)
    ground = QColor(own.palette.ground)
    assert picture(shown("notice, short", words), 640, 360, own).pixelColor(1, 1) != ground
    for name in ("clock, closed", "seating, 9", "prizes, 3", "break"):
        assert picture(shown(name, words), 640, 360, own).pixelColor(1, 1) == ground


def test_where_the_picture_went_the_ground_alone_is_left(application: Any, tmp_path: Path) -> None:
    del application
    hall = saved(tmp_path / "hall.png", "#2040c0")
    own = house_theme(written(tmp_path, 'picture = "hall.png"'))
    hall.unlink()
    image = picture(shown("notice, short", Catalogue("en", ROME)), 644, 360, own)
    assert image.pixelColor(1, 1) == QColor(own.palette.ground)


@pytest.mark.parametrize("size", [(1, 3000), (3000, 1), (1, 1)])
def test_however_thin_a_picture_is_it_fills_the_screen(
    application: Any, tmp_path: Path, size: tuple[int, int]
) -> None:
    del application
    saved(tmp_path / "thin.png", "#404040", size=size)
    own = house_theme(written(tmp_path, 'picture = "thin.png"'))
    found = backdrop(own, 1280, 720)
    assert found is not None
    assert (found.width(), found.height()) == (1280, 720)


def test_a_theme_nested_without_end_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadData):
        house_theme(written(tmp_path, "a = " + "[" * 5000))
