"""Lists of many thousand lines: a model over records, filtered and sorted by itself.

Unchanged rows aren't announced: one changed row is one `dataChanged`.
"""

from bisect import bisect_left, insort
from collections.abc import Callable, Iterable
from typing import Any, Final, Generic, Literal, NamedTuple, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor, QFont

from tdconsole.gui.shared.alphabets import meet
from tdconsole.wall.theme import Theme

Row = TypeVar("Row")
Ink = Literal["ink", "quiet", "waiting", "stopped", "done"]
Index = QModelIndex | QPersistentModelIndex
Accept = Callable[[Any], bool]

MANY: Final = 100
"""The number of changed rows from which the list is reset in one go."""
_NOWHERE: Final = QModelIndex()
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Column(NamedTuple, Generic[Row]):
    """A column; `room` is its widest text, without one it takes what the others leave."""

    title: str
    text: Callable[[Row], str]
    room: str = ""
    right: bool = False
    ink: Callable[[Row], Ink] | None = None
    struck: Callable[[Row], bool] | None = None
    order: Callable[[Row], Any] | None = None
    hint: str = ""
    """The tooltip of its title."""
    spare: int = 0
    """The least units of the column without a width; with fewer this one is hidden."""
    wish: str = ""
    """The text it could also hold if the column without a width has room to spare."""


