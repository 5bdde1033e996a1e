"""Closing the console: asked once where something runs, and where the window comes up again."""

from threading import Event
from threading import enumerate as threads

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from tdconsole.domain.language.commands.clock import PauseClock, StartClock
from tdconsole.domain.values import TimeOfDay
from tdconsole.gui.app import Console
from tdconsole.gui.console.frame.closing import ClosingQuestion
from tdconsole.gui.console.papers.page import PaperPage
from tdconsole.gui.console.setup.creating import CreatingDialog
from tdconsole.gui.shared.application import application
from tdconsole.session import Session
from tdconsole.settings import Settings
from tests.gui.console_evening import seated
from tests.gui.frame.test_app import GONE, Kept, console, window_of
from tests.gui.houses import begin
from tests.gui.waiting import until

CTRL = Qt.KeyboardModifier.ControlModifier
LEFT = (40, 60, 1100, 720)
PLACE = QRect(*LEFT)


def asked(shown: Console) -> ClosingQuestion | None:
    question = window_of(shown).closing.question
    if question is not None:
        assert until(question.isActiveWindow)
    return question


def said(question: ClosingQuestion) -> str:
    return " ".join(label.text() for label in question.findChildren(QLabel))


def test_closing_over_a_running_clock_asks_and_escape_stays(session: Session) -> None:
    seated(session)
    with console(session) as shown:
        window = window_of(shown)
        ended: list[bool] = []
        shown.ended.connect(lambda: ended.append(True))
        QTest.keyClick(window, Qt.Key.Key_Q, CTRL)
        question = asked(shown)
        assert question is not None
        assert "Spring Main" in said(question)
        assert "goes on while the console is closed" in said(question)
        QTest.keyClick(question, Qt.Key.Key_Escape)
        assert window.isVisible()
        assert window.view is window_of(shown).view
        assert not ended
        window.close()
        assert asked(shown) is not None


@pytest.mark.parametrize("again", ["key", "window", "button"])
def test_a_second_request_while_asked_closes(session: Session, again: str) -> None:
    seated(session)
    with console(session) as shown:
        window = window_of(shown)
        ended: list[bool] = []
        shown.ended.connect(lambda: ended.append(True))
        window.close()
        question = asked(shown)
        assert question is not None
        assert not ended
        match again:
            case "key":
                QTest.keyClick(question, Qt.Key.Key_Q, CTRL)
            case "window":
                window.close()
            case _:
                QTest.mouseClick(question.leave, Qt.MouseButton.LeftButton)
        assert ended == [True]
        assert not window.isVisible()


def test_nothing_is_asked_where_nothing_runs(session: Session) -> None:
    tournament = seated(session)
    session.submit(tournament, PauseClock())
    with console(session) as shown:
        window = window_of(shown)
        QTest.keyClick(window, Qt.Key.Key_Q, CTRL)
        assert not window.isVisible()


def test_a_wall_and_a_start_put_off_are_asked_about(session: Session) -> None:
    tournament = seated(session, clock=False)
    with console(session) as shown:
        shown.show_on(None)
        window_of(shown).close()
        question = asked(shown)
        assert question is not None
        assert "goes dark" in said(question)
        assert "clock" not in said(question)
        QTest.keyClick(question, Qt.Key.Key_Escape)
        shown.show_off()
        session.submit(tournament, StartClock(at=TimeOfDay("12:00")))
        window_of(shown).close()
        assert asked(shown) is not None


def test_a_clock_that_runs_in_another_tournament_is_asked_about(session: Session) -> None:
    seated(session)
    begin(session, "Side Event")
    with console(session) as shown:
        assert window_of(shown).view.state.setup.name == "Side Event"
        window_of(shown).close()
        question = asked(shown)
        assert question is not None
        assert "Spring Main" in said(question)


def test_the_end_of_the_system_s_session_waits_for_no_answer(session: Session) -> None:
    seated(session)
    with console(session) as shown:
        window = window_of(shown)
        shown.waive()  # as it is told that the session is about to end
        application().closeAllWindows()
        assert window_of(shown).closing.question is None
        assert not window.isVisible()


def test_another_language_or_tournament_asks_nothing(session: Session) -> None:
    seated(session)
    with console(session) as shown:
        before = window_of(shown)
        shown.speak("it")
        assert before.closing.question is None
        assert window_of(shown) is not before


# Where it comes up again


def maximized(shown: Console) -> bool:
    """Also as far as the platform has come with it."""
    window = window_of(shown)
    return window.isMaximized() and until(lambda: window.geometry() != PLACE)


def test_a_maximized_window_stays_so_whatever_makes_it_anew(session: Session) -> None:
    seated(session)
    keep = Kept()
    with console(session, Settings(window=LEFT), keep) as shown:
        window_of(shown).showMaximized()
        assert maximized(shown)
        shown.speak("pl")
        assert maximized(shown)
        shown.dress("light")
        assert maximized(shown)
        window_of(shown).gestures.perform("new")
        dialog = window_of(shown).findChild(CreatingDialog)
        assert dialog is not None
        QTest.keyClick(dialog.form.name, Qt.Key.Key_Return, CTRL)
        assert window_of(shown).view.tournament == session.tournaments()[-1]
        assert maximized(shown)
    assert keep.last.maximized
    with console(session, keep.last, keep) as again:
        assert maximized(again)
        window_of(again).showNormal()
        assert until(lambda: window_of(again).geometry() == PLACE)
        again.speak("en")
        assert not window_of(again).isMaximized()
        assert until(lambda: window_of(again).geometry() == PLACE)
    assert not keep.last.maximized


def test_a_window_from_a_screen_that_is_gone_keeps_its_size(session: Session) -> None:
    seated(session)
    left = Settings(window=(90_000, 90_000, 1100, 720))
    with console(session, left) as shown:
        window = window_of(shown)
        screen = QGuiApplication.primaryScreen().availableGeometry()
        assert screen.contains(window.geometry())
        assert window.geometry().size() == PLACE.size()
    with console(session, Settings(window=GONE.window, maximized=True)) as shown:
        assert window_of(shown).isMaximized()


def test_no_paper_is_made_on_behind_a_closed_window(session: Session) -> None:
    seated(session, clock=False)
    with console(session) as shown:
        window = window_of(shown)
        window.show_page("paper")
        press = window.pages.of(PaperPage).proof.press
        assert until(lambda: not press.busy)

        def slow_paper() -> None:
            Event().wait(0.5)
            press.hear(1, 2)

        press.start(slow_paper)
        window.show_page("floor")
        window.close()
        assert "press" not in {thread.name for thread in threads()}
