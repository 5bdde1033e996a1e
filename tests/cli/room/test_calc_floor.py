"""The calculators of the floor: what they give, what they refuse, and how they are misused."""

from typing import Any, Final

import pytest

from tests.cli.engine.test_calc import asked, calculated

FIRST: Final = {"button": 1, "small_blind": 2, "big_blind": 3}
NINE: Final = list(range(1, 10))
SIX: Final = {"occupied": [1, 2, 4, 5, 7, 9], "last": {**FIRST, "big_blind": 4}}
"""As in the example of the worst seat (BAL-10)."""


def tables(*players: int) -> list[dict[str, int]]:
    return [{"table": table, "players": one} for table, one in enumerate(players, start=1)]


# One table


def told(hand: dict[str, Any]) -> tuple[int, int | None, int, int]:
    return hand["button"], hand["small_blind"], hand["big_blind"], hand["last_to_act"]


def test_the_button_on_the_seat_of_one_who_left() -> None:
    """DB-1."""
    hands = calculated("button", occupied=NINE, last=FIRST, busts=[[2]])["hands"]
    assert list(map(told, hands)) == [(1, 2, 3, 1), (2, 3, 4, 1), (3, 4, 5, 3), (4, 5, 6, 4)]
    assert [hand["dead_button"] for hand in hands] == [False, True, False, False]


def test_nobody_posts_the_small_blind() -> None:
    """DB-2."""
    hands = calculated("button", occupied=NINE, last=FIRST, busts=[[3]])["hands"]
    assert list(map(told, hands)) == [(1, 2, 3, 1), (2, None, 4, 2), (3, 4, 5, 2), (4, 5, 6, 4)]


def test_both_blinds_leave() -> None:
    hands = calculated("button", occupied=NINE, last=FIRST, busts=[[2, 3]])["hands"]
    assert [told(hand)[:3] for hand in hands[1:]] == [(2, None, 4), (3, 4, 5), (4, 5, 6)]
    assert [hand["dead_button"] for hand in hands[1:]] == [True, True, False]


@pytest.mark.parametrize(
    ("rules", "at", "cite"),
    [
        ({"rulebook": "tda-2024"}, 2, "TDA-2024 32"),
        ({"rulebook": "figp-2014"}, 1, "FIGP 3"),
        ({"rulebook": "wsop-2026"}, 2, "WSOP 85"),
        ({"changes": {"button.show_dead_at": "last_player"}}, 1, None),
    ],
)
def test_where_a_dead_button_is_shown(rules: dict[str, Any], at: int, cite: str | None) -> None:
    answer = calculated("button", occupied=NINE, last=FIRST, busts=[[2]], **rules)
    assert answer["hands"][1]["shown_at"] == at
    assert answer["cite"] == cite


def test_going_heads_up() -> None:
    """DB-7."""
    hands = calculated("button", seats=3, occupied=[1, 2, 3], last=FIRST, busts=[[1]], hands=2)[
        "hands"
    ]
    assert told(hands[1]) == (3, 3, 2, 3)


def test_the_worst_seat() -> None:
    """BAL-10."""
    answer = calculated("worst-seat", **SIX)
    assert told(answer["without"]) == (2, 4, 5, 2)
    assert (answer["excluded"], answer["ranking"], answer["chosen"]) == ([3], [6, 8], 6)
    assert (answer["dealt_in"], answer["cite"]) == (True, "TDA-2024 11-A")


def test_the_seat_nearest_the_big_blind() -> None:
    """PL 13."""
    answer = calculated("worst-seat", **SIX, rulebook="pl-club")
    assert (answer["ranking"], answer["cite"]) == ([6, 8], "PL 13")
    late = calculated("worst-seat", occupied=[1, 2, 4, 7, 8], last=SIX["last"], rulebook="pl-club")
    assert late["ranking"] == [6, 9, 5]


def test_a_single_big_blind_is_the_worst() -> None:
    answer = calculated("worst-seat", occupied=[1, 2, 4, 5, 6], last=FIRST)
    assert (answer["excluded"], answer["ranking"]) == ([], [3, 7, 8, 9])
    assert told(answer["hand"]) == (2, None, 3, 2)


def test_no_free_seat_but_one_that_is_barred() -> None:
    """Seat 2 lies between the button on 1 and the small blind on 3."""
    last = {"button": 9, "small_blind": 1, "big_blind": 3}
    answer = calculated("worst-seat", occupied=[1, 3, 4, 5, 6, 7, 8, 9], last=last)
    assert (answer["excluded"], answer["ranking"], answer["chosen"]) == ([2], [], 2)
    assert not answer["dealt_in"]


