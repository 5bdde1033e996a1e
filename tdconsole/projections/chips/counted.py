"""The chips on the tables by the last count: what is missing, and who leads."""

from collections.abc import Iterator
from heapq import nsmallest
from typing import Final

from msgspec.structs import replace

from tdconsole.domain.chips.counts import apart
from tdconsole.domain.clock.reading import read
from tdconsole.domain.memo import Memo
from tdconsole.domain.room.waiting import waiting
from tdconsole.domain.state.counts import Count, Raced
from tdconsole.domain.state.tournament import Exit, Table, Tournament
from tdconsole.domain.values import Chips, EntryId, Instant, Level, Millis, Record, Seat, TableNo
from tdconsole.projections.chips.counted_tables import TableCount, counted_tables
from tdconsole.projections.people.names import People, of_entry

EARLIER: Final = Millis(20 * 60_000)
"""The pause after which a count is considered finished."""


_LATELY: Final = Memo["CountState"]()


class CountState(Record, kw_only=True):
    """The state of the count; a difference appears only once every seat was counted."""

    since: Instant | None
    last: Instant | None
    earlier: bool
    """Whether it has paused so long that the next stack begins a new count."""
    tables: tuple[TableCount, ...]
    seats: int
    counted_seats: int
    whole: bool
    counted: Chips
    expected: Chips
    """The chips on the tables by the ledger at the time of the last count."""
    apart: Chips
    """The chips in play but on no table: those of players waiting for a seat."""
    gone: int
    """The busts since: their chips are with others, and they lead no more."""
    in_play: Chips
    """The chips in play by the ledger now."""
    races: tuple[Raced, ...]
    """The races since the last count."""
    entries: int
    """The entries since then."""

    @property
    def difference(self) -> int | None:
        """The surplus, or if negative the shortage."""
        return self.counted - self.expected if self.whole else None

    @property
    def average(self) -> Chips | None:
        return Chips(self.counted // self.counted_seats) if self.counted_seats else None


class Leader(Record, kw_only=True):
    place: int
    """The rank; equal stacks share it."""
    entry: EntryId
    name: str | None
    country: str | None
    seat: Seat | None
    chips: Chips
    big_blinds: int | None


class ChipCount(Record, kw_only=True):
    state: CountState
    difference: int | None
    average: Chips | None
    leaders: tuple[Leader, ...]


def chip_count(
    tournament: Tournament, people: People, now: Instant, most: int | None = None
) -> ChipCount:
    """The count with this many leaders, or all whose stacks were counted."""
    state = count_state(tournament, now)
    return ChipCount(
        state=state,
        difference=state.difference,
        average=state.average,
        leaders=chip_leaders(tournament, people, now, most),
    )


def count_going_on(tournament: Tournament, now: Instant) -> Count | None:
    """Return the count while some tables are still to be counted, and it has not paused."""
    count = tournament.counts.count
    if count is None or now.utc - count.last.utc > EARLIER:
        return None
    tables = tournament.play.seating.tables.values()
    return (
        count if any(table.players and not is_counted(count, table) for table in tables) else None
    )


def is_counted(count: Count, table: Table) -> bool:
    """Whether every stack of the table was counted, or all of them at once."""
    if not table.players:
        return False
    return table.no in count.tables or all(
        entry in count.stacks for entry in table.players.values()
    )


def count_state(tournament: Tournament, now: Instant) -> CountState:
    state = _LATELY.of(
        tournament.counts,
        tournament.play.seating,
        tournament.exits,
        tournament.entries,
        tournament.chips,
        made=lambda: _count_state(tournament),
    )
    earlier = state.last is not None and now.utc - state.last.utc > EARLIER
    return replace(state, earlier=earlier) if earlier else state


def _count_state(tournament: Tournament) -> CountState:
    counts = tournament.counts
    count = counts.count
    gone = [] if count is None else list(_gone(tournament, count))
    at_tables = dict[TableNo, Chips]()
    for seat, chips in gone:
        at_tables[seat.table] = Chips(at_tables.get(seat.table, 0) + chips)
    tables = counted_tables(tournament.play.seating, count, at_tables)
    places = sum(row.players for row in tables)
    told = sum(row.counted for row in tables)
    unseated = waiting(tournament)
    beside = apart(tournament, ()) if count is None else count.apart
    return CountState(
        since=None if count is None else count.since,
        last=None if count is None else count.last,
        earlier=False,
        tables=tables,
        seats=places,
        counted_seats=told,
        whole=0 < places == told,
        counted=_chips_counted(count, tables, unseated, at_tables),
        expected=Chips(_in_play(tournament) - beside),
        apart=beside,
        gone=len(gone),
        in_play=tournament.chips,
        races=() if count is None else counts.races[count.races :],
        entries=0 if count is None else max(0, len(tournament.entries.by_id) - count.entries),
    )


def _in_play(tournament: Tournament) -> int:
    """The chips in play at the count, by the ledger as corrected since."""
    counts = tournament.counts
    if counts.count is None:
        return tournament.chips
    return counts.count.in_play + counts.corrected - counts.count.corrected


def _chips_counted(
    count: Count | None,
    tables: tuple[TableCount, ...],
    unseated: list[EntryId],
    gone: dict[TableNo, Chips],
) -> Chips:
    """The chips counted, with tables no longer in use: their chips lie elsewhere now."""
    if count is None:
        return Chips(0)
    there = {row.table for row in tables}
    chips: int = sum(row.chips for row in tables)
    chips += sum(chips for table, chips in count.tables.items() if table not in there)
    chips += sum(count.stacks.get(entry, 0) for entry in unseated)
    chips += sum(
        chips for table, chips in gone.items() if table not in there and table not in count.tables
    )
    return Chips(chips)


def _gone(tournament: Tournament, count: Count) -> Iterator[tuple[Seat, Chips]]:
    """The stacks of players who have busted since: others at their table have them now."""
    exits = tournament.exits.by_entry
    if tournament.exits.hands <= min(count.whole.values(), default=0):
        return
    for entry, chips in count.stacks.items():
        out = exits.get(entry)
        if out is not None and _counts_still(count, out):
            yield out.seat, chips


def _counts_still(count: Count, out: Exit) -> bool:
    """Whether a stack still counts: not if its table was recounted or the chips left play."""
    if out.removed or out.forfeited:
        return out.hand > count.hands
    return out.hand > count.whole.get(out.seat.table, 0)


def chip_leaders(
    tournament: Tournament, people: People, now: Instant, most: int | None = None
) -> tuple[Leader, ...]:
    """The leaders among players still in whose stacks were counted."""
    count = tournament.counts.count
    if count is None:
        return ()
    exits, entries = tournament.exits.by_entry, tournament.entries.by_id
    stacks = [
        (-chips, entry)
        for entry, chips in count.stacks.items()
        if entry in entries and entry not in exits
    ]
    stacks = sorted(stacks) if most is None else nsmallest(most, stacks)
    big_blind, of = _big_blind(tournament, now), tournament.play.seating.of
    rows: list[Leader] = []
    for chips, entry in stacks:
        person = of_entry(tournament, people, entry)
        same = bool(rows) and rows[-1].chips == -chips
        rows.append(
            Leader(
                place=rows[-1].place if same else len(rows) + 1,
                entry=entry,
                name=person.name if person else None,
                country=person.country if person else None,
                seat=of.get(entry),
                chips=Chips(-chips),
                big_blinds=-chips // big_blind if big_blind else None,
            )
        )
    return tuple(rows)


def _big_blind(tournament: Tournament, now: Instant) -> Chips | None:
    """The big blind in force, or during a break the next one."""
    reading = read(tournament.setup.structure, tournament.play.clock, now)
    index = 0 if reading is None else reading.index
    coming = tournament.setup.structure[index:]
    level = next((period for period in coming if isinstance(period, Level)), None)
    return (level.big_blind or None) if level is not None else None


def fresh_stacks(tournament: Tournament) -> dict[EntryId, Chips]:
    """The stacks of all players left, if everybody was counted and nobody came or went since."""
    count = tournament.counts.count
    if count is None or tournament.exits.hands > count.hands:
        return {}
    exits = tournament.exits.by_entry
    left = [entry for entry in tournament.entries.by_id if entry not in exits]
    stacks = {entry: count.stacks[entry] for entry in left if entry in count.stacks}
    return stacks if len(stacks) == len(left) else {}
