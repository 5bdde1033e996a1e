"""The worked examples that the rules' sources give for the floor, each under its own number.

Where a source names its rulebook, the example is worked out by the profile that is shipped.
"""

from collections.abc import Mapping, Sequence
from typing import Final

import pytest
from msgspec.structs import replace

from tdconsole.domain.hand.blinds import last_player, next_hand, small_blind
from tdconsole.domain.language.commands.draw import RedrawSeats
from tdconsole.domain.language.commands.floor import PlaceButton
from tdconsole.domain.room.balancing import plan
from tdconsole.domain.room.fewest_moves import Size, Transfer, most_apart, together, transfers
from tdconsole.domain.room.final_table import Occasion, combine_at, redraw_due, redraw_tables
from tdconsole.domain.room.halting import Halt, halt
from tdconsole.domain.room.worst_seat import is_dealt_in, ranked_seats
from tdconsole.domain.rules.book import Rulebook, RuleChanges, Ruled, rules
from tdconsole.domain.rules.values import BalanceDuty, Tolerance
from tdconsole.domain.values import Dealt, SeatNo, TableNo
from tdconsole.library.rulebooks import rulebook
from tests.domain.floor import Floor, down_to, playing, seat_numbers
from tests.domain.rooms import dealt

TDA: Final = rulebook("tda-2024")
TDA_2022: Final = rulebook("tda-2022")
WSOP: Final = rulebook("wsop-2026")
FIGP: Final = rulebook("figp-2014")
PL: Final = rulebook("pl-club")
GOLDBET: Final = rulebook("goldbet-it")

FULL: Final = range(1, 10)
"""Nine seats, all taken."""
FIRST: Final = (1, 2, 3)
"""Button, small blind and big blind of the first hand."""


# The button and the blinds when players leave

Told = tuple[int, int | None, int, int]
"""Button, small blind, big blind, and who acts last."""

BUSTS: Final[Mapping[str, tuple[int, Sequence[Told]]]] = {
    "DB-1": (2, [(1, 2, 3, 1), (2, 3, 4, 1), (3, 4, 5, 3), (4, 5, 6, 4)]),
    "DB-2": (3, [(1, 2, 3, 1), (2, None, 4, 2), (3, 4, 5, 2), (4, 5, 6, 4)]),
    "DB-4": (1, [(1, 2, 3, 1), (2, 3, 4, 2), (3, 4, 5, 3), (4, 5, 6, 4)]),
    "DB-5": (4, [(1, 2, 3, 1), (2, 3, 5, 2), (3, 5, 6, 3), (5, 6, 7, 5)]),
}
"""The busts of the first hand, and the players dealt into each of the first four."""


def four_hands(gone: int) -> list[tuple[Dealt, tuple[SeatNo, ...]]]:
    """Each with those who are dealt in."""
    hand, players = dealt(*FIRST), seat_numbers(*FULL)
    hands = [(hand, players)]
    players = tuple(seat for seat in players if seat != gone)
    for _ in range(3):
        hand = next_hand(hand, players)
        hands.append((hand, players))
    return hands


@pytest.mark.parametrize(("gone", "told"), BUSTS.values(), ids=BUSTS)
def test_blinds_and_the_dead_button(gone: int, told: Sequence[Told]) -> None:
    assert [
        (hand.button, small_blind(hand, players), hand.big_blind, last_player(hand.button, players))
        for hand, players in four_hands(gone)
    ] == told


@pytest.mark.parametrize(("gone", "told"), BUSTS.values(), ids=BUSTS)
def test_a_dead_button_stands_where_nobody_sits(gone: int, told: Sequence[Told]) -> None:
    dead = [hand.button not in players for hand, players in four_hands(gone)]
    assert dead == [button != last for button, _small, _big, last in told]


def test_some_books_show_a_dead_button_where_the_last_to_act_sits() -> None:
    """To them "the button stays"; the blinds are the same (F 3, GB)."""
    assert {book.button_shown.value for book in (TDA, WSOP)} == {"empty_seat"}
    assert {book.button_shown.value for book in (FIGP, GOLDBET)} == {"last_player"}


