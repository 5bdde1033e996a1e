"""The till of a window: whatever in it takes money takes it there."""

from collections.abc import Iterator

import pytest
from msgspec import structs

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tdconsole.domain.engine.rows import GESTURE
from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.domain.language.commands.entry import (
    CorrectPayments,
    EnterQualifiers,
    Qualified,
    RegisterEntry,
    TakeAddOn,
    TakeBonus,
    TakeRebuy,
    UnregisterEntry,
)
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers
from tdconsole.domain.language.commands.house import CloseTill, OpenTill
from tdconsole.domain.language.commands.money import PayOut, TakeBack
from tdconsole.domain.language.commands.tournament import EditSetup
from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.language.terms import AddOn, Rebuys, Reentries, TermsChanges
from tdconsole.domain.values import Chips, EntryId, Money, PersonId, Price, SeasonNo, TillNo
from tdconsole.gui.console.engine.till_of import at_till
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.session import Session
from tdconsole.settings import Settings
from tests.gui.console_evening import seated
from tests.gui.frame.test_app import console, window_of

MAIN = TillNo(1)
SOLD = TermsChanges(
    rebuys=Rebuys(price=Price(pool=Money(5000)), chips=Chips(10_000), most=2),
    add_on=AddOn(price=Price(pool=Money(3000)), chips=Chips(30_000)),
    reentries=Reentries(most=1),
)
ROSSI = EntryId(1)
PAID: tuple[Command, ...] = (
    RegisterEntry(person=PersonId(1)),
    EnterQualifiers(season=SeasonNo(1), players=(Qualified(person=PersonId(1)),)),
    UnregisterEntry(entry=ROSSI),
    CorrectPayments(entry=ROSSI, payments=()),
    TakeRebuy(entry=ROSSI),
    TakeAddOn(entry=ROSSI),
    TakeBonus(entry=ROSSI),
    PayOut(entry=ROSSI),
    TakeBack(entry=ROSSI),
)


@pytest.fixture
def window(qt: object, session: Session) -> Iterator[ConsoleWindow]:  # noqa: ARG001 -- it has to end later
    tournament = seated(session)
    session.submit(tournament, EditSetup(terms=SOLD))
    session.submit_house(OpenTill(name="Main", floats=Money(0)))
    with console(session, Settings(till=MAIN)) as shown:
        yield window_of(shown)


def enter(window: ConsoleWindow, line: str) -> None:
    window.quick.take(line)
    assert window.quick.reading.mood == "ready", window.quick.reading.sentence
    QTest.keyClick(window.quick.field, Qt.Key.Key_Return)


def in_the_till(window: ConsoleWindow) -> Money:
    return window.view.session.house_desk.expected_in(MAIN)


def test_what_is_typed_in_the_line_is_paid_into_the_till_of_the_window(
    window: ConsoleWindow,
) -> None:
    went = EntryId(2)
    for line, price in (("r + Ivan Petrov", 5500), ("rb #1", 5000), ("ad #3", 3000)):
        before = in_the_till(window)
        enter(window, line)
        assert in_the_till(window) - before == price, line
    window.view.do(EliminatePlayers(hand=(Bust(entry=went),)))
    before = in_the_till(window)
    enter(window, f"re #{went}")
    assert in_the_till(window) - before == 5500


def test_what_is_given_back_in_the_line_comes_out_of_it(qt: object, session: Session) -> None:  # noqa: ARG001 -- it has to end later
    seated(session, draw=False, clock=False)
    session.submit_house(OpenTill(name="Main", floats=Money(0)))
    with console(session, Settings(till=MAIN)) as shown:
        window = window_of(shown)
        enter(window, "r + Ivan Petrov")
        enter(window, f"un #{max(window.view.state.entries.by_id)}")
        assert in_the_till(window) == 0


def test_once_the_till_is_closed_money_is_in_none(window: ConsoleWindow) -> None:
    window.view.ask_house(CloseTill(till=MAIN, counted=Money(0)))
    enter(window, "rb #1")
    assert window.view.state.entries.by_id[EntryId(1)].rebuys == 1


@pytest.mark.parametrize("paid", PAID, ids=lambda one: type(one).__name__)
def test_every_request_about_money_goes_by_it_unless_another_is_named(paid: Command) -> None:
    there = at_till(paid, MAIN)
    assert there == structs.replace(paid, till=MAIN)
    assert at_till(there, TillNo(2)) is there


def test_none_of_those_with_a_till_is_forgotten() -> None:
    assert {type(one) for one in PAID} == {
        one for one in GESTURE if "till" in one.__struct_fields__
    }


def test_what_is_no_money_is_as_it_was() -> None:
    assert at_till(StartClock(), MAIN) == StartClock()
