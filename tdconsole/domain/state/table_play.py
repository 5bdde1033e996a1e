"""What goes on at the bubble and at the end of a day, table by table."""

from tdconsole.domain.values import (
    Chips,
    EntryId,
    Instant,
    Map,
    NoteId,
    PenaltyStep,
    Record,
    Seat,
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

    @property
    def announced(self) -> bool:
        return self.hand == 1


class CutShort(Record, kw_only=True):
    """The hand in the middle of which hand for hand ended: it is played out where it was dealt."""

    since: Instant
    tables: tuple[TableNo, ...]
    """Where it was not over then."""
    out: tuple[EntryId, ...] = ()
    """Who went out in it, as in that of a board."""
    later: tuple[EntryId, ...] = ()
    """Those of them that were told since."""
    announced: bool = False


HandOfAll = HandForHand | CutShort
"""The one that every table was dealt."""


class LastHands(Record, kw_only=True):
    """How many each table still has to play; one at nought is done for the day."""

    hands: int
    since: Instant
    left: Map[TableNo, int] = Map()


class Bag(Record, kw_only=True):
    chips: Chips
    seal: str
    day: int
    seat: Seat | None = None
    """Where the stack stood."""


class Penalty(Record, kw_only=True):
    entry: EntryId
    hands: int
    """To be missed in all."""
    since: Instant
    served: int = 0
    waits: bool = False
    """Given during a hand of the board, which is not one of them."""
    lifted: NoteId | None = None
    step: PenaltyStep = "miss"
    offence: str = ""
    words: NoteId | None = None
    rounds: int = 0
    """By which it was given, where it was."""
    chips: Chips = Chips(0)
    """Taken out of play with it."""
    counted: TableNo | None = None
    """Where the player's last hand was counted, as long as it may turn out to be a misdeal."""
    back: Instant | None = None

    @property
    def left(self) -> int:
        return 0 if self.lifted is not None else max(0, self.hands - self.served)

    @property
    def awaits_return(self) -> bool:
        """Nothing is left to be missed, and nobody has reported the player back."""
        return self.step == "miss" and not self.left and self.back is None
