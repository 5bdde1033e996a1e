"""The players of a deal as a table: stacks and shares can be typed, the rest follows from them."""

from collections.abc import Callable
from typing import Any, Final, Literal

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont

from tdconsole.domain.values import Chips, DealMethod, EntryId, Money
from tdconsole.gui.console.prizes.deal.draft import Draft
from tdconsole.gui.console.setup.forms.typed import money_shown
from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.rows import Index, Ink
from tdconsole.i18n.catalogue import Catalogue, minor
from tdconsole.line.typing.typed_chips import amount as chips_typed
from tdconsole.line.typing.typed_chips import unreadable
from tdconsole.projections.prizes.deal import DealBoard, DealRow, Offered
from tdconsole.wall.theme import Theme

ColumnId = Literal["seat", "player", "stack", "place", "icm", "chips", "even", "share", "gain"]
COLUMNS: Final[tuple[ColumnId, ...]] = (
    "seat",
    "player",
    "stack",
    "place",
    "icm",
    "chips",
    "even",
    "share",
    "gain",
)
METHODS: Final[tuple[DealMethod, ...]] = ("icm", "chips", "even")
OPEN: Final[frozenset[ColumnId]] = frozenset({"stack", "share"})
"""The columns that can be typed into."""
_MOST: Final = 10**12
_NOWHERE: Final = QModelIndex()
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def title(words: Catalogue, column: ColumnId) -> str:
    say = words.pgettext
    return {
        "seat": say("column", "Seat"),
        "player": say("column", "Player"),
        "stack": say("column", "Stack"),
        "place": say("deal", "Place now"),
        "icm": say("deal", "By ICM"),
        "chips": say("deal", "By chips"),
        "even": say("deal", "Equal parts"),
        "share": say("deal", "Share"),
        "gain": say("deal", "Gain"),
    }[column]


