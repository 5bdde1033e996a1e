"""A table is broken: how many move is said before, and their slips are one gesture away after."""

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.language.events.paper import PaperIssued
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.gui.console.papers import orders, usual
from tdconsole.session import Session
from tests.gui.console_evening import seated
from tests.gui.frame.test_app import console, window_of
from tests.gui.hands import type_in
from tests.gui.waiting import until
from tests.line.uneven import bust


@pytest.fixture
def window(session: Session) -> Iterator[ConsoleWindow]:
    """Six at table 1, three at table 2."""
    seated(session)
    with console(session) as opened:
        shown = window_of(opened)
        bust(shown.view, 2, 3)
        yield shown


@pytest.fixture
def printed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    def made(name: str) -> QPrinter:
        printing = QPrinter(QPrinter.PrinterMode.HighResolution)
        printing.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printing.setOutputFileName(str(tmp_path / f"{name}.pdf"))
        return printing

    monkeypatch.setattr(usual, "usual_printer", lambda: "floor")
    monkeypatch.setattr(orders, "printer_named", made)
    return tmp_path / "floor.pdf"


def issued(window: ConsoleWindow) -> list[str]:
    steps = window.view.session.timeline(window.view.tournament).steps
    return [
        event.document for step in steps for event in step.events if isinstance(event, PaperIssued)
    ]


def test_how_many_move_is_said_before_and_the_slips_are_offered_after(
    window: ConsoleWindow, printed: Path
) -> None:
    slips = window.quick.last.slips
    assert not slips.isVisible()
    QTest.keyClicks(window.quick.field, "break 2")
    assert "seats for 3 players among 3 free ones" in window.quick.sentence.text
    QTest.keyClick(window.quick.field, Qt.Key.Key_Return)
    assert slips.isVisible()
    assert slips.text() == "Print slips"
    page = window.page
    QTest.keySequence(window.quick.field, QKeySequence("Alt+B"))
    assert until(
        lambda: issued(window) == ["breaking-slips"] and not window.prompt_papers.busy, 60_000
    )
    assert printed.read_bytes()[:4] == b"%PDF"
    assert window.page is page
    assert not slips.isVisible()


def test_the_offer_goes_with_the_break_that_is_undone(window: ConsoleWindow) -> None:
    type_in(window, "break 2")
    assert window.quick.last.slips.isVisible()
    last = window.view.last_gesture()
    assert last is not None
    window.view.do(Undo(step=last.no))
    assert not window.quick.last.slips.isVisible()


def test_without_a_printer_the_slips_are_saved(
    window: ConsoleWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(usual, "usual_printer", lambda: "")
    type_in(window, "break 2")
    QTest.mouseClick(window.quick.last.slips, Qt.MouseButton.LeftButton)
    assert window.page.name == "paper"
    dialog = window.findChild(QFileDialog)
    assert dialog is not None
    assert dialog.isVisible()
    dialog.close()
    assert issued(window) == []
