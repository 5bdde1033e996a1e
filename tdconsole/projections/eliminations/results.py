"""The results for the wall and the press: places, names, countries and winnings."""

from tdconsole.domain.prizes.awards import awards
from tdconsole.domain.prizes.bounties import heads
from tdconsole.domain.state.money import Deal
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, Instant, Money, Place, Record
from tdconsole.projections.eliminations.standings import standings
from tdconsole.projections.engine.titles import title_of
from tdconsole.projections.people.names import People


class Result(Record, kw_only=True):
    place: Place
    shared_by: int
    entry: EntryId
    name: str | None
    country: str | None
    prize: Money
    bounty: Money
    deal: bool = False
    provisional: bool = False


class Results(Record, kw_only=True):
    """Everybody with a place, best first, without those struck."""

    event: str
    currency: str
    players: int
    entries: int
    pool: Money
    finished: bool
    deal: Deal | None
    rows: tuple[Result, ...]


def results(tournament: Tournament, people: People, now: Instant | None = None) -> Results:
    shown = standings(tournament, people, now)
    by_id, by_person = tournament.entries.by_id, tournament.entries.by_person
    won: dict[EntryId, Money] = {}
    for entry, amount in heads(tournament).won.items():
        if entry not in by_id:
            continue  # won in another flight
        last = by_person.get(by_id[entry].person, entry)
        won[last] = Money(won.get(last, 0) + amount)
    agreed = {one.entry for one in awards(tournament) if one.deal}
    return Results(
        event=title_of(tournament),
        currency=tournament.setup.currency,
        players=len(by_person),
        entries=len(by_id),
        pool=tournament.pool,
        finished=tournament.finished,
        deal=tournament.prizes.deal,
        rows=tuple(
            Result(
                place=row.place,
                shared_by=row.shared_by,
                entry=row.entry,
                name=row.name,
                country=row.country,
                prize=row.prize,
                bounty=won.get(row.entry, Money(0)),
                deal=row.entry in agreed,
                provisional=row.provisional,
            )
            for row in shown.rows
            if row.place is not None
        ),
    )
