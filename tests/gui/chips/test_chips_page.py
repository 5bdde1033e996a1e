"""The chips counted on the page as they are read out: Enter walks the seats, and sends a table."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionFrame, QWidget

from tdconsole.domain.language.commands.chips import CorrectChips, CountChips
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.state.counts import Count
from tdconsole.domain.values import TableNo
from tdconsole.gui.console.chips.page import ChipsPage
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.frame.table import ACTIONS
from tdconsole.gui.console.widgets.style import dress
from tdconsole.i18n.catalogue import LANGUAGES, Language, catalogue
from tdconsole.session import create
from tdconsole.wall.theme import theme
from tests.gui.boards import ROME
from tests.gui.console_evening import seated
from tests.line.prizes.money import Wrist, bust

MARGIN: Final = 8
"""Pixels that a field keeps beside its text, both sides together."""


@pytest.fixture
def wrist() -> Wrist:
    return Wrist()


@pytest.fixture
def view(qt: object, tmp_path: Path, wrist: Wrist) -> Iterator[TournamentView]:  # noqa: ARG001 -- for its sake
    with create(tmp_path / "club.house") as house:
        tournament = seated(house.session)
        view = TournamentView(house.session, tournament, catalogue("en", ROME), wrist)
        try:
            yield view
        finally:
            view.close()
            view.deleteLater()


@pytest.fixture
def page(view: TournamentView) -> Iterator[ChipsPage]:
    """Six players at each of two tables, 20,000 each."""
    window = QWidget()
    window.resize(900, 700)
    page = ChipsPage(view, Gestures(view, window, ACTIONS), theme("dark"), window)
    page.resize(window.size())
    window.show()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    page.count()
    try:
        yield page
    finally:
        window.close()
        window.deleteLater()


def read_out(page: ChipsPage, *numbers: str) -> None:
    for number in numbers:
        QTest.keyClicks(page.entering.field, number)
        QTest.keyClick(page.entering.field, Qt.Key.Key_Return)


def seats(page: ChipsPage) -> list[str]:
    return [line.chips for line in page.entering.column.lines]


def counted(view: TournamentView) -> Count:
    count = view.state.counts.count
    assert count is not None
    return count


def steps(view: TournamentView) -> int:
    return len(view.session.timeline(view.tournament).steps)


def test_enter_walks_the_seats_and_sends_a_table_as_one_step(
    page: ChipsPage, view: TournamentView
) -> None:
    assert page.entering.title.text() == "Table 1: 6 players"
    assert page.entering.field.hasFocus()
    before = steps(view)
    read_out(page, "41500", "41.5k", "1k", "9 000", "20000")
    assert (steps(view), seats(page)[:5]) == (
        before,
        ["41,500", "41,500", "1,000", "9,000", "20,000"],
    )
    read_out(page, "7000")
    assert steps(view) == before + 1
    assert sorted(counted(view).stacks.values()) == [1_000, 7_000, 9_000, 20_000, 41_500, 41_500]
    assert page.entering.title.text() == "Table 2: 6 players"
    assert page.entering.field.hasFocus()


def test_the_difference_is_told_while_the_last_seat_is_typed(page: ChipsPage) -> None:
    read_out(page, *["20k"] * 11)
    assert page.entering.totals.whole.text() == "220,000 of 240,000 counted, 1 seat still to count"
    QTest.keyClicks(page.entering.field, "19500")
    assert page.entering.totals.whole.text() == "500 in chips is missing."
    assert page.entering.totals.whole.property("role") == "stopped"
    QTest.keyClick(page.entering.field, Qt.Key.Key_Return)
    assert page.difference.text() == "500 in chips is missing."


def test_an_empty_seat_is_skipped_and_said_to_be_missing(
    page: ChipsPage, view: TournamentView
) -> None:
    read_out(page, "20k", "", "20k", "20k", "20k", "20k")
    assert len(counted(view).stacks) == 5
    row = page.tables.get(1)
    assert row is not None
    assert len(row.missing) == 1
    assert page.tables.index(0, 1).data() == f"seat {row.missing[0]} missing"


def test_a_table_where_nothing_is_typed_is_passed_by(page: ChipsPage, view: TournamentView) -> None:
    before = steps(view)
    read_out(page, *[""] * 6)
    assert steps(view) == before
    assert page.entering.draft.table == 2


def test_arrows_and_clicks_change_what_was_typed(page: ChipsPage) -> None:
    read_out(page, "20k", "21k")
    QTest.keyClick(page.entering.field, Qt.Key.Key_Up)
    assert page.entering.field.text() == "21000"
    QTest.keyClicks(page.entering.field, "5k")
    QTest.mouseClick(page.entering.column, Qt.MouseButton.LeftButton, pos=QPoint(4, 4))
    assert (page.entering.draft.at, page.entering.field.text()) == (0, "20000")
    assert seats(page)[:2] == ["20,000", "5,000"]


def test_one_counted_stack_is_mended_where_it_stands(page: ChipsPage, view: TournamentView) -> None:
    read_out(page, *["20k"] * 12)
    page.entering.open_table(TableNo(1))
    before = steps(view)
    row = page.entering.column.height() // len(page.entering.column.lines)
    QTest.mouseClick(page.entering.column, Qt.MouseButton.LeftButton, pos=QPoint(4, 3 * row + 4))
    read_out(page, "19k")
    assert (steps(view), seats(page)[3]) == (before + 1, "19,000")
    assert (page.entering.draft.table, page.entering.draft.at) == (1, 3)
    assert page.difference.text() == "1,000 in chips is missing."
    QTest.keyClick(page.entering.field, Qt.Key.Key_Down)
    read_out(page, "21k")
    assert (steps(view), page.entering.field.hasFocus()) == (before + 2, True)
    assert page.difference.text() == "It adds up: nothing is missing and nothing is too much."


def test_an_arrow_back_at_a_table_not_counted_yet_sends_nothing(
    page: ChipsPage, view: TournamentView
) -> None:
    read_out(page, "20k", "20k")
    QTest.keyClick(page.entering.field, Qt.Key.Key_Up)
    read_out(page, "5k")
    assert view.state.counts.count is None
    assert page.entering.draft.at == 2


def test_a_table_read_out_again_is_still_one_step(page: ChipsPage, view: TournamentView) -> None:
    read_out(page, *["20k"] * 6)
    page.entering.open_table(TableNo(1))
    before = steps(view)
    read_out(page, *["21k"] * 6)
    assert steps(view) == before + 1


def test_control_and_enter_send_the_table_as_it_is(page: ChipsPage, view: TournamentView) -> None:
    read_out(page, "20k")
    QTest.keyClicks(page.entering.field, "21k")
    control = Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(page.entering.field, Qt.Key.Key_Return, control)
    assert sorted(counted(view).stacks.values()) == [20_000, 21_000]
    assert page.entering.draft.table == 2


def test_what_is_no_stack_stays_and_says_why(page: ChipsPage) -> None:
    read_out(page, "41x")
    assert page.entering.said.text() == "“41x” is not a number of chips."
    assert (page.entering.draft.at, page.entering.field.text()) == (0, "41x")
    page.entering.field.clear()
    read_out(page, "1.500k")
    assert page.entering.said.text() == "“1.500k” may be 1,500 or 1,500,000: type it in full."
    page.entering.field.clear()
    read_out(page, "0")
    assert "report the bust instead" in page.entering.said.text()
    page.entering.field.clear()
    read_out(page, "1m")
    assert "more than there can be" in page.entering.said.text()
    page.entering.field.clear()
    read_out(page, "20k")
    assert (page.entering.draft.at, page.entering.said.text()) == (1, "")


def test_another_table_is_jumped_to_and_what_was_typed_stays(page: ChipsPage) -> None:
    read_out(page, "20k", "t2")
    assert page.entering.draft.table == 2
    read_out(page, "30k", "t7")
    assert page.entering.said.text() == "There is no table 7 in play."
    page.entering.jump.setText("1")
    QTest.keyClick(page.entering.jump, Qt.Key.Key_Return)
    assert seats(page)[0] == "20,000"
    QTest.keyClick(page.entering.field, Qt.Key.Key_PageDown)
    assert seats(page)[0] == "30,000"


def test_a_whole_table_is_counted_at_once(page: ChipsPage, view: TournamentView) -> None:
    page.entering.at_once.click()
    assert [line.name for line in page.entering.column.lines] == ["All of the table together"]
    read_out(page, "121k", "119k")
    assert dict(counted(view).tables) == {1: 121_000, 2: 119_000}
    assert page.difference.text() == "It adds up: nothing is missing and nothing is too much."


def test_a_draft_outlives_a_change_of_the_page_and_a_bust(
    page: ChipsPage, view: TournamentView
) -> None:
    read_out(page, "20k", "21k")
    page.hide()
    there = view.state.play.seating.tables[TableNo(1)].players
    bust(view, there[max(there)])
    page.show()
    assert seats(page) == ["20,000", "21,000", "", "", ""]


def test_what_was_sent_is_undone_like_anything_else(page: ChipsPage, view: TournamentView) -> None:
    read_out(page, *["20k"] * 6)
    assert view.do(Undo())
    assert view.state.counts.count is None
    assert "Nothing has been counted yet" in page.age.text()


def test_an_old_count_is_not_gone_on_with_by_itself(
    page: ChipsPage, view: TournamentView, wrist: Wrist
) -> None:
    assert view.do(CountChips(table=TableNo(1), chips=120_000))
    assert not page.entering.fresh.isChecked()
    wrist.later += 30 * 60_000
    page.hide()
    page.show()
    assert page.entering.fresh.isChecked()
    assert "30 minutes ago" in page.age.text()
    read_out(page, *["20k"] * 6)
    assert (counted(view).no, dict(counted(view).tables)) == (2, {})
    assert not page.entering.fresh.isChecked()


def test_leaders_and_ledger_beside(page: ChipsPage, view: TournamentView) -> None:
    read_out(page, "30k", "20k", "20k", "20k", "20k", "10k")
    page.turn_to("leaders")
    assert [page.leaders.index(row, 2).data() for row in (0, 5)] == ["30,000", "10,000"]
    assert view.do(CorrectChips(chips=-500, why="lost_and_found"))
    page.turn_to("ledger")
    ledger = page.ledger
    assert [ledger.index(row, 2).data() for row in range(3)] == ["240,000", "− 500", "239,500"]
    page.lists["ledger"].select(1)
    page._open_line()
    assert ledger.rowCount() == 15
    assert ledger.index(1, 2).data() == "+ 20,000"
    QAbstractItemModelTester(ledger, QAbstractItemModelTester.FailureReportingMode.Fatal)
    QApplication.processEvents()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_field_of_another_table_shows_its_whole_word(
    view: TournamentView, page: ChipsPage, language: Language
) -> None:
    view.words = catalogue(language, ROME)
    window = page.window()
    dress(window, theme("dark"))
    other = ChipsPage(view, Gestures(view, window, ACTIONS), theme("dark"), window)
    field = other.entering.jump
    field.ensurePolished()
    inside = QStyleOptionFrame()
    field.initStyleOption(inside)
    room = field.style().subElementRect(QStyle.SubElement.SE_LineEditContents, inside, field)
    hint = field.fontMetrics().horizontalAdvance(field.placeholderText())
    assert hint + MARGIN <= room.width()
