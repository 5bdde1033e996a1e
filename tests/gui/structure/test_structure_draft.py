"""The draft of a structure and every gesture on it, without a window."""

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import convert, to_builtins
from msgspec.structs import replace

pytest.importorskip("PySide6")

from tdconsole.domain.design.chips import payable
from tdconsole.domain.values import AnteKind, Break, Chips, Level, Mark, PeriodId, Structure
from tdconsole.gui.console.structure.draft import Draft, first_changed
from tdconsole.gui.console.structure.scaling import (
    USUAL_CHIPS,
    chips_at,
    rounded,
    scaled,
    smallest_chip,
)
from tdconsole.gui.console.structure.table.edits import (
    anted,
    bet,
    copies,
    inserted,
    lasting,
    level_between,
    marked,
    moved,
    removed,
    stretched,
    usual_ante,
    waiting,
)
from tests.gui.any_draft import CHIPS, Edit, edits, structures


def level(small: int, big: int, ante: int = 0, minutes: int = 20, number: int = 0) -> Level:
    return Level(
        small_blind=Chips(small),
        big_blind=Chips(big),
        ante=Chips(ante),
        ante_kind="big_blind" if ante else "none",
        minutes=minutes,
        id=PeriodId(number),
    )


FOUR: Structure = (
    level(100, 200, number=1),
    level(200, 400, 400, number=2),
    Break(minutes=15, marks=(Mark(kind="colour_up", chip=Chips(25)),), id=PeriodId(3)),
    level(400, 800, 800, number=4),
)
ALL = frozenset(range(len(FOUR)))


# Remembering


@given(structures(), st.lists(edits(), max_size=12))
def test_undo_brings_back_exactly_what_was(rows: Structure, steps: list[Edit]) -> None:
    draft = Draft(rows=rows)
    seen = [draft]
    for step in steps:
        after = draft.did(step(draft.rows))
        if after is not draft:
            seen.append(after)
        draft = after
    for before in reversed(seen):
        assert draft.rows == before.rows
        draft = draft.undone()
    assert draft.undone() is draft
    for after in seen:
        assert draft.rows == after.rows
        draft = draft.redone()
    assert draft.redone() is draft


@given(structures(), st.lists(edits(), max_size=12))
def test_whatever_is_done_can_be_sent(rows: Structure, steps: list[Edit]) -> None:
    numbers = {period.id for period in rows}
    for step in steps:
        rows = step(rows)
        kept = [period.id for period in rows if period.id]
        assert len(set(kept)) == len(kept)
        assert set(kept) <= numbers
        assert convert(to_builtins(rows), Structure) == rows


def test_what_changes_nothing_is_no_gesture() -> None:
    draft = Draft(rows=FOUR)
    assert draft.did(tuple(FOUR)) is draft


def test_another_gesture_ends_what_could_be_redone() -> None:
    draft = Draft(rows=FOUR).did(removed(FOUR, frozenset({3}))).undone()
    assert draft.future
    assert not draft.did(removed(FOUR, frozenset({0}))).future


def test_what_was_applied_can_still_be_gone_back_from() -> None:
    longer = inserted(FOUR, 4, (level(600, 1200, 1200),))
    present = inserted(FOUR, 4, (level(600, 1200, 1200, number=5),))
    landed = Draft(rows=FOUR).did(longer).landed(present)
    assert landed.rows == present
    assert landed.undone().rows == FOUR


def test_a_change_is_looked_at_by_its_first_row() -> None:
    assert first_changed(FOUR, FOUR) is None
    assert first_changed(FOUR, inserted(FOUR, 2, (level(300, 600),))) == 2
    assert first_changed(FOUR, FOUR[:2]) == 1


# Cells


def test_a_big_blind_brings_the_small_one_where_there_is_none() -> None:
    empty = (replace(FOUR[0], small_blind=Chips(0)), *FOUR[1:])
    row = bet(empty, 0, "big_blind", Chips(300), CHIPS)[0]
    assert isinstance(row, Level)
    assert (row.small_blind, row.big_blind) == (150, 300)
    row = bet(FOUR, 0, "big_blind", Chips(300), CHIPS)[0]
    assert isinstance(row, Level)
    assert row.small_blind == 100


def test_an_ante_as_big_as_the_big_blind_stays_so() -> None:
    row = bet(FOUR, 3, "big_blind", Chips(1000), CHIPS)[3]
    assert isinstance(row, Level)
    assert (row.ante, row.ante_kind) == (1000, "big_blind")


def test_the_first_ante_of_a_level_is_of_the_kind_of_the_others() -> None:
    each = (*FOUR[:3], replace(FOUR[3], ante=Chips(100), ante_kind="each"))
    each = (each[0], replace(each[1], ante=Chips(50), ante_kind="each"), *each[2:])
    row = bet(each, 0, "ante", Chips(25), CHIPS)[0]
    assert isinstance(row, Level)
    assert row.ante_kind == "each"
    cleared_row = bet(each, 3, "ante", Chips(0), CHIPS)[3]
    assert isinstance(cleared_row, Level)
    assert cleared_row.ante_kind == "none"


# Rows


