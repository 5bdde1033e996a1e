"""Turning between flights in a hurry: what was begun or done in one is never that of another."""

from pathlib import Path

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from tdconsole.domain.language.commands.clock import PauseClock, ResumeClock
from tdconsole.domain.language.commands.day import CallLastHands
from tdconsole.domain.language.commands.flights import OpenFlight
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.language.events.floor import EliminationCorrected
from tdconsole.domain.language.events.money import PrizePaid
from tdconsole.domain.values import Chips, EntryId, Money, PayoutNo
from tdconsole.gui.console.day.page import DayPage
from tdconsole.gui.console.entry.page import DeskPage
from tdconsole.gui.console.wall.page import WallPage
from tdconsole.wall.screens.clock_words import clock
from tests.gui.flight_evening import FIRST, SECOND
from tests.gui.flights.test_flights_page import Flying, flying

pytestmark = pytest.mark.usefixtures("qt")

BOTH = ("first", "second")


def said(here: Flying, typed: str) -> str:
    here.window.quick.take(typed)
    return here.window.quick.reading.sentence


# Undo and redo


def test_the_last_step_is_taken_back_in_the_flight_in_hand(tmp_path: Path) -> None:
    with flying(tmp_path, *BOTH) as here:
        view, hands = here.window.view, here.window.gestures
        assert said(here, "undo").startswith("Undo: 1B: ")
        there = view.state.entries
        view.turn_to(FIRST)
        assert said(here, "undo").startswith("Undo: 1A: ")
        before = view.state
        hands.perform("undo")
        assert view.state is not before
        assert said(here, "redo").startswith("Redo: 1A: ")
        view.turn_to(SECOND)
        assert view.state.entries == there
        assert view.last_undone() is None


def test_what_is_put_right_about_a_bust_is_told_with_its_flight(tmp_path: Path) -> None:
    with flying(tmp_path, *BOTH) as here:
        view = here.window.view
        corrected = EliminationCorrected(entry=EntryId(1), stack=Chips(4_100))
        assert view.sentence_in_flight((corrected,)).startswith("1A: ")
        paid = PrizePaid(
            entry=EntryId(1), due="prize", payout=PayoutNo(1), payments=(),
            gross=Money(0), withheld=Money(0),
        )  # fmt: skip
        assert not view.sentence_in_flight((paid,)).startswith("1A: ")


def test_with_nothing_left_of_the_flight_in_hand_nothing_of_another_is_taken_back(
    tmp_path: Path,
) -> None:
    with flying(tmp_path, *BOTH) as here:
        view = here.window.view
        view.turn_to(FIRST)
        there = view.state.others[SECOND]
        for _ in range(60):
            here.window.gestures.perform("undo")
        assert view.state.others[SECOND].entries == there.entries
        assert view.state.others[SECOND].exits == there.exits


# Half done


def test_a_registration_waits_for_the_flight_it_was_begun_in(tmp_path: Path) -> None:
    with flying(tmp_path, *BOTH) as here:
        here.window.show_page("desk")
        view, register = here.window.view, here.window.pages.of(DeskPage).registering
        register.search.setText("Zoë Quinn")
        QTest.keyClick(register.search, Qt.Key.Key_Return)
        register.form.fields["country"].fill("PT")
        view.turn_to(FIRST)
        assert (register.idle, register.search.text()) == (True, "")
        view.turn_to(SECOND)
        assert register.form.isVisible()
        assert register.form.fields["country"].text == "PT"
        register.form.go_on.click()
        register.charging.money.setText("60")
        view.turn_to(FIRST)
        assert (register.idle, register.charging.isVisible()) == (True, False)
        view.turn_to(SECOND)
        charging = register.charging
        assert (charging.charge.name, charging.money.text()) == ("Zoë Quinn", "60")
        charging.register.click()
        assert max(view.state.entries.by_id) == EntryId(19)
        assert view.state.current == SECOND
        view.turn_to(FIRST)
        assert EntryId(19) not in view.state.entries.by_id


# Which one is meant