def test_the_second_player_of_a_table() -> None:
    answer = calculated("worst-seat", occupied=[1], last=FIRST)
    assert answer["without"] is None
    assert told(answer["hand"]) == (1, 1, 3, 1)


@pytest.mark.parametrize(
    ("name", "question", "code"),
    [
        ("button", {"occupied": [1, 12], "last": FIRST}, "NoSuchSeat"),
        ("button", {"occupied": NINE, "last": FIRST, "busts": [[10]]}, "NoSuchSeat"),
        ("button", {"occupied": NINE, "last": {**FIRST, "button": 10}}, "NoSuchSeat"),
        ("button", {"occupied": NINE, "last": {**FIRST, "button": 3}}, "ButtonOnBigBlind"),
        ("button", {"occupied": [4], "last": FIRST}, "TooFewToDeal"),
        ("button", {"occupied": [1, 2], "last": FIRST, "busts": [[1]]}, "TooFewToDeal"),
        ("button", {"occupied": NINE, "last": FIRST, "busts": [[2], [2]]}, "NobodyThere"),
        ("worst-seat", {"occupied": NINE, "last": FIRST}, "TooFewSeats"),
        ("worst-seat", {"seats": 8, "occupied": [1, 9], "last": FIRST}, "NoSuchSeat"),
    ],
)
def test_what_can_not_be_at_a_table(name: str, question: dict[str, Any], code: str) -> None:
    assert asked(name, question).refusal == code


# The room


def test_the_moves_that_level_and_what_they_ask_for() -> None:
    """BAL-5."""
    answer = calculated("balance", tables=tables(8, 6), rulebook="goldbet-it")
    (move,) = answer["moves"]
    assert (move["source"], move["target"], move["asks"]) == (1, 2, [1, 2])
    assert (move["from_seat"], move["to_seat"], move["ranked"]) == (None, None, [])
    assert [one["players"] for one in answer["after"]] == [7, 7]
    assert (answer["most_apart"], answer["duty"]) == (1, "must")


@pytest.mark.parametrize(
    ("players", "after"),
    [((10, 9, 9, 9, 8), [10, 9, 9, 9, 8]), ((10, 9, 9, 9, 7), [9, 9, 9, 9, 8])],
)
def test_a_tolerance_of_ones_own(players: tuple[int, ...], after: list[int]) -> None:
    """BAL-6 and BAL-7."""
    changes = {"balance.tolerance": [{"above": 4, "most": 2}, {"above": 0, "most": 1}]}
    answer = calculated("balance", seats=10, tables=tables(*players), changes=changes)
    assert [one["players"] for one in answer["after"]] == after
    assert answer["most_apart"] == 2


def test_who_moves_and_whereto_once_the_buttons_are_known() -> None:
    full = {"table": 1, "occupied": NINE, "last": FIRST}
    (move,) = calculated("balance", tables=[full, {"table": 2, **SIX}])["moves"]
    assert (move["from_seat"], move["to_seat"], move["ranked"]) == (4, 6, [6, 8])
    assert move["asks"] == []


@pytest.mark.parametrize("known", [1, 2])
def test_half_of_a_move_is_known(known: int) -> None:
    full = {"table": 1, "occupied": NINE} if known == 2 else {
        "table": 1, "occupied": NINE, "last": FIRST,
    }  # fmt: skip
    six = {"table": 2, "occupied": SIX["occupied"]} if known == 1 else {"table": 2, **SIX}
    (move,) = calculated("balance", tables=[full, six])["moves"]
    assert move["asks"] == [3 - known]
    assert (move["from_seat"], move["to_seat"]) == ((4, None) if known == 1 else (None, 6))
    assert move["ranked"] == ([3, 6, 8] if known == 1 else [6, 8])


def test_a_table_with_fewer_seats_takes_no_more() -> None:
    room = [*tables(9, 9), {"table": 3, "players": 5, "room": 6}]
    answer = calculated("balance", tables=room)
    assert [one["players"] for one in answer["after"]] == [9, 8, 6]


def test_the_order_of_breaking_decides_who_gives() -> None:
    assert calculated("balance", tables=tables(9, 9, 7), order=[1, 2, 3])["moves"][0]["source"] == 1
    assert calculated("balance", tables=tables(9, 9, 7))["moves"][0]["source"] == 2


def test_who_moves_is_drawn_where_there_are_no_blinds() -> None:
    answer = calculated("balance", tables=tables(8, 6), game="razz")
    assert (answer["who"], answer["moves"][0]["asks"]) == ("high_card", [])


