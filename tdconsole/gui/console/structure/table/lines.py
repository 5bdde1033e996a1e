"""The rows of the table, by the present clock and field."""

from tdconsole.domain.values import Break, Instant
from tdconsole.gui.console.structure.effect import Standing
from tdconsole.gui.console.structure.table.cells import Line, Played
from tdconsole.gui.console.structure.wording import begins
from tdconsole.i18n.catalogue import Catalogue


def lines(
    words: Catalogue,
    standing: Standing,
    depths: dict[int, str],
    now: Instant,
    wrong: int | None,
) -> tuple[Line, ...]:
    """Return the rows; `depths` by row; `wrong` is the row, from 1, that prevents applying it."""
    made, number = list[Line](), 0
    for row, period in enumerate(standing.structure):
        level = not isinstance(period, Break)
        number += level
        made.append(
            Line(
                period=period,
                number=number if level else None,
                played=played(standing, row),
                begins=begins(words, standing, row, now),
                depth=depths.get(row, ""),
                wrong=wrong == row + 1,
            )
        )
    return tuple(made)


def played(standing: Standing, row: int) -> Played:
    reading = standing.reading
    if reading is None or reading.starts_in is not None or row > reading.index:
        return "coming"
    return "present" if row == reading.index else "played"
