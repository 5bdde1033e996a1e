"""The season in the window: opened, adjusted, counted, closed and printed, by mouse and by keys."""

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QWidget

from tdconsole.domain.language.commands.house import AdjustPoints, OpenSeason
from tdconsole.domain.values import PersonId, SeasonNo
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.gui.console.season.asked import day_typed, points_typed
from tdconsole.gui.console.season.dialog import SeasonDialog
from tdconsole.gui.console.season.page import SeasonPage
from tdconsole.wall.theme import theme
from tests.gui.waiting import until
from tests.printing.read_again import pages_of
from tests.session.league import done, play_out

WINTER = SeasonNo(1)
NAMES = ("Anna Verdi", "Bruno Neri", "Carla Gialli")


class Still:
    def run(self, millis: int) -> None:
        """Let all evenings be of one day."""


def press(widget: QWidget) -> None:
    QTest.mouseClick(
        widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(8, 8)
    )


@pytest.fixture
def people(view: TournamentView) -> list[PersonId]:
    """Three players and two evenings: Anna won both, Bruno and Carla were second in turn."""
    found = [view.session.club.people.add(name) for name in NAMES]
    anna, bruno, carla = found
    play_out(view.session, Still(), (anna, bruno, carla), name="First")
    play_out(view.session, Still(), (anna, carla, bruno), name="Second")
    return found


@pytest.fixture
def page(
    view: TournamentView, gestures: Gestures, window: QWidget, people: list[PersonId]
) -> Iterator[SeasonPage]:
    del people
    page = SeasonPage(view, gestures, theme("dark"), window)
    page.resize(window.size())
    window.show()
    page.show()
    yield page
    assert until(lambda: not page.paper.busy)


def opened(page: SeasonPage, view: TournamentView) -> None:
    rules = OpenSeason(name="Winter", formula="players - place + 1", ties=("wins",))
    done(view.session, rules)
    page.refresh()


def names(page: SeasonPage) -> list[str | None]:
    return [page.rows.at(row).row.name for row in range(page.rows.rowCount())]


def cells(page: SeasonPage, row: int) -> list[str]:
    columns = range(page.rows.columnCount())
    return [str(page.rows.index(row, column).data()) for column in columns]


def dialog_of(page: SeasonPage) -> SeasonDialog:
    found = page.findChild(SeasonDialog)
    assert found is not None
    return found


def test_a_house_without_a_season_says_how_one_is_opened(page: SeasonPage) -> None:
    assert page.said.text() == "The house has no season yet. New opens one."
    for name in ("rules", "close", "print"):
        assert not page.buttons[name].isEnabled()


def test_a_season_is_opened_by_keys_with_its_formula_tried_as_it_is_typed(
    page: SeasonPage, view: TournamentView
) -> None:
    press(page.buttons["new"])
    dialog = dialog_of(page)
    assert not dialog.keep.isEnabled()
    QTest.keyClicks(dialog.form.name, "Winter")
    dialog.form.formula.setPlainText("10 * playrs / place")
    assert dialog.said.text() == "Character 6: there is no “playrs”. Perhaps “players” is meant."
    assert not dialog.keep.isEnabled()
    assert dialog.rows.rowCount() == 0
    dialog.form.formula.setPlainText("10 * players / place")
    shown = [dialog.rows.at(row) for row in range(3)]
    assert [one.name for one in shown] == ["Anna Verdi", "Carla Gialli", "Bruno Neri"]
    assert [one.points for one in shown] == [30, 15, 10]
    QTest.keyClicks(dialog.form.best, "1")
    QTest.keyClick(dialog.form.best, Qt.Key.Key_Return)
    season = view.session.house.seasons[WINTER]
    assert (season.name, season.rules.best) == ("Winter", 1)
    assert names(page) == ["Anna Verdi", "Bruno Neri", "Carla Gialli"]
    assert cells(page, 0)[:4] == ["1", "Anna Verdi", "30", "1 of 2"]


