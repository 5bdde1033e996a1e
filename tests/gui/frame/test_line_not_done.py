"""A line that Enter did not do: the next key replaces it, an arrow mends it, and nothing is lost."""

from collections.abc import Iterator

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest

from tdconsole.domain.language.commands.clock import PauseClock
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers
from tdconsole.domain.values import EntryId
from tdconsole.gui.app import Console
from tdconsole.gui.console.frame.beginning import BeginningWindow
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.gui.console.line.history import History
from tdconsole.gui.console.setup.creating import CreatingDialog
from tdconsole.session import Session
from tests.gui.console_evening import seated
from tests.gui.frame.test_app import console, window_of
from tests.gui.hands import out
from tests.gui.waiting import until

HELD = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(session: Session) -> Iterator[ConsoleWindow]:
    seated(session)
    with console(session) as shown:
        window = window_of(shown)
        assert until(window.quick.field.hasFocus)
        yield window


def enter(window: ConsoleWindow, text: str) -> None:
    QTest.keyClicks(window.quick.field, text)
    QTest.keyClick(window.quick.field, Qt.Key.Key_Return)


def press(window: ConsoleWindow, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(window.quick.field, key)


def at(window: ConsoleWindow, entry: int) -> str:
    seat = window.view.state.play.seating.of[EntryId(entry)]
    return f"{seat.table}-{seat.seat}"


def typed(window: ConsoleWindow) -> str:
    return window.quick.field.text()


def selected(window: ConsoleWindow) -> str:
    return window.quick.field.selectedText()


def test_the_next_bust_is_not_typed_behind_the_refused_one(window: ConsoleWindow) -> None:
    enter(window, "b 99-1")
    assert window.quick.sentence.tone == "refused"
    assert selected(window) == "b 99-1"
    enter(window, f"b {at(window, 2)}")
    assert out(window) == {2}
    assert typed(window) == ""


def test_what_was_only_asked_about_is_replaced_as_well(window: ConsoleWindow) -> None:
    enter(window, "b smith")
    assert window.quick.sentence.tone == "asking"
    assert (out(window), selected(window)) == (set(), "b smith")
    QTest.keyClicks(window.quick.field, "r New Face")
    assert typed(window) == "r New Face"


def test_what_changed_under_the_line_and_was_refused_is_replaced(window: ConsoleWindow) -> None:
    """Refused by what is on the disk, not by the line's own reading."""
    line = window.quick
    QTest.keyClicks(line.field, f"b {at(window, 2)}")
    request = line.reading.request
    assert request is not None
    line.last.look = lambda: None  # type: ignore[method-assign]
    window.view.changed.disconnect()
    window.view.do(request)
    press(window, Qt.Key.Key_Return)
    assert line.sentence.tone == "refused"
    assert selected(window) == typed(window)


@pytest.mark.parametrize(
    "key", [Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End]
)
def test_an_arrow_home_or_end_mends_it(window: ConsoleWindow, key: Qt.Key) -> None:
    enter(window, "b 99-1")
    press(window, key)
    assert selected(window) == ""
    press(window, Qt.Key.Key_End)
    for _ in "99-1":
        press(window, Qt.Key.Key_Backspace)
    enter(window, at(window, 3))
    assert out(window) == {3}


def test_a_click_mends_it(window: ConsoleWindow) -> None:
    enter(window, "b 99-1")
    field = window.quick.field
    QTest.mouseClick(field, Qt.MouseButton.LeftButton, pos=QPoint(field.width() - 4, 8))
    assert selected(window) == ""
    QTest.keyClicks(field, "2")
    assert typed(window) == "b 99-12"


def test_up_brings_back_earlier_lines_while_the_refused_one_is_selected(
    window: ConsoleWindow,
) -> None:
    enter(window, f"b {at(window, 2)}")
    enter(window, "b 98-1")
    enter(window, "b 99-1")
    up, down = Qt.Key.Key_Up, Qt.Key.Key_Down
    seen = []
    for key in (up, up, up, down, down, down):
        press(window, key)
        seen.append(typed(window))
    first = seen[1]
    assert first.startswith("b ")
    assert seen == ["b 98-1", first, first, "b 98-1", "b 99-1", ""]
    press(window, up)
    assert typed(window) == "b 99-1"


def test_up_goes_back_and_down_to_the_completions_of_what_was_asked(window: ConsoleWindow) -> None:
    enter(window, "pause")
    enter(window, "b smith")
    assert window.quick.offers.isVisible()
    press(window, Qt.Key.Key_Up)
    assert typed(window) == "pause"
    press(window, Qt.Key.Key_Escape)
    enter(window, "b smith")
    press(window, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up)
    assert window.quick.offers.current == 0
    press(window, Qt.Key.Key_Return)
    assert len(out(window)) == 1


def test_up_with_nothing_before_leaves_the_refused_line(window: ConsoleWindow) -> None:
    enter(window, "b 99-1")
    press(window, Qt.Key.Key_Up)
    assert (typed(window), selected(window)) == ("b 99-1", "b 99-1")
    press(window, Qt.Key.Key_Down)
    assert typed(window) == "b 99-1"


def test_what_comes_from_elsewhere_leaves_text_and_selection(window: ConsoleWindow) -> None:
    enter(window, "b 99-1")
    window.view.do(RegisterEntry(person=Newcomer(name="Ann Smithson"), draw=False))
    assert selected(window) == "b 99-1"
    enter(window, "b smith")
    window.view.do(EliminatePlayers(hand=(Bust(entry=EntryId(6)),)))
    window.view.do(PauseClock())
    assert selected(window) == "b smith"
    enter(window, f"b {at(window, 7)}")
    assert out(window) == {6, 7}


def test_what_is_typed_elsewhere_in_the_window_replaces_it_too(window: ConsoleWindow) -> None:
    enter(window, "b 99-1")
    window.navigation.actor.setFocus(Qt.FocusReason.TabFocusReason)
    assert not window.quick.field.hasFocus()
    QTest.keyClicks(window.navigation.actor, "p")
    QTest.keyClicks(window.quick.field, "ause")
    assert typed(window) == "pause"


def test_back_in_the_line_it_is_selected_again_unless_it_was_being_mended(
    window: ConsoleWindow,
) -> None:
    enter(window, "b 99-1")
    window.quick.field.clearFocus()
    window.quick.focus()
    assert selected(window) == "b 99-1"
    press(window, Qt.Key.Key_End)
    window.quick.field.clearFocus()
    window.quick.focus()
    assert selected(window) == ""
    QTest.keyClicks(window.quick.field, "2")
    assert typed(window) == "b 99-12"


def test_nothing_of_an_empty_line_is_kept(window: ConsoleWindow) -> None:
    enter(window, "   ")
    press(window, Qt.Key.Key_Escape, Qt.Key.Key_Up)
    assert typed(window) == ""


def test_a_tournament_that_is_made_meanwhile_leaves_what_was_typed(session: Session) -> None:
    """It stays with its own tournament: in the new one the same seats are other people's."""
    first = seated(session)
    with console(session) as shown:
        enter(window_of(shown), "pause")
        enter(window_of(shown), "b 99-1")
        press(window_of(shown), Qt.Key.Key_Home)
        QTest.keyClick(window_of(shown).quick.field, Qt.Key.Key_N, HELD)
        dialog = window_of(shown).findChild(CreatingDialog)
        assert dialog is not None
        dialog.form.name.setText("Side Event")
        QTest.mouseClick(dialog.form.go, Qt.MouseButton.LeftButton)
        window = window_of(shown)
        assert window.view.state.setup.name == "Side Event"
        assert until(window.quick.field.hasFocus)
        assert typed(window) == ""
        shown.choose(first)
        window = window_of(shown)
        assert until(window.quick.field.hasFocus)
        assert (typed(window), selected(window)) == ("b 99-1", "")
        assert window.quick.field.cursorPosition() == 0
        press(window, Qt.Key.Key_Escape, Qt.Key.Key_Up, Qt.Key.Key_Up)
        assert typed(window) == "pause"


def test_what_is_typed_while_the_window_is_made_anew_comes_to_its_line(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated(session)
    with console(session) as shown:
        before = window_of(shown)
        made = Console._made

        def slowly(self: Console) -> ConsoleWindow | BeginningWindow:
            """Somebody types while it is made: the keys wait in the queue for the old window."""
            now = made(self)
            for key, text in ((Qt.Key.Key_P, "p"), (Qt.Key.Key_A, "a"), (Qt.Key.Key_X, "x")):
                queued(before, key, text)
            queued(before, Qt.Key.Key_Backspace, "")
            return now

        monkeypatch.setattr(Console, "_made", slowly)
        QTest.keyClicks(before.quick.field, "b 99-1")
        shown.speak("pl")
        window = window_of(shown)
        assert typed(window) == "b 99-1pa"
        press(window, Qt.Key.Key_Escape)
        assert typed(window) == ""


def test_a_whole_line_typed_meanwhile_is_done_and_one_from_before_is_not(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated(session)
    with console(session) as shown:
        made = Console._made

        def slowly(self: Console) -> ConsoleWindow | BeginningWindow:
            now, before = made(self), window_of(shown)
            for key, text in zip(b"PAUSE", "pause", strict=True):
                queued(before, Qt.Key(key), text)
            queued(before, Qt.Key.Key_Return, "\r")
            return now

        monkeypatch.setattr(Console, "_made", slowly)
        shown.speak("pl")
        assert not window_of(shown).view.board().running
        assert typed(window_of(shown)) == ""
        QTest.keyClicks(window_of(shown).quick.field, "b")
        steps = len(session.timeline(window_of(shown).view.tournament).steps)
        shown.speak("en")
        assert typed(window_of(shown)) == "bpause"
        assert len(session.timeline(window_of(shown).view.tournament).steps) == steps


def queued(window: ConsoleWindow, key: Qt.Key, text: str) -> None:
    handle = window.windowHandle()
    assert handle is not None
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text)
        QCoreApplication.postEvent(handle, event)


def test_in_other_words_the_refused_line_is_still_replaced(session: Session) -> None:
    seated(session)
    with console(session) as shown:
        enter(window_of(shown), "b 99-1")
        shown.speak("it")
        window = window_of(shown)
        assert until(window.quick.field.hasFocus)
        assert selected(window) == "b 99-1"
        enter(window, f"b {at(window, 2)}")
        assert out(window) == {2}


def test_history_passes_over_the_line_that_is_shown() -> None:
    history = History(["go", "pause"])
    assert history.older("pause") == "go"
    assert history.older("go") is None
    assert history.newer() == "pause"
    assert History(["go"]).older("go") is None
    assert History(["go"]).older("pause") == "go"
