"""Flights in the set-up, typed and mended while it runs."""

from pathlib import Path

import pytest

pytest.importorskip("PySide6")

from PySide6.QtWidgets import QWidget

from tdconsole.domain.language.commands.flights import OpenFlight
from tdconsole.domain.language.commands.tournament import EditSetup
from tdconsole.domain.language.terms import Flights, TermsChanges
from tdconsole.domain.values import Off
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.setup.forms.flights import names_typed
from tdconsole.gui.console.setup.page import SetupPage
from tdconsole.gui.console.widgets.style import dress
from tdconsole.wall.theme import theme
from tests.gui.waiting import until


@pytest.fixture
def page(
    view: TournamentView,
    window: QWidget,
    gestures: Gestures,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> SetupPage:
    monkeypatch.setenv("TDCONSOLE_SETTINGS", str(tmp_path / "settings.json"))
    dress(window, theme("dark"))
    page = SetupPage(view, gestures, theme("dark"), window)
    page.resize(window.size())
    window.show()
    window.activateWindow()
    assert until(window.isActiveWindow)
    return page


def held(view: TournamentView) -> Flights | Off:
    return view.state.terms.flights


def choose(page: SetupPage, **data: str) -> None:
    for name, one in data.items():
        choice = getattr(page.flights, name)
        choice.setCurrentIndex(choice.findData(one))


def test_a_tick_makes_it_one_in_flights(page: SetupPage, view: TournamentView) -> None:
    flights = page.flights
    assert not flights.names.isVisibleTo(page)
    flights.several.setChecked(True)
    assert flights.names.isVisibleTo(page)
    assert not flights.share.isVisibleTo(page)
    assert "What is played now is 1A; prizes wait" in page.effect.told.text()
    page.apply()
    assert held(view) == Flights()
    flights.several.setChecked(False)
    assert "on one day again" in page.effect.told.text()
    page.apply()
    assert held(view) == "off"


def test_all_of_it_is_typed_and_read_back(page: SetupPage, view: TournamentView) -> None:
    flights = page.flights
    flights.several.setChecked(True)
    flights.names.setText("Friday;  Saturday ; Turbo")
    choose(page, ends="share", forward="accumulate")
    assert flights.share.isVisibleTo(page)
    flights.share.setText("12,5")
    flights.again.setChecked(False)
    flights.into_day_two.setChecked(True)
    page.apply()
    assert view.state.terms.flights == Flights(
        names=("Friday", "Saturday", "Turbo"),
        ends="share",
        share=1_250,
        forward="accumulate",
        again=False,
        into_day_two=True,
    )
    assert not page.drafting.pending


@pytest.mark.parametrize("typed", ["15.123", "0", "some", "-1", "101"])
def test_what_is_no_share_is_said_where_a_share_ends_it(page: SetupPage, typed: str) -> None:
    page.flights.several.setChecked(True)
    page.flights.share.setText(typed)
    assert not page.flights.faults()
    choose(page, ends="share")
    assert page.flights.blamed() == "flight_share"
    assert not page.effect.apply.isEnabled()


@pytest.mark.parametrize("typed", ["A; A", "A; " * 27 + "x" * 121])
def test_what_is_no_list_of_names_is_said(page: SetupPage, typed: str) -> None:
    page.flights.several.setChecked(True)
    page.flights.names.setText(typed)
    assert page.flights.blamed() == "flight_names"


def test_a_second_flight_keeps_them_in_the_set_up(page: SetupPage, view: TournamentView) -> None:
    page.flights.several.setChecked(True)
    page.apply()
    view.do(OpenFlight())
    page.flights.several.setChecked(False)
    assert page.flights.blamed() == "flights"
    assert "flights can't be taken out" in page.flights.faults()[0]
    assert not page.effect.apply.isEnabled()


def test_what_somebody_else_sets_comes_into_the_fields(
    page: SetupPage, view: TournamentView
) -> None:
    flights = Flights(names=("Fri", "Sat"), ends="money", forward="first", again=False)
    view.session.submit(view.tournament, EditSetup(terms=TermsChanges(flights=flights)))
    assert until(page.flights.several.isChecked)
    assert page.flights.names.text() == "Fri; Sat"
    assert page.flights.ends.currentData() == "money"
    assert page.flights.forward.currentData() == "first"
    assert not page.flights.again.isChecked()


def test_a_name_with_a_semicolon_stays_when_something_else_is_typed(
    page: SetupPage, view: TournamentView
) -> None:
    odd = Flights(names=("Fri; late", "Sat"))
    view.session.submit(view.tournament, EditSetup(terms=TermsChanges(flights=odd)))
    assert until(page.flights.several.isChecked)
    page.flights.into_day_two.setChecked(True)
    page.apply()
    assert held(view) == Flights(names=odd.names, into_day_two=True)


def test_names_are_those_between_the_semicolons() -> None:
    assert names_typed(" ; ") == ()
    assert names_typed("1A; 1B;") == ("1A", "1B")
    assert names_typed("; ".join(map(str, range(27)))) is None


def test_a_level_that_nobody_marked_ends_no_flight(page: SetupPage) -> None:
    page.flights.several.setChecked(True)
    assert page.effect.endless.isVisibleTo(page)
    assert "mark one on the page Structure" in page.effect.endless.text()
    choose(page, ends="share")
    assert not page.effect.endless.isVisibleTo(page)


def test_a_chip_set_of_a_long_name_makes_its_card_no_wider(page: SetupPage) -> None:
    before = page.chips.minimumSizeHint().width()
    page.chips.sets.addItem("The big chips of the main room, bought second-hand in 2026")
    assert page.chips.minimumSizeHint().width() == before
