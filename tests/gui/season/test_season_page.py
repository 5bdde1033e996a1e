"""The season in the window: opened, adjusted, counted, closed and printed, by mouse and by keys."""

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QWidget

from tdconsole.domain.language.commands.entry import RegisterEntry
from tdconsole.domain.language.commands.house import (
    AdjustPoints,
    BarPerson,
    CloseSeason,
    OpenSeason,
)
from tdconsole.domain.language.season_rules import FinalRules
from tdconsole.domain.values import Chips, PersonId, SeasonNo
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.gui.console.season.asked import day_typed, points_typed
from tdconsole.gui.console.season.course import SeasonCourse
from tdconsole.gui.console.season.dialog import SeasonDialog
from tdconsole.gui.console.season.entering import EnterDialog
from tdconsole.gui.console.season.final_rows import FinalRows
from tdconsole.gui.console.season.page import FINAL, SeasonPage
from tdconsole.i18n.season.charts import points_chart
from tdconsole.projections.season.course import totals
from tdconsole.wall.theme import theme
from tests.brands import RED_CLUB
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


def test_in_a_narrow_page_an_evening_has_its_day_rather_than_its_name(
    page: SeasonPage, view: TournamentView
) -> None:
    opened(page, view)
    listing = page.player.listing
    for wide, hidden in ((1600, [False, False]), (676, [False, True])):
        page.resize(wide, 616)
        QTest.qWait(1)
        assert [listing.isColumnHidden(column) for column in (0, 1)] == hidden


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


def test_the_paper_of_a_season_has_the_logo_at_its_head(
    page: SeasonPage, view: TournamentView, tmp_path: Path
) -> None:
    opened(page, view)
    logo = tmp_path / "logo.png"
    logo.write_bytes(RED_CLUB)
    page.write(tmp_path / "bare.pdf", final=False)
    assert until(lambda: not page.paper.busy)
    page.paper.logo = lambda: str(logo)
    page.write(tmp_path / "season.pdf", final=False)
    assert until(lambda: not page.paper.busy)
    assert b"/Subtype /Image" not in (tmp_path / "bare.pdf").read_bytes()
    assert b"/Subtype /Image" in (tmp_path / "season.pdf").read_bytes()


def test_a_logo_that_cannot_be_read_is_told(
    page: SeasonPage, view: TournamentView, tmp_path: Path
) -> None:
    opened(page, view)
    heard = list[Told]()
    view.told.connect(heard.append)
    page.paper.logo = lambda: str(tmp_path / "gone.png")
    page.write(tmp_path / "season.pdf", final=False)
    assert until(lambda: not page.paper.busy)
    assert heard[-1].refused
    assert "gone.png" in heard[-1].sentence


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


def test_a_player_s_other_seasons_are_told_a_row_each(
    page: SeasonPage, view: TournamentView
) -> None:
    opened(page, view)
    assert page.player.others.isHidden()
    done(view.session, OpenSeason(name="Summer", formula="10", minimum=3))
    page.listing.select(page.rows.at(0).row.person)
    page.refresh()
    assert page.player.others.text() == "Summer: no place, 20 points"
    page.choice.setCurrentIndex(0)
    page.listing.select(page.rows.at(0).row.person)
    assert page.player.title.text() == "Anna Verdi"
    assert page.player.others.text() == "Winter: place 1 of 3, 6 points"


# The final is entered


@pytest.fixture
def final(page: SeasonPage, view: TournamentView) -> SeasonPage:
    """Anna has 6 points, Bruno and Carla 3 each: the best qualifies, with 1,600 chips."""
    rules = FinalRules(players=1, stack=Chips(1_000), per_point="100")
    done(view.session, OpenSeason(name="Winter", formula="players - place + 1", final=rules))
    page.refresh()
    page.turned.turn(FINAL)
    return page


def entering(page: SeasonPage) -> EnterDialog:
    press(page.final.enter)
    found: EnterDialog = page.findChildren(EnterDialog)[-1]
    return found


def listed(rows: FinalRows) -> list[tuple[str | None, str, str]]:
    shown = [rows.at(row) for row in range(rows.rowCount())]
    return [(one.candidate.qualifier.name, one.stack, one.said) for one in shown]


