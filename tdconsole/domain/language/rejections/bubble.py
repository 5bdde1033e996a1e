"""Refusals of hand-for-hand play."""

from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import TableNo, TableTask


class HandForHandOn(Refusal, kw_only=True):
    pass


class HandForHandOff(Refusal, kw_only=True):
    pass


class NobodyDeals(Refusal, kw_only=True):
    """No table has two players to deal a hand to."""


class NotInABreak(Refusal, kw_only=True):
    pass


class NoBreakYet(Refusal, kw_only=True):
    """A break begins only once hand-for-hand play is over."""


class BoardCountsHands(Refusal, kw_only=True):
    """Hands of a level by hands are counted by hand-for-hand play."""


class UntilNeeded(Refusal, kw_only=True):
    """No pay jump lies ahead, so the end must be named."""


class UntilReached(Refusal, kw_only=True):
    until: int
    left: int


class UntilNotBelow(Refusal, kw_only=True):
    """Hand-for-hand play can only be extended to a smaller number of players."""

    until: int
    was: int


class NotInThisHand(Refusal, kw_only=True):
    table: TableNo


class ReportedSo(Refusal, kw_only=True):
    """These tables are already in that state."""

    tables: tuple[TableNo, ...]
    task: TableTask


class AllInHeld(Refusal, kw_only=True):
    """A held all-in has to be released before the table is done."""

    table: TableNo


class AllInsNotHeld(Refusal, kw_only=True):
    """The house's book has all-ins played at once instead of held."""

    option: str


class NothingHeld(Refusal, kw_only=True):
    table: TableNo


class ReleasedEarly(Refusal, kw_only=True):
    """Some tables still deal: the first of them, and how many others."""

    table: TableNo
    tables: tuple[TableNo, ...]
    others: int


class AnotherRuns(Refusal, kw_only=True):
    """Held all-ins are played one table at a time, and another is being played."""

    table: TableNo
    running: TableNo


class TablesStillDeal(Refusal, kw_only=True):
    """Some tables still deal: the first of them, and how many others."""

    tables: tuple[TableNo, ...]
    others: int


class AllInsOpen(Refusal, kw_only=True):
    """All-ins are still held or being played."""

    tables: tuple[TableNo, ...]
