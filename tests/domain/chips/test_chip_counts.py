"""What is counted on the tables, and what is put right in the ledger by hand."""

from typing import Any

import pytest

from tdconsole.domain.chips.counts import exchanged, late_cite
from tdconsole.domain.engine.invariants import problems
from tdconsole.domain.language.commands.chips import (
    CorrectChips,
    CountChips,
    ExchangeFound,
    StackTyped,
)
from tdconsole.domain.language.events.chips import ChipsCorrected, ChipsRaced, RacedTable
from tdconsole.domain.language.rejections.chips import (
    CountedElsewhere,
    CountedNothing,
    FewerThanPlayers,
    NegativeCount,
    NeverRaced,
    NoChipsLeft,
    NotALargerChip,
    NothingPutRight,
    SumDiffers,
    WhyChips,
)
from tdconsole.domain.language.rejections.entry import UnknownEntry
from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.language.rejections.room import (
    MoreThanInPlay,
    NamedTwice,
    NoSuchTable,
    PlayerIsOut,
)
from tdconsole.domain.state.counts import Count
from tdconsole.domain.values import FIRST_PLAY, Chips, ChipsWhy, EntryId, TableNo
from tdconsole.library.rulebooks import rulebook
from tests.domain.floor import Floor, busting, playing


def counting(table: int, chips: int | None = None, **stacks: int) -> CountChips:
    """Stacks as e3=20_000."""
    return CountChips(
        table=TableNo(table),
        stacks=tuple(
            StackTyped(entry=EntryId(int(name[1:])), chips=stack) for name, stack in stacks.items()
        ),
        chips=chips,
    )


def count_of(floor: Floor) -> Count:
    count = floor.tournament.counts.count
    assert count is not None
    return count


def floor() -> Floor:
    """Three at table 1, two at table 2, 20,000 each."""
    return playing(3, 2)


@pytest.mark.parametrize(
    ("command", "refusal"),
    [
        (counting(9, 1), NoSuchTable(table=TableNo(9))),
        (counting(1), CountedNothing(table=TableNo(1))),
        (counting(1, -1), NegativeCount(table=TableNo(1))),
        (counting(1, e2=-5), NegativeCount(table=TableNo(1), entry=EntryId(2))),
        (counting(1, e2=0), NoChipsLeft(entry=EntryId(2))),
        (counting(1, 0), NoChipsLeft(entry=EntryId(1))),
        (counting(1, e4=500), CountedElsewhere(entry=EntryId(4), table=TableNo(1))),
        (counting(1, e99=500), UnknownEntry(entry=EntryId(99))),
        (
            counting(1, e2=100_001),
            MoreThanInPlay(stack=Chips(100_001), in_play=Chips(100_000)),
        ),
        (counting(1, 100_001), MoreThanInPlay(stack=Chips(100_001), in_play=Chips(100_000))),
        (
            counting(1, 70_000, e1=40_000, e2=40_000),
            SumDiffers(table=TableNo(1), stacks=Chips(80_000), chips=Chips(70_000)),
        ),
        (
            counting(2, 70_000, e4=20_000, e5=20_000),
            SumDiffers(table=TableNo(2), stacks=Chips(40_000), chips=Chips(70_000)),
        ),
    ],
)
def test_a_count_that_is_none(command: CountChips, refusal: Refusal) -> None:
    assert floor().when(command) == refusal


def test_nobody_is_counted_twice_at_once_or_once_he_is_out() -> None:
    twice = CountChips(table=TableNo(1), stacks=(StackTyped(entry=EntryId(1), chips=5),) * 2)
    played = floor()
    assert played.when(twice) == NamedTwice(entry=EntryId(1))
    played.do(busting(2))
    assert played.when(counting(1, e2=5)) == PlayerIsOut(entry=EntryId(2))


def test_a_count_goes_on_until_a_fresh_one_begins() -> None:
    played = floor()
    played.do(counting(1, e1=30_000, e2=20_000, e3=10_000))
    played.wait(minutes=1).do(counting(2, 40_000))
    going = count_of(played)
    assert (going.no, dict(going.tables), len(going.stacks)) == (1, {2: 40_000}, 3)
    assert going.since.utc < going.last.utc == played.now.utc
    played.do(CountChips(table=TableNo(2), chips=39_000, fresh=True))
    assert (count_of(played).no, dict(count_of(played).stacks)) == (2, {})


