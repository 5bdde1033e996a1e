"""The brand studio."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QColorDialog, QFileDialog, QWidget
from shiboken6 import isValid

from tdconsole.gui.app import Console
from tdconsole.gui.console.wall.brand.leaving import LeavingAsked
from tdconsole.gui.console.wall.brand.studio import BrandStudio
from tdconsole.library.brand import LAYOUTS, MOST_SPONSORS, Brand, Layout, keeping, kept
from tdconsole.session import Session
from tdconsole.settings import ELSEWHERE
from tdconsole.wall.branding.colours import checked, from_logo
from tdconsole.wall.branding.figure import drawn
from tests.brands import BRANDED, RED_CLUB, SPONSOR
from tests.brands import logo as picture
from tests.gui.console_evening import seated
from tests.gui.frame.test_app import console, window_of


@pytest.fixture(autouse=True)
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ELSEWHERE, str(tmp_path / "here" / "settings.json"))


@pytest.fixture
def logo(tmp_path: Path) -> Path:
    path = tmp_path / "logo.png"
    path.write_bytes(RED_CLUB)
    return path


@contextmanager
def opened(session: Session) -> Iterator[tuple[Console, BrandStudio]]:
    seated(session)
    with console(session) as shown:
        window = window_of(shown)
        QTest.keyClick(
            window,
            Qt.Key.Key_B,
            Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ShiftModifier,
        )
        studio = window.findChild(BrandStudio)
        assert studio is not None
        while not studio.isActiveWindow():
            QTest.qWait(5)
        yield shown, studio


def drop(on: QWidget, *paths: Path) -> bool:
    """Whether the widget takes what is dropped on it."""
    files = QMimeData()
    files.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    where, copy = QPoint(20, 20), Qt.DropAction.CopyAction
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    entered = QDragEnterEvent(where, copy, files, buttons, keys)
    entered.ignore()
    QApplication.sendEvent(on, entered)
    if entered.isAccepted():
        QApplication.sendEvent(on, QDropEvent(where.toPointF(), copy, files, buttons, keys))
    return entered.isAccepted()


def is_open(dialog: QWidget) -> bool:
    return isValid(dialog) and dialog.isVisible()


def of_the_house(session: Session) -> Brand | None:
    body = session.club.brand.get()
    return None if body is None else kept("house", body)


def test_a_logo_dropped_in_gives_the_colours_and_is_worn_once_it_is_kept(
    session: Session, logo: Path
) -> None:
    with opened(session) as (shown, studio):
        before = shown.stage.look
        assert drop(studio.logo, logo)
        assert studio.logo.is_filled
        assert studio.brand.colours == from_logo(drawn(studio.brand.logo))
        assert shown.stage.look == before
        studio.keep.click()
        assert of_the_house(session) == studio.brand
        assert shown.stage.look.palette.bar == studio.brand.colours.accent
        assert shown.stage.look.logo is not None


def test_its_screens_are_drawn_in_the_brand_before_it_is_kept(session: Session, logo: Path) -> None:
    with opened(session) as (_shown, studio):
        studio.grab()
        before = [sketch.grab().toImage() for sketch in studio.previews.sketches]
        drop(studio.logo, logo)
        after = [sketch.grab().toImage() for sketch in studio.previews.sketches]
        assert all(one != other for one, other in zip(before, after, strict=True))
        studio.light.click()
        light = [sketch.grab().toImage() for sketch in studio.previews.sketches]
        assert all(one != other for one, other in zip(after, light, strict=True))


def test_what_is_no_picture_is_refused_in_a_sentence(session: Session, tmp_path: Path) -> None:
    torn = tmp_path / "torn.png"
    torn.write_bytes(RED_CLUB[:80])
    with opened(session) as (_shown, studio):
        assert not drop(studio.logo, tmp_path / "music.mp3")
        drop(studio.logo, torn)
        assert "torn.png" in studio.said.text()
        assert not studio.brand.logo


def test_a_colour_too_faint_is_taken_in_the_nearest_shade_that_can_be_read(
    session: Session,
) -> None:
    with opened(session) as (_shown, studio):
        ground = studio.swatches.swatches["ground"].colour
        studio.swatches.swatches["ink"].click()
        (dialog,) = studio.findChildren(QColorDialog)
        dialog.colorSelected.emit(dialog.currentColor().fromString(ground))
        dialog.close()
        assert "nearest shade" in studio.said.text()
        assert studio.brand.colours is not None
        assert not any(one.is_faint for one in checked(studio.brand.colours))
        assert studio.swatches.said["ink"].text() == "clear"


def test_sponsors_take_their_order_and_no_more_than_are_ever_seen(
    session: Session, tmp_path: Path
) -> None:
    paths = []
    for number in range(MOST_SPONSORS + 1):
        path = tmp_path / f"{number}.jpg"
        path.write_bytes(SPONSOR if number else RED_CLUB)
        paths.append(path)
    with opened(session) as (_shown, studio):
        drop(studio.sponsors, *paths[:2])
        red, blue = studio.brand.sponsors
        studio.sponsors.list.setCurrentRow(1)
        studio.sponsors.earlier.click()
        assert list(studio.brand.sponsors) == [blue, red]
        assert studio.sponsors.list.currentRow() == 0
        studio.sponsors.remove.click()
        assert list(studio.brand.sponsors) == [red]
        drop(studio.sponsors, *paths)
        assert len(studio.brand.sponsors) == MOST_SPONSORS
        assert str(MOST_SPONSORS) in studio.said.text()


def test_a_brand_goes_to_another_house_in_one_file(
    session: Session, tmp_path: Path, logo: Path
) -> None:
    path = tmp_path / "ours.brand"
    with opened(session) as (_shown, studio):
        drop(studio.logo, logo)
        studio.layouts["stage"].click()
        drop(studio.picture, logo)
        made = studio.brand
        studio.save.click()
        (dialog,) = studio.findChildren(QFileDialog)
        dialog.fileSelected.emit(str(path))
        dialog.close()
        assert str(path) in studio.said.text()
        studio.no_logo.click()
        studio.no_picture.click()
        assert studio.brand != made
        assert drop(studio, path)
        assert studio.brand == made


def test_a_theme_written_by_hand_becomes_a_brand(
    session: Session, tmp_path: Path, logo: Path
) -> None:
    path = tmp_path / "ours.toml"
    path.write_text(
        f'logo = "{logo.name}"\nlayout = "side"\n[colours]\nground = "#06231a"', encoding="utf-8"
    )
    with opened(session) as (_shown, studio):
        drop(studio, path)
        assert studio.brand.layout == "side"
        assert studio.brand.colours is not None
        assert studio.brand.colours.ground == "#06231a"
        assert studio.brand.logo


def test_a_house_takes_its_brand_off_again(session: Session) -> None:
    session.club.brand.put(keeping(BRANDED))
    with opened(session) as (shown, studio):
        assert studio.brand == BRANDED
        assert shown.stage.look.logo is not None
        studio.none.click()
        assert of_the_house(session) is None
        assert not shown.stage.has_brand


@pytest.mark.parametrize("size", [(4000, 40), (40, 4000)])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_however_thin_a_logo_is_every_picture_is_drawn(
    session: Session, layout: Layout, size: tuple[int, int]
) -> None:
    thin = picture("#c8102e", size=size, ground="#0057b8")
    session.club.brand.put(keeping(Brand(layout=layout, logo=thin, sponsors=(thin,))))
    with opened(session) as (shown, studio):
        assert not studio.grab().isNull()
        assert not window_of(shown).grab().isNull()
        assert shown.stage.look.logo is not None


def test_left_without_a_change_it_asks_nothing(session: Session) -> None:
    with opened(session) as (_shown, studio):
        QTest.keyClick(studio.windowHandle(), Qt.Key.Key_Escape)
        assert not is_open(studio)
        assert of_the_house(session) is None


def test_left_with_changes_it_asks_once_and_discards_them(session: Session, logo: Path) -> None:
    with opened(session) as (shown, studio):
        drop(studio.logo, logo)
        QTest.keyClick(studio.windowHandle(), Qt.Key.Key_Escape)
        assert studio.isVisible()
        (asked,) = studio.findChildren(LeavingAsked)
        asked.discard.click()
        assert not is_open(studio)
        assert of_the_house(session) is None
        assert shown.stage.look.logo is None


def test_asked_in_leaving_it_goes_back_or_onto_the_walls(session: Session, logo: Path) -> None:
    with opened(session) as (_shown, studio):
        drop(studio.logo, logo)
        made = studio.brand
        studio.cancel.click()
        (asked,) = studio.findChildren(LeavingAsked)
        QTest.keyClick(asked, Qt.Key.Key_Escape)
        assert studio.isVisible()
        assert studio.brand == made
        studio.cancel.click()
        asked = studio.findChildren(LeavingAsked)[-1]
        asked.keep.click()
        assert not is_open(studio)
        assert of_the_house(session) == made


def test_the_window_takes_it_along_without_a_question(session: Session, logo: Path) -> None:
    with opened(session) as (shown, studio):
        drop(studio.logo, logo)
        window_of(shown).close()
        assert not studio.findChildren(LeavingAsked)


def test_the_second_half_of_a_double_click_presses_nothing(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QApplication, "doubleClickInterval", lambda: 600)
    with opened(session) as (_shown, studio):
        handle, button = studio.windowHandle(), studio.cancel
        assert handle is not None
        at = button.mapTo(studio, button.rect().center())
        QTest.mouseClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
        assert studio.isVisible()
        QTest.qWait(650)
        QTest.mouseClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
        assert not is_open(studio)


def test_a_logo_on_paper_lies_on_a_card_of_it_or_as_it_is(session: Session, tmp_path: Path) -> None:
    path = tmp_path / "paper.png"
    path.write_bytes(picture("#111111", size=(400, 200), ground="#ffffff"))
    with opened(session) as (_shown, studio):
        drop(studio.logo, path)
        assert not studio.brand.light
        assert studio.said.text() == ""
        assert studio.on_card.isChecked()
        studio.bare.click()
        assert studio.brand.card is False
        assert studio.said.text() == ""


def test_a_logo_that_is_lost_without_its_card_is_said_to_be(
    session: Session, tmp_path: Path
) -> None:
    path = tmp_path / "white.png"
    path.write_bytes(picture("#ffffff"))
    with opened(session) as (_shown, studio):
        drop(studio.logo, path)
        assert studio.bare.isChecked()
        studio.light.click()
        assert studio.on_card.isChecked()
        assert studio.said.text() == ""
        studio.bare.click()
        assert "card" in studio.said.text()


def test_sponsors_that_are_left_out_are_named(session: Session, tmp_path: Path) -> None:
    paths = [tmp_path / f"sponsor {number}.png" for number in range(MOST_SPONSORS + 3)]
    for path in paths:
        path.write_bytes(RED_CLUB)
    paths[0].write_bytes(RED_CLUB[:60])
    with opened(session) as (_shown, studio):
        drop(studio.sponsors, *paths)
        assert len(studio.brand.sponsors) == MOST_SPONSORS
        said = studio.said.text()
        assert "left out: sponsor 13.png, sponsor 14.png." in said
        assert "sponsor 0.png can't be used" in said
