"""The number of expected entries: advised before the first seat is drawn, and typed at once."""

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tdconsole.domain.language.commands.tournament import CreateTournament
from tdconsole.domain.language.terms import Terms
from tdconsole.domain.values import Chips, Money, Price
from tdconsole.gui.console.setup.page import SetupPage
from tdconsole.library.payouts import payouts
from tdconsole.library.structures import structure
from tdconsole.session import Session
from tests.gui.frame.test_app import console, window_of
from tests.gui.waiting import until


@pytest.mark.parametrize("page", ["floor", "setup"])
def test_the_key_of_the_advice_leads_into_the_field(session: Session, page: str) -> None:
    session.submit(
        None,
        CreateTournament(
            name="Seats at entry",
            price=Price(pool=Money(5000), fee=Money(500)),
            stack=Chips(20_000),
            structure=structure("club-evening"),
            payouts=payouts("club"),
            terms=Terms(draw_at="entry"),
        ),
    )
    with console(session) as shown:
        window = window_of(shown)
        window.show_page(page)
        field = window.pages.of(SetupPage).room.expected
        assert until(lambda: bool(window.advice.cards))

        def pressed() -> bool:
            QTest.keyClick(window, Qt.Key.Key_F8)
            return field.hasFocus()

        assert until(pressed)
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClicks(focused, "27")
        assert field.text() == "27"
        QTest.keyClick(focused, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        assert window.view.state.terms.expected == 27
