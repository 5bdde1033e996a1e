"""The page within the whole window: whose a key is, and that no draft is lost."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from tdconsole.domain.language.commands.clock import SetLevel
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers, MovePlayer
from tdconsole.domain.language.commands.structure import EditStructure
from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.domain.values import Break, PeriodId, Seat, SeatNo
from tdconsole.files import resource
from tdconsole.gui.app import Console
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.gui.console.structure.page import StructurePage
from tdconsole.gui.console.structure.table.gestures import GESTURES
from tdconsole.i18n.catalogue import catalogue
from tdconsole.session import Session, create, open_house
from tests.gui.boards import ROME
from tests.gui.console_evening import seated
from tests.gui.frame.test_app import console, window_of
from tests.gui.structure_page import CONTROL, point, press, settings_beside, write
from tests.gui.waiting import until

APPLY: Final = "Ctrl+Return"


@pytest.fixture
def opened(qt: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Console]:
    del qt
    monkeypatch.setenv("TDCONSOLE_SETTINGS", settings_beside(tmp_path))
    with create(tmp_path / "club.house") as house:
        seated(house.session)
        with console(house.session) as opened:
            yield opened


def turned(opened: Console) -> tuple[ConsoleWindow, StructurePage]:
    window = window_of(opened)
    window.activateWindow()
    assert until(window.isActiveWindow)
    QTest.keySequence(window, QKeySequence("F7"))
    assert window.page is window.pages.of(StructurePage)
    return window, window.pages.of(StructurePage)


def button(window: ConsoleWindow) -> QToolButton:
    every = window.navigation.findChildren(QToolButton)
    return next(one for one in every if one.text().startswith("Structure"))


def steps(session: Session, window: ConsoleWindow) -> int:
    return len(session.timeline(window.view.tournament).steps)


def test_figures_go_into_the_cell_and_words_to_the_line(opened: Console) -> None:
    window, page = turned(opened)
    point(page, 9, "minutes")
    write("35")
    press(Qt.Key.Key_Return)
    assert page.mending.rows[9].minutes == 35
    assert not window.quick.field.text()
    write("b")
    assert window.quick.field.text() == "b"
    assert window.quick.field.hasFocus()


def test_an_empty_cell_leaves_the_tournament_alone_too(opened: Console) -> None:
    window, page = turned(opened)
    before = steps(opened.session, window)
    point(page, 1, "ante")
    press(Qt.Key.Key_Return)
    assert page.table.cells.field is not None
    press(Qt.Key.Key_Z, CONTROL)
    press(Qt.Key.Key_Escape)
    press(Qt.Key.Key_Z, CONTROL)
    assert steps(opened.session, window) == before


def test_esc_in_the_table_goes_back_to_the_line(opened: Console) -> None:
    window, page = turned(opened)
    point(page, 1, "ante")
    press(Qt.Key.Key_Escape)
    assert window.quick.field.hasFocus()
    assert page.isVisible()


def test_a_draft_is_seen_before_it_is_applied_by_its_key(opened: Console) -> None:
    window, page = turned(opened)
    point(page, 9, "minutes")
    write("35")
    window.show_page("desk")
    assert button(window).text() == "Structure\u200a•"
    assert button(window).accessibleName() == "Structure: a draft, not applied yet"
    QTest.keySequence(window, QKeySequence(APPLY))
    assert window.page is page
    assert window.view.state.setup.structure[9].minutes == 15
    QTest.keySequence(window, QKeySequence(APPLY))
    assert window.view.state.setup.structure[9].minutes == 35
    assert button(window).text() == "Structure"
    assert button(window).accessibleName() == "Structure"


def test_the_key_applies_what_is_just_being_typed(opened: Console) -> None:
    window, page = turned(opened)
    point(page, 9, "minutes")
    write("35")
    field = QApplication.focusWidget()
    assert field is page.table.cells.field
    press(Qt.Key.Key_Return, CONTROL)
    assert window.view.state.setup.structure[9].minutes == 35
    point(page, 9, "minutes")
    write("3")
    field = page.table.cells.field
    assert field is not None
    field.setText("x")
    press(Qt.Key.Key_Return, CONTROL)
    assert window.view.state.setup.structure[9].minutes == 35
    assert "is neither minutes" in page.foot.said.text()


def test_another_language_keeps_the_draft(opened: Console) -> None:
    window, page = turned(opened)
    point(page, 9, "minutes")
    write("35")
    press(Qt.Key.Key_Return)
    rows = page.mending.rows
    opened.speak("pl")
    window = window_of(opened)
    assert window.page is window.pages.of(StructurePage)
    assert window.pages.of(StructurePage).mending.rows == rows
    window.show_page("floor")
    assert any(one.text().endswith("•") for one in window.navigation.findChildren(QToolButton))


def test_what_is_finished_is_read_only(opened: Console) -> None:
    window, page = turned(opened)
    view = window.view
    assert view.do(SetLevel(period=PeriodId(3)))
    winner, *others = sorted(view.state.play.seating.of)
    table = view.state.play.seating.of[winner].table
    for entry in others:
        if view.state.play.seating.of[entry].table != table:
            free = set(range(1, 10)) - set(view.state.play.seating.tables[table].players)
            seat = Seat(table=table, seat=SeatNo(min(free)))
            assert view.do(MovePlayer(entry=entry, seat=seat))
        assert view.do(EliminatePlayers(hand=(Bust(entry=entry),)))
    assert view.do(FinishTournament())
    assert page.state.text() == "The tournament is finished: its structure stays as it is."
    assert not page.foot.apply.isVisible()
    assert not any(one.isEnabled() for one in page.bar.buttons.values())
    point(page, 1, "big_blind")
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Insert)
    assert page.table.cells.field is None
    assert not page.mending.pending


def test_the_manual_has_a_row_for_each_gesture_of_the_table() -> None:
    page = (resource("manual") / "structure-editor.md").read_text(encoding="utf-8")
    words = catalogue("en", ROME)
    for gesture in GESTURES:
        keys = ", ".join(gesture.keys)
        assert f"| {gesture.label(words)} | {keys} |" in page.splitlines(), gesture.id


def test_a_cell_stays_with_its_level_when_rows_come_from_elsewhere(
    opened: Console, tmp_path: Path
) -> None:
    window, page = turned(opened)
    structure = page.mending.rows
    point(page, 9, "minutes")
    write("4")
    with open_house(tmp_path / "club.house") as other:
        longer = (*structure[:5], Break(minutes=7), *structure[5:])
        other.session.submit(window.view.tournament, EditStructure(structure=longer))
    assert until(lambda: len(page.mending.rows) == len(longer))
    write("4")
    press(Qt.Key.Key_Return)
    assert [period.id for period in page.mending.rows if period.minutes == 44] == [structure[9].id]
