from tdconsole.domain.room.waiting import waiting
from tdconsole.domain.state.tournament import Table, Tournament
from tdconsole.domain.values import EntryId, Record, SeatNo, TableNo
from tdconsole.projections.people.names import NO_NOTES, Notes, People, of_entry


class Sitting(Record, kw_only=True):
    seat: SeatNo
    entry: EntryId | None
    name: str | None
    country: str | None = None


class TableView(Record, kw_only=True):
    table: TableNo
    players: int
    seats: tuple[Sitting, ...]
    note: str | None = None
    """On the table itself; None where there is none, or it was erased."""


class Waiting(Record, kw_only=True):
    """A player registered but still without a seat."""

    entry: EntryId
    name: str | None


class SeatingChart(Record, kw_only=True):
    tables: tuple[TableView, ...]
    waiting: tuple[Waiting, ...]


def table_view(tournament: Tournament, people: People, table: Table, notes: Notes) -> TableView:
    seats = []
    for number in range(1, tournament.setup.seats_per_table + 1):
        entry = table.players.get(SeatNo(number))
        known = None if entry is None else of_entry(tournament, people, entry)
        seats.append(
            Sitting(
                seat=SeatNo(number),
                entry=entry,
                name=known.name if known else None,
                country=known.country if known else None,
            )
        )
    note = tournament.table_notes.get(table.no)
    return TableView(
        table=table.no,
        players=len(table.players),
        seats=tuple(seats),
        note=None if note is None else notes.get(note),
    )


def seating_chart(tournament: Tournament, people: People, notes: Notes = NO_NOTES) -> SeatingChart:
    tables = sorted(tournament.play.seating.tables.values(), key=lambda table: table.no)
    without = []
    for entry in waiting(tournament):
        known = of_entry(tournament, people, entry)
        without.append(Waiting(entry=entry, name=known.name if known else None))
    return SeatingChart(
        tables=tuple(table_view(tournament, people, table, notes) for table in tables),
        waiting=tuple(without),
    )
