"""The trail on the page: what was done, what was undone, and undoing it from there."""

from pathlib import Path
from time import perf_counter

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from tdconsole.domain.language.commands.clock import PauseClock
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers
from tdconsole.domain.language.commands.seating import PinSeat
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.values import EntryId, SeatNo, StepNo
from tdconsole.gui.console.actions.selection import Selection
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.frame.table import ACTIONS
from tdconsole.gui.console.log.steps_part import StepsPart
from tdconsole.i18n.catalogue import catalogue
from tdconsole.session import SystemTime, open_house
from tdconsole.session.people.devices import pair
from tdconsole.session.speed import lengthen
from tdconsole.wall.theme import theme
from tests.gui.boards import ROME
from tests.gui.console_evening import viewing
from tests.gui.waiting import until

WHAT, MARK, BY = 2, 3, 4


@pytest.fixture
def page(view: TournamentView, gestures: Gestures, window: QWidget) -> StepsPart:
    page = StepsPart(view, gestures, theme("dark"), window)
    page.resize(window.size())
    window.show()
    return page


def says(page: StepsPart, no: int, column: int = WHAT) -> str:
    row = page.rows.row_of(no)
    assert row is not None
    return str(page.rows.index(row, column).data())


def struck(page: StepsPart, no: int) -> bool:
    row = page.rows.row_of(no)
    font = None if row is None else page.rows.index(row, WHAT).data(Qt.ItemDataRole.FontRole)
    return font is not None and font.strikeOut()


def bust(view: TournamentView, entry: int) -> StepNo:
    view.do(EliminatePlayers(hand=(Bust(entry=EntryId(entry)),)))
    return StepNo(len(view.session.timeline(view.tournament).steps))


def test_the_latest_step_stands_first(page: StepsPart, view: TournamentView) -> None:
    no = bust(view, 4)
    assert page.rows.at(0).no == no
    assert says(page, no).startswith("John Smith out, from table")
    assert page.title.text() == f"Steps ({no})"
    assert page.listing.currentIndex().row() == -1


def test_a_step_made_on_a_device_names_it_behind_the_member_of_staff(
    page: StepsPart, view: TournamentView
) -> None:
    session = view.session
    assert says(page, bust(view, 4), BY) == "—"
    pair(session, "Tablet 2", session.club.staff.add("Anna Bianchi"), "floor")
    (device,) = session.house.devices
    with session.gate.as_device(device):
        no = bust(view, 5)
    assert says(page, no, BY) == "Anna Bianchi, Tablet 2"
    assert "tablet 2" in page.rows.key_of(no)


def test_a_step_is_undone_and_brought_back_from_the_log(
    page: StepsPart, view: TournamentView, gestures: Gestures
) -> None:
    no = bust(view, 4)
    page.listing.select(no)
    assert gestures.selection == Selection(step=no)
    gestures.perform("undo-step")
    assert (struck(page, no), says(page, no, MARK)) == (True, f"undone by {no + 1}")
    assert says(page, no + 1).startswith("Undone: John Smith out")
    assert gestures.selection == Selection(step=no, redo=True)
    gestures.perform("redo-step")
    assert (struck(page, no), says(page, no, MARK)) == (False, "")
    assert says(page, no + 2).startswith("Redone: John Smith out")
    assert (struck(page, no + 1), says(page, no + 1, MARK)) == (True, f"undone by {no + 2}")


def test_an_undo_is_taken_back_by_its_own_row_as_well(
    page: StepsPart, view: TournamentView, gestures: Gestures
) -> None:
    no = bust(view, 4)
    view.do(Undo())
    page.listing.select(no + 1)
    assert gestures.selection == Selection(step=StepNo(no + 1), redo=True)
    gestures.perform("redo-step")
    assert EntryId(4) in view.state.exits.by_entry


def test_why_a_step_has_to_stay_is_told_before_it_is_tried(
    page: StepsPart, view: TournamentView
) -> None:
    registered = StepNo(6)
    page.listing.select(registered)
    assert page.reason.text().startswith("Step 6 has to stay as it is: step")
    assert page.reason.isVisible()
    page.listing.select(bust(view, 4))
    assert not page.reason.isVisible()


