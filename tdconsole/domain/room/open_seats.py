"""The tables that a draw may use, and their free seats."""

from collections.abc import Iterable, Iterator
from itertools import chain, groupby, islice

from tdconsole.domain.draw.lots import TableOffered
from tdconsole.domain.room.tables import free_seats, is_open, to_open
from tdconsole.domain.state.tournament import Table, Tournament


def offered(
    tournament: Tournament, players: int, *, opening: bool = True
) -> tuple[TableOffered, ...]:
    """The open tables within reach of this many players, and new ones as needed, by number."""
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


def spread(tournament: Tournament, players: int) -> tuple[TableOffered, ...] | None:
    """The tables over which entries are spread, for seats drawn at entry before play.

    None if no number of entries is expected: then a table opens when the others are full.
    """
    terms = tournament.terms
    wanted = tables_expected(tournament)
    if terms.draw_at == "once" or (terms.draw_at == "entry" and not wanted):
        return None
    known, order = tournament.play.seating.tables, tournament.terms.tables
    places = {number: place for place, number in enumerate(order)}
    tables = [table for table in known.values() if is_open(table) and not table.locked]
    tables.sort(key=lambda table: (places.get(table.no, len(places)), table.no))
    open_ = [_offer(tournament, table) for table in tables]
    following = (_offer(tournament, known.get(no) or Table(no=no)) for no in to_open(tournament))
    if terms.draw_at == "entry_by_table":
        offers = _for_all(chain(open_, following), [], players)
    else:
        first, later = list(islice(chain(open_, following), wanted)), open_[wanted:]
        first += [offer for offer in later if offer.players]
        empty = (offer for offer in later if not offer.players)
        offers = _for_all(chain(empty, following), first, players)
    return tuple(sorted((o for o in offers if o.free), key=lambda offer: offer.table))


def _for_all(
    tables: Iterable[TableOffered], offers: list[TableOffered], players: int
) -> list[TableOffered]:
    """The tables offered, and more of the others until everybody has a seat."""
    room = sum(len(offer.free) for offer in offers)
    following = iter(tables)
    while room < players and (offer := next(following, None)) is not None:
        offers.append(offer)
        room += len(offer.free)
    return offers


def tables_expected(tournament: Tournament) -> int:
    """The tables needed for the expected entries, else for the cap; 0 if neither is set."""
    terms, seats = tournament.terms, tournament.setup.seats_per_table
    return -(-(terms.expected or terms.cap) // seats)


def in_turn(offers: tuple[TableOffered, ...], players: int) -> tuple[TableOffered, ...]:
    """The tables without those so full that their turn can't come."""
    kept: list[TableOffered] = []
    by_size = sorted(offers, key=lambda offer: offer.players)
    for size, some in groupby(by_size, key=lambda offer: offer.players):
        if _turns_before(size, kept) < players:
            kept += some
    return tuple(sorted(kept, key=lambda offer: offer.table))


def _by_size(tournament: Tournament) -> Iterator[tuple[int, list[Table]]]:
    """The tables open to the draw, those with the fewest players first."""
    tables = [
        table
        for table in tournament.play.seating.tables.values()
        if (table.players or table.opened) and not table.locked
    ]
    tables.sort(key=lambda table: len(table.players))
    for size, some in groupby(tables, key=lambda table: len(table.players)):
        yield size, list(some)


def _turns_before(size: int, offers: Iterable[TableOffered]) -> int:
    """The seats filled before the turn of a table with this many players comes."""
    return sum(min(len(offer.free), size - offer.players) for offer in offers)


def _offer(tournament: Tournament, table: Table) -> TableOffered:
    free = free_seats(tournament, table)
    return TableOffered(table=table.no, players=len(table.players), free=free)
