"""What the line offers in place of a refused one, taken at the window and by its keys."""

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tdconsole.domain.language.commands.tournament import EditSetup
from tdconsole.domain.language.terms import TermsChanges
from tdconsole.domain.values import TableNo
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.frame.table import BY_ID
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.session import Session
from tests.gui.console_evening import seated, viewing
from tests.gui.frame.test_app import console, window_of
from tests.line.table import typed
from tests.line.test_quick_ways_out import others, seat_of


@pytest.fixture
def floor(qt: object, tmp_path: Path) -> Iterator[TournamentView]:  # noqa: ARG001 -- it has to end later
    with viewing(tmp_path) as view:
        yield view


def test_a_limit_that_may_be_passed_names_the_keys_that_pass_it(floor: TournamentView) -> None:
    assert floor.do(EditSetup(terms=TermsChanges(cap=12)))
    reading = typed(floor, "r + Ann Lee")
    assert reading.mood == "refused"
    assert reading.sentence.endswith(
        f" {BY_ID['register'].shortcut} does it all the same, with a reason."
    )


@pytest.fixture
def window(qt: object, session: Session) -> Iterator[ConsoleWindow]:  # noqa: ARG001 -- it has to end later
    seated(session)
    with console(session) as shown:
        yield window_of(shown)


def test_what_is_offered_is_taken_with_an_arrow_and_enter(window: ConsoleWindow) -> None:
    view, field = window.view, window.quick.field
    here = seat_of(view)
    other = others(view, TableNo(3 - here.table))[0]
    there = seat_of(view, other)
    QTest.keyClicks(field, f"m rossi {there.table}-{there.seat}")
    assert window.quick.offers.isVisible()
    QTest.keyClick(field, Qt.Key.Key_Down)
    assert window.quick.sentence.tone == "ready"
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert (seat_of(view), seat_of(view, other)) == (there, here)
