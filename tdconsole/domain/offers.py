"""Which tables a draw has to do with, and which seats of them are free."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from tdconsole.domain.lots import (
    TableOffered,
)
from tdconsole.domain.state import (
    Table,
    Tournament,
)
from tdconsole.domain.tables import free_seats, to_open


def offered(
    tournament: Tournament, players: int, *, opening: bool = True
) -> tuple[TableOffered, ...]:
    """The open tables that so many can come to, and as many new ones as it takes, by number."""
    seats, offers, room = tournament.setup.seats_per_table, list[TableOffered](), 0
    for size, tables in _by_size(tournament):
        if size < seats and _turns_before(size, offers) < players:
            some = [_offer(tournament, table) for table in tables]
            offers += (offer for offer in some if offer.free)
            room += sum(len(offer.free) for offer in some)
    if opening and room < players:
        known = tournament.play.seating.tables
        for number in to_open(tournament):
            offers.append(_offer(tournament, known.get(number) or Table(no=number)))
            room += len(offers[-1].free)
            if room >= players:
                break
    return tuple(sorted((o for o in offers if o.free), key=lambda offer: offer.table))


def _by_size(tournament: Tournament) -> Iterator[tuple[int, list[Table]]]:
    """The tables that are open to the draw, those with the fewest players first."""
    tables = [
        table
        for table in tournament.play.seating.tables.values()
        if (table.players or table.opened) and not table.locked
    ]
    tables.sort(key=lambda table: len(table.players))
    for size, some in groupby(tables, key=lambda table: len(table.players)):
        yield size, list(some)


def _turns_before(size: int, offers: Iterable[TableOffered]) -> int:
    """How many seats are filled before the turn of a table with so many players comes."""
    return sum(min(len(offer.free), size - offer.players) for offer in offers)


def _offer(tournament: Tournament, table: Table) -> TableOffered:
    free = free_seats(tournament, table)
    return TableOffered(table=table.no, players=len(table.players), free=free)
