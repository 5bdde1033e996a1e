"""Three tournaments at once in one window: all at a glance, one key to turn, nothing lost."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tdconsole.domain.language.commands.clock import PauseClock
from tdconsole.domain.language.commands.tournament import EditSetup
from tdconsole.domain.values import TournamentId
from tdconsole.gui.app import Console
from tdconsole.gui.console.entry.page import DeskPage
from tdconsole.gui.console.festival import page as overview
from tdconsole.gui.console.festival.evenings import EveningPane
from tdconsole.gui.console.festival.page import FestivalPage, arranged
from tdconsole.gui.console.festival.tile import HIGH, HIGHEST, LEAST
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.gui.console.widgets.beside.spread import Spread
from tdconsole.session import Session
from tdconsole.settings import Settings, Signalling
from tdconsole.wall.theme import theme
from tests.gui.console_evening import seated
from tests.gui.frame.test_app import console, window_of
from tests.gui.waiting import until

pytestmark = pytest.mark.usefixtures("qt")

CONTROL = Qt.KeyboardModifier.ControlModifier
NAMES = ("Spring Main", "Turbo", "Bounty")


class Saturday:
    """Three tournaments of twelve players each, and the window that has the last one in hand."""

    def __init__(self, session: Session, shown: Console, numbers: list[TournamentId]) -> None:
        self.session, self.shown, self.numbers = session, shown, numbers

    @property
    def window(self) -> ConsoleWindow:
        return window_of(self.shown)

    @property
    def in_hand(self) -> str:
        return self.window.view.state.setup.name

    def press(self, key: Qt.Key, held: Qt.KeyboardModifier = CONTROL) -> None:
        before = self.window
        QTest.keyClick(QApplication.focusWidget() or before, key, held)
        assert until(lambda: self.window is not before and self.window.isVisible())

    def all_found(self) -> bool:
        return until(lambda: len(self.window.turning.beside.order) == len(self.numbers))

    def page(self) -> FestivalPage:
        self.window.gestures.perform("festival")
        page = self.window.pages.of(FestivalPage)
        assert until(lambda: len(page.tiles) == len(self.numbers))
        return page


@contextmanager
def saturday(session: Session, chosen: Settings | None = None) -> Iterator[Saturday]:
    numbers = []
    for name in NAMES:
        numbers.append(seated(session))
        session.submit(numbers[-1], EditSetup(name=name))
    with console(session, chosen) as shown:
        made = Saturday(session, shown, numbers)
        assert made.all_found()
        yield made


def test_one_key_turns_round_and_round(session: Session) -> None:
    with saturday(session) as day:
        seen = [day.in_hand]
        for _ in NAMES:
            day.press(Qt.Key.Key_Tab)
            assert day.all_found()
            seen.append(day.in_hand)
        assert seen == ["Bounty", "Spring Main", "Turbo", "Bounty"]
        day.press(Qt.Key.Key_Backtab, CONTROL | Qt.KeyboardModifier.ShiftModifier)
        assert day.in_hand == "Turbo"
        visible = [one for one in QApplication.topLevelWidgets() if one.isVisible()]
        assert visible == [day.window]


def test_a_tournament_alone_says_so_and_has_no_overview(session: Session) -> None:
    seated(session)
    with console(session) as shown:
        window = window_of(shown)
        assert until(lambda: len(window.turning.beside.order) == 1)
        window.gestures.perform("next-tournament")
        assert window.quick.sentence.text == "There is no other tournament today."
        assert window.turning.button.isHidden()
        assert not window.navigation._buttons["festival"].isVisibleTo(window)
        QTest.keyClick(window, Qt.Key.Key_F1, CONTROL | Qt.KeyboardModifier.ShiftModifier)
        page = window.pages.of(FestivalPage)
        assert page.isVisible()
        assert QApplication.focusWidget() is page.new
        assert page.nothing.isVisible()


def test_what_is_half_typed_stays_with_its_tournament(session: Session) -> None:
    with saturday(session) as day:
        bounty = day.window
        bounty.show_page("desk")
        page = bounty.pages.of(DeskPage)
        page.seek()
        field = QApplication.focusWidget()
        assert field is not None
        QTest.keyClicks(field, "wojcik")
        bounty.quick.focus()
        QTest.keyClicks(bounty.quick.field, "b 1-")
        day.press(Qt.Key.Key_Tab)
        assert day.in_hand == "Spring Main"
        assert day.window.quick.field.text() == ""
        QTest.keyClicks(day.window.quick.field, "m 1-2")
        assert day.all_found()
        day.press(Qt.Key.Key_Backtab, CONTROL | Qt.KeyboardModifier.ShiftModifier)
        assert day.window is bounty
        assert day.window.page.name == "desk"
        assert day.window.quick.field.text() == "b 1-"
        assert getattr(field, "text", str)() == "wojcik"
        day.shown.choose(day.numbers[0])
        assert day.window.quick.field.text() == "m 1-2"


def test_another_language_keeps_the_lines_of_all(session: Session) -> None:
    with saturday(session) as day:
        QTest.keyClicks(day.window.quick.field, "b 1-")
        day.window.show_page("log")
        day.press(Qt.Key.Key_Tab)
        QTest.keyClicks(day.window.quick.field, "m 1-2")
        day.shown.speak("pl")
        assert day.window.quick.field.text() == "m 1-2"
        day.shown.choose(day.numbers[2])
        assert day.window.view.words.language == "pl"
        assert day.window.page.name == "log"
        assert day.window.quick.field.text() == "b 1-"


def test_an_undo_is_of_the_tournament_in_hand(session: Session) -> None:
    with saturday(session) as day:
        day.window.quick.take("b rossi")
        QTest.keyClick(day.window.quick.field, Qt.Key.Key_Return)
        bounty = day.window.view
        assert bounty.state.left == 11
        day.press(Qt.Key.Key_Tab)
        day.window.quick.take("b bellè")
        QTest.keyClick(day.window.quick.field, Qt.Key.Key_Return)
        assert day.window.view.state.left == 11
        day.window.gestures.perform("undo")
        assert day.window.view.state.left == 12
        assert bounty.state.left == 11


def test_the_overview_shows_all_and_a_figure_or_enter_turns(session: Session) -> None:
    with saturday(session) as day:
        page = day.page()
        assert [tile.name.text() for tile in page.tiles] == list(NAMES)
        assert page.title.text() == "3 tournaments today"
        assert all(tile.field.text() == "Players 12/12 · 2 tables" for tile in page.tiles)
        assert [tile.hand.text() for tile in page.tiles][2] == "In hand at this window"
        assert QApplication.focusWidget() is page.tiles[2]
        QTest.keyClick(page.tiles[2], Qt.Key.Key_Up)
        QTest.keyClick(page.tiles[2], Qt.Key.Key_Left)
        assert QApplication.focusWidget() in {page.tiles[0], page.tiles[1]}
        before = day.window
        QTest.keyClick(page.tiles[1], Qt.Key.Key_Return)
        assert until(lambda: day.window is not before)
        assert day.in_hand == "Turbo"
        assert day.all_found()
        page = day.page()
        QTest.keyClick(page.tiles[1], Qt.Key.Key_9)
        assert day.in_hand == "Turbo"
        assert day.window.quick.field.text() == ""
        QTest.keyClick(page.tiles[1], Qt.Key.Key_1)
        assert day.in_hand == "Spring Main"
        assert day.all_found()
        QTest.mouseClick(day.page().tiles[2], Qt.MouseButton.LeftButton)
        assert day.in_hand == "Bounty"


def test_a_large_tile_has_the_evening_on_it(session: Session) -> None:
    with saturday(session) as day:
        day.window.resize(1600, 1080)
        page = day.page()
        tile = page.tiles[0]
        assert until(lambda: tile.is_large and tile.ribbon.isVisible())
        said = {caption.text(): figure.text() for figure, caption in tile.facts}
        assert said["Players"] == "12/12"
        assert said["Next level"] == "100/200"
        assert said["Out before the money"] == str(12 - int(said["Paid places"]))
        assert not tile.field.isVisible()
        assert tile.ribbon.line is not None
        assert tile.chart.chart is not None
        assert tile.chart.chart.title == "Players over time"
        day.window.resize(1280, 800)
        assert until(lambda: not tile.is_large)
        assert tile.field.isVisible()
        assert not tile.ribbon.isVisible()


def titles(pane: EveningPane) -> list[str]:
    return [one.chart.title for one in pane.charts if one.chart is not None]


def test_the_charts_beside_are_others_of_the_tile_come_to(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(overview, "ON_TILE", ("depth",))
    with saturday(session) as day:
        day.window.resize(2560, 1440)
        page = day.page()
        spread = page.parent()
        assert isinstance(spread, Spread)
        pane = spread.pane
        assert isinstance(pane, EveningPane)
        assert pane.title.text() == "Bounty"
        assert until(pane.charts[0].isVisible)
        for tile, name in zip(page.tiles, ("Spring Main", "Turbo", "Bounty"), strict=True):
            tile.setFocus()
            assert pane.title.text() == name
            assert until(tile.chart.isVisible)
            assert tile.chart.chart is not None
            assert tile.chart.chart.title == "Average stack in big blinds, by level"
            assert until(lambda: titles(pane) == ["Prizes by place"])
        page.tiles[0].setFocus()
        session.submit(day.numbers[0], EditSetup(name="Spring Final"))
        assert until(lambda: pane.title.text() == "Spring Final")


@pytest.mark.parametrize("size", [(640, 300), (880, 560), (920, 850), (1100, 1250)])
def test_tiles_fill_their_room_and_too_many_are_scrolled(size: tuple[int, int]) -> None:
    space = theme("dark").console.space
    for number in (1, 2, 3, 7, 60):
        columns, high = arranged(*size, number, space)
        assert (size[0] + space.margin) // columns - space.margin >= LEAST * space.unit
        rows = -(-number // columns)
        whole = rows * (high + space.margin) - space.margin
        assert whole <= size[1] or high == HIGH * space.unit
        assert high <= HIGHEST * space.unit


def test_the_line_turns_by_number_and_name(session: Session) -> None:
    with saturday(session) as day:
        line = day.window.quick
        line.take("tn turbo")
        assert line.reading.sentence == "Turn this window to Turbo"
        QTest.keyClick(line.field, Qt.Key.Key_Return)
        assert day.in_hand == "Turbo"
        line = day.window.quick
        line.take("tn nothing")
        assert line.reading.sentence == "Which tournament? Spring Main, Turbo and Bounty"
        line.take("tn 1")
        QTest.keyClick(line.field, Qt.Key.Key_Return)
        assert day.in_hand == "Spring Main"


def test_what_is_due_elsewhere_is_seen_and_heard(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    with saturday(session) as day:
        heard: list[str] = []
        monkeypatch.setattr(
            day.shown.loudspeaker, "call", lambda call, _telling="once": heard.append(call.sound)
        )
        button = day.window.turning.button
        assert button.isVisible()
        assert not button.text()
        assert not heard
        session.submit(day.numbers[0], PauseClock())
        assert button.text() == "1"
        assert button.accessibleDescription() == "Spring Main: Resume the clock"
        assert heard == ["notice"]
        session.submit(day.numbers[2], PauseClock())
        assert button.text() == "1"  # that one is in hand
        assert heard == ["notice"]
        page = day.page()
        assert page.tiles[0].due.text() == "Resume the clock"
        assert page.tiles[0].due.property("role") == "waiting"
        assert page.state.text() == "2 things are due"


def test_muted_it_is_seen_only(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    with saturday(session, Settings(signalling=Signalling(muted=True))) as day:
        heard: list[Any] = []
        monkeypatch.setattr(day.shown.loudspeaker, "call", lambda *one: heard.append(one))
        session.submit(day.numbers[0], PauseClock())
        assert day.window.turning.button.text() == "1"
        assert not heard


def test_a_look_at_another_tournament_leaves_the_wall_alone(session: Session) -> None:
    with saturday(session) as day:
        day.shown.show_on(None)
        assert day.shown.wall.window is not None
        wall = day.shown.wall.window
        day.press(Qt.Key.Key_Tab)
        assert day.shown.wall.window is wall
        caption = day.window.advice._caption.text()
        assert caption == "The room sees Bounty: F5 shows this one"
        day.shown.speak("it")
        assert day.shown._seen.tournament == day.numbers[2]
        day.shown.toggle_show()
        assert day.shown.wall.on
        assert day.shown._seen.tournament == day.numbers[0]
        day.shown.toggle_show()
        assert not day.shown.wall.on


def test_a_tournament_made_meanwhile_is_found(session: Session) -> None:
    with saturday(session) as day:
        late = seated(session)
        assert until(lambda: late in day.window.turning.beside.order)
        assert day.window.turning.beside.order[-1] == late


def test_windows_put_away_hear_nothing_more(session: Session) -> None:
    with saturday(session) as day:
        alone = len(session._observers._observers)
        day.press(Qt.Key.Key_Tab)
        assert day.all_found()
        day.shown.speak("it")
        assert day.all_found()
        assert len(session._observers._observers) == alone