def test_what_is_wrong_in_the_rules_is_said_and_nothing_is_kept(
    page: SeasonPage, view: TournamentView
) -> None:
    opened(page, view)
    press(page.buttons["rules"])
    dialog = dialog_of(page)
    assert dialog.said.text() == "Nothing is changed."
    for field, typed, said in (
        (dialog.form.since, "30.2.2026", "A day is written"),
        (dialog.form.best, "many", "Evenings and players are whole numbers"),
        (dialog.form.per_point, "much", "Points are written 12.5."),
        (dialog.form.stack, "lots", "Chips are written"),
        (dialog.form.chip, "0", "Chips are written"),
        (dialog.form.name, "", "What is the season called?"),
    ):
        before = field.text()
        field.setText(typed)
        assert dialog.said.text().startswith(said), typed
        assert not dialog.keep.isEnabled()
        field.setText(before)
    dialog.form.since.setText("1.9.2026")
    dialog.form.until.setText("2026-08-31")
    assert "before it begins" in dialog.said.text()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert view.session.house.seasons[WINTER].rules.since == ""


def test_rules_come_back_into_the_dialog_as_they_are(
    page: SeasonPage, view: TournamentView
) -> None:
    opened(page, view)
    press(page.buttons["rules"])
    dialog = dialog_of(page)
    for field, typed in (
        (dialog.form.players, "2"),
        (dialog.form.stack, "10k"),
        (dialog.form.per_point, "2,5"),
        (dialog.form.most, "50 000"),
        (dialog.form.series, "Winter Series"),
    ):
        field.setText(typed)
    dialog.form.by_hand.click()
    press(dialog.keep)
    rules = view.session.house.seasons[WINTER].rules
    assert (rules.series, rules.by_hand, rules.ties) == ("Winter Series", True, ("wins",))
    assert (rules.final.stack, rules.final.per_point, rules.final.most) == (10_000, "2.5", 50_000)
    again = SeasonDialog(view, theme("dark"), view.session.house.seasons[WINTER], [], {}, page)
    assert again.form.rules() == rules
    again.reject()


def test_points_are_adjusted_by_keys_and_taken_back(
    page: SeasonPage, view: TournamentView, people: list[PersonId]
) -> None:
    opened(page, view)
    page.listing.select(people[2])
    press(page.player.adjust)
    points, day, reason = page.asking.fields
    QTest.keyClicks(points, "+2,5")
    assert page.asking.said.text() == "Say why: the reason stands in the table."
    QTest.keyClicks(reason, "best costume")
    QTest.keyClicks(day, "nonsense")
    assert page.asking.said.text().startswith("A day is written")
    day.clear()
    QTest.keyClick(reason, Qt.Key.Key_Return)
    assert page.player.adjusted.text().startswith("Adjustment 1: Carla Gialli +2.5 from")
    assert cells(page, page.rows.row_of(people[2]) or 0)[2] == "5.5"
    press(page.player.back)
    press(page.asking.button)
    assert page.player.adjusted.text().endswith("(taken back)")
    assert not page.player.back.isEnabled()


def test_of_several_adjustments_one_is_taken_back_by_its_number(
    page: SeasonPage, view: TournamentView, people: list[PersonId]
) -> None:
    opened(page, view)
    for points in ("1", "2"):
        asked = AdjustPoints(season=WINTER, person=people[0], points=points, reason="x")
        done(view.session, asked)
    page.refresh()
    page.listing.select(people[0])
    press(page.player.back)
    assert not page.asking.button.isEnabled()
    QTest.keyClicks(page.asking.fields[0], "2")
    QTest.keyClick(page.asking.fields[0], Qt.Key.Key_Return)
    kept = view.session.house.seasons[WINTER].adjustments
    assert [kept[number].taken_back for number in sorted(kept)] == [False, True]


