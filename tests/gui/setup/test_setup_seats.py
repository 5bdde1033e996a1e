"""The seats of a satellite and the special prizes in the set-up, typed and mended while it runs."""

from pathlib import Path

import pytest

pytest.importorskip("PySide6")

from PySide6.QtWidgets import QWidget

from tdconsole.domain.language.commands.tournament import EditSetup
from tdconsole.domain.language.terms import Satellite, Target, Terms, TermsChanges
from tdconsole.domain.values import Money
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.setup.forms.seats import targets_typed
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


def test_a_value_of_a_seat_makes_it_a_satellite(page: SetupPage, view: TournamentView) -> None:
    seats = page.seats
    assert not seats.target.isVisibleTo(page)
    seats.seat.setText("300")
    assert seats.target.isVisibleTo(page)
    seats.target.setText("Main Event")
    seats.block.setText("60")
    page.apply()
    blocks = Satellite(seat=Money(30_000), block=Money(6_000), target="Main Event")
    assert view.state.terms == Terms(satellite=blocks)
    seats.remainder.setCurrentIndex(seats.remainder.findData("shared"))
    assert not seats.block.isEnabled()
    page.apply()
    shared = Satellite(
        seat=Money(30_000), block=Money(6_000), remainder="shared", target="Main Event"
    )
    assert view.state.terms == Terms(satellite=shared)
    seats.seat.setText("")
    page.apply()
    assert view.state.terms == Terms()


def test_special_prizes_are_typed_in_one_line(page: SetupPage, view: TournamentView) -> None:
    page.seats.targets.setText("Royal flush 500;  Bad beat 100,50 ;")
    page.apply()
    assert view.state.terms.targets == (
        Target(name="Royal flush", amount=Money(50_000)),
        Target(name="Bad beat", amount=Money(10_050)),
    )
    assert not page.drafting.pending


@pytest.mark.parametrize("typed", ["Royal flush", "500", "Royal flush 0", "Bad beat -5", "x 1e3"])
def test_what_is_no_name_and_amount_is_said(page: SetupPage, typed: str) -> None:
    page.seats.targets.setText(typed)
    assert page.seats.faults()
    assert not page.effect.apply.isEnabled()


def test_two_of_one_name_are_refused_at_the_field(page: SetupPage) -> None:
    page.seats.targets.setText("Bad beat 5; Bad beat 6")
    assert page.seats.blamed() == "targets"


def test_what_is_no_amount_is_said_at_the_seat(page: SetupPage) -> None:
    for typed in ("three hundred", "0", "-1"):
        page.seats.seat.setText(typed)
        assert page.seats.blamed() == "satellite"
    page.seats.seat.setText("300")
    page.seats.block.setText("half")
    assert page.seats.blamed() == "satellite"


def test_a_name_with_a_semicolon_stays_when_something_else_is_typed(
    page: SetupPage, view: TournamentView
) -> None:
    odd = (Target(name="Flush; royal 5", amount=Money(50_000)),)
    view.session.submit(view.tournament, EditSetup(terms=TermsChanges(targets=odd)))
    assert until(lambda: "Flush; royal 5 500" in page.seats.targets.text())
    page.seats.seat.setText("300")
    page.apply()
    assert view.state.terms.targets == odd


def test_what_somebody_else_sets_comes_into_the_fields(
    page: SetupPage, view: TournamentView
) -> None:
    satellite = Satellite(seat=Money(12_550), remainder="shared", target="Sunday")
    view.session.submit(view.tournament, EditSetup(terms=TermsChanges(satellite=satellite)))
    assert until(lambda: page.seats.seat.text() == "125.50")
    assert page.seats.target.text() == "Sunday"
    assert page.seats.remainder.currentData() == "shared"


def test_many_prizes_are_too_many() -> None:
    assert targets_typed("; ".join(f"Prize {n} 5" for n in range(50)), "EUR")
    assert targets_typed("; ".join(f"Prize {n} 5" for n in range(51)), "EUR") is None
    assert targets_typed(" ; ", "EUR") == ()
