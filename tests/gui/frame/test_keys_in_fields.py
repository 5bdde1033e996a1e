"""The keys of the gestures mean them wherever the cursor stands, and edit nothing instead."""

from collections import Counter
from collections.abc import Iterator

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QPlainTextEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers
from tdconsole.domain.language.commands.paper import IssuePaper
from tdconsole.domain.values import EntryId
from tdconsole.gui.console.actions.action import Action
from tdconsole.gui.console.frame.table import ACTIONS, NAMES
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.i18n.catalogue import LANGUAGES, Language
from tdconsole.session import Session
from tests.gui.console_evening import seated
from tests.gui.frame.test_app import console, window_of

EDITING = (
    "Ctrl+A", "Ctrl+C", "Ctrl+V", "Ctrl+X", "Ctrl+Left", "Ctrl+Right", "Ctrl+Home", "Ctrl+End",
    "Ctrl+Backspace", "Ctrl+Del", "Ctrl+Ins", "Shift+Ins", "Shift+Del", "Ctrl+Shift+Left",
    "Ctrl+Shift+Right", "Ctrl+Shift+Home", "Ctrl+Shift+End",
)  # fmt: skip
ALONE = (Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt)
OF_THE_TRAIL = frozenset({"undo", "redo"})
WITH_ALT = [one for one in ACTIONS if one.shortcut.startswith("Alt+")]
HELD = [
    one
    for one in ACTIONS
    if one.shortcut.startswith(("Ctrl+", "Alt+")) and one.id not in OF_THE_TRAIL
]


class Greedy(QLineEdit):
    """Edits with every key there is, as some platform may."""

    def __init__(self, window: ConsoleWindow) -> None:
        super().__init__("typed", window)
        self.show()
        self.setFocus()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent):
            if event.type() is QEvent.Type.KeyPress and event.key() not in ALONE:
                self.setText("edited")
            event.accept()
            return True
        return super().event(event)


@pytest.fixture
def window(qt: object, session: Session) -> Iterator[ConsoleWindow]:  # noqa: ARG001 -- it has to end later
    seated(session)
    with console(session) as shown:
        yield window_of(shown)


def pressed(field: QWidget, keys: str) -> None:
    QTest.keySequence(field, QKeySequence(keys))


def test_no_gesture_has_the_keys_with_which_everybody_edits() -> None:
    taken = {QKeySequence(one.shortcut).toString() for one in ACTIONS}
    assert not taken & {QKeySequence(keys).toString() for keys in EDITING}


def test_no_two_gestures_have_the_same_keys() -> None:
    keys = Counter(QKeySequence(one.shortcut).toString() for one in ACTIONS if one.shortcut)
    assert [one for one, number in keys.items() if number > 1] == []


@pytest.mark.parametrize("action", HELD, ids=lambda one: one.id)
def test_a_field_that_edits_with_every_key_leaves_a_gesture_its_own(
    window: ConsoleWindow, monkeypatch: pytest.MonkeyPatch, action: Action
) -> None:
    done: list[str] = []
    monkeypatch.setattr(window.gestures, "perform", done.append)
    field = Greedy(window)
    window.gestures.action(action.id).setEnabled(True)
    pressed(field, action.shortcut)
    assert (done, field.text()) == ([action.id], "typed")


def test_the_keys_of_what_cannot_be_done_say_so_and_clear_no_line(window: ConsoleWindow) -> None:
    window.quick.take("b 1-2")
    assert not window.gestures.action("hand").isEnabled()
    pressed(window.quick.field, "Ctrl+H")
    assert window.quick.field.text() == "b 1-2"
    said = window.quick.sentence
    assert (said.tone, said.text) == (
        "refused",
        "Not possible now: Count a hand. This level is not played by hands.",
    )


def fields(window: ConsoleWindow) -> list[QWidget]:
    """What is typed into on the page that is shown, and the line."""
    every: list[QLineEdit | QPlainTextEdit | QSpinBox] = []
    for kind in (QLineEdit, QPlainTextEdit, QSpinBox):
        every += window.page.findChildren(kind)
    of_page = [one for one in every if one.isVisible() and one.isEnabled() and not one.isReadOnly()]
    inner = {box.lineEdit() for box in of_page if isinstance(box, QSpinBox)}
    return [window.quick.field, *(one for one in of_page if one not in inner)]


def typed(field: QWidget) -> str:
    if isinstance(field, QPlainTextEdit):
        return field.toPlainText()
    assert isinstance(field, QLineEdit | QSpinBox)
    return field.text()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.usefixtures("qt")
