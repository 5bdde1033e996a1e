"""Where the columns of a list stand on paper."""

from tdconsole.printing.paper.columns import GAP, Column, placed


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
