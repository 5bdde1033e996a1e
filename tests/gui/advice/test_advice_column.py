"""The advice column, on a small evening that gets into disorder."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QLabel, QWidget

from tdconsole.domain.language.commands.clock import PauseClock
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers
from tdconsole.domain.language.commands.tournament import EditSetup
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.language.events.floor import AdviceTaken
from tdconsole.domain.language.terms import TermsChanges
from tdconsole.domain.values import Instant, Millis, SeatNo, TableNo
from tdconsole.gui.console.advice import card as card_module
from tdconsole.gui.console.advice.card import SETTLES, Card
from tdconsole.gui.console.advice.column import AdviceColumn
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.frame.table import ACTIONS
from tdconsole.gui.console.room.plan.window import PlanWindow
from tdconsole.gui.console.widgets.style import dress
from tdconsole.i18n.catalogue import catalogue
from tdconsole.session import create, open_house
from tdconsole.wall.theme import theme
from tests.gui.boards import NOW, ROME
from tests.gui.console_evening import seated, viewing
from tests.gui.uneven import uneven
from tests.gui.waiting import until


@pytest.fixture(autouse=True)
def _new_until_it_is_settled(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is."""
    monkeypatch.setattr(card_module, "SETTLES", 3_600_000)


@contextmanager
def standing(view: TournamentView) -> Iterator[tuple[AdviceColumn, Gestures]]:
    window = QWidget()
    dress(window, theme("dark"))
    gestures = Gestures(view, window, ACTIONS)
    column = AdviceColumn(view, gestures, theme("dark"), window)
    column.resize(column.width(), 700)
    window.resize(column.size())
    window.show()
    window.activateWindow()
    try:
        yield column, gestures
    finally:
        window.close()
        window.deleteLater()


def settle(column: AdviceColumn) -> None:
    """Half a second passes."""
    for card in column.cards:
        card.settling.timeout.emit()


def running(view: TournamentView) -> bool:
    anchor = view.state.play.clock.anchor
    return anchor is not None and anchor.since is not None


def bust(view: TournamentView, table: int, players: int) -> None:
    """One hand each."""
    for _ in range(players):
        entry = next(iter(view.state.play.seating.tables[TableNo(table)].players.values()))
        view.do(EliminatePlayers(hand=(Bust(entry=entry),)))


def said(column: AdviceColumn) -> list[str]:
    return [card.sentence.text() for card in column.cards if card.isVisible()]


def test_nothing_due_is_said_in_one_quiet_line(qt: Any, tmp_path: Path) -> None:
    del qt
    with viewing(tmp_path) as view, standing(view) as (column, _):
        assert column.nothing.isVisible()
        assert column.nothing.text() == "Nothing is due."
        assert not any(heading.isVisible() for heading in column.headings.values())


def test_a_card_says_what_and_why_and_does_it(qt: Any, tmp_path: Path) -> None:
    del qt
    with viewing(tmp_path) as view, standing(view) as (column, _):
        view.do(PauseClock())
        assert said(column) == ["Resume the clock"]
        assert column.headings["now"].text() == "DUE NOW  1"
        assert not column.nothing.isVisible()
        (card,) = column.cards
        assert card.reason.text() == "The clock is paused."
        assert not card.cite.isVisible()
        settle(column)
        card.button.click()
        assert running(view)
        assert said(column) == []
        assert column.nothing.isVisible()


def test_the_key_takes_the_first_advice(qt: Any, tmp_path: Path) -> None:
    del qt
    with viewing(tmp_path) as view, standing(view) as (column, gestures):
        bust(view, 1, 2)
        view.do(PauseClock())
        assert [card.key.text() for card in column.cards] == ["F8", ""]
        settle(column)
        gestures.perform("advice")
        assert running(view)
        (card,) = column.cards
        assert [one.key.text() for one in card.asks] == ["F8", ""]
        assert [one.key.isVisible() for one in card.asks] == [True, False]
        assert len({one.field.x() for one in card.asks}) == 1


