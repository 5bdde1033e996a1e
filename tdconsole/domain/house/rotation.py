"""The rotation: which tables are dealt in what order, and who goes where at the next push.

A dealer moves on to the next table of the order. Those who have dealt longest go on a break, and
those who have rested longest come back into the places they leave.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from tdconsole.domain.room.tables import is_open
from tdconsole.domain.state.dealers import Dealer, Dealing
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Deal, DealtTable, RotationPart, StaffId, TournamentId


def tournaments_dealt(dealing: Dealing) -> frozenset[TournamentId]:
    """The tournaments of the rotation, and those where somebody deals by hand."""
    held = (one.at.tournament for one in dealing.dealers.values() if one.at is not None)
    return frozenset(part.tournament for part in dealing.order).union(held)


def open_at(number: TournamentId, tournament: Tournament | None) -> Iterator[DealtTable]:
    """The open tables of a tournament; a flight where everybody has gone home has none."""
    if tournament is None or tournament.finished:
        return
    plays = tournament.plays.values() if tournament.in_flights else (tournament.play,)
    for play in plays:
        tables = play.seating.tables
        if not tournament.in_flights or any(table.players for table in tables.values()):
            for no in sorted(tables):
                if is_open(tables[no]):
                    yield DealtTable(tournament=number, table=no)


def tables_of(
    order: Iterable[RotationPart], open_tables: Sequence[DealtTable]
) -> tuple[DealtTable, ...]:
    """The open tables of the rotation, in its order."""
    parts = tuple(order)
    alone = {_table(part) for part in parts}
    whole: dict[TournamentId, list[DealtTable]] = {}
    for one in open_tables:
        if one not in alone:
            whole.setdefault(one.tournament, []).append(one)
    there = frozenset(open_tables)
    found: list[DealtTable] = []
    for part in parts:
        one_table = _table(part)
        if one_table is None:
            found += whole.get(part.tournament, ())
        elif one_table in there:
            found.append(one_table)
    return tuple(dict.fromkeys(found))


def _table(part: RotationPart) -> DealtTable | None:
    if part.table is None:
        return None
    return DealtTable(tournament=part.tournament, table=part.table)


def next_deal(dealing: Dealing, tables: Sequence[DealtTable]) -> tuple[Deal, ...]:
    """The dealers at their tables after the next push; everybody else on has a break."""
    queue = _by_turn(dealing)
    if not queue:
        return ()
    kept_off = [one for one in queue if dealing.dealers[one].rested > dealing.pushes]
    others = [one for one in queue if one not in kept_off]
    off = max(0, _resting(dealing, tables) - len(kept_off))
    return _seated(dealing, others[off:], tables)


def _by_turn(dealing: Dealing) -> list[StaffId]:
    """Everybody on, from the one whose break is due first to the one who has rested longest."""

    def turn(staff: StaffId) -> tuple[bool, int, int, int, int]:
        one = dealing.dealers[staff]
        return one.downs < dealing.terms.downs, one.rested, one.rests, one.on.utc, staff

    return sorted(dealing.dealers, key=turn)


def _resting(dealing: Dealing, tables: Sequence[DealtTable]) -> int:
    """How many have to be on a break: those without a table, and those whose limit is reached.

    Breaks are spread over the downs, so that never all of them are due at once.
    """
    count, most, now = len(dealing.dealers), dealing.terms.downs, dealing.pushes
    left = max(0, count - len(tables))
    if dealing.terms.tables_first:
        return left
    due = sum(one.downs >= most for one in dealing.dealers.values())
    spread = (now + 1) * count // (most + 1) - now * count // (most + 1)
    return max(left, due, spread)


def _seated(
    dealing: Dealing, staff: Sequence[StaffId], tables: Sequence[DealtTable]
) -> tuple[Deal, ...]:
    """Each dealer one table further on, and those off a break at the tables left over."""
    dealt = tables[: len(staff)]
    place = {table: index for index, table in enumerate(tables)}
    held = {one: place[at] for one in staff if (at := dealing.dealers[one].at) in place}
    free = list(dealt)
    went: dict[DealtTable, StaffId] = {}
    staying: list[StaffId] = []
    for one in sorted(held, key=lambda one: held[one]):
        wanted = _after(tables, held[one], len(dealt))
        if wanted is not None and wanted in free:
            free.remove(wanted)
            went[wanted] = one
        else:
            staying.append(one)
    back = [one for one in reversed(staff) if one not in held]
    for one in chain(staying, back):
        if not free:
            break
        own = dealing.dealers[one].at
        table = next((table for table in free if table != own), free[0])
        free.remove(table)
        went[table] = one
    return tuple(
        Deal(staff=went[table], tournament=table.tournament, table=table.table)
        for table in dealt
        if table in went
    )


def _after(tables: Sequence[DealtTable], index: int, dealt: int) -> DealtTable | None:
    """The next of the tables that are dealt, which are the first ones of the order."""
    if not dealt:
        return None
    return tables[index + 1 if index + 1 < dealt else 0]


def at_work(dealer: Dealer, open_tables: frozenset[DealtTable]) -> DealtTable | None:
    """The table a dealer is at; one that was closed has let its dealer go."""
    return dealer.at if dealer.at in open_tables else None
