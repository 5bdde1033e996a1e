"""What can't be together: each calculator says so in a sentence of its own, and never answers it."""

from typing import Any, Final

import pytest

from tests.cli.engine.test_calc import asked

LAST: Final = {"button": 1, "small_blind": 2, "big_blind": 3}
RACE: Final = {"old": 25, "new": 100}
ROWS: Final = [
    {"type": "level", "small_blind": 100, "big_blind": 200, "minutes": 20},
    {"type": "level", "small_blind": 50, "big_blind": 100, "minutes": 20},
]
BACKWARDS: Final = {"small_blind": 400, "big_blind": 200}


@pytest.mark.parametrize(
    ("name", "question", "code", "sentence"),
    [
        (
            "refund",
            {"players": [{"fees": 10}, {"fees": 10}], "out": 1, "pool": 1_000},
            "NobodyHasChips",
            "say how many each player has left",
        ),
        (
            "refund",
            {"players": [{"chips": 1, "seat": 4}, {"chips": 2, "seat": 4}], "out": 1, "pool": 9},
            "SeatTwice",
            "Seat 4 is named twice",
        ),
        (
            "chip-race",
            {**RACE, "seats": [{"seat": 3, "odd": 1}, {"seat": 3, "odd": 2}]},
            "SeatTwice",
            "Seat 3 is named twice",
        ),
        (
            "chip-race",
            {**RACE, "seats": [{"seat": n, "odd": 1, "cards": ["As"]} for n in (1, 2)]},
            "CardTwice",
            "The card As is dealt twice",
        ),
        (
            "chip-race",
            {**RACE, "seats": [{"seat": 1, "odd": 2, "cards": ["As"]}]},
            "CardsNotTheOdd",
            "one card for each",
        ),
        (
            "chip-race",
            {**RACE, "odd": 5, "seats": [{"seat": 1, "odd": 2}]},
            "OddDiffers",
            "2 odd chips together, not 5",
        ),
        (
            "chip-race",
            {**RACE, "odd": 17, "chips": 180_000},
            "OddDoNotAddUp",
            "correct the chips in play first: chips +25",
        ),
        (
            "ties",
            {"busts": [{"table": 2, "seat": 5, "stack": 9}, {"table": 2, "seat": 5, "stack": 8}]},
            "SeatTwice",
            "Seat 5 is named twice",
        ),
        ("ties", {"busts": [{"stack": 0}, {"stack": 5}]}, "NoChipsGiven", "Stack 1"),
        (
            "button",
            {"occupied": [1, 2, 2, 3], "last": LAST},
            "SeatTwice",
            "Seat 2 is named twice",
        ),
        (
            "button",
            {"occupied": [1, 2, 3], "last": {**LAST, "small_blind": 3}},
            "SeatTwice",
            "Seat 3 is named twice",
        ),
        ("worst-seat", {"occupied": [1, 1, 3], "last": LAST}, "SeatTwice", "Seat 1"),
        (
            "balance",
            {"tables": [{"table": 1, "occupied": [4, 4]}, {"table": 2, "players": 5}]},
            "SeatTwice",
            "Seat 4",
        ),
        (
            "breaking",
            {"tables": [{"table": n, "players": 5} for n in (1, 2)], "order": [7]},
            "NoSuchTable",
            "7",
        ),
        (
            "breaking",
            {"tables": [{"table": n, "players": 5} for n in (1, 2)], "order": [2, 2]},
            "TableTwice",
            "2",
        ),
        (
            "side-pots",
            {"stakes": [{"seat": 1, "put": 110}, {"seat": 2, "put": 100}], "button": 1, "unit": 25},
            "StakeOffUnit",
            "Seat 1: 110 is not a multiple of the smallest chip, 25",
        ),
        (
            "side-pots",
            {
                "stakes": [{"seat": n, "put": 100} for n in (1, 2)],
                "button": 1,
                "dead": 7,
                "unit": 5,
            },
            "StakeOffUnit",
            "Dead money of 7",
        ),
        (
            "side-pots",
            {"stakes": [{"seat": n, "put": 100} for n in (1, 1)], "button": 1},
            "SeatTwice",
            "Seat 1 is named twice",
        ),
        (
            "side-pots",
            {"stakes": [{"seat": n, "put": 0} for n in (1, 2)], "button": 1},
            "NothingPutIn",
            "there is no pot",
        ),
        (
            "halt",
            {"seats": 2, "players": 22, "largest": 2},
            "TooManyAtTable",
            "22 players can't sit at a table of 2 seats",
        ),
        ("halt", {"seats": 6, "players": 3, "largest": 9}, "TooManyAtTable", "9 players"),
        ("absent", {"minutes": 9, **BACKWARDS}, "BlindsBackwards", "The small blind of 400"),
        (
            "ante",
            {"ante": 200, "fullest": 9, **BACKWARDS},
            "BlindsBackwards",
            "is larger than the big blind of 200",
        ),
        (
            "ante",
            {"small_blind": 1, "big_blind": 2, "ante": 2, "fullest": 9, "last_two": True},
            "MoreThanTwoLeft",
            "no table can have 9",
        ),
        ("short-blinds", {"stack": 100, **BACKWARDS}, "BlindsBackwards", "400"),
        (
            "pot-limit",
            {"pot": 600, "blinds": {**BACKWARDS, "small_posted": 400, "big_posted": 100}},
            "BlindsBackwards",
            "400",
        ),
        (
            "penalty",
            {"players": 9, "dodged": BACKWARDS},
            "BlindsBackwards",
            "400",
        ),
        ("structure-depth", {"structure": ROWS, "stack": 9_000}, "BlindsFall", "from 200 to 100"),
        (
            "colour-up",
            {"structure": ROWS, "stack": 9_000, "entries": 9, "chips": "club-1000"},
            "BlindsFall",
            "Row 2",
        ),
        (
            "colour-up",
            {
                "template": "club-evening",
                "entries": 9,
                "chips": "club-1000",
                "tables": [{"players": 9, "tables": 2}],
            },
            "MoreThanEntered",
            "18 players",
        ),
    ],
)
def test_it_is_refused(name: str, question: dict[str, Any], code: str, sentence: str) -> None:
    said = asked(name, question)
    assert said.refusal == code
    assert sentence in said.err
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(
    ("name", "question", "sentence"),
    [
        ("min-raise", {"bets": [400, 200], "big_blind": 100}, "has to be more than the one before"),
        ("min-raise", {"bets": [200], "big_blind": 100, "acted_at": 900}, "acted_at can't be more"),
        (
            "min-raise",
            {"bets": [200], "big_blind": 100, "chips": [100], "said": True},
            "leave out put and said",
        ),
        ("raise-cap", {"made": 1, "in_round": 5, "in_tournament": 3}, "more than in_tournament"),
        ("raise-cap", {"made": 1, "in_round": 3, "in_tournament": 3, "bet": 5}, "belong together"),
        ("pot-limit", {"pot": 100, "facing": 300}, "nor facing more than the pot"),
        (
            "pot-limit",
            {
                "pot": 10,
                "blinds": {
                    "small_blind": 10,
                    "big_blind": 20,
                    "small_posted": 10,
                    "big_posted": 20,
                },
            },
            "can't be more than the pot",
        ),
        (
            "pot-limit",
            {
                "pot": 99,
                "blinds": {
                    "small_blind": 10,
                    "big_blind": 20,
                    "small_posted": 30,
                    "big_posted": 20,
                },
            },
            "can't be posted for more than its amount",
        ),
        ("penalty", {"players": 9, "hands": 3, "misdeals": 2}, "misdeals can't be more"),
        ("next-step", {"offence": "phone", "on": "2026-02-30"}, "no such day"),
        (
            "chip-race",
            {**RACE, "changes": {"race.method": "dice"}},
            "“dice” is not one of the possible values",
        ),
        (
            "chip-race",
            {**RACE, "seats": [{"seat": 1, "odd": 1, "cards": ["1x"]}]},
            "not written as expected here",
        ),
    ],
)
def test_it_is_misuse_and_no_fault_of_the_json(
    name: str, question: dict[str, Any], sentence: str
) -> None:
    said = asked(name, question)
    assert sentence in said.misuse
    assert "JSON" not in said.err
    assert "Usage" not in said.err


def test_a_rulebook_that_is_none_names_those_there_are() -> None:
    said = asked("end-of-day", {"rulebook": "wsop"})
    assert said.refusal == "FileMissing"
    assert "wsop does not exist" in said.err
    assert "figp-2014, goldbet-it" in said.err
    assert "wsop-2026" in said.err


def test_a_race_names_its_winners_by_their_cards_too() -> None:
    seats = [
        {"seat": 1, "odd": 2, "cards": ["2c", "9h"]},
        {"seat": 4, "odd": 3, "cards": ["Kd", "3c", "4c"]},
        {"seat": 6, "odd": 3, "cards": ["As", "5c", "6c"]},
    ]
    told = asked("chip-race", {**RACE, "seats": seats}).json
    assert (told["winners"], told["by_cards"]) == ([4, 6], [6, 4])
