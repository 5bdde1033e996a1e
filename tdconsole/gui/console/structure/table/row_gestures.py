"""The director's gestures on the rows: each changes the draft and shows where."""

from collections.abc import Callable

from tdconsole.domain.values import Break, Structure
from tdconsole.gui.console.structure.draft import first_changed
from tdconsole.gui.console.structure.mending import Mending
from tdconsole.gui.console.structure.table.cell_words import refusal
from tdconsole.gui.console.structure.table.cells import Cell, ColumnId, cleared, typed_into
from tdconsole.gui.console.structure.table.edits import (
    Rows,
    break_like,
    copies,
    inserted,
    level_between,
    moved,
    removed,
)
from tdconsole.gui.console.structure.table.grid import PeriodTable
from tdconsole.i18n.catalogue import Catalogue

Tell = Callable[..., object]
"""A function that says a sentence, and whether it is `wrong`."""


class RowGestures:
    def __init__(self, words: Catalogue, mending: Mending, table: PeriodTable, tell: Tell) -> None:
        self._words, self._mending, self._table, self._tell = words, mending, table, tell
        self._taken_up: Structure = ()

    def perform(self, name: str) -> None:
        """Perform a gesture on the selected rows, except those with a dialog."""
        rows = self._table.chosen_rows()
        match name:
            case "undo" | "redo":
                self._turn_back(name)
            case "take-up":
                self._take_up(rows)
            case "clear":
                self._do(cleared(self._mending.rows, self._table.chosen_cells()))
            case _:
                self._on_rows(name, rows)

    def _on_rows(self, name: str, rows: Rows) -> None:
        structure, above = self._mending.rows, name.endswith("above")
        at = (min(rows) if above else max(rows) + 1) if rows else len(structure)
        match name:
            case "level-below" | "level-above":
                self._insert(at, (level_between(structure, at, self._mending.chips),))
            case "break-below" | "break-above":
                self._insert(at, (break_like(structure),))
            case "duplicate":
                self._insert(at, copies(structure, rows))
            case "put-down":
                self._insert(at, self._taken_up)
            case "delete" if rows and self._do(removed(structure, rows)):
                left = len(self._mending.rows)
                self._table.select_rows(frozenset({min(*rows, left - 1)} if left else ()))
            case "up" if rows and min(rows) > 0:
                self.move(rows, min(rows) - 1)
            case "down" if rows and max(rows) + 1 < len(structure):
                self.move(rows, max(rows) + 2)

    def _do(self, structure: Structure) -> bool:
        self._tell("", wrong=False)
        return self._mending.take(structure)

    def _insert(self, at: int, periods: Structure) -> None:
        if not periods or not self._do(inserted(self._mending.rows, at, periods)):
            return
        if len(periods) > 1:
            self._table.select_rows(frozenset(range(at, at + len(periods))))
        else:
            self._table.point(at, "minutes" if isinstance(periods[0], Break) else "big_blind")

    def move(self, rows: Rows, gap: int) -> None:
        if self._do(moved(self._mending.rows, rows, gap)):
            first = gap - sum(1 for row in rows if row < gap)
            self._table.select_rows(frozenset(range(first, first + len(rows))))

    def _take_up(self, rows: Rows) -> None:
        self._taken_up = copies(self._mending.rows, rows)
        self._tell(
            self._words.ngettext(
                "{number} row taken up. Ctrl+V puts it down below.",
                "{number} rows taken up. Ctrl+V puts them down below.",
                len(self._taken_up),
            ),
            wrong=False,
        )

    def _turn_back(self, name: str) -> None:
        """Undo or redo in the draft; the tournament's steps are undone everywhere else."""
        words, before = self._words, self._mending.rows
        done = self._mending.undo() if name == "undo" else self._mending.redo()
        if done:
            row = first_changed(before, self._mending.rows)
            if row is not None:
                self._table.point(row)
            told = words.gettext("Undone in the draft; the tournament is as it was.")
            if name == "redo":
                told = words.gettext("Redone in the draft; the tournament is as it was.")
        elif name == "undo":
            told = words.gettext(
                "Nothing more to undo in the draft. Esc, then Ctrl+Z undoes the tournament's last step."
            )
        else:
            told = words.gettext("Nothing more to redo in the draft.")
        self._tell(told, wrong=not done)

    # Typing

    def _cell(self, row: int, column: ColumnId) -> Cell:
        """Return the cell; a length applies to the selected rows, breaks and levels separately."""
        kind = type(self._mending.rows[row])
        rows = {r for r, chosen in self._table.chosen_cells() if chosen == column} | {row}
        alike = frozenset(r for r in rows if type(self._mending.rows[r]) is kind)
        return Cell(row=row, column=column, rows=alike)

    def fault(self, row: int, column: ColumnId, typed: str) -> str:
        rows, chips = self._mending.rows, self._mending.chips
        if typed_into(rows, self._cell(row, column), typed, chips) is not None:
            return ""
        return refusal(self._words, column, rows[row], typed)

    def typed(self, row: int, column: ColumnId, typed: str) -> None:
        cell = self._cell(row, column)
        made = typed_into(self._mending.rows, cell, typed, self._mending.chips)
        if made is not None:
            self._do(made)