def test_what_has_to_stay_can_not_be_pressed_and_says_why(
    page: StepsPart, view: TournamentView, gestures: Gestures
) -> None:
    view.do(PauseClock())
    paused = StepNo(len(view.session.timeline(view.tournament).steps))
    page.listing.select(paused)
    undo = next(one for one in page.findChildren(QPushButton) if one.text() == "Undo this step")
    assert not undo.isEnabled()
    assert not gestures.action("undo-step").isEnabled()
    assert page.reason.isVisible()
    assert page.reason.text() == (
        f"Step {paused} (clock paused) can't be undone: “was” sets the clock back."
    )
    QTest.mouseClick(undo, Qt.MouseButton.LeftButton)
    assert len(view.session.timeline(view.tournament).steps) == paused
    page.listing.select(StepNo(6))
    assert not undo.isEnabled()
    no = bust(view, 4)
    page.listing.select(no)
    assert undo.isEnabled()
    assert not page.reason.isVisible()


def test_a_step_that_nothing_holds_any_more_can_be_pressed_again(
    page: StepsPart, view: TournamentView
) -> None:
    view.do(RegisterEntry(person=Newcomer(name="Ann Smithson"), draw=False))
    registered = StepNo(len(view.session.timeline(view.tournament).steps))
    view.do(PinSeat(entry=EntryId(13), seats=(SeatNo(1),)))
    page.listing.select(registered)
    undo = next(one for one in page.findChildren(QPushButton) if one.text() == "Undo this step")
    assert not undo.isEnabled()
    view.do(Undo())
    assert undo.isEnabled()
    QTest.mouseClick(undo, Qt.MouseButton.LeftButton)
    assert EntryId(13) not in view.state.entries.by_id


def test_a_step_that_can_not_be_brought_back_can_not_be_pressed_either(
    page: StepsPart, view: TournamentView
) -> None:
    no = bust(view, 4)
    view.do(Undo(step=no))
    again = bust(view, 4)
    page.listing.select(no)
    redo = next(one for one in page.findChildren(QPushButton) if one.text() == "Redo this step")
    assert page.reason.text()
    assert not redo.isEnabled()
    view.do(Undo(step=again))
    assert redo.isEnabled()


def test_a_search_finds_without_accents_and_takes_in_what_comes(
    page: StepsPart, view: TournamentView
) -> None:
    page.seek()
    QTest.keyClicks(page.search, "konst maxi")
    assert until(lambda: not page.seeking.under_way)
    assert page.rows.rowCount() == 1
    registered, no = page.rows.at(0).no, bust(view, 9)
    assert until(lambda: not page.seeking.under_way)
    assert [page.rows.at(row).no for row in range(page.rows.rowCount())] == [no, registered]
    page.search.clear()
    assert page.rows.rowCount() == no


def test_what_is_in_no_step_is_said(page: StepsPart) -> None:
    QTest.keyClicks(page.search, "zzz")
    assert until(lambda: not page.seeking.under_way)
    assert page.listing.empty == "No step matches that."
    assert page.title.text() == "Steps (0 of 15)"


def test_looking_stops_while_the_page_is_away(page: StepsPart, window: QWidget) -> None:
    page.seeking.ask("rossi")
    window.hide()
    assert not page.seeking.under_way
    window.show()
    assert until(lambda: not page.seeking.under_way)
    assert page.rows.rowCount() > 0


def test_who_did_it_stands_beside_it(page: StepsPart, view: TournamentView, tmp_path: Path) -> None:
    with open_house(tmp_path / "club.house") as other:
        other.session.actor = other.session.club.staff.add("Anna")
        other.session.submit(view.tournament, RegisterEntry(person=Newcomer(name="Far Away")))
    view.follow()
    no = page.rows.at(0).no
    assert (says(page, no, 4), says(page, no - 1, 4)) == ("Anna", "—")
    assert says(page, no).startswith("Far Away registered")


@pytest.mark.usefixtures("qt")
def test_twenty_thousand_steps_open_at_once(tmp_path: Path) -> None:
    with viewing(tmp_path) as first:
        tournament = first.tournament
    with open_house(tmp_path / "club.house") as house:
        lengthen(house, tournament, 20_000)
    with open_house(tmp_path / "club.house") as house:
        view = TournamentView(house.session, tournament, catalogue("en", ROME), SystemTime())
        window = QWidget()
        gestures, begun = Gestures(view, window, ACTIONS), perf_counter()
        page = StepsPart(view, gestures, theme("dark"), window)
        assert perf_counter() - begun < 0.5
        window.show()
        page.search.setText("rossi moved")
        assert until(lambda: not page.seeking.under_way)
        assert page.rows.rowCount() == 20_000 // 12 + 1
        window.close()
        view.close()
        window.deleteLater()
        view.deleteLater()
