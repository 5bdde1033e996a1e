"""What the tables are filled from: the folded tournaments with their trails, and the names."""

from collections.abc import Mapping

from babel.numbers import get_currency_precision

from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import (
    EntryId,
    Instant,
    NoteId,
    PersonId,
    Record,
    StaffId,
    TournamentId,
)
from tdconsole.projections.engine.trail import TrailStep
from tdconsole.projections.people.dealers_work import Shift
from tdconsole.projections.season.table import SeasonTable


class PersonTold(Record, kw_only=True):
    id: PersonId
    name: str | None = None
    country: str | None = None
    member_no: str | None = None


class TournamentTold(Record, kw_only=True):
    id: TournamentId
    state: Tournament
    trail: tuple[TrailStep, ...]
    persons: Mapping[EntryId, PersonId]
    notes: Mapping[NoteId, str]
    now: Instant

    @property
    def precision(self) -> int:
        """The decimals of its currency."""
        return get_currency_precision(self.state.setup.currency)

    @property
    def living(self) -> tuple[TrailStep, ...]:
        return tuple(step for step in self.trail if step.undone_by is None)


class HouseTold(Record, kw_only=True):
    people: tuple[PersonTold, ...]
    staff: Mapping[StaffId, str]
    tournaments: tuple[TournamentTold, ...]
    with_people: bool = False
    seasons: tuple[SeasonTable, ...] = ()
    shifts: tuple[Shift, ...] = ()
    """Those of the dealers."""
