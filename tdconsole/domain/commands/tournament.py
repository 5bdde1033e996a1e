from typing import Annotated

from msgspec import Meta

from tdconsole.domain.commands.wanted import Wanted
from tdconsole.domain.rulebook import Rulebook, RuleChanges
from tdconsole.domain.values import (
    MOST_SEATS,
    Chips,
    CurrencyTyped,
    Money,
    NameTyped,
    NoteTyped,
    PayoutBand,
    Period,
    Price,
)


class CreateTournament(Wanted, kw_only=True):
    name: NameTyped
    currency: CurrencyTyped = "EUR"
    price: Price
    cash_unit: Annotated[Money, Meta(ge=1, le=10**9)] = Money(1)
    seats_per_table: Annotated[int, Meta(ge=2, le=MOST_SEATS)] = 9
    stack: Annotated[Chips, Meta(ge=1, le=10**9)]
    structure: Annotated[tuple[Period, ...], Meta(max_length=500)]
    payouts: Annotated[tuple[PayoutBand, ...], Meta(max_length=500)]
    rulebook: Rulebook | None = None
    """Copied with every value it has now; without one, TDA-2024."""


class OverrideRules(Wanted, kw_only=True):
    """The profile's own value takes an earlier override away."""

    changes: RuleChanges
    reason: NoteTyped | None = None


class FinishTournament(Wanted, kw_only=True):
    pass