def test_an_evening_is_left_out_and_counted_again(page: SeasonPage, view: TournamentView) -> None:
    opened(page, view)
    page.turned.turn(1)
    pane = page.evenings
    pane.listing.select(pane.rows.at(0).key)
    assert not pane.by_rules.isEnabled()
    press(pane.leave_out)
    assert [one.points for row in range(3) for one in [page.rows.at(row).row]] == [3, 2, 1]
    assert pane.rows.at(0).by_hand is False
    press(pane.by_rules)
    assert pane.rows.at(0).by_hand is None
    assert page.rows.at(0).row.points == 6


def test_the_table_as_of_a_day(page: SeasonPage, view: TournamentView) -> None:
    opened(page, view)
    QTest.keyClicks(page.day, "1.1.2000")
    assert names(page) == []
    assert page.listing.empty == "No evening counts so far."
    page.day.clear()
    assert len(names(page)) == 3
    QTest.keyClicks(page.day, "tomorrow")
    assert page.said.text().startswith("A day is written")


def test_a_season_is_closed_and_reopened(page: SeasonPage, view: TournamentView) -> None:
    opened(page, view)
    press(page.buttons["close"])
    press(page.asking.button)
    assert view.session.house.seasons[WINTER].closed is not None
    assert "closed on" in page.said.text()
    assert not page.buttons["rules"].isEnabled()
    page.listing.select(page.rows.at(0).row.person)
    assert not page.player.adjust.isEnabled()
    assert page.buttons["close"].text() == "Reopen"
    press(page.buttons["close"])
    assert view.session.house.seasons[WINTER].closed is None
    assert page.buttons["rules"].isEnabled()


def test_one_of_several_seasons_is_chosen(page: SeasonPage, view: TournamentView) -> None:
    opened(page, view)
    done(view.session, OpenSeason(name="Summer", formula="100"))
    page.refresh()
    assert page.choice.currentText() == "Winter"
    page.choice.setCurrentIndex(page.choice.findText("Summer"))
    assert page.rows.at(0).row.points == 200
    page.refresh()
    assert page.choice.currentText() == "Summer"


def test_what_another_window_does_is_seen(
    page: SeasonPage, view: TournamentView, people: list[PersonId]
) -> None:
    opened(page, view)
    asked = AdjustPoints(season=WINTER, person=people[1], points="10", reason="x")
    done(view.session, asked)
    assert until(lambda: page.rows.at(0).row.person == people[1])


def test_the_table_and_the_final_are_printed(
    page: SeasonPage, view: TournamentView, tmp_path: Path
) -> None:
    opened(page, view)
    heard = list[Told]()
    view.told.connect(heard.append)
    page.write(tmp_path / "season.pdf", final=False)
    assert until(lambda: not page.paper.busy)
    said = "\n".join(
        line for one in pages_of((tmp_path / "season.pdf").read_bytes()) for line in one
    )
    assert all(name in said for name in NAMES)
    page.write(tmp_path / "final.pdf", final=True)
    assert until(lambda: not page.paper.busy)
    assert (heard[-1].sentence, heard[-1].refused) == ("There is nothing to print yet.", True)
    assert not (tmp_path / "final.pdf").exists()


def test_the_lists_are_sound_models(page: SeasonPage, view: TournamentView) -> None:
    every = (page.rows, page.player.rows, page.evenings.rows, page.final.rows)
    fatal = QAbstractItemModelTester.FailureReportingMode.Fatal
    testers = [QAbstractItemModelTester(rows, fatal) for rows in every]
    opened(page, view)
    page.listing.select(page.rows.at(0).row.person)
    del testers


@pytest.mark.parametrize(
    ("typed", "points"),
    [
        ("5", "5"),
        ("+2,5", "2.5"),
        (" - 2.50 ", "-2.50"),
        ("−3", "-3"),
        ("1e5", None),
        ("", None),
        ("2.5.1", None),
    ],
)
def test_points_as_they_are_typed(typed: str, points: str | None) -> None:
    assert points_typed(typed) == points


def test_days_as_they_are_typed() -> None:
    assert day_typed(" ") == ""
    assert day_typed("1.9.2026") == "2026-09-01"
    assert day_typed("30.2.2026") is None