def test_the_key_does_nothing_where_nothing_is_due(qt: Any, tmp_path: Path) -> None:
    del qt
    with viewing(tmp_path) as view, standing(view) as (_, gestures):
        before = view.state
        gestures.perform("advice")
        assert view.state is before


def test_what_the_director_completes_goes_to_the_quick_entry(qt: Any, tmp_path: Path) -> None:
    """Nothing but a high card says who moves in a game without blinds."""
    del qt
    with viewing(tmp_path) as view, standing(view) as (column, gestures):
        view.do(EditSetup(terms=TermsChanges(game="stud")))
        bust(view, 1, 2)
        before, wanted = view.state, QSignalSpy(column.wanted_line)
        (card,) = column.cards
        assert not card.asks
        settle(column)
        card.button.click()
        assert wanted.at(0)[0] == "bal 2-"
        settle(column)
        gestures.perform("advice")
        assert wanted.count() == 2
        assert view.state is before


def asked(card: Card) -> list[TableNo | None]:
    return [one.table for one in card.asks]


def answer(card: Card, view: TournamentView) -> None:
    """The player on the first seat is the next big blind."""
    one = card.asks[0]
    assert one.table is not None
    one.field.setText(str(min(view.state.play.seating.tables[one.table].players)))
    QTest.keyClick(one.field, Qt.Key.Key_Return)


def test_what_a_move_waits_for_is_asked_in_its_card(qt: Any, tmp_path: Path) -> None:
    del qt
    with viewing(tmp_path) as view, standing(view) as (column, gestures):
        bust(view, 1, 2)
        (card,) = column.cards
        assert asked(card) == [2, 1]
        assert not card.button.isVisible()
        assert card.asks[0].key.text() == "F8"
        settle(column)
        gestures.perform("advice")
        assert until(card.asks[0].field.hasFocus)
        answer(card, view)
        assert asked(card) == [1]
        assert card.asks[0].field.hasFocus()
        answer(card, view)
        assert not card.asks
        assert card.button.isVisible()
        assert card.sentence.text().startswith("Move ")
        assert " to 1-" in card.sentence.text()
        settle(column)
        card.button.click()
        assert len(view.state.play.seating.tables[TableNo(1)].players) == 5


def test_who_sits_there_is_said_before_it_is_answered(qt: Any, tmp_path: Path) -> None:
    del qt
    with viewing(tmp_path) as view, standing(view) as (column, _):
        bust(view, 1, 2)
        one = column.cards[0].asks[0]
        there = view.state.play.seating.tables[TableNo(2)].players
        one.field.setText(str(min(there)))
        assert one.who.text() == view.who(there[min(there)])
        free = next(seat for seat in range(1, 10) if SeatNo(seat) not in there)
        one.field.setText(str(free))
        assert one.who.text() == "Nobody sits there."
        before = view.state
        QTest.keyClick(one.field, Qt.Key.Key_Return)
        assert view.state is before
        assert one.field.property("role") == "stopped"
        one.field.clear()
        assert one.field.property("role") != "stopped"
        assert not one.who.isVisible()


def test_what_was_taken_from_an_advice_stands_on_the_trail(qt: Any, tmp_path: Path) -> None:
    del qt
    with viewing(tmp_path) as view, standing(view) as (column, _):
        view.do(PauseClock())
        settle(column)
        column.cards[0].button.click()
        steps = view.session.timeline(view.tournament).steps
        taken = [one for one in steps[-1].events if isinstance(one, AdviceTaken)]
        assert [one.advice for one in taken] == ["ClockPaused"]


def test_advice_is_put_off_and_back_when_it_is_undone(qt: Any, tmp_path: Path) -> None:
    del qt
    with viewing(tmp_path) as view, standing(view) as (column, gestures):
        view.do(PauseClock())
        assert column.cards[0].more.later.text() == "Again in 5 minutes\tCtrl+F8"
        settle(column)
        column.cards[0].more.later.trigger()
        assert said(column) == []
        last = view.last_gesture()
        assert last is not None
        view.do(Undo(step=last.no))
        assert said(column) == ["Resume the clock"]
        settle(column)
        gestures.perform("later")
        assert said(column) == []


