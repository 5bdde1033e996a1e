from typing import Any, Final, get_args

import pytest
from msgspec.structs import replace

from tdconsole.domain.language.commands.clock import PauseClock, StartClock
from tdconsole.domain.values import Break, Chips, Instant, Level, Mark, Millis
from tdconsole.i18n.clock.speech import level, read_aloud, signal_name, spoken_text
from tdconsole.projections.clock.announcement import announcement
from tdconsole.projections.clock.board import ClockBoard, clock_board
from tdconsole.projections.clock.signals import Signal, SignalKind
from tests.domain.floor import BREAK, FIRST_LEVEL, LAST_LEVEL, SECOND_LEVEL, Floor, playing, seated
from tests.i18n.aloud import ENGLISH, aloud

NOW: Final = Instant(utc=Millis(1_000_000), boot="monday", uptime=Millis(50_000))
NINTH: Final = Level(
    small_blind=Chips(600),
    big_blind=Chips(1200),
    ante=Chips(1200),
    ante_kind="big_blind",
    minutes=20,
)


def said(floor: Floor, *kinds: SignalKind, **changes: Any) -> str:
    board = replace(clock_board(floor.tournament, floor.now), **changes)
    return spoken_text(ENGLISH, tuple(Signal(kind=kind) for kind in kinds), board, floor.now)


def of(period: Level, number: int = 9) -> str:
    return " ".join(level(ENGLISH, number, period))


@pytest.mark.parametrize(
    ("period", "text"),
    [
        (NINTH, "Level nine. Blinds six hundred, twelve hundred. Big blind ante twelve hundred."),
        (
            replace(NINTH, ante=Chips(150), ante_kind="each"),
            "Level nine. Blinds six hundred, twelve hundred. Ante one hundred fifty.",
        ),
        (
            replace(NINTH, ante=Chips(0), small_bet=Chips(1200), big_bet=Chips(2400)),
            "Level nine. Limits twelve hundred, twenty-four hundred. Blinds six hundred, twelve hundred.",
        ),
        (
            Level(
                minutes=20,
                ante=Chips(50),
                ante_kind="each",
                bring_in=Chips(100),
                small_bet=Chips(400),
                big_bet=Chips(800),
            ),
            "Level nine. Limits four hundred, eight hundred. Ante fifty. Bring-in one hundred.",
        ),
        (
            replace(NINTH, ante=Chips(0), hands=12),
            "Level nine. Blinds six hundred, twelve hundred. This level lasts twelve hands.",
        ),
    ],
)
def test_a_level_is_said_as_its_game_is_played(period: Level, text: str) -> None:
    assert of(period) == text


def test_each_signal_says_something_and_nothing_twice() -> None:
    floor = playing(4).wait(minutes=25)
    texts = {kind: said(floor, kind) for kind in get_args(SignalKind)}
    assert all(texts.values())
    assert len(set(texts.values())) == len(texts)
    assert len({signal_name(ENGLISH, kind) for kind in texts}) == len(texts)


def test_one_minute_says_to_what() -> None:
    floor = playing(4).wait(minutes=19)
    assert said(floor, "one_minute") == "One minute left in this level."
    floor.wait(minutes=20)
    assert said(floor, "one_minute") == "One minute to the break."
    assert said(floor, "one_minute", before_night=True) == "One minute left in this level."
    floor.wait(minutes=10)
    assert said(floor, "one_minute").startswith("The break ends in one minute.")
    assert said(seated(4), "one_minute").startswith("Play begins in one minute.")


def test_a_break_says_how_long_and_until_when() -> None:
    floor = playing(4).wait(minutes=40, seconds=0.2)
    assert said(floor, "break_begins").startswith("Break: ten minutes. We are back at ")
    assert said(floor, "break_begins", left=Millis(5_000)).startswith("Break: one minute. ")


def test_after_the_break_the_level_is_said() -> None:
    floor = playing(4).wait(minutes=50, seconds=1)
    assert said(floor, "break_over").startswith(
        "The break is over. Level three. Blinds three hundr"
    )


def test_what_comes_together_is_said_together() -> None:
    floor = playing(4).wait(minutes=20)
    assert said(floor, "level_up", "registration_closed").endswith(
        "Big blind ante four hundred. Registration is closed."
    )


@pytest.mark.parametrize(
    ("chip", "text"),
    [(25, "Colour-up: the chips of twenty-five leave play."), (None, "Chips are coloured up.")],
)
def test_a_colour_up_names_its_chip(chip: int | None, text: str) -> None:
    signal = Signal(kind="colour_up", chip=None if chip is None else Chips(chip))
    board = clock_board(playing(2).tournament, NOW)
    assert spoken_text(ENGLISH, (signal,), board, NOW) == text


# At any moment


def test_before_the_start() -> None:
    floor = seated(4)
    text = aloud(floor)
    assert text.startswith("Welcome to Friday Night. Level one. Blinds one hundred, two hundred.")
    floor.do(StartClock(at="20:00"))
    assert "Play begins at " in aloud(floor)
    assert "Level one." in aloud(floor)


def test_while_it_runs_and_while_it_is_paused() -> None:
    floor = playing(4, structure=(replace(FIRST_LEVEL, marks=(Mark(kind="registration_closes"),)),
                                  SECOND_LEVEL, BREAK, LAST_LEVEL)).wait(minutes=5)  # fmt: skip
    assert aloud(floor).startswith(
        "Level one. Blinds one hundred, two hundred. Registration closes"
    )
    assert " The break is at " in aloud(floor)
    floor.do(PauseClock())
    assert aloud(floor) == "The clock is paused. Level one. Blinds one hundred, two hundred."
    floor = playing(4).wait(minutes=45)
    floor.do(PauseClock())
    assert aloud(floor) == "The clock is paused. We are on a break."


def test_in_a_break_what_is_due_and_what_comes_after() -> None:
    marked = replace(SECOND_LEVEL, marks=(Mark(kind="colour_up", chip=Chips(100)),))
    floor = playing(4, structure=(FIRST_LEVEL, marked, BREAK, LAST_LEVEL)).wait(minutes=41)
    text = aloud(floor)
    assert text.startswith("Break: nine minutes.")
    assert "the chips of one hundred leave play. After the break: Level three." in text


def test_where_the_clock_stopped_by_itself() -> None:
    marked = replace(LAST_LEVEL, marks=(Mark(kind="end_of_day", stop=True),))
    floor = playing(4, structure=(FIRST_LEVEL, Break(minutes=1), marked)).wait(minutes=40)
    assert aloud(floor) == "This is the end of play for today. The clock is stopped."
    assert aloud(playing(4).wait(minutes=66)) == "The last level is over."


def test_a_tournament_that_is_over_says_goodbye() -> None:
    told = announcement(playing(4).tournament, NOW)
    board: ClockBoard = replace(told.board, finished=True)
    assert read_aloud(ENGLISH, replace(told, board=board)) == (
        "Friday Night is over. Thank you for playing.",
    )
