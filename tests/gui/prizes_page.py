"""An evening in the money, and the page of the prizes over it, with settings that are kept nowhere."""

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tdconsole.domain.values import TillNo
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.prizes.page import PrizesPage
from tdconsole.i18n.catalogue import Language
from tdconsole.projections.prizes.board import PrizeRow
from tdconsole.settings import PaperWay
from tdconsole.wall.theme import theme
from tests.line.prizes import money
from tests.line.prizes.money import Wrist


class Chosen:
    paper_language: Language = "en"
    papers: tuple[PaperWay, ...] = ()
    logo: str | None = None

    def __init__(self) -> None:
        self.till: TillNo | None = None

    def stand_at(self, till: TillNo | None) -> None:
        self.till = till


def prizes(
    view: TournamentView, gestures: Gestures, window: QWidget, chosen: Chosen | None = None
) -> PrizesPage:
    page = PrizesPage(view, gestures, theme("dark"), chosen or Chosen(), window)
    gestures.asked.connect(lambda _page, action: page.begin(action, gestures.selection))
    page.resize(window.size())
    window.show()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    return page


def in_the_money(view: TournamentView, wrist: Wrist, left: int = 2) -> None:
    """Twelve entered, five are paid; the last hand is long over."""
    money.in_the_money(view, wrist, left)
    view.tick()


def rows(page: PrizesPage) -> list[PrizeRow]:
    return [page.rows.at(row) for row in range(page.rows.rowCount())]


def column(page: PrizesPage, number: int) -> list[str]:
    return [str(page.rows.index(row, number).data()) for row in range(page.rows.rowCount())]


def settle() -> None:
    """What was put off until the list is closed."""
    for _ in range(3):
        QApplication.processEvents()
