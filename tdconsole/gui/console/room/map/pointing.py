"""The selection on the floor: a seat, and the players chosen."""

from msgspec.structs import replace

from tdconsole.domain.state.tournament import Seating
from tdconsole.domain.values import EntryId, Record, Seat
from tdconsole.projections.room.hall import Hall


class Pointing(Record, kw_only=True):
    cursor: Seat | None = None
    chosen: tuple[EntryId, ...] = ()
    gathering: bool = False
    """Whether several are being selected one by one, so that the cursor selects nobody."""


NOWHERE = Pointing()


def only(seating: Seating, seat: Seat) -> Pointing:
    entry = seating.at(seat)
    return Pointing(cursor=seat, chosen=() if entry is None else (entry,))


def gone(pointing: Pointing, seating: Seating, seat: Seat) -> Pointing:
    return replace(pointing, cursor=seat) if pointing.gathering else only(seating, seat)


def toggled(pointing: Pointing, seating: Seating, seat: Seat) -> Pointing:
    entry = seating.at(seat)
    if entry is None:
        return replace(pointing, cursor=seat)
    if entry in pointing.chosen:
        chosen = tuple(one for one in pointing.chosen if one != entry)
    else:
        chosen = (*pointing.chosen, entry)
    return Pointing(cursor=seat, chosen=chosen, gathering=bool(chosen))


def kept(pointing: Pointing, seating: Seating) -> Pointing:
    """The selection; the first player was chosen by the cursor, others come and go."""
    cursor = pointing.cursor
    if cursor is None:
        return pointing
    if not pointing.gathering and pointing.chosen == (seating.at(cursor),):
        return replace(pointing, gathering=True)
    return toggled(pointing, seating, cursor)


def followed(pointing: Pointing, before: Seating, hall: Hall) -> Pointing:
    """The selection after changes; a lone player takes it along, else the seat stays."""
    of, cursor = hall.seating.of, pointing.cursor
    chosen = tuple(one for one in pointing.chosen if one in of)
    if len(pointing.chosen) == 1 and chosen and before.of.get(chosen[0]) == cursor:
        cursor = of[chosen[0]]
    if cursor is not None and not hall.shows(cursor):
        cursor = None
    return Pointing(cursor=cursor, chosen=chosen, gathering=pointing.gathering and bool(chosen))
