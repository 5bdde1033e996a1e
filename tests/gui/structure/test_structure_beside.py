"""What stands beside the table: figures, the chart, the check; and structures that come and go."""

from fractions import Fraction
from pathlib import Path
from time import perf_counter

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QWidget

from tdconsole.domain.clock.structure import numbered_anew
from tdconsole.domain.language.commands.clock import SetLevel
from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import Break, Chips, Level, PeriodId
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.frame.table import ACTIONS
from tdconsole.gui.console.structure.maker_dialog import MakerDialog
from tdconsole.gui.console.structure.page import StructurePage
from tdconsole.gui.console.structure.table.cells import factor, time_of_day, whole
from tdconsole.gui.console.structure.taking import adopted
from tdconsole.library.structures import structure, structure_file
from tdconsole.line.typing.typed_chips import amount
from tdconsole.wall.theme import theme
from tests.gui.console_evening import viewing
from tests.gui.structure_page import LEFT, made, point, press, settings_beside, write
from tests.gui.waiting import until


@pytest.fixture
def page(
    view: TournamentView,
    gestures: Gestures,
    window: QWidget,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> StructurePage:
    monkeypatch.setenv("TDCONSOLE_SETTINGS", settings_beside(tmp_path))
    assert view.do(SetLevel(period=PeriodId(3)))
    return made(view, gestures, window)


def figures(page: StructurePage) -> dict[str, str]:
    return {name.text(): value.text() for name, value in page.beside._figures}


def faults(page: StructurePage) -> list[str]:
    return [page.beside.faults.item(row).text() for row in range(page.beside.faults.count())]


# Figures


def test_the_totals_follow_the_draft(page: StructurePage) -> None:
    before = figures(page)
    assert (before["Levels"], before["In all"]) == ("19 · 5 h 25 min", "6 h 15 min")
    point(page, 9, "minutes")
    write("75")
    press(Qt.Key.Key_Return)
    after = figures(page)
    assert (after["Levels"], after["In all"]) == ("19 · 5 h 25 min", "7 h 15 min")
    assert before["Last level ends"] != after["Last level ends"]
    assert after["Expected end"].startswith("Level 14 · ")


def test_more_entries_make_it_last_longer_and_deeper(page: StructurePage) -> None:
    assert page.beside.expected == 12
    page.beside.entries.setFocus()
    write("60")
    assert figures(page)["Expected end"] > "Level 17"
    assert page.beside.entries.property("role") != "stopped"
    page.beside.entries.setText("1")
    assert page.beside.entries.property("role") == "stopped"
    assert page.beside.entries.toolTip() == "Write a number of entries from 2 on."


def test_chips_that_are_not_in_play_pay_nothing(page: StructurePage) -> None:
    assert faults(page) == []
    page.beside.chips.setText("500 1000 5000")
    press_return(page.beside.chips)
    assert page.mending.chips == (500, 1000, 5000)
    assert any("50" in said for said in faults(page))
    page.beside.chips.setText("500 x")
    press_return(page.beside.chips)
    assert page.mending.chips == (500, 1000, 5000)
    assert page.beside.chips.property("role") == "stopped"


def press_return(field: QWidget) -> None:
    QTest.keyClick(field, Qt.Key.Key_Return)


def test_a_fault_leads_to_its_row(page: StructurePage) -> None:
    point(page, 7, "big_blind")
    write("1150")
    press(Qt.Key.Key_Return)
    there = [item for item in faults(page) if item.startswith("Level 7")]
    assert there
    page.beside.faults.setFocus()
    page.beside.faults.setCurrentRow(faults(page).index(there[0]))
    press(Qt.Key.Key_Return)
    assert page.table.currentIndex().row() == 7
    assert page.table.hasFocus()


def test_the_chart_says_what_it_shows_and_leads_to_a_level(page: StructurePage) -> None:
    chart = page.beside.chart
    assert chart.accessibleDescription().startswith(
        "Now: 67 big blinds; Level 1: 200 big blinds; Level 2: "
    )
    QTest.mouseClick(chart, LEFT, Qt.KeyboardModifier.NoModifier, QPoint(chart.width() - 12, 40))
    row = page.table.currentIndex().row()
    number = page.periods.lines[row].number
    assert number is not None
    assert number > 10


def test_a_gesture_is_on_the_screen_at_once(page: StructurePage) -> None:
    point(page, 6, "big_blind")
    begun = perf_counter()
    for _ in range(10):
        page.perform("level-below")
    assert (perf_counter() - begun) / 10 < 0.05


# Other states


@pytest.mark.usefixtures("qt")
def test_before_the_start_times_are_counted_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TDCONSOLE_SETTINGS", settings_beside(tmp_path))
    with viewing(tmp_path, clock=False) as view:
        window = QWidget()
        page = made(view, Gestures(view, window, ACTIONS), window)
        begins = [line.begins for line in page.periods.lines[:3]]
        assert begins == ["0:00", "0:20", "0:40"]
        page.perform("delete")
        assert page.foot.effect.text() == (
            "1 row differs. The clock has not been started. "
            "It lasts 5 h 55 min instead of 6 h 15 min."
        )
        page.apply()
        assert len(view.state.setup.structure) == len(page.mending.rows) == 22
        window.close()
        window.deleteLater()


# Coming and going


def test_a_shipped_structure_fills_the_draft_alone(
    page: StructurePage, view: TournamentView
) -> None:
    before = view.state.setup.structure
    menu = page.exchange.menu()
    titles = [action.text() for action in menu.actions()]
    assert "Turbo" in titles
    menu.actions()[titles.index("Turbo")].trigger()
    assert view.state.setup.structure == before
    assert len(page.mending.rows) == len(structure("turbo"))
    assert page.foot.said.text() == "The draft is “Turbo” now."
    assert 3 in [period.id for period in page.mending.rows]  # which is being played
    assert not isinstance(page.mending.answer(), Refusal)
    press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    page.perform("undo")
    assert not page.mending.pending


def test_what_is_played_has_a_row_in_what_comes() -> None:
    present = numbered_anew(structure("club-evening"))
    taken = adopted(present, structure("turbo"), PeriodId(9))
    assert sum(1 for period in taken if period.id == 9) == 1
    numbers = [period.id for period in taken if period.id]
    assert len(numbers) == len(set(numbers))
    odd = Level(small_blind=Chips(700), big_blind=Chips(1400), minutes=7)
    second = adopted(present, (odd, Break(minutes=9), odd), PeriodId(2))
    assert second[2].id == 2
    assert all(period.id not in {3, 4} for period in adopted(present, (odd,), PeriodId(4)))


@pytest.mark.parametrize("ending", ["toml", "csv"])
def test_what_was_saved_is_taken_again(page: StructurePage, tmp_path: Path, ending: str) -> None:
    point(page, 8, "marks")
    rows = page.mending.rows
    file = tmp_path / f"mine.{ending}"
    page.exchange.save(file)
    assert page.foot.said.text() == f"Saved as {file}."
    page.perform("delete")
    page.exchange.take(str(file))
    assert page.mending.rows == rows
    if ending == "toml":
        assert structure_file(str(file)).title == "Spring Main"


def test_files_are_chosen_in_dialogs(page: StructurePage, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    page.save.click()
    dialog = page.findChild(QFileDialog)
    assert dialog is not None
    assert dialog.selectedFiles()[0].endswith("Spring Main.toml")
    dialog.fileSelected.emit(str(file))
    dialog.close()
    assert file.is_file()
    page.perform("delete")
    page.exchange.ask_file()
    dialog = next(one for one in page.findChildren(QFileDialog) if one.isVisible())
    dialog.fileSelected.emit(str(file))
    dialog.close()
    assert not page.mending.pending


def test_a_file_that_is_no_structure_is_told_by_its_line(
    page: StructurePage, tmp_path: Path
) -> None:
    file = tmp_path / "wrong.csv"
    file.write_text("small,big,minutes\n100,200,20\n100,2x0,20\n", encoding="utf-8")
    page.exchange.take(str(file))
    assert "line 3" in page.foot.said.text()
    assert not page.mending.pending


def test_where_nothing_can_be_saved_is_told(page: StructurePage, tmp_path: Path) -> None:
    page.exchange.save(tmp_path / "nowhere" / "mine.toml")
    assert "nowhere" in page.foot.said.text()
    assert page.foot.said.property("role") == "waiting"


def test_one_is_made_to_measure(page: StructurePage) -> None:
    page.make.click()
    dialog = page.findChild(MakerDialog)
    assert dialog is not None
    assert dialog.players.value() == 12
    dialog.hours.setValue(4)
    dialog.level.setValue(15)
    assert dialog.go.isEnabled()
    assert "levels of 15 min" in dialog.said.text()
    press_return(dialog.players)
    levels = [period for period in page.mending.rows if isinstance(period, Level)]
    assert levels[5].minutes == 15
    assert page.mending.pending
    assert not isinstance(page.mending.answer(), Refusal)


@pytest.mark.parametrize(
    ("typed", "stack", "shown"),
    [
        ("12.5k", 12_500, "12,500"),
        ("41 500", 41_500, "41,500"),
        ("41.500", 41_500, "41,500"),
        ("1.2M", 1_200_000, "1,200,000"),
        ("1.500k", 20_000, "20,000"),
        ("abc", 20_000, "20,000"),
        ("0", 20_000, "20,000"),
    ],
)
def test_its_stack_is_typed_as_chips_are(
    page: StructurePage, typed: str, stack: int, shown: str
) -> None:
    page.make.click()
    dialog = page.findChild(MakerDialog)
    assert dialog is not None
    dialog.stack.setValue(20_000)
    dialog.activateWindow()
    dialog.stack.setFocus()
    assert until(dialog.stack.hasFocus)
    dialog.stack.selectAll()
    QTest.keyClicks(dialog.stack, typed)
    taken = stack == dialog.stack.value() and dialog.stack.hasAcceptableInput()
    assert dialog.go.isEnabled() is taken
    assert taken or "chips" in dialog.said.text() or "in full" in dialog.said.text()
    QTest.keyClick(dialog.stack, Qt.Key.Key_Tab)
    assert dialog.wish().stack == stack
    assert dialog.stack.text() == shown
    dialog.close()


def test_why_none_can_be_made_is_told_while_it_is_wished(page: StructurePage) -> None:
    page.make.click()
    dialog = page.findChild(MakerDialog)
    assert dialog is not None
    dialog.stack.setValue(100)
    assert not dialog.go.isEnabled()
    assert dialog.said.property("role") == "waiting"
    assert dialog.said.text()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not page.mending.pending


# What is typed


@pytest.mark.parametrize(
    ("typed", "means"),
    [("1500", 1500), ("1 500", 1500), ("1.500", 1500), ("1,5k", 1500), ("2M", 2_000_000), ("1.500k", None),
     ("0.0001k", None), ("1500x", None), ("", None), ("-5", None), ("9" * 13, None)],
)  # fmt: skip
def test_amounts_are_read_as_people_write_them(typed: str, means: int | None) -> None:
    assert amount(typed) == means


def test_times_factors_and_numbers_are_read() -> None:
    assert [time_of_day(t) for t in ("21:40", "9.05", "24:00", "2140")] == [
        "21:40", "09:05", None, None,
    ]  # fmt: skip
    assert [factor(t) for t in ("1.5", "1,5", "75%", "0", "x")] == [
        Fraction(3, 2), Fraction(3, 2), Fraction(3, 4), None, None,
    ]  # fmt: skip
    assert [whole(t, 60) for t in ("60", "61", "0", " 7 ")] == [60, None, None, 7]


def test_the_verdict_stands_on_the_card_and_not_on_a_dark_field(page: StructurePage) -> None:
    count = page.beside.count
    at = count.mapTo(page.beside, QPoint(count.width() - 2, count.height() // 2))
    picture = page.beside.grab().toImage()
    assert picture.pixelColor(at).name() == theme("dark").colours.surface
