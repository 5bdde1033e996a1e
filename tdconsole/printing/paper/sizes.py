"""Paper sizes in points: sheets, rolls of a thermal printer and sheets of labels."""

from typing import Final, Literal

from tdconsole.domain.values import Record

PaperName = Literal["a4", "letter", "a6", "labels-a4-8", "labels-a4-21", "roll-80", "roll-58"]
PaperKind = Literal["sheet", "roll", "labels"]

MM: Final = 72 / 25.4


class Labels(Record, kw_only=True):
    """The arrangement of labels on their sheet."""

    columns: int
    rows: int
    width: float
    height: float
    gap_across: float = 0.0
    gap_down: float = 0.0


class Paper(Record, kw_only=True):
    name: PaperName
    kind: PaperKind
    width: float
    height: float | None
    """None for a roll, which is cut to what is printed."""
    margin: float
    """The closest to the edge that a printer prints; on a roll, what it can't reach."""
    labels: Labels | None = None

    @property
    def room(self) -> float:
        return self.width - 2 * self.margin


_EIGHT: Final = Labels(columns=2, rows=4, width=99.1 * MM, height=67.7 * MM, gap_across=2.5 * MM)
_TWENTY_ONE: Final = Labels(
    columns=3, rows=7, width=63.5 * MM, height=38.1 * MM, gap_across=2.5 * MM
)

PAPERS: Final[dict[PaperName, Paper]] = {
    paper.name: paper
    for paper in (
        Paper(name="a4", kind="sheet", width=210 * MM, height=297 * MM, margin=24.0),
        Paper(name="letter", kind="sheet", width=612.0, height=792.0, margin=24.0),
        Paper(name="a6", kind="sheet", width=105 * MM, height=148 * MM, margin=18.0),
        Paper(
            name="labels-a4-8",
            kind="labels",
            width=210 * MM,
            height=297 * MM,
            margin=4.65 * MM,
            labels=_EIGHT,
        ),
        Paper(
            name="labels-a4-21",
            kind="labels",
            width=210 * MM,
            height=297 * MM,
            margin=7.25 * MM,
            labels=_TWENTY_ONE,
        ),
        Paper(name="roll-80", kind="roll", width=80 * MM, height=None, margin=4 * MM),
        Paper(name="roll-58", kind="roll", width=58 * MM, height=None, margin=5 * MM),
    )
}
