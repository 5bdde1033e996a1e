"""The moves of the plan as a list to tick."""

from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.room.plan.choosing import Move
from tdconsole.gui.console.room.plan.wording import standing_words
from tdconsole.gui.shared.icons import icon
from tdconsole.gui.shared.listing import Listing
from tdconsole.gui.shared.rows import Column, Index, Ink, Rows
from tdconsole.i18n.room.moves import mover_words, target_words
from tdconsole.i18n.room.seats import seats_named
from tdconsole.wall.theme import Theme

_LONGEST = "00000: 00, 00, 00, 00, 00, 00"


class MoveRows(Rows[Move]):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        self._view = view
        say = view.words.pgettext
        super().__init__(
            (
                Column("", lambda _row: "", "00"),
                Column("", lambda row: str(row.no), "000", right=True, ink=_quiet),
                Column(say("column", "Player"), self._player, ink=_ink),
                Column(say("seat column", "From"), self._source, "00000-00", ink=_ink),
                Column(say("seat column", "To"), self._target, _LONGEST, ink=_ink),
                Column(
                    "", lambda row: standing_words(view.words, row), "M" * 11, ink=_waits, spare=44
                ),
            ),
            lambda row: row.no,
            theme,
            view,
        )

    def _player(self, row: Move) -> str:
        return mover_words(self._view.words, self._view.who, row.planned)

    def _source(self, row: Move) -> str:
        """Return the source as a whole seat once the player is known."""
        entry = row.planned.entry
        seat = None if entry is None else self._view.state.play.seating.of.get(entry)
        return str(row.planned.source) if seat is None else seats_named(self._view.words, (seat,))

    def _target(self, row: Move) -> str:
        return target_words(self._view.words, row.planned)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if index.isValid() and index.column() == 0:
            move, say = self.at(index.row()), self._view.words.gettext
            if role == Qt.ItemDataRole.CheckStateRole:
                return Qt.CheckState.Checked if move.ticked else Qt.CheckState.Unchecked
            if role == Qt.ItemDataRole.AccessibleTextRole:
                return (
                    say("to be made")
                    if move.ticked
                    else self._view.words.pgettext("move", "left out")
                )
        return super().data(index, role)


def _quiet(_row: Move) -> Ink:
    return "quiet"


def _ink(row: Move) -> Ink:
    return "quiet" if row.standing == "left" else "ink"


def _waits(row: Move) -> Ink:
    return "waiting" if row.standing in {"asks", "card"} else "quiet"


class MoveList(Listing):
    ticked = Signal(object)
    """Emitted with the number of a move that is ticked or cleared."""

    def __init__(self, rows: MoveRows, view: TournamentView, theme: Theme) -> None:
        words = view.words
        super().__init__(
            rows,
            theme,
            words.gettext("Moves that level the tables; Space leaves one out"),
            words.gettext("The tables are level: nobody has to move."),
        )
        self.setItemDelegateForColumn(0, _Box(theme, self))
        self.clicked.connect(self._clicked)

    def _clicked(self, index: QModelIndex) -> None:
        if index.column() == 0:
            self.ticked.emit(self._key_at(index))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 -- Qt's name
        if event.key() == Qt.Key.Key_Space and self.key is not None:
            self.ticked.emit(self.key)
        else:
            super().keyPressEvent(event)


class _Box(QStyledItemDelegate):
    """A box drawn like those of a form."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._side = 4 * theme.console.space.unit
        self._radius = theme.console.space.unit
        self._colours = theme.colours

    def initStyleOption(  # noqa: N802 -- Qt's name
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        option.features &= ~QStyleOptionViewItem.ViewItemFeature.HasCheckIndicator

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        super().paint(painter, option, index)
        box = QRect(0, 0, self._side, self._side)
        box.moveCenter(option.rect.center())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(self._colours.edge))
        painter.setBrush(QColor(self._colours.raised))
        painter.drawRoundedRect(box, self._radius, self._radius)
        if index.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked:
            icon("check", self._colours.ink, self._side).paint(painter, box)
        painter.restore()
