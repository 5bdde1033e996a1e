"""Penalties of every step, the hands that are missed for them, and the return."""

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
    """Of hands to be missed, so many, or rounds.

    Who `dodged` the blinds in moving forfeits those of the level, and misses a round where no
    length is named; `chips` then are what there is of them, where it is not all.
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
    """Less than nothing takes hands back that were counted too early."""

    penalty: PenaltyTyped
    hands: Annotated[int, Meta(ge=-1_000, le=1_000)] = 1


class CountHandAt(Command, kw_only=True):
    """One hand more was missed by all who have hands to miss at this table."""

    table: TableTyped


class CountMisdealAt(Command, kw_only=True):
    """The hand that was counted last there is dealt anew: both are one."""

    table: TableTyped


class LiftPenalty(Command, kw_only=True, omit_defaults=True):
    penalty: PenaltyTyped
    reason: NoteTyped
    chips_back: bool = False
    """What was taken with it comes back into play."""


class ReportReturn(Command, kw_only=True):
    """The dealer reports that the player is back."""

    penalty: PenaltyTyped