def test_who_takes_advice_on_stands_on_its_card(qt: Any, tmp_path: Path) -> None:
    del qt
    with viewing(tmp_path) as view, standing(view) as (column, gestures):
        view.do(PauseClock())
        settle(column)
        card, told = column.cards[0], list[str]()
        view.told.connect(lambda one: told.append(one.sentence))
        card.more.take_on.trigger()
        assert told[-1] == "Nobody is named here who could take it on: say first who acts."
        assert not card.taker.isVisibleTo(card)
        view.session.actor = view.session.club.staff.add("Łucja Żółć")
        assert card.more.take_on.text() == "I take this"
        card.more.take_on.trigger()
        assert re.fullmatch(r"Łucja Żółć takes this, \d\d:\d\d\.", card.taker.text())
        assert card.more.take_on.text() == "Leave it to others"
        assert not card.is_new
        gestures.perform("take-on")
        assert told[-1] == "You have taken this on already."
        view.session.actor = view.session.club.staff.add("Anna")
        gestures.perform("take-on")
        assert told[-1].startswith("Łucja Żółć has taken this on, at ")
        gestures.perform("hand-back")
        assert card.taker.text() == ""
        card.more.take_on.trigger()
        assert card.taker.text().startswith("Anna takes this")
        settle(column)
        card.button.click()
        assert said(column) == []


def test_advice_that_was_put_off_is_back_when_its_time_is_over(qt: Any, tmp_path: Path) -> None:
    del qt
    time = Dozing()
    with create(tmp_path / "club.house", time) as house:
        view = TournamentView(house.session, seated(house.session), catalogue("en", ROME), time)
        with standing(view) as (column, gestures):
            view.do(PauseClock())
            settle(column)
            gestures.perform("later")
            time.passed = 4 * 60_000
            view.tick()
            assert said(column) == []
            time.passed = 5 * 60_000
            view.tick()
            assert said(column) == ["Resume the clock"]
        view.close()
        view.deleteLater()


def test_advice_is_dismissed_with_a_reason_until_its_facts_change(qt: Any, tmp_path: Path) -> None:
    del qt
    with viewing(tmp_path) as view, standing(view) as (column, gestures):
        bust(view, 1, 2)
        (card,) = column.cards
        settle(column)
        gestures.perform("dismiss")
        assert until(card.why.hasFocus)
        settle(column)
        QTest.keyClick(card.why, Qt.Key.Key_Return)
        assert said(column) == [card.sentence.text()]
        QTest.keyClicks(card.why, "two more come")
        settle(column)
        QTest.keyClick(card.why, Qt.Key.Key_Return)
        assert said(column) == []
        assert not card.isVisible()
        view.tick()
        assert said(column) == []
        bust(view, 1, 1)
        assert any(one.startswith("Move the next big blind") for one in said(column))
        assert not any(one.why.isVisible() for one in column.cards)


def test_a_reason_that_is_not_given_is_left_by_escape(qt: Any, tmp_path: Path) -> None:
    del qt
    with viewing(tmp_path) as view, standing(view) as (column, gestures):
        view.do(PauseClock())
        back: list[bool] = []
        gestures.teach("quick", lambda: back.append(True))
        (card,) = column.cards
        card.more.dismiss.trigger()
        assert until(card.why.hasFocus)
        QTest.keyClicks(card.why, "wh")
        QTest.keyClick(card.why, Qt.Key.Key_Escape)
        assert back == [True]
        assert not card.why.isVisible()
        assert not card.why.text()
        assert said(column) == ["Resume the clock"]


def test_two_presses_in_a_hurry_put_off_one_advice(qt: Any, tmp_path: Path) -> None:
    del qt
    with viewing(tmp_path) as view, standing(view) as (column, gestures):
        bust(view, 1, 2)
        view.do(PauseClock())
        settle(column)
        gestures.perform("later")
        gestures.perform("later")
        assert len(said(column)) == 1


# New for half a second


