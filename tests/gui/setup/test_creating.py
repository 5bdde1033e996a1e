"""The way to a new tournament, from a template and page by page."""

from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tdconsole.club import Room
from tdconsole.domain.language.commands.tournament import CreateTournament
from tdconsole.domain.language.rejections.setup import PriceOffStep
from tdconsole.domain.values import Chips, Money
from tdconsole.gui.console.setup.chip_sets import ChipSetsDialog
from tdconsole.gui.console.setup.creating import CreatingForm
from tdconsole.gui.console.widgets.style import dress
from tdconsole.i18n.catalogue import Language, catalogue
from tdconsole.library.chipsets import chipset
from tdconsole.library.rulebooks import rulebook
from tdconsole.library.structures import structure
from tdconsole.library.templates import template, template_title, templates_named
from tdconsole.session import Session, SystemTime
from tdconsole.wall.theme import theme
from tests.gui.waiting import until

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier


class Made:
    def __init__(self, session: Session, language: Language = "en") -> None:
        self.form = CreatingForm(catalogue(language), theme("dark"), session.club, SystemTime())
        self.asked: list[Any] = []
        self.form.wanted.connect(self.asked.append)
        dress(self.form, theme("dark"))
        self.form.show()
        self.form.activateWindow()
        assert until(self.form.isActiveWindow)

    def press(
        self, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        holder = QApplication.focusWidget()
        assert holder is not None
        QTest.keyClick(holder, key, held)

    def choose(self, title: str) -> None:
        (item,) = self.form.templates.list.findItems(title, Qt.MatchFlag.MatchExactly)
        self.form.templates.list.setCurrentItem(item)

    @property
    def wish(self) -> CreateTournament:
        (only,) = self.asked
        assert isinstance(only, CreateTournament)
        return only


def ended(made: Made) -> None:
    made.form.close()
    made.form.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def made(session: Session) -> Iterator[Made]:
    shown = Made(session)
    yield shown
    ended(shown)


def test_enter_alone_leads_from_the_template_to_the_tournament(made: Made) -> None:
    for _ in range(5):
        made.press(Key.Key_Return)
    assert made.wish == template("club-evening").made


def test_a_name_and_control_enter_are_enough(made: Made) -> None:
    made.choose("Turbo")
    made.press(Key.Key_Return)
    assert QApplication.focusWidget() is made.form.name
    QTest.keyClicks(made.form.name, "Sunday Turbo")
    made.press(Key.Key_Return, CONTROL)
    assert made.wish.name == "Sunday Turbo"
    assert made.wish.stack == 15_000


@pytest.mark.parametrize("name", templates_named())
def test_each_template_goes_through_the_fields_unchanged(made: Made, name: str) -> None:
    made.choose(template_title(name))
    made.form.ask()
    assert made.wish == template(name).made


def test_the_programs_templates_are_in_the_money_of_the_language(session: Session) -> None:
    polish = Made(session, "pl")
    polish.form.ask()
    assert polish.wish.currency == "PLN"
    ended(polish)


def test_control_and_page_keys_turn_the_pages_from_the_list_too(made: Made) -> None:
    made.press(Key.Key_PageDown, CONTROL)
    assert made.form.page == 1
    assert made.form.templates.list.currentRow() == 0
    made.press(Key.Key_PageUp, CONTROL)
    assert made.form.page == 0


def test_what_is_wrong_is_said_at_its_field_and_keeps_everything(made: Made) -> None:
    made.form.show_page(1)
    made.form.prices.entry["pool"].setText("7,5x")
    made.form.name.setText("Sunday")
    made.press(Key.Key_Return)
    assert made.form.page == 1
    assert "7.50" in made.form.prices.faults()[0]
    made.form.prices.entry["pool"].setText("7,50")
    assert not made.form.prices.faults()
    made.form.ask()
    assert made.wish.price.pool == 750
    assert made.wish.name == "Sunday"


def test_a_fault_on_an_earlier_page_is_gone_back_to(made: Made) -> None:
    made.form.naming.seats.setText("40")
    made.form.show_page(4)
    made.form.ask()
    assert not made.asked
    assert made.form.page == 1
    assert made.form.reason.text() == made.form.naming.faults()[0]


def test_the_book_is_against_it_and_its_article_is_named(made: Made) -> None:
    made.choose("Double chance")
    made.form.sold.offers["rebuys"].setChecked(True)
    for cell, typed in (("chips", "5k"), ("pool", "20")):
        made.form.sold.lines["rebuys"][cell].setText(typed)  # type: ignore[index]
    made.form.played.rulebooks.setCurrentIndex(made.form.played.rulebooks.findData("figp-2014"))
    book = rulebook("figp-2014").double_chance_alone
    made.form.ask()
    if book.value:
        assert not made.asked
        assert made.form.page == 2
        assert (book.cite or "") in made.form.sold.faults()[0]
    else:
        assert made.wish.terms.rebuys != "off"


def test_a_refusal_from_elsewhere_stands_at_the_field_it_is_about(made: Made) -> None:
    made.form.ask()
    price = made.wish.price.total
    refused = PriceOffStep(price=price, step=Money(1000), currency="EUR", cite="House 1")
    made.form.refuse(refused)
    assert made.form.page == 1
    assert "House 1" in made.form.prices.faults()[0]


def test_a_tournament_is_played_by_the_book_and_the_structure_that_are_chosen(made: Made) -> None:
    played = made.form.played
    played.rulebooks.setCurrentIndex(played.rulebooks.findData("figp-2014"))
    played.structures.setCurrentIndex(played.structures.findData("turbo"))
    made.form.ask()
    assert made.wish.rulebook == rulebook("figp-2014")
    assert made.wish.structure == structure("turbo")


def test_page_keys_lead_back_and_forward(made: Made) -> None:
    made.press(Key.Key_Return)
    made.press(Key.Key_PageDown, CONTROL)
    assert made.form.page == 2
    made.press(Key.Key_PageUp, CONTROL)
    assert made.form.page == 1
    assert QApplication.focusWidget() is made.form.name


def test_other_prices_come_and_go(made: Made) -> None:
    prices = made.form.prices
    prices.more.click()
    prices.more.click()
    for line, name in zip(prices.profiles, ("Early", "Members"), strict=True):
        line.name.setText(name)
    prices.profiles[0].early.setChecked(True)
    prices.profiles[1].members.setChecked(True)
    prices.profiles[1].cells["pool"].setText("30")
    prices.profiles[0].remove.click()
    made.form.ask()
    (only,) = made.wish.terms.profiles
    assert (only.name, only.members, only.early) == ("Members", True, False)
    assert only.price.pool == 3000


def test_a_template_is_kept_for_the_house_and_taken_from_it(made: Made, session: Session) -> None:
    made.form.naming.cap.setText("60")
    made.form.keep_as("Our Sunday")
    assert session.club.templates.named() == ("Our Sunday",)
    again = Made(session)
    assert again.form.templates.title.text() == "Our Sunday"
    again.form.ask()
    assert again.wish.terms.cap == 60
    again.form.templates.remove.click()
    assert session.club.templates.named() == ()
    ended(again)


def test_a_room_is_kept_and_taken(made: Made, session: Session) -> None:
    room = made.form.room
    room.tables.setText("1-4, 9")
    room.keep_as("Upstairs")
    kept = session.club.rooms.get("Upstairs")
    assert isinstance(kept, Room)
    assert [table.no for table in kept.tables] == [1, 2, 3, 4, 9]
    room.tables.setText("1")
    room.rooms.setCurrentText("Upstairs")
    room.rooms.activated.emit(room.rooms.currentIndex())
    made.form.ask()
    assert made.wish.terms.tables == (1, 2, 3, 4, 9)
    room.forget.click()
    assert session.club.rooms.named() == ()
    assert room.tables.text() == "1-4, 9"


def test_the_chips_are_told_and_those_of_the_house_come_first(made: Made, session: Session) -> None:
    assert "30 chips" in made.form.chips.stack.text()
    made.form.chips.entries.setText("90")
    assert made.form.chips.suffices.property("role") == "waiting"
    club = session.club
    dialog = ChipSetsDialog(
        catalogue("en"), theme("dark"), club, chipset("club-500"), made.form.chips
    )
    dialog.kept.connect(made.form.chips._offer)
    dialog.name.setText("Ours")
    dialog.lines[0].value.setText("x")
    dialog.keep()
    assert dialog.said.text()
    dialog.lines[0].value.setText("25")
    dialog.lines[0].count.setText("1000")
    dialog.keep()
    kept = club.chip_sets.get("Ours")
    assert kept is not None
    assert kept.chips[0].count == 1000
    assert made.form.chips.sets.currentText() == "Ours"
    assert made.form.chips.inventory is not None
    assert made.form.chips.inventory.stack == Chips(20_000)


def test_a_template_that_is_spoilt_is_said_to_be_so(made: Made, session: Session) -> None:
    session.club.templates.put("Broken", b"{}")
    made.form.templates.offer("Broken")
    assert made.form.templates.said.text()
    made.form.ask()
    assert not made.asked
    assert made.form.reason.text() == made.form.templates.said.text()
    made.choose("Turbo")
    made.form.ask()
    assert made.wish.name == "Turbo"