class Rows(QAbstractTableModel, Generic[Row]):
    """The rows, sorted by `order` and then by key."""

    def __init__(
        self,
        columns: tuple[Column[Row], ...],
        key: Callable[[Row], int],
        theme: Theme,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.columns, self.key = columns, key
        colours = theme.colours
        self._inks: dict[Ink, QColor] = {
            "ink": QColor(colours.ink),
            "quiet": QColor(colours.quiet),
            "waiting": QColor(colours.waiting_ink),
            "stopped": QColor(colours.stopped_ink),
            "done": QColor(colours.done_ink),
        }
        self._struck = QFont()
        self._struck.setStrikeOut(True)
        self._all: dict[int, Row] = {}
        self._shown: list[tuple[Any, int]] = []
        self._order: Callable[[Row], Any] = key
        self._falling = False
        self._accept: Accept | None = None

    # Reading

    @property
    def total(self) -> int:
        """The number of all rows, shown or not."""
        return len(self._all)

    def get(self, key: int) -> Row | None:
        return self._all.get(key)

    def at(self, row: int) -> Row:
        return self._all[self._shown[self._turned(row)][1]]

    def row_of(self, key: int) -> int | None:
        """The row of a key; None if it doesn't exist or isn't shown."""
        row = self._all.get(key)
        place = None if row is None else self._place(row)
        return None if place is None else self._turned(place)

    def rowCount(self, parent: Index = _NOWHERE) -> int:  # noqa: N802 -- Qt's name
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index = _NOWHERE) -> int:  # noqa: N802 -- Qt's name
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        column = self.columns[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                text = column.text(self.at(index.row()))
                meet(text)
                return text
            case Qt.ItemDataRole.TextAlignmentRole:
                return _RIGHT if column.right else _LEFT
            case Qt.ItemDataRole.ForegroundRole if column.ink is not None:
                return self._inks[column.ink(self.at(index.row()))]
            case Qt.ItemDataRole.FontRole if column.struck is not None:
                return self._struck if column.struck(self.at(index.row())) else None
            case _:
                return None

    def headerData(  # noqa: N802 -- Qt's name
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(self.columns):
            return None
        column = self.columns[section]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return column.title
            case Qt.ItemDataRole.ToolTipRole:
                return column.hint or None
            case Qt.ItemDataRole.TextAlignmentRole:
                return _RIGHT if column.right else _LEFT
            case _:
                return None

    # Filtering and sorting

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        by = self.columns[column].order if 0 <= column < len(self.columns) else self.key
        if by is not None:
            self.beginResetModel()
            self._order, self._falling = by, order is Qt.SortOrder.DescendingOrder
            self._choose()
            self.endResetModel()

    def latest_first(self) -> None:
        """Sort by key, the greatest at the top."""
        self.sort(-1, Qt.SortOrder.DescendingOrder)

    def narrow(self, accept: Accept | None) -> None:
        self.beginResetModel()
        self._accept = accept
        self._choose()
        self.endResetModel()

    def admit(self, keys: Iterable[int]) -> None:
        """Show rows that may be accepted only now; neighbours come in together."""
        fresh = sorted(
            (self._order(row), key)
            for key in keys
            if (row := self._all.get(key)) is not None
            and self._place(row) is None
            and self._accepted(row)
        )
        while fresh:
            at = bisect_left(self._shown, fresh[0])
            following = self._shown[at] if at < len(self._shown) else None
            count = len(fresh) if following is None else bisect_left(fresh, following)
            run, fresh = fresh[:count], fresh[count:]
            first = len(self._shown) - at if self._falling else at
            self.beginInsertRows(QModelIndex(), first, first + count - 1)
            self._shown[at:at] = run
            self.endInsertRows()

    # Changing

    def fill(self, rows: Iterable[Row]) -> None:
        self.beginResetModel()
        self._all = {self.key(row): row for row in rows}
        self._choose()
        self.endResetModel()

    def take(self, rows: list[Row], gone: list[int]) -> None:
        """Take rows that came or changed, and drop others."""
        if len(rows) + len(gone) < MANY:
            for key in gone:
                self.drop(key)
            for row in rows:
                self.put(row)
            return
        kept = dict(self._all)
        for key in gone:
            kept.pop(key, None)
        self.fill({**kept, **{self.key(row): row for row in rows}}.values())

    def put(self, row: Row) -> None:
        key = self.key(row)
        old = self._all.get(key)
        at = None if old is None else self._place(old)
        if not self._accepted(row):
            if at is not None:
                self._out(at)
            self._all[key] = row
        elif at is None:
            self._all[key] = row
            self._in(row)
        elif self._shown[at] == (rank := (self._order(row), key)):
            self._all[key] = row
            self._changed(self._turned(at))
        else:
            self._move(at, rank, row)

    def drop(self, key: int) -> None:
        row = self._all.get(key)
        if row is None:
            return
        at = self._place(row)
        if at is not None:
            self._out(at)
        del self._all[key]

    def restate(self, column: int) -> None:
        """Announce that this column may have changed in every row."""
        if self._shown:
            self.dataChanged.emit(self.index(0, column), self.index(len(self._shown) - 1, column))

    def _in(self, row: Row) -> None:
        rank = (self._order(row), self.key(row))
        at = bisect_left(self._shown, rank)
        first = len(self._shown) - at if self._falling else at
        self.beginInsertRows(QModelIndex(), first, first)
        self._shown.insert(at, rank)
        self.endInsertRows()

    def _out(self, at: int) -> None:
        row = self._turned(at)
        self.beginRemoveRows(QModelIndex(), row, row)
        del self._shown[at]
        self.endRemoveRows()

    def _move(self, at: int, rank: tuple[Any, int], row: Row) -> None:
        to = bisect_left(self._shown, rank)
        to -= to > at
        first, last = self._turned(at), self._turned(to)
        moving = first != last
        if moving:
            below = last + (last > first)
            self.beginMoveRows(QModelIndex(), first, first, QModelIndex(), below)
        del self._shown[at]
        insort(self._shown, rank)
        self._all[rank[1]] = row
        if moving:
            self.endMoveRows()
        self._changed(last)

    def _changed(self, row: int) -> None:
        self.dataChanged.emit(self.index(row, 0), self.index(row, len(self.columns) - 1))

    def _choose(self) -> None:
        order, accept = self._order, self._accept
        self._shown = sorted(
            (order(row), key) for key, row in self._all.items() if accept is None or accept(row)
        )

    def _accepted(self, row: Row) -> bool:
        return self._accept is None or self._accept(row)

    def _place(self, row: Row) -> int | None:
        """The row's index in ascending order."""
        rank = (self._order(row), self.key(row))
        at = bisect_left(self._shown, rank)
        return at if at < len(self._shown) and self._shown[at] == rank else None

    def _turned(self, row: int) -> int:
        return len(self._shown) - 1 - row if self._falling else row


def holding(words: Iterable[str], key: str) -> bool:
    """Whether each word begins a word of the key, in any order."""
    spaced = " " + key
    for word in words:  # noqa: SIM110 -- half the time of `all`, ten thousand times a key
        if f" {word}" not in spaced:
            return False
    return True
