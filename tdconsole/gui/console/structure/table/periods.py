"""The rows of a draft for Qt; only changed ones are reported."""

from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont

from tdconsole.domain.values import AnteKind, Break, Level, Period, Structure
from tdconsole.gui.console.structure.table.cell_words import (
    break_name,
    hint,
    long_title,
    shown,
    title,
)
from tdconsole.gui.console.structure.table.cells import COLUMNS, ColumnId, Line, editable, written
from tdconsole.gui.console.structure.table.edits import CHIP_FIELDS
from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.plain import plain
from tdconsole.gui.shared.rows import Index
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.theme import Theme

_NOWHERE: Final = QModelIndex()
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_ALIGNED_LEFT: Final = frozenset({"number", "marks"})


class Periods(QAbstractTableModel):
    typed = Signal(int, str, str)
    """Emitted with row, column and the typed text, for the holder of the draft."""

    def __init__(self, words: Catalogue, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words, self._theme = words, theme
        self.lines: tuple[Line, ...] = ()
        self.locked = False
        self._mixed = False
        colours, faces, size = theme.colours, theme.console.faces, theme.console.type.text
        self._ink, self._quiet = QColor(colours.ink), QColor(colours.quiet)
        self._stopped = QColor(colours.stopped_ink)
        self._strong: QFont = lettering(faces.strong, size)

    # Queries

    def rowCount(self, parent: Index = _NOWHERE) -> int:  # noqa: N802 -- Qt's name
        return 0 if parent.isValid() else len(self.lines)

    def columnCount(self, parent: Index = _NOWHERE) -> int:  # noqa: N802 -- Qt's name
        return 0 if parent.isValid() else len(COLUMNS)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled
        flags |= Qt.ItemFlag.ItemNeverHasChildren
        column = COLUMNS[index.column()]
        if not self.locked and column != "marks" and editable(self._period(index), column):
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        line, column = self.lines[index.row()], COLUMNS[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return shown(self._words, line, column, mixed=self._mixed)
            case Qt.ItemDataRole.EditRole:
                return written(line.period, column)
            case Qt.ItemDataRole.TextAlignmentRole:
                return _LEFT if column in _ALIGNED_LEFT else _RIGHT
            case Qt.ItemDataRole.ForegroundRole:
                if line.wrong and column == "number":
                    return self._stopped
                return self._quiet if self._is_quiet(line, column) else self._ink
            case Qt.ItemDataRole.FontRole:
                return self._strong if line.played == "present" else None
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(line, column)
            case Qt.ItemDataRole.ToolTipRole:
                return plain(hint(self._words, line, column)) or None
            case _:
                return None

    def headerData(  # noqa: N802 -- Qt's name
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(COLUMNS):
            return None
        column = COLUMNS[section]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return title(self._words, column)
            case Qt.ItemDataRole.ToolTipRole:
                return long_title(self._words, column)
            case Qt.ItemDataRole.TextAlignmentRole:
                return _LEFT if column in _ALIGNED_LEFT else _RIGHT
            case _:
                return None

    def _spoken(self, line: Line, column: ColumnId) -> str:
        said = shown(self._words, line, column, mixed=self._mixed)
        if column == "number" and line.played == "present":
            return self._words.gettext("{period}, is being played", period=said)
        return f"{title(self._words, column)} {said}"

    @staticmethod
    def _is_quiet(line: Line, column: ColumnId) -> bool:
        if line.played == "played":
            return True
        return column in {"begins", "depth"} or isinstance(line.period, Break)

    def widest(self, column: ColumnId) -> tuple[str, ...]:
        """Return the texts of the column that may need the most room."""
        if column == "number":
            return (f"{break_name(self._words)} >",)
        if column == "minutes":
            return ("→ 00:00",) if any(_until(line.period) for line in self.lines) else ()
        if column == "begins":
            return (max((line.begins for line in self.lines), key=len, default=""),)
        if column == "depth":
            return (max((line.depth for line in self.lines), key=len, default=""),)
        if column not in CHIP_FIELDS:
            return ()
        most: dict[AnteKind, Line] = {}
        for line in self.lines:
            period = line.period
            if isinstance(period, Level):
                known = most.get(period.ante_kind)
                if known is None or getattr(period, column) > getattr(known.period, column):
                    most[period.ante_kind] = line
        return tuple(shown(self._words, one, column, mixed=self._mixed) for one in most.values())

    def _period(self, index: Index) -> Level | Break:
        return self.lines[index.row()].period

    # Changes

    def setData(  # noqa: N802 -- Qt's name
        self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole
    ) -> bool:
        """Pass the text on; the row changes when the draft has."""
        if role != Qt.ItemDataRole.EditRole or not index.isValid():
            return False
        self.typed.emit(index.row(), COLUMNS[index.column()], str(value))
        return True

    def lock(self, *, locked: bool) -> None:
        if locked != self.locked:
            self.beginResetModel()
            self.locked = locked
            self.endResetModel()

    def show(self, lines: tuple[Line, ...]) -> None:
        """Show the rows by their lasting numbers, so that an open cell stays with its own."""
        old, mixed = self.lines, self._mixed
        self._mixed = _mixed(tuple(line.period for line in lines))
        least = min(len(old), len(lines))
        above = 0
        while above < least and old[above].period.id == lines[above].period.id:
            above += 1
        below = 0
        while below < least - above and old[-1 - below].period.id == lines[-1 - below].period.id:
            below += 1
        at, more = least - below, len(lines) - len(old)
        if more > 0:
            self.beginInsertRows(_NOWHERE, at, at + more - 1)
            self.lines = (*old[:at], *lines[at : at + more], *old[at:])
            self.endInsertRows()
        elif more < 0:
            self.beginRemoveRows(_NOWHERE, at, at - more - 1)
            self.lines = (*old[:at], *old[at - more :])
            self.endRemoveRows()
        there, self.lines = self.lines, lines
        changed = [row for row, line in enumerate(lines) if line != there[row]]
        if mixed != self._mixed and lines:
            self._tell(0, len(lines) - 1)
        elif changed:
            self._tell(changed[0], changed[-1])

    def _tell(self, first: int, last: int) -> None:
        self.dataChanged.emit(self.index(first, 0), self.index(last, len(COLUMNS) - 1))


def _until(period: Period) -> bool:
    return isinstance(period, Break) and period.until is not None


def _mixed(structure: Structure) -> bool:
    kinds = {p.ante_kind for p in structure if isinstance(p, Level) and p.ante}
    return len(kinds) > 1
