"""The waiting list, in the order of seats, and how many could have one."""

from tdconsole.domain.room.tables import free_seats, is_open
from tdconsole.domain.room.waiting import in_line
from tdconsole.domain.state.tournament import Called, Tournament
from tdconsole.domain.values import EntryId, Instant, Millis, Record, elapsed
from tdconsole.projections.people.names import People, of_entry


class WaitingRow(Record, kw_only=True):
    entry: EntryId
    name: str | None
    country: str | None
    called: Instant | None
    left: Millis | None
    """The time left to answer; None if not called, 0 once time is up."""
    passed: int
    """How often the player was passed over."""


class WaitingList(Record, kw_only=True):
    rows: tuple[WaitingRow, ...]
    free: int


def waiting_list(tournament: Tournament, people: People, now: Instant) -> WaitingList:
    return WaitingList(
        rows=tuple(_row(tournament, people, entry, now) for entry in in_line(tournament)),
        free=seats_free(tournament),
    )


def seats_free(tournament: Tournament) -> int:
    """The seats that can be drawn without opening another table."""
    seats = tournament.setup.seats_per_table
    return sum(
        len(free_seats(tournament, table)) if table.uses else seats - len(table.players)
        for table in tournament.play.seating.tables.values()
        if is_open(table) and not table.locked
    )


def answers_within(called: Called, now: Instant) -> Millis:
    return Millis(max(0, called.seconds * 1000 - elapsed(called.since, now)))


def _row(tournament: Tournament, people: People, entry: EntryId, now: Instant) -> WaitingRow:
    known = of_entry(tournament, people, entry)
    called = tournament.alternates.called.get(entry)
    return WaitingRow(
        entry=entry,
        name=known.name if known else None,
        country=known.country if known else None,
        called=None if called is None else called.since,
        left=None if called is None else answers_within(called, now),
        passed=tournament.alternates.passed.get(entry, 0),
    )
