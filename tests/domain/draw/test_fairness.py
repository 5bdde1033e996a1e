"""Many draws, counted: what should be even is, and numbers that lean a little are found out.

Each bound is passed once in a thousand times by chance; the texts are fixed, so that is settled.
"""

from collections import Counter
from collections.abc import Callable, MutableSequence
from hashlib import sha256
from itertools import combinations, permutations, product
from typing import Any, Final

import pytest

from tdconsole.domain.draw import drawing as casting
from tdconsole.domain.draw.lots import (
    Item,
    Lots,
    TableOffered,
    TableSeated,
    buttons_by_lot,
    offer_lines,
    seats_by_lot,
    seats_text,
)
from tdconsole.domain.language.commands.draw import DrawSeats, RedrawSeats
from tdconsole.domain.language.events.draw import SeatsDrawn
from tdconsole.domain.values import Digest, EntryId, NoteId, SeatNo, TableNo
from tests.domain.draw.casting import NINE, chi_square, chi_square_of, entries, table
from tests.domain.floor import chain_of, playing, registered

LotsOf = Callable[[str], Lots]


class Leaning(Lots):
    """The lower of two numbers is taken, as where one counts in too small a range."""

    def below(self, limit: int) -> int:
        return min(super().below(limit), super().below(limit))


class Lazy(Lots):
    """One shuffle in four is left out."""

    def shuffle(self, items: MutableSequence[Item]) -> None:
        if self.below(4):
            super().shuffle(items)


