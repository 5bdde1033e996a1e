import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tdconsole.printing.paper.lettering import (
    LARGE,
    LEADING,
    STRONG,
    TEXT,
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
    assert _signs("".join(block.lines)) == _signs(printable(text))
    assert all(width(line, block.type) <= room + 0.01 for line in block.lines)
    if len(block.lines) > 1:
        assert len(block.lines) * block.type.size * LEADING <= height


def _signs(text: str) -> str:
    return text.replace(" ", "").replace("·", "")


def test_what_parts_two_facts_does_not_hang_at_the_end_of_a_line() -> None:
    block = fitted("POL  ·  Entry 12345", TEXT, 60.0, HEIGHT)
    assert block.lines == ("POL  ·  Entry", "12345")
    assert fitted("POL  ·  Entry 12345", TEXT, 45.0, HEIGHT).lines[0] == "POL"


@pytest.mark.parametrize(("text", "size"), [("12", 46.0), ("12345", None)])
def test_figures_shrink_onto_one_line(text: str, size: float | None) -> None:
    type_ = shrunk(text, Type(LARGE.face, 46.0), 80)
    assert width(text, type_) <= 80.001
    assert size is None or type_.size == size


@pytest.mark.parametrize("room", range(24, 80, 2))
def test_no_line_begins_or_ends_with_a_dot_between_facts(room: int) -> None:
    block = fitted("Desk 2  ·  Zoè  ·  Ada", TEXT, room, 100)
    assert not any(line.strip() != line or line.strip(" ·") != line for line in block.lines)
    assert [word for line in block.lines for word in line.split() if word != "·"] == [
        "Desk",
        "2",
        "Zoè",
        "Ada",
    ]
