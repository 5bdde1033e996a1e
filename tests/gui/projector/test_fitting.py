"""Names that are wider than their line; every sign is one wide here."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

pytest.importorskip("PySide6")

from tdconsole.wall.composing.fitting import Room, lines


def wide(text: str, _face: str) -> float:
    return len(text)


def broken(text: str, width: int, height: int = 10) -> tuple[str, ...]:
    return lines(text, "", Room(0, 0, width, height), 1, 0.9, wide)[0]


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        ("Anna Maria Rossi", ("Anna Maria", "Rossi")),
        ("Konstantinopoulou-Oikonomou", ("Konstantinopou-", "lou-Oikonomou")),
        ("Ana Theodore-Konstanto", ("Ana Theodore-", "Konstanto")),
        ("Brzęczyszczykiewicz", ("Brzęczyszczyki-", "ewicz")),
        ("Featherstonehaugh", ("Featherstoneha-", "ugh")),
        ("Jean-Baptiste-Emmanuel", ("Jean-Baptiste-", "Emmanuel")),
    ],
)
def test_a_word_too_wide_is_broken_after_its_hyphen_or_with_one(
    text: str, rows: tuple[str, ...]
) -> None:
    assert broken(text, 15) == rows


@given(st.text("ab- ", min_size=1, max_size=40), st.integers(1, 12))
def test_nothing_is_lost_where_there_is_room_for_all_lines(text: str, width: int) -> None:
    shown = "".join(broken(text, width, 1000))
    gone = str.maketrans("", "", " -")  # a hyphen is added where a word breaks
    assert shown.translate(gone) == text.translate(gone)
    assert shown.count("-") >= text.count("-")
