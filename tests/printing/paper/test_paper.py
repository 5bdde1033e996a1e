import pytest

from tdconsole.printing.paper.sizes import MM, PAPERS, Paper

LABELS = [paper for paper in PAPERS.values() if paper.labels is not None]


@pytest.mark.parametrize("paper", LABELS, ids=lambda paper: paper.name)
def test_labels_lie_on_their_sheet_side_by_side(paper: Paper) -> None:
    labels = paper.labels
    assert labels is not None
    assert paper.height is not None
    across = labels.columns * labels.width + (labels.columns - 1) * labels.gap_across
    assert across + 2 * paper.margin == pytest.approx(paper.width, abs=0.1 * MM)
    assert labels.rows * labels.height + (labels.rows - 1) * labels.gap_down < paper.height


@pytest.mark.parametrize(("name", "room"), [("roll-80", 72), ("roll-58", 48)])
def test_a_roll_is_printed_as_wide_as_the_printer_reaches(name: str, room: int) -> None:
    (paper,) = (paper for paper in PAPERS.values() if paper.name == name)
    assert paper.room == pytest.approx(room * MM)
    assert paper.height is None
