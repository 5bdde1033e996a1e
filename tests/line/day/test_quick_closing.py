"""The end of a day in the line: the card, the hands, the bags, everybody home."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tdconsole.domain.language.commands.clock import PauseClock
from tdconsole.domain.language.commands.day import (
    Bagging,
    BagStacks,
    CallLastHands,
    EndDay,
    PlayLastHands,
    SeatAsBefore,
)
from tdconsole.domain.language.commands.tournament import OverrideRules
from tdconsole.domain.rules.book import RuleChanges
from tdconsole.domain.values import TableNo
from tests.line.evening import viewing
from tests.line.table import ROSSI, Table, do, ready


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    with viewing(tmp_path) as view:
        yield Table(view)


def test_the_card_is_drawn_or_typed(table: Table) -> None:
    drawn = table.read("last")
    assert ready(drawn) == CallLastHands()
    assert drawn.sentence == (
        "Stop the clock for the last hands of the day: a card of 3, 4, 5, 6 and 7 is drawn"
    )
    typed = table.read("last 5")
    assert ready(typed) == CallLastHands(hands=5)
    assert typed.sentence == "Stop the clock: every table plays 5 hands more"
    assert table.read("last card").mood == "asking"
    do(table, "last 5")
    assert table.read("last 3").mood == "refused"


def test_a_hand_is_counted_at_a_table_or_at_all(table: Table) -> None:
    assert table.read("hand").mood == "refused"  # of a level that counts time
    do(table, "last 2")
    one = table.read("hand 2")
    assert ready(one) == PlayLastHands(tables=(TableNo(2),))
    assert one.sentence == "One of the last hands played at table 2: 1 is left"
    every = table.read("hand")
    assert ready(every) == PlayLastHands(tables=(TableNo(1), TableNo(2)))
    do(table, "hand", "hand 1")
    assert table.read("hand 2").sentence == "Table 2 is done for the day"
    assert table.read("hand 1").sentence == "Table 1 has played its last hand of the day."
    do(table, "hand 2")
    assert table.read("hand").sentence == "Every table has played its last hand of the day."


def test_chips_go_into_a_bag(table: Table) -> None:
    do(table, "last 1", "hand")
    reading = table.read(f"bag {table.at(ROSSI)} 12.500 B1007")
    assert ready(reading) == BagStacks(bags=(Bagging(entry=ROSSI, chips=12_500, seal="B1007"),))
    seat = table.seat(ROSSI)
    assert reading.sentence == (
        f"12,500 of Maria Rossi, table {seat.table} seat {seat.seat}, into a bag under seal B1007"
    )
    assert ready(table.read("bag maria rossi 12k")) == BagStacks(
        bags=(Bagging(entry=ROSSI, chips=12_000),)
    )
    assert table.read("bag").offers
    assert table.read("bag rossi").mood == "asking"
    do(table, "bag rossi 12k A 1")
    assert table.read("bag rossi 12k").mood == "refused"
    other = next(one for one in table.view.state.play.seating.of if one != ROSSI)
    assert "Seal A 1 closes the bag of Maria Rossi." in table.read(f"bag #{other} 5k A 1").sentence


def test_the_last_bag_says_whether_all_is_there_and_the_day_ends(table: Table) -> None:
    assert table.read("endday").mood == "refused"
    assert table.view.do(PauseClock())
    state = table.view.state
    *most, last = sorted(state.play.seating.of)
    chips = {entry: state.entries.by_id[entry].chips for entry in (*most, last)}
    do(table, *(f"bag #{entry} {chips[entry]}" for entry in most))
    right = table.read(f"bag #{last} {chips[last]}")
    assert right.sentence.endswith("into the last bag: all chips are there")
    assert table.read(f"bag #{last} {chips[last] - 50}").sentence.endswith(": 50 are missing")
    assert table.read(f"bag #{last} {chips[last] + 50}").sentence.endswith(": 50 too many")
    do(table, f"bag #{last} {chips[last]}")
    end = table.read("endday")
    assert ready(end) == EndDay()
    assert end.sentence == "End day 1: 12 players get up, and the next day begins with a draw"


def test_where_no_seats_are_drawn_in_the_morning_the_line_seats_all_as_before(
    table: Table,
) -> None:
    assert table.view.do(PauseClock())
    assert table.read("seats as before").mood == "refused"
    entries = table.view.state.entries.by_id
    before = dict(table.view.state.play.seating.of)
    do(table, *(f"bag #{entry} {entries[entry].chips}" for entry in sorted(before)))
    assert table.view.do(OverrideRules(changes=RuleChanges(redraw_each_day=False)))
    end = "End day 1: 12 players get up, and sit there again the next day"
    assert table.read("endday").sentence == end
    do(table, "endday")
    assert table.read("seats").mood == "asking"
    again = table.read("Seats  as BEFORE")
    assert ready(again) == SeatAsBefore()
    assert again.sentence == "Seat 12 players as the evening before"
    do(table, "seats as before")
    assert dict(table.view.state.play.seating.of) == before
    assert "given already" in table.read("seats as before").sentence
