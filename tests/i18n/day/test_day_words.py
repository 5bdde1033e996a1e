"""The end of a day in words: what is refused, advised, logged and read aloud."""

import pytest

from tdconsole.domain.language.commands.clock import PauseClock
from tdconsole.domain.language.commands.day import CallLastHands, PlayLastHands
from tdconsole.domain.language.events.day import DayEnded, LastHandsPlayed, Reseated, SeatedAsBefore
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.rejections.day import (
    BaggedAlready,
    BagHolds,
    BagsAstray,
    ClockStillRuns,
    DrawnAfterMerge,
    DrawnEachDay,
    EmptyBag,
    HandForHandFirst,
    LastHandsHoldClock,
    LastHandsOff,
    LastHandsOn,
    NobodySeatedYet,
    NoCardTurned,
    NoLastHandLeft,
    NoNightBefore,
    NoSeatAsBefore,
    NotInABag,
    SealTaken,
    SeatsGivenToday,
    ShutForLastHands,
    StackInBag,
    TablesStillPlay,
)
from tdconsole.domain.language.rejections.entry import EntersNextDay
from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import FIRST_PLAY, Chips, EntryId, TableNo
from tdconsole.i18n.advice import advice_name, advice_words
from tdconsole.i18n.catalogue import catalogue
from tdconsole.i18n.clock.speech import read_aloud
from tdconsole.i18n.engine.log import log_sentence
from tdconsole.i18n.engine.refusals import refusal
from tdconsole.i18n.naming import Names
from tdconsole.projections.advice import advice
from tdconsole.projections.clock.announcement import announcement
from tests.domain.day.test_bagging import bag, bags
from tests.domain.floor import Floor, at, opened
from tests.projections.day.test_day_end import evening

ENGLISH = catalogue("en")
ONE, SEVEN = EntryId(1), TableNo(7)


def who(entry: EntryId) -> str:
    return f"P{entry}"


def logged(event: Event) -> str:
    names = Names(who, lambda _note: "", str)
    return log_sentence(ENGLISH, event, names, opened().tournament.setup)


@pytest.mark.parametrize(
    ("no", "said"),
    [
        (LastHandsOn(), "called already"),
        (LastHandsOff(), "not called yet"),
        (LastHandsHoldClock(), "the clock is stopped until the day is over"),
        (NobodySeatedYet(day=2), "Nobody has a seat for day 2 yet"),
        (HandForHandFirst(), "hand-for-hand"),
        (NoCardTurned(tables=3), "with 3 tables left, no card is drawn: play on until the time"),
        (NoLastHandLeft(table=SEVEN, left=0), "Table 7 has played its last hand"),
        (NoLastHandLeft(table=SEVEN, left=2), "only 2 of the last hands left"),
        (ShutForLastHands(), "nobody gets another seat"),
        (TablesStillPlay(table=SEVEN), "Table 7 still plays"),
        (TablesStillPlay(table=SEVEN, more=2), "Table 7 and 2 others still play"),
        (ClockStillRuns(), "The clock is running."),
        (NoNightBefore(), "It is the first day"),
        (SeatsGivenToday(day=2), "The seats of day 2 are given already."),
        (DrawnEachDay(cite="House 4"), "all seats are redrawn each day"),
        (DrawnAfterMerge(), "the seats of day 2 are drawn."),
        (NoSeatAsBefore(), "Nobody can have the seat of the evening before"),
        (NotInABag(entry=ONE), "P1’s chips are not bagged yet."),
        (NotInABag(entry=ONE, more=3), "of P1 and of 3 more"),
        (BaggedAlready(entry=ONE, chips=Chips(5_000)), "in a bag already: 5,000."),
        (EmptyBag(entry=ONE), "P1 can't have a bag without chips."),
        (StackInBag(entry=ONE), "P1’s chips are sealed in a bag"),
        (BagHolds(entry=ONE, chips=Chips(5_000)), "name what it holds, 5,000."),
        (SealTaken(seal="B 7", by=ONE), "Seal B 7 closes the bag of P1."),
        (BagsAstray(bagged=Chips(900), expected=Chips(1_000)), "100 are missing"),
        (BagsAstray(bagged=Chips(1_100), expected=Chips(1_000)), "100 too many"),
    ],
)
def test_each_refusal_is_a_sentence(no: Refusal, said: str) -> None:
    sentence = refusal(ENGLISH, no, who)
    assert said in sentence
    assert sentence.endswith(".")


def test_who_comes_too_late_today_enters_tomorrow() -> None:
    assert "start on the next day" in refusal(ENGLISH, EntersNextDay(), who)


def told(floor: Floor) -> list[str]:
    found = []
    for one in advice(floor.tournament, floor.now):
        worded = advice_words(ENGLISH, one, who)
        assert advice_name(ENGLISH, type(one).__name__) != type(one).__name__
        assert worded.reason.endswith(".")
        assert len(worded.choices) == len(one.choices)
        found.append(worded.sentence)
    return found


def test_the_advice_of_an_evening_that_ends() -> None:
    floor = evening(2, 2, 2, 2).wait(minutes=13)
    assert any(sentence.startswith("Stop the clock at ") for sentence in told(floor))
    floor.wait(minutes=21)
    assert "Call the last hands of the day" in told(floor)
    floor.do(CallLastHands(hands=1))
    assert told(floor) == ["4 tables still play their last hands"]
    floor.do(PlayLastHands(tables=tuple(map(TableNo, (1, 2, 3, 4)))))
    assert told(floor) == ["8 stacks are not bagged yet"]
    floor.do(bags(*(bag(entry) for entry in range(1, 8)), bag(8, 19_000)))
    assert told(floor) == ["1,000 are missing"]


def test_with_few_tables_the_advice_asks_how_many() -> None:
    floor = evening(2, 2).wait(minutes=33)
    floor.do(PauseClock())
    assert "Call the last hands of the day" in told(floor)


def test_what_is_read_aloud() -> None:
    floor = evening(2, 2)
    floor.do(CallLastHands(hands=5))
    lines = read_aloud(ENGLISH, announcement(floor.tournament, floor.now))
    assert lines[0] == ("These are the last hands of the day: each table plays five hands more.")
    floor.do(PlayLastHands(tables=(TableNo(1), TableNo(2)), hands=5))
    lines = read_aloud(ENGLISH, announcement(floor.tournament, floor.now))
    assert lines[0] == "This is the end of play for today."
    assert lines[-1] == "Players, stay seated until your chips are in a bag."


def test_the_log_names_runs_of_tables() -> None:
    tables = tuple(map(TableNo, range(1, 13)))
    event = LastHandsPlayed(play=FIRST_PLAY, tables=tables, hands=1)
    assert logged(event).endswith("1–12")
    over = DayEnded(play=FIRST_PLAY, at=Floor().now)
    assert logged(over) == "The day is over: everybody has got up"
    again = tuple(Reseated(entry=EntryId(n), seat=at(1, n)) for n in (1, 2))
    told = logged(SeatedAsBefore(play=FIRST_PLAY, seated=again))
    assert told == "2 players seated as the evening before, not drawn"
