"""Blinds, the plan, breaking, who sits where and advice in the line."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tdconsole.domain.hand.known_hands import known
from tdconsole.domain.language.commands.draw import RedrawSeats
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.floor import (
    BalanceTables,
    BreakTable,
    DismissAdvice,
    MovePlayer,
    NameBigBlind,
    PlaceButton,
    PostponeAdvice,
    Relocation,
    SeePlayers,
    SetBreakingOrder,
    SwapPlayers,
)
from tdconsole.domain.language.commands.seating import SeatEntry
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.values import EntryId, Seat, SeatNo, TableNo
from tdconsole.projections.advice import advice
from tests.line.evening import AtDesk, viewing
from tests.line.table import ROSSI, SMITH, Table, ready
from tests.line.uneven import bust, know, planned, uneven


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    with viewing(tmp_path) as view:
        yield Table(view)


@pytest.fixture
def floor(tmp_path: Path) -> Iterator[Table]:
    with uneven(tmp_path) as view:
        yield Table(view)


def do(table: Table, line: str) -> Any:
    request = ready(table.read(line))
    assert table.view.do(request)
    return request


def undo(view: AtDesk) -> None:
    last = view.last_gesture()
    assert last is not None
    assert view.do(Undo(step=last.no))


def refused(table: Table, line: str) -> str:
    reading = table.read(line)
    assert (reading.mood, reading.request) == ("refused", None)
    return reading.sentence


def playing(table: Table) -> set[TableNo]:
    return {one.no for one in table.view.state.play.seating.tables.values() if one.players}


# Button and blinds


def test_the_next_big_blind_by_seat_and_by_name(table: Table) -> None:
    seat = table.seat(ROSSI)
    for line in (f"bb {table.at(ROSSI)}", "bb rossi", "bb #1"):
        reading = table.read(line)
        assert ready(reading) == NameBigBlind(table=seat.table, seat=seat.seat)
        assert reading.sentence == (
            f"Next big blind at table {seat.table}: Maria Rossi, seat {seat.seat}"
        )
    do(table, "bb rossi")
    assert known(table.view.state, seat.table, table.view.now()) is not None
    undo(table.view)
    assert known(table.view.state, seat.table, table.view.now()) is None


@pytest.mark.parametrize(("line", "free"), [("bb 1-", False), ("bb 1", False), ("bu 1-", True)])
def test_a_table_alone_asks_which_seat(table: Table, line: str, free: bool) -> None:
    reading = table.read(line)
    players = table.view.state.play.seating.tables[TableNo(1)].players
    assert reading.mood == "asking"
    assert len(reading.offers) == (9 if free else len(players))
    assert all(table.read(offer.line).mood == "ready" for offer in reading.offers)


def test_where_nobody_sits_no_blind_is_posted(table: Table) -> None:
    seat = table.free(1)[0]
    assert "Nobody sits" in refused(table, f"bb 1-{seat.seat}")
    assert refused(table, "bb 9-1")
    assert table.read("bb smi").mood == "asking"
    assert table.read("bb").mood == "asking"


def test_the_button_alone_and_with_the_big_blind(table: Table) -> None:
    players = sorted(table.view.state.play.seating.tables[TableNo(1)].players)
    button, big = players[0], players[2]
    alone = table.read(f"bu 1-{button}")
    assert ready(alone) == PlaceButton(table=TableNo(1), button=button)
    assert alone.sentence.startswith(f"The button of table 1 is on seat {button}: ")
    both = table.read(f"bu 1-{button} {big}")
    assert ready(both) == PlaceButton(table=TableNo(1), button=button, big_blind=big)
    assert "same seat" in refused(table, f"bu 1-{button} {button}")
    do(table, f"bu 1-{button} {big}")
    undo(table.view)
    assert not table.view.state.play.hands


# The plan


def test_level_tables_have_no_plan(table: Table) -> None:
    assert refused(table, "bal") == "The tables are level: nobody has to move."


def test_the_plan_asks_for_the_big_blinds_it_waits_for(floor: Table) -> None:
    first = planned(floor.view)[0]
    reading = floor.read("bal")
    assert reading.mood == "asking"
    assert f"next big blind of table {first.source} → worst of" in reading.sentence
    assert [offer.line for offer in reading.offers] == [f"bb {no}-" for no in first.asks]


def test_the_plan_is_made_as_far_as_it_is_known(floor: Table) -> None:
    know(floor.view, 4, 5, 1)
    moves = planned(floor.view)
    reading = floor.read("bal")
    request = ready(reading)
    assert len(request.moves) == 2
    assert reading.sentence.startswith("2 moves of 4, as far as is known: ")
    first = floor.read("bal 1")
    assert ready(first) == BalanceTables(moves=request.moves[:1])
    assert first.sentence.startswith("1 move: ")
    assert floor.view.who(request.moves[0].entry) in first.sentence
    do(floor, "bal 2")
    assert len(planned(floor.view)) == len(moves) - 2
    undo(floor.view)
    assert planned(floor.view) == moves


def test_a_move_that_was_filled_in_at_the_table(floor: Table) -> None:
    first = planned(floor.view)[0]
    there = floor.view.state.play.seating.tables[first.source].players
    seat, entry = min(there.items())
    target = Seat(table=first.target, seat=first.ranked[0])
    line = f"bal {first.source}-{seat} {target.table}-{target.seat}"
    assert ready(floor.read(line)) == BalanceTables(moves=(Relocation(entry=entry, seat=target),))
    do(floor, line)
    assert floor.seat(entry) == target
    assert refused(floor, f"bal #{entry} {first.source}-{seat}")


def test_of_a_table_that_gives_the_players_are_offered(floor: Table) -> None:
    first = planned(floor.view)[0]
    reading = floor.read(f"bal {first.source}-")
    assert reading.mood == "asking"
    assert reading.offers
    assert all(floor.read(offer.line).mood == "ready" for offer in reading.offers)


# Breaking, and new seats for all


def test_a_table_is_not_broken_by_looking(table: Table) -> None:
    assert "too few" in refused(table, "break 1")
    bust(table.view, 1, 3)
    before = table.view.state
    for line in ("break 2", "break 2 luna"):
        reading = table.read(line)
        word = "luna" if line.endswith("luna") else ""
        assert ready(reading) == BreakTable(table=TableNo(2), word=word)
        assert reading.sentence.startswith("Break table 2: draw seats for 6 players among 6 free")
    assert table.view.state is before
    do(table, "break 1")
    assert playing(table) == {TableNo(2)}
    undo(table.view)
    assert playing(table) == {TableNo(1), TableNo(2)}
    assert refused(table, "break 9")
    assert table.read("break up").mood == "asking"


def test_the_order_of_breaking_is_read_and_set(table: Table) -> None:
    standing = table.read("order")
    assert standing.sentence.startswith("Nothing is posted")
    assert [offer.line for offer in standing.offers] == ["order 2 1"]
    for line in ("order 1 2", "order 1-2"):
        assert ready(table.read(line)) == SetBreakingOrder(tables=(TableNo(1), TableNo(2)))
    assert ready(table.read("order 2-1")) == SetBreakingOrder(tables=(TableNo(2), TableNo(1)))
    do(table, "order 1 2")
    assert table.read("order").sentence.startswith("Posted")
    assert refused(table, "order 1 2")
    assert ready(table.read("order 2 1"))
    assert refused(table, "order 1 1")
    undo(table.view)
    assert not table.view.state.play.breaking


def test_a_redraw_needs_a_reason_only_where_the_rules_do_not_want_it(table: Table) -> None:
    assert table.read("redraw").mood == "asking"
    assert refused(table, "final").startswith("The final table is formed with 9 players; 12")
    bust(table.view, 1, 3)
    assert ready(table.read("redraw")) == RedrawSeats()
    assert ready(table.read("redraw why not")) == RedrawSeats(reason="why not")
    assert ready(table.read("final luna")) == RedrawSeats(word="luna")
    assert table.read("final").sentence == "Final table: draw seats for 9 players"
    do(table, "final")
    assert len(playing(table)) == 1
    assert refused(table, "final")


# Players and seats


def test_two_change_places(table: Table) -> None:
    one, other = table.seat(ROSSI), table.seat(SMITH)
    reading = table.read("swap rossi, #4")
    assert ready(reading) == SwapPlayers(entry=ROSSI, other=SMITH)
    assert "Maria Rossi to table" in reading.sentence
    for line in (f"swap {table.at(ROSSI)} {table.at(SMITH)}", "swap #1 #4"):
        assert ready(table.read(line)) == SwapPlayers(entry=ROSSI, other=SMITH)
    do(table, "swap #1 #4")
    assert (table.seat(ROSSI), table.seat(SMITH)) == (other, one)
    undo(table.view)
    assert (table.seat(ROSSI), table.seat(SMITH)) == (one, other)
    assert refused(table, "swap #1 #1")
    assert table.read("swap").mood == table.read("swap rossi").mood == "asking"
    offers = table.read("swap rossi, smi").offers
    assert {offer.line for offer in offers} == {"swap rossi, #4", "swap rossi, #5"}


def test_somebody_else_sits_here(table: Table) -> None:
    free = table.free(1)[0]
    place = f"{free.table}-{free.seat}"
    assert ready(table.read(f"here {table.at(SMITH)} rossi")) == SwapPlayers(
        entry=ROSSI, other=SMITH
    )
    assert ready(table.read(f"here {place} rossi")) == MovePlayer(entry=ROSSI, seat=free)
    assert table.view.do(RegisterEntry(person=Newcomer(name="Zoe Zander"), draw=False))
    newcomer = EntryId(13)
    assert ready(table.read(f"here {place} zander")) == SeatEntry(
        entry=newcomer, seat=free, reason="sits there already"
    )
    assert refused(table, f"here {table.at(ROSSI)} zander")
    assert refused(table, f"here {table.at(ROSSI)} rossi")
    assert table.read("here").mood == table.read(f"here {place}").mood == "asking"
    assert len(table.read(f"here {place} smi").offers) == 2
    do(table, f"here {place} zander")
    assert table.seat(newcomer) == free


def test_who_sits_is_seen_by_seat_by_table_and_all_at_once(table: Table) -> None:
    assert ready(table.read(f"seen {table.at(ROSSI)} #4")) == SeePlayers(entries=(ROSSI, SMITH))
    assert ready(table.read("seen 1 2")) == SeePlayers(tables=(TableNo(1), TableNo(2)))
    assert ready(table.read("seen all")) == SeePlayers()
    assert table.read("seen").mood == table.read("seen smi").mood == "asking"
    do(table, "seen rossi")
    assert table.view.state.play.seen[ROSSI] == table.seat(ROSSI)
    assert refused(table, "seen rossi")
    assert refused(table, "seen 9")
    do(table, "seen all")
    assert refused(table, "seen all")
    undo(table.view)
    undo(table.view)
    assert not table.view.state.play.seen


# Advice


def due(table: Table) -> list[str]:
    return [type(one).__name__ for one in advice(table.view.state, table.view.now())]


def test_the_first_advice_is_put_off_or_dismissed(floor: Table) -> None:
    first, *others = due(floor)
    assert ready(floor.read("later")) == ready(floor.read("later 5"))
    longer = ready(floor.read("later 15"))
    assert isinstance(longer, PostponeAdvice)
    assert longer.minutes == 15
    assert floor.read("later 15").sentence.startswith("Again in 15 minutes: Move the next big")
    assert refused(floor, "later 0")
    do(floor, "later")
    assert due(floor) == others
    undo(floor.view)
    assert floor.read("no").mood == "asking"
    request = ready(floor.read("no all tables break"))
    assert isinstance(request, DismissAdvice)
    assert (request.advice, request.reason) == (first, "all tables break")
    do(floor, "no all tables break")
    assert due(floor) == others
    bust(floor.view, 1)
    assert first in due(floor)


def test_where_nothing_is_due_nothing_is_put_off(table: Table) -> None:
    assert refused(table, "later") == refused(table, "no reason") == "Nothing is due."


# A seat more than the others have


def test_a_larger_table_offers_all_of_its_seats(table: Table) -> None:
    bust(table.view, 1, 2)
    assert table.view.do(RedrawSeats(reason="final table", seats=10))
    (last,) = playing(table)
    assert len(table.read(f"bu {last}-").offers) == 10
    free = {SeatNo(number) for number in range(1, 11)} - set(
        table.view.state.play.seating.tables[last].players
    )
    assert free == set()
    assert refused(table, f"m rossi {last}").startswith(f"Table {last} is full.")
