"""The tables of players: entries, seats, busts, moves and counts."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from tdconsole.domain.eliminations.busting import Finish, finishes
from tdconsole.domain.engine.decider import fold, initial
from tdconsole.domain.language.events.chips import ChipsCounted
from tdconsole.domain.language.events.draw import SeatsDrawn
from tdconsole.domain.language.events.entry import EntryRegistered
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.floor import PlayerMoved, PlayersSwapped, TablesBalanced
from tdconsole.domain.state.flight_in_hand import each, entry_of, floors
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Chips, EntryId, Instant, Seat
from tdconsole.exports.relational.schema import (
    OF_TOURNAMENT,
    TOURNAMENT,
    Column,
    Key,
    Row,
    Table,
    of_entry,
)
from tdconsole.exports.relational.told import TournamentTold
from tdconsole.projections.eliminations.standings import Standing, standings

_ENTRY: Final = Column("entry", "number", "The entry's number in its tournament.")
_FLIGHT: Final = Column("flight", "number", "The flight it was in.")
_TABLE: Final = Column("table_number", "number", "The table.")
_SEAT: Final = Column("seat_number", "number", "The seat.")


class _Stands(NamedTuple):
    order: int
    row: Standing


def _standing(told: TournamentTold) -> dict[EntryId, _Stands]:
    return {
        row.entry: _Stands(order, row)
        for floor in each(told.state)
        for order, row in enumerate(standings(floor, {}, told.now).rows, start=1)
    }


def _entries(told: TournamentTold) -> Iterator[Row]:
    stands = _standing(told)
    out = {entry for floor in floors(told.state).values() for entry in floor.exits.by_entry}
    for step in told.living:
        for event in step.events:
            if isinstance(event, EntryRegistered):
                yield _entry(told.state, event, step.at, stands.get(event.entry), out)


def _entry(
    state: Tournament,
    event: EntryRegistered,
    at: Instant,
    stands: _Stands | None,
    out: set[EntryId],
) -> Row:
    entry = entry_of(state, event.entry)
    status = "taken back" if entry is None else "out" if event.entry in out else "in"
    row = None if stands is None else stands.row
    return (
        event.entry,
        event.person,
        event.play if entry is None else entry.play,
        at,
        status,
        None if entry is None else entry.bullet,
        event.before,
        event.profile,
        event.paid.total,
        None if entry is None else entry.spent.total,
        event.stack if entry is None else entry.chips,
        None if stands is None else stands.order,
        None if row is None else row.place,
        None if row is None else row.shared_by,
        None if row is None else row.prize,
    )


def _seats(told: TournamentTold) -> Iterator[Row]:
    for number, play in sorted(told.state.plays.items()):
        for entry, seat in sorted(play.seating.of.items(), key=lambda pair: pair[1]):
            yield number, seat.table, seat.seat, entry


def _tables(told: TournamentTold) -> Iterator[Row]:
    for number, play in sorted(told.state.plays.items()):
        for table in sorted(play.seating.tables.values(), key=lambda one: one.no):
            seats = told.state.seats_at(table)
            yield number, table.no, seats, len(table.players), int(table.locked), table.out


def _finish(told: TournamentTold) -> dict[EntryId, Finish]:
    return {one.entry: one for floor in each(told.state) for one in finishes(floor, told.now)}


def _busts(told: TournamentTold) -> Iterator[Row]:
    finish = _finish(told)
    for floor in floors(told.state).values():
        for entry, out in sorted(floor.exits.by_entry.items()):
            one = finish.get(entry)
            yield (
                entry,
                out.play,
                out.hand,
                out.at,
                out.seat.table,
                out.seat.seat,
                out.stack,
                None if one is None else one.place,
                None if one is None else one.shared_by,
                None if one is None else int(one.provisional),
                out.forward,
            )


def _winners(told: TournamentTold) -> Iterator[Row]:
    for floor in floors(told.state).values():
        for entry, out in sorted(floor.exits.by_entry.items()):
            for winner in dict.fromkeys(out.by):
                yield entry, winner


def _moves(told: TournamentTold) -> Iterator[Row]:
    """The seats before and after each step in which somebody was moved."""
    state, number = initial(), 0
    for step in told.living:
        before = state
        state = fold(state, step.events) if step.events else state
        for event in step.events:
            for entry in _moved(event):
                was, seat = _seat_of(before, entry), _seat_of(state, entry)
                if was is not None and seat is not None and was != seat:
                    number += 1
                    seats = (was.table, was.seat, seat.table, seat.seat)
                    yield number, step.no, step.at, entry, *seats


def _moved(event: Event) -> Iterator[EntryId]:
    if isinstance(event, PlayersSwapped):
        yield from (event.one, event.other)
    elif isinstance(event, PlayerMoved):
        yield event.entry
    elif isinstance(event, SeatsDrawn):
        yield from (one.entry for one in event.seated)
    elif isinstance(event, TablesBalanced):
        yield from (one.entry for one in event.moves)


def _seat_of(state: Tournament | None, entry: EntryId) -> Seat | None:
    plays = () if state is None else state.plays.values()
    return next((seat for play in plays if (seat := play.seating.of.get(entry))), None)


def _counts(told: TournamentTold) -> Iterator[Row]:
    line = 0
    for step in told.living:
        for event in step.events:
            if isinstance(event, ChipsCounted):
                found: list[tuple[EntryId | None, Chips | None]]
                found = [(one.entry, one.chips) for one in event.stacks]
                found = found or [(None, event.chips)]
                for entry, chips in found:
                    line += 1
                    yield line, event.count, event.play, event.table, event.at, entry, chips


ENTRIES: Final = Table(
    "entries",
    "Each entry that was bought, with where it stands now.",
    ("tournament", "entry"),
    (
        TOURNAMENT,
        _ENTRY,
        Column("person", "number", "Who bought it."),
        _FLIGHT,
        Column("registered_at", "moment", "When it was registered."),
        Column("status", "text", "in, out, or taken back (given back, or a no-show removed)."),
        Column("bullet", "number", "Which entry of this person it is: 1, 2, 3."),
        Column("previous_entry", "number", "The same person's entry before it."),
        Column("profile", "text", "The price it was sold at, if there are several."),
        Column("paid", "money", "The price of the entry itself."),
        Column("spent", "money", "That, with rebuys, the add-on and the bonus."),
        Column("stack", "number", "The chips bought with it in all."),
        Column("standing", "number", "The row in the standings; one row a person in each flight."),
        Column("place", "number", "The person's place; none while still in."),
        Column("shared_by", "number", "How many share the place."),
        Column("prize", "money", "What all the person's entries won."),
    ),
    _entries,
    (
        OF_TOURNAMENT,
        Key(("person",), "people", ("person",)),
        of_entry("previous_entry"),
        Key(("tournament", "flight"), "flights", ("tournament", "flight")),
    ),
    facets=("status", "flight", "bullet"),
)
TABLES: Final = Table(
    "tables",
    "The tables of each flight now.",
    ("tournament", "flight", "table_number"),
    (
        TOURNAMENT,
        _FLIGHT,
        _TABLE,
        Column("seats", "number", "How many seats it has."),
        Column("players", "number", "How many players sit there."),
        Column("locked", "number", "1 if nobody is drawn to it."),
        Column("busts", "number", "How many went out there."),
    ),
    _tables,
    (OF_TOURNAMENT,),
    facets=("players",),
)
SEATS: Final = Table(
    "seats",
    "Who sits where now.",
    ("tournament", "flight", "table_number", "seat_number"),
    (TOURNAMENT, _FLIGHT, _TABLE, _SEAT, _ENTRY),
    _seats,
    (
        Key(
            ("tournament", "flight", "table_number"),
            "tables",
            ("tournament", "flight", "table_number"),
        ),
        of_entry(),
    ),
    facets=("table_number",),
)
BUSTS: Final = Table(
    "busts",
    "Everybody who is out, with the hand and the seat.",
    ("tournament", "entry"),
    (
        TOURNAMENT,
        _ENTRY,
        _FLIGHT,
        Column("hand", "number", "The hand, counted over the hands in which somebody went out."),
        Column("at", "moment", "When it was reported."),
        _TABLE,
        _SEAT,
        Column("stack", "number", "The chips at the start of the hand, if they were told."),
        Column("place", "number", "The place, counting entries."),
        Column("shared_by", "number", "How many share the place."),
        Column("provisional", "number", "1 if another table may still report the same hand."),
        Column("forward_entry", "number", "The entry whose stack went on instead, after a merge."),
    ),
    _busts,
    (of_entry(), of_entry("forward_entry")),
    facets=("table_number",),
)
WINNERS: Final = Table(
    "bust_winners",
    "Who won the chips of somebody who went out; of a split pot several did.",
    ("tournament", "entry", "by_entry"),
    (TOURNAMENT, _ENTRY, Column("by_entry", "number", "The entry that won them.")),
    _winners,
    (Key(("tournament", "entry"), "busts", ("tournament", "entry")), of_entry("by_entry")),
)
MOVES: Final = Table(
    "moves",
    "Players moved to another seat: by hand, to balance, as a table broke, or by a redraw.",
    ("tournament", "move"),
    (
        TOURNAMENT,
        Column("move", "number", "The move's number, in their order."),
        Column("step", "number", "The step that moved the player."),
        Column("at", "moment", "When that was."),
        _ENTRY,
        Column("from_table", "number", "The table left."),
        Column("from_seat", "number", "The seat left."),
        Column("to_table", "number", "The table taken."),
        Column("to_seat", "number", "The seat taken."),
    ),
    _moves,
    (of_entry(), Key(("tournament", "step"), "steps", ("tournament", "step"))),
    facets=("from_table",),
)
COUNTS: Final = Table(
    "chip_counts",
    "Stacks as they were counted, or a table's total if nobody said whose they were.",
    ("tournament", "line"),
    (
        TOURNAMENT,
        Column("line", "number", "The line, in the order of counting."),
        Column("count", "number", "The number of the count."),
        _FLIGHT,
        _TABLE,
        Column("at", "moment", "When it was counted."),
        _ENTRY,
        Column("chips", "number", "The chips."),
    ),
    _counts,
    (of_entry(),),
)
