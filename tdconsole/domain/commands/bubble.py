"""Hand for hand, and hands to be missed."""

from typing import Annotated

from msgspec import Meta

from tdconsole.domain.commands.wanted import Wanted
from tdconsole.domain.values import (
    EntryTyped,
    NoteTyped,
    PenaltyTyped,
    TableTask,
    TableTyped,
)

_Tables = Annotated[tuple[TableTyped, ...], Meta(min_length=1, max_length=5000)]
UntilTyped = Annotated[int, Meta(ge=1, le=1_000_000)]
HandsOwed = Annotated[int, Meta(ge=0, le=1_000)]


class StartHandForHand(Wanted, kw_only=True, omit_defaults=True):
    """Until so many are left: as many as are paid, where nothing is said."""

    until: UntilTyped | None = None


class ReportTables(Wanted, kw_only=True):
    """These tables are dealing, done, hold an all-in, or play the one that was held."""

    tables: _Tables
    task: TableTask


class DealNextHand(Wanted, kw_only=True):
    """The hand is over at every table."""


class ExtendHandForHand(Wanted, kw_only=True):
    """On to another jump of the prizes: until so many are left."""

    until: UntilTyped


class EndHandForHand(Wanted, kw_only=True):
    """The clock stays where it is until somebody starts it."""


class GivePenalty(Wanted, kw_only=True, omit_defaults=True):
    """Hands to be missed, or rounds."""

    entry: EntryTyped
    hands: HandsOwed = 0
    rounds: Annotated[int, Meta(ge=0, le=100)] = 0


class CountServed(Wanted, kw_only=True, omit_defaults=True):
    penalty: PenaltyTyped
    hands: Annotated[int, Meta(ge=1, le=1_000)] = 1


class LiftPenalty(Wanted, kw_only=True):
    penalty: PenaltyTyped
    reason: NoteTyped
