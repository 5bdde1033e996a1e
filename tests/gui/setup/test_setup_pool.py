"""Deductions, what the house adds, and what is withheld, in the set-up."""

from pathlib import Path

import pytest

pytest.importorskip("PySide6")

from PySide6.QtWidgets import QWidget

from tdconsole.domain.language.commands.tournament import EditSetup
from tdconsole.domain.language.terms import Deduction, Terms, TermsChanges, Withholding
from tdconsole.domain.values import Money
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.setup.forms.pool import deductions_typed, percent, percent_shown
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


def test_the_pool_less_what_is_deducted_and_with_what_is_added(
    page: SetupPage, view: TournamentView
) -> None:
    came_in = view.state.takings.pool
    page.pool.deductions.setText("Staff 3%; League 1,25 ;")
    page.pool.added.setText("100")
    page.apply()
    staff, league = Deduction(name="Staff", share=300), Deduction(name="League", share=125)
    assert view.state.terms == Terms(deductions=(staff, league), added=Money(10_000))
    deducted = came_in * 300 // 10_000 + came_in * 125 // 10_000
    assert view.state.pool == came_in - deducted + 10_000
    assert not page.drafting.pending


def test_what_is_withheld_is_only_asked_where_something_is(
    page: SetupPage, view: TournamentView
) -> None:
    pool = page.pool
    assert not pool.above.isEnabled()
    pool.share.setText("12.5")
    pool.above.setText("500")
    page.apply()
    excess = Withholding(share=1_250, above=Money(50_000))
    assert view.state.terms == Terms(withholding=excess)
    pool.of.setCurrentIndex(pool.of.findData("whole"))
    page.apply()
    assert view.state.terms.withholding == Withholding(share=1_250, above=Money(50_000), of="whole")
    pool.share.setText("")
    page.apply()
    assert view.state.terms == Terms()


@pytest.mark.parametrize(
    ("field", "typed", "blamed"),
    [
        ("deductions", "Staff", "deductions"),
        ("deductions", "3%", "deductions"),
        ("deductions", "Staff 101%", "deductions"),
        ("deductions", "Staff 60; League 41", "deductions"),
        ("added", "-5", "added"),
        ("share", "a fifth", "withholding"),
        ("share", "100.01", "withholding"),
    ],
)
def test_what_means_nothing_is_said_at_its_field(
    page: SetupPage, field: str, typed: str, blamed: str
) -> None:
    getattr(page.pool, field).setText(typed)
    assert page.pool.blamed() == blamed
    assert not page.effect.apply.isEnabled()


def test_a_threshold_is_an_amount(page: SetupPage) -> None:
    page.pool.share.setText("20")
    page.pool.above.setText("much")
    assert page.pool.blamed() == "above"


def test_what_somebody_else_sets_comes_into_the_fields(
    page: SetupPage, view: TournamentView
) -> None:
    odd = Deduction(name="Staff; floor", share=275)
    terms = TermsChanges(
        deductions=(odd,), added=Money(12_550), withholding=Withholding(share=2_000)
    )
    view.session.submit(view.tournament, EditSetup(terms=terms))
    assert until(lambda: page.pool.added.text() == "125.50")
    assert (page.pool.deductions.text(), page.pool.share.text()) == ("Staff; floor 2.75%", "20")
    page.pool.added.setText("0")
    page.apply()
    assert view.state.terms.deductions == (odd,)


@pytest.mark.parametrize(("typed", "share"), [("3", 300), ("1.25 %", 125), ("12,5%", 1_250)])
def test_a_percentage_is_read_and_shown(typed: str, share: int) -> None:
    assert percent(typed) == share
    assert percent(percent_shown(share)) == share


def test_ten_deductions_at_most() -> None:
    assert deductions_typed("; ".join(f"Fund {n} 1" for n in range(10)))
    assert deductions_typed("; ".join(f"Fund {n} 1" for n in range(11))) is None
    assert deductions_typed(" ; ") == ()
