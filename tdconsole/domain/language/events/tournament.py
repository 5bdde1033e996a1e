from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.terms import USUAL, Terms, TermsChanges
from tdconsole.domain.rules.book import Rulebook, RuleChanges
from tdconsole.domain.values import (
    Chips,
    ClockAnchor,
    EndMark,
    Money,
    NoteId,
    PayoutBand,
    PlayId,
    Price,
    Structure,
)


class TournamentCreated(Event, kw_only=True):
    name: str
    currency: str
    price: Price
    cash_unit: Money
    seats_per_table: int
    stack: Chips
    structure: Structure
    payouts: tuple[PayoutBand, ...]
    play: PlayId
    rulebook: Rulebook | None = None
    """None was written before there were any: TDA-2024."""
    terms: Terms = USUAL


class SetupEdited(Event, kw_only=True, omit_defaults=True):
    """The values that hold from now on; None leaves one as it is."""

    name: str | None = None
    currency: str | None = None
    price: Price | None = None
    cash_unit: Money | None = None
    seats_per_table: int | None = None
    stack: Chips | None = None
    payouts: tuple[PayoutBand, ...] | None = None
    terms: TermsChanges = TermsChanges()
    entries_too: bool = False
    """Those registered at the old price and stack have the new ones."""
    reason: NoteId | None = None
    ends: tuple[EndMark, ...] = ()
    """Where rebuys and an add-on that are new end, as the structure did not say it."""


class RulesOverridden(Event, kw_only=True):
    """The values that hold from now on, which may be the profile's own again."""

    changes: RuleChanges
    reason: NoteId | None = None


class TournamentFinished(Event, kw_only=True):
    """The clock stops where it stands."""

    play: PlayId
    anchor: ClockAnchor