def test_the_final_is_entered_from_the_page_and_marked_there(
    final: SeasonPage, view: TournamentView
) -> None:
    told = list[Told]()
    view.told.connect(told.append)
    done(view.session, CloseSeason(season=WINTER))
    final.refresh()
    dialog = entering(final)
    assert dialog.is_open.isHidden()
    assert dialog.into.currentData() == view.tournament
    assert dialog.said.text() == "1 player with 1,600 chips."
    assert dialog.enter.text() == "Enter 1 player"
    QTest.keyClick(dialog.pays, Qt.Key.Key_Return)
    entry = view.state.entries.by_id[max(view.state.entries.by_id)]
    assert (entry.stack, entry.paid.total, entry.season) == (1_600, 0, WINTER)
    name = view.state.setup.name
    assert told[-1].sentence == f"1 player entered into {name}."
    assert listed(final.final.rows) == [("Anna Verdi", "1,600", f"in {name}")]
    again = entering(final)
    assert again.said.text() == f"All of them are in {name} already."
    assert not again.enter.isEnabled()


def test_who_does_not_come_is_struck_out_and_the_next_ones_move_up(
    final: SeasonPage, view: TournamentView
) -> None:
    dialog = entering(final)
    assert dialog.said.text().startswith("Winter is still open")
    assert not dialog.enter.isEnabled()
    dialog.is_open.setChecked(True)
    assert dialog.enter.isEnabled()
    dialog.listing.select(dialog.rows.at(0).candidate.qualifier.person)
    press(dialog.absent)
    assert listed(dialog.rows) == [
        ("Anna Verdi", "1,600", "doesn’t come"),
        ("Bruno Neri", "1,300", "moves up"),
        ("Carla Gialli", "1,300", "moves up"),
    ]
    assert "1 more than planned" in dialog.said.text()
    assert dialog.absent.text() == "Comes after all"
    press(dialog.absent)
    assert len(listed(dialog.rows)) == 1
    press(dialog.absent)
    before = len(view.state.entries.by_id)
    press(dialog.enter)
    assert len(view.state.entries.by_id) == before + 2


def test_a_limit_is_passed_with_a_reason(final: SeasonPage, view: TournamentView) -> None:
    person = final.rows.at(0).row.person
    done(view.session, BarPerson(person=person, reason="threw chips"))
    dialog = entering(final)
    dialog.is_open.setChecked(True)
    assert "Anna Verdi" in dialog.said.text()
    assert not dialog.enter.isEnabled()
    assert dialog.why.isVisible()
    QTest.keyClicks(dialog.why, "served the time")
    assert dialog.enter.isEnabled()
    QTest.keyClick(dialog.why, Qt.Key.Key_Return)
    assert person in view.state.entries.by_person


def test_what_was_entered_elsewhere_meanwhile_is_refused_and_said(
    final: SeasonPage, view: TournamentView
) -> None:
    dialog = entering(final)
    dialog.is_open.setChecked(True)
    person = final.rows.at(0).row.person
    view.session.submit(view.tournament, RegisterEntry(person=person))
    press(dialog.enter)
    assert "Anna Verdi is registered already" in dialog.said.text()
    assert dialog.isVisible()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)


def test_without_a_season_there_is_nobody_to_enter(page: SeasonPage) -> None:
    assert not page.final.enter.isEnabled()


def test_the_course_of_the_season_stands_beside_it(
    page: SeasonPage, view: TournamentView, gestures: Gestures, window: QWidget
) -> None:
    course = SeasonCourse(view, gestures, theme("dark"))
    course.setParent(window)
    course.stand_beside(page)
    course.show()
    assert not course.card.isVisible()
    opened(page, view)
    assert course.card.isVisible()
    assert course.title.text() == "Anna Verdi"
    race, points = course.race.chart, course.points.chart
    assert race is not None
    assert points is not None
    totals = {one.tail: [value for _at, value in one.points] for one in race.series}
    assert totals == {
        "Anna Verdi": [3.0, 6.0],
        "Bruno Neri": [2.0, 3.0],
        "Carla Gialli": [1.0, 3.0],
    }
    (bars,) = points.series
    assert bars.points == ((1.0, 3.0), (2.0, 3.0))
    page.listing.select(page.rows.at(2).row.person)
    assert course.title.text() == page.rows.at(2).row.name
    shown = course.race.chart
    assert shown is not None
    assert [one.tail for one in shown.series if one.ink == "main"] == [course.title.text()]


def test_an_evening_that_does_not_count_is_quiet_and_brings_the_total_nothing(
    page: SeasonPage, view: TournamentView, people: list[PersonId]
) -> None:
    rules = OpenSeason(name="Winter", formula="players - place + 1", best=1)
    done(view.session, rules)
    page.refresh()
    table = page.table
    assert table is not None
    row = next(one for one in table.rows if one.person == people[1])
    assert [float(total) for total in totals(table, row)] == [2.0, 2.0]
    chart = points_chart(view.words, table, row)
    assert {one.ink: [value for _at, value in one.points] for one in chart.series} == {
        "main": [2.0, 0.0],
        "rest": [0.0, 1.0],
    }
