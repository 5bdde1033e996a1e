"""A morning without a draw: everybody sits where the stack was in the evening."""

from typing import Final

from msgspec.structs import replace

from tdconsole.domain.language.commands.day import SeatAsBefore
from tdconsole.domain.language.events.day import Reseated, SeatedAsBefore
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.rejections.day import (
    DrawnAfterMerge,
    DrawnEachDay,
    NoNightBefore,
    NoSeatAsBefore,
    SeatsGivenToday,
)
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.room.seating import need_fault, out_of_line, seat_fault, seated_together
from tdconsole.domain.room.waiting import waiting
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.tournament import Seating, Table, Tournament, play_of, with_play
from tdconsole.domain.values import EntryId, Seat

_DAY_TWO: Final = 2


def seat_as_before(
    tournament: Tournament, _command: SeatAsBefore, _context: Context
) -> tuple[Event, ...] | Rejection:
    if fault := as_before_fault(tournament):
        return fault
    again = seats_as_before(tournament).items()
    seated = tuple(Reseated(entry=entry, seat=seat) for entry, seat in again)
    return (SeatedAsBefore(play=tournament.play.id, seated=seated),)


def as_before_fault(tournament: Tournament) -> Rejection | None:
    play = tournament.play
    if tournament.in_flights or (tournament.merged and play.day == _DAY_TWO):
        return DrawnAfterMerge()
    if play.day == 1:
        return NoNightBefore()
    if play.seating.of:
        return SeatsGivenToday(day=play.day)
    if (rule := tournament.rules.redraw_each_day).value:
        return DrawnEachDay(cite=rule.cite)
    return None if seats_as_before(tournament) else NoSeatAsBefore()


def seats_as_before(tournament: Tournament) -> dict[EntryId, Seat]:
    """Last night's seats by entry; a player whose seat can't be used any more waits for a draw."""
    play, seats = tournament.play, dict[EntryId, Seat]()
    for entry in waiting(tournament):
        bag = play.bags.get(entry)
        if bag is None or bag.seat is None or bag.day != play.day - 1:
            continue
        if _is_free(tournament, bag.seat) and not need_fault(tournament, entry, bag.seat):
            seats[entry] = bag.seat
    return seats


def _is_free(tournament: Tournament, seat: Seat) -> bool:
    """Whether the seat is free; a table that was put away overnight opens with its player."""
    room, seating = tournament.terms.tables, tournament.play.seating
    table = seating.tables.get(seat.table)
    if table is None:
        if room and seat.table not in room:
            return False
        table = Table(no=seat.table)
        seating = replace(seating, tables=seating.tables.set(seat.table, table))
    return not table.locked and seat_fault(tournament, seating, seat) is None


def seated_as_before(tournament: Tournament, event: SeatedAsBefore) -> Tournament:
    """Seat everybody as before; no draw was made, so a redraw due in the evening is still due."""
    play = play_of(tournament, event.play)
    places = {one.entry: one.seat for one in event.seated}
    seating: Seating = seated_together(play.seating, places)
    left = out_of_line(tournament.alternates, places)
    changed = replace(play, seating=seating, began=play.began_before)
    return with_play(replace(tournament, alternates=left), changed)
