"""Every part of the window has a name of its own and is reached by the keyboard alone."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QScrollArea,
    QTableView,
    QWidget,
)

from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers
from tdconsole.domain.language.commands.rulings import MakeRuling
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.values import EntryId, Seat
from tdconsole.gui.console.actions.action import Action
from tdconsole.gui.console.actions.selection import NOTHING
from tdconsole.gui.console.bubble.page import BubblePage
from tdconsole.gui.console.chips.page import ChipsPage
from tdconsole.gui.console.entry.desk.charge_line import ChargeLine
from tdconsole.gui.console.entry.page import DeskPage
from tdconsole.gui.console.flights.page import FlightsPage
from tdconsole.gui.console.frame.beginning import BeginningWindow
from tdconsole.gui.console.frame.house_menu import HouseMenu
from tdconsole.gui.console.frame.keys import KeysDialog
from tdconsole.gui.console.frame.table import ACTIONS, BY_ID, NAMES
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.gui.console.log.page import LogPage
from tdconsole.gui.console.papers.page import PaperPage
from tdconsole.gui.console.payouts.cancelling import CancelDialog
from tdconsole.gui.console.people.page import PeoplePage
from tdconsole.gui.console.prizes.page import PrizesPage
from tdconsole.gui.console.room.page import FloorPage
from tdconsole.gui.console.rules.page import RulesPage
from tdconsole.gui.console.setup.creating import CreatingDialog, CreatingForm
from tdconsole.gui.console.setup.page import SetupPage
from tdconsole.gui.console.structure.page import StructurePage
from tdconsole.gui.console.wall.page import WallPage
from tdconsole.gui.console.widgets.columns import Columns
from tdconsole.i18n.catalogue import LANGUAGES, Language
from tdconsole.line.finding import find
from tdconsole.line.grammar import read
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.reading import ToAction, ToFlight, ToRace, ToRules
from tdconsole.session import Session
from tests.gui.console_evening import seated, viewing
from tests.gui.frame.test_app import console, window_of
from tests.gui.waiting import until

KINDS: Final = (QAbstractButton, QAbstractScrollArea, QAbstractSpinBox, QComboBox, QLineEdit)
WHOLE: Final = (QAbstractSpinBox, QComboBox, QLineEdit, QTableView)
"""Their insides belong to them; a list's titles are pressed by Alt and the column's number."""
MOST: Final = 200
"""Steps of Tab: a chain longer than this never comes round."""


class Aside(NamedTuple):
    """What Tab passes by on purpose."""

    of: Callable[[ConsoleWindow], list[QWidget]]
    reason: str
    keys: str


ASIDE: Final = (
    Aside(
        lambda window: [window.pages.of(DeskPage).registering.list],
        "steered from the field above it, which stays typed into",
        "Down and Up in the field",
    ),
    Aside(
        lambda window: list(window.pages.of(DeskPage).registering.findChildren(ChargeLine)),
        "steered from the field beside them, which stays typed into",
        "a letter in the empty field, or Ctrl and a figure",
    ),
    Aside(
        lambda window: [window.pages.of(PeoplePage).taking_in.columns],
        "what stands in it is reached by Tab, and it scrolls with that",
        "Tab",
    ),
    Aside(
        lambda window: [window.quick.offers],
        "steered from the quick entry, which stays typed into",
        "Down and Up in the line",
    ),
    Aside(
        lambda window: window.advice.findChildren(QAbstractScrollArea),
        "each of its cards has a button that Tab reaches, and it scrolls with them",
        "Tab",
    ),
    Aside(
        lambda window: [window.pages.of(ChipsPage).port],
        "what stands in it is reached by Tab, and it scrolls with that",
        "Tab",
    ),
    Aside(
        lambda window: [window.pages.of(BubblePage).busts.port],
        "what stands in it is reached by Tab, and it scrolls with that",
        "Tab",
    ),
    Aside(
        lambda window: window.pages.of(FlightsPage).findChildren(QScrollArea),
        "what stands in it is reached by Tab, and it scrolls with that",
        "Tab",
    ),
    Aside(
        lambda window: window.pages.of(WallPage).findChildren(Columns),
        "what stands in it is reached by Tab, and it scrolls with that",
        "Tab",
    ),
    Aside(
        lambda window: [
            scene.turn for scene in window.pages.of(WallPage).scenes.values()
            if not scene.turn.focusPolicy() & Qt.FocusPolicy.TabFocus
        ],
        "of all tiles Tab reaches one with its tick, the one that had the keyboard last",
        "the arrows on a tile, then Tab",
    ),
    Aside(
        lambda window: window.pages.of(SetupPage).findChildren(QScrollArea),
        "what stands in it is reached by Tab, and it scrolls with that",
        "Tab",
    ),
    Aside(
        lambda window: [window.pages.of(LogPage).rulings.form.port],
        "what stands in it is reached by Tab, and it scrolls with that",
        "Tab",
    ),
    Aside(
        lambda window: [
            button for button in window.pages.of(LogPage).parts.buttons() if not button.isChecked()
        ],
        "parts exclude one another: Tab reaches the one that is shown",
        "the arrows on the part that is shown",
    ),
    Aside(
        lambda window: [
            button for button in window.navigation.findChildren(QAbstractButton)
            if button.isCheckable() and not button.isChecked()
        ],
        "pages exclude one another: Tab reaches the one that is shown",
        "F2, F3, F4, F6, or the arrows on the page that is shown",
    ),
)  # fmt: skip


def interactive(top: QWidget) -> list[QWidget]:
    """What can be used now."""
    return [
        widget
        for widget in top.findChildren(QWidget)
        if widget.window() is top
        and widget.isVisible()
        and widget.isEnabled()
        and (isinstance(widget, KINDS) or widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
        and not isinstance(widget.parentWidget(), WHOLE)
    ]


def shown(widget: QWidget) -> str:
    return f"{type(widget).__name__} {widget.accessibleName()!r}"


def chain(start: QWidget, key: Qt.Key) -> list[QWidget]:
    """Everything that holds the keyboard on the way round."""
    start.setFocus()
    met: list[QWidget] = []
    for _ in range(MOST):
        holder = QApplication.focusWidget()
        assert holder is not None
        if met and holder is start:
            return met
        assert holder not in met, f"{shown(holder)} comes twice before the start"
        met.append(holder)
        QTest.keyClick(holder, key)
    pytest.fail(f"{shown(met[-1])} holds the keyboard")


def check(top: QWidget, start: QWidget, aside: list[QWidget] | None = None) -> list[QWidget]:
    """What Tab reached, after everything was named, reached, and left again on the same way."""
    parts = interactive(top)
    names = [widget.accessibleName() for widget in parts]
    assert all(names), [shown(widget) for widget in parts if not widget.accessibleName()]
    twice = {name for name in names if names.count(name) > 1}
    assert not twice
    forward, back = chain(start, Qt.Key.Key_Tab), chain(start, Qt.Key.Key_Backtab)
    assert [forward[0], *reversed(forward[1:])] == back
    missed = [part for part in parts if part not in forward and part not in (aside or [])]
    assert not missed, [shown(widget) for widget in missed]
    assert not [shown(one) for one in forward if one in (aside or [])]
    assert not [shown(one) for one in forward if one not in parts]
    return forward


def walked(window: ConsoleWindow) -> list[QWidget]:
    aside = [widget for each in ASIDE for widget in each.of(window)]
    return check(window, window.quick.field, aside)


def bust(window: ConsoleWindow, number: int) -> None:
    """That many of the first table, each in a hand of their own, and the last one undone."""
    view = window.view
    there = [entry for entry, seat in view.state.play.seating.of.items() if seat.table == 1]
    for entry in sorted(there)[:number]:
        assert view.do(EliminatePlayers(hand=(Bust(entry=entry),)))
    last = view.last_gesture()
    assert last is not None
    assert view.do(Undo(step=last.no))


def sitting(window: ConsoleWindow) -> list[tuple[EntryId, Seat]]:
    return sorted(window.view.state.play.seating.of.items())


def pages(window: ConsoleWindow) -> Iterator[str]:
    """Each page in turn, with something chosen on it, and what it becomes in the middle of a gesture."""
    window.show_page("floor")
    yield "floor"
    (first, _), (_, second) = sitting(window)[:2]
    window.pages.of(FloorPage).show_entry(first)
    yield "floor, a player"
    window.pages.of(FloorPage).begin_move()
    yield "floor, moving"
    window.pages.of(FloorPage).canvas.stop_placing()
    QTest.mouseClick(
        window.pages.of(FloorPage).canvas.viewport(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.ControlModifier,
        window.pages.of(FloorPage).canvas.rect_of(second).center(),
    )
    yield "floor, two players"
    window.show_page("desk")
    for entry in (first, *window.view.state.exits.by_entry):
        window.pages.of(DeskPage).show_entry(entry)
        yield "desk, an entry"
    window.pages.of(DeskPage).registering.search.setText("Zenon Nowy")
    yield "desk, a name"
    QTest.keyClick(window.pages.of(DeskPage).registering.search, Qt.Key.Key_Return)
    form = window.pages.of(DeskPage).registering.form
    form.fields["name"].fill("Maria Rossi")
    assert form.isVisible()
    yield "desk, somebody new"
    QTest.keyClick(form.fields["country"].edit, Qt.Key.Key_Return)
    assert window.pages.of(DeskPage).registering.charging.isVisible()
    yield "desk, what is charged"
    window.pages.of(DeskPage).registering.begin()
    window.pages.of(DeskPage).show_entry(first)
    window.gestures.perform("correct-payment")
    yield "desk, a question"
    window.pages.leave()
    yield from prizes(window)
    yield from chips(window)
    yield from people(window)
    window.show_page("rules")
    yield "rules"
    for row in range(3):
        window.pages.of(RulesPage).options.listing.selectRow(row)
        yield "rules, one of them"
        QTest.keyClick(window.pages.of(RulesPage).options.listing, Qt.Key.Key_Return)
        yield "rules, one being overridden"
    window.pages.leave()
    yield from digests(window)
    window.show_page("log")
    yield "log"
    window.pages.of(LogPage).steps.listing.selectRow(0)
    for row in range(3):
        window.pages.of(LogPage).steps.listing.selectRow(row)
        yield "log, a step"
    yield from rulings(window)
    window.show_page("paper")
    yield "paper"
    window.show_page("wall")
    yield "projector"
    setup = window.pages.of(SetupPage)
    window.show_page("setup")
    yield "set-up"
    setup.prices.more.click()
    setup.prices.profiles[0].name.setText("Early")
    for offer in setup.sold.offers.values():
        offer.setChecked(True)
    yield "set-up, a draft"
    setup.effect.again.click()
    structure = window.pages.of(StructurePage)
    window.show_page("structure")
    yield "structure"
    structure.table.point(6, "big_blind")
    structure.perform("level-below")
    yield "structure, a draft"
    structure.mending.undo()


def digests(window: ConsoleWindow) -> Iterator[str]:
    page = window.pages.of(RulesPage)
    window.gestures.perform("digests")
    yield "digests"
    page.search.setText("figp 53")
    yield "digests, found by an article"
    page.beside.choice.setCurrentIndex(1)
    for _row in range(3):
        QTest.keyClick(page.search, Qt.Key.Key_Down)
        yield "digests, beside another book"
    page.turn_to("options")
    page.options.listing.selectRow(0)
    yield "rules, beside another book"
    page.search.clear()
    page.beside.choice.setCurrentIndex(0)


def chips(window: ConsoleWindow) -> Iterator[str]:
    window.show_page("chips")
    yield "chips"
    page = window.pages.of(ChipsPage)
    page.entering.at_once.click()
    yield "chips, a table's sum"
    for name in page.lists:
        page.turn_to(name)
        yield f"chips, {name}"


def prizes(window: ConsoleWindow) -> Iterator[str]:
    window.show_page("prizes")
    yield "prizes"
    page = window.pages.of(PrizesPage)
    page.head.pool.figures["pool"].click()
    yield "prizes, the pool"
    window.gestures.perform("post-prizes")
    yield "prizes, about to be posted"
    window.gestures.perform("plan-prizes")
    for row in range(page.beside.planning.source.count()):
        page.beside.planning.source.setCurrentIndex(row)
        page.beside.planning.source.activated.emit(row)
        yield "prizes, being planned"
    page.leave()


def rulings(window: ConsoleWindow) -> Iterator[str]:
    log = window.pages.of(LogPage)
    log.rule(NOTHING)
    yield "a new ruling"
    window.pages.leave()
    window.view.do(MakeRuling(happened="two cards were exposed"))
    log.rulings.listing.select(1)
    yield "a pending ruling"
    log.rulings.decide.click()
    yield "a ruling being decided"
    window.pages.leave()
    log.show_part(log.steps)


def people(window: ConsoleWindow) -> Iterator[str]:
    window.show_page("people")
    yield "people"
    page = window.pages.of(PeoplePage)
    page.listing.selectRow(0)
    yield "people, one of them"
    page.ask("bar")
    yield "people, a question"
    page.leave()
    page.card.hide()
    page.taking_in.show()
    page.taking_in.begin(b"Name;Country;Other\nAda Nowak;PL;x\nBo Li;??;y\n", "players.csv")
    yield "people, a list"
    page.taking_in.left.emit()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_each_page_is_named_and_reached(session: Session, language: Language) -> None:
    seated(session)
    with console(session, language=language) as opened:
        window = window_of(opened)
        bust(window, 4)
        assert window.advice.cards
        reached = set[str]()
        for _page in pages(window):
            reached |= {widget.accessibleName() for widget in walked(window)}
        (house,) = window.findChildren(HouseMenu)  # behind the strip's last button
        for menu in (window.pages.of(DeskPage).entries.more.menu(), house):
            reached |= {action.text() for action in menu.actions()}
        words = window.view.words
        for action in ACTIONS:
            assert action.shortcut or action.typed or action.label(words) in reached, action.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_floor_offers_its_buttons_to_the_keyboard(
    session: Session, language: Language
) -> None:
    seated(session, draw=False, clock=False)
    with console(session, language=language) as opened:
        window = window_of(opened)
        for page in NAMES:
            window.show_page(page)
            walked(window)


def walk_through(top: QWidget, form: CreatingForm) -> None:
    """Page by page, with another price and everything sold."""
    form.prices.more.click()
    form.prices.profiles[0].name.setText("Early")
    for offer in form.sold.offers.values():
        offer.setChecked(True)
    for page in range(form.steps.last + 1):
        form.show_page(page)
        check(top, form.go, list(form.findChildren(QScrollArea)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_dialogs_are_named_and_reached(session: Session, language: Language) -> None:
    with console(session, language=language) as opened:
        assert isinstance(opened.window, BeginningWindow)
        walk_through(opened.window, opened.window.form)
    seated(session)
    with console(session, language=language) as opened:
        window = window_of(opened)
        QTest.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
        dialog = window.findChild(CreatingDialog)
        assert dialog is not None
        dialog.activateWindow()
        assert until(dialog.isActiveWindow)
        walk_through(dialog, dialog.form)
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        window.activateWindow()
        assert until(window.isActiveWindow)
        window.gestures.perform("cancel-tournament")
        calling_off = window.findChild(CancelDialog)
        assert calling_off is not None
        assert until(calling_off.isActiveWindow)
        check(calling_off, calling_off.reason)
        QTest.keyClick(calling_off, Qt.Key.Key_Escape)
        window.activateWindow()
        assert until(window.isActiveWindow)
        QTest.keyClick(window, Qt.Key.Key_F1)
        keys = window.findChild(KeysDialog)
        assert keys is not None
        # The sheet is read, scrolled where it has to, and Esc leaves it.
        assert keys.search in interactive(keys)
        assert all(part.accessibleName() for part in interactive(keys))
        QTest.keyClick(keys, Qt.Key.Key_Escape)
        assert not keys.isVisible()


# What Tab passes by


def test_the_list_of_who_may_be_meant_is_steered_from_its_field(session: Session) -> None:
    seated(session)
    with console(session) as opened:
        register = window_of(opened).pages.of(DeskPage).registering
        window_of(opened).show_page("desk")
        register.search.setText("j")
        QTest.keyClick(register.search, Qt.Key.Key_Down)
        assert register.list.currentIndex().row() == 1


def test_the_completions_are_steered_from_the_line(session: Session) -> None:
    seated(session)
    with console(session) as opened:
        quick = window_of(opened).quick
        quick.take("john")
        quick.take("b jo")
        assert quick.offers.isVisible()
        before = quick.offers.current
        QTest.keyClick(quick.field, Qt.Key.Key_Down)
        assert quick.offers.current != before


def test_the_titles_of_a_list_are_pressed_by_number(session: Session) -> None:
    seated(session)
    with console(session) as opened:
        listing = window_of(opened).pages.of(DeskPage).entries.listing
        window_of(opened).show_page("desk")
        QTest.keyClick(listing, Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier)
        assert listing.horizontalHeader().sortIndicatorSection() == 1


def test_the_pages_have_keys(session: Session) -> None:
    seated(session)
    with console(session) as opened:
        window = window_of(opened)
        for name in NAMES:
            QTest.keySequence(window, QKeySequence(BY_ID[name].shortcut))
            assert window.page.name == name


def test_from_a_field_of_one_page_the_keyboard_goes_to_the_line_of_the_next(
    session: Session,
) -> None:
    seated(session)
    with console(session) as opened:
        window = window_of(opened)
        window.gestures.perform("register")
        assert window.focusWidget() is window.pages.of(DeskPage).registering.search
        for page in ("people", "setup", "paper"):
            window.gestures.perform(page)
            assert window.focusWidget() is window.quick.field
            window.gestures.perform("find")


def test_the_arrows_lead_from_page_to_page(session: Session) -> None:
    seated(session)
    with console(session) as opened:
        window = window_of(opened)
        chosen = next(b for b in window.navigation.findChildren(QAbstractButton) if b.isChecked())
        chosen.setFocus()
        QTest.keyClick(chosen, Qt.Key.Key_Down)
        assert window.page.name == "out"


# Keys


def test_no_key_means_two_things(session: Session) -> None:
    seated(session)
    with console(session) as opened:
        window = window_of(opened)
        taken = [QKeySequence(action.shortcut) for action in ACTIONS if action.shortcut]
        assert len({keys.toString() for keys in taken}) == len(taken)
        own = {id(window.gestures.action(action.id)) for action in ACTIONS}
        for other in window.findChildren(QAction):
            assert id(other) in own or other.shortcut().isEmpty() or not other.isEnabled()
        assert not window.findChildren(QShortcut)
        for label in window.findChildren(QLabel):
            assert QKeySequence.mnemonic(label.text()).isEmpty() or label.buddy() is None
        for button in window.findChildren(QAbstractButton):
            assert button.shortcut().isEmpty()


def claims(field: QObject, action: Action) -> bool:
    """Whether the field keeps the action's key for itself."""
    combined = QKeySequence(action.shortcut)[0]  # type: ignore[index]  # missing in the stubs
    event = QKeyEvent(
        QEvent.Type.ShortcutOverride, combined.key(), combined.keyboardModifiers(), ""
    )
    event.ignore()
    QApplication.sendEvent(field, event)
    return event.isAccepted()


