"""An evening in the money, and the page of the prizes over it, with settings that are kept nowhere."""

from typing import Final

from msgspec.structs import replace
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tdconsole.domain.language.commands.floor import BreakTable, Bust, EliminatePlayers
from tdconsole.domain.language.commands.money import PlanPrizes
from tdconsole.domain.language.prize_plan import Curve, PrizePlan
from tdconsole.domain.values import Chips, EntryId, Instant, Millis, TillNo
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.prizes.page import PrizesPage
from tdconsole.i18n.catalogue import Language
from tdconsole.projections.prizes.board import PrizeRow
from tdconsole.session import SystemTime
from tdconsole.settings import PaperWay
from tdconsole.wall.theme import theme

FIVE: Final = PrizePlan(curve=Curve(places=5, minimum=100, groups="single"))
"""Five places of a pool of 600.00, in euros."""


class Wrist:
    """The system's time, and so much more."""

    def __init__(self) -> None:
        self.later = 0

    def now(self) -> Instant:
        now = SystemTime().now()
        return replace(
            now,
            utc=Millis(now.utc + self.later),
            uptime=Millis(now.uptime + self.later),
            awake=None,
        )


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


def put_out(view: TournamentView, left: int) -> None:
    """In hands of their own, from the fuller table; one that two are left at is broken."""
    while view.state.left > left:
        tables = {
            table.no: sorted(table.players.values())
            for table in view.state.play.seating.tables.values()
            if table.players
        }
        full = max(tables, key=lambda number: (len(tables[number]), number))
        if len(tables[full]) < 3 and len(tables) > 1:
            assert view.do(BreakTable(table=full))
        else:
            bust(view, tables[full][-1])


def bust(view: TournamentView, entry: EntryId, stack: int = 1000) -> None:
    assert view.do(EliminatePlayers(hand=(Bust(entry=entry, stack=Chips(stack)),)))


def in_the_money(view: TournamentView, wrist: Wrist, left: int = 2) -> None:
    """Twelve entered, five are paid; the last hand is long over."""
    assert view.do(PlanPrizes(plan=FIVE))
    put_out(view, left)
    wrist.later += 5 * 60_000
    view.tick()


def rows(page: PrizesPage) -> list[PrizeRow]:
    return [page.rows.at(row) for row in range(page.rows.rowCount())]


def column(page: PrizesPage, number: int) -> list[str]:
    return [str(page.rows.index(row, number).data()) for row in range(page.rows.rowCount())]


def settle() -> None:
    """What was put off until the list is closed."""
    for _ in range(3):
        QApplication.processEvents()
