from typing import Annotated

from msgspec import Meta

from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.language.terms import USUAL, Terms, TermsChanges
from tdconsole.domain.rules.book import Rulebook, RuleChanges
from tdconsole.domain.values import (
    MOST_SEATS,
    Chips,
    CurrencyTyped,
    Money,
    NameTyped,
    NoteTyped,
    Origin,
    PayoutBand,
    Period,
    Price,
)


class CreateTournament(Command, kw_only=True):
    name: NameTyped
    currency: CurrencyTyped = "EUR"
    price: Price
    cash_unit: Annotated[Money, Meta(ge=1, le=10**9)] = Money(1)
    seats_per_table: Annotated[int, Meta(ge=2, le=MOST_SEATS)] = 9
    stack: Annotated[Chips, Meta(ge=1, le=10**9)]
    structure: Annotated[tuple[Period, ...], Meta(max_length=500)]
    payouts: Annotated[tuple[PayoutBand, ...], Meta(max_length=500)]
    rulebook: Rulebook | None = None
    """Copied with every value it has now; TDA-2024 by default."""
    terms: Terms = USUAL
    origin: Origin | None = None
    """Where it was run, if not here: its prizes are then what they were, whatever the pool."""


class EditSetup(Command, kw_only=True, omit_defaults=True):
    """Edit the setup; None leaves a value as it is, and 0, `off` or empty takes one away.

    Changes of what entries cost and bring apply to later ones, or with `entries_too` to all.
    """

    name: NameTyped | None = None
    currency: CurrencyTyped | None = None
    price: Price | None = None
    cash_unit: Annotated[Money, Meta(ge=1, le=10**9)] | None = None
    seats_per_table: Annotated[int, Meta(ge=2, le=MOST_SEATS)] | None = None
    stack: Annotated[Chips, Meta(ge=1, le=10**9)] | None = None
    payouts: Annotated[tuple[PayoutBand, ...], Meta(max_length=500)] | None = None
    terms: TermsChanges = TermsChanges()
    entries_too: bool = False
    reason: NoteTyped | None = None


class OverrideRules(Command, kw_only=True):
    """Override rules; giving the profile's own value removes an earlier override."""

    changes: RuleChanges
    reason: NoteTyped | None = None


class FinishTournament(Command, kw_only=True):
    pass
