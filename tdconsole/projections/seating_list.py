"""Who sits where, as it is posted: everybody, table by table."""

from tdconsole.domain.state import Table, Tournament
from tdconsole.domain.values import Chips, EntryId, Record, SeatNo, SeatUse, TableNo
from tdconsole.projections.names import People, of_entry
from tdconsole.projections.titles import title_of


class SeatedPlayer(Record, kw_only=True):
    """`chips` is what was handed out, not what is left of it."""

    table: TableNo
    seat: SeatNo
    entry: EntryId
    name: str | None
    country: str | None
    chips: Chips


class SeatThere(Record, kw_only=True):
    seat: SeatNo
    use: SeatUse = "open"
    player: SeatedPlayer | None = None


class TableThere(Record, kw_only=True):
    """A table with every seat it has; the button where it was drawn to."""

    table: TableNo
    seats: tuple[SeatThere, ...]
    button: SeatNo | None = None

    @property
    def players(self) -> tuple[SeatedPlayer, ...]:
        return tuple(there.player for there in self.seats if there.player is not None)


class SeatingList(Record, kw_only=True):
    event: str
    tables: tuple[TableThere, ...]

    @property
    def players(self) -> tuple[SeatedPlayer, ...]:
        return tuple(player for table in self.tables for player in table.players)


def seating_list(tournament: Tournament, people: People) -> SeatingList:
    """Of the tables at which somebody sits."""
    tables = sorted(tournament.play.seating.tables.values(), key=lambda table: table.no)
    return SeatingList(
        event=title_of(tournament),
        tables=tuple(_there(tournament, people, table) for table in tables if table.players),
    )


def _there(tournament: Tournament, people: People, table: Table) -> TableThere:
    seats = range(1, max(tournament.setup.seats_per_table, *table.players) + 1)
    return TableThere(
        table=table.no,
        seats=tuple(
            SeatThere(
                seat=SeatNo(seat),
                use=table.uses.get(SeatNo(seat), "open"),
                player=_player(tournament, people, table, SeatNo(seat)),
            )
            for seat in seats
        ),
        button=tournament.play.buttons.get(table.no),
    )


def _player(
    tournament: Tournament, people: People, table: Table, seat: SeatNo
) -> SeatedPlayer | None:
    number = table.players.get(seat)
    entry = None if number is None else tournament.entries.by_id.get(number)
    if entry is None:
        return None
    known = of_entry(tournament, people, entry.id)
    return SeatedPlayer(
        table=table.no,
        seat=seat,
        entry=entry.id,
        name=known.name if known else None,
        country=known.country if known else None,
        chips=entry.chips,
    )