def test_a_level_in_between_is_payable_and_between() -> None:
    made = level_between(FOUR, 1, CHIPS)
    assert (made.small_blind, made.big_blind, made.id) == (150, 300, 0)
    beyond = level_between(FOUR, 4, CHIPS)
    assert 800 < beyond.big_blind <= 1600
    assert beyond.ante == beyond.big_blind
    assert level_between((), 0, CHIPS).big_blind > 0


def test_after_a_colour_up_its_chip_pays_nothing() -> None:
    assert chips_at(FOUR, 2, CHIPS)[0] == 25
    assert chips_at(FOUR, 3, CHIPS)[0] == 100
    assert payable(level_between(FOUR, 4, CHIPS).small_blind, CHIPS[1:])


@pytest.mark.parametrize(
    ("rows", "to", "order"),
    [({3}, 0, [4, 1, 2, 3]), ({0}, 4, [2, 3, 4, 1]), ({0, 2}, 2, [2, 1, 3, 4]), ({1}, 1, [1, 2, 3, 4])],
)  # fmt: skip
def test_rows_go_into_the_gap_they_are_dropped_in(
    rows: set[int], to: int, order: list[int]
) -> None:
    assert [period.id for period in moved(FOUR, frozenset(rows), to)] == order


@given(structures(), st.data())
def test_moving_loses_no_row(rows: Structure, data: st.DataObject) -> None:
    chosen = data.draw(st.frozensets(st.integers(0, len(rows) - 1)))
    after = moved(rows, chosen, data.draw(st.integers(0, len(rows))))
    assert sorted(p.id for p in after) == sorted(p.id for p in rows)
    kept = [p for row, p in enumerate(rows) if row not in chosen]
    assert [p for p in after if p in kept] == kept


def test_a_copy_is_a_row_of_its_own() -> None:
    assert [period.id for period in copies(FOUR, frozenset({1, 2}))] == [0, 0]


# Many rows


def test_scaling_keeps_halves_antes_and_what_can_be_paid() -> None:
    scaled_rows = scaled(FOUR, ALL, Fraction(3, 2), CHIPS)
    blinds = [(p.small_blind, p.big_blind, p.ante) for p in scaled_rows if isinstance(p, Level)]
    assert blinds == [(150, 300, 0), (300, 600, 600), (600, 1200, 1200)]


@given(structures(), st.integers(1, 1000))
def test_scaled_amounts_are_payable_and_fall_nowhere(rows: Structure, percent: int) -> None:
    after = scaled(rows, frozenset(range(len(rows))), Fraction(percent, 100), CHIPS)
    pairs = list(zip(rows, after, strict=True))
    for row, (old, new) in enumerate(pairs):
        if not isinstance(old, Level) or not isinstance(new, Level):
            assert old == new
            continue
        smallest = chips_at(rows, row, CHIPS)[0]
        assert all(a % smallest == 0 for a in (new.small_blind, new.big_blind, new.ante))
        assert new.small_blind <= new.big_blind
        assert new.big_blind > 0
    levels = [(o, n) for o, n in pairs if isinstance(o, Level) and isinstance(n, Level)]
    for (low, was), (high, becomes) in pairwise(levels):
        if high.big_blind >= low.big_blind:
            assert becomes.big_blind >= was.big_blind


@given(st.integers(1, 10**9))
def test_rounding_is_never_far_off(amount: int) -> None:
    near = rounded(amount, USUAL_CHIPS)
    assert abs(near - amount) * 20 <= amount or near == 1


def test_lengths_are_scaled_in_whole_minutes_and_set_for_a_range() -> None:
    assert [p.minutes for p in stretched(FOUR, ALL, Fraction(3, 4))] == [15, 15, 11, 15]
    assert [p.minutes for p in lasting(FOUR, frozenset({0, 1}), 30)] == [30, 30, 15, 20]


@pytest.mark.parametrize("kind", ["none", "each", "big_blind"])
def test_antes_of_one_kind_stand_where_there_were_antes(kind: AnteKind) -> None:
    after = anted(FOUR, kind, CHIPS)
    antes = [(p.ante, p.ante_kind) for p in after if isinstance(p, Level)]
    assert antes[0] == (0, "none")
    assert {one for _, one in antes[1:]} == {kind}
    assert usual_ante(after) == (None if kind == "none" else kind)


def test_antes_come_into_every_level_where_there_were_none() -> None:
    after = anted((FOUR[0], replace(FOUR[1], ante=Chips(0), ante_kind="none")), "each", CHIPS)
    assert [p.ante for p in after if isinstance(p, Level)] == [25, 50]


def test_marks_are_put_on_and_taken_off_together() -> None:
    both = frozenset({1, 3})
    on = marked(FOUR, both, "end_of_day")
    assert on[1].marks == (Mark(kind="end_of_day", stop=True),)
    one_more = marked(on, frozenset({0, 1}), "end_of_day")
    assert [len(period.marks) for period in one_more] == [1, 1, 1, 1]
    assert marked(on, both, "end_of_day") == FOUR
    assert not waiting(on, both, stop=False)[1].marks[0].stop


def test_the_smallest_chip_is_the_largest_that_pays_all() -> None:
    assert smallest_chip(FOUR, USUAL_CHIPS) == 100
    assert smallest_chip((level(50, 100),), USUAL_CHIPS) == 25
    assert smallest_chip((), USUAL_CHIPS) == 1
