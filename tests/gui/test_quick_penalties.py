"""Hands to be missed, in the line and by the menu of a seat."""

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("PySide6")

from PySide6.QtWidgets import QWidget

from tdconsole.domain.commands import (
    Bagging,
    BagStacks,
    CountServed,
    EndDay,
    GivePenalty,
    LiftPenalty,
    PauseClock,
    Undo,
)
from tdconsole.domain.penalties import to_miss
from tdconsole.domain.values import EntryId, PenaltyNo
from tdconsole.gui.console.hands import Hands
from tdconsole.gui.console.sanction_actions import SANCTION_ACTIONS
from tdconsole.gui.console.selection import Selection
from tests.gui.console_evening import watched
from tests.gui.test_quick_reading import ROSSI, Table, ready

pytestmark = pytest.mark.usefixtures("qt")

FIRST = PenaltyNo(1)


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    with watched(tmp_path) as watch:
        yield Table(watch)


def do(table: Table, *lines: str) -> None:
    for line in lines:
        assert table.watch.do(ready(table.read(line)))


def undo(table: Table) -> None:
    last = table.watch.last_gesture()
    assert last is not None
    assert table.watch.do(Undo(step=last.no))


def where(table: Table, entry: EntryId = ROSSI) -> str:
    seat = table.seat(entry)
    return f"table {seat.table} seat {seat.seat}"


@pytest.mark.parametrize("line", ["p {at} 1r", "p{at} 1 round", "P  maria rossi 1R", "p #1 1 r"])
def test_a_round_is_told_in_hands(table: Table, line: str) -> None:
    reading = table.read(line.format(at=table.at(ROSSI)))
    assert ready(reading) == GivePenalty(entry=ROSSI, rounds=1)
    assert reading.sentence == (
        f"Maria Rossi, {where(table)}, misses 6 hands, once this one is over"
    )


@pytest.mark.parametrize("line", ["p {at} 5h", "p {at} 5 hands", "p rossi 5h"])
def test_so_many_hands(table: Table, line: str) -> None:
    assert ready(table.read(line.format(at=table.at(ROSSI)))) == GivePenalty(entry=ROSSI, hands=5)


def test_one_more_adds_to_what_is_open(table: Table) -> None:
    do(table, "p #1 4h")
    assert table.read("p #1 1r").sentence == (
        f"Maria Rossi, {where(table)}, misses 6 hands more: 10 in all"
    )


def test_what_is_missing_is_asked_for_with_lines_that_are_whole(table: Table) -> None:
    assert table.read("p").mood == "asking"
    every = table.read("p rossi")
    assert every.sentence == "How long does Maria Rossi sit out?"
    assert [table.read(offer.line).mood for offer in every.offers] == ["ready"] * 5
    either = table.read("p rossi 2")
    assert [offer.line for offer in either.offers] == ["p #1 2h", "p #1 2r"]
    assert [offer.line for offer in table.read("p smi 1r").offers] == ["p #4 1r", "p #5 1r"]


def test_nobody_and_nothing_are_refused(table: Table) -> None:
    free = table.free(1)[0]
    assert table.read(f"p 1-{free.seat} 1r").sentence == (
        f"Nobody sits at table 1 seat {free.seat}."
    )
    assert table.read("p #1 0h").sentence == (
        "Say how many hands are missed, or how many rounds: one of them."
    )
    assert table.read("p #1 1001h").mood == "refused"
    do(table, "b #1")
    assert table.read("p #1 1r").mood == "refused"