class DealRows(QAbstractTableModel):
    typed = Signal()
    """Emitted when a stack or a share was typed into the draft."""

    def __init__(
        self, draft: Draft, words: Catalogue, theme: Theme, parent: QObject, erased: str
    ) -> None:
        super().__init__(parent)
        self._draft, self._words, self._erased = draft, words, erased
        self.board: DealBoard | None = None
        self.reckoned = True
        colours, console = theme.colours, theme.console
        self._inks: dict[Ink, QColor] = {
            "ink": QColor(colours.ink),
            "quiet": QColor(colours.quiet),
            "waiting": QColor(colours.waiting_ink),
            "stopped": QColor(colours.stopped_ink),
            "done": QColor(colours.done_ink),
        }
        self._strong: QFont = lettering(console.faces.strong, console.type.text)
        self._texts: dict[ColumnId, Callable[[DealRow], str]] = {
            "seat": lambda row: "" if row.seat is None else f"{row.seat.table}-{row.seat.seat}",
            "player": lambda row: row.name or self._erased,
            "stack": lambda row: "" if row.stack is None else words.number(row.stack),
            "place": lambda row: self._money(row.prize),
            "icm": lambda row: self._offer(row, "icm"),
            "chips": lambda row: self._offer(row, "chips"),
            "even": lambda row: self._offer(row, "even"),
            "share": lambda row: self._money(draft.share(row)),
            "gain": self._gain,
        }

    def show_board(self, board: DealBoard, *, reckoned: bool) -> None:
        """Show the board; as long as the players are the same, their rows stay."""
        before, self.reckoned = self.board, reckoned
        same = before is not None and len(before.rows) == len(board.rows)
        if same and before is not None:
            pairs = zip(before.rows, board.rows, strict=True)
            same = all(old.entry == new.entry for old, new in pairs)
        if same:
            self.board = board
            if board.rows:
                last = self.index(len(board.rows) - 1, len(COLUMNS) - 1)
                self.dataChanged.emit(self.index(0, 0), last)
            return
        self.beginResetModel()
        self.board = board
        self.endResetModel()

    # Display

    def rowCount(self, parent: Index = _NOWHERE) -> int:  # noqa: N802 -- Qt's name
        return 0 if parent.isValid() or self.board is None else len(self.board.rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:  # noqa: N802 -- Qt's name
        return 0 if parent.isValid() else len(COLUMNS)

    def row(self, number: int) -> DealRow:
        if self.board is None:
            raise IndexError(number)
        return self.board.rows[number]

    def missing_stack(self) -> int | None:
        """Return the first row without a stack."""
        rows = () if self.board is None else self.board.rows
        return next((number for number, row in enumerate(rows) if row.stack is None), None)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = self.row(index.row()), COLUMNS[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._texts[column](row)
            case Qt.ItemDataRole.EditRole:
                return self._written(row, column)
            case Qt.ItemDataRole.TextAlignmentRole:
                return _LEFT if column in {"seat", "player"} else _RIGHT
            case Qt.ItemDataRole.ForegroundRole:
                return self._inks[self._ink(row, column)]
            case Qt.ItemDataRole.FontRole if column in {"stack", "share", self._draft.method}:
                return self._strong
            case Qt.ItemDataRole.ToolTipRole:
                return self._doubt(row, column) or None
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
                return self._hint(column) or None
            case Qt.ItemDataRole.TextAlignmentRole:
                return _LEFT if column in {"seat", "player"} else _RIGHT
            case _:
                return None

    def _hint(self, column: ColumnId) -> str:
        say = self._words.gettext
        match column:
            case "place":
                return say("What the place that the stack has now would be paid.")
            case "gain":
                return say("The share against what the place now would be paid.")
            case _:
                return ""

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if COLUMNS[index.column()] in OPEN:
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def _money(self, amount: Money | None) -> str:
        if amount is None or self.board is None:
            return ""
        return self._words.money(amount, self.board.currency)

    def _offer(self, row: DealRow, method: DealMethod) -> str:
        offer = row.offer(method)
        if offer is None:
            return "" if self.reckoned else "…"
        return _marked(offer, self._money(offer.amount))

    def _gain(self, row: DealRow) -> str:
        share = self._draft.share(row)
        if share is None or row.prize is None:
            return ""
        gain = Money(share - row.prize)
        sign = "+" if gain > 0 else "−" if gain < 0 else "±"
        return sign + self._money(Money(abs(gain)))

    def _ink(self, row: DealRow, column: ColumnId) -> Ink:
        if column in METHODS:
            offer = row.offer(column)
            if offer is not None and offer.doubt is not None:
                return "waiting"
        return "quiet" if column in {"seat", "place", "gain"} else "ink"

    def _doubt(self, row: DealRow, column: ColumnId) -> str:
        offer = row.offer(column) if column in METHODS else None
        if offer is None or offer.doubt is None:
            return ""
        say = self._words.gettext
        if offer.doubt == "above_first":
            return say("More than the first prize.")
        return say("Less than the next prize.")

    # Typing

    def _written(self, row: DealRow, column: ColumnId) -> str:
        if column == "stack":
            return "" if row.stack is None else str(row.stack)
        share = self._draft.share(row) if column == "share" else None
        return "" if share is None else money_shown(share, self._currency)

    @property
    def _currency(self) -> str:
        return "EUR" if self.board is None else self.board.currency

    def fault(self, column: ColumnId, typed: str) -> str:
        """Return why it is not valid there; empty if it is."""
        say = self._words.gettext
        if column == "stack":
            stack = chips_typed(typed) if typed.strip() else Chips(0)
            return unreadable(self._words, typed) if stack is None else ""
        amount = minor(typed, self._currency)
        ok = amount is not None and amount <= _MOST
        return "" if ok else say("This is not a sum of money.")

    def setData(  # noqa: N802 -- Qt's name
        self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole
    ) -> bool:
        if role != Qt.ItemDataRole.EditRole or self.board is None or not index.isValid():
            return False
        column, typed = COLUMNS[index.column()], str(value)
        if column not in OPEN or self.fault(column, typed):
            return False
        entry: EntryId = self.row(index.row()).entry
        if column == "stack":
            stack = chips_typed(typed) if typed.strip() else None
            self._draft.stacks.pop(entry, None)
            if stack:
                self._draft.stacks[entry] = stack
        elif (amount := minor(typed, self._currency)) is not None:
            self._draft.type_share(entry, amount, self.board)
        self.typed.emit()
        return True


def _marked(offer: Offered, text: str) -> str:
    """Return the text with a sign, for readers who see no colours."""
    if offer.doubt is None:
        return text
    return ("▲ " if offer.doubt == "above_first" else "▼ ") + text
