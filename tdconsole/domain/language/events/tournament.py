from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.terms import USUAL, Terms, TermsChanges
from tdconsole.domain.rules.book import Rulebook, RuleChanges
from tdconsole.domain.values import (
    Chips,
    ClockAnchor,
    EndMark,
    Money,
    NoteId,
    Origin,
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
    """None if written before rulebooks were recorded: TDA-2024."""
    terms: Terms = USUAL


class TournamentTakenOver(Event, kw_only=True):
    """The tournament was run by another program, and what it recorded was taken over."""

    origin: Origin


class SetupEdited(Event, kw_only=True, omit_defaults=True):
    """The values changed in the setup; None leaves one as it is."""

    name: str | None = None
    currency: str | None = None
    price: Price | None = None
    cash_unit: Money | None = None
    seats_per_table: int | None = None
    stack: Chips | None = None
    payouts: tuple[PayoutBand, ...] | None = None
    terms: TermsChanges = TermsChanges()
    entries_too: bool = False
    """Whether entries registered before get the new price and stack as well."""
    reason: NoteId | None = None
    ends: tuple[EndMark, ...] = ()
    """The ends of new rebuys and add-ons where the structure had none."""


class RulesOverridden(Event, kw_only=True):
    """The rule values that hold from now on, possibly the profile's own again."""

    changes: RuleChanges
    reason: NoteId | None = None


class TournamentFinished(Event, kw_only=True):
    """The tournament finished, and its clock stopped."""

    play: PlayId
    anchor: ClockAnchor
