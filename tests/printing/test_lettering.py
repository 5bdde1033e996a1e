import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tdconsole.printing.lettering import (
    LARGE,
    LEADING,
    STRONG,
    Type,
    fitted,
    printable,
    shrunk,
    width,
)

ROOM, HEIGHT = 150.0, 32.0


def test_what_fits_stays_as_it_is() -> None:
    assert fitted("Jo Ng", LARGE, ROOM, HEIGHT) == (("Jo Ng",), LARGE)


def test_a_long_name_takes_a_second_line_before_it_shrinks() -> None:
    block = fitted("Żaneta Brzęczyszczykiewicz", LARGE, ROOM, HEIGHT)
    assert block == (("Żaneta", "Brzęczyszczykiewicz"), LARGE)


def test_a_double_name_parts_at_its_hyphen() -> None:
    assert fitted("Brzęczyszczykiewicz-Wiśniewska", LARGE, ROOM, HEIGHT).lines == (
        "Brzęczyszczykiewicz-",
        "Wiśniewska",
    )


def test_a_word_is_broken_only_where_smaller_type_does_not_help() -> None:
    assert len(fitted("Wolfeschlegelsteinhausenberger", LARGE, ROOM, HEIGHT).lines) == 1
    assert len(fitted("W" * 120, LARGE, ROOM, HEIGHT).lines) > 1


@example("000000\xa0", 30.0, 0.0)
@given(st.text(max_size=120), st.sampled_from([30.0, 80.0, 160.0]), st.sampled_from([0.0, 15, 32]))
def test_nothing_is_cut_and_nothing_leaves_its_room(text: str, room: float, height: float) -> None:
    block = fitted(text, STRONG, room, height)
    assert "".join(block.lines).replace(" ", "") == printable(text).replace(" ", "")
    assert all(width(line, block.type) <= room + 0.01 for line in block.lines)
    if len(block.lines) > 1:
        assert len(block.lines) * block.type.size * LEADING <= height


@pytest.mark.parametrize(("text", "size"), [("12", 46.0), ("12345", None)])
def test_figures_shrink_onto_one_line(text: str, size: float | None) -> None:
    type_ = shrunk(text, Type(LARGE.face, 46.0), 80)
    assert width(text, type_) <= 80.001
    assert size is None or type_.size == size
