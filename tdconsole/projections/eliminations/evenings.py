"""What came of each person in one tournament: the place, the winnings, and what was bought."""

from collections import Counter, defaultdict
from collections.abc import Collection, Mapping
from typing import Literal

from tdconsole.domain.flights.merged_view import united
from tdconsole.domain.prizes.dues import owed
from tdconsole.domain.state.tournament import Entry, Tournament
from tdconsole.domain.values import (
    Due,
    EntryId,
    Map,
    Millis,
    Money,
    PersonId,
    Place,
    Record,
    TournamentId,
)
from tdconsole.projections.eliminations.standings import Standing, standings

Stands = Literal["placed", "open", "struck", "called-off"]


class Part(Record, kw_only=True):
    """One person's part in a tournament, under one number, all entries together."""

    stands: Stands
    """Without a place a player is still in, was struck from the results, or nobody has one."""
    place: Place | None = None
    shared_by: int = 1
    entries: int
    rebuys: int = 0
    add_ons: int = 0
    heads: int = 0
    """The number of players put out, alone or with others."""
    prize: Money = Money(0)
    special: Money = Money(0)
    bounty: Money = Money(0)
    spent: Money = Money(0)
    """What was paid, less what was given back when the tournament was called off."""


class Evening(Record, kw_only=True):
    tournament: TournamentId
    name: str
    series: str
    day: str
    at: Millis
    """The moment by which tournaments of one day are put in order."""
    currency: str
    field: int
    """The number of entries, which is what places count."""
    parts: Mapping[PersonId, Part]


def ended_at(tournament: Tournament) -> Millis | None:
    """The moment at which the last player went out, if that is known."""
    return max(
        (out.at.utc for out in tournament.exits.by_entry.values() if out.at is not None),
        default=None,
    )


def evening(number: TournamentId, tournament: Tournament, day: str, at: Millis) -> Evening:
    by_person = defaultdict[PersonId, list[Entry]](list)
    field = dict(united(tournament).entries.by_id)
    for entry in field.values():
        by_person[entry.person].append(entry)
    rows = {field[row.entry].person: row for row in _rows(tournament)}
    owing, heads = _owing(tournament, field), heads_taken(tournament)
    return Evening(
        tournament=number,
        name=tournament.setup.name,
        series=tournament.terms.series,
        day=day,
        at=at,
        currency=tournament.setup.currency,
        field=len(field),
        parts={
            person: _part(
                tournament, entries, rows.get(person), owing.get(person, {}), heads[person]
            )
            for person, entries in by_person.items()
        },
    )


def _part(
    tournament: Tournament,
    entries: Collection[Entry],
    row: Standing | None,
    owing: Mapping[Due, Money],
    heads: int,
) -> Part:
    rebuys, add_ons, spent = 0, 0, -owing.get("refund", 0)
    for one in entries:
        rebuys += one.rebuys
        add_ons += one.added_on
        spent += one.spent.total
    stands = _stands(tournament, entries, row)
    return Part(
        stands=stands,
        place=row.place if row is not None and stands == "placed" else None,
        shared_by=1 if row is None else row.shared_by,
        entries=len(entries),
        rebuys=rebuys,
        add_ons=add_ons,
        heads=heads,
        prize=owing.get("prize", Money(0)),
        special=owing.get("special", Money(0)),
        bounty=owing.get("bounty", Money(0)),
        spent=Money(spent),
    )


def _stands(tournament: Tournament, entries: Collection[Entry], row: Standing | None) -> Stands:
    if tournament.prizes.refunds is not None:
        return "called-off"
    if row is not None and row.place is not None:
        return "placed"
    struck = any(one.id in tournament.prizes.struck for one in entries)
    return "struck" if struck else "open"


def _rows(tournament: Tournament) -> tuple[Standing, ...]:
    """The rows of the standings; before flights are merged nobody has a place."""
    return () if tournament.in_flights else standings(tournament, {}).rows


def _owing(
    tournament: Tournament, field: Mapping[EntryId, Entry]
) -> dict[PersonId, dict[Due, Money]]:
    found = dict[PersonId, dict[Due, Money]]()
    for one in owed(tournament):
        if (entry := field.get(one.entry)) is not None:
            to = found.setdefault(entry.person, {})
            to[one.due] = Money(to.get(one.due, 0) + one.gross)
    return found


def heads_taken(
    tournament: Tournament, meant: Mapping[PersonId, PersonId] = Map()
) -> Counter[PersonId]:
    """The heads each person took; `meant` leads from merged records to the ones that count.

    Who won part of a split pot put that player out as well, and a stack that a rebuy replaced was
    lost to somebody, too.
    """
    field, found = tournament.entries.by_id, Counter[PersonId]()

    def person(entry: EntryId) -> PersonId:
        one = field[entry].person
        return meant.get(one, one)

    for victim, out in tournament.exits.by_entry.items():
        if victim in field:
            found.update({person(one) for one in out.by if one in field} - {person(victim)})
    for entry in field.values():
        found.update(person(one) for one in entry.lost_to if one in field)
    return found
