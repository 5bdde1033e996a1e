"""Commands of hand-for-hand play."""

from typing import Annotated

from msgspec import Meta

from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.values import TableTask, TableTyped

_Tables = Annotated[tuple[TableTyped, ...], Meta(min_length=1, max_length=5000)]
UntilTyped = Annotated[int, Meta(ge=1, le=1_000_000)]


class StartHandForHand(Command, kw_only=True, omit_defaults=True):
    """Start hand-for-hand play until this many are left: by default, as many as are paid."""

    until: UntilTyped | None = None


class ReportTables(Command, kw_only=True):
    """Report that these tables deal, are done, hold an all-in, or play the one they held."""

    tables: _Tables
    task: TableTask


class DealNextHand(Command, kw_only=True):
    """Deal the next hand: this one is over at every table."""


class ExtendHandForHand(Command, kw_only=True):
    """Go on to another pay jump, until this many are left."""

    until: UntilTyped


class EndHandForHand(Command, kw_only=True):
    """End hand-for-hand play; the clock stays stopped until somebody starts it."""
