"""A seat card held against the draws, and who was kept apart shown to whom it concerns."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.terminal import asked, typed


def card_of(house: Path, entry: int) -> str:
    """Put together from what the console shows, as the page on the draw says."""
    proof = typed("show", house, "draws", "--json").json
    draw = proof["draws"][-1]
    one = next(one for one in draw["seated"] if one["entry"] == entry)
    parts = ("TDC1", proof["commitments"][0]["commitment"], draw["link"], draw["draw"])
    seat = (one["entry"], one["table"], one["seat"])
    return " ".join(map(str, (*parts, draw["inputs"], *seat))).upper()


def test_a_card_is_what_was_drawn(evening: Path) -> None:
    said = typed("verify-draw", evening, "--card", card_of(evening, 4))
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith("The card is right: draw 1 (step 13) gave entry 4 table ")


def test_a_card_of_another_seat_is_refused_in_words(evening: Path) -> None:
    card = card_of(evening, 4).rsplit(" ", 1)[0] + " 22"
    said = typed("verify-draw", evening, "--card", card)
    assert (said.code, said.out) == (1, "")
    assert ", seat 22, but draw 1 gave entry 4 table " in said.err


def test_a_card_of_another_tournament_is_refused(evening: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.house"
    typed("new", other, "--name", "Other")
    said = typed("verify-draw", other, "--card", card_of(evening, 4))
    assert (said.code, said.err) == (1, "The card’s commitment is not one of this tournament’s.\n")


def test_a_card_of_an_undone_draw_is_out_of_date(house: Path) -> None:
    players = [{"command": "RegisterEntry", "person": {"name": f"P{n}"}} for n in range(4)]
    typed("do", house, stdin=asked([*players, {"command": "DrawSeats"}]))
    card = card_of(house, 2)
    typed("do", house, stdin=asked([{"command": "Undo", "step": 6}]))
    said = typed("verify-draw", house, "--card", card)
    assert said.code == 0
    assert "right, but out of date: draw 1" in said.out


def test_buttons_are_drawn_again_as_well(evening: Path) -> None:
    typed("do", evening, stdin=asked([{"command": "DrawButtons"}]))
    said = typed("verify-draw", evening)
    assert said.out.splitlines()[1:] == ["Draw 2 (step 15): 2 buttons, each as the link decides."]


@pytest.fixture
def quarrel(house: Path) -> Path:
    players = [{"command": "RegisterEntry", "person": {"name": f"P{n}"}} for n in range(12)]
    typed("do", house, stdin=asked(players))
    with closing(sqlite3.connect(house)) as db, db:
        db.execute("INSERT INTO apart (one, other, reason) VALUES (1, 2, 'a quarrel')")
    typed("do", house, stdin=asked([{"command": "DrawSeats"}]))
    return house


def test_who_was_kept_apart_is_told_to_those_who_ask_the_house(quarrel: Path) -> None:
    assert "1 2" not in typed("verify-draw", quarrel).out
    head, salt, pair = typed("verify-draw", quarrel, "--pairs").out.splitlines()[1:]
    assert head == "Kept apart in draw 1:"
    assert len(bytes.fromhex(salt)) == 16
    assert pair == "1 2"


def test_pairs_that_were_erased_read_so(quarrel: Path) -> None:
    with closing(sqlite3.connect(quarrel)) as db, db:
        db.execute("DELETE FROM note")
    assert typed("verify-draw", quarrel, "--pairs").out.splitlines()[-1] == "erased"
