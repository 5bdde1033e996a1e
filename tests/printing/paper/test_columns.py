"""Where the columns of a list stand on paper."""

import pytest

from tdconsole.printing.paper.columns import GAP, Column, heads, placed
from tdconsole.printing.paper.lettering import LABEL
from tdconsole.printing.paper.listing import sheet_of
from tests.printing.lists import frame
from tests.printing.read_again import Word, words_of


def head_words(*columns: Column, room: float) -> dict[str, Word]:
    sheet = sheet_of(frame(), "List")
    heads(sheet, placed(columns, room, narrow=False)).draw(50.0, 700.0, room)
    sheet.end_page()
    [words] = words_of(sheet.pdf())
    return {word.text: word for word in words}


@pytest.mark.parametrize(("room", "smaller"), [(300.0, False), (180.0, True)])
def test_all_heads_of_a_row_have_one_size(room: float, *, smaller: bool) -> None:
    """A head is as wide as the white beside it allows before all are set smaller."""
    columns = (
        Column("Name", 10),
        Column("Identification", 3),
        Column("Amount", 8, right=True),
        Column("Place", 3, right=True),
    )
    words = head_words(*columns, room=room)
    sizes = {round(words[column.head.upper()].size, 3) for column in columns}
    assert len(sizes) == 1
    assert (sizes.pop() < LABEL.size) is smaller
    lefts = [words[column.head.upper()].left for column in columns]
    assert lefts == sorted(lefts)


def test_words_stand_further_from_the_figures_before_them_than_figures_from_a_name() -> None:
    columns = (
        Column("Place", 1, right=True),
        Column("Name", 4),
        Column("Prize", 2, right=True),
        Column("Tax", 2, right=True),
        Column("Signature", 3, written=True),
    )
    places = placed(columns, 400, narrow=False)
    ends = [one.left + one.room for one in places]
    gaps = [round(after.left - end, 3) for end, after in zip(ends, places[1:], strict=False)]
    assert gaps == [GAP, GAP, GAP, 2 * GAP]
    assert round(ends[-1], 3) == 400