def test_what_comes_to_the_top_is_not_taken_by_the_press_that_meant_another(
    qt: Any, tmp_path: Path
) -> None:
    del qt
    with viewing(tmp_path) as view, standing(view) as (column, gestures):
        view.do(RegisterEntry(person=Newcomer(name="Ann"), draw=False))
        settle(column)
        assert said(column) == ["Call Ann from the waiting list"]
        view.do(PauseClock())
        assert said(column)[0] == "Resume the clock"
        first, second = column.cards
        assert first.is_new
        assert second.is_new  # it is elsewhere now
        before = view.state
        for name in ("advice", "later", "dismiss"):
            gestures.perform(name)
        for card in column.cards:
            card.button.click()
            card.more.later.trigger()
        assert view.state is before
        assert not first.why.isVisible()
        settle(column)
        gestures.perform("advice")
        assert running(view)


def test_an_advice_that_now_does_something_else_is_new_and_one_that_goes_on_is_not(
    qt: Any, tmp_path: Path
) -> None:
    del qt
    with viewing(tmp_path) as view, standing(view) as (column, _):
        view.do(RegisterEntry(person=Newcomer(name="Ann"), draw=False))
        (card,) = column.cards
        settle(column)
        view.do(RegisterEntry(person=Newcomer(name="Bob"), draw=False))
        assert card.reason.text().startswith("2 players wait")
        assert not card.is_new
        card.button.click()
        assert said(column) == ["Seat Ann, who was called"]
        assert column.cards[0].is_new


def edge(card: Card) -> str:
    return card.grab().toImage().pixelColor(1, 20).name()


def test_a_new_card_is_seen_to_be_new_and_nothing_in_it_moves(qt: Any, tmp_path: Path) -> None:
    del qt
    with viewing(tmp_path) as view, standing(view) as (column, _):
        view.do(PauseClock())
        (card,) = column.cards
        assert until(lambda: card.button.y() > 0)
        place, colours = card.button.geometry(), theme("dark").colours
        assert edge(card) == colours.accent
        hollow = card.button.grab().toImage()
        settle(column)
        assert edge(card) == colours.waiting_ink
        assert card.button.grab().toImage() != hollow
        assert card.button.geometry() == place


def test_a_clock_called_on_a_player_moves_the_cards_and_they_are_new(
    qt: Any, tmp_path: Path
) -> None:
    del qt
    with viewing(tmp_path) as view, standing(view) as (column, _):
        view.do(PauseClock())
        (card,) = column.cards
        settle(column)
        before = card.mapTo(column, card.rect().topLeft())
        column.calls.setFixedHeight(60)
        column.calls.show()
        assert until(lambda: card.mapTo(column, card.rect().topLeft()) != before)
        assert card.is_new


def test_half_a_second_ends_by_itself(qt: Any, tmp_path: Path) -> None:
    del qt
    with viewing(tmp_path) as view, standing(view) as (column, _):
        view.do(PauseClock())
        (card,) = column.cards
        assert SETTLES == 500
        card.settling.setInterval(0)
        card.renew()
        assert until(lambda: not card.is_new)
        card.renew()
        column.window().hide()
        assert not card.is_new


def test_several_moves_are_looked_at_in_the_plan(qt: Any, tmp_path: Path) -> None:
    del qt
    with uneven(tmp_path) as view, standing(view) as (column, _):
        card = column.cards[0]
        assert card.plan.isVisible()
        assert card.plan.text() == "Plan of all 4 moves…"
        card.plan.click()
        card.plan.click()
        (shown,) = column.window().findChildren(PlanWindow)
        assert shown.isVisible()
        column.left.emit()
        assert not shown.isVisible()


def test_now_and_soon_stand_apart(qt: Any, tmp_path: Path) -> None:
    del qt
    with viewing(tmp_path) as view, standing(view) as (column, _):
        bust(view, 1, 2)
        view.do(PauseClock())
        now, soon = column.cards
        assert [card.property("urgency") for card in column.cards] == ["now", "soon"]
        places = [column.headings["now"], now, column.headings["soon"], soon]
        assert until(lambda: sorted(places, key=QWidget.y) == places and soon.y() > now.y())
        settle(column)
        left = [card.grab().toImage().pixelColor(1, 20).name() for card in (now, soon)]
        amber = theme("dark").colours.waiting_ink
        assert [colour == amber for colour in left] == [True, False]


