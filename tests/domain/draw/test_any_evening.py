"""The manual's checker agrees with the console, and no bit of a proof can be turned unseen."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any, Final

import pytest
from msgspec import json

from tests.domain.draw.any_evening import AnyEvening, agrees, checker_says

TOLD: Final = {"step", "undone", "length"}
"""What tells of the trail and goes into no draw, as the page says."""
EACH: Final = 4
"""The number of fields of each kind that are changed."""


@pytest.mark.parametrize("number", range(3_000, 3_025))
def test_the_checker_agrees_with_any_evening(number: int) -> None:
    assert agrees(number) == ""


def test_the_evenings_have_in_them_all_that_can_be_drawn() -> None:
    proofs = [AnyEvening(number).proof for number in range(3_000, 3_025)]
    draws = [draw for proof in proofs for draw in proof.draws]
    assert any(draw.needs for draw in draws)
    assert any(draw.apart for draw in draws)
    assert any(draw.attempt for draw in draws)
    assert any(draw.redraw for draw in draws)
    assert any(draw.broken for draw in draws)
    assert any(draw.undone for draw in draws)
    assert any(proof.buttons for proof in proofs)
    assert any(proof.envelopes for proof in proofs)
    assert any(len(proof.commitments) > 1 for proof in proofs)


def leaves(value: Any, *path: str | int) -> Iterator[tuple[str | int, ...]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(inner, *path, key)
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            yield from leaves(inner, *path, at)
    else:
        yield path


def turned(value: Any, bit: int) -> Any:
    """One bit of it."""
    match value:
        case bool():
            return not value
        case int():
            return value ^ 1 << bit % 5
        case "" | None:
            return "a"
        case _:
            at = bit % len(value)
            return value[:at] + chr(ord(value[at]) ^ 1 << bit % 5) + value[at + 1 :]


def with_one_turned(proof: bytes, path: tuple[str | int, ...], bit: int) -> bytes:
    whole = json.decode(proof)
    holder = whole
    for key in path[:-1]:
        holder = holder[key]
    holder[path[-1]] = turned(holder[path[-1]], bit)
    return json.encode(whole)


@pytest.mark.parametrize("number", [3_001, 3_004, 3_011, 3_017])
def test_one_bit_turned_anywhere_is_found(number: int) -> None:
    evening = AnyEvening(number)
    proof = json.encode(evening.proof)
    by_kind: dict[tuple[str, ...], list[tuple[str | int, ...]]] = defaultdict(list)
    for path in leaves(json.decode(proof)):
        by_kind[tuple(key for key in path if isinstance(key, str))].append(path)
    for kind, paths in by_kind.items():
        evening.dice.shuffle(paths)
        for bit, path in enumerate(paths[:EACH]):
            right = checker_says(with_one_turned(proof, path, bit))
            assert right == (kind[-1] in TOLD), (kind, path, bit)


def test_one_bit_turned_on_a_card_is_found() -> None:
    evening = AnyEvening(3_002)
    proof, card = json.encode(evening.proof), evening.cards[0]
    assert checker_says(proof, card)
    for at in range(len(card)):
        assert not checker_says(proof, card[:at] + chr(ord(card[at]) ^ 1) + card[at + 1 :])


@pytest.mark.parametrize("taken", [0, 2])
def test_a_draw_taken_out_is_found(taken: int) -> None:
    whole = json.decode(json.encode(AnyEvening(3_001).proof))
    assert len(whole["draws"]) > taken + 1
    del whole["draws"][taken]
    assert not checker_says(json.encode(whole))
