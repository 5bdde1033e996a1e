"""Which screen stands on the wall, and when the next one comes."""

import pytest

pytest.importorskip("PySide6")

from msgspec.structs import replace

from tdconsole.domain.values import Instant, Millis
from tdconsole.gui.projector.programme import Programme
from tdconsole.projections.clock.board import ClockState
from tdconsole.settings import Screen, Wall
from tdconsole.wall.programme import PAGE
from tests.gui.boards import NOW

IN_TURN = Wall(rotation=("clock", "prizes", "seating"), seconds=20, automatic=False)


def after(seconds: float) -> Instant:
    return replace(NOW, uptime=Millis(NOW.uptime + int(seconds * 1000)))


def anything(_screen: Screen) -> bool:
    return True


def seen(programme: Programme, seconds: float, state: ClockState = "running") -> Screen:
    return programme.standing(state, anything, after(seconds)).screen


def rotating(choices: Wall = IN_TURN) -> Programme:
    programme = Programme(choices)
    programme.rotate(NOW, on=True)
    return programme


def test_what_is_prepared_goes_live_and_the_same_key_leads_back() -> None:
    programme = Programme(Wall())
    programme.prepare("seating")
    assert seen(programme, 0) == "clock"
    programme.take(NOW)
    assert seen(programme, 1) == "seating"
    assert programme.prepared == "clock"
    programme.take(NOW)
    assert (seen(programme, 2), programme.prepared) == ("clock", "seating")


def test_a_key_prepares_a_screen_and_brings_it_when_pressed_again() -> None:
    programme = Programme(Wall())
    programme.press("draw", NOW)
    assert (seen(programme, 0), programme.prepared) == ("clock", "draw")
    programme.press("draw", after(4.9))
    assert seen(programme, 5) == "draw"


def test_what_was_prepared_long_ago_is_not_brought_by_one_press() -> None:
    programme = Programme(Wall())
    assert programme.prepared == "prizes"
    programme.press("prizes", NOW)
    assert (seen(programme, 0), programme.prepared) == ("clock", "prizes")
    programme.press("prizes", after(60))
    assert seen(programme, 60) == "clock"
    programme.press("prizes", after(61))
    assert seen(programme, 61) == "prizes"


def test_screens_come_in_turn() -> None:
    programme = rotating()
    assert [seen(programme, at) for at in (0, 19.9, 20, 40, 59.9, 60, 80)] == [
        "clock", "clock", "prizes", "seating", "seating", "clock", "prizes",
    ]  # fmt: skip


def test_a_screen_with_nothing_on_it_is_passed_over() -> None:
    programme = rotating()
    shown = [
        programme.standing("running", lambda screen: screen != "prizes", after(at)).screen
        for at in (0, 20, 40)
    ]
    assert shown == ["clock", "seating", "clock"]
    assert programme.standing("running", lambda _screen: False, after(20)).screen == "clock"


@pytest.mark.parametrize("state", ["paused", "held", "last", "over"])
def test_nothing_turns_while_everybody_has_to_see_the_clock(state: ClockState) -> None:
    assert seen(rotating(), 25, state) == "clock"


def test_what_is_taken_by_hand_stays() -> None:
    programme = rotating()
    programme.show("notice", after(10))
    assert not programme.choices.rotating
    assert [seen(programme, at) for at in (10, 100, 1000)] == ["notice"] * 3
    assert seen(programme, 100, "paused") == "notice"


def test_an_end_without_one_winner_brings_the_places() -> None:
    programme = Programme(Wall())
    standing = programme.standing("finished", lambda screen: screen != "winner", NOW)
    assert standing.screen == "standings"


def test_a_break_and_the_end_bring_their_own_screens_where_the_clock_would_be() -> None:
    programme = Programme(Wall())
    assert seen(programme, 0, "break") == "break"
    assert seen(programme, 0, "finished") == "winner"
    assert seen(programme, 0, "paused") == "clock"
    turning = rotating(replace(IN_TURN, automatic=True))
    assert [seen(turning, at, "break") for at in (0, 20, 40)] == ["break", "prizes", "seating"]
    assert seen(turning, 20, "finished") == "winner"
    programme.show("notice", NOW)
    assert seen(programme, 0, "break") == "notice"
    programme.choose(Wall(automatic=False))
    programme.show("clock", NOW)
    assert seen(programme, 0, "break") == "clock"


def test_pages_turn_by_themselves_and_a_list_goes_on_where_it_was() -> None:
    programme = Programme(Wall())
    programme.show("seating", NOW)
    turns = [programme.standing("running", anything, after(at)).turn for at in (0, 9.9, 10, 35)]
    assert turns == [0, 0, 1, 3]
    turning = rotating(replace(IN_TURN, seconds=25))
    at_seating = [turning.standing("running", anything, after(at)) for at in (50, 60, 74, 125, 149)]
    assert [one.turn for one in at_seating] == [0, 1, 2, 3, 5]
    assert {one.screen for one in at_seating} == {"seating"}


@pytest.mark.parametrize("at", [0, 3.2, 19.999, 20, 39, 65])
def test_it_says_when_something_else_will_stand_there(at: float) -> None:
    programme = rotating()
    now = programme.standing("running", anything, after(at))
    assert 0 < now.holds <= PAGE
    just_before = programme.standing("running", anything, after(at + now.holds / 1000 - 0.001))
    then = programme.standing("running", anything, after(at + now.holds / 1000))
    assert just_before[:2] == now[:2]
    assert then[:2] != now[:2]


def test_it_is_told_once_when_something_turns() -> None:
    programme, told = Programme(Wall()), list[int]()
    programme.turned.connect(lambda: told.append(1))
    programme.prepare("draw")
    programme.take(NOW)
    programme.choose(replace(programme.choices, money=False))
    programme.choose(programme.choices)
    assert len(told) == 3


def test_after_a_start_of_the_machine_the_turns_begin_anew() -> None:
    programme = rotating()
    later = Instant(utc=NOW.utc, boot="another", uptime=Millis(5))
    assert programme.standing("running", anything, later).screen == "clock"


def test_hand_for_hand_stands_where_the_clock_would() -> None:
    programme = Programme(Wall())
    held = programme.standing("paused", anything, NOW, first="hand-for-hand")
    assert held.screen == "hand-for-hand"
    programme.show("prizes", NOW)
    assert programme.standing("paused", anything, NOW, first="hand-for-hand").screen == "prizes"
    by_hand = Programme(Wall(automatic=False))
    assert by_hand.standing("paused", anything, NOW, first="hand-for-hand").screen == "clock"


@pytest.mark.parametrize(
    ("screen", "turns", "holds"),
    [("seating", [0, 0, 1, 2], 5_000), ("prizes", [0, 0, 0, 1], 10_000)],
)
def test_a_screen_has_its_own_pace(screen: Screen, turns: list[int], holds: int) -> None:
    programme = Programme(Wall())
    programme.show(screen, NOW)
    found = [
        programme.standing("running", anything, after(at), pace=crowded) for at in (0, 4.999, 5, 10)
    ]
    assert [one.turn for one in found] == turns
    assert found[0].holds == holds


def test_the_pace_holds_in_turn_too() -> None:
    programme = rotating()
    assert programme.standing("running", anything, after(46), pace=crowded).turn == 1
    assert programme.standing("running", anything, after(46)).turn == 0


def crowded(screen: Screen) -> Millis:
    return Millis(5_000) if screen == "seating" else PAGE