def test_a_seat_counted_again_takes_the_place_of_what_was_counted_before() -> None:
    played = floor()
    played.do(counting(1, 60_000), counting(1, e1=30_000))
    assert dict(count_of(played).tables) == {}
    played.do(counting(1, e1=31_000))
    assert dict(count_of(played).stacks) == {1: 31_000}


def test_the_last_table_may_hold_more_than_the_ledger_knows() -> None:
    """That is what is to be found out."""
    played = playing(2)
    played.do(counting(1, e1=30_000, e2=15_000))
    assert played.tournament.chips == 40_000


def correcting(chips: int, why: ChipsWhy = "miscounted", **more: Any) -> CorrectChips:
    return CorrectChips(chips=chips, why=why, **more)


@pytest.mark.parametrize(
    ("command", "refusal"),
    [
        (correcting(0), NothingPutRight()),
        (correcting(5, "other"), WhyChips()),
        (correcting(5, entry=EntryId(99)), UnknownEntry(entry=EntryId(99))),
        (correcting(-99_996), FewerThanPlayers(chips=Chips(4), players=5)),
    ],
)
def test_nothing_is_put_right_so(command: CorrectChips, refusal: Refusal) -> None:
    assert floor().when(command) == refusal


def test_what_came_and_went_by_hand_is_in_the_ledger() -> None:
    played = floor()
    played.do(correcting(5_000), correcting(-75, "other", reason="Swept away."))
    assert played.tournament.chips == 104_925
    assert played.tournament.counts.corrected == 4_925
    assert problems(played.tournament) == frozenset()


# Found after their race


def raced() -> Floor:
    """The 25s left with a race, after which nothing was over."""
    return floor().given(
        ChipsRaced(
            play=FIRST_PLAY,
            old=Chips(25),
            new=Chips(100),
            method="race",
            at=floor().now,
            tables=(RacedTable(table=TableNo(1), odd=4, got=1),),
        )
    )


def finding(pieces: int, new: int = 100, entry: int = 2, old: int = 25) -> ExchangeFound:
    return ExchangeFound(entry=EntryId(entry), old=Chips(old), pieces=pieces, new=Chips(new))


def test_cr_10_seven_found_make_one_and_the_rest_leaves_without_compensation() -> None:
    """CR-10 (TDA 24-C, WSOP 77.c)."""
    assert exchanged(25, 7, 100) == (1, 75)
    played = raced()
    (event,) = played.do(finding(7))
    assert event == ChipsCorrected(chips=-75, why="found_late", entry=EntryId(2), old=Chips(25))
    assert played.tournament.chips == 99_925


@pytest.mark.parametrize(
    ("command", "refusal"),
    [
        (finding(7, old=50), NeverRaced(old=Chips(50), cite="TDA-2024 24-C")),
        (finding(7, new=25), NotALargerChip(old=Chips(25), new=Chips(25))),
        (finding(7, new=110), NotALargerChip(old=Chips(25), new=Chips(110))),
        (finding(7, entry=99), UnknownEntry(entry=EntryId(99))),
        (
            finding(4_001),
            MoreThanInPlay(stack=Chips(100_025), in_play=Chips(100_000)),
        ),
    ],
)
def test_what_is_not_exchanged(command: ExchangeFound, refusal: Refusal) -> None:
    assert raced().when(command) == refusal


def test_whoever_is_out_finds_nothing_of_his() -> None:
    played = raced()
    played.do(busting(2))
    assert played.when(finding(7)) == PlayerIsOut(entry=EntryId(2))


@pytest.mark.parametrize(
    ("book", "cite"),
    [
        ("tda-2024", "TDA-2024 24-C"),
        ("tda-2022", "TDA-2022 24-C"),
        ("wsop-2026", "WSOP 77.c"),
        ("figp-2014", "TDA-2024 24-C"),
        ("pl-club", "TDA-2024 24-C"),
        ("goldbet-it", "TDA-2024 24-C"),
        ("pokerclub-it", "TDA-2024 24-C"),
    ],
)
def test_each_book_has_its_article(book: str, cite: str) -> None:
    assert late_cite(rulebook(book)) == cite
