"""Wherever a sentence of the window names an article, one click leads to what the program has of it."""

from collections.abc import Callable, Iterator
from typing import Final

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from tdconsole.domain.language.commands.penalties import GivePenalty
from tdconsole.domain.language.commands.rulings import MakeRuling
from tdconsole.domain.language.commands.tournament import OverrideRules
from tdconsole.domain.rules.book import RuleChanges
from tdconsole.domain.rules.values import ShotClock
from tdconsole.domain.values import EntryId
from tdconsole.gui.console.chips.page import ChipsPage
from tdconsole.gui.console.clock.shot_clock.window import ShotClockWindow
from tdconsole.gui.console.discipline.page import AwayPage
from tdconsole.gui.console.entry.page import DeskPage
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.gui.console.log.page import LogPage
from tdconsole.gui.console.people.page import PeoplePage
from tdconsole.gui.console.prizes.deal.dialog import DealDialog
from tdconsole.gui.console.prizes.page import PrizesPage
from tdconsole.gui.console.room.page import FloorPage
from tdconsole.gui.console.rules.browser.dialog import DigestsDialog
from tdconsole.gui.console.rules.page import RulesPage
from tdconsole.gui.console.setup.page import SetupPage
from tdconsole.gui.console.structure.page import StructurePage
from tdconsole.gui.console.widgets.cite_button import CitedLabel
from tdconsole.gui.console.widgets.panel import Panel
from tdconsole.session import Session
from tests.gui.console_evening import seated
from tests.gui.frame.test_app import console, window_of
from tests.gui.hands import click
from tests.gui.waiting import until

pytestmark = pytest.mark.usefixtures("qt")

ROSSI: Final = EntryId(1)
ARTICLE: Final = "TDA-2024 29"
SHOT: Final = OverrideRules(
    changes=RuleChanges(shot_clock=ShotClock(seconds=30, cards=2, card_seconds=20))
)


@pytest.fixture
def floor(session: Session) -> Iterator[ConsoleWindow]:
    seated(session)
    with console(session) as opened:
        yield window_of(opened)


def deal_of(window: ConsoleWindow) -> DealDialog:
    window.gestures.perform("deal")
    (dialog,) = window.findChildren(DealDialog)
    return dialog


def shot_clock_of(window: ConsoleWindow) -> ShotClockWindow:
    assert window.view.do(SHOT)
    window.gestures.perform("shot-clock")
    (shown,) = window.findChildren(ShotClockWindow)
    return shown


def registering(window: ConsoleWindow) -> CitedLabel:
    window.show_page("desk")
    return window.pages.of(DeskPage).registering.said


def price(window: ConsoleWindow) -> CitedLabel:
    window.show_page("desk")
    return window.pages.of(DeskPage).registering.price


def counting(window: ConsoleWindow) -> CitedLabel:
    window.show_page("chips")
    return window.pages.of(ChipsPage).entering.said


def structure(window: ConsoleWindow) -> CitedLabel:
    window.show_page("structure")
    return window.pages.of(StructurePage).foot.effect


def set_up(window: ConsoleWindow) -> CitedLabel:
    window.show_page("setup")
    return window.pages.of(SetupPage).effect.told


def panel(window: ConsoleWindow, wanted: Panel) -> CitedLabel:
    window.show_page("prizes")
    window.pages.of(PrizesPage).beside.make_room_for(wanted)
    wanted.show()
    return wanted.said


def planning(window: ConsoleWindow) -> CitedLabel:
    return panel(window, window.pages.of(PrizesPage).beside.planning)


def posting(window: ConsoleWindow) -> CitedLabel:
    return panel(window, window.pages.of(PrizesPage).beside.posting)


def paying(window: ConsoleWindow) -> CitedLabel:
    return panel(window, window.pages.of(PrizesPage).beside.paying)


def writing(window: ConsoleWindow) -> CitedLabel:
    window.gestures.perform("ruling")
    return window.pages.of(LogPage).rulings.form.said


def no_deal(window: ConsoleWindow) -> CitedLabel:
    return deal_of(window).open_prizes


def dealing(window: ConsoleWindow) -> CitedLabel:
    return deal_of(window).told


def playing_a_card(window: ConsoleWindow) -> CitedLabel:
    return shot_clock_of(window).told