class Hasty(Lots):
    """The second shuffle is left out, as if the first had mixed the tables enough."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self._shuffles = 0

    def shuffle(self, items: MutableSequence[Item]) -> None:
        self._shuffles += 1
        if self._shuffles != 2:
            super().shuffle(items)


def link(number: int) -> Digest:
    return Digest(sha256(str(number).encode()).hexdigest())


# What is counted: how far it is from even


def players_on_seats(lots: LotsOf) -> float:
    """6 on 2 tables of 3, 25 degrees of freedom."""
    tables, players = [table(1, 0, 1, 2, 3), table(2, 0, 1, 2, 3)], entries(1, 2, 3, 4, 5, 6)
    counted: Counter[tuple[int, ...]] = Counter()
    for number in range(4_000):
        for one in seats_by_lot(lots(f"fair {number}"), tables, players):
            counted[one.entry, one.table, one.seat] += 1
    return chi_square(counted, 36)


def whole_seatings(lots: LotsOf) -> float:
    """4 on 2 tables of 3, two at each: 216 seatings."""
    tables, players = [table(1, 0, 1, 2, 3), table(2, 0, 1, 2, 3)], entries(1, 2, 3, 4)
    counted: Counter[tuple[int, ...]] = Counter()
    for number in range(8_640):
        drawn = seats_by_lot(lots(f"pairs {number}"), tables, players)
        counted[tuple(3 * one.table + one.seat for one in drawn)] += 1
    return chi_square(counted, 216)


def the_longer_table(lots: LotsOf) -> float:
    """7 on 3 tables, one of which gets the third."""
    tables = [TableOffered(table=TableNo(n), players=0, free=NINE) for n in (1, 2, 3)]
    counted: Counter[tuple[int, ...]] = Counter()
    for number in range(3_000):
        drawn = seats_by_lot(lots(f"odd {number}"), tables, entries(*range(1, 8)))
        [(longest, _)] = Counter(one.table for one in drawn).most_common(1)
        counted[(longest,)] += 1
    return chi_square(counted, 3)


def whom_one_has_to_the_left(lots: LotsOf) -> float:
    """12 on 2 tables of 9: any of the 11 others."""
    tables = [TableOffered(table=TableNo(n), players=0, free=NINE) for n in (1, 2)]
    counted: Counter[tuple[int, ...]] = Counter()
    for number in range(4_400):
        drawn = seats_by_lot(lots(f"left {number}"), tables, entries(*range(1, 13)))
        first = drawn[0]
        around = sorted(drawn, key=lambda one: ((one.seat - first.seat - 1) % 9, one.entry))
        counted[(next(one.entry for one in around if one.table == first.table),)] += 1
    return chi_square(counted, 11)


def tables_of_the_late(lots: LotsOf) -> float:
    """Four sit at table 1 and five at table 2: the first goes to 1, the second to either."""
    tables = [table(1, 4, 5, 6, 7, 8, 9), table(2, 5, 6, 7, 8, 9)]
    counted: Counter[tuple[int, ...]] = Counter()
    for number in range(6_000):
        drawn = seats_by_lot(lots(f"late {number}"), tables, entries(10, 11))
        counted[tuple(sorted(one.table for one in drawn))] += 1
    return chi_square_of(counted, {(1, 1): 1 / 2, (1, 2): 1 / 2})


def seats_of_the_late(lots: LotsOf) -> float:
    tables = [table(1, 4, 5, 6, 7, 8, 9), table(2, 5, 6, 7, 8, 9)]
    expected: dict[tuple[int, ...], float]
    expected = {(1, one, 1, two): 1 / 20 for one, two in combinations(range(5, 10), 2)}
    expected |= {(1, one, 2, two): 1 / 40 for one, two in product(range(5, 10), range(6, 10))}
    counted: Counter[tuple[int, ...]] = Counter()
    for number in range(8_000):
        drawn = seats_by_lot(lots(f"seat {number}"), tables, entries(10, 11))
        first, second = sorted((one.table, one.seat) for one in drawn)
        counted[*first, *second] += 1
    return chi_square_of(counted, expected)


def who_goes_where_there_is_more_room(lots: LotsOf) -> float:
    """One goes to table 1, two to two of three."""
    tables = [table(1, 4, 5, 6, 7, 8, 9), table(2, 5, 6, 7, 8, 9), table(3, 5, 1, 2, 3, 4)]
    expected = {where: 1 / 9 for odd in (2, 3) for where in permutations((1, 1, odd))}
    expected |= dict.fromkeys(permutations((1, 2, 3)), 1 / 18)
    counted: Counter[tuple[int, ...]] = Counter()
    for number in range(6_000):
        drawn = seats_by_lot(lots(f"room {number}"), tables, entries(15, 16, 17))
        counted[tuple(one.table for one in drawn)] += 1
    return chi_square_of(counted, expected)


def one_after_another(lots: LotsOf) -> float:
    """Two sit at each of 2 tables of 4; three come, each for a draw: 4 · 2 · 2 outcomes."""
    counted: Counter[tuple[int, ...]] = Counter()
    for number in range(3_200):
        free = {1: [3, 4], 2: [1, 2]}
        outcome: list[int] = []
        for late in (5, 6, 7):
            offers = [table(no, 4 - len(seats), *seats) for no, seats in free.items() if seats]
            text = f"one by one {number} {late}"
            (one,) = seats_by_lot(lots(text), offers, entries(late))
            free[one.table].remove(one.seat)
            outcome += [one.table, one.seat]
        counted[tuple(outcome)] += 1
    return chi_square(counted, 16)


def with_one_who_needs_certain_seats(lots: LotsOf) -> float:
    """4 seats for the player who needs them, and the 4 others in any of 24 orders."""
    tables = [table(1, 0, 1, 2, 3, 4), table(2, 0, 1, 2, 3, 4)]
    needs = {EntryId(1): (SeatNo(1), SeatNo(2))}
    counted: Counter[tuple[int, ...]] = Counter()
    for number in range(4_800):
        drawn = seats_by_lot(lots(f"needs {number}"), tables, entries(1, 2, 3, 4, 5), needs)
        first, *others = drawn
        others.sort(key=lambda one: (one.table, one.seat))
        counted[first.table, first.seat, *(one.entry for one in others)] += 1
    return chi_square(counted, 96)


def with_two_kept_apart(lots: LotsOf) -> float:
    """4 on 2 tables of 2: the 16 of 24 seatings in which entries 1 and 2 do not meet."""
    floor = registered(4, seats_per_table=2)
    counted: Counter[tuple[int, ...]] = Counter()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(casting, "Lots", lots)
        for number in range(1_600):
            world: dict[str, Any] = {"apart": ((1, 2),), "salt": f"{number}", "pairs": NoteId("n")}
            event = floor.when(DrawSeats(), link=link(number), **world)
            assert isinstance(event, tuple)
            (drawn,) = event
            assert isinstance(drawn, SeatsDrawn)
            counted[tuple(2 * one.table + one.seat for one in drawn.seated)] += 1
    return chi_square(counted, 16)


def drawn_anew(lots: LotsOf) -> float:
    """5 who sit at 2 tables of 3 get up: any two seats for the first two of them."""
    floor = playing(3, 2, seats_per_table=3)
    counted: Counter[tuple[int, ...]] = Counter()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(casting, "Lots", lots)
        for number in range(2_400):
            event = floor.when(RedrawSeats(reason="final"), link=link(number))
            assert isinstance(event, tuple)
            (drawn,) = event
            assert isinstance(drawn, SeatsDrawn)
            counted[tuple(3 * one.table + one.seat for one in drawn.seated[:2])] += 1
    return chi_square(counted, 30)


def buttons(lots: LotsOf) -> float:
    """2, 3 and 4 players: 24 ways."""
    tables = [
        TableSeated(table=TableNo(2), seats=(SeatNo(1), SeatNo(9))),
        TableSeated(table=TableNo(3), seats=(SeatNo(2), SeatNo(3), SeatNo(4))),
        TableSeated(table=TableNo(7), seats=(SeatNo(1), SeatNo(4), SeatNo(6), SeatNo(8))),
    ]
    counted: Counter[tuple[int, ...]] = Counter()
    for number in range(4_800):
        drawn = buttons_by_lot(lots(f"buttons {number}"), tables)
        counted[tuple(one.seat for one in drawn)] += 1
    return chi_square(counted, 24)


TRIALS: Final[tuple[tuple[Callable[[LotsOf], float], float, type[Lots]], ...]] = (
    (players_on_seats, 52.6, Leaning),
    (players_on_seats, 52.6, Lazy),
    (whole_seatings, 285, Leaning),
    (the_longer_table, 13.8, Leaning),
    (whom_one_has_to_the_left, 29.6, Lazy),
    (tables_of_the_late, 10.8, Hasty),
    (seats_of_the_late, 58.3, Leaning),
    (who_goes_where_there_is_more_room, 31.3, Hasty),
    (one_after_another, 37.7, Lazy),
    (with_one_who_needs_certain_seats, 143.3, Leaning),
    (with_two_kept_apart, 37.7, Lazy),
    (drawn_anew, 58.3, Lazy),
    (buttons, 49.7, Leaning),
)


@pytest.mark.parametrize(("counted", "bound"), dict.fromkeys(trial[:2] for trial in TRIALS))
def test_what_should_be_even_is(counted: Callable[[LotsOf], float], bound: float) -> None:
    assert counted(Lots) < bound


@pytest.mark.parametrize(("counted", "bound", "biased"), TRIALS)
def test_numbers_that_are_not_even_are_found_out(
    counted: Callable[[LotsOf], float], bound: float, biased: type[Lots]
) -> None:
    assert counted(biased) > bound


def test_neighbouring_links_have_nothing_in_common() -> None:
    """36 pairs of seats on one table of 9."""
    tables, links = [TableOffered(table=TableNo(1), players=0, free=NINE)], chain_of("pairs", 3_600)
    counted: Counter[tuple[int, ...]] = Counter()
    for one in links:
        text = seats_text(
            link=one, draw=1, word="", tables=offer_lines(tables), entries=entries(1, 2)
        )
        drawn = seats_by_lot(Lots(text), tables, entries(1, 2))
        counted[tuple(sorted(player.seat for player in drawn))] += 1
    assert chi_square(counted, 36) < 66.6
