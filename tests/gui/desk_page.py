"""The desk as it stands in the window, with settings that are kept nowhere."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tdconsole.domain.language.commands.tournament import EditSetup
from tdconsole.domain.language.terms import (
    TermsChanges,
)
from tdconsole.domain.values import TillNo
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.entry.page import DeskPage
from tdconsole.gui.console.frame.table import ACTIONS
from tdconsole.i18n.catalogue import Language
from tdconsole.settings import PaperWay
from tdconsole.wall.theme import theme
from tests.gui.console_evening import viewing
from tests.line.entry.sold import SOLD

Key = Qt.Key


class Chosen:
    def __init__(self) -> None:
        self.cards_at_once = False
        self.paper_language: Language = "en"
        self.till: TillNo | None = None
        self.papers: tuple[PaperWay, ...] = ()
        self.logo: str | None = None

    def stand_at(self, till: TillNo | None) -> None:
        self.till = till

    def print_cards_at_once(self, *, at_once: bool) -> None:
        self.cards_at_once = at_once


def desk(
    view: TournamentView, gestures: Gestures, window: QWidget, chosen: Chosen | None = None
) -> DeskPage:
    page = DeskPage(view, gestures, theme("dark"), chosen or Chosen(), window)
    gestures.asked.connect(lambda _page, action: page.begin(action, gestures.selection))
    page.resize(window.size())
    window.show()
    return page


@contextmanager
def at_the_desk(path: Path, changes: TermsChanges = SOLD) -> Iterator[DeskPage]:
    """With something of everything sold."""
    with viewing(path) as view:
        if changes != TermsChanges():
            assert view.do(EditSetup(terms=changes))
        window = QWidget()
        window.resize(932, 684)
        try:
            yield desk(view, Gestures(view, window, ACTIONS), window)
        finally:
            window.close()
            window.deleteLater()


def typed(page: DeskPage, text: str) -> None:
    page.register()
    page.registering.search.clear()
    QTest.keyClicks(page.registering.search, text)


def chosen(page: DeskPage, text: str) -> None:
    typed(page, text)
    enter(page.registering.search)


def enter(widget: QWidget) -> None:
    QTest.keyClick(widget, Key.Key_Return)


def registered(page: DeskPage, text: str) -> None:
    chosen(page, text)
    enter(page.registering.charging.money)


def column(page: DeskPage, number: int) -> list[str]:
    rows = page.entries.rows
    return [str(rows.index(row, number).data()) for row in range(rows.rowCount())]
