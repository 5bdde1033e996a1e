"""The page on which the director chooses what the players see."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tdconsole.gui.app import Console
from tdconsole.gui.console.prizes.deal.dialog import DealDialog
from tdconsole.gui.console.wall.page import WallPage
from tdconsole.library.brand import Brand, keeping
from tdconsole.session import Session
from tdconsole.settings import Screen, Settings, Wall
from tdconsole.wall.branding.colours import plain
from tests.gui.console_evening import seated
from tests.gui.frame.test_app import Kept, console, window_of


@contextmanager
def opened(
    session: Session, keep: Kept | None = None, wall: Wall | None = None
) -> Iterator[tuple[Console, WallPage]]:
    seated(session)
    with console(session, Settings(wall=wall or Wall()), keep) as shown:
        QTest.keyClick(window_of(shown), Qt.Key.Key_F10)
        page = window_of(shown).page
        assert isinstance(page, WallPage)
        yield shown, page


def clicked(page: WallPage, screen: Screen, *, twice: bool = False) -> None:
    """As a mouse does it: a double click begins with a click."""
    tile, button = page.scenes[screen], Qt.MouseButton.LeftButton
    QTest.mouseClick(tile, button)
    if twice:
        QTest.mouseDClick(tile, button)


def turning(shown: Console) -> bool:
    return shown.stage.choices.rotating


def banded(shown: Console) -> bool:
    return shown.stage.banded


def test_a_screen_is_prepared_seen_and_taken_live(session: Session) -> None:
    with opened(session) as (shown, page):
        clicked(page, "seating")
        assert page.next_name.text() == "NEXT · Find your seat"
        assert page.live_name.text() == "OFF · Clock"
        assert page.scenes["clock"].accessibleDescription() == "OFF"
        shown.show_on(None)
        page.follow()
        assert page.live_name.text() == "LIVE · Clock"
        assert page.scenes["seating"].following
        page.take.click()
        assert page.live_name.text() == "LIVE · Find your seat"
        assert page.scenes["seating"].live
        assert not page.scenes["clock"].live
        clicked(page, "draw", twice=True)
        assert (shown.stage.live(), shown.stage.prepared) == ("draw", "seating")
        assert page.scenes["draw"].accessibleDescription() == "LIVE"
        assert page.scenes["seating"].accessibleDescription() == "NEXT"


def test_the_keys_prepare_and_take_from_any_page(session: Session) -> None:
    with opened(session) as (shown, page):
        window = window_of(shown)
        window.show_page("floor")
        QTest.keyClick(window, Qt.Key.Key_F8, Qt.KeyboardModifier.ShiftModifier)
        assert (shown.stage.live(), shown.stage.prepared) == ("clock", "draw")
        QTest.keyClick(window, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
        QTest.keyClick(window, Qt.Key.Key_F12)
        assert (shown.stage.live(), shown.stage.prepared) == ("seating", "clock")
        QTest.keyClick(window, Qt.Key.Key_F7, Qt.KeyboardModifier.ShiftModifier)
        QTest.keyClick(window, Qt.Key.Key_F7, Qt.KeyboardModifier.ShiftModifier)
        assert shown.stage.live() == "standings"
        window.show_page("wall")
        assert page.live_name.text() == "OFF · Standings"


def test_what_televisions_show_is_live_without_a_projector(session: Session) -> None:
    with opened(session) as (shown, page):
        shown.hall.on = True
        shown.hall.changed.emit()
        assert page.live_name.text() == "LIVE · Clock"
        shown.other_shown = lambda: "Deep Stack"  # type: ignore[method-assign]
        shown.hall.changed.emit()
        assert page.live_name.text() == "OFF · Clock", "the room sees another tournament"
        del shown.other_shown
        shown.hall.on = False
        shown.hall.changed.emit()
        assert page.live_name.text() == "OFF · Clock"


def test_what_is_live_is_on_the_wall_and_in_the_corner(session: Session) -> None:
    with opened(session, wall=Wall(motion=False)) as (shown, _page):
        shown.show_on(None)
        wall = shown.wall.window
        assert wall is not None
        before = wall.grab().toImage()
        shown.stage.show("seating")
        after = wall.grab().toImage()
        assert after != before
        shown.stage.choose(Wall(theme="light", motion=False))
        assert wall.grab().toImage().pixelColor(2, 2).lightness() > 200
        shown.show_off()


def test_screens_in_turn_are_chosen_here(session: Session) -> None:
    keep = Kept()
    with opened(session, keep) as (shown, page):
        page.scenes["prizes"].turn.click()
        page.scenes["seating"].turn.click()
        page.seconds.setValue(45)
        page.rotate.click()
        assert shown.stage.choices.rotation == ("clock", "seating", "standings")
        assert shown.stage.choices.seconds == 45
        assert turning(shown)
        assert page.rotate.text() == "Stop the turns"
        QTest.keyClick(window_of(shown), Qt.Key.Key_F11)
        assert not turning(shown)
        assert keep.last.wall == shown.stage.choices


def test_everything_chosen_is_kept_and_comes_back(session: Session) -> None:
    keep = Kept()
    with opened(session, keep) as (_shown, page):
        page.notice.setPlainText("Smoking area closed")
        page.money.click()
        page.notices.click()
        page.automatic.click()
        page.fills.click()
        page.motion.click()
        page.theme.setCurrentIndex(page.theme.findData("high-contrast"))
        page.theme.activated.emit(page.theme.currentIndex())
        page.names.setCurrentIndex(page.names.findData("initial"))
        page.names.activated.emit(page.names.currentIndex())
    chosen = keep.last.wall
    assert chosen == Wall(
        notice="Smoking area closed", money=False, notices=False, automatic=False, fills=False,
        theme="high-contrast", names="initial", motion=False,
    )  # fmt: skip


def test_what_was_kept_stands_on_the_page(session: Session) -> None:
    kept = Wall(notice="Dinner", money=False, theme="light", names="nickname", rotation=("draw",),
                fills=False, motion=False)  # fmt: skip
    with opened(session, wall=kept) as (shown, page):
        assert page.notice.toPlainText() == "Dinner"
        assert not page.money.isChecked()
        assert not page.fills.isChecked()
        assert not page.motion.isChecked()
        assert page.theme.currentData() == "light"
        assert page.names.currentData() == "nickname"
        assert [screen for screen in page.scenes if page.scenes[screen].turn.isChecked()] == [
            "draw"
        ]
        assert shown.stage.choices == kept


def test_a_notice_ends_where_nobody_could_read_it_any_more(session: Session) -> None:
    with opened(session) as (shown, page):
        page.notice.setPlainText("W" * 500)
        assert len(shown.stage.choices.notice) == 400
        assert len(page.notice.toPlainText()) == 400


def test_a_theme_written_by_hand_is_named_until_it_is_taken_off(
    session: Session, tmp_path: Path
) -> None:
    good = tmp_path / "good.toml"
    good.write_text('[colours]\nground = "#06231a"', encoding="utf-8")
    with opened(session, wall=Wall(house=str(good))) as (shown, page):
        assert page.house_name.text() == "good.toml"
        assert shown.stage.look.palette.ground == "#06231a"
        assert not page.branded.isEnabled()
        page.no_house.click()
        assert shown.stage.choices.house is None
        assert not page.no_house.isVisible()


def test_the_brand_of_the_house_is_worn_as_long_as_it_is_ticked(session: Session) -> None:
    session.club.brand.put(keeping(Brand(colours=plain(light=True), light=True)))
    with opened(session) as (shown, page):
        assert shown.stage.look.palette.ground == plain(light=True).ground
        assert not page.theme.isEnabled()
        page.branded.click()
        assert shown.stage.look.palette.ground == plain(light=False).ground
        assert page.theme.isEnabled()


def test_the_studio_is_opened_without_scrolling_on_the_smallest_window(session: Session) -> None:
    with opened(session) as (shown, page):
        window = window_of(shown)
        window.resize(1024, 700)
        QTest.qWait(50)
        assert page.brand.visibleRegion().boundingRect() == page.brand.rect()


def test_a_theme_of_the_house_that_went_away_is_told_at_the_start(
    session: Session, tmp_path: Path
) -> None:
    with opened(session, wall=Wall(house=str(tmp_path / "gone.toml"))) as (shown, _page):
        assert "gone.toml" in shown.stage.fault
        assert shown.stage.look.name == "dark"


def test_a_deal_that_is_talked_over_is_on_its_screen_until_the_dialog_is_shut(
    session: Session,
) -> None:
    with opened(session) as (shown, page):
        clicked(page, "deal", twice=True)
        window = window_of(shown)
        window.gestures.perform("deal")
        dialog = window.findChild(DealDialog)
        assert dialog is not None
        talked = shown.programme.talked
        assert talked is not None
        assert len(talked.rows) == 12
        assert shown.stage.live() == "deal"
        dialog.close()
        assert shown.programme.talked is None


def test_a_band_is_written_laid_over_the_screens_and_taken_off(session: Session) -> None:
    keep = Kept()
    with opened(session, keep) as (shown, page):
        told: list[Any] = []
        window_of(shown).view.told.connect(told.append)
        page.band.click()
        assert told[-1].refused
        QTest.keyClicks(page.band_words, "Dinner at eight")
        assert not banded(shown)
        QTest.keyClick(page.band_words, Qt.Key.Key_Return)
        assert banded(shown)
        assert page.band.text() == "Take the band off"
        QTest.keyClicks(page.band_words, "y")
        assert shown.stage.choices.band == "Dinner at eight"
        QTest.keyClick(page.band_words, Qt.Key.Key_Return)
        assert shown.stage.choices.band == "Dinner at eighty"
        assert keep.last.wall == shown.stage.choices
        window_of(shown).gestures.perform("band")
        assert not banded(shown)
        assert page.band.text() == "Show the band"
        page.band_words.setText("W" * 500)
        assert len(page.band_words.text()) == 120


def test_a_band_stands_again_on_the_wall_that_is_opened_next(session: Session) -> None:
    kept = Wall(band="Dinner", band_since=session.now())
    with opened(session, wall=kept) as (shown, page):
        assert banded(shown)
        assert page.band_words.text() == "Dinner"
        assert page.band.text() == "Take the band off"
