"""Chips in words: the ledger's lines, a count's difference and age, and what is refused."""

from typing import Any, get_args

import pytest
from msgspec.structs import replace

from tdconsole.domain.language.events.chips import ChipsCorrected
from tdconsole.domain.language.rejections import chips as chips_no
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.values import Chips, ChipsWhy, EntryId, SeatNo, TableNo
from tdconsole.i18n.catalogue import LANGUAGES, catalogue
from tdconsole.i18n.chips.words import (
    age_words,
    difference_words,
    ledger_line,
    missing_words,
    signed,
    since_words,
    standing_words,
)
from tdconsole.i18n.engine.log import log_sentence
from tdconsole.i18n.engine.refusals import refusal
from tdconsole.i18n.naming import Names
from tdconsole.projections.chips.counted import count_state
from tdconsole.projections.chips.counted_tables import TableCount
from tdconsole.projections.chips.ledger import LedgerLine, LedgerSource
from tests.domain.chips.test_chip_counts import counting
from tests.domain.floor import busting, opened, playing, queueing
from tests.projections.chips.test_chip_ledger import race

ENGLISH = catalogue("en")
ONE = EntryId(1)


def line(source: LedgerSource, **more: Any) -> str:
    return ledger_line(ENGLISH, LedgerLine(source=source, number=2, chips=5, **more))


def test_every_line_of_the_ledger_has_its_words_in_every_language() -> None:
    said = {line(source) for source in get_args(LedgerSource)}
    assert len(said) == len(get_args(LedgerSource))
    for language in LANGUAGES:
        for why in get_args(ChipsWhy):
            told = LedgerLine(source="correction", number=1, chips=5, why=why)
            assert ledger_line(catalogue(language), told)
    assert line("race", old=Chips(25), new=Chips(100)) == "Colour-up of 25 to 100"
    assert line("correction", why="miscounted") == "Corrected: handed out or taken in wrong"


@pytest.mark.parametrize(
    ("difference", "sentence"),
    [
        (0, "It adds up: nothing is missing and nothing is too much."),
        (-1_500, "1,500 in chips is missing."),
        (25, "25 in chips is too much."),
    ],
)
def test_a_difference(difference: int, sentence: str) -> None:
    assert difference_words(ENGLISH, difference) == sentence


def test_what_is_left_to_count() -> None:
    floor = playing(3, 2)
    floor.do(counting(1, e1=20_000, e2=20_000))
    state = count_state(floor.tournament, floor.now)
    assert standing_words(ENGLISH, state) == "3 seats at 2 tables still to count."
    assert [missing_words(ENGLISH, row) for row in state.tables] == [
        "seat 3 missing",
        "seats 1 and 2 missing",
    ]
    whole = TableCount(
        table=TableNo(1), players=1, counted=1, missing=(), chips=Chips(5), at_once=False
    )
    assert missing_words(ENGLISH, whole) == ""
    assert missing_words(ENGLISH, replace(whole, missing=(SeatNo(4),))) == "seat 4 missing"


def test_what_came_since_and_how_long_ago_that_was() -> None:
    floor = playing(3)
    floor.do(counting(1, e1=20_000, e2=20_000, e3=20_000))
    counted = floor.now
    assert since_words(ENGLISH, count_state(floor.tournament, floor.now)) == ""
    assert age_words(ENGLISH, counted, floor.now).endswith(", just now")
    floor.given(race(floor), race(floor))  # at one table and at another
    floor.do(queueing(4), busting(3))
    floor.wait(minutes=34)
    assert age_words(ENGLISH, counted, floor.now).endswith(", 34 minutes ago")
    assert since_words(ENGLISH, count_state(floor.tournament, floor.now)) == (
        "Since then: colour-up of 25 to 100, 1 entry, 1 player out and + 19,950 in chips"
    )


def test_a_change_has_its_sign_and_none_has_none() -> None:
    assert [signed(ENGLISH, chips) for chips in (25, -1_025, 0)] == ["+ 25", "− 1,025", "0"]


def test_chips_that_were_found_and_left_nothing_over() -> None:
    event = ChipsCorrected(chips=0, why="found_late", entry=ONE)
    names = Names(lambda _: "Maria", lambda _: "", str)
    told = log_sentence(ENGLISH, event, names, opened().tournament.setup)
    assert told == "Chips found after their race exchanged to the last one (Maria)"


@pytest.mark.parametrize(
    ("rejection", "sentence"),
    [
        (
            chips_no.CountedElsewhere(entry=ONE, table=TableNo(7)),
            "Maria does not sit at table 7: a stack is counted where it stands.",
        ),
        (
            chips_no.SumDiffers(table=TableNo(7), stacks=Chips(80_000), chips=Chips(70_000)),
            "The stacks of table 7 come to 80,000, and its sum is said to be 70,000: count it again.",
        ),
        (chips_no.NothingPutRight(), "By how many chips? 0 changes nothing."),
        (
            chips_no.FewerThanPlayers(chips=Chips(4), players=5),
            "Then 4 would be in play for 5 players who are left: that is too few.",
        ),
        (
            chips_no.NeverRaced(old=Chips(25)),
            "No race of the 25 chips is in the record: they are still in play.",
        ),
    ],
)
def test_what_is_refused(rejection: Rejection, sentence: str) -> None:
    assert refusal(ENGLISH, rejection, lambda _: "Maria") == sentence
