import pytest

from tdconsole.domain.values import AnteKind, Chips, Level, Structure
from tdconsole.projections.structure.depth import Field, stack_depth
from tests.domain.design.structures import GOOD, STUD, pause


def levels(*blinds: tuple[int, int, int], kind: AnteKind = "big_blind") -> Structure:
    return tuple(
        Level(
            small_blind=Chips(small),
            big_blind=Chips(big),
            ante=Chips(ante),
            ante_kind=kind if ante else "none",
            minutes=60,
        )
        for small, big, ante in blinds
    )


def test_the_first_day_of_a_main_event() -> None:
    structure = levels(
        (100, 200, 0),
        (100, 200, 200),
        (200, 300, 300),
        (200, 400, 400),
        (300, 500, 500),
        (300, 600, 600),
    )
    depth = stack_depth(structure, Chips(60_000))
    assert [one.depth for one in depth.points] == [30000, 30000, 20000, 15000, 12000, 10000]
    assert [one.rounds for one in depth.points] == [20000, 12000, 7500, 6000, 4615, 4000]
    assert {one.average for one in depth.points} == {60_000}
    assert depth.end is None


def test_everybodys_ante_is_paid_by_all_seats() -> None:
    structure = levels((50, 100, 25), kind="each")
    rounds = {
        seats: stack_depth(structure, Chips(6000), seats=seats).points[0].rounds for seats in (6, 9)
    }
    assert rounds == {6: 2000, 9: 1600}


def test_breaks_take_their_time() -> None:
    depth = stack_depth((*levels((50, 100, 0)), pause(), *levels((100, 200, 0))), Chips(10_000))
    assert [(one.row, one.level, one.minutes) for one in depth.points] == [(1, 1, 0), (3, 2, 75)]
    assert (depth.play_minutes, depth.break_minutes, depth.minutes) == (120, 15, 135)


@pytest.mark.parametrize("structure", [GOOD, STUD])
def test_the_field_shrinks_from_all_to_two(structure: Structure) -> None:
    depth = stack_depth(structure, Chips(20_000), Field(entries=20))
    left = [one.left for one in depth.points if one.left is not None]
    averages = [one.average for one in depth.points]
    assert (left[0], left[-1]) == (20, 2)
    assert left == sorted(left, reverse=True)
    assert averages == sorted(averages)
    assert (averages[0], averages[-1]) == (20_000, 200_000)
    assert depth.end is not None
    assert (depth.end.row, depth.end.level, depth.end.minutes) == (19, 16, 365)


def test_the_stacks_grow_shallower_all_the_time() -> None:
    depths = [one.depth for one in stack_depth(GOOD, Chips(20_000), Field(entries=20)).points]
    assert depths == sorted(depths, reverse=True)


def test_rebuys_bring_more_chips_than_players() -> None:
    with_rebuys = stack_depth(GOOD, Chips(20_000), Field(entries=10, more_stacks=10))
    assert with_rebuys.end == stack_depth(GOOD, Chips(20_000), Field(entries=20)).end


def test_a_structure_too_short_has_no_end() -> None:
    assert stack_depth(GOOD, Chips(20_000), Field(entries=5000)).end is None
