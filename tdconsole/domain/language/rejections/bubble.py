"""Hand for hand."""

from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import TableNo, TableTask


class HandForHandOn(Refusal, kw_only=True):
    pass


class HandForHandOff(Refusal, kw_only=True):
    pass


class NobodyDeals(Refusal, kw_only=True):
    """At no table two sit together."""


class NotInABreak(Refusal, kw_only=True):
    pass


class NoBreakYet(Refusal, kw_only=True):
    """A break begins once hand for hand is over."""


class BoardCountsHands(Refusal, kw_only=True):
    """Of a level by hands each hand of the board is one."""


class UntilNeeded(Refusal, kw_only=True):
    """No prize ahead is higher, so nothing says where it would end."""


class UntilReached(Refusal, kw_only=True):
    until: int
    left: int


class UntilNotBelow(Refusal, kw_only=True):
    """It goes on to a smaller number than it was to end at."""

    until: int
    was: int


class NotInThisHand(Refusal, kw_only=True):
    table: TableNo


class ReportedSo(Refusal, kw_only=True):
    """These tables stand so already."""

    tables: tuple[TableNo, ...]
    task: TableTask


class AllInHeld(Refusal, kw_only=True):
    """Before it is done it is released."""

    table: TableNo


class AllInsNotHeld(Refusal, kw_only=True):
    """The house's book has them played at once."""

    option: str


class NothingHeld(Refusal, kw_only=True):
    table: TableNo


class ReleasedEarly(Refusal, kw_only=True):
    """Tables deal still: the first of them, and how many others."""

    table: TableNo
    tables: tuple[TableNo, ...]
    others: int


class AnotherRuns(Refusal, kw_only=True):
    """All-ins that were held are played one table at a time."""

    table: TableNo
    running: TableNo


class TablesStillDeal(Refusal, kw_only=True):
    """The first of them, and how many others."""

    tables: tuple[TableNo, ...]
    others: int


class AllInsOpen(Refusal, kw_only=True):
    """Held, or just being played."""

    tables: tuple[TableNo, ...]


BubbleRefusal = (
    HandForHandOn
    | HandForHandOff
    | NobodyDeals
    | NotInABreak
    | NoBreakYet
    | BoardCountsHands
    | UntilNeeded
    | UntilReached
    | UntilNotBelow
    | NotInThisHand
    | ReportedSo
    | AllInHeld
    | AllInsNotHeld
    | NothingHeld
    | ReleasedEarly
    | AnotherRuns
    | TablesStillDeal
    | AllInsOpen
)
