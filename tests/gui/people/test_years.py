"""A player's results over the years: on the page of the people, from a seat, and as a PDF."""

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("PySide6")

from PySide6.QtWidgets import QWidget

from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.values import PersonId
from tdconsole.gui.app import Console
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.gui.console.people.page import PeoplePage
from tdconsole.i18n.eliminations.charts import results_chart
from tdconsole.line.typing.reading import ToAction
from tdconsole.projections.eliminations.years_chart import YearsChart, years_chart
from tdconsole.session import Session, SystemTime
from tdconsole.settings import Settings
from tdconsole.wall.theme import theme
from tests.gui.console_evening import seated, viewing
from tests.gui.hands import WindowTable
from tests.gui.waiting import until
from tests.line.table import ROSSI
from tests.printing.eliminations.test_player_page import page as page_of
from tests.printing.read_again import text_of_file

pytestmark = pytest.mark.usefixtures("qt")


@pytest.fixture
def page(view: TournamentView, gestures: Gestures, window: QWidget) -> PeoplePage:
    page = PeoplePage(view, gestures, theme("dark"), window)
    page.resize(window.size())
    window.show()
    return page


def maria(view: TournamentView) -> PersonId:
    return view.session.timeline(view.tournament).persons[ROSSI]


def told(page: PeoplePage) -> dict[str, str]:
    labels = (*page.years.narrow, *page.years.wide)
    return {name.text(): value.text() for name, value in labels if not name.isHidden()}


def bust_maria(view: TournamentView) -> None:
    assert view.do(EliminatePlayers(hand=(Bust(entry=ROSSI),)))


def test_figures_and_evenings_follow_what_happens(page: PeoplePage, view: TournamentView) -> None:
    page.show_record(maria(view), results=True)
    assert page.turned.shown == 2
    assert page.years.title.text() == "Maria Rossi"
    assert not told(page), "nothing is counted as long as no evening is over"
    assert page.years.chart.isHidden()
    bust_maria(view)
    assert told(page)["Played"] == "1"
    assert told(page)["Cashes"] == "0 of 1, 0%"
    assert page.years.rows.rowCount() == 1
    field = len(view.state.entries.by_id)
    assert page.years.rows.data(page.years.rows.index(0, 2)) == f"{field} of {field}"
    assert not page.years.chart.isHidden()
    assert view.do(Undo())
    assert not told(page)


def test_profit_is_asked_for(page: PeoplePage, view: TournamentView) -> None:
    bust_maria(view)
    page.show_record(maria(view), results=True)
    assert "Profit" not in told(page)
    page.years.profit.click()
    assert told(page)["Profit"].startswith("-")
    assert page.years.chart.accessibleName() == "Profit added up"
    page.years.profit.click()
    assert "Profit" not in told(page)


def test_of_somebody_new_there_is_nothing(page: PeoplePage) -> None:
    page.turned.turn(2)
    page.new()
    page.turned.turn(2)
    assert page.years.title.text() == "New person"
    assert told(page) == {}
    assert not page.years.save.isEnabled()


def test_a_year_is_shown_by_itself(page: PeoplePage, view: TournamentView) -> None:
    bust_maria(view)
    page.show_record(maria(view), results=True)
    choice = page.years.choice
    assert choice.count() >= 2
    choice.setCurrentIndex(1)
    year = choice.currentText()
    assert page.years.stretch == year
    assert [one.day[:4] for one in page.years.chosen()] == [year]
    assert page.years.page().figures.played == 1
    page.show_record(maria(view), results=True)
    assert page.years.choice.currentText() == year


def test_the_page_is_saved_as_a_pdf(page: PeoplePage, view: TournamentView, tmp_path: Path) -> None:
    bust_maria(view)
    page.show_record(maria(view), results=True)
    path = tmp_path / "maria.pdf"
    page.write_page(path)
    assert until(lambda: not page.writing.busy)
    assert until(path.exists)
    assert "Maria Rossi" in text_of_file(path)


def test_a_place_that_cannot_be_written_is_told(
    page: PeoplePage, view: TournamentView, tmp_path: Path
) -> None:
    bust_maria(view)
    page.show_record(maria(view), results=True)
    said = list[object]()
    view.told.connect(said.append)
    page.write_page(tmp_path / "nowhere" / "maria.pdf")
    assert until(lambda: bool(said))


@pytest.mark.parametrize("spent", [None, 4_000])
def test_the_chart_is_painted_of_what_was_played(page: PeoplePage, spent: int | None) -> None:
    chart = years_chart(page_of(120, spent=spent).evenings)
    assert isinstance(chart, YearsChart)
    page.years.chart.show_chart(results_chart(page.years._view.words, chart))
    long = page.years.chart.grab().toImage()
    fewer = years_chart(page_of(60, spent=spent).evenings)
    assert isinstance(fewer, YearsChart)
    page.years.chart.show_chart(results_chart(page.years._view.words, fewer))
    assert page.years.chart.grab().toImage() != long


# In the window


@pytest.fixture
def kept() -> list[Settings]:
    return []


@pytest.fixture
def console(session: Session, kept: list[Settings]) -> Iterator[ConsoleWindow]:
    seated(session)
    console = Console(session, "en", Settings(), kept.append, SystemTime())
    console.begin()
    assert isinstance(console.window, ConsoleWindow)
    yield console.window
    console.close()


def test_the_line_asks_for_a_name_and_leads_there(tmp_path: Path) -> None:
    with viewing(tmp_path) as view:
        table = WindowTable(view)
        assert table.read("years").mood == "asking"
        reading = table.read(f"years {table.at(ROSSI)}")
        assert reading.sentence == "The results of Maria Rossi over the years"
        assert reading.jump == ToAction(action="years", entry=ROSSI)
        assert len(table.read("years smith").offers) == 2


def test_from_a_seat_to_the_results(console: ConsoleWindow, kept: list[Settings]) -> None:
    console.show_entry(ROSSI)
    console.gestures.perform("years")
    people = console.pages.of(PeoplePage)
    assert console.page is people
    assert people.turned.shown == 2
    assert people.years.title.text() == "Maria Rossi"
    assert not people.years.profit.isChecked()
    people.years.profit.click()
    assert kept[-1].profit
