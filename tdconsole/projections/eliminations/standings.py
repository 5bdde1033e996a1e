from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from tdconsole.domain.eliminations.busting import Finish, finishes
from tdconsole.domain.prizes.awards import awards
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, Instant, Money, Place, Record, Seat
from tdconsole.projections.people.names import People, of_entry


class Standing(Record, kw_only=True):
    """A row of the standings; players still in come first, without a place, the struck not at all.

    Places count entries; a person who entered more than once has one row here, with the last entry,
    which no earlier one can beat.
    """

    place: Place | None
    shared_by: int
    provisional: bool = False
    """Whether another table may still report the same hand."""
    entry: EntryId
    entries: int = 1
    name: str | None
    country: str | None
    seat: Seat | None
    prize: Money = Money(0)


class Standings(Record, kw_only=True):
    currency: str
    players: int
    entries: int
    rows: tuple[Standing, ...]


def standings(tournament: Tournament, people: People, now: Instant | None = None) -> Standings:
    """The standings; without a moment in time nothing is provisional."""
    prizes = _prizes(tournament)
    last = set(tournament.entries.by_person.values())
    every = list(finishes(tournament, now))
    alone = _alone(tournament, every)
    placed = [
        replace(finish, shared_by=1) if finish.entry in alone else finish
        for finish in every
        if finish.entry in last
    ]
    known = {finish.entry for finish in placed}
    known |= set(tournament.prizes.struck)
    rows = [_row(tournament, people, entry, None) for entry in sorted(last) if entry not in known]
    rows += [_row(tournament, people, finish.entry, finish) for finish in placed]
    rows = _with_given_up(tournament, rows)
    return Standings(
        currency=tournament.setup.currency,
        players=tournament.left,
        entries=len(tournament.entries.by_id),
        rows=tuple(
            replace(row, prize=prizes[row.entry]) if row.entry in prizes else row for row in rows
        ),
    )


def _alone(tournament: Tournament, every: Iterable[Finish]) -> set[EntryId]:
    """The entries that share a place only with earlier entries of the same person."""
    by_place = dict[Place, list[EntryId]]()
    for finish in every:
        if finish.shared_by > 1:
            by_place.setdefault(finish.place, []).append(finish.entry)
    by_id = tournament.entries.by_id
    return {
        entry
        for entries in by_place.values()
        if len({by_id[entry].person for entry in entries}) == 1
        for entry in entries
    }


def _with_given_up(tournament: Tournament, rows: list[Standing]) -> list[Standing]:
    """The rows with each person's entries: after a merge the last need not have gone on."""
    if not tournament.merged:
        return rows
    entries = Counter(entry.person for entry in tournament.entries.by_id.values())
    by_id = tournament.entries.by_id
    return [replace(row, entries=entries[by_id[row.entry].person]) for row in rows]


def _prizes(tournament: Tournament) -> dict[EntryId, Money]:
    """The winnings of all of a person's entries, by the last of them."""
    by_id, by_person = tournament.entries.by_id, tournament.entries.by_person
    won: dict[EntryId, Money] = {}
    for award in awards(tournament):
        entry = by_person.get(by_id[award.entry].person, award.entry)
        won[entry] = Money(won.get(entry, 0) + award.amount)
    return won


def _row(tournament: Tournament, people: People, entry: EntryId, finish: Finish | None) -> Standing:
    known = of_entry(tournament, people, entry)
    return Standing(
        place=finish.place if finish else None,
        shared_by=finish.shared_by if finish else 1,
        provisional=finish is not None and finish.provisional,
        entry=entry,
        entries=tournament.entries.by_id[entry].bullet,
        name=known.name if known else None,
        country=known.country if known else None,
        seat=tournament.play.seating.of.get(entry),
    )
