"""Any structure, and any gesture that a director may make on it."""

from collections.abc import Callable
from fractions import Fraction
from typing import Final

from hypothesis import strategies as st

from tdconsole.domain.values import AnteKind, Break, Chips, Level, Mark, Period, PeriodId, Structure
from tdconsole.gui.console.structure.scaling import scaled
from tdconsole.gui.console.structure.table.cells import COLUMNS, Cell, cleared, typed_into
from tdconsole.gui.console.structure.table.edits import (
    Rows,
    anted,
    by_hands,
    copies,
    inserted,
    lasting,
    level_between,
    marked,
    moved,
    removed,
    stretched,
    until,
    waiting,
)

CHIPS: Final = tuple(Chips(chip) for chip in (25, 100, 500, 1000, 5000, 25_000))
KINDS: Final[tuple[AnteKind, ...]] = ("none", "each", "big_blind")
Edit = Callable[[Structure], Structure]


def levels() -> st.SearchStrategy[Level]:
    blinds = st.sampled_from((25, 50, 100, 150, 400, 1000, 12_500)).map(Chips)
    return st.builds(
        lambda small, ante, minutes, hands: Level(
            small_blind=small,
            big_blind=Chips(2 * small),
            ante=Chips(2 * small if ante == "big_blind" else 25 * (ante == "each")),
            ante_kind=ante,
            minutes=minutes,
            hands=hands,
        ),
        blinds,
        st.sampled_from(KINDS),
        st.integers(1, 90),
        st.none() | st.integers(1, 30),
    )


def breaks() -> st.SearchStrategy[Break]:
    marks = st.sampled_from(((), (Mark(kind="colour_up", chip=Chips(25)),)))
    times = st.none() | st.just("21:40")
    return st.builds(Break, minutes=st.integers(1, 90), until=times, marks=marks)


def structures(least: int = 1) -> st.SearchStrategy[Structure]:
    return st.lists(levels() | breaks(), min_size=least, max_size=8).map(numbered)


def numbered(periods: list[Period]) -> Structure:
    made: list[Period] = []
    for number, period in enumerate(periods, start=1):
        fields = {name: getattr(period, name) for name in period.__struct_fields__}
        made.append(type(period)(**{**fields, "id": PeriodId(number)}))
    return tuple(made)


@st.composite
def edits(draw: st.DrawFn) -> Edit:
    """What it is about is chosen by shares, for it has to fit a structure of any length."""
    first, last = sorted((draw(st.floats(0, 1)), draw(st.floats(0, 1))))
    column = draw(st.sampled_from(COLUMNS))
    typed = draw(st.sampled_from(("", "0", "7", "150", "1.5k", "21:40", "x", "2m")))
    factor = Fraction(draw(st.integers(1, 400)), 100)
    name = draw(st.sampled_from(
        ("typed", "inserted", "removed", "moved", "copied", "scaled", "stretched", "lasting",
         "until", "hands", "marked", "waiting", "anted", "cleared")
    ))  # fmt: skip
    kind = draw(st.sampled_from(KINDS))

    def edit(rows: Structure) -> Structure:
        if not rows:
            return (level_between(rows, 0, CHIPS),)
        low, high = round(first * (len(rows) - 1)), round(last * (len(rows) - 1))
        chosen: Rows = frozenset(range(low, high + 1))
        cell = Cell(row=low, column=column, rows=frozenset({low}))
        made: dict[str, Callable[[], Structure | None]] = {
            "typed": lambda: typed_into(rows, cell, typed, CHIPS),
            "inserted": lambda: inserted(rows, low, (level_between(rows, low, CHIPS),)),
            "removed": lambda: removed(rows, chosen),
            "moved": lambda: moved(rows, chosen, len(rows) - low),
            "copied": lambda: inserted(rows, high + 1, copies(rows, chosen)),
            "scaled": lambda: scaled(rows, chosen, factor, CHIPS),
            "stretched": lambda: stretched(rows, chosen, factor),
            "lasting": lambda: lasting(rows, chosen, 25),
            "until": lambda: until(rows, chosen, "22:15"),
            "hands": lambda: by_hands(rows, chosen, 12),
            "marked": lambda: marked(rows, chosen, "end_of_day"),
            "waiting": lambda: waiting(rows, chosen, stop=True),
            "anted": lambda: anted(rows, kind, CHIPS),
            "cleared": lambda: cleared(rows, frozenset({(low, column)})),
        }
        result = made[name]()
        return rows if result is None else result

    return edit
