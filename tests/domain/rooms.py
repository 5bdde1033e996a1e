"""Rooms for the floor's tests: who sits where, and where each table's button is."""

from collections.abc import Mapping, Sequence
from functools import cache

from hypothesis import strategies as st
from msgspec.structs import replace

from tdconsole.domain.language.commands.floor import PlaceButton
from tdconsole.domain.rules.book import Rulebook, Ruled
from tdconsole.domain.rules.values import Tolerance
from tdconsole.domain.values import Dealt, EntryId, SeatNo, TableNo
from tests.domain.floor import Floor, at, playing, registered, sits

SEATS = 9

Room = Mapping[int, Sequence[int]]
"""The seats that are taken at each table."""


@cache
def _entered(players: int) -> Floor:
    return registered(players)


def room_of(taken: Room, book: Rulebook | None = None) -> Floor:
    """Entries are numbered by table and seat, and the clock runs."""
    players = sum(map(len, taken.values()))
    base, floor = _entered(players), Floor()
    floor.state, floor.issued = base.state, base.issued
    seats = [at(table, seat) for table in sorted(taken) for seat in taken[table]]
    floor.given(*(sits(entry, seat) for entry, seat in enumerate(seats, start=1)))
    started = playing(2).tournament.play.clock
    state = floor.tournament
    play = replace(state.play, clock=started, moves=state.play.moves)
    setup = state.setup
    if book is not None:
        setup = replace(setup, rules=replace(setup.rules, profile=book, book=book))
    floor.state = replace(state, plays=state.plays.set(play.id, play), setup=setup)
    return floor


def with_buttons(floor: Floor, *tables: int, seat: int | None = None) -> Floor:
    """At the first player of each of these tables, or of all; or at this seat."""
    there = floor.tournament.play.seating.tables
    for number in map(TableNo, tables or sorted(there)):
        if len(there[number].players) > 1:
            button = SeatNo(seat or min(there[number].players))
            floor.do(PlaceButton(table=number, button=button))
    return floor


def apart(most: int) -> Rulebook:
    value = (Tolerance(most=most),)
    return Rulebook(id="house", title="House", balance_tolerance=Ruled(value=value))


def at_table(floor: Floor, table: int) -> dict[SeatNo, EntryId]:
    return dict(floor.tournament.play.seating.tables[TableNo(table)].players)


def sizes(floor: Floor) -> dict[int, int]:
    tables = floor.tournament.play.seating.tables.values()
    return {table.no: len(table.players) for table in tables if table.players}


_tables = st.sets(st.integers(1, SEATS), min_size=1, max_size=SEATS).map(sorted)
rooms = st.lists(_tables, min_size=2, max_size=7).map(lambda all_: dict(enumerate(all_, start=1)))


def dealt(button: int, small: int, big: int) -> Dealt:
    return Dealt(button=SeatNo(button), small_blind=SeatNo(small), big_blind=SeatNo(big))
