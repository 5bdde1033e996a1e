"""The menus of rows, marks, antes and columns, each built when it opens."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu, QWidget

from tdconsole.domain.values import AnteKind, Mark, MarkKind
from tdconsole.gui.console.structure.mending import Mending
from tdconsole.gui.console.structure.table.cells import ColumnId
from tdconsole.gui.console.structure.table.edits import Rows, anted, marked, usual_ante, waiting
from tdconsole.gui.console.structure.table.gestures import GESTURES
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.clock.words import mark_name

KINDS: Final[tuple[MarkKind, ...]] = (
    "registration_closes", "rebuys_end", "add_on", "end_of_day",
)  # fmt: skip


def open_at(menu: QMenu, at: QPoint) -> None:
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.popup(at)


def rows_menu(words: Catalogue, ask: Callable[[str], object], parent: QWidget) -> QMenu:
    menu = QMenu(parent)
    for gesture in GESTURES:
        if gesture.menu:
            keys = f"\t{gesture.keys[0]}" if gesture.keys else ""
            made = menu.addAction(gesture.label(words) + keys)
            made.triggered.connect(lambda _checked=False, name=gesture.id: ask(name))
    return menu


def marks_menu(words: Catalogue, mending: Mending, rows: Rows, parent: QWidget) -> QMenu:
    """Return the menu of marks; ticked are those that all selected rows have."""
    menu = QMenu(parent)
    menu.setAccessibleName(words.pgettext("structure", "What happens at the end of the rows"))
    chosen = [mending.rows[row] for row in sorted(rows)]

    def turn(mark: Mark) -> None:
        mending.take(marked(mending.rows, rows, mark.kind, mark.chip))

    def add(to: QMenu, mark: Mark) -> None:
        made = to.addAction(mark_name(words, mark))
        made.setCheckable(True)
        made.setChecked(
            all(any((m.kind, m.chip) == (mark.kind, mark.chip) for m in p.marks) for p in chosen)
        )
        made.triggered.connect(lambda _checked=False: turn(mark))

    for kind in KINDS:
        add(menu, Mark(kind=kind))
    leaving = menu.addMenu(words.pgettext("structure", "Colour-up of"))
    known = {m.chip for p in mending.rows for m in p.marks if m.chip is not None}
    for chip in sorted({*mending.chips, *known}):
        add(leaving, Mark(kind="colour_up", chip=chip))
    menu.addSeparator()
    stop = menu.addAction(words.pgettext("structure", "The clock waits there"))
    stop.setCheckable(True)
    some = [mark for period in chosen for mark in period.marks]
    stop.setEnabled(bool(some))
    stop.setChecked(bool(some) and all(mark.stop for mark in some))
    stop.triggered.connect(
        lambda checked=False: mending.take(waiting(mending.rows, rows, stop=checked))
    )
    return menu


def antes_menu(words: Catalogue, mending: Mending, parent: QWidget) -> QMenu:
    menu, say = QMenu(parent), words.pgettext
    present = usual_ante(mending.rows) or "none"
    kinds: tuple[tuple[AnteKind, str], ...] = (
        ("none", say("antes", "No antes")),
        ("big_blind", say("antes", "The big blind, for the whole table")),
        ("each", say("antes", "Each player")),
    )

    def choose(kind: AnteKind, _checked: object = None) -> None:
        mending.take(anted(mending.rows, kind, mending.chips))

    for kind, label in kinds:
        made = menu.addAction(label)
        made.setCheckable(True)
        made.setChecked(kind == present)
        made.triggered.connect(partial(choose, kind))
    return menu


def columns_menu(
    words: Catalogue,
    shown: frozenset[ColumnId],
    turn: Callable[[ColumnId], object],
    parent: QWidget,
) -> QMenu:
    menu, say = QMenu(parent), words.pgettext
    labels: tuple[tuple[ColumnId, str], ...] = (
        ("small_bet", say("structure", "Bets of limit games")),
        ("bring_in", say("structure", "Bring-in")),
        ("hands", say("structure", "Levels by hands")),
    )
    for column, label in labels:
        made = menu.addAction(label)
        made.setCheckable(True)
        made.setChecked(column in shown)
        made.triggered.connect(lambda _checked=False, one=column: turn(one))
    return menu
