"""The till beside the desk: opened, counted and closed by hand, and its sums as they change."""

from collections.abc import Iterator
from typing import NoReturn

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QWidget

from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.house import CloseTill, CountTill, MoveCash, OpenTill
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.values import Money, TillNo
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.gui.console.entry.cash.panel import TillPanel
from tdconsole.gui.console.entry.page import DeskPage
from tdconsole.i18n.catalogue import Language
from tdconsole.known_errors import FileBusy
from tdconsole.session import Session
from tdconsole.settings import PaperWay, Settings
from tdconsole.wall.theme import theme
from tests.gui.console_evening import seated
from tests.gui.frame.test_app import Kept, console, window_of

MAIN = TillNo(1)
Key = Qt.Key
_CTRL, _SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


class Chosen:
    paper_language: Language = "en"
    papers: tuple[PaperWay, ...] = ()
    logo: str | None = None
    cards_at_once = False

    def __init__(self, till: TillNo | None = None) -> None:
        self.till = till

    def stand_at(self, till: TillNo | None) -> None:
        self.till = till

    def print_cards_at_once(self, *, at_once: bool) -> None:
        self.cards_at_once = at_once


@pytest.fixture
def chosen() -> Chosen:
    return Chosen()


@pytest.fixture
def panel(view: TournamentView, window: QWidget, chosen: Chosen) -> Iterator[TillPanel]:
    panel = TillPanel(view, theme("dark"), chosen, window)
    panel.resize(400, 640)
    window.show()
    yield panel
    panel.hide()


def opened(view: TournamentView, name: str = "Main desk", floats: int = 20_000) -> TillNo:
    return opened_in(view.session, name, floats)


def opened_in(session: Session, name: str = "Main desk", floats: int = 20_000) -> TillNo:
    session.submit_house(OpenTill(name=name, floats=Money(floats)))
    return max(session.house.tills)


def at_work(panel: TillPanel, view: TournamentView) -> TillPanel:
    opened(view)
    panel.choice.setCurrentIndex(panel.choice.findData(MAIN))
    panel.choice.activated.emit(panel.choice.currentIndex())
    return panel


def pay(view: TournamentView, name: str = "Zoe") -> None:
    assert view.do(RegisterEntry(person=Newcomer(name=name), till=MAIN))


def shift_of(view: TournamentView) -> str:
    return "open" if view.session.house.tills[MAIN].open else "closed"


def works_at(chosen: Chosen) -> TillNo | None:
    return chosen.till


def price(view: TournamentView) -> int:
    return view.state.setup.price.total


