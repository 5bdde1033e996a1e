"""Disqualification by the director, and striking from the results."""

from collections.abc import Iterator

from msgspec.structs import replace

from tdconsole.domain.clock.depth import how_far
from tdconsole.domain.clock.reading import has_begun
from tdconsole.domain.discipline.giving import offence_fault
from tdconsole.domain.entry.alternates import follow
from tdconsole.domain.hand.hands_left import in_bag, rests
from tdconsole.domain.language.commands.money import DisqualifyPlayer, ReclassifyPlayer
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.money import PlayerDisqualified, PlayerReclassified
from tdconsole.domain.language.rejections.clock import ClockNotStarted
from tdconsole.domain.language.rejections.day import BagHolds
from tdconsole.domain.language.rejections.discipline import (
    LastPlayer,
    OutStrikeInstead,
    PlaysByAnotherEntry,
    StillPlays,
    StruckAlready,
)
from tdconsole.domain.language.rejections.entry import UnknownEntry
from tdconsole.domain.language.rejections.flights import PlaysInFlight
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.room import MoreThanInPlay
from tdconsole.domain.room.seating import gone_from, player_fault, unseated
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.exits import gone
from tdconsole.domain.state.flight_in_hand import floors, latest_by, turned_to
from tdconsole.domain.state.flight_names import flight_name
from tdconsole.domain.state.tournament import Exit, Tournament, play_of, with_play
from tdconsole.domain.values import Chips, EntryId, NoteId, PersonId, Seat

Decision = tuple[Event, ...] | Rejection


def disqualify(tournament: Tournament, command: DisqualifyPlayer, context: Context) -> Decision:
    """Disqualify a player: every entry loses its place, and alternates get the seat.

    Across flights, the same person's other stacks don't play on either.
    """
    play, entry = tournament.play, command.entry
    if fault := _out_fault(tournament, entry, context) or _elsewhere_fault(
        tournament, entry, context
    ):
        return fault
    if not rests(tournament, entry) and (fault := player_fault(tournament, entry)):
        return fault
    if fault := offence_fault(command.offence, context):
        return fault
    if not has_begun(tournament.setup.structure, play.clock, context.now):
        return ClockNotStarted()
    if tournament.left == 1:
        return LastPlayer(entry=entry)
    most = Chips(tournament.chips - (tournament.left - 1))
    if (bag := in_bag(tournament, entry)) is not None and command.stack != bag.chips:
        return BagHolds(entry=entry, chips=bag.chips)
    if command.stack > most:
        return MoreThanInPlay(stack=command.stack, in_play=most)
    reason = context.note or NoteId("")
    struck = not command.sanction and tournament.rules.disqualified.value == "none_moves_up"
    out = PlayerDisqualified(
        play=play.id,
        entry=entry,
        seat=play.seating.of.get(entry),
        stack=command.stack,
        struck=struck,
        reason=reason,
        at=context.now,
        sanction=command.sanction,
        offence=command.offence,
    )
    rest = tuple(_bagged_elsewhere(tournament, out, context))
    named = {one.entry for one in rest}
    earlier = _others(tournament, entry, context) if struck else ()
    return (
        out,
        *rest,
        *(PlayerReclassified(entry=one, reason=reason) for one in earlier if one not in named),
        *follow(disqualified(tournament, out), context),
    )


def _bagged_elsewhere(
    tournament: Tournament, out: PlayerDisqualified, context: Context
) -> Iterator[PlayerDisqualified]:
    same = _same(tournament, out.entry, context)
    for play, floor in tournament.others.items():
        there = turned_to(tournament, play)
        for one, entry in floor.entries.by_id.items():
            if entry.person in same and (bag := in_bag(there, one)) is not None:
                yield replace(out, play=play, entry=one, seat=None, stack=bag.chips)


def _out_fault(tournament: Tournament, entry: EntryId, context: Context) -> Rejection | None:
    """Why an eliminated entry isn't disqualified: the person plays by another, or can be struck."""
    if entry not in tournament.entries.by_id:
        return UnknownEntry(entry=entry)
    if entry not in tournament.exits.by_entry:
        return None
    if (again := _plays_by(tournament, entry, context)) is not None:
        return PlaysByAnotherEntry(entry=entry, again=again)
    if entry in tournament.prizes.struck:
        return StruckAlready(entry=entry)
    return OutStrikeInstead(entry=entry)


