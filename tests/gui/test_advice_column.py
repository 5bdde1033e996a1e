"""The advice column, on a small evening that gets into disorder."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

pytest.importorskip("PySide6")

from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QLabel, QWidget

from tdconsole.domain.commands import (
    Bust,
    EliminatePlayers,
    Newcomer,
    PauseClock,
    RegisterEntry,
)
from tdconsole.domain.values import Instant, Millis, TableNo
from tdconsole.gui.console.advice import AdviceColumn
from tdconsole.gui.console.hands import Hands
from tdconsole.gui.console.style import dress
from tdconsole.gui.console.watch import Watch
from tdconsole.gui.shared.theme import theme
from tdconsole.i18n.catalogue import catalogue
from tdconsole.session import create
from tests.gui.boards import NOW, ROME
from tests.gui.console_evening import seated, watched
from tests.gui.waiting import until


@contextmanager
def standing(watch: Watch) -> Iterator[tuple[AdviceColumn, Hands]]:
    window = QWidget()
    dress(window, theme("dark"))
    hands = Hands(watch, window)
    column = AdviceColumn(watch, hands, theme("dark"), window)
    column.resize(column.width(), 700)
    window.resize(column.size())
    window.show()
    window.activateWindow()
    try:
        yield column, hands
    finally:
        window.close()
        window.deleteLater()


def running(watch: Watch) -> bool:
    anchor = watch.state.play.clock.anchor
    return anchor is not None and anchor.since is not None


def bust(watch: Watch, table: int, players: int) -> None:
    """One hand each."""
    for _ in range(players):
        entry = next(iter(watch.state.play.seating.tables[TableNo(table)].players.values()))
        watch.do(EliminatePlayers(hand=(Bust(entry=entry),)))


def said(column: AdviceColumn) -> list[str]:
    return [card.sentence.text() for card in column.cards if card.isVisible()]


def test_nothing_due_is_said_in_one_quiet_line(qt: Any, tmp_path: Path) -> None:
    del qt
    with watched(tmp_path) as watch, standing(watch) as (column, _):
        assert column.nothing.isVisible()
        assert column.nothing.text() == "Nothing is due."
        assert not any(heading.isVisible() for heading in column.headings.values())


def test_a_card_says_what_and_why_and_does_it(qt: Any, tmp_path: Path) -> None:
    del qt
    with watched(tmp_path) as watch, standing(watch) as (column, _):
        watch.do(PauseClock())
        assert said(column) == ["Resume the clock"]
        assert column.headings["now"].text() == "DUE NOW  1"
        assert not column.nothing.isVisible()
        (card,) = column.cards
        assert card.reason.text() == "The clock is paused."
        assert not card.cite.isVisible()
        card.button.click()
        assert running(watch)
        assert said(column) == []
        assert column.nothing.isVisible()


def test_the_key_takes_the_first_advice(qt: Any, tmp_path: Path) -> None:
    del qt
    with watched(tmp_path) as watch, standing(watch) as (column, hands):
        bust(watch, 1, 2)
        watch.do(PauseClock())
        assert [card.key.text() for card in column.cards] == ["F8", ""]
        hands.perform("advice")
        assert running(watch)
        assert [card.key.text() for card in column.cards] == ["F8"]


def test_the_key_does_nothing_where_nothing_is_due(qt: Any, tmp_path: Path) -> None:
    del qt
    with watched(tmp_path) as watch, standing(watch) as (_, hands):
        before = watch.state
        hands.perform("advice")
        assert watch.state is before


def test_what_the_director_completes_goes_to_the_quick_entry(qt: Any, tmp_path: Path) -> None:
    del qt
    with watched(tmp_path) as watch, standing(watch) as (column, _):
        bust(watch, 1, 2)
        before, wanted = watch.state, QSignalSpy(column.wanted_line)
        (card,) = column.cards
        assert card.cite.text() == "TDA-2024 11"
        card.button.click()
        assert wanted.at(0)[0] == "m 2-"
        assert watch.state is before


def test_now_and_soon_stand_apart(qt: Any, tmp_path: Path) -> None:
    del qt
    with watched(tmp_path) as watch, standing(watch) as (column, _):
        bust(watch, 1, 2)
        watch.do(PauseClock())
        now, soon = column.cards
        assert [card.property("urgency") for card in column.cards] == ["now", "soon"]
        places = [column.headings["now"], now, column.headings["soon"], soon]
        assert until(lambda: sorted(places, key=QWidget.y) == places and soon.y() > now.y())
        left = [card.grab().toImage().pixelColor(1, 20).name() for card in (now, soon)]
        amber = theme("dark").colours.waiting
        assert [colour == amber for colour in left] == [True, False]


def test_a_hand_on_a_card_stays_on_it(qt: Any, tmp_path: Path) -> None:
    del qt
    with watched(tmp_path) as watch, standing(watch) as (column, _):
        watch.do(RegisterEntry(person=Newcomer(name="Ann"), draw=False))
        (held,) = column.cards
        held.button.setFocus()
        assert until(held.button.hasFocus)
        watch.do(RegisterEntry(person=Newcomer(name="Bob"), draw=False))
        assert held.sentence.text() == "Call Ann from the waiting list"
        assert held.reason.text().startswith("2 players wait")
        watch.do(PauseClock())
        assert column.cards[1] is held
        assert held.button.hasFocus()


def test_a_hand_is_never_left_on_another_advice(qt: Any, tmp_path: Path) -> None:
    del qt
    with watched(tmp_path) as watch, standing(watch) as (column, _):
        bust(watch, 1, 2)
        (held,) = column.cards
        held.button.setFocus()
        assert until(held.button.hasFocus)
        bust(watch, 1, 1)
        assert said(column) == ["Break table 1"]
        assert held not in column.cards
        assert not any(card.button.hasFocus() for card in (held, *column.cards))


def test_who_is_called_is_not_seated_by_a_second_press(qt: Any, tmp_path: Path) -> None:
    del qt
    with watched(tmp_path) as watch, standing(watch) as (column, _):
        watch.do(RegisterEntry(person=Newcomer(name="Ann"), draw=False))
        (call,) = column.cards
        call.button.setFocus()
        assert until(call.button.hasFocus)
        call.button.click()
        assert said(column) == ["Seat Ann, who was called"]
        assert not any(card.has_focus() for card in (call, *column.cards))


def test_a_second_press_does_not_take_the_next_advice(qt: Any, tmp_path: Path) -> None:
    del qt
    with watched(tmp_path) as watch, standing(watch) as (column, _):
        bust(watch, 1, 2)
        watch.do(PauseClock())
        first, second = column.cards
        first.button.setFocus()
        assert until(first.button.hasFocus)
        first.button.click()
        assert column.cards == [second]
        assert not any(card.button.hasFocus() for card in (first, second))


def test_a_second_that_passes_changes_nothing(qt: Any, tmp_path: Path) -> None:
    del qt
    with watched(tmp_path) as watch, standing(watch) as (column, _):
        watch.do(PauseClock())
        cards, items = column.cards, column.items
        watch.tick()
        assert column.cards is cards
        assert column.items is items


def test_a_card_that_is_free_again_is_used_again(qt: Any, tmp_path: Path) -> None:
    del qt
    with watched(tmp_path) as watch, standing(watch) as (column, hands):
        watch.do(PauseClock())
        (card,) = column.cards
        hands.perform("advice")
        assert not card.isVisible()
        watch.do(PauseClock())
        assert column.cards == [card]
        assert card.isVisible()


def test_each_button_has_a_name_of_its_own(qt: Any, tmp_path: Path) -> None:
    del qt
    with watched(tmp_path) as watch, standing(watch) as (column, _):
        watch.do(PauseClock())
        bust(watch, 1, 2)
        names = [card.button.accessibleName() for card in column.cards]
        assert names[1] == "Choose the player: Move a player from table 2 to table 1"


def test_the_preview_stands_below_under_its_caption(qt: Any, tmp_path: Path) -> None:
    del qt
    with watched(tmp_path) as watch, standing(watch) as (column, _):
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
        self.turned = 0

    def now(self) -> Instant:
        return replace(NOW, utc=Millis(NOW.utc + self.turned))


def test_a_clock_in_doubt_shows_what_each_answer_means(qt: Any, tmp_path: Path) -> None:
    del qt
    time = Dozing()
    with create(tmp_path / "club.house", time) as house:
        watch = Watch(house.session, seated(house.session), catalogue("en", ROME), time)
        with standing(watch) as (column, _):
            time.turned = 5 * 60_000
            watch.tick()
            (card,) = column.cards
            assert card.sentence.text() == "Say where the clock stands"
            assert not card.button.isVisible()
            assert [button.text() for button in card.choices if button.isVisible()] == [
                "It ran on: level 1, 20:00 left",
                "By the time of day: level 1, 15:00 left",
            ]
            column.accept_first()
            assert said(column) == ["Say where the clock stands"]
            card.choices[1].click()
            assert said(column) == []
            assert watch.board().left == 15 * 60_000
        watch.close()
        watch.deleteLater()
