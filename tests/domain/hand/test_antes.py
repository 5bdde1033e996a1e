"""The ante that is due, and how a short big blind posts; the sources name their examples."""

from typing import Any

import pytest

from tdconsole.domain.hand.antes import AnteAnswer, AnteQuestion, ante_calculation, as_due
from tdconsole.domain.rules.book import STANDARD, Rulebook, Ruled
from tdconsole.domain.values import AnteKind, Chips, Level
from tests.domain.floor import FIRST_LEVEL, LAST_LEVEL, Floor, busting, playing

TWO_LEFT = Rulebook(id="pl", title="PL", ante_heads_up=Ruled(value="none"))
SHORT = Rulebook(id="ours", title="Ours", ante_reduced_at=Ruled(value=6))


def asking(**about: Any) -> AnteAnswer:
    usual = {"small_blind": 1000, "big_blind": 2000, "ante": 2000, "fullest": 9}
    return ante_calculation(AnteQuestion(**(usual | about)))


def due(**about: Any) -> Chips:
    return asking(**about).due


def posted(order: str, stack: int) -> tuple[Chips | None, Chips | None]:
    answer = asking(small_blind=100, big_blind=200, ante=200, order_when_short=order, stack=stack)
    return answer.big_blind_posted, answer.ante_posted


@pytest.mark.parametrize(
    ("stack", "blind", "ante"),
    [(300, 200, 100), (200, 200, 0), (150, 150, 0), (400, 200, 200), (9_000, 200, 200), (0, 0, 0)],
)
def test_the_big_blind_comes_before_the_ante(stack: int, blind: int, ante: int) -> None:
    """BBA-1 is the first (TDA-2024 RP-11)."""
    assert posted("bb_first", stack) == (blind, ante)


@pytest.mark.parametrize(
    ("stack", "blind", "ante"),
    [(300, 100, 200), (200, 0, 200), (150, 0, 150), (400, 200, 200), (9_000, 200, 200), (0, 0, 0)],
)
def test_the_ante_comes_before_the_big_blind(stack: int, blind: int, ante: int) -> None:
    """PL 36."""
    assert posted("ante_first", stack) == (blind, ante)


def test_nothing_is_posted_by_nobody() -> None:
    assert asking() == AnteAnswer(due=Chips(2000))


@pytest.mark.parametrize(
    ("fullest", "at_most", "chips"), [(6, 0, 2000), (6, 6, 1000), (7, 6, 2000)]
)
def test_the_ante_falls_to_the_small_blind_once_all_tables_are_short(
    fullest: int, at_most: int, chips: int
) -> None:
    """BBA-3: TDA-2024 and PL reduce nothing, one club does at six."""
    assert due(fullest=fullest, reduce_when_all_tables_at_most=at_most) == chips


def test_a_reduced_ante_is_never_more_than_the_whole() -> None:
    assert due(ante=500, fullest=4, reduce_when_all_tables_at_most=6) == 500


def test_before_anybody_sits_the_ante_is_whole() -> None:
    assert due(fullest=0, reduce_when_all_tables_at_most=6) == 2000


@pytest.mark.parametrize(("heads_up", "chips"), [("none", 0), ("unchanged", 2000)])
def test_the_last_two_post_what_the_book_says(heads_up: str, chips: int) -> None:
    """BBA-4: PL-intro has no ante then, TDA-2024 RP-11 leaves it alone."""
    assert due(fullest=2, last_two=True, heads_up=heads_up) == chips
    assert due(fullest=2, heads_up=heads_up) == 2000


@pytest.mark.parametrize(("kind", "chips"), [("each", 200), ("none", 0)])
def test_only_one_players_ante_for_all_is_reduced(kind: AnteKind, chips: int) -> None:
    answer = due(ante=200, ante_kind=kind, fullest=4, reduce_when_all_tables_at_most=6)
    assert answer == chips


def heads_up(book: Rulebook) -> Floor:
    floor = playing(3, rulebook=book)
    floor.do(busting(3))
    return floor


def test_the_level_on_the_wall_has_no_ante_once_two_are_left() -> None:
    period = as_due(heads_up(TWO_LEFT).tournament, LAST_LEVEL)
    assert (period.ante, period.big_blind, period.id) == (0, 600, LAST_LEVEL.id)


def test_two_who_have_come_so_far_are_not_the_last_two() -> None:
    assert as_due(playing(2, rulebook=TWO_LEFT).tournament, LAST_LEVEL) is LAST_LEVEL


def test_the_level_on_the_wall_falls_to_the_small_blind_at_short_tables() -> None:
    assert as_due(playing(5, rulebook=SHORT).tournament, LAST_LEVEL).ante == LAST_LEVEL.small_blind
    assert as_due(playing(7, rulebook=SHORT).tournament, LAST_LEVEL) is LAST_LEVEL


def test_one_long_table_keeps_the_ante_whole() -> None:
    assert as_due(playing(5, 7, rulebook=SHORT).tournament, LAST_LEVEL) is LAST_LEVEL
    assert as_due(playing(6, 6, rulebook=SHORT).tournament, LAST_LEVEL).ante == 300


@pytest.mark.parametrize("level", [FIRST_LEVEL, LAST_LEVEL])
def test_where_nothing_is_reduced_the_level_is_the_same_one(level: Level) -> None:
    assert as_due(heads_up(STANDARD).tournament, level) is level


def test_a_level_without_an_ante_is_left_alone() -> None:
    assert as_due(heads_up(TWO_LEFT).tournament, FIRST_LEVEL) is FIRST_LEVEL
