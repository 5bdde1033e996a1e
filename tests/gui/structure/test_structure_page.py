"""The structure mended with keys and mouse, previewed, and applied to a running clock."""

from pathlib import Path

import pytest
from msgspec.structs import replace

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from tdconsole.domain.clock.reading import read
from tdconsole.domain.language.commands.clock import PauseClock, SetLevel
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers
from tdconsole.domain.language.commands.structure import EditStructure
from tdconsole.domain.values import Break, Level, PeriodId, Structure
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.structure.keeping import kept, place
from tdconsole.gui.console.structure.page import StructurePage
from tdconsole.gui.console.structure.scale_dialog import ScaleDialog
from tdconsole.gui.console.structure.table.edits import lasting, removed
from tdconsole.gui.console.structure.table.periods import Periods
from tdconsole.i18n.catalogue import catalogue
from tdconsole.session import open_house
from tdconsole.wall.theme import theme
from tests.gui.boards import ROME
from tests.gui.structure_page import (
    ALT,
    CONTROL,
    LEFT,
    SHIFT,
    drag,
    made,
    middle,
    point,
    press,
    says,
    settings_beside,
    write,
)
from tests.gui.waiting import until

NOTHING = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def page(
    view: TournamentView,
    gestures: Gestures,
    window: QWidget,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> StructurePage:
    """Twelve players in the third of the levels, the clock running."""
    monkeypatch.setenv("TDCONSOLE_SETTINGS", settings_beside(tmp_path))
    assert view.do(SetLevel(period=PeriodId(3)))
    return made(view, gestures, window)


def structure(page: StructurePage) -> Structure:
    return page.mending.rows


def level(page: StructurePage, row: int) -> Level:
    period = structure(page)[row]
    assert isinstance(period, Level)
    return period


def numbers(page: StructurePage) -> list[int]:
    return [period.id for period in structure(page)]


# Looking


def test_the_present_level_is_marked_and_what_is_to_come_has_its_time(page: StructurePage) -> None:
    assert [line.played for line in page.periods.lines[:4]] == [
        "played", "played", "present", "coming",
    ]  # fmt: skip
    assert says(page, 2, "begins") == ""
    assert says(page, 3, "begins").count(":") == 1
    assert says(page, 4, "number") == "Break"
    assert says(page, 0, "depth") == "200"
    assert says(page, 3, "depth").startswith("≈ ")
    spoken = page.periods.index(2, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "3, is being played"
    assert page.state.text() == "as it is played"
    assert not page.foot.apply.isEnabled()


def test_the_average_is_the_real_one_until_now_and_expected_from_there_on(
    page: StructurePage, view: TournamentView
) -> None:
    before = [says(page, row, "depth") for row in range(4)]
    assert [one.startswith("≈ ") for one in before] == [False, False, False, True]
    seated = sorted(view.state.play.seating.of)
    for entry in seated[:6]:
        there = view.state.play.seating.of[entry].table
        if len(view.state.play.seating.tables[there].players) > 1:
            assert view.do(EliminatePlayers(hand=(Bust(entry=entry),)))
    page._look()
    after = [says(page, row, "depth") for row in range(4)]
    assert after[:2] == before[:2]
    real = view.state.chips // view.state.left // level(page, 2).big_blind
    assert after[2] == str(real)
    assert int(after[3].removeprefix("≈ ")) > int(before[3].removeprefix("≈ "))


def test_columns_that_no_level_needs_are_shown_when_they_are_wanted(page: StructurePage) -> None:
    hidden = [page.table.isColumnHidden(column) for column in range(12)]
    assert hidden[4:7] == [True, True, True]
    page._turn_column("small_bet")
    assert not page.table.isColumnHidden(4)
    assert not page.table.isColumnHidden(5)
    page._turn_column("small_bet")
    assert page.table.isColumnHidden(5)


def test_in_the_narrowest_window_the_table_has_all_the_room(page: StructurePage) -> None:
    assert page.beside.isVisible()
    page.resize(676, 584)
    QApplication.processEvents()
    assert not page.beside.isVisible()
    assert page.bar.minimumSizeHint().width() <= page.bar.width()
    assert page.table.horizontalScrollBar().maximum() == 0
    page.resize(932, 684)
    QApplication.processEvents()
    assert page.beside.isVisible()
    assert page.table.horizontalScrollBar().maximum() == 0


def test_in_the_narrowest_window_undo_is_seen_and_the_check_takes_the_tables_place(
    page: StructurePage,
) -> None:
    page.resize(676, 584)
    QApplication.processEvents()
    assert all(sign.isVisible() for sign in page.bar.signs)
    check = page.foot.check
    at = check.mapTo(page, check.rect().topLeft())
    QTest.mouseClick(check, LEFT)
    QApplication.processEvents()
    assert page.beside.isVisible()
    assert page.beside.width() >= 600
    assert not page.table.isVisible()
    assert until(lambda: check.mapTo(page, check.rect().topLeft()) == at)
    assert page.beside.height() >= page.beside.minimumSizeHint().height()
    page.beside.wanted_row.emit(2)
    assert page.table.isVisible()
    assert not page.beside.isVisible()
    QTest.mouseClick(check, LEFT)
    page.resize(932, 684)
    QApplication.processEvents()
    assert page.beside.isVisible()
    assert page.table.isVisible()
    assert not check.isVisible()


def test_beside_the_table_the_chips_are_whole_and_the_chart_has_the_height(
    page: StructurePage,
) -> None:
    page.resize(932, 648)
    QApplication.processEvents()
    chips = page.beside.chips
    said = chips.fontMetrics().horizontalAdvance("100 500 1000 5000 25k 100k 500k")
    assert said + 24 <= chips.width()
    assert chips.text() == "25 100 500 1000 5000 25k 100k"
    assert page.beside.chart.height() >= 100


# Typing


def test_typing_replaces_and_enter_goes_down(page: StructurePage) -> None:
    point(page, 6, "small_blind")
    write("450")
    press(Qt.Key.Key_Return)
    assert level(page, 6).small_blind == 450
    assert page.table.currentIndex().row() == 7
    write("550")
    press(Qt.Key.Key_Down)
    assert level(page, 7).small_blind == 550
    assert page.table.hasFocus()
    assert page.state.text() == "● a draft, not applied yet"


def test_tab_goes_on_along_the_row_while_typing_and_else_leaves_the_table(
    page: StructurePage,
) -> None:
    point(page, 5, "small_blind")
    write("350")
    press(Qt.Key.Key_Tab)
    write("700")
    press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_Tab)
    write("25")
    press(Qt.Key.Key_Return)
    row = level(page, 5)
    assert (row.small_blind, row.big_blind, row.ante, row.minutes) == (350, 700, 700, 25)
    assert page.table.hasFocus()
    press(Qt.Key.Key_Tab)
    assert not page.table.hasFocus()


def test_esc_leaves_a_cell_as_it_was(page: StructurePage) -> None:
    point(page, 6, "big_blind")
    write("9")
    press(Qt.Key.Key_Escape)
    assert level(page, 6).big_blind == 800
    assert not page.mending.pending
    assert page.table.hasFocus()


def test_what_is_no_amount_stays_in_the_cell_and_is_told(page: StructurePage) -> None:
    point(page, 6, "big_blind")
    press(Qt.Key.Key_Return)
    write("8x")
    press(Qt.Key.Key_Return)
    assert page.table.cells.field is not None
    assert "is not an amount of chips" in page.foot.said.text()
    press(Qt.Key.Key_Escape)
    assert level(page, 6).big_blind == 800


def test_time_goes_on_and_what_is_being_typed_stays(page: StructurePage) -> None:
    point(page, 6, "big_blind")
    write("95")
    later = [replace(line, begins="23:59") for line in page.periods.lines]
    page.periods.show(tuple(later))
    write("0")
    press(Qt.Key.Key_Return)
    assert level(page, 6).big_blind == 950


def test_thousands_are_written_short(page: StructurePage) -> None:
    point(page, 6, "big_blind")
    write("1.5k")
    press(Qt.Key.Key_Return)
    assert level(page, 6).big_blind == 1500
    assert says(page, 6, "ante") == "1,500"


def test_a_break_lasts_minutes_or_until_a_time_of_day(page: StructurePage) -> None:
    point(page, 4, "minutes")
    write("9:05")
    press(Qt.Key.Key_Return)
    rest = structure(page)[4]
    assert isinstance(rest, Break)
    assert (rest.until, rest.minutes) == ("09:05", 15)
    assert says(page, 4, "minutes") == "→ 09:05"
    point(page, 4, "minutes")
    press(Qt.Key.Key_Delete)
    assert structure(page)[4] == page.mending.present[4]


def test_minutes_typed_into_a_range_are_those_of_all_its_rows(page: StructurePage) -> None:
    point(page, 5, "minutes")
    press(Qt.Key.Key_Down, SHIFT)
    press(Qt.Key.Key_Down, SHIFT)
    write("25")
    press(Qt.Key.Key_Return)
    assert [period.minutes for period in structure(page)[4:9]] == [15, 25, 25, 25, 20]


def test_del_clears_an_ante(page: StructurePage) -> None:
    point(page, 5, "ante")
    press(Qt.Key.Key_Delete)
    assert (level(page, 5).ante, level(page, 5).ante_kind) == (0, "none")


# Rows


def test_a_level_is_inserted_and_typed_into(page: StructurePage) -> None:
    point(page, 6, "small_blind")
    press(Qt.Key.Key_Insert)
    assert numbers(page)[6:9] == [7, 0, 8]
    write("900")
    press(Qt.Key.Key_Return)
    assert level(page, 7).big_blind == 900
    press(Qt.Key.Key_Insert, SHIFT | ALT)
    assert isinstance(structure(page)[8], Break)


def test_rows_are_moved_by_key_and_stay_selected(page: StructurePage) -> None:
    point(page, 9, "minutes")
    press(Qt.Key.Key_Up, ALT)
    assert numbers(page)[7:11] == [8, 10, 9, 11]
    press(Qt.Key.Key_Up, ALT)
    assert numbers(page)[7:11] == [10, 8, 9, 11]
    assert page.table.chosen_rows() == {7}
    press(Qt.Key.Key_Down, ALT)
    assert numbers(page)[7:11] == [8, 10, 9, 11]


def test_rows_are_copied_and_deleted(page: StructurePage) -> None:
    point(page, 9, "number")
    press(Qt.Key.Key_C, CONTROL)
    press(Qt.Key.Key_V, CONTROL)
    assert numbers(page)[9:12] == [10, 0, 11]
    press(Qt.Key.Key_Delete, CONTROL)
    assert structure(page) == page.mending.present
    assert page.mending.draft.past


def test_a_row_is_dragged_by_its_level_to_the_line(page: StructurePage) -> None:
    target = middle(page, 6)
    rect = page.table.visualRect(page.periods.index(6, 0))
    target.setY(rect.top() + 2)
    drag(page, 9, target)
    assert numbers(page)[5:8] == [6, 10, 7]
    assert page.table.chosen_rows() == {6}


def test_the_line_stands_where_the_row_would_be_dropped(page: StructurePage) -> None:
    port = page.table.viewport()
    QTest.mousePress(port, LEFT, NOTHING, middle(page, 9))
    rect = page.table.visualRect(page.periods.index(6, 0))
    for at in (middle(page, 8), middle(page, 6)):
        QTest.mouseMove(port, at)
    picture = port.grab().toImage()
    accent = theme("dark").colours.accent
    below = {picture.pixelColor(200, rect.bottom() + dy).name() for dy in (-1, 0, 1, 2)}
    above = {picture.pixelColor(200, rect.top() + dy).name() for dy in (-1, 0, 1)}
    assert (accent in below) != (accent in above)
    press(Qt.Key.Key_Escape)
    QTest.mouseRelease(port, LEFT, NOTHING, middle(page, 6))
    assert not page.mending.pending


def test_two_rows_are_dragged_together(page: StructurePage) -> None:
    port = page.table.viewport()
    QTest.mouseClick(port, LEFT, NOTHING, middle(page, 8))
    QTest.mouseClick(port, LEFT, SHIFT, middle(page, 9))
    end = page.table.visualRect(page.periods.index(11, 0)).bottomLeft()
    end.setX(middle(page, 8).x())
    end.setY(end.y() - 2)
    drag(page, 9, end)
    assert numbers(page)[7:12] == [8, 11, 12, 9, 10]


def test_the_draft_has_an_undo_of_its_own(page: StructurePage, view: TournamentView) -> None:
    steps = len(view.session.timeline(view.tournament).steps)
    point(page, 6, "big_blind")
    press(Qt.Key.Key_Insert)
    write("950")
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Z, CONTROL)
    assert level(page, 7).id == 0
    assert page.foot.said.text().startswith("Undone in the draft")
    press(Qt.Key.Key_Z, CONTROL)
    assert not page.mending.pending
    press(Qt.Key.Key_Z, CONTROL)
    assert page.foot.said.text().startswith("Nothing more to undo in the draft")
    assert len(view.session.timeline(view.tournament).steps) == steps
    press(Qt.Key.Key_Y, CONTROL)
    press(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert level(page, 7).big_blind == 950


def test_many_rows_are_scaled_after_their_figures_were_seen(page: StructurePage) -> None:
    point(page, 6, "big_blind")
    press(Qt.Key.Key_S, ALT)
    dialog = page.findChild(ScaleDialog)
    assert dialog is not None
    assert dialog.blinds.hasFocus()
    write("1.5")
    assert "200 / 400, 20 min → 300 / 600, 20 min" in dialog.said.text()
    press(Qt.Key.Key_Return)
    assert level(page, 3).big_blind == 600
    assert level(page, 2).big_blind == 300
    assert len(page.mending.draft.past) == 1


@pytest.fixture
def menus(monkeypatch: pytest.MonkeyPatch) -> list[QMenu]:
    """Those that were asked for, as they would come up."""
    came: list[QMenu] = []
    where = "tdconsole.gui.console.structure.page.open_at"
    monkeypatch.setattr(where, lambda menu, _at: came.append(menu))
    return came


def choose(menu: QMenu, label: str) -> None:
    next(one for one in menu.actions() if one.text() == label).trigger()


def test_a_mark_is_put_on_from_its_menu(page: StructurePage, menus: list[QMenu]) -> None:
    point(page, 9, "marks")
    press(Qt.Key.Key_Space)
    choose(menus[0], "End of the day")
    assert says(page, 9, "marks") == "End of day · clock waits"


def test_a_colour_up_names_its_chip(page: StructurePage, menus: list[QMenu]) -> None:
    point(page, 9, "marks")
    press(Qt.Key.Key_Return)
    leaving = menus[0].findChild(QMenu)
    assert leaving is not None
    choose(leaving, "Colour-up of 500")
    press(Qt.Key.Key_Return)
    choose(menus[1], "The clock waits there")
    assert says(page, 9, "marks") == "Colour-up 500 · clock waits"


def test_antes_are_turned_all_at_once(page: StructurePage, menus: list[QMenu]) -> None:
    page.bar.buttons["Antes"].click()
    choose(menus[0], "Each player")
    assert {p.ante_kind for p in structure(page) if isinstance(p, Level) and p.ante} == {"each"}
    assert level(page, 5).ante == 100


def test_columns_are_chosen_from_their_menu(page: StructurePage, menus: list[QMenu]) -> None:
    page.bar.buttons["Columns"].click()
    choose(menus[0], "Levels by hands")
    point(page, 8, "hands")
    write("12")
    press(Qt.Key.Key_Return)
    assert (level(page, 8).hands, says(page, 8, "minutes")) == (12, "~ 20")


def test_every_gesture_of_the_rows_is_in_their_menu(
    page: StructurePage, menus: list[QMenu]
) -> None:
    point(page, 9, "minutes")
    QTest.mouseClick(page.table.viewport(), Qt.MouseButton.RightButton, NOTHING, middle(page, 9))
    page.table.menu_wanted.emit(middle(page, 9))
    choose(menus[-1], "Delete rows\tCtrl+Del")
    assert len(structure(page)) == len(page.mending.present) - 1


# Applying


def test_what_it_changes_is_told_before_it_is_applied(page: StructurePage) -> None:
    point(page, 2, "minutes")
    write("25")
    press(Qt.Key.Key_Return)
    told = page.foot.effect.text()
    assert told.startswith("1 row differs. Level 3, ")
    assert " becomes Level 3, 25:00 left, and the clock runs on." in told.replace("24:59", "25:00")
    assert "It ends at" in told
    assert "row 3, level 3: instead of" in page.foot.effect.toolTip()


def test_the_running_clock_keeps_its_second(page: StructurePage, view: TournamentView) -> None:
    point(page, 6, "big_blind")
    press(Qt.Key.Key_Insert)
    point(page, 0, "minutes")
    write("45")
    press(Qt.Key.Key_Return)
    since = view.now()
    before = read(view.state.setup.structure, view.state.play.clock, since)
    QTest.mouseClick(page.foot.apply, LEFT)
    now = view.now()
    after = read(view.state.setup.structure, view.state.play.clock, now)
    assert before is not None
    assert after is not None
    assert after.running
    assert after.period.id == before.period.id
    assert after.left == before.left - (now.uptime - since.uptime)
    assert len(view.state.setup.structure) == len(structure(page))
    assert all(number for number in numbers(page))
    assert page.state.text() == "as it is played"
    assert page.foot.said.text().startswith("Applied.")


def test_what_was_applied_is_taken_back_as_a_draft(
    page: StructurePage, view: TournamentView
) -> None:
    before = view.state.setup.structure
    point(page, 9, "minutes")
    press(Qt.Key.Key_Delete, CONTROL)
    page.apply()
    assert view.state.setup.structure == removed(before, frozenset({9}))
    press(Qt.Key.Key_Z, CONTROL)
    assert structure(page) == before
    page.apply()
    assert view.state.setup.structure == before


def test_what_is_being_typed_is_applied_with_the_rest(
    page: StructurePage, view: TournamentView
) -> None:
    point(page, 9, "minutes")
    write("35")
    page.apply()
    assert view.state.setup.structure[9].minutes == 35


def test_the_present_level_can_t_go_and_why_is_told(
    page: StructurePage, view: TournamentView
) -> None:
    before = view.state.setup.structure
    point(page, 2, "big_blind")
    press(Qt.Key.Key_Delete, CONTROL)
    assert page.foot.effect.text().startswith("It can't be applied: ")
    assert not page.foot.apply.isEnabled()
    assert {line.begins for line in page.periods.lines} == {""}
    assert view.state.setup.structure == before


def test_the_row_that_is_in_the_way_is_marked(page: StructurePage) -> None:
    point(page, 6, "big_blind")
    write("100")
    press(Qt.Key.Key_Return)
    assert not page.foot.apply.isEnabled()
    assert says(page, 6, "number") == "6 !"
    press(Qt.Key.Key_Z, CONTROL)
    assert says(page, 6, "number") == "6"


def test_a_paused_clock_stays_paused(page: StructurePage, view: TournamentView) -> None:
    view.do(PauseClock())
    point(page, 9, "minutes")
    write("35")
    press(Qt.Key.Key_Return)
    assert "the clock is stopped as before" in page.foot.effect.text()
    page.apply()
    anchor = view.state.play.clock.anchor
    assert anchor is not None
    assert anchor.since is None


# Others, and what is kept


def test_what_others_apply_comes_in_where_nothing_is_drafted(
    page: StructurePage, view: TournamentView, tmp_path: Path
) -> None:
    elsewhere(view, tmp_path, 10, 40)
    assert structure(page)[10].minutes == 40
    assert not page.mending.pending


def test_a_draft_that_was_overtaken_says_so_and_is_kept(
    page: StructurePage, view: TournamentView, tmp_path: Path
) -> None:
    point(page, 9, "minutes")
    write("35")
    press(Qt.Key.Key_Return)
    elsewhere(view, tmp_path, 10, 40)
    assert structure(page)[9].minutes == 35
    assert page.foot.effect.text().startswith("The structure was changed elsewhere")
    assert page.foot.apply.text() == "Apply mine"
    page.foot.again.click()
    assert structure(page)[10].minutes == 40
    assert not page.mending.pending
    press(Qt.Key.Key_Z, CONTROL)
    assert structure(page)[9].minutes == 35
    page.apply()
    assert view.state.setup.structure[9].minutes == 35
    assert view.state.setup.structure[10].minutes == 15


def elsewhere(view: TournamentView, tmp_path: Path, row: int, minutes: int) -> None:
    with open_house(tmp_path / "club.house") as other:
        changed = lasting(view.state.setup.structure, frozenset({row}), minutes)
        other.session.submit(view.tournament, EditStructure(structure=changed))
    view.follow()


def test_a_draft_outlives_its_window(
    page: StructurePage, view: TournamentView, gestures: Gestures, window: QWidget
) -> None:
    point(page, 9, "minutes")
    write("35")
    press(Qt.Key.Key_Return)
    later = StructurePage(view, gestures, theme("dark"), window)
    assert later.mending.pending
    assert later.mending.rows == page.mending.rows
    assert not later.mending.overtaken
    later.mending.undo()
    assert kept(view.tournament) is None


def test_a_draft_that_can_t_be_read_is_none(page: StructurePage, view: TournamentView) -> None:
    del page
    place(view.tournament).parent.mkdir(parents=True)
    place(view.tournament).write_text('{"rows": 7}', encoding="utf-8")
    assert kept(view.tournament) is None


def test_a_disk_that_takes_no_draft_is_told(page: StructurePage, view: TournamentView) -> None:
    place(view.tournament).parent.write_text("in the way", encoding="utf-8")
    point(page, 9, "minutes")
    write("35")
    press(Qt.Key.Key_Return)
    assert page.state.text() == "● a draft, not applied yet, and not kept on the disk"


# The model


def test_the_model_keeps_qt_s_rules_through_any_gesture(page: StructurePage) -> None:
    periods = Periods(catalogue("en", ROME), theme("dark"), page)
    QAbstractItemModelTester(periods, QAbstractItemModelTester.FailureReportingMode.Fatal, periods)
    lines = page.periods.lines
    for shown in (lines, lines[:3], (), lines[4:9], lines, (*lines[5:], *lines[:5]), lines[1:]):
        periods.show(shown)
        assert periods.lines == shown
        assert periods.rowCount() == len(shown)