def test_what_would_be_done_names_the_flight(tmp_path: Path) -> None:
    with flying(tmp_path, *BOTH) as here:
        for play, name in ((SECOND, "1B"), (FIRST, "1A")):
            here.window.view.turn_to(play)
            assert said(here, "pause") == f"{name}: Pause the clock"
            assert said(here, "last 3").startswith(f"{name}: ")
            here.window.show_page("day")
            assert here.window.pages.of(DayPage).title.text() == f"End of day 1 · {name}"


# The wall


def shown(here: Flying) -> str:
    page = here.window.pages.of(WallPage)
    page.follow()
    return page.live_name.text()


def test_a_wall_that_is_on_keeps_its_flight_until_told_otherwise(tmp_path: Path) -> None:
    with flying(tmp_path, *BOTH) as here:
        view = here.window.view
        assert shown(here) == "OFF · 1B · Clock"
        here.console.show_on(None)
        view.turn_to(FIRST)
        assert shown(here) == "LIVE · 1B · Clock"
        menu = here.window.strip.flight.flights
        menu.aboutToShow.emit()
        wall = next(m for m in menu.findChildren(QMenu) if m.title() == "On the wall: 1B")
        next(one for one in wall.actions() if one.text() == "1A").trigger()
        view.turn_to(SECOND)
        assert shown(here) == "LIVE · 1A · Clock"
        here.console.show_off()
        assert shown(here) == "OFF · 1B · Clock"


def test_the_wall_goes_on_to_the_next_flight_and_to_day_two(tmp_path: Path) -> None:
    with flying(tmp_path, "first") as here:
        flown = here.flown
        here.console.show_on(None)
        flown.second()
        here.window.view.follow()
        assert shown(here) == "LIVE · 1A · Clock", "1A plays on"
        flown.ends(FIRST)
        flown.ends(SECOND)
        flown.do(OpenFlight())
        assert shown(here) == "LIVE · 1C · Clock"
        flown.do(Undo())
        flown.merges()
        assert shown(here) == "LIVE · Day 2 · Clock"


# Beside, over, and since when


def test_what_plays_beside_the_flight_in_hand_is_marked(tmp_path: Path) -> None:
    with flying(tmp_path, *BOTH) as here:
        view, button = here.window.view, here.window.strip.flight
        assert button.accessibleName() == "Flight in hand: 1B; 1A plays"
        plain = button.natural()
        view.do(PauseClock(play=FIRST))
        assert button.accessibleName() == "Flight in hand: 1B; The clock of 1A is stopped"
        view.do(ResumeClock(play=FIRST))
        here.flown.ends(FIRST)
        assert button.accessibleName() == "Flight in hand: 1B"
        assert button.natural() < plain
        button.flights.aboutToShow.emit()
        said = [one.text() for one in button.flights.actions()]
        assert said[:2] == [
            "1A: over, 9 of 11 through",
            "1B: plays, Level 1, 18:00 left; 6 of 7 left",
        ]


def test_a_flight_that_is_over_says_so_and_announces_no_level(tmp_path: Path) -> None:
    with flying(tmp_path, "first", "first ends") as here:
        strip = here.window.strip
        assert (strip.level.value, strip.time.value, strip.blinds.value) == ("OVER", "", "")
        assert not strip.clock.isVisible()
        seen = here.sees()
        assert (seen.level, seen.upcoming, seen.break_in) == ("Over", (), "")


def test_during_the_last_hands_nothing_that_comes_next_is_announced(tmp_path: Path) -> None:
    with flying(tmp_path, "first") as here:
        view, strip = here.window.view, here.window.strip
        view.do(PauseClock())
        here.flown.time.minutes += 5
        view.do(ResumeClock())
        here.flown.time.minutes += 30
        assert strip.blinds.caption != "since 20:45"
        view.do(CallLastHands(hands=3))
        assert strip.blinds.caption == "since 20:45"
        here.window.preferences.stage.show("clock")
        board = view.board()
        assert clock(view.words, board, view.now()).upcoming == ()


def test_after_the_merge_it_is_told_where_the_clock_stands(tmp_path: Path) -> None:
    with flying(tmp_path, *BOTH, "second ends") as here:
        here.flown.ends(FIRST)
        here.flown.merges()
        here.window.show_page("day")
        told = here.window.pages.of(DayPage).told.text()
        assert told.endswith("The clock is at the beginning of Level 1.")