@pytest.mark.parametrize(
    ("question", "verdict", "cite"),
    [
        ({"open_seat": False}, "plays_until_open_seat", "TDA-2024 11-D"),
        ({"open_seat": True}, "halts", "TDA-2024 11-D"),
        ({"by_elimination": False}, "plays", "TDA-2024 11-D"),
        ({"rulebook": "wsop-2026"}, "halts", "WSOP 67"),
        ({"rulebook": "figp-2014", "by_elimination": False}, "halts", "FIGP 53"),
        ({"changes": {"halt.deficit": 4}}, "plays", None),
    ],
)
def test_five_against_eight(question: dict[str, Any], verdict: str, cite: str | None) -> None:
    answer = calculated("halt", players=5, largest=8, **question)
    assert answer == {"verdict": verdict, "cite": cite}


def test_three_against_six_where_the_table_is_short_handed() -> None:
    answer = calculated("halt", players=3, largest=6, seats=6, rulebook="wsop-2026")
    assert answer == {"verdict": "director", "cite": "WSOP 67"}


@pytest.mark.parametrize(
    ("question", "verdict", "to_go"),
    [
        ({}, "break", 0),
        ({"registration_open": True}, "registration_open", 0),
        ({"waiting": 1}, "no_room", 1),
        ({"tables": tables(9, 8, 5)}, "no_room", 4),
    ],
)
def test_the_next_table_to_break(question: dict[str, Any], verdict: str, to_go: int) -> None:
    answer = calculated("breaking", **{"tables": tables(7, 6, 5), **question})
    assert (answer["next"], answer["verdict"], answer["to_go"]) == (3, verdict, to_go)


def test_with_how_many_left_each_table_can_be_broken() -> None:
    room = [*tables(7, 6), {"table": 3, "players": 5, "room": 8}]
    order = calculated("breaking", tables=room, order=[2, 1])["order"]
    assert [(one["table"], one["breaks_at"]) for one in order] == [(3, 18), (2, 9), (1, None)]


def test_new_seats_for_all() -> None:
    """FT-0 and RD-1."""
    answer = calculated("redraw", rulebook="wsop-2026", entries=100)
    assert answer["final_table"] == {"at": [10], "cite": "WSOP 68"}
    assert answer["tables"] == {"at": [3, 2, 1], "cite": "WSOP 67.c"}
    assert answer["players"] == {"at": [], "cite": None}


def test_new_seats_at_numbers_of_ones_own() -> None:
    answer = calculated("redraw", seats=8, entries=60, changes={"redraw.at_players": [24, 16]})
    assert answer["final_table"]["at"] == [9]
    assert answer["players"]["at"] == [24, 16]


@pytest.mark.parametrize(
    ("name", "question", "code"),
    [
        ("balance", {"tables": [*tables(8), *tables(6)]}, "TableTwice"),
        ("balance", {"tables": tables(10, 6)}, "TooFewSeats"),
        ("balance", {"tables": [{"table": 1, "occupied": [10]}]}, "NoSuchSeat"),
        ("balance", {"tables": [{"table": 1, "occupied": [1, 2, 3, 9], "room": 8}]}, "NoSuchSeat"),
        (
            "balance",
            {"tables": [{"table": 1, "occupied": [1, 2], "last": {**FIRST, "button": 3}}]},
            "ButtonOnBigBlind",
        ),
        ("breaking", {"tables": tables(8)}, "LastTable"),
        ("halt", {"rulebook": "nowhere.toml", "players": 5, "largest": 8}, "FileMissing"),
    ],
)
def test_what_can_not_be_in_a_room(name: str, question: dict[str, Any], code: str) -> None:
    assert asked(name, question).refusal == code


@pytest.mark.parametrize(
    ("name", "question"),
    [
        ("button", {"occupied": NINE}),
        ("button", {"occupied": [], "last": FIRST}),
        ("button", {"occupied": NINE, "last": FIRST, "hands": 0}),
        ("worst-seat", {"occupied": [0], "last": FIRST}),
        ("balance", {"tables": []}),
        ("balance", {"tables": [{"table": 1}]}),
        ("balance", {"tables": [{"table": 1, "players": 2, "occupied": [1, 2]}]}),
        ("balance", {"tables": [{"table": 1, "players": 3, "last": FIRST}]}),
        ("balance", {"tables": tables(8, 6), "changes": {"balance.tolerance": 1}}),
        ("breaking", {"tables": tables(8, 6), "waiting": -1}),
        ("halt", {"players": 5}),
        ("redraw", {"entries": 0}),
    ],
)
def test_misuse(name: str, question: dict[str, Any]) -> None:
    assert "Error: " in asked(name, question).misuse