@pytest.mark.parametrize(
    ("gone", "button", "big"),
    [pytest.param(1, 3, 2, id="DB-7"), pytest.param(3, 2, 1, id="DB-9")],
)
def test_the_small_blind_of_two_has_the_button(gone: int, button: int, big: int) -> None:
    two = tuple(seat for seat in seat_numbers(1, 2, 3) if seat != gone)
    hand = next_hand(dealt(*FIRST), two)
    assert hand == dealt(button, button, big)
    assert small_blind(hand, two) == button


# Halting


@pytest.mark.parametrize(
    ("book", "by_elimination", "open_seat", "verdict"),
    [
        pytest.param(TDA, True, False, "plays_until_open_seat", id="BAL-1"),
        pytest.param(TDA_2022, True, False, "plays_until_open_seat", id="BAL-1 in 2022"),
        pytest.param(TDA, True, True, "halts", id="BAL-2"),
        pytest.param(TDA_2022, True, True, "halts", id="BAL-2 in 2022"),
        pytest.param(WSOP, False, None, "plays", id="BAL-4 WSOP"),
        pytest.param(TDA_2022, False, None, "plays", id="BAL-4 TDA-2022"),
    ],
)
def test_five_against_eight(
    book: Rulebook, by_elimination: bool, open_seat: bool | None, verdict: Halt
) -> None:
    found = halt(
        book, seats=9, players=5, largest=8, by_elimination=by_elimination, open_seat=open_seat
    )
    assert found == verdict


# How many move, and from where


def levelled(
    book: Rulebook, room: int, *players: int
) -> tuple[tuple[Transfer, ...], tuple[int, ...]]:
    """The moves, and how many play at each table afterwards."""
    sizes = together(
        Size(TableNo(table), one, room, turn=-table) for table, one in enumerate(players, 1)
    )
    apart = most_apart(book.balance_tolerance.value, len(players))
    found = transfers(sizes, apart, book.balance_source.value)
    after = list(players)
    for one in found:
        after[one.source - 1] -= 1
        after[one.target - 1] += 1
    return found, tuple(after)


LOOSE: Final = rules(
    TDA,
    RuleChanges(balance_tolerance=(Tolerance(above=4, most=2), Tolerance(most=1))),
).book
"""Two more while there are more than four tables."""


def move(source: int, target: int) -> Transfer:
    return Transfer(source=TableNo(source), target=TableNo(target))


def test_bal_5_a_difference_of_two_triggers_a_move() -> None:
    assert levelled(GOLDBET, 9, 8, 6) == ((move(1, 2),), (7, 7))


@pytest.mark.parametrize(
    ("players", "moves", "after"),
    [
        pytest.param((10, 9, 9, 9, 8), (), (10, 9, 9, 9, 8), id="BAL-6"),
        pytest.param((10, 9, 9, 9, 7), (move(1, 5),), (9, 9, 9, 9, 8), id="BAL-7"),
    ],
)
def test_a_looser_tolerance_while_there_are_many_tables(
    players: tuple[int, ...], moves: tuple[Transfer, ...], after: tuple[int, ...]
) -> None:
    assert levelled(LOOSE, 10, *players) == (moves, after)


@pytest.mark.parametrize(
    ("book", "duty"),
    [
        pytest.param(FIGP, "may", id="BAL-9 FIGP, the older text of TDA"),
        pytest.param(TDA_2022, "should", id="BAL-9 TDA-2022"),
        pytest.param(TDA, "should", id="BAL-9 TDA-2024"),
        pytest.param(WSOP, "must", id="BAL-9 WSOP"),
    ],
)
def test_what_is_a_duty_in_one_book_is_left_to_the_director_in_another(
    book: Rulebook, duty: BalanceDuty
) -> None:
    assert book.balance_duty.value == duty
    moves, after = levelled(book, 10, 10, 10, 8, 8)
    assert (len(moves), after) == (2, (9, 9, 9, 9))


def test_bal_14_the_next_full_table_after_the_short_one() -> None:
    """Tables 3, 13 and 20 of twenty-five are full, and 12 is short."""
    players = [9 if table in {3, 13, 20} else 6 if table == 12 else 8 for table in range(1, 26)]
    moves, _after = levelled(WSOP, 9, *players)
    assert moves == (move(13, 12),)


