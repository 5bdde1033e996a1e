"""What goes on at the bubble and at the end of a day, table by table."""

from msgspec.structs import replace

from tdconsole.domain.values import (
    Chips,
    EntryId,
    Instant,
    Map,
    NoteId,
    Record,
    TableNo,
    TableTask,
)


class HandForHand(Record, kw_only=True):
    """The board: a table that has not reported is dealing."""

    minutes: int
    until: int
    since: Instant
    hand: int = 1
    """The first is the one that was in progress at the announcement."""
    tables: tuple[TableNo, ...] = ()
    """Those that were dealt this hand."""
    tasks: Map[TableNo, TableTask] = Map()
    out: tuple[EntryId, ...] = ()
    """Who went out in this hand."""

    def task(self, table: TableNo) -> TableTask:
        return self.tasks.get(table, "dealing")


def without(board: HandForHand, entry: EntryId) -> HandForHand:
    """Whoever did not go out in this hand after all."""
    if entry not in board.out:
        return board
    return replace(board, out=tuple(one for one in board.out if one != entry))


class LastHands(Record, kw_only=True):
    """How many each table still has to play; one at nought is done for the day."""

    hands: int
    since: Instant
    left: Map[TableNo, int] = Map()


class Bag(Record, kw_only=True):
    chips: Chips
    seal: str
    day: int


class Penalty(Record, kw_only=True):
    entry: EntryId
    hands: int
    """To be missed in all."""
    since: Instant
    served: int = 0
    waits: bool = False
    """Given during a hand of the board, which is not one of them."""
    lifted: NoteId | None = None

    @property
    def left(self) -> int:
        return 0 if self.lifted is not None else max(0, self.hands - self.served)
