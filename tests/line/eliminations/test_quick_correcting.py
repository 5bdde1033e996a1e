"""Winners, hands and mistakes: busts and their corrections in the line."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tdconsole.domain.eliminations.busting import finishes
from tdconsole.domain.language.commands.floor import (
    Bust,
    CorrectElimination,
    EliminatePlayers,
    ReorderElimination,
)
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.values import Chips, EntryId
from tests.line.evening import viewing
from tests.line.table import ROSSI, Table, ready


class Evening(Table):
    """Three are out, one after the other: Rossi, and two of her table."""

    def begin(self) -> None:
        self.second, self.third = self.beside(ROSSI), EntryId(0)
        of = self.view.state.play.seating.of
        table = self.seat(ROSSI).table
        self.third = next(
            one for one in of if of[one].table == table and one not in {ROSSI, self.second}
        )
        self.winner = next(
            one
            for one in of
            if of[one].table == table and one not in {ROSSI, self.second, self.third}
        )
        self.left = self.at(ROSSI)
        self.out(ROSSI, self.second, self.third)

    def do(self, line: str) -> Any:
        request = ready(self.read(line))
        assert self.view.do(request)
        return request

    def undo(self) -> None:
        last = self.view.last_gesture()
        assert last is not None
        assert self.view.do(Undo(step=last.no))

    def refused(self, line: str) -> str:
        reading = self.read(line)
        assert (reading.mood, reading.request) == ("refused", None)
        return reading.sentence

    def places(self) -> dict[EntryId, int]:
        return {one.entry: one.place for one in finishes(self.view.state)}


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    with viewing(tmp_path) as view:
        yield Table(view)


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    with viewing(tmp_path) as view:
        evening = Evening(view)
        evening.begin()
        yield evening


# Busts


def test_a_bust_names_who_won(table: Table) -> None:
    winner = table.beside(ROSSI)
    request = EliminatePlayers(hand=(Bust(entry=ROSSI, by=(winner,)),))
    for line in (f"b rossi by {table.at(winner)}", f"b {table.at(ROSSI)} by #{winner}"):
        reading = table.read(line)
        assert ready(reading) == request
        assert reading.sentence.endswith(
            f"12th of 12, provisional; won by {table.view.who(winner)}"
        )
    assert table.view.do(request)
    assert table.view.state.exits.by_entry[ROSSI].by == (winner,)


def test_several_won_where_the_pot_was_split(table: Table) -> None:
    players = table.view.state.play.seating.tables[table.seat(ROSSI).table].players
    one, two, *_ = (entry for entry in sorted(players.values()) if entry != ROSSI)
    hand = ready(table.read(f"b {table.at(ROSSI)}=8k by #{one} #{two}")).hand
    assert hand == (Bust(entry=ROSSI, stack=Chips(8000), by=(one, two)),)
    both = ready(table.read(f"b #{ROSSI} #{one} by #{two} ?"))
    assert [one.by for one in both.hand] == [(two,), (two,)]
    assert both.stacks_unknown


def test_who_may_have_won_is_offered(table: Table) -> None:
    reading = table.read("b rossi by ")
    there = table.view.state.play.seating.tables[table.seat(ROSSI).table].players
    assert reading.mood == "asking"
    assert {offer.line for offer in reading.offers} == {
        f"b rossi by #{one}" for one in there.values() if one != ROSSI
    }
    unsure = table.read("b smi by rossi")
    assert [offer.line for offer in unsure.offers] == ["b #4 by rossi", "b #5 by rossi"]
    assert [offer.line for offer in table.read("b rossi by smi").offers] == [
        "b rossi by #4",
        "b rossi by #5",
    ]


def test_nobody_wins_his_own_bust(table: Table) -> None:
    reading = table.read("b rossi by rossi")
    assert reading.mood == "refused"


def test_a_bust_in_the_hand_of_somebody_out_already(evening: Evening) -> None:
    joined = evening.read(f"b #{evening.winner} with {evening.left}")
    assert ready(joined) == EliminatePlayers(hand=(Bust(entry=evening.winner),), joined=ROSSI)
    assert joined.sentence.endswith("11th–12th of 12, provisional; in one hand with Maria Rossi")
    evening.do(f"b #{evening.winner} with rossi")
    assert evening.places()[evening.winner] == evening.places()[ROSSI] == 11
    evening.undo()
    assert evening.winner not in evening.places()


def test_a_bust_that_was_missed(evening: Evening) -> None:
    missed = evening.read(f"b #{evening.winner} before {evening.left}")
    assert ready(missed) == EliminatePlayers(hand=(Bust(entry=evening.winner),), before=ROSSI)
    assert "12th of 12, provisional; in a hand before Maria Rossi" in missed.sentence
    evening.do(f"b #{evening.winner} before rossi")
    assert (evening.places()[evening.winner], evening.places()[ROSSI]) == (12, 11)


@pytest.mark.parametrize("word", ["with", "before"])
def test_whose_hand_it_was_is_offered(evening: Evening, word: str) -> None:
    reading = evening.read(f"b #{evening.winner} {word}")
    assert reading.mood == "asking"
    out = (evening.third, evening.second, ROSSI)
    assert [offer.line for offer in reading.offers] == [
        f"b #{evening.winner} {word} #{one}" for one in out
    ]
    assert evening.refused(f"b #{evening.winner} {word} {evening.at(evening.winner)}")
    assert evening.refused(f"b #{evening.winner} {word} #{evening.winner}")


# Corrections


def test_who_won_is_put_right_and_the_stack_stays(evening: Evening) -> None:
    evening.do("stack rossi 12.000")
    name = evening.view.who(evening.winner)
    reading = evening.read(f"by {evening.left} {evening.at(evening.winner)}")
    assert ready(reading) == CorrectElimination(
        entry=ROSSI, stack=Chips(12_000), by=(evening.winner,)
    )
    assert reading.sentence == f"Out: Maria Rossi, with 12,000; won by {name}"
    evening.do(f"by rossi, {name}")
    assert evening.refused(f"by rossi #{evening.winner}")
    exit_ = evening.view.state.exits.by_entry[ROSSI]
    assert (exit_.stack, exit_.by) == (12_000, (evening.winner,))
    assert ready(evening.read("by rossi ?")).by == ()
    evening.undo()
    assert evening.view.state.exits.by_entry[ROSSI].by == ()


def test_the_stack_is_put_right_and_who_won_stays(evening: Evening) -> None:
    evening.do(f"by rossi #{evening.winner}")
    for line in ("stack rossi 12k", f"stack {evening.left}=12000", "stack #1 12000"):
        assert ready(evening.read(line)) == CorrectElimination(
            entry=ROSSI, stack=Chips(12_000), by=(evening.winner,)
        )
    assert evening.read("stack rossi").mood == "asking"
    evening.do("stack rossi 12k")
    assert evening.refused("stack rossi 12k")
    unknown = ready(evening.read("stack rossi ?"))
    assert (unknown.stack, unknown.by) == (None, (evening.winner,))
    evening.undo()
    assert evening.view.state.exits.by_entry[ROSSI].stack is None


def test_what_is_missing_of_a_correction_is_offered(evening: Evening) -> None:
    out = (evening.third, evening.second, ROSSI)
    for verb in ("by", "stack", "out"):
        assert [o.line for o in evening.read(verb).offers] == [f"{verb} #{one} " for one in out]
    of, table = evening.view.state.play.seating.of, evening.view.state.exits.by_entry[ROSSI].seat
    there = {f"by #1 #{one}" for one in of if of[one].table == table.table}
    assert {offer.line for offer in evening.read("by rossi").offers} == there


@pytest.mark.parametrize("line", ["by {} #1", "stack {} 12k", "out {} last"])
def test_of_somebody_still_in_nothing_is_corrected(evening: Evening, line: str) -> None:
    assert "still in" in evening.refused(line.format(f"#{evening.winner}"))
    assert evening.refused(line.format("9-9"))


def test_the_order_of_busts_is_put_right(evening: Evening) -> None:
    second, third = evening.second, evening.third
    assert (evening.places()[ROSSI], evening.places()[third]) == (12, 10)
    last = evening.read("out rossi last")
    assert ready(last) == ReorderElimination(entry=ROSSI)
    assert last.sentence == "Out: Maria Rossi, 10th of 12 instead of 12th"
    joined = evening.read(f"out rossi with #{second}")
    assert ready(joined) == ReorderElimination(entry=ROSSI, joined=second)
    before = evening.read(f"out #{third} before {evening.left}")
    assert ready(before) == ReorderElimination(entry=third, before=ROSSI)
    evening.do(f"out #{third} before rossi")
    assert evening.places()[third] == 12
    assert evening.refused(f"out #{third} before rossi")
    assert evening.refused("out rossi with rossi")
    evening.undo()
    assert evening.places()[third] == 10


@pytest.mark.parametrize("word", ["with", "before"])
def test_beside_whom_is_offered(evening: Evening, word: str) -> None:
    reading = evening.read(f"out rossi {word}")
    assert [offer.line for offer in reading.offers] == [
        f"out #1 {word} #{one}" for one in (evening.third, evening.second)
    ]
    assert evening.read("out rossi").mood == "asking"
