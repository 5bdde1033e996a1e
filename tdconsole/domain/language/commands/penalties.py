"""Commands of penalties at every step: giving them, counting missed hands, the return."""

from typing import Annotated

from msgspec import Meta

from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.values import (
    Chips,
    ChipsTyped,
    EntryTyped,
    NoteTyped,
    OffenceTyped,
    PenaltyStep,
    PenaltyTyped,
    TableTyped,
)

HandsOwed = Annotated[int, Meta(ge=0, le=1_000)]


class GivePenalty(Command, kw_only=True, omit_defaults=True):
    """Give a penalty; one to be served has a number of hands or rounds.

    A player who `dodged` the blinds in moving forfeits those of the level, and misses a round if no
    length is given; `chips` then say how many there were, if not all.
    """

    entry: EntryTyped
    hands: HandsOwed = 0
    rounds: Annotated[int, Meta(ge=0, le=100)] = 0
    step: PenaltyStep = "miss"
    offence: OffenceTyped = ""
    words: NoteTyped | None = None
    chips: ChipsTyped = Chips(0)
    dodged: bool = False


class CountServed(Command, kw_only=True, omit_defaults=True):
    """Count hands served; a negative number takes back hands counted too early."""

    penalty: PenaltyTyped
    hands: Annotated[int, Meta(ge=-1_000, le=1_000)] = 1


class CountHandAt(Command, kw_only=True):
    """Count one more hand for everybody at this table with hands to miss."""

    table: TableTyped


class CountMisdealAt(Command, kw_only=True):
    """Take back the hand last counted there: it is being redealt, and both are one hand."""

    table: TableTyped


class LiftPenalty(Command, kw_only=True, omit_defaults=True):
    penalty: PenaltyTyped
    reason: NoteTyped
    chips_back: bool = False
    """Whether the chips taken with it come back into play."""


class ReportReturn(Command, kw_only=True):
    """Report that the player is back, as the dealer said."""

    penalty: PenaltyTyped
