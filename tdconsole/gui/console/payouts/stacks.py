"""The players left, with their stacks and the refund of each."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt

from tdconsole.domain.language.commands.money import Counted
from tdconsole.domain.prizes.cancelling import still_in
from tdconsole.domain.values import Chips, EntryId, Money, Record, Seat
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.widgets.typed_column import TypingListing
from tdconsole.gui.shared.rows import Column, Rows
from tdconsole.line.typing.typed_chips import amount as chips_typed
from tdconsole.line.typing.typed_chips import unreadable
from tdconsole.wall.theme import Theme

STACK: Final = 2
_NOBODY: Final[Mapping[EntryId, Money]] = {}


class Left(Record, kw_only=True):
    entry: EntryId
    seat: Seat | None
    """None if the player has no seat, and so all the chips bought."""
    stack: Chips | None
    back: Money | None = None


class StackRows(Rows[Left]):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        words, state = view.words, view.state
        say, currency = words.pgettext, state.setup.currency
        super().__init__(
            (
                Column(say("column", "Player"), lambda row: view.who(row.entry)),
                Column(
                    say("column", "Seat"),
                    lambda row: "" if row.seat is None else f"{row.seat.table}-{row.seat.seat}",
                    "0000-00",
                    ink=lambda _row: "quiet",
                ),
                Column(
                    say("column", "Stack"),
                    lambda row: "" if row.stack is None else words.number(row.stack),
                    words.number(max(state.chips, 1_000_000)),
                    right=True,
                ),
                Column(
                    say("column", "Refund"),
                    lambda row: "" if row.back is None else words.money(row.back, currency),
                    words.money(Money(max(state.pool, 99_999)), currency),
                    right=True,
                ),
            ),
            lambda row: row.entry,
            theme,
            view,
        )
        self._order = _by_seat
        seats = state.play.seating.of
        self.fill(
            Left(
                entry=entry.id,
                seat=seats.get(entry.id),
                stack=None if entry.id in seats else entry.chips,
            )
            for entry in still_in(state)
        )

    def flags(self, index: QModelIndex | QPersistentModelIndex) -> Qt.ItemFlag:
        flags = super().flags(index)
        typed = index.isValid() and self.at(index.row()).seat is not None
        return flags | Qt.ItemFlag.ItemIsEditable if typed else flags

    def every(self) -> list[Left]:
        return [self.at(row) for row in range(self.rowCount())]

    def counted_stacks(self) -> tuple[Counted, ...]:
        return tuple(
            Counted(entry=row.entry, chips=row.stack)
            for row in self.every()
            if row.seat is not None and row.stack is not None
        )

    def all_chips(self) -> int:
        return sum(row.stack or 0 for row in self.every())

    def give_back(self, amounts: Mapping[EntryId, Money] = _NOBODY) -> None:
        for row in self.every():
            back = amounts.get(row.entry)
            if back != row.back:
                self.put(Left(entry=row.entry, seat=row.seat, stack=row.stack, back=back))

    def count(self, row: Left, stack: Chips | None) -> None:
        self.put(Left(entry=row.entry, seat=row.seat, stack=stack, back=row.back))


class StackListing(TypingListing):
    def __init__(self, rows: StackRows, view: TournamentView, theme: Theme) -> None:
        words = view.words

        def named(row: Left) -> str:
            return words.gettext("Stack of {player}", player=view.who(row.entry))

        def typed(row: Left) -> str:
            return "" if row.stack is None else str(row.stack)

        def fault(text: str) -> str:
            readable = not text.strip() or chips_typed(text) is not None
            return "" if readable else unreadable(words, text)

        name = words.gettext("Players who are left, with their stacks")
        super().__init__(rows, theme, name, STACK, named, typed, fault)

    def below(self) -> list[Left]:
        """Return the players whose stacks are typed, from the selected one on."""
        first = max(0, self.currentIndex().row())
        rows = [self.rows.at(row) for row in range(first, self.rows.rowCount())]
        return [row for row in rows if row.seat is not None]


def _by_seat(row: Left) -> tuple[bool, int, int, int]:
    if row.seat is None:
        return (True, 0, 0, row.entry)
    return (False, row.seat.table, row.seat.seat, row.entry)
