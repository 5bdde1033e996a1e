"""The whole console put together: its beginning, its languages, its looks, its wall."""

import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec import json

pytest.importorskip("PySide6")

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from tdconsole.domain.language.commands.clock import AdjustClock, PauseClock
from tdconsole.domain.language.commands.floor import MovePlayer
from tdconsole.domain.values import Seat, SeatNo, TableNo
from tdconsole.gui.app import Console
from tdconsole.gui.console.frame.beginning import BeginningWindow
from tdconsole.gui.console.frame.menus import TournamentMenu
from tdconsole.gui.console.frame.table import BY_ID
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.gui.console.log.page import LogPage
from tdconsole.gui.console.papers.page import PaperPage
from tdconsole.gui.console.room.page import FloorPage
from tdconsole.gui.console.setup.creating import CreatingDialog
from tdconsole.gui.running import tell_bug
from tdconsole.gui.shared.on_screen import fills
from tdconsole.i18n.catalogue import Language
from tdconsole.known_errors import FileBusy
from tdconsole.session import Session, create, open_house
from tdconsole.settings import Settings
from tests.gui.console_evening import seated
from tests.gui.houses import CHECKOUT, arguments, begin
from tests.gui.waiting import until, within

GONE: Final = Settings(window=(90_000, 90_000, 1280, 800))


class Kept:
    """Where the settings would be written."""

    def __init__(self) -> None:
        self.last = Settings()

    def __call__(self, settings: Settings) -> None:
        self.last = settings


@contextmanager
def console(
    session: Session,
    chosen: Settings | None = None,
    keep: Kept | None = None,
    language: Language = "en",
) -> Iterator[Console]:
    shown = Console(session, language, chosen or Settings(), keep or Kept())
    shown.begin()
    assert shown.window is not None
    shown.window.activateWindow()
    assert QTest.qWaitForWindowActive(shown.window)
    try:
        yield shown
    finally:
        shown.close()
        shown.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def window_of(shown: Console) -> ConsoleWindow:
    assert isinstance(shown.window, ConsoleWindow)
    return shown.window


def where(shown: Console) -> str | bool:
    return shown.shown_on


