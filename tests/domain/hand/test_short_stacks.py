"""Blinds and ante of a stack that has not enough for them, and a table with one player there."""

from typing import Any

import pytest

from tdconsole.domain.hand.lone_player import advances
from tdconsole.domain.hand.short_stacks import ShortPosted, ShortQuestion, posted
from tdconsole.domain.rules.values import AloneThere
from tdconsole.library.rulebooks import rulebook


def short(book: str = "tda-2024", **about: Any) -> ShortPosted:
    question = {"small_blind": 100, "big_blind": 200, "ante": 200, **about}
    return posted(ShortQuestion(**question), rulebook(book))


def test_the_big_blind_first_or_the_ante_first() -> None:
    """BBA-1, and the same stack by PL 36."""
    found = short(stack=300)
    assert (found.blind, found.ante, found.wins_of_each, found.cite) == (
        200,
        100,
        200,
        "TDA-2024 RP-11",
    )
    found = short("pl-club", stack=300)
    assert (found.blind, found.ante, found.wins_of_each, found.cite) == (100, 200, 100, "PL 36")


def test_a_stack_below_the_ante() -> None:
    """By PL 36 only the ante is left to be won."""
    assert short(stack=150).blind == 150
    found = short("pl-club", stack=150)
    assert (found.blind, found.ante, found.wins_of_each, found.all_in) == (0, 150, 0, True)


def test_others_call_the_whole_big_blind() -> None:
    """FIGP 9.b."""
    assert short("figp-2014", stack=50, ante=0).call == 200


@pytest.mark.parametrize(
    ("about", "blind", "ante", "left"),
    [
        ({"position": "small_blind", "stack": 60}, 60, 0, 0),
        ({"position": "small_blind", "stack": 500}, 100, 0, 400),
        ({"position": "other", "stack": 60}, 0, 0, 60),
        ({"position": "other", "stack": 20, "ante": 25, "ante_kind": "each"}, 0, 20, 0),
        ({"position": "small_blind", "stack": 110, "ante": 25, "ante_kind": "each"}, 85, 25, 0),
        ({"stack": 9_000, "ante_kind": "none"}, 200, 0, 8_800),
    ],
)
def test_what_is_owed_by_position(about: dict[str, Any], blind: int, ante: int, left: int) -> None:
    found = short(**about)
    assert (found.blind, found.ante, found.left) == (blind, ante, left)
    assert found.all_in == (left == 0)
    assert (found.wins_of_each is None) == (left > 0)


def test_an_ante_of_ones_own_is_put_in_before_the_blind() -> None:
    """The order of TDA-2024 RP-11 is of the ante that the big blind pays for all."""
    found = short("figp-2014", stack=210, ante=25, ante_kind="each")
    assert (found.ante, found.blind, found.wins_of_each, found.cite) == (25, 185, 185, None)


@pytest.mark.parametrize(("minutes", "moved"), [(0, 0), (4, 0), (5, 1), (6, 1), (7, 2), (15, 6)])
def test_one_player_alone_wins_the_blinds(minutes: int, moved: int) -> None:
    """REG-2: from the fifth minute the button moves on every two (WSOP 36)."""
    rule = rulebook("wsop-2026").alone
    assert rule.value == AloneThere(after_minutes=5, every_seconds=120)
    assert rule.cite == "WSOP 36"
    assert advances(minutes, rule.value) == moved
