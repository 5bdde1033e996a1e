"""Commands on prizes, ties, deals, bounties, sanctions, and calling the tournament off."""

from typing import Annotated

from msgspec import Meta

from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.language.prize_plan import AmountsTyped, PrizePlan
from tdconsole.domain.values import (
    ChipsTyped,
    DealMethod,
    DealShare,
    Due,
    EntryTyped,
    Money,
    MoneyTyped,
    NameTyped,
    NoteTyped,
    OffenceTyped,
    PaymentsTyped,
    Record,
    TillTyped,
)

SharesTyped = Annotated[tuple[DealShare, ...], Meta(min_length=2, max_length=200)]


class Counted(Record, kw_only=True):
    """The chips in front of a player."""

    entry: EntryTyped
    chips: ChipsTyped


CountedTyped = Annotated[tuple[Counted, ...], Meta(max_length=10_000)]


class PlanPrizes(Command, kw_only=True):
    plan: PrizePlan


class PostPrizes(Command, kw_only=True, omit_defaults=True):
    """Post the prizes planned now, or these; once posted they stay until posted again."""

    amounts: AmountsTyped | None = None
    reason: NoteTyped | None = None


class SettleTie(Command, kw_only=True):
    """Rank the busts of one hand, best first, with those who share in one row."""

    ranks: Annotated[
        tuple[Annotated[tuple[EntryTyped, ...], Meta(min_length=1)], ...],
        Meta(min_length=1, max_length=200),
    ]


class AgreeDeal(Command, kw_only=True, omit_defaults=True):
    """Agree a deal of all players left; what is held back goes to the winner."""

    method: DealMethod
    shares: SharesTyped
    held: MoneyTyped = Money(0)
    heads: bool = False
    """With the bounties still on their heads."""


class DisqualifyPlayer(Command, kw_only=True, omit_defaults=True):
    """Disqualify a player: the chips leave play; after a sanction the place's prize is kept."""

    entry: EntryTyped
    stack: ChipsTyped
    sanction: bool = False
    offence: OffenceTyped = ""
    reason: NoteTyped


class ReclassifyPlayer(Command, kw_only=True):
    """Strike a player from the results after the event; everybody below moves up."""

    entry: EntryTyped
    reason: NoteTyped


class CancelTournament(Command, kw_only=True, omit_defaults=True):
    """Cancel the tournament; once somebody is out, with the stacks of everybody left."""

    stacks: CountedTyped = ()
    reason: NoteTyped


class PayOut(Command, kw_only=True, omit_defaults=True):
    """Pay an entry what it is still owed, by default all of it in cash."""

    entry: EntryTyped
    due: Due = "prize"
    payments: PaymentsTyped | None = None
    till: TillTyped | None = None


class TakeBack(Command, kw_only=True, omit_defaults=True):
    """Take back what was paid to somebody to whom it turned out not to be owed."""

    entry: EntryTyped
    due: Due = "prize"
    payments: PaymentsTyped | None = None
    till: TillTyped | None = None


class OpenEnvelope(Command, kw_only=True):
    """Open an envelope drawn for a player's eliminator; several eliminators share it."""

    victim: EntryTyped


class GiveSpecial(Command, kw_only=True):
    """Give one of the special prizes for a target."""

    entry: EntryTyped
    prize: NameTyped