def test_an_empty_field_keeps_no_key_from_the_window(session: Session) -> None:
    """What was typed is undone and left by the field's own Ctrl+Z and Esc first."""
    seated(session)
    with console(session) as opened:
        window = window_of(opened)
        for name, field in (
            ("floor", window.quick.field),
            ("floor", window.pages.of(FloorPage).head.field),
            ("floor", window.pages.of(FloorPage).canvas),
            ("desk", window.pages.of(DeskPage).registering.search),
            ("desk", window.pages.of(DeskPage).entries.filter),
            ("desk", window.pages.of(DeskPage).entries.listing),
            ("rules", window.pages.of(RulesPage).search),
            ("rules", window.pages.of(RulesPage).options.listing),
            ("log", window.pages.of(LogPage).steps.search),
            ("log", window.pages.of(LogPage).steps.listing),
            ("paper", window.pages.of(PaperPage).language),
            ("structure", window.pages.of(StructurePage).beside.entries),
        ):
            window.show_page(name)
            field.setFocus()
            kept = {action.id for action in ACTIONS if action.shortcut and claims(field, action)}
            assert not kept, field.accessibleName()


def test_in_a_field_what_was_typed_is_undone_before_the_tournament(session: Session) -> None:
    seated(session, clock=False)  # whose start is not undone but answered
    with console(session) as opened:
        window = window_of(opened)
        window.show_page("log")
        field, control = window.pages.of(LogPage).steps.search, Qt.KeyboardModifier.ControlModifier
        steps = len(window.view.session.timeline(window.view.tournament).steps)
        field.setFocus()
        QTest.keyClicks(field, "seat")
        QTest.keyClick(field, Qt.Key.Key_Z, control)
        assert not field.text()
        assert len(window.view.session.timeline(window.view.tournament).steps) == steps
        QTest.keyClick(field, Qt.Key.Key_Z, control)
        assert len(window.view.session.timeline(window.view.tournament).steps) == steps + 1


# What is typed


@pytest.mark.parametrize("action", [action for action in ACTIONS if action.typed])
def test_what_can_be_typed_is_understood(qt: Any, tmp_path: Path, action: Action) -> None:
    del qt
    with viewing(tmp_path) as view:
        desk = Desk(view)
        for sample in action.typed.split(" · "):
            reading = read(sample, desk)
            assert reading.mood in {"ready", "told", "asking", "refused", "found"}, (
                f"“{sample}” is not understood: is its verb in line/<subject>?"
            )
            leads = (ToAction, ToRace, ToRules, ToFlight)
            assert reading.jump is None or isinstance(reading.jump, leads)
            assert reading != find(desk, sample)


def test_every_gesture_leads_somewhere(session: Session) -> None:
    """By its row, or because a part of the window has taken it on, and never by both."""
    seated(session)
    with console(session) as opened:
        alone = {action.id for action in ACTIONS if not action.leads_somewhere}
        assert window_of(opened).gestures.taught == alone