def test_an_empty_house_offers_a_tournament_and_goes_on_with_it(session: Session) -> None:
    with console(session) as shown:
        assert isinstance(shown.window, BeginningWindow)
        form = shown.window.form
        form.name.setText("Sunday Deep")
        form.prices.entry["pool"].setText("7,5x")
        QTest.mouseClick(form.go, Qt.MouseButton.LeftButton)
        assert "7.50" in form.reason.text()
        assert form.name.text() == "Sunday Deep"
        form.prices.entry["pool"].setText("7,50")
        QTest.keyClick(form.name, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        window = window_of(shown)
        assert window.view.state.setup.name == "Sunday Deep"
        assert window.view.state.setup.price.pool == 750
        assert window.page.name == "desk"


def test_another_tournament_is_made_and_chosen(session: Session) -> None:
    first = seated(session)
    with console(session) as shown:
        QTest.keyClick(window_of(shown), Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
        dialog = window_of(shown).findChild(CreatingDialog)
        assert dialog is not None
        dialog.form.name.setText("Side Event")
        QTest.mouseClick(dialog.form.go, Qt.MouseButton.LeftButton)
        assert [shelved.name for shelved in shown.tournaments()] == ["Spring Main", "Side Event"]
        assert window_of(shown).view.state.setup.name == "Side Event"
        shown.choose(first)
        assert window_of(shown).view.state.setup.name == "Spring Main"


def test_the_language_changes_while_it_runs(session: Session) -> None:
    seated(session)
    keep = Kept()
    with console(session, keep=keep) as shown:
        window_of(shown).show_page("log")
        before = shown.window
        shown.show_on(None)
        shown.speak("pl")
        window = window_of(shown)
        assert window is not before
        assert window.page.name == "log"
        assert window.gestures.action("undo").text() == "Cofnij"
        assert shown.wall.on
        assert keep.last.language == "pl"
        shown.show_off()


def test_a_gesture_done_before_can_be_undone_after_the_language_changed(session: Session) -> None:
    tournament = seated(session)
    with console(session) as shown:
        state = window_of(shown).view.state
        entry, seat = min(state.play.seating.of.items())
        free = next(
            Seat(table=TableNo(1), seat=SeatNo(number))
            for number in range(1, 10)
            if Seat(table=TableNo(1), seat=SeatNo(number)) not in state.play.seating.of.values()
        )
        window_of(shown).view.do(MovePlayer(entry=entry, seat=free))
        shown.speak("it")
        window_of(shown).gestures.perform("undo")
        after = session.state(tournament)
        assert after is not None
        assert after.play.seating.of[entry] == seat


def test_dark_and_light_are_kept(session: Session) -> None:
    seated(session)
    keep = Kept()
    with console(session, keep=keep) as shown:
        shown.dress("light")
        assert window_of(shown).theme.name == "light"
        assert keep.last.theme == "light"


@pytest.mark.usefixtures("qt")
@pytest.mark.parametrize(
    ("wide", "high", "filled"),
    [(1920, 1080, False), (1280, 800, True), (1366, 800, True), (1280, 1024, True)],
)
def test_a_window_as_large_as_the_screen_fills_it_with_its_frame(
    wide: int, high: int, *, filled: bool
) -> None:
    """Else the line at its bottom would lie below the edge."""

    class Room:
        def availableSize(self) -> QSize:  # noqa: N802 -- Qt's name
            return QSize(wide, high)

    class Window(QWidget):
        def screen(self) -> Room:  # type: ignore[override]
            return Room()

    window = Window()
    window.resize(1280, 800)
    assert fills(window) is filled


def test_a_window_left_on_a_screen_that_is_gone_is_seen_again(session: Session) -> None:
    seated(session)
    with console(session, GONE) as shown:
        assert shown.window is not None
        screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        assert any(screen.contains(shown.window.geometry().center()) for screen in screens)


@pytest.mark.parametrize("key", [Qt.Key.Key_F1, Qt.Key.Key_N])
def test_a_dialog_opens_over_its_window_and_escape_leaves_it(session: Session, key: Qt.Key) -> None:
    seated(session)
    held = Qt.KeyboardModifier.ControlModifier if key == Qt.Key.Key_N else Qt.KeyboardModifier(0)
    with console(session) as shown:
        QTest.keyClick(window_of(shown), key, held)
        assert shown.window is not None
        dialog = next(one for one in shown.window.findChildren(QDialog) if one.isVisible())
        screen = shown.window.screen().availableGeometry()
        assert screen.contains(dialog.frameGeometry())
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        assert not dialog.isVisible()


def test_the_wall_is_one_key_and_its_place_is_kept(session: Session) -> None:
    seated(session)
    keep = Kept()
    with console(session, keep=keep) as shown:
        QTest.keyClick(window_of(shown), Qt.Key.Key_F5)
        assert where(shown) == shown.outputs()[0]
        wall = shown.wall.window
        assert wall is not None
        before = wall.grab().toImage()
        window_of(shown).view.do(PauseClock(reason="balancing"))
        assert until(lambda: wall.grab().toImage() != before)
        QTest.keyClick(wall, Qt.Key.Key_F5)
        assert where(shown) is False
        name = shown.outputs()[0]
        shown.show_on(name)
        assert shown.shown_on == name
        assert keep.last.screen == name
    with console(session, keep.last) as again:
        assert again.shown_on == name


def test_a_wall_closed_by_hand_is_off(session: Session) -> None:
    seated(session)
    with console(session) as shown:
        shown.show_on(None)
        assert shown.wall.window is not None
        QTest.keyClick(shown.wall.window, Qt.Key.Key_Q)
        assert shown.shown_on is False


def test_closing_the_window_ends_the_wall_with_it(session: Session) -> None:
    seated(session)
    with console(session) as shown:
        shown.show_on(None)
        QTest.keyClick(window_of(shown), Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
        question = window_of(shown).closing.question
        assert question is not None
        assert shown.shown_on is True
        QTest.keyClick(question, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
        assert shown.shown_on is False


def test_a_bug_is_told_and_the_show_goes_on(
    session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated(session)
    monkeypatch.setattr("tdconsole.reports.written", lambda _error: tmp_path / "report.txt")
    with console(session) as shown:
        told: list[Any] = []
        window_of(shown).view.told.connect(told.append)
        tell_bug(shown, ZeroDivisionError())
        assert str(tmp_path / "report.txt") in told[0].sentence
        assert window_of(shown).isVisible()


def test_two_windows_and_a_program_see_each_other_within_half_a_second(
    qt: Any, tmp_path: Path
) -> None:
    del qt
    path = tmp_path / "club.house"
    with create(path) as mine, open_house(path) as other:
        tournament = seated(mine.session)
        with console(mine.session) as one, console(other.session) as two, doing(path) as do:
            windows = (window_of(one), window_of(two))
            for turn in range(3):
                do({"command": "RegisterEntry", "person": {"name": f"Late Comer {turn}"}})
                windows[turn % 2].view.do(AdjustClock(seconds=60))
                with open_house(path) as third:
                    steps = len(third.session.timeline(tournament).steps)
                for window in windows:
                    assert within(partial(shows, window, steps), 500)


def shows(window: ConsoleWindow, steps: int) -> bool:
    """The log, and the players on the strip's way to it, are up to date."""
    log = window.pages.of(LogPage).steps.rows
    return log.total == steps and len(window.view.state.entries.by_id) >= 12


@contextmanager
def doing(path: Path) -> Iterator[Callable[[dict[str, Any]], None]]:
    """The command line on the same file; comes back when it has acknowledged."""
    with subprocess.Popen(
        arguments("do", str(path)), stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=CHECKOUT
    ) as program:
        stdin, stdout = program.stdin, program.stdout
        assert stdin is not None
        assert stdout is not None

        def do(command: dict[str, Any]) -> None:
            stdin.write(json.encode(command) + b"\n")
            stdin.flush()
            assert b'"step"' in stdout.readline()

        yield do
        stdin.close()
        assert program.wait(20) == 0


def test_enter_in_the_form_makes_one_tournament(session: Session) -> None:
    seated(session)
    with console(session) as shown:
        QTest.keyClick(window_of(shown), Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
        dialog = window_of(shown).findChild(CreatingDialog)
        assert dialog is not None
        dialog.form.show_page(dialog.form.steps.last)
        QTest.keyClick(dialog.form.go, Qt.Key.Key_Return)
        assert len(shown.tournaments()) == 2


@pytest.mark.parametrize("wish", ["speak", "dress", "choose"])
def test_a_fault_of_the_disk_leaves_the_window_as_it_is(
    session: Session, monkeypatch: pytest.MonkeyPatch, wish: str
) -> None:
    seated(session)
    other = begin(session, "Side Event")
    with console(session) as shown:
        before, told = window_of(shown), list[Any]()
        before.view.told.connect(told.append)

        def broken(*_: object) -> None:
            raise FileBusy("club.house")

        with monkeypatch.context() as patch:
            patch.setattr(type(session.club.people), "named", broken)
            preferences: dict[str, Callable[[], None]] = {
                "speak": partial(shown.speak, "it"),
                "dress": partial(shown.dress, "light"),
                "choose": partial(shown.choose, session.tournaments()[0]),
            }
            preferences[wish]()
        assert window_of(shown) is before
        assert before.isVisible()
        assert "club.house" in told[-1].sentence
        assert (shown.language, shown.look) == ("en", "dark")
        assert before.view.tournament == other


def test_what_is_half_typed_is_there_in_the_other_language(session: Session) -> None:
    seated(session)
    with console(session) as shown:
        window_of(shown).quick.take("b 1-")
        shown.speak("pl")
        assert window_of(shown).quick.field.text() == "b 1-"


def test_undo_after_the_clock_names_what_would_go_before_it_goes(session: Session) -> None:
    tournament = seated(session, clock=False)
    with console(session) as shown:
        window, told = window_of(shown), list[Any]()
        window.view.told.connect(told.append)
        entry = max(window.view.state.play.seating.of)
        free = next(
            Seat(table=TableNo(1), seat=SeatNo(number))
            for number in range(1, 10)
            if window.view.state.play.seating.at(Seat(table=TableNo(1), seat=SeatNo(number)))
            is None
        )
        window.view.do(MovePlayer(entry=entry, seat=free))
        window.gestures.perform("clock")
        steps = len(session.timeline(tournament).steps)
        window.gestures.perform("undo")
        assert len(session.timeline(tournament).steps) == steps
        assert "or “was”: Clock as it was: not started" in told[-1].sentence
        window.gestures.perform("undo")
        assert len(session.timeline(tournament).steps) == steps + 1


def test_the_first_advice_is_not_taken_twice_in_a_hurry(session: Session) -> None:
    tournament = seated(session, draw=False, clock=False)
    with console(session) as shown:
        for _ in range(2):
            QTest.keyClick(window_of(shown), Qt.Key.Key_F8)
        assert session.timeline(tournament).steps[-1].command == "DrawSeats"


def test_a_held_key_does_it_once_but_for_the_minutes(session: Session) -> None:
    seated(session)
    with console(session) as shown:
        hands = window_of(shown).gestures
        repeated = {name for name in BY_ID if hands.action(name).autoRepeat()}
        assert repeated == {"minute-less", "minute-more"}


def test_a_paper_in_the_making_is_waited_for(session: Session) -> None:
    seated(session)
    with console(session) as shown:
        window, told = window_of(shown), list[Any]()
        window.view.told.connect(told.append)
        window.pages.of(PaperPage).press.busy = True
        shown.speak("it")
        window.close()
        assert window_of(shown) is window
        assert window.isVisible()
        assert "A paper is being made" in told[-1].sentence
        window.pages.of(PaperPage).press.busy = False


def test_a_menu_shows_names_as_they_are(session: Session) -> None:
    begin(session, "Day & Night")
    with console(session) as shown:
        menu = TournamentMenu(window_of(shown).gestures, shown, window_of(shown))
        menu.aboutToShow.emit()
        assert menu.actions()[0].text() == "Day && Night"


def test_escape_ends_a_move_that_was_begun(session: Session) -> None:
    seated(session)
    with console(session) as shown:
        window = window_of(shown)
        entry = min(window.view.state.play.seating.of)
        window.show_entry(entry)
        window.gestures.perform("move")
        assert window.pages.of(FloorPage).canvas.placing == entry
        window.quick.focus()
        QTest.keyClick(window.quick.field, Qt.Key.Key_Escape)
        assert window.pages.of(FloorPage).canvas.placing is None
