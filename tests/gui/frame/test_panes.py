"""What stands beside hand for hand, the day's end and other pages in a wide window, and follows play."""

from collections.abc import Iterator

import pytest

pytest.importorskip("PySide6")

from PySide6.QtWidgets import QApplication

from tdconsole.domain.language.commands.chips import CountChips, StackTyped
from tdconsole.domain.language.commands.clock import PauseClock
from tdconsole.domain.language.commands.day import Bagging, BagStacks, CallLastHands, PlayLastHands
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.values import Chips, EntryId, Level, TableNo
from tdconsole.gui.console.bubble.page import BubblePage
from tdconsole.gui.console.day.page import DayPage
from tdconsole.gui.console.day.progress import DayProgress
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.gui.console.papers.page import PaperPage
from tdconsole.gui.console.prizes.at_bubble import AtBubble
from tdconsole.gui.console.prizes.page import PrizesPage
from tdconsole.gui.console.structure.page import StructurePage
from tdconsole.session import Session
from tests.gui.console_evening import seated
from tests.gui.frame.test_app import console, window_of
from tests.gui.frame.test_spread import SPACE, WIDE, pane

ONE, TWO = TableNo(1), TableNo(2)


@pytest.fixture
def window(session: Session) -> Iterator[ConsoleWindow]:
    seated(session)
    with console(session) as opened:
        yield window_of(opened)


def players(window: ConsoleWindow, table: TableNo) -> list[EntryId]:
    there = window.view.state.play.seating.tables[table].players
    return [entry for _seat, entry in sorted(there.items())]


def count(window: ConsoleWindow, table: TableNo, shortest: int = 500) -> None:
    stacks = tuple(
        StackTyped(entry=entry, chips=Chips(shortest + 19_500 * bool(at)))
        for at, entry in enumerate(players(window, table))
    )
    window.view.do(CountChips(table=table, stacks=stacks))


def test_who_is_short_and_what_comes_next_stand_beside_hand_for_hand(
    window: ConsoleWindow,
) -> None:
    stake = pane(window, "bubble")
    assert isinstance(stake, AtBubble)
    assert stake.said.text() == "No stack was counted yet: the page Chips takes them."
    assert not stake.stacks.isVisible()
    paid = len(prize_list(window.view.state))
    assert stake.prizes.bars[0].name == str(paid)
    assert stake.prizes.bars[-1].name == "1"
    count(window, ONE)
    assert stake.said.text() == "1 player under 10 BB"
    first = stake.stacks.bars[0]
    assert first.name.endswith(window.view.who(players(window, ONE)[0]))
    assert first.figure == "5 BB"
    assert 0 < first.share < stake.stacks.bars[-1].share


def test_the_tiles_of_the_bubble_show_each_stack_that_was_counted(window: ConsoleWindow) -> None:
    window.gestures.perform("hand-for-hand")
    window.show_page("bubble")
    page = window.pages.of(BubblePage)
    count(window, ONE)
    page._take_in()
    short, other = players(window, ONE)[:2]
    assert page.tables._deep(short) == ("5 BB", 500 / 20_000)
    assert page.tables._deep(other)[1] == 1.0
    assert page.tables._deep(players(window, TWO)[0]) == ("", 0.0)


def test_the_end_of_the_day_is_told_table_by_table(window: ConsoleWindow) -> None:
    count(window, ONE)
    window.view.do(PauseClock())
    day = pane(window, "day")
    assert isinstance(day, DayProgress)
    assert day.leading.text() == "The largest stacks"
    assert day.stacks.bars[0].share == 1.0
    window.view.do(CallLastHands(hands=2))
    window.view.do(PlayLastHands(tables=(ONE,)))
    assert [(bar.name, bar.figure) for bar in day.tables.bars] == [
        ("Table 2", "2 hands left"),
        ("Table 1", "1 hand left"),
    ]
    for table in (ONE, TWO, TWO):
        window.view.do(PlayLastHands(tables=(table,)))
    first = players(window, ONE)[0]
    window.view.do(BagStacks(bags=(Bagging(entry=first, chips=Chips(12_000), seal="B 7"),)))
    assert day.tables.bars[0].figure == f"1/{len(players(window, ONE))}"
    assert day.tables.bars[0].note == "to bag"
    assert day.leading.text() == "The largest bags"
    assert [(bar.figure, bar.note) for bar in day.stacks.bars] == [("12,000", "B 7")]
    page = window.pages.of(DayPage)
    assert page.tables._bagged(first) == ("12,000", 1.0)


def shown_at(window: ConsoleWindow, name: str, size: tuple[int, int]) -> None:
    window.resize(*size)
    window.show_page(name)
    for _turn in range(4):
        QApplication.processEvents()


def test_a_wide_structure_has_the_blinds_drawn_beside_the_depths(window: ConsoleWindow) -> None:
    shown_at(window, "structure", (1280, 800))
    page = window.pages.of(StructurePage)
    assert not page.beside.blinds.isVisible()
    assert page.beside.width() <= 96 * SPACE.unit
    shown_at(window, "structure", WIDE)
    assert page.beside.blinds.isVisible()
    chart = page.beside.blinds.chart
    assert chart is not None
    assert chart.up.logarithmic
    assert "logarithmic" in chart.note
    levels = [one for one in window.view.state.setup.structure if isinstance(one, Level)]
    course = chart.series[0].points
    assert [blind for _at, blind in course][:3] == [one.big_blind for one in levels[:3]]
    assert page.beside.chart.height() > 44 * SPACE.unit
    shown_at(window, "structure", (1280, 800))
    assert not page.beside.blinds.isVisible()


def test_a_wide_page_of_papers_has_the_preview_at_its_whole_height(window: ConsoleWindow) -> None:
    shown_at(window, "paper", (1280, 800))
    page = window.pages.of(PaperPage)
    assert page.proof.y() > page.card.geometry().bottom()
    shown_at(window, "paper", WIDE)
    assert page.proof.x() > page.card.geometry().right()
    assert page.proof.y() == page.card.y() == page.list.y()
    shown_at(window, "paper", (1280, 800))
    assert page.proof.y() > page.card.geometry().bottom()


def test_a_tall_page_of_prizes_says_when_it_is_over(window: ConsoleWindow) -> None:
    shown_at(window, "prizes", (1280, 800))
    page = window.pages.of(PrizesPage)
    assert not page.ending.isVisible()
    window.view.do(EliminatePlayers(hand=(Bust(entry=players(window, ONE)[0]),)))
    shown_at(window, "prizes", WIDE)
    assert page.ending.isVisible()
    assert page.ending.chart is not None
    assert page.ending.chart.series
    assert page.listing.height() > page.ending.height()
    shown_at(window, "prizes", (1280, 800))
    assert not page.ending.isVisible()
