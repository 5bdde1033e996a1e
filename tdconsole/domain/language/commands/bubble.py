"""Hand for hand."""

from typing import Annotated

from msgspec import Meta

from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.values import TableTask, TableTyped

_Tables = Annotated[tuple[TableTyped, ...], Meta(min_length=1, max_length=5000)]
UntilTyped = Annotated[int, Meta(ge=1, le=1_000_000)]


class StartHandForHand(Command, kw_only=True, omit_defaults=True):
    """Until so many are left: as many as are paid, where nothing is said."""

    until: UntilTyped | None = None


class ReportTables(Command, kw_only=True):
    """These tables are dealing, done, hold an all-in, or play the one that was held."""

    tables: _Tables
    task: TableTask


class DealNextHand(Command, kw_only=True):
    """The hand is over at every table."""


class ExtendHandForHand(Command, kw_only=True):
    """On to another jump of the prizes: until so many are left."""

    until: UntilTyped


class EndHandForHand(Command, kw_only=True):
    """The clock stays where it is until somebody starts it."""
