"""The chips in the quick entry: counted by the seat or the table, and put right with a reason."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tdconsole.domain.language.commands.chips import (
    CorrectChips,
    CountChips,
    ExchangeFound,
    RaceChips,
    RacingSeat,
    RacingTable,
    StackTyped,
)
from tdconsole.domain.values import Chips, Seat, TableNo
from tdconsole.i18n.catalogue import catalogue
from tdconsole.line.grammar import read
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.reading import ToAction
from tdconsole.session import create
from tests.gui.boards import ROME
from tests.line.evening import AtDesk, at_desk, seated
from tests.line.prizes.money import Wrist


@pytest.fixture
def wrist() -> Wrist:
    return Wrist()


@pytest.fixture
def view(tmp_path: Path, wrist: Wrist) -> Iterator[AtDesk]:
    with (
        create(tmp_path / "club.house", wrist) as house,
        at_desk(house.session, seated(house.session), catalogue("en", ROME), wrist) as view,
    ):
        yield view


def taken_seat(view: AtDesk) -> Seat:
    return min(view.state.play.seating.of.values())


def test_a_seat_is_counted_in_a_line(view: AtDesk) -> None:
    seat = taken_seat(view)
    entry = view.state.play.seating.at(seat)
    assert entry is not None
    reading = read(f"count {seat.table}-{seat.seat} 41.5k", Desk(view))
    stacks = (StackTyped(entry=entry, chips=41_500),)
    assert reading.request == CountChips(table=seat.table, stacks=stacks)
    assert reading.sentence == f"Count {view.who(entry)}, table {seat.table}: 41,500"
    assert read(f"count #{entry} 41500", Desk(view)).request == reading.request


def test_a_whole_table_is_counted_in_a_line(view: AtDesk, wrist: Wrist) -> None:
    reading = read("count 1 120000", Desk(view))
    assert reading.request == CountChips(table=TableNo(1), chips=120_000)
    assert reading.sentence == "Count table 1: 120,000 in all"
    assert view.do(CountChips(table=TableNo(1), chips=120_000))
    wrist.later += 30 * 60_000
    later = read("count 1 120000", Desk(view))
    assert later.request == CountChips(table=TableNo(1), chips=120_000, fresh=True)
    assert later.sentence == "Count table 1: 120,000 in all (a new count)"


def test_alone_it_leads_to_the_page(view: AtDesk) -> None:
    assert read("count", Desk(view)).jump == ToAction(action="chips")


@pytest.mark.parametrize(
    ("line", "mood"),
    [
        ("count 7", "asking"),
        ("count 7-4 many", "asking"),
        ("count 9 120000", "refused"),
        ("count 1 0", "refused"),
        ("count 1-1 99m", "refused"),
        ("count zzzz 500", "refused"),
        ("chips", "asking"),
        ("chips 75", "asking"),
        ("chips -75", "asking"),
        ("chips -0 lost", "refused"),
        ("chips -99999999 lost", "refused"),
        ("chips 1-1 7x25 100", "refused"),
    ],
)
def test_what_is_no_count_says_so(view: AtDesk, line: str, mood: str) -> None:
    reading = read(line, Desk(view))
    assert (reading.mood, bool(reading.sentence)) == (mood, True)


@pytest.mark.parametrize(
    ("line", "request_"),
    [
        ("chips -75 lost", CorrectChips(chips=-75, why="lost_and_found")),
        (
            "chips +5k miscounted two bags",
            CorrectChips(chips=5_000, why="miscounted", reason="two bags"),
        ),
        ("chips −75 under the rail", CorrectChips(chips=-75, why="other", reason="under the rail")),
        ("chips - 75 hidden", CorrectChips(chips=-75, why="concealed")),
    ],
)
def test_the_ledger_is_put_right_with_a_reason(
    view: AtDesk, line: str, request_: CorrectChips
) -> None:
    assert read(line, Desk(view)).request == request_


def test_it_says_what_is_in_play_then(view: AtDesk) -> None:
    sentence = read("chips -75 under the rail", Desk(view)).sentence
    assert sentence == "75 less in play, 239,925 in all: under the rail"
    assert read("chips +75 lost", Desk(view)).sentence.startswith("75 more in play, 240,075")


def test_chips_found_after_their_race_are_exchanged_at_their_value(view: AtDesk) -> None:
    seat = taken_seat(view)
    entry = view.state.play.seating.at(seat)
    assert entry is not None
    odd = RacingTable(table=seat.table, seats=(RacingSeat(entry=entry, odd=2, got=1),))
    assert view.do(RaceChips(old=Chips(25), new=Chips(100), tables=(odd,)))
    reading = read(f"chips {seat.table}-{seat.seat} 7x25 100", Desk(view))
    assert reading.request == ExchangeFound(entry=entry, old=Chips(25), pieces=7, new=Chips(100))
    name = view.who(entry)
    assert (
        reading.sentence
        == f"{name} gets 1 chip of 100; 75 leaves without compensation (TDA-2024 24-C)"
    )
