"""Down to the winner by advice alone: few moves, each of them by the rules."""

import pytest

from tdconsole.evening.rundown import run_down


@pytest.mark.parametrize(("players", "seed"), [(27, 1), (40, 2), (90, 3), (135, 4)])
def test_every_move_is_by_the_letter(players: int, seed: int) -> None:
    played = run_down(players, seed)
    assert len(played.times) == players - 1
    assert played.letter == played.moves > 0


def test_of_all_moves_few_are_for_balance_and_nobody_is_always_chosen() -> None:
    played = run_down(180)
    assert played.balanced < played.broken
    assert played.most <= 8
    assert played.moves < 200


def test_the_same_seed_is_the_same_evening() -> None:
    first, second = run_down(45), run_down(45)
    assert (first.moves, first.most) == (second.moves, second.most)
