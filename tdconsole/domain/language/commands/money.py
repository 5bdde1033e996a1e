"""Prizes planned, posted and paid, ties and deals, heads, sanctions, and the evening called off."""

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
    """What somebody has in front of him."""

    entry: EntryTyped
    chips: ChipsTyped


CountedTyped = Annotated[tuple[Counted, ...], Meta(max_length=10_000)]


class PlanPrizes(Command, kw_only=True):
    plan: PrizePlan


class PostPrizes(Command, kw_only=True, omit_defaults=True):
    """Those that the plan gives now, or these; once posted they stay until they are posted anew."""

    amounts: AmountsTyped | None = None
    reason: NoteTyped | None = None


class SettleTie(Command, kw_only=True):
    """How those of one hand rank: the best first, and who shares in one row."""

    ranks: Annotated[
        tuple[Annotated[tuple[EntryTyped, ...], Meta(min_length=1)], ...],
        Meta(min_length=1, max_length=200),
    ]


class AgreeDeal(Command, kw_only=True, omit_defaults=True):
    """Of all who are left; what is held back goes to the winner."""

    method: DealMethod
    shares: SharesTyped
    held: MoneyTyped = Money(0)
    heads: bool = False
    """With what is on the heads still."""


class DisqualifyPlayer(Command, kw_only=True, omit_defaults=True):
    """The chips leave play; by sanction the place's prize is kept."""

    entry: EntryTyped
    stack: ChipsTyped
    sanction: bool = False
    offence: OffenceTyped = ""
    reason: NoteTyped


class ReclassifyPlayer(Command, kw_only=True):
    """Struck from the results after the event; everybody behind moves up."""

    entry: EntryTyped
    reason: NoteTyped


class CancelTournament(Command, kw_only=True, omit_defaults=True):
    """With the stacks of all who are left, once somebody is out."""

    stacks: CountedTyped = ()
    reason: NoteTyped


class PayOut(Command, kw_only=True, omit_defaults=True):
    """What an entry is owed still; without payments named all of it in cash."""

    entry: EntryTyped
    due: Due = "prize"
    payments: PaymentsTyped | None = None
    till: TillTyped | None = None


class TakeBack(Command, kw_only=True, omit_defaults=True):
    """What was paid to somebody who was not owed it, as it turned out."""

    entry: EntryTyped
    due: Due = "prize"
    payments: PaymentsTyped | None = None
    till: TillTyped | None = None


class OpenEnvelope(Command, kw_only=True):
    """Drawn for whoever put somebody out; of several each opens a part of one."""

    victim: EntryTyped


class GiveSpecial(Command, kw_only=True):
    """One of the prizes for a target."""

    entry: EntryTyped
    prize: NameTyped
