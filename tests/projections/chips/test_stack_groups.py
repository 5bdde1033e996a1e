"""The groups in which the stacks of a field are shown, the same ones everywhere."""

import pytest

from tdconsole.projections.chips.stacks import bounds, depth_groups


@pytest.mark.parametrize(
    ("deep", "begin"),
    [
        ([4, 8, 12, 30, 60], (0, 10, 20, 30, 40, 50, 60)),
        ([40, 90, 140, 400], (0, 10, 100, 200, 300, 400, 500, 600)),
        ([5_000] * 30, (0, 10, 1_000, 2_000, 3_000, 4_000, 5_000, 6_000)),
        ([], (0, 10, 20, 30, 40, 50, 60)),
    ],
)
def test_groups_of_stacks_begin_at_round_numbers_for_any_field(
    deep: list[int], begin: tuple[int, ...]
) -> None:
    assert bounds(deep) == begin


def test_every_stack_is_in_one_group_and_the_last_group_is_not_empty() -> None:
    groups = depth_groups([4, 9, 10, 24, 25, 61, 62, 70])
    assert [(one.since, one.until, one.players) for one in groups] == [
        (0, 10, 2),
        (10, 20, 1),
        (20, 40, 2),
        (40, 60, 0),
        (60, 80, 3),
    ]
    deepest = depth_groups([5] * 30 + [900])[-1]
    assert (deepest.until, deepest.players) == (None, 1)