def test_a_hand_on_a_card_stays_on_it(qt: Any, tmp_path: Path) -> None:
    del qt
    with viewing(tmp_path) as view, standing(view) as (column, _):
        view.do(RegisterEntry(person=Newcomer(name="Ann"), draw=False))
        (held,) = column.cards
        held.button.setFocus()
        assert until(held.button.hasFocus)
        view.do(RegisterEntry(person=Newcomer(name="Bob"), draw=False))
        assert held.sentence.text() == "Call Ann from the waiting list"
        assert held.reason.text().startswith("2 players wait")
        view.do(PauseClock())
        assert column.cards[1] is held
        assert held.button.hasFocus()


def test_a_hand_is_never_left_on_another_advice(qt: Any, tmp_path: Path) -> None:
    del qt
    with viewing(tmp_path) as view, standing(view) as (column, _):
        view.do(RegisterEntry(person=Newcomer(name="Ann"), draw=False))
        (held,) = column.cards
        held.button.setFocus()
        assert until(held.button.hasFocus)
        view.do(PauseClock())
        view.do(DrawSeats())
        assert said(column) == ["Resume the clock"]
        assert held not in column.cards
        assert not any(card.has_focus() for card in (held, *column.cards))


def test_who_is_called_is_not_seated_by_a_second_press(qt: Any, tmp_path: Path) -> None:
    del qt
    with viewing(tmp_path) as view, standing(view) as (column, _):
        view.do(RegisterEntry(person=Newcomer(name="Ann"), draw=False))
        (call,) = column.cards
        call.button.setFocus()
        assert until(call.button.hasFocus)
        settle(column)
        call.button.click()
        assert said(column) == ["Seat Ann, who was called"]
        assert not any(card.has_focus() for card in (call, *column.cards))


def test_a_second_press_does_not_take_the_next_advice(qt: Any, tmp_path: Path) -> None:
    del qt
    with viewing(tmp_path) as view, standing(view) as (column, _):
        bust(view, 1, 2)
        view.do(PauseClock())
        first, second = column.cards
        first.button.setFocus()
        assert until(first.button.hasFocus)
        settle(column)
        first.button.click()
        assert column.cards == [second]
        assert not any(card.button.hasFocus() for card in (first, second))


def test_a_second_that_passes_changes_nothing(qt: Any, tmp_path: Path) -> None:
    del qt
    with viewing(tmp_path) as view, standing(view) as (column, _):
        view.do(PauseClock())
        cards, items = column.cards, column.items
        view.tick()
        assert column.cards is cards
        assert column.items is items


def test_a_card_that_is_free_again_is_used_again(qt: Any, tmp_path: Path) -> None:
    del qt
    with viewing(tmp_path) as view, standing(view) as (column, gestures):
        view.do(PauseClock())
        (card,) = column.cards
        settle(column)
        gestures.perform("advice")
        assert not card.isVisible()
        view.do(PauseClock())
        assert column.cards == [card]
        assert card.isVisible()


def test_each_button_has_a_name_of_its_own(qt: Any, tmp_path: Path) -> None:
    del qt
    with viewing(tmp_path) as view, standing(view) as (column, _):
        view.do(PauseClock())
        bust(view, 1, 2)
        first, second = column.cards
        assert first.button.accessibleName() == "Resume the clock: Resume the clock"
        names = [one.field.accessibleName() for one in second.asks]
        assert names == [f"Next big blind at table {table}: seat" for table in (2, 1)]
        assert second.more.accessibleName().startswith("Later, or dismiss: Move the next big")