def test_on_no_page_an_alt_letter_that_is_not_possible_types_anything(
    session: Session, language: Language
) -> None:
    seated(session)
    with console(session, language=language) as shown:
        window, seen = window_of(shown), 0
        for page in NAMES:
            window.show_page(page)
            for field in fields(window):
                field.setFocus()
                assert QApplication.focusWidget() is field, (page, field)
                before = typed(field)
                for action in WITH_ALT:
                    made = window.gestures.action(action.id)
                    made.setEnabled(False)
                    window.quick.sentence.say("last", "")
                    pressed(field, action.shortcut)
                    assert typed(field) == before, (page, field, action.id)
                    assert made.text().removesuffix("…") in window.quick.sentence.text
                    assert window.quick.sentence.tone == "refused"
                    seen += 1
                pressed(field, "Alt+X")
                assert typed(field) == before
                assert "Alt+X" in window.quick.sentence.text
        assert seen > len(NAMES) * len(WITH_ALT)


@pytest.mark.parametrize("kind", [QLineEdit, QPlainTextEdit, QSpinBox, QComboBox])
def test_no_kind_of_field_takes_an_alt_letter_for_text(
    window: ConsoleWindow, kind: type[QWidget]
) -> None:
    field = kind(window)
    if isinstance(field, QComboBox):
        field.addItems(["one", "race"])
    field.show()
    field.setFocus()
    window.gestures.action("race").setEnabled(False)
    pressed(field, "Alt+R")
    assert "r" not in (field.currentText() if isinstance(field, QComboBox) else typed(field))
    assert window.quick.sentence.text == "Not possible now: Colour-up"


def test_each_gesture_says_what_it_needs(window: ConsoleWindow) -> None:
    always = {"apply-structure", "shot-clock", "register", "later", "dismiss", "ruling"}
    """Possible until the tournament is finished, or always."""
    needs = {one.id: one.needs for one in ACTIONS if one.needs is not None}
    disabled = {one.id for one in HELD if one.command or one.enabled_if or one.prefill}
    assert disabled - always == set(needs)
    words, state = window.view.words, window.view.state
    assert all(need(words, state) for need in needs.values())


def test_an_alt_letter_on_a_button_says_why_it_is_not_possible(window: ConsoleWindow) -> None:
    button = window.navigation.actor
    button.setFocus()
    QTest.keySequence(button, QKeySequence("Alt+H"))
    assert window.quick.sentence.text == (
        "Not possible now: Hand for hand: the next step. Play is not hand-for-hand."
    )


def test_in_a_dialog_an_alt_letter_types_nothing_and_does_nothing(window: ConsoleWindow) -> None:
    dialog = QDialog(window)
    field = QLineEdit()
    QVBoxLayout(dialog).addWidget(field)
    dialog.open()
    assert QTest.qWaitForWindowActive(dialog)
    pressed(field, "Alt+V")
    assert field.text() == ""
    assert window.quick.sentence.text == (
        "Not possible now: The room, or cards in rows. Leave the dialog first."
    )
    QTest.keyClicks(field, "v")
    assert field.text() == "v"
    dialog.close()


def test_letters_that_a_keyboard_composes_with_alt_are_typed(window: ConsoleWindow) -> None:
    field = window.quick.field
    press = QEvent.Type.KeyPress
    for text, held in (
        ("ł", Qt.KeyboardModifier.AltModifier),
        ("ą", Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier),
    ):
        QApplication.sendEvent(field, QKeyEvent(press, Qt.Key.Key_L, held, text))
    assert field.text() == "łą"


def test_typing_is_undone_with_the_keys_of_the_trail_and_an_empty_line_undoes_a_step(
    window: ConsoleWindow,
) -> None:
    steps = window.view.session.timeline(window.view.tournament).steps
    before = len(steps)
    QTest.keyClicks(window.quick.field, "b")
    pressed(window.quick.field, "Ctrl+Z")
    assert (window.quick.field.text(), len(steps)) == ("", before)


def test_what_is_read_is_done_by_a_click_as_by_enter(window: ConsoleWindow) -> None:
    window.quick.take("pause")
    QTest.mouseClick(window.quick.sentence, Qt.MouseButton.LeftButton)
    assert not window.view.board().running
    assert window.quick.field.text() == ""
    assert window.quick.field.hasFocus()
    steps = len(window.view.session.timeline(window.view.tournament).steps)
    QTest.mouseClick(window.quick.sentence, Qt.MouseButton.LeftButton)
    assert len(window.view.session.timeline(window.view.tournament).steps) == steps


def test_before_undo_passes_over_what_stays_it_says_what_it_would_take_back(
    window: ConsoleWindow,
) -> None:
    quick, view = window.quick, window.view
    view.do(EliminatePlayers(hand=(Bust(entry=EntryId(1)),)))
    view.do(IssuePaper(document="payout-sheet"))
    pressed(quick.field, "Ctrl+Z")
    assert EntryId(1) in view.state.exits.by_entry
    assert quick.sentence.text.startswith("Nothing was undone: this stays (")
    assert "The same key once more undoes what was done before it: Maria Rossi" in (
        quick.sentence.text
    )
    pressed(quick.field, "Ctrl+Z")
    assert EntryId(1) not in view.state.exits.by_entry
