"""The players of a season's final on their way into a tournament, each with the stack earned."""

from collections.abc import Collection, Iterable, Mapping

from tdconsole.domain.language.commands.entry import Qualified
from tdconsole.domain.state.flight_in_hand import floors
from tdconsole.domain.state.tournament import Entry, Tournament
from tdconsole.domain.values import EntryId, PersonId, Record, SeasonNo, TournamentId
from tdconsole.projections.season.qualifying import Qualifier, qualifiers
from tdconsole.projections.season.table import SeasonTable

Meant = Mapping[PersonId, PersonId]
"""The number that counts for that of a merged record."""


class EnteredFrom(Record, kw_only=True):
    """The entry of somebody who qualified."""

    tournament: TournamentId
    name: str
    entry: EntryId


class Candidate(Record, kw_only=True):
    """A player of the final; the entry is one in the tournament that is to be entered."""

    qualifier: Qualifier
    comes: bool = True
    entry: EntryId | None = None

    @property
    def enters(self) -> bool:
        return self.comes and self.entry is None


class Candidates(Record, kw_only=True):
    season: SeasonNo
    name: str
    open: bool
    """Whether evenings to come may change who qualifies."""
    rows: tuple[Candidate, ...]
    own_stacks: bool
    too_many: int

    @property
    def players(self) -> tuple[Qualified, ...]:
        """Those who enter now."""
        return tuple(
            Qualified(
                person=one.qualifier.person,
                stack=one.qualifier.stack if self.own_stacks else None,
            )
            for one in self.rows
            if one.enters
        )


def candidates(
    table: SeasonTable, tournament: Tournament, meant: Meant, absent: Collection[PersonId] = ()
) -> Candidates:
    """The players of the final in the order of the table, the absent among them."""
    found, entries = qualifiers(table, absent), _entries(tournament, meant)
    away = [row for row in qualifiers(table).rows if row.person in absent]
    rows = [
        Candidate(qualifier=row, comes=comes, entry=entries.get(row.person))
        for comes, those in ((True, found.rows), (False, away))
        for row in those
    ]
    return Candidates(
        season=table.season,
        name=table.name,
        open=table.closed is None,
        rows=tuple(sorted(rows, key=lambda one: one.qualifier.place)),
        own_stacks=table.rules.final.gives_stacks,
        too_many=found.too_many,
    )


def entered_from(
    season: SeasonNo, tournaments: Iterable[tuple[TournamentId, Tournament]], meant: Meant
) -> dict[PersonId, EnteredFrom]:
    """Those who were entered because they qualified, each with the latest such entry."""
    return {
        meant.get(entry.person, entry.person): EnteredFrom(
            tournament=number, name=tournament.setup.name, entry=entry.id
        )
        for number, tournament in tournaments
        for entry in _every(tournament)
        if entry.season == season
    }


def _entries(tournament: Tournament, meant: Meant) -> dict[PersonId, EntryId]:
    return {meant.get(one.person, one.person): one.id for one in _every(tournament)}


def _every(tournament: Tournament) -> Iterable[Entry]:
    for floor in floors(tournament).values():
        yield from floor.entries.by_id.values()
