"""The seating as posted: everybody, table by table."""

from tdconsole.domain.clock.reading import read
from tdconsole.domain.day.bagging import brought, is_bagged
from tdconsole.domain.state.tournament import Table, Tournament
from tdconsole.domain.values import Chips, EntryId, Instant, Record, SeatNo, SeatUse, TableNo
from tdconsole.projections.engine.titles import title_of
from tdconsole.projections.people.names import NO_NOTES, Notes, People, of_entry


class SeatedPlayer(Record, kw_only=True):
    """A seated player; `chips` is None if the stack hasn't been seen since play began.

    A stack is known if it was handed out before play, counted, or bagged.
    """

    table: TableNo
    seat: SeatNo
    entry: EntryId
    name: str | None
    country: str | None
    family_name: str = ""
    """A part of the name."""
    chips: Chips | None
    bagged: int | None = None
    """The day at whose end it was bagged."""


class SeatThere(Record, kw_only=True):
    seat: SeatNo
    use: SeatUse = "open"
    player: SeatedPlayer | None = None


class TableThere(Record, kw_only=True):
    """A table with all its seats, and the button as drawn."""

    table: TableNo
    seats: tuple[SeatThere, ...]
    button: SeatNo | None = None
    note: str | None = None
    """On the table itself; None where there is none, or it was erased."""

    @property
    def players(self) -> tuple[SeatedPlayer, ...]:
        return tuple(there.player for there in self.seats if there.player is not None)


class SeatingList(Record, kw_only=True):
    event: str
    tables: tuple[TableThere, ...]
    counted: tuple[Instant, Instant] | None = None
    """The times of the first and last count of a stack here."""

    @property
    def players(self) -> tuple[SeatedPlayer, ...]:
        return tuple(player for table in self.tables for player in table.players)


def seating_list(
    tournament: Tournament,
    people: People,
    now: Instant | None = None,
    notes: Notes = NO_NOTES,
) -> SeatingList:
    """The tables in use; without `now` a planned start counts as play."""
    tables = sorted(tournament.play.seating.tables.values(), key=lambda table: table.no)
    count, fresh = tournament.counts.count, not _has_begun(tournament, now)
    seated = tournament.play.seating.of
    return SeatingList(
        event=title_of(tournament),
        tables=tuple(
            _there(tournament, people, table, notes, fresh=fresh)
            for table in tables
            if table.players
        ),
        counted=None
        if count is None or not any(entry in seated for entry in count.stacks)
        else (count.since, count.last),
    )


def _has_begun(tournament: Tournament, now: Instant | None) -> bool:
    clock = tournament.play.clock
    if now is None:
        return clock.anchor is not None
    reading = read(tournament.setup.structure, clock, now)
    return reading is not None and reading.starts_in is None


def _stack(
    tournament: Tournament, entry: EntryId, *, fresh: bool
) -> tuple[Chips | None, int | None]:
    """The stack if known; a bag of an earlier day tells only of that evening."""
    count, bag = tournament.counts.count, tournament.play.bags.get(entry)
    if is_bagged(tournament, entry) and bag is not None:
        return bag.chips, bag.day
    if count is not None and entry in count.stacks:
        return count.stacks[entry], None
    anchor = tournament.play.clock.anchor
    night = brought(tournament, entry)
    if night is not None and (anchor is None or anchor.since is None):
        return night.chips, night.day
    return (tournament.entries.by_id[entry].chips if fresh else None), None


def _there(
    tournament: Tournament, people: People, table: Table, notes: Notes, *, fresh: bool
) -> TableThere:
    note = tournament.table_notes.get(table.no)
    seats = range(1, max(tournament.setup.seats_per_table, *table.players) + 1)
    return TableThere(
        table=table.no,
        seats=tuple(
            SeatThere(
                seat=SeatNo(seat),
                use=table.uses.get(SeatNo(seat), "open"),
                player=_player(tournament, people, table, SeatNo(seat), fresh=fresh),
            )
            for seat in seats
        ),
        button=tournament.play.buttons.get(table.no),
        note=None if note is None else notes.get(note),
    )


def _player(
    tournament: Tournament, people: People, table: Table, seat: SeatNo, *, fresh: bool
) -> SeatedPlayer | None:
    number = table.players.get(seat)
    entry = None if number is None else tournament.entries.by_id.get(number)
    if entry is None:
        return None
    known = of_entry(tournament, people, entry.id)
    chips, bagged = _stack(tournament, entry.id, fresh=fresh)
    return SeatedPlayer(
        table=table.no,
        seat=seat,
        entry=entry.id,
        name=known.name if known else None,
        country=known.country if known else None,
        family_name=known.family if known else "",
        chips=chips,
        bagged=bagged,
    )