def _elsewhere_fault(tournament: Tournament, entry: EntryId, context: Context) -> Rejection | None:
    """The fault if another stack of the person still plays: that one is taken out, bag and all."""
    same = _same(tournament, entry, context)
    for play, floor in tournament.others.items():
        there = turned_to(tournament, play)
        for one, other in floor.entries.by_id.items():
            live = one not in floor.exits.by_entry and in_bag(there, one) is None
            if other.person in same and live:
                return PlaysInFlight(entry=one, flight=flight_name(tournament, play))
    return None


def _plays_by(tournament: Tournament, entry: EntryId, context: Context) -> EntryId | None:
    by_person, out = tournament.entries.by_person, tournament.exits.by_entry
    latest = (by_person.get(one) for one in _same(tournament, entry, context))
    return next((one for one in latest if one is not None and one not in out), None)


def _same(tournament: Tournament, entry: EntryId, context: Context) -> frozenset[PersonId]:
    """The person's number, with earlier numbers in the house."""
    return frozenset((tournament.entries.by_id[entry].person, *context.standing.same))


def _others(tournament: Tournament, entry: EntryId, context: Context) -> Iterator[EntryId]:
    """The same person's other entries that still hold a place."""
    struck, same = tournament.prizes.struck, _same(tournament, entry, context)
    first = tournament.entries.by_id[entry].bullet < 2
    if first and all(latest_by(tournament, one) in {None, entry} for one in same):
        return
    for floor in floors(tournament).values():
        for one, other in floor.entries.by_id.items():
            if other.person in same and one != entry and one not in struck:
                yield one


def disqualified(tournament: Tournament, event: PlayerDisqualified) -> Tournament:
    if event.entry not in tournament.entries.by_id or event.entry in tournament.exits.by_entry:
        return tournament
    seat = _sat(tournament, event)
    if seat is None:
        return tournament
    play, exits, prizes = play_of(tournament, event.play), tournament.exits, tournament.prizes
    hand = exits.hands + 1
    exit_ = Exit(
        hand=hand,
        seat=seat,
        stack=None,
        at=event.at,
        removed=event.stack,
        reached=how_far(tournament, play, event.at),
        play=play.id,
    )
    if event.struck:
        prizes = replace(prizes, struck=prizes.struck.set(event.entry, event.reason))
    tournament = replace(
        tournament,
        exits=gone(exits, event.entry, exit_),
        chips=Chips(tournament.chips - event.stack),
        removed=Chips(tournament.removed + event.stack),
        prizes=prizes,
    )
    seating = unseated(play.seating, event.entry)
    if event.seat is not None:
        seating = gone_from(seating, event.seat.table)
    return with_play(tournament, replace(play, seating=seating))


def _sat(tournament: Tournament, event: PlayerDisqualified) -> Seat | None:
    """The player's seat; between two days, the one from which the chips were bagged."""
    bag = play_of(tournament, event.play).bags.get(event.entry)
    return event.seat if event.seat is not None or bag is None else bag.seat


def reclassify(tournament: Tournament, command: ReclassifyPlayer, context: Context) -> Decision:
    """Strike a person with every entry; a winner may be struck once the tournament is finished."""
    entry = command.entry
    if entry not in tournament.entries.by_id:
        return UnknownEntry(entry=entry)
    if entry in tournament.prizes.struck:
        return StruckAlready(entry=entry)
    if not tournament.finished and (playing := _plays_by(tournament, entry, context)) is not None:
        if playing == entry:
            return StillPlays(entry=entry)
        return PlaysByAnotherEntry(entry=entry, again=playing)
    reason = context.note or NoteId("")
    entries = (entry, *_others(tournament, entry, context))
    return tuple(PlayerReclassified(entry=one, reason=reason) for one in entries)


def reclassified(tournament: Tournament, event: PlayerReclassified) -> Tournament:
    prizes = tournament.prizes
    struck = prizes.struck.set(event.entry, event.reason)
    return replace(tournament, prizes=replace(prizes, struck=struck))