def pressed(button: QPushButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def told(label: QLabel) -> tuple[str, object]:
    return label.text(), label.property("role")


def test_without_a_till_it_says_so_and_offers_a_new_shift(panel: TillPanel) -> None:
    assert told(panel.stands) == ("Cash that is taken here is not in any till.", "waiting")
    assert panel.opening.isVisible()
    assert not panel.sums.isVisible()
    assert not panel.counting.isVisible()


def test_a_till_is_opened_by_keyboard_and_worked_at(
    panel: TillPanel, view: TournamentView, chosen: Chosen
) -> None:
    panel.begin()
    QTest.keyClicks(panel.opening.name, "Main desk")
    QTest.keyClicks(panel.opening.floats, "200,50")
    QTest.keyClick(panel.opening.floats, Key.Key_Return)
    assert view.session.house.tills[MAIN].floats == 20_050
    assert chosen.till == MAIN
    assert panel.choice.currentData() == MAIN
    assert panel.sums.expected.value.text() == "€200.50"
    assert told(panel.stands) == ("Payments at this window are in till 1.", "quiet")
    assert not panel.opening.isVisible()


def test_what_is_no_sum_opens_nothing(panel: TillPanel, view: TournamentView) -> None:
    panel.opening.name.setText("Main")
    panel.opening.floats.setText("2oo")
    assert not panel.opening.button.isEnabled()
    QTest.keyClick(panel.opening.floats, Key.Key_Return)
    assert not view.session.house.tills


def test_a_name_that_is_taken_is_refused_in_place(panel: TillPanel, view: TournamentView) -> None:
    opened(view)
    panel.opening.name.setText("main desk")
    pressed(panel.opening.button)
    assert "is still open" in panel.said.text()
    assert panel.said.isVisible()
    assert panel.opening.name.text() == "main desk"


def test_a_payment_stands_in_the_sums_and_its_undo_takes_it_out(
    panel: TillPanel, view: TournamentView
) -> None:
    at_work(panel, view)
    pay(view)
    expected = panel.sums.expected.value
    assert expected.text() == view.words.money(Money(20_000 + price(view)), "EUR")
    assert view.do(Undo())
    assert expected.text() == "€200.00"


def test_cash_given_back_or_moved_has_a_line_only_where_there_is_some(
    panel: TillPanel, view: TournamentView
) -> None:
    at_work(panel, view)
    shown = [line.label.isVisible() for line in panel.sums.lines]
    assert shown == [True, False, False, True, False, False]
    view.ask_house(MoveCash(till=MAIN, amount=Money(-500), reason="the safe"))
    assert panel.sums.lines[2].value.text() == "− €5.00"
    assert panel.sums.lines[2].label.isVisible()


@pytest.mark.parametrize(
    ("counted", "said"),
    [
        ("200", ("adds up", "done")),
        ("195.50", ("€4.50 missing", "stopped")),
        ("210", ("€10.00 too much", "stopped")),
        ("2x", ("This is not a sum of money.", "waiting")),
        ("", ("", "waiting")),
    ],
)
def test_the_difference_is_said_before_the_count_is_kept(
    panel: TillPanel, view: TournamentView, counted: str, said: tuple[str, str]
) -> None:
    at_work(panel, view)
    panel.counting.amount.setText("1")
    panel.counting.amount.setText(counted)
    assert told(panel.counting.difference) == said
    assert panel.counting.keep.isEnabled() == (said[1] != "waiting")


def test_a_count_is_kept_by_enter_and_stands_in_the_sums(
    panel: TillPanel, view: TournamentView
) -> None:
    at_work(panel, view)
    panel.counting.amount.setText("195")
    QTest.keyClick(panel.counting.amount, Key.Key_Return)
    count = view.session.house.tills[MAIN].count
    assert count is not None
    assert (count.counted, count.expected) == (19_500, 20_000)
    assert panel.counting.amount.text() == ""
    assert panel.sums.counted.value.text() == "€195.00"
    assert told(panel.sums.difference) == ("€5.00 missing", "stopped")


def test_what_was_paid_since_a_count_is_no_difference_of_it(
    panel: TillPanel, view: TournamentView
) -> None:
    at_work(panel, view)
    view.ask_house(CountTill(till=MAIN, counted=Money(20_000)))
    pay(view)
    assert told(panel.sums.difference) == ("adds up", "done")
    assert panel.sums.counted.label.text() == "counted, of €200.00 then"


def test_a_till_is_closed_with_its_last_count_and_reopened(
    panel: TillPanel, view: TournamentView, chosen: Chosen
) -> None:
    at_work(panel, view)
    assert not panel.counting.close_till.isEnabled()
    panel.counting.amount.setText("200")
    pressed(panel.counting.close_till)
    assert shift_of(view) == "closed"
    assert works_at(chosen) is None
    assert panel.stands.property("role") == "waiting"
    assert panel.choice.currentText().startswith("1 · Main desk (closed")
    assert not panel.counting.isVisible()
    pressed(panel.reopen)
    assert shift_of(view) == "open"
    assert works_at(chosen) == MAIN
    assert panel.counting.isVisible()


def test_cash_is_put_in_and_taken_out_with_a_reason(panel: TillPanel, view: TournamentView) -> None:
    at_work(panel, view)
    panel.moving.amount.setText("50")
    assert not panel.moving.put_in.isEnabled()
    panel.moving.reason.setText("change")
    pressed(panel.moving.put_in)
    assert panel.sums.expected.value.text() == "€250.00"
    assert panel.moving.amount.text() == ""
    panel.moving.amount.setText("300")
    panel.moving.reason.setText("the safe")
    pressed(panel.moving.take_out)
    assert "There should be only €250.00 in till 1" in panel.said.text()
    assert panel.moving.amount.text() == "300"


def test_another_till_can_be_chosen_and_none(
    panel: TillPanel, view: TournamentView, chosen: Chosen
) -> None:
    at_work(panel, view)
    bar = opened(view, "Bar", 0)
    panel.choice.activated.emit(panel.choice.findData(bar))
    assert (chosen.till, panel.sums.expected.value.text()) == (bar, "€0.00")
    panel.choice.activated.emit(0)
    assert chosen.till is None
    assert panel.opening.isVisible()


def test_a_till_in_another_currency_says_so(panel: TillPanel, view: TournamentView) -> None:
    view.session.submit_house(OpenTill(name="Bar", currency="PLN"))
    panel.choice.activated.emit(panel.choice.findData(MAIN))
    assert panel.stands.text().startswith("Till 1 is in PLN: ")
    assert panel.stands.property("role") == "waiting"


def test_what_another_window_does_stands_here(panel: TillPanel, view: TournamentView) -> None:
    at_work(panel, view)
    view.session.submit_house(CloseTill(till=MAIN, counted=Money(20_000)))
    assert not panel.counting.isVisible()
    assert panel.reopen.isVisible()


def test_a_fault_of_the_disk_is_told_and_nothing_is_lost(
    panel: TillPanel, view: TournamentView, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_work(panel, view)
    panel.counting.amount.setText("195")

    def busy(*_: object, **__: object) -> NoReturn:
        raise FileBusy("club.house")

    with monkeypatch.context() as patch:
        patch.setattr(view.session, "submit_house", busy)
        pressed(panel.counting.keep)
    assert panel.said.isVisible()
    assert panel.counting.amount.text() == "195"
    pressed(panel.counting.keep)
    assert not panel.said.isVisible()


def test_what_was_done_is_told_in_words(panel: TillPanel, view: TournamentView) -> None:
    heard: list[Told] = []
    view.told.connect(heard.append)
    at_work(panel, view)
    panel.counting.amount.setText("200")
    pressed(panel.counting.keep)
    assert [one.sentence for one in heard] == ["Till 1 (Main desk) counted: €200.00, adds up"]


def test_a_long_name_is_cut_with_a_sign_and_told_whole(
    panel: TillPanel, view: TournamentView
) -> None:
    name = "The desk beside the entrance of the second hall, on the left"
    number = opened(view, name)
    at = panel.choice.findData(number)
    assert panel.choice.itemText(at).endswith("…")
    assert name in panel.choice.itemData(at, Qt.ItemDataRole.ToolTipRole)


def test_everything_has_a_name_for_who_can_not_see_it(panel: TillPanel) -> None:
    for kind in (QLineEdit, QPushButton):
        assert all(one.accessibleName() for one in panel.findChildren(kind))
    assert panel.choice.accessibleName()


# On the desk


@pytest.fixture
def desk(view: TournamentView, gestures: Gestures, window: QWidget, chosen: Chosen) -> DeskPage:
    page = DeskPage(view, gestures, theme("dark"), chosen, window)
    page.resize(window.size())
    gestures.teach("till", page.show_till)
    gestures.teach("register", page.register)
    window.show()
    return page


def button(page: DeskPage, name: str) -> QPushButton:
    return next(one for one in page.findChildren(QPushButton) if one.accessibleName() == name)


def test_the_till_stands_where_registering_did_until_that_is_asked_for(
    desk: DeskPage, gestures: Gestures
) -> None:
    pressed(button(desk, "Till: No till"))
    assert desk.till.isVisible()
    assert not desk.registering.isVisible()
    assert desk.focusWidget() is desk.till.opening.name
    pressed(button(desk, gestures.action("register").text()))
    assert not desk.till.isVisible()
    assert desk.focusWidget() is desk.registering.search


def test_the_desk_says_into_which_till_the_money_goes(
    desk: DeskPage, view: TournamentView, chosen: Chosen
) -> None:
    desk.show_till()
    desk.till.opening.name.setText("Main desk")
    pressed(desk.till.opening.button)
    assert desk.focusWidget() is desk.till.counting.amount
    assert button(desk, "Till: 1 · Main desk").text() == "1 · Main desk"
    view.session.submit_house(CloseTill(till=MAIN, counted=Money(0)))
    chosen.stand_at(None)
    view.session.submit_house(OpenTill(name="Bar"))
    assert button(desk, "Till: No till").text() == "No till"


# In the window


def test_one_key_turns_to_the_till_and_the_machine_keeps_which_one(session: Session) -> None:
    seated(session)
    kept = Kept()
    with console(session, keep=kept) as shown:
        window = window_of(shown)
        QTest.keyClick(window, Key.Key_T, _CTRL | _SHIFT)
        till = window.pages.of(DeskPage).till
        assert till.isVisible()
        till.opening.name.setText("Main desk")
        pressed(till.opening.button)
        assert shown.till == MAIN
    with console(session, kept.last) as shown:
        assert shown.till == MAIN
        session.submit_house(CloseTill(till=MAIN, counted=Money(0)))
        assert shown.till is None


def test_what_is_registered_at_the_window_goes_into_its_till(session: Session) -> None:
    seated(session)
    till = opened_in(session)
    with console(session, Settings(till=till)) as shown:
        window = window_of(shown)
        QTest.keyClick(window, Key.Key_R, _CTRL)
        QTest.keyClicks(window.pages.of(DeskPage).registering.search, "Zoe Quinn")
        for _enter in range(3):
            QTest.keyClick(window.focusWidget(), Key.Key_Return)
        assert session.house_desk.expected_in(till) > 20_000