# Movers and their seats


def test_bal_13_the_next_big_blind_moves() -> None:
    """In each of the books that name the player."""
    for book in (TDA, WSOP, FIGP, PL):
        floor = playing(9, 7, rulebook=replace(book, identity=Ruled(value="no")))
        floor.do(PlaceButton(table=TableNo(1), button=SeatNo(1)))
        (planned,) = plan(floor.tournament, floor.now)
        assert planned.entry is not None
        assert floor.tournament.play.seating.of[planned.entry].seat == 4


def test_bal_10_the_worst_seat() -> None:
    occupied, free = seat_numbers(1, 2, 4, 5, 7, 9), seat_numbers(3, 6, 8)
    last = dealt(1, 2, 4)
    coming = next_hand(last, occupied)
    assert coming == dealt(2, 4, 5)
    assert small_blind(coming, occupied) == 4
    assert ranked_seats(9, occupied, free, last, TDA.balance_where.value) == (6, 8)


def test_deal_in_2_from_a_broken_table_onto_the_button() -> None:
    """Button 3, blinds 5 and 6: dealt in on seat 3, and not on seat 4."""
    coming, rule = dealt(3, 5, 6), TDA.dealt_in.value
    assert is_dealt_in(SeatNo(3), coming, 9, rule=rule, balanced=False)
    assert not is_dealt_in(SeatNo(4), coming, 9, rule=rule, balanced=False)


# The final table and new seats for all


@pytest.mark.parametrize(
    ("book", "handed", "players"),
    [
        pytest.param(WSOP, 9, 10, id="FT-0"),
        pytest.param(WSOP, 8, 9, id="FT-1"),
        pytest.param(WSOP, 7, 8, id="FT-2"),
        pytest.param(WSOP, 6, 7, id="FT-3"),
        pytest.param(TDA, 9, 9, id="FT-4 nine-handed"),
        pytest.param(TDA, 8, 9, id="FT-4 eight-handed"),
        pytest.param(TDA_2022, 9, 9, id="FT-4 in 2022"),
        pytest.param(FIGP, 10, 10, id="FT-6"),
    ],
)
def test_the_final_table_is_formed_with_so_many(book: Rulebook, handed: int, players: int) -> None:
    assert combine_at(book.combine_at.value, handed) == players


@pytest.mark.parametrize(
    ("book", "entries", "tables"),
    [
        pytest.param(WSOP, 100, (3, 2, 1), id="RD-1"),
        pytest.param(PL, 50, (1,), id="RD-3 seed 004"),
        pytest.param(WSOP, 50, (1,), id="RD-3 WSOP"),
    ],
)
def test_new_seats_for_all_when_so_many_tables_are_left(
    book: Rulebook, entries: int, tables: tuple[int, ...]
) -> None:
    """RD-3: WSOP 67.c says nothing of fifty entries or fewer; new seats at the last table remain."""
    assert redraw_tables(book.redraw_tables.value, entries) == tables


def test_rd_4_new_seats_at_numbers_of_players() -> None:
    """Eight-handed, at 24 and at 16, and at 9 they come together.

    The day's end and the official final table of six are no such numbers: a redraw there is the
    director's own, with a reason.
    """
    changes = RuleChanges(redraw_players=(24, 16, 9), combine_at="one_more")
    floor = playing(7, 6, 6, 6, rulebook=rules(TDA, changes).book, seats_per_table=8)
    assert due(floor) is None
    assert due(down_to(floor, 24)) == ("players", 24)
    floor.do(RedrawSeats())
    assert due(floor) is None
    assert due(down_to(floor, 17)) is None
    assert due(down_to(floor, 16)) == ("players", 16)
    floor.do(RedrawSeats())
    assert due(down_to(floor, 10)) is None
    assert due(down_to(floor, 9)) == ("final_table", 9)
    floor.do(RedrawSeats(seats=9))
    assert due(floor) is None
    assert due(down_to(floor, 6)) is None


def due(floor: Floor) -> tuple[Occasion, int] | None:
    found = redraw_due(floor.tournament)
    return None if found is None else (found.occasion, found.players)
