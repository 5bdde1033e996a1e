"""`c` and `tb`: the clock on a player and the time-bank card, typed."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tdconsole.domain.language.commands.calling import CallTheClock, EndCall, PlayTimeCard
from tdconsole.domain.language.commands.tournament import OverrideRules
from tdconsole.domain.rules.book import RuleChanges
from tdconsole.domain.rules.values import CallClock, ShotClock
from tdconsole.domain.values import CallNo, EntryId, Seat
from tdconsole.line.grammar import read
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.reading import Reading
from tests.line.evening import AtDesk, viewing

ROSSI = EntryId(1)


class Table:
    def __init__(self, view: AtDesk) -> None:
        self.view, self.desk = view, Desk(view)

    def read(self, line: str) -> Reading:
        return read(line.format(seat=self.typed, table=self.seat.table), self.desk)

    def does(self, line: str) -> None:
        request = self.read(line).request
        assert request is not None
        assert self.view.do(request)

    @property
    def seat(self) -> Seat:
        return self.view.state.play.seating.of[ROSSI]

    @property
    def typed(self) -> str:
        return f"{self.seat.table}-{self.seat.seat}"

    def free(self) -> str:
        players = self.view.state.play.seating.tables[self.seat.table].players
        free = next(seat for seat in range(1, 10) if seat not in players)
        return f"{self.seat.table}-{free}"

    def ruled(self, changes: RuleChanges) -> None:
        assert self.view.do(OverrideRules(changes=changes))


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    with viewing(tmp_path) as view:
        yield Table(view)


@pytest.mark.parametrize("line", ["c {seat}", "c{seat}", "C {seat}", "c rossi", "c #1"])
def test_a_player_is_called_by_seat_by_entry_or_by_name(table: Table, line: str) -> None:
    reading = table.read(line)
    assert reading.mood == "ready"
    assert reading.request == CallTheClock(table=table.seat.table, seat=table.seat.seat)
    assert reading.sentence == (
        f"Call the clock on Maria Rossi, table {table.seat.table} seat {table.seat.seat}: "
        "25 seconds"
    )


def test_a_table_is_called(table: Table) -> None:
    reading = table.read("c {table}")
    assert reading.request == CallTheClock(table=table.seat.table)
    assert reading.sentence == f"Call the clock at table {table.seat.table}: 25 seconds"


def test_fewer_seconds_where_the_book_says_up_to(table: Table) -> None:
    refused = table.read("c {seat} 15s")
    assert refused.mood == "refused"
    assert "25 seconds to think, no more and no fewer" in refused.sentence
    assert "TDA-2024 29" in refused.sentence
    table.ruled(RuleChanges(call=CallClock(seconds=25, at_most=True)))
    assert table.read("c {seat} 15s").sentence.endswith(": 15 seconds")
    assert table.read("c {seat} 26s").mood == "refused"


@pytest.mark.parametrize(
    ("line", "mood"),
    [("c", "asking"), ("c 88", "refused"), ("c 88-1", "refused"), ("c nobody", "refused")],
)
def test_what_is_missing_or_wrong_is_said(table: Table, line: str, mood: str) -> None:
    reading = table.read(line)
    assert (reading.mood, reading.request) == (mood, None)
    assert reading.sentence


def test_an_empty_seat_is_refused(table: Table) -> None:
    reading = table.read(f"c {table.free()}")
    assert reading.mood == "refused"
    assert reading.sentence.startswith("Nobody sits at table")


def test_several_of_that_name_are_offered(table: Table) -> None:
    reading = table.read("c j")
    assert reading.mood == "asking"
    assert all(offer.line.startswith("c #") for offer in reading.offers)
    assert table.read(reading.offers[0].line).mood == "ready"


def test_one_that_is_called_already_offers_its_ends(table: Table) -> None:
    table.does("c {seat}")
    reading = table.read("c {seat}")
    assert reading.mood == "refused"
    number = table.seat.table
    assert [offer.line for offer in reading.offers] == [f"c {number} acted", f"c {number} dead"]
    assert [offer.line for offer in table.read("c").offers] == [
        offer.line for offer in reading.offers
    ]


@pytest.mark.parametrize(
    ("word", "outcome", "sentence"),
    [
        ("acted", "acted", "End the clock on Maria Rossi: acted"),
        ("dead", "folded", "The hand of Maria Rossi is dead, before the time is up"),
    ],
)
@pytest.mark.parametrize("where", ["{table}", "{seat}", "rossi"])
def test_how_it_ended_is_typed(
    table: Table, word: str, outcome: str, sentence: str, where: str
) -> None:
    table.does("c {seat}")
    reading = table.read(f"c {where} {word}")
    assert reading.request == EndCall(call=CallNo(1), outcome=outcome)  # type: ignore[arg-type]
    assert reading.sentence == sentence


def test_nothing_ends_that_was_not_called(table: Table) -> None:
    reading = table.read("c {table} acted")
    assert reading.mood == "refused"
    assert reading.sentence == f"No clock is called at table {table.seat.table}."


def test_a_card_is_played_and_what_is_left_is_said_before(table: Table) -> None:
    table.ruled(RuleChanges(shot_clock=ShotClock(seconds=30, cards=2)))
    reading = table.read("tb {seat}")
    assert reading.request == PlayTimeCard(entry=ROSSI)
    assert reading.sentence == "Maria Rossi plays a time-bank card: 1 is left"
    table.does("tb rossi")
    table.does("tb #1")
    refused = table.read("tb {seat}")
    assert refused.sentence == "Maria Rossi has no time-bank card left: the rules give 2."


def test_without_a_shot_clock_it_is_said_where_to_have_one(table: Table) -> None:
    reading = table.read("tb {seat}")
    assert reading.mood == "refused"
    assert "page Rules" in reading.sentence
    assert table.read("tb").mood == "asking"
