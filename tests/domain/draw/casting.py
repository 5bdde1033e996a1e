"""Short ways to write what goes into a draw, and how far its outcomes are from even."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

import pytest

from tdconsole.domain.draw.lots import TableOffered
from tdconsole.domain.language.events.draw import SeatDrawn
from tdconsole.domain.values import EntryId, SeatNo, TableNo

NINE: Final = tuple(SeatNo(seat) for seat in range(1, 10))


def table(number: int, players: int, *free: int) -> TableOffered:
    seats = tuple(SeatNo(seat) for seat in free)
    return TableOffered(table=TableNo(number), players=players, free=seats)


def entries(*numbers: int) -> list[EntryId]:
    return [EntryId(number) for number in numbers]


def lot(entry: int, table: int, seat: int) -> SeatDrawn:
    return SeatDrawn(entry=EntryId(entry), table=TableNo(table), seat=SeatNo(seat))


def chi_square(counted: Counter[tuple[int, ...]], outcomes: int) -> float:
    """Against all outcomes being alike."""
    expected = counted.total() / outcomes
    missing = (outcomes - len(counted)) * expected
    return missing + sum((n - expected) ** 2 / expected for n in counted.values())


def chi_square_of(
    counted: Counter[tuple[int, ...]], likely: Mapping[tuple[int, ...], float]
) -> float:
    assert set(counted) <= set(likely)
    assert sum(likely.values()) == pytest.approx(1)
    expected = {outcome: counted.total() * share for outcome, share in likely.items()}
    return sum((counted[outcome] - n) ** 2 / n for outcome, n in expected.items())
