"""The screens of the wall as live thumbnails: what they show, when they are painted, how they are reached."""

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tdconsole.gui.console.wall.page import WallPage
from tdconsole.gui.console.wall.scene import Badge
from tdconsole.gui.console.wall.scene_wall import WIDE
from tdconsole.gui.console.wall.screens import SCREENS, nothing_on
from tdconsole.gui.projector.stage import Stage
from tdconsole.i18n.catalogue import LANGUAGES, Catalogue, Language
from tdconsole.session import Session
from tdconsole.settings import Screen, Settings, Wall
from tests.gui.console_evening import seated
from tests.gui.frame.test_app import console, window_of
from tests.gui.wall.test_wall_page import opened


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> list[Screen]:
    """The screens that were looked at."""
    seen: list[Screen] = []
    look = Stage.look_at

    def told(stage: Stage, screen: Screen) -> None:
        seen.append(screen)
        look(stage, screen)

    monkeypatch.setattr(Stage, "look_at", told)
    return seen


def test_one_thumbnail_is_painted_a_beat_and_only_what_is_in_sight(
    session: Session, looked: list[Screen]
) -> None:
    with opened(session) as (shown, page):
        looked.clear()
        page.wall.beat()
        assert len(looked) == 1
        for _screen in SCREENS:
            page.wall.beat()
        in_sight = [s for s in SCREENS if not page.scenes[s].visibleRegion().isEmpty()]
        assert set(looked) == set(in_sight)
        assert 0 < len(in_sight) < len(SCREENS)
        window_of(shown).show_page("floor")
        looked.clear()
        page.wall.beat()
        QTest.qWait(300)
        assert looked == []


class Painted(QObject):
    """Counts how often a widget is painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.times = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 -- Qt's name
        self.times += event.type() is QEvent.Type.Paint
        return super().eventFilter(watched, event)


def test_a_screen_that_stayed_the_same_is_not_painted_again(session: Session) -> None:
    with opened(session) as (shown, page):
        tile = page.scenes["seating"]
        tile.follow()
        QTest.qWait(50)
        painted = Painted(tile.picture)
        tile.follow()
        QTest.qWait(50)
        assert painted.times == 0
        shown.stage.choose(Wall(theme="light"))
        tile.follow()
        QTest.qWait(50)
        assert painted.times == 1


def test_where_there_is_nothing_to_show_the_tile_says_why(session: Session) -> None:
    with opened(session) as (_shown, page):
        won, tile = page.scenes["winner"], page.scenes["notice"]
        for one, why in ((won, "Not won yet"), (tile, "No notice written")):
            one.follow()
            assert one.reason.text() == why
            assert not one.picture.isVisibleTo(one)
        page.notice.setPlainText("Dinner")
        tile.follow()
        assert tile.picture.isVisibleTo(tile)
        page.notices.click()
        tile.follow()
        assert tile.reason.text() == "Notices are hidden"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_room_in_the_smallest_tile(session: Session, language: Language) -> None:
    with opened(session) as (_shown, page):
        tile, words = page.scenes["clock"], Catalogue(language)
        tile.resize(WIDE[0] * 4, tile.high(WIDE[0] * 4))
        room = tile.reason.size()
        for screen in SCREENS:
            for choices in (Wall(), Wall(money=False, notices=False)):
                tile.reason.setText(nothing_on(words, screen, choices))
                assert tile.reason.heightForWidth(room.width()) <= room.height()
                assert tile.reason.minimumSizeHint().width() <= room.width()


def test_arrows_go_from_tile_to_tile_and_enter_shows(session: Session) -> None:
    with opened(session) as (shown, page):
        stage, across = shown.stage, page.wall._across
        first = page.scenes["clock"]
        first.setFocus()
        QTest.keyClick(first, Qt.Key.Key_Left)
        QTest.keyClick(first, Qt.Key.Key_Up)
        assert first.hasFocus()
        QTest.keyClick(first, Qt.Key.Key_Right)
        second = page.scenes[SCREENS[1]]
        assert second.hasFocus()
        QTest.keyClick(second, Qt.Key.Key_Down)
        below = page.scenes[SCREENS[1 + across]]
        assert below.hasFocus()
        QTest.keyClick(below, Qt.Key.Key_Space)
        assert (stage.live(), stage.prepared) == ("clock", below.shows)
        QTest.keyClick(below, Qt.Key.Key_Return)
        assert (stage.live(), stage.prepared) == (below.shows, "clock")
        stops = [s for s in SCREENS if page.scenes[s].focusPolicy() is Qt.FocusPolicy.StrongFocus]
        assert stops == [below.shows]


def test_a_click_with_another_button_or_let_go_elsewhere_does_nothing(session: Session) -> None:
    with opened(session) as (shown, page):
        tile, before = page.scenes["draw"], shown.stage.prepared
        QTest.mouseClick(tile, Qt.MouseButton.RightButton)
        QTest.mousePress(tile, Qt.MouseButton.LeftButton)
        QTest.mouseRelease(tile, Qt.MouseButton.LeftButton, pos=tile.rect().bottomRight() * 2)
        assert shown.stage.prepared == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_tiles_and_names_fit_from_1024_to_2560(session: Session, language: Language) -> None:
    seated(session)
    with console(session, Settings(), language=language) as shown:
        window = window_of(shown)
        window.show_page("wall")
        page = window.page
        assert isinstance(page, WallPage)
        for width, height in ((1024, 768), (1280, 800), (1920, 1080), (2560, 1440)):
            window.resize(width, height)
            QTest.qWait(50)
            for tile in page.scenes.values():
                tile.mark(live=True, following=True, seen=False)
                assert page.wall.rect().contains(tile.geometry())
                assert tile.rect().contains(tile.keys.geometry())
                assert tile.keys.width() >= tile.keys.sizeHint().width()
                assert tile.name.shown() == tile.name.text()
                badges = [one for one in tile.findChildren(Badge) if one.isVisibleTo(tile)]
                assert len(badges) == 2
                covered = QRegion(tile.picture.geometry()) | QRegion(tile.name.geometry())
                assert not any(covered.intersects(one.geometry()) for one in badges)
                assert all(tile.rect().contains(one.geometry()) for one in badges)
            assert page.rect().right() >= page.wall.mapTo(page, page.wall.rect().topRight()).x()