def test_hands_are_counted(table: Table) -> None:
    do(table, "p #1 4h")
    reading = table.read(f"served {table.at(ROSSI)}")
    assert ready(reading) == CountServed(penalty=FIRST)
    assert reading.sentence == "Maria Rossi has missed 1 hand: 3 are left"
    assert ready(table.read("served maria rossi 3")) == CountServed(penalty=FIRST, hands=3)
    do(table, f"served {table.at(ROSSI)} 2")
    assert table.read("served rossi 3").sentence == "Of penalty 1 only 2 hands are left to miss."
    last = table.read("served rossi 2")
    assert last.sentence == f"Maria Rossi has missed 2 hands, and may come back to {where(table)}"
    do(table, "served rossi 2")
    assert table.read("served rossi").sentence == "Maria Rossi has no hand to miss."
    undo(table)
    assert to_miss(table.watch.state, ROSSI) == 2


def test_at_a_table_it_is_whoever_misses_hands_there(table: Table) -> None:
    number, other = table.seat(ROSSI).table, table.beside(ROSSI)
    assert table.read(f"served {number}").sentence == f"Nobody misses a hand at table {number}."
    do(table, "p #1 4h")
    assert ready(table.read(f"served {number}")) == CountServed(penalty=FIRST)
    do(table, f"p #{other} 4h")
    several = table.read(f"served {number}")
    assert several.mood == "asking"
    assert sorted(offer.line for offer in several.offers) == sorted(
        ["served #1", f"served #{other}"]
    )
    assert len(table.read("served").offers) == 2


def test_it_is_lifted_with_a_reason(table: Table) -> None:
    assert table.read("lift rossi: wrong").sentence == "Maria Rossi has no hand to miss."
    do(table, "p #1 4h", "served #1")
    for line in (f"lift {table.at(ROSSI)} wrong player", "lift maria rossi: wrong player"):
        reading = table.read(line)
        assert ready(reading) == LiftPenalty(penalty=FIRST, reason="wrong player")
        assert reading.sentence == "Lift the penalty of Maria Rossi: 3 hands are not missed"
    assert table.read("lift rossi").sentence == (
        "Why is the penalty of Maria Rossi lifted? It stays on record."
    )
    assert [offer.line for offer in table.read("lift").offers] == ["lift #1 "]
    do(table, "lift #1 wrong player")
    assert to_miss(table.watch.state, ROSSI) == 0


def test_the_menu_of_a_seat_begins_the_line(table: Table) -> None:
    window = QWidget()
    hands, lines = Hands(table.watch, window), list[str]()
    hands.begun.connect(lines.append)
    hands.point(Selection(entries=(ROSSI,)))
    assert not hands.action("served").isEnabled()
    hands.perform("penalty")
    do(table, "p #1 4h")
    hands.point(Selection())
    hands.point(Selection(entries=(ROSSI,)))
    hands.perform("served")
    assert lines == [f"p {table.at(ROSSI)} ", f"served {table.at(ROSSI)} "]
    window.deleteLater()


def night(table: Table) -> None:
    """All stacks are in bags, and nobody has a seat."""
    sitting = sorted(table.watch.state.play.seating.of)
    each = table.watch.state.chips // len(sitting)
    assert table.watch.do(PauseClock())
    bags = tuple(Bagging(entry=entry, chips=each) for entry in sitting)
    assert table.watch.do(BagStacks(bags=bags))
    assert table.watch.do(EndDay())


def test_between_two_days_so_many_hands_are_given(table: Table) -> None:
    night(table)
    reading = table.read("p rossi 5")
    assert ready(reading) == GivePenalty(entry=ROSSI, hands=5)
    assert reading.sentence == "Maria Rossi misses 5 hands of the next day"
    assert table.read("p rossi 1r").request is None
    assert [offer.line for offer in table.read("p rossi").offers] == [
        "p #1 1h",
        "p #1 9h",
        "p #1 18h",
    ]


def test_between_two_days_the_menu_knows_whoever_has_a_bag(table: Table) -> None:
    night(table)
    begun = {
        one.id: one.begins(table.watch.state, Selection(entries=(ROSSI,)))
        for one in SANCTION_ACTIONS
        if one.begins is not None
    }
    assert (begun["penalty"], begun["disqualify"]) == ("p #1 ", "dq #1 ")
