"""Players missing hands at each table, and how many more."""

from collections.abc import Mapping

from tdconsole.domain.memo import Memo
from tdconsole.domain.state.penalties import owing
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, Record, Seat, TableNo


class Misses(Record, kw_only=True):
    entry: EntryId
    seat: Seat
    hands: int
    """The hands still to miss."""


_LAST = Memo[Mapping[TableNo, tuple[Misses, ...]]]()


def missing_hands(tournament: Tournament) -> Mapping[TableNo, tuple[Misses, ...]]:
    """The players away seat by seat, for tables that have any."""
    owed, of = owing(tournament), tournament.play.seating.of

    def made() -> Mapping[TableNo, tuple[Misses, ...]]:
        found = dict[TableNo, tuple[Misses, ...]]()
        seated = [(of[entry], entry) for entry in owed if entry in of]
        for seat, entry in sorted(seated):
            one = Misses(entry=entry, seat=seat, hands=owed[entry])
            found[seat.table] = (*found.get(seat.table, ()), one)
        return found

    return _LAST.of(owed, of, made=made)
