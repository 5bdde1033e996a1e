"""When a short table stops."""

from typing import Any

import pytest

from tdconsole.domain.room.halting import Halt, halt
from tdconsole.domain.rules.book import STANDARD, RuleChanges, rules


def halted(players: int = 5, *, changes: RuleChanges | None = None, **about: Any) -> Halt:
    book = rules(STANDARD, changes or RuleChanges()).book
    return halt(book, **{"seats": 9, "players": players, "largest": 8, **about})


AT_ONCE = RuleChanges(halt_at_open_seat=False)


@pytest.mark.parametrize(("players", "verdict"), [(4, "halts"), (5, "halts"), (6, "plays")])
def test_three_fewer_than_the_largest(players: int, verdict: Halt) -> None:
    assert halted(players, changes=AT_ONCE) == verdict


@pytest.mark.parametrize(
    ("open_seat", "verdict"),
    [(True, "halts"), (False, "plays_until_open_seat"), (None, "plays_until_open_seat")],
)
def test_it_plays_until_the_big_blind_reaches_an_empty_seat(
    open_seat: bool | None, verdict: Halt
) -> None:
    assert halted(open_seat=open_seat) == verdict


def test_seats_that_were_never_sold_halt_nothing() -> None:
    assert halted(by_elimination=False, open_seat=True) == "plays"
    changes = RuleChanges(halt_by_elimination=False)
    assert halted(by_elimination=False, open_seat=True, changes=changes) == "halts"


@pytest.mark.parametrize("seats", [6, 7])
def test_below_a_full_ring_the_director_decides(seats: int) -> None:
    assert halted(2, seats=seats, largest=6, open_seat=True) == "director"
    assert halted(seats=seats, largest=6) == "plays"


def test_eight_seats_are_a_full_ring() -> None:
    assert halted(seats=8, open_seat=True) == "halts"


def test_a_book_that_never_halts() -> None:
    assert halted(1, open_seat=True, changes=RuleChanges(halt_deficit=0)) == "plays"
