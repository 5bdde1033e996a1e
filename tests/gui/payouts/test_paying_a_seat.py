"""A seat paid out at the prizes' pay panel, and spent at the desk of the tournament it is for."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tdconsole.domain.language.commands.tournament import EditSetup, FinishTournament
from tdconsole.domain.language.terms import Satellite, TermsChanges
from tdconsole.domain.values import EntryId, Money, Payment, PayoutNo, TillNo
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.payouts.paying_out import PayPanel
from tdconsole.wall.theme import theme
from tests.gui.console_evening import viewing

SEAT: Final = Money(5_000)
MARIA: Final = EntryId(1)


class NoTill:
    till: TillNo | None = None

    def stand_at(self, till: TillNo | None) -> None:
        self.till = till


@pytest.fixture
def view(qt: object, tmp_path: Path) -> Iterator[TournamentView]:  # noqa: ARG001 -- it has to end later
    """Twelve have paid twelve seats."""
    with viewing(tmp_path) as view:
        assert view.do(EditSetup(terms=TermsChanges(satellite=Satellite(seat=SEAT))))
        assert view.do(FinishTournament())
        yield view


@pytest.fixture
def panel(view: TournamentView) -> Iterator[PayPanel]:
    panel = PayPanel(view, theme("dark"), NoTill())
    panel.resize(500, 400)
    panel.ask(MARIA, "prize", back=False)
    yield panel
    panel.close()
    panel.deleteLater()


def paid(view: TournamentView) -> tuple[Payment, ...]:
    return view.state.prizes.paid[PayoutNo(1)].payments


def test_enter_pays_the_voucher_whose_number_was_seen_before(
    panel: PayPanel, view: TournamentView
) -> None:
    number = f"S-{view.tournament}-1"
    assert number in panel.said.text()
    QTest.keyClick(panel.money, Qt.Key.Key_Return)
    assert paid(view) == (Payment(method="voucher", amount=SEAT, ref=number),)


def test_typed_as_cash_it_is_cash(panel: PayPanel, view: TournamentView) -> None:
    QTest.keyClicks(panel.money, "cash")
    QTest.keyClick(panel.money, Qt.Key.Key_Return)
    assert paid(view) == (Payment(amount=SEAT),)


def test_half_a_seat_is_no_voucher(panel: PayPanel) -> None:
    QTest.keyClicks(panel.money, "25 voucher 25 cash")
    assert not panel.button.isEnabled()
    assert "exactly that" in panel.said.text()
