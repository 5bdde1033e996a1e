"""Bringing a player back to a seat after a bust or a disqualification."""

from msgspec.structs import replace

from tdconsole.domain.eliminations.corrections import unranked
from tdconsole.domain.entry.limits import latest_of
from tdconsole.domain.hand.hands_left import is_overnight
from tdconsole.domain.language.commands.floor import ReinstatePlayer
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.floor import PlayerReinstated
from tdconsole.domain.language.rejections.entry import AlreadyRegistered, UnknownEntry
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.room import PlayerIsIn, TableIsBroken
from tdconsole.domain.room.seating import gone_from, need_fault, seat_fault, seated
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.exits import back, not_in_hand
from tdconsole.domain.state.tournament import Seating, Tournament, play_of, with_play
from tdconsole.domain.values import Chips, TableNo


def reinstate(
    tournament: Tournament, command: ReinstatePlayer, context: Context
) -> tuple[Event, ...] | Rejection:
    if command.entry not in tournament.entries.by_id:
        return UnknownEntry(entry=command.entry)
    exit_ = tournament.exits.by_entry.get(command.entry)
    if exit_ is None:
        return PlayerIsIn(entry=command.entry)
    person = tournament.entries.by_id[command.entry].person
    latest = latest_of(tournament, person, context.standing)
    if latest is not None and latest.id != command.entry:
        return AlreadyRegistered(person=person, entry=latest.id)
    play, seat = tournament.play, command.seat or exit_.seat
    if command.seat is None and is_overnight(tournament):
        return TableIsBroken(table=seat.table)
    if command.seat is None and _is_broken(play.seating, seat.table):
        return TableIsBroken(table=seat.table)
    if fault := seat_fault(tournament, play.seating, seat):
        return fault
    if fault := need_fault(tournament, command.entry, seat):
        return fault
    return (PlayerReinstated(play=play.id, entry=command.entry, seat=seat),)


def _is_broken(seating: Seating, number: TableNo) -> bool:
    """Whether the table is broken: nobody plays there any more, while others play elsewhere."""
    table = seating.tables.get(number)
    return bool(seating.of) and (table is None or not (table.players or table.opened))


def reinstated(tournament: Tournament, event: PlayerReinstated) -> Tournament:
    """Reinstate a player with the chips given up or taken away, and with a place again."""
    exits, play, prizes = tournament.exits, play_of(tournament, event.play), tournament.prizes
    if event.entry in exits.by_entry:
        exit_ = exits.by_entry[event.entry]
        seating = gone_from(play.seating, exit_.seat.table, -1)
        play = replace(not_in_hand(play, event.entry), seating=seating)
        exits = back(exits, event.entry)
        if event.entry in prizes.struck:
            prizes = replace(prizes, struck=prizes.struck.delete(event.entry))
        tournament = unranked(
            replace(
                tournament,
                exits=exits,
                chips=Chips(tournament.chips + exit_.forfeited + exit_.removed),
                forfeited=Chips(tournament.forfeited - exit_.forfeited),
                removed=Chips(tournament.removed - exit_.removed),
                prizes=prizes,
            ),
            event.entry,
        )
    seating = seated(play.seating, event.entry, event.seat)
    return with_play(tournament, replace(play, seating=seating))
