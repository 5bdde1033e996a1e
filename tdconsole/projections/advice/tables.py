"""Tables to level and to break; one that is locked is left alone."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from tdconsole.domain.clock import Reading
from tdconsole.domain.state import Table, Tournament
from tdconsole.domain.tables import all_seats
from tdconsole.domain.values import TableNo
from tdconsole.projections.advice.due import Advice, AloneAtTable, TableCanBreak, TablesNotLevel

NOT_LEVEL: Final = 2  # fewer than at the fullest table
HALTS: Final = 3


def of_tables(tournament: Tournament, waiting: int, reading: Reading | None) -> Iterator[Advice]:
    tables = tournament.play.seating.tables
    sizes = {
        no: len(table.players) for no, table in tables.items() if table.players and not table.locked
    }
    if len(sizes) < 2:
        return
    breaking = set()
    if reading is not None:
        for one in _breaks(tournament, sizes):
            breaking.add(one.table)
            yield one
    elif waiting or tournament.terms.draw_at == "entry":
        return  # the draws to come fill the emptiest tables first
    uneven = _not_level(sizes, dealing=reading is not None)
    if uneven is not None and uneven.to_table not in breaking:
        yield uneven


def _breaks(
    tournament: Tournament, sizes: Mapping[TableNo, int]
) -> Iterator[AloneAtTable | TableCanBreak]:
    """Whoever waits for a seat needs one of the free ones too."""
    tables = tournament.play.seating.tables
    rooms = {no: _room(tournament, tables[no]) for no in sizes}
    waiting = tournament.left - len(tournament.play.seating.of)
    needed, room, spare = sum(sizes.values()) + waiting, sum(rooms.values()), 0
    for no in sorted(sizes, key=lambda no: (sizes[no], -no)):
        room -= rooms[no]
        if room < needed:
            break
        spare += 1
    if spare < 1:
        return
    fewest = min(sizes.values())
    smallest = sorted((no for no, players in sizes.items() if players == fewest), reverse=True)
    if fewest > 1:
        table = smallest[0]
        free = sum(rooms.values()) - rooms[table] - (sum(sizes.values()) - fewest)
        yield TableCanBreak(
            table=table,
            players=fewest,
            free=free,
            urgency="now" if max(sizes.values()) - fewest >= HALTS else "soon",
            start=f"m {table}-",
        )
        return
    for table in smallest[:spare]:
        ((seat, entry),) = tables[table].players.items()
        yield AloneAtTable(table=table, entry=entry, start=f"m {table}-{seat} ")


def _room(tournament: Tournament, table: Table) -> int:
    return len(all_seats(tournament, table)) if table.uses else tournament.setup.seats_per_table


def _not_level(sizes: Mapping[TableNo, int], *, dealing: bool) -> TablesNotLevel | None:
    most, fewest = max(sizes.values()), min(sizes.values())
    if most - fewest < NOT_LEVEL:
        return None
    fullest = min(no for no, players in sizes.items() if players == most)
    halted = dealing and most - fewest >= HALTS
    return TablesNotLevel(
        from_table=fullest,
        players=most,
        to_table=min(no for no, players in sizes.items() if players == fewest),
        fewest=fewest,
        halted=halted,
        moves=fewest_moves(sizes.values()),
        urgency="now" if halted else "soon",
        start=f"m {fullest}-",
    )


def fewest_moves(sizes: Iterable[int]) -> int:
    """How many players have to move until no table has two more than another."""
    fullest_first = sorted(sizes, reverse=True)
    least, one_more = divmod(sum(fullest_first), len(fullest_first))
    return sum(
        max(0, players - least - (rank < one_more)) for rank, players in enumerate(fullest_first)
    )