PLACES: Final = (
    registering,
    price,
    counting,
    structure,
    set_up,
    planning,
    posting,
    paying,
    writing,
    no_deal,
    dealing,
    playing_a_card,
)


def read(window: ConsoleWindow, button: QPushButton) -> str:
    """What is looked for after the click."""
    assert button.isVisible()
    click(button)
    assert window.page is window.pages.of(RulesPage)
    return window.pages.of(RulesPage).search.text()


@pytest.mark.parametrize("place", PLACES)
def test_what_is_refused_leads_to_its_article_and_nothing_moves(
    floor: ConsoleWindow, place: Callable[[ConsoleWindow], CitedLabel]
) -> None:
    label = place(floor)
    label.show()
    stands = []
    for article in ("HOUSE-24 29", "HOUSE-24 30", ARTICLE):
        label.setText(f"That is too late ({article})")
        QApplication.processEvents()
        whole = label.window()
        stands.append((label.pos(), label.height(), whole.size(), whole.minimumSizeHint()))
    assert stands[1] == stands[2]
    assert read(floor, label.cites.buttons[0]) == ARTICLE


def test_the_step_that_is_usual_next_leads_to_its_article(floor: ConsoleWindow) -> None:
    page, past = floor.pages.of(PeoplePage), floor.pages.of(PeoplePage).past
    floor.show_page("people")
    view = floor.view
    page.show_record(view.session.timeline(view.tournament).persons[ROSSI])
    past.offence.setCurrentIndex(past.offence.findData("abuse"))
    assert read(floor, past.said.cites.buttons[0]) == "TDA-2024 70"


def test_a_penalty_leads_to_the_article_of_its_offence(floor: ConsoleWindow) -> None:
    assert floor.view.do(GivePenalty(entry=ROSSI, rounds=1, offence="phone"))
    floor.gestures.perform("away")
    page = floor.pages.of(AwayPage)
    page.listing.select(page.rows.at(0).penalty)
    assert read(floor, page.about.cites.buttons[0]) == "TDA-2024 5"


def test_a_ruling_leads_to_each_of_its_articles(floor: ConsoleWindow) -> None:
    cites = ("House 7", "FIGP 53", "TDA-2024 29")
    assert floor.view.do(MakeRuling(happened="A card fell", decided="It plays", cites=cites))
    assert floor.view.do(MakeRuling(happened="A chip fell", decided="It plays"))
    floor.show_page("log")
    rulings = floor.pages.of(LogPage).rulings
    floor.pages.of(LogPage).show_part(rulings)
    reading = rulings.reading
    rulings.listing.select(2)
    assert reading.cites.isHidden()
    rulings.listing.select(1)
    shown = [one for one in reading.cites.buttons if one.isVisible()]
    assert [one.text() for one in shown] == ["FIGP 53", "TDA-2024 29"]
    assert read(floor, shown[1]) == "TDA-2024 29"


def test_while_a_rule_is_overridden_its_article_is_read_beside(floor: ConsoleWindow) -> None:
    floor.show_page("rules")
    options = floor.pages.of(RulesPage).options
    options.listing.selectRow(0)
    options.change.click()
    editor = options.editor
    assert editor is not None
    editor.reason.setText("asked by the players")
    editor.said.setText(f"That is too late ({ARTICLE})")
    QApplication.processEvents()
    click(editor.said.cites.buttons[0])
    (reading,) = floor.findChildren(DigestsDialog)
    assert reading.search.text() == ARTICLE
    assert until(reading.isActiveWindow)
    QTest.keyClick(reading.part.reading, Qt.Key.Key_Escape)
    assert until(lambda: not floor.findChildren(DigestsDialog))
    assert options.editor is editor
    assert editor.reason.text() == "asked by the players"


def test_the_shot_clock_keeps_its_keys(floor: ConsoleWindow) -> None:
    shown = shot_clock_of(floor)
    shown.activateWindow()
    assert until(shown.isActiveWindow)
    shown.rule.setText(f"30 seconds ({ARTICLE})")
    sign = shown.rule.cites.buttons[0]
    assert not sign.focusPolicy() & Qt.FocusPolicy.TabFocus
    assert read(floor, sign) == ARTICLE
    floor.show_page("floor")
    QTest.keyClick(sign, Qt.Key.Key_Space)
    assert floor.page is floor.pages.of(FloorPage)
    assert shown.going.decision is not None
