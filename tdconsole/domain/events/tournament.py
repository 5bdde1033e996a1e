from tdconsole.domain.rulebook import Rulebook, RuleChanges
from tdconsole.domain.values import (
    Chips,
    ClockAnchor,
    Money,
    NoteId,
    PayoutBand,
    PlayId,
    Price,
    Record,
    Structure,
)


class TournamentCreated(Record, kw_only=True):
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


class RulesOverridden(Record, kw_only=True):
    """The values that hold from now on, which may be the profile's own again."""

    changes: RuleChanges
    reason: NoteId | None = None


class TournamentFinished(Record, kw_only=True):
    """The clock stops where it stands."""

    play: PlayId
    anchor: ClockAnchor
