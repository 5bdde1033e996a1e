"""How bounties are paid, as it is typed into the set-up."""

from pathlib import Path

import pytest

pytest.importorskip("PySide6")

from msgspec.structs import replace
from PySide6.QtWidgets import QWidget

from tdconsole.domain.language.terms import Envelope, Mystery, Progressive
from tdconsole.domain.values import Money
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.setup.forms.heads import (
    HeadsForm,
    envelopes_shown,
    envelopes_typed,
    share_shown,
    share_typed,
)
from tdconsole.gui.console.setup.forms.plan import Plan, plan_of, with_terms
from tdconsole.gui.console.setup.page import SetupPage
from tdconsole.wall.theme import theme


def envelopes(*told: tuple[int, int]) -> tuple[Envelope, ...]:
    return tuple(Envelope(amount=Money(amount), number=number) for number, amount in told)


@pytest.mark.parametrize(
    ("typed", "share"),
    [
        ("50", 5_000),
        ("33,33 %", 3_333),
        ("12.5%", 1_250),
        ("100", 10_000),
        ("0", None),
        ("101", None),
        ("half", None),
    ],
)
def test_a_share_in_percent(typed: str, share: int | None) -> None:
    assert share_typed(typed) == share
    if share is not None:
        assert share_typed(share_shown(share)) == share


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("1 × 1000; 20 × 50", envelopes((1, 100_000), (20, 5_000))),
        ("1x7.50", envelopes((1, 750))),
        ("2 * 10; ", envelopes((2, 1_000))),
        ("", ()),
        ("1000", None),
        ("0 x 5", None),
        ("2 x 0", None),
        ("2 x -5", None),
        ("a x 5", None),
        ("100001 x 5", None),
    ],
)
def test_envelopes_are_typed_with_their_number(
    typed: str, found: tuple[Envelope, ...] | None
) -> None:
    assert envelopes_typed(typed, "EUR") == found
    if found:
        assert envelopes_typed(envelopes_shown(found, "EUR"), "EUR") == found


@pytest.fixture
def form(
    view: TournamentView,
    window: QWidget,
    gestures: Gestures,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> HeadsForm:
    monkeypatch.setenv("TDCONSOLE_SETTINGS", str(tmp_path / "settings.json"))
    return SetupPage(view, gestures, theme("dark"), window).heads


@pytest.fixture
def plan(view: TournamentView) -> Plan:
    return plan_of(view.state.setup)


def choose(form: HeadsForm, kind: str) -> None:
    form.kind.setCurrentIndex(form.kind.findData(kind))


def test_only_what_belongs_to_the_kind_is_asked_for(form: HeadsForm, plan: Plan) -> None:
    fields = (form.share, form.envelopes, form.players)
    assert [one.isHidden() for one in fields] == [True, True, True]
    assert form.read(plan) == plan
    choose(form, "progressive")
    assert [one.isHidden() for one in fields] == [False, True, True]
    assert form.read(plan) == with_terms(plan, heads=Progressive())
    choose(form, "mystery")
    assert [one.isHidden() for one in fields] == [True, False, False]


def test_what_the_envelopes_hold_is_added_up_as_they_are_typed(form: HeadsForm, plan: Plan) -> None:
    choose(form, "mystery")
    assert form.read(plan) is None
    assert form.faults() == ["How many with which amount, such as 1 × 1000; 20 × 50."]
    form.envelopes.setText("1 × 1000; 20 × 50")
    form.players.setText("27")
    assert form.inside.text() == "21 envelopes with €2,000.00"
    wanted = Mystery(envelopes=envelopes((1, 100_000), (20, 5_000)), from_players=27)
    form.accept()
    assert form.read(plan) == with_terms(plan, heads=wanted)
    form.players.setText("many")
    assert form.read(plan) is None
    assert form.faults() == ["A number of players."]


def test_how_many_entries_pay_for_the_envelopes_is_told_with_their_price(
    form: HeadsForm, plan: Plan
) -> None:
    heads = Mystery(envelopes=envelopes((1, 100_000), (20, 5_000)))
    price = replace(plan.price, bounty=Money(3_000))
    form.show_plan(replace(with_terms(plan, heads=heads), price=price), anew=True)
    assert form.inside.text() == (
        "21 envelopes with €2,000.00, paid by 67 entries; with fewer the house adds what is missing"
    )
    assert form.read(replace(plan, price=replace(price, bounty=Money(4_000)))) is not None
    assert "paid by 50 entries" in form.inside.text()


def test_a_share_that_is_none_is_refused_at_its_field(form: HeadsForm, plan: Plan) -> None:
    choose(form, "progressive")
    form.share.setText("most")
    assert form.read(plan) is None
    assert form.blamed() == "to_head"


def test_a_plan_is_shown_as_it_was_typed(form: HeadsForm, plan: Plan) -> None:
    heads = Mystery(envelopes=envelopes((3, 1_250)), from_players=0)
    shown = with_terms(plan, heads=heads)
    form.show_plan(shown, anew=True)
    assert (form.envelopes.text(), form.players.text()) == ("3 × 12.50", "")
    assert form.read(shown) == shown
    dollars = replace(with_terms(plan, heads=Progressive(to_head=2_500)), currency="USD")
    form.show_plan(dollars, anew=True)
    assert form.share.text() == "25"
