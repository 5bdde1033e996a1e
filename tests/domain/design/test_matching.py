"""An imported structure keeps the numbers of the periods that it has in common."""

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tdconsole.domain.clock.structure import numbered_anew
from tdconsole.domain.design.matching import longest_common, matched
from tdconsole.domain.values import Break, Chips, Level, Mark, Period, PeriodId, Structure


def level(big: int, minutes: int = 20) -> Level:
    return Level(small_blind=Chips(big // 2), big_blind=Chips(big), minutes=minutes)


PRESENT = numbered_anew((level(200), level(400), Break(minutes=10), level(600), level(800)))


def ids(structure: Structure) -> list[int]:
    return [period.id for period in structure]


def imported(*periods: Period) -> list[int]:
    return ids(matched(PRESENT, numbered_anew(periods)))


def test_the_same_again_is_the_same() -> None:
    assert matched(PRESENT, PRESENT) == PRESENT


def test_what_is_put_in_is_new_and_shifts_nothing() -> None:
    more = (level(200), level(300), level(400), Break(minutes=10), level(600), level(800))
    assert imported(*more) == [1, 0, 2, 3, 4, 5]


def test_what_is_taken_out_is_gone() -> None:
    assert imported(level(200), level(600), level(800)) == [1, 4, 5]


def test_another_length_or_mark_is_the_same_level() -> None:
    marked = replace(level(600, 25), marks=(Mark(kind="add_on"),))
    same = (level(200, 15), level(400), Break(minutes=15), marked, level(800, 1))
    assert imported(*same) == [1, 2, 3, 4, 5]


def test_blinds_that_change_alone_between_known_rows_are_the_same_level() -> None:
    other = (level(200), level(500), Break(minutes=10), level(600), level(800))
    assert imported(*other) == [1, 2, 3, 4, 5]


def test_a_break_never_stands_for_a_level() -> None:
    other = (level(200), Break(minutes=20), Break(minutes=10), level(600), level(800))
    assert imported(*other) == [1, 0, 3, 4, 5]


def test_whole_rows_go_before_stakes() -> None:
    twice = (level(200, 5), level(200), level(400), Break(minutes=10), level(600), level(800))
    assert imported(*twice) == [0, 1, 2, 3, 4, 5]


def test_another_structure_altogether_brings_new_periods() -> None:
    assert imported(level(10), level(20), level(30)) == [0, 0, 0]


periods = st.builds(level, st.sampled_from((2, 4, 6, 8)), st.sampled_from((10, 20))) | st.builds(
    Break, minutes=st.sampled_from((5, 10))
)
structures = st.lists(periods, max_size=9).map(lambda rows: numbered_anew(tuple(rows)))


@given(structures, structures)
def test_numbers_come_from_the_present_one_each_once_and_in_order(
    present: Structure, other: Structure
) -> None:
    found = matched(present, other)
    assert numbered_anew(found) == other
    kept = [number for number in ids(found) if number]
    assert kept == sorted(set(kept))
    of = {period.id: period for period in present}
    assert all(type(of[period.id]) is type(period) for period in found if period.id)


@given(structures, st.integers(0, 8), periods)
def test_one_row_changed_leaves_every_other_as_it_was(
    present: Structure, place: int, period: Period
) -> None:
    row = PeriodId(place + 1)
    other = tuple(replace(period, id=row) if one.id == row else one for one in present)
    found = matched(present, other)
    alike = sum(1 for one, two in zip(present, found, strict=True) if one == two)
    assert alike >= len(present) - 1


@given(st.lists(st.sampled_from("abc"), max_size=7), st.lists(st.sampled_from("abc"), max_size=7))
def test_no_run_in_common_is_longer(old: list[str], new: list[str]) -> None:
    pairs = longest_common(list(old), list(new))
    assert all(old[i] == new[j] for i, j in pairs)
    assert pairs == sorted(pairs)
    assert len({i for i, _ in pairs}) == len({j for _, j in pairs}) == len(pairs)
    assert len(pairs) == _longest(old, new)


def _longest(old: list[str], new: list[str]) -> int:
    if not old or not new:
        return 0
    if old[0] == new[0]:
        return 1 + _longest(old[1:], new[1:])
    return max(_longest(old[1:], new), _longest(old, new[1:]))