def test_the_preview_stands_below_under_its_caption(qt: Any, tmp_path: Path) -> None:
    del qt
    with viewing(tmp_path) as view, standing(view) as (column, _):
        column.set_shown("WALL")
        captions = [one for one in column.findChildren(QLabel) if one.text() == "On screen: WALL"]
        assert [one.isVisible() for one in captions] == [False]
        preview = QWidget()
        preview.setFixedHeight(100)
        column.set_preview(preview, QWidget())
        column.name_next("Prizes")
        assert until(lambda: preview.height() == 100 and preview.y() > captions[0].y() > 400)
        assert captions[0].isVisible()
        assert [one for one in column.findChildren(QLabel) if one.text() == "Prizes\nF12"]


class Dozing:
    """A machine whose time of day can be turned while it runs."""

    def __init__(self) -> None:
        self.turned = self.passed = 0
        self.off: int | None = None

    def now(self) -> Instant:
        if self.off is not None:
            after = Millis(NOW.utc + self.off)
            return replace(NOW, utc=after, boot="another", uptime=Millis(0))
        return replace(
            NOW,
            utc=Millis(NOW.utc + self.turned + self.passed),
            uptime=Millis(NOW.uptime + self.passed),
        )


def test_a_clock_in_doubt_shows_what_each_answer_means(qt: Any, tmp_path: Path) -> None:
    del qt
    time = Dozing()
    with create(tmp_path / "club.house", time) as house:
        view = TournamentView(house.session, seated(house.session), catalogue("en", ROME), time)
        with standing(view) as (column, _):
            time.turned = 5 * 60_000
            view.tick()
            (card,) = column.cards
            assert card.sentence.text() == "Say where the clock is"
            assert not card.button.isVisible()
            assert [button.text() for button in card.choices if button.isVisible()] == [
                "It ran on: level 1, 20:00 left",
                "By the time of day: level 1, 15:00 left",
            ]
            column.accept_first()
            assert said(column) == ["Say where the clock is"]
            settle(column)
            card.choices[1].click()
            assert said(column) == []
            assert view.board().left == 15 * 60_000
        view.close()
        view.deleteLater()


def test_after_a_power_cut_it_is_asked_once(qt: Any, tmp_path: Path) -> None:
    del qt
    time = Dozing()
    with create(tmp_path / "club.house", time) as house:
        tournament = seated(house.session)
    time.off = 30 * 60_000
    with open_house(tmp_path / "club.house", time) as house:
        view = TournamentView(house.session, tournament, catalogue("en", ROME), time)
        with standing(view) as (column, _):
            (card,) = column.cards
            assert card.sentence.text() == "Say where the clock is"
            assert [button.text() for button in card.choices if button.isVisible()] == [
                "By the time of day: level 2, 10:00 left",
                "It was stopped meanwhile: level 1, 20:00 left",
            ]
            settle(column)
            card.choices[1].click()
            assert said(column) == []
            assert view.board().left == 20 * 60_000
        view.close()
        view.deleteLater()


def test_open_places_are_advised_with_one_key_for_the_stacks(qt: Any, tmp_path: Path) -> None:
    del qt
    with viewing(tmp_path) as view, standing(view) as (column, _):
        bust(view, 1, 3)
        seated_ = view.state.play.seating
        bust(view, 2, len(seated_.tables[TableNo(2)].players) - 1)
        while view.state.left > 4:
            table = max(view.state.play.seating.tables.values(), key=lambda one: len(one.players))
            bust(view, table.no, 1)
        tables = view.state.play.seating.tables.values()
        table = max(tables, key=lambda one: len(one.players))
        one, two = sorted(table.players.values())[:2]
        view.do(EliminatePlayers(hand=(Bust(entry=one), Bust(entry=two))))
        players = view.words.listed([view.who(one), view.who(two)])
        (card,) = [
            card for card in column.cards if f"Say the stacks: {players}" in card.sentence.text()
        ]
        settle(column)
        begun: list[str] = []
        column.wanted_line.connect(begun.append)
        card.button.click()
        assert begun == [f"stack #{one}= #{two}="]
        (share,) = [button for button in card.choices if button.isVisible()]
        assert share.text() == "Nobody knows: they share"
        share.click()
        assert not any("Say the stacks" in sentence for sentence in said(column))
        assert set(view.state.prizes.ranks) == {one, two}
