"""Play at the bubble and at the end of a day, table by table."""

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
    """The number of the hand; 1 is the one in progress at the announcement."""
    tables: tuple[TableNo, ...] = ()
    """The tables dealt into this hand."""
    tasks: Map[TableNo, TableTask] = Map()
    out: tuple[EntryId, ...] = ()
    """The busts of this hand."""

    def task(self, table: TableNo) -> TableTask:
        return self.tasks.get(table, "dealing")

    @property
    def announced(self) -> bool:
        return self.hand == 1


class CutShort(Record, kw_only=True):
    """The hand during which hand-for-hand play ended: it is played out where it was dealt."""

    since: Instant
    tables: tuple[TableNo, ...]
    """The tables where it wasn't over then."""
    out: tuple[EntryId, ...] = ()
    """The busts of this hand, as on a board."""
    later: tuple[EntryId, ...] = ()
    """Those of them reported since."""
    announced: bool = False


HandOfAll = HandForHand | CutShort
"""The hand that every table was dealt."""


class LastHands(Record, kw_only=True):
    """The last hands each table still has to play; a table at 0 is done for the day."""

    hands: int
    since: Instant
    left: Map[TableNo, int] = Map()


class Bag(Record, kw_only=True):
    chips: Chips
    seal: str
    day: int
    seat: Seat | None = None
    """The seat the stack was at."""


class Penalty(Record, kw_only=True):
    entry: EntryId
    hands: int
    """The hands to miss in all."""
    since: Instant
    served: int = 0
    waits: bool = False
    """Whether it was given during a hand-for-hand hand, which doesn't count."""
    lifted: NoteId | None = None
    step: PenaltyStep = "miss"
    offence: str = ""
    words: NoteId | None = None
    rounds: int = 0
    """The rounds it was given in, if any."""
    chips: Chips = Chips(0)
    """The chips taken out of play with it."""
    counted: TableNo | None = None
    """The table of the player's last counted hand, as long as it may prove a misdeal."""
    back: Instant | None = None

    @property
    def left(self) -> int:
        return 0 if self.lifted is not None else max(0, self.hands - self.served)

    @property
    def awaits_return(self) -> bool:
        """Whether no hand is left to miss and the player hasn't been reported back."""
        return self.step == "miss" and not self.left and self.back is None
