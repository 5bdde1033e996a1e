"""Players going out, coming back, and the places that follow from the order of the hands."""

from collections.abc import Iterator
from itertools import groupby

from msgspec.structs import replace

from tdconsole.domain.alternates import follow
from tdconsole.domain.clock import has_begun
from tdconsole.domain.commands import Bust, EliminatePlayers, ReinstatePlayer
from tdconsole.domain.context import Context
from tdconsole.domain.events import (
    Elimination,
    Event,
    PlayerReinstated,
    PlayersEliminated,
)
from tdconsole.domain.limits import latest_of
from tdconsole.domain.payouts import prize_list
from tdconsole.domain.rejections import (
    AlreadyRegistered,
    ClockNotStarted,
    MoreThanInPlay,
    NamedTwice,
    NobodyWouldBeLeft,
    PlayerIsIn,
    Rejection,
    StacksNeeded,
    UnknownEntry,
)
from tdconsole.domain.seating import (
    need_fault,
    player_fault,
    seat_fault,
    seated,
    unseated,
)
from tdconsole.domain.state import Exit, Exits, Tournament, play_of, with_play
from tdconsole.domain.values import Chips, EntryId, Place, Record, TableNo


def eliminate(
    tournament: Tournament, command: EliminatePlayers, context: Context
) -> tuple[Event, ...] | Rejection:
    play = tournament.play
    named: set[EntryId] = set()
    for bust in command.hand:
        if bust.entry in named:
            return NamedTwice(entry=bust.entry)
        named.add(bust.entry)
        if fault := player_fault(tournament, bust.entry):
            return fault
    if not has_begun(tournament.setup.structure, play.clock, context.now):
        return ClockNotStarted()
    others = tournament.left - len(named)
    stacks = sum(bust.stack or 0 for bust in command.hand)
    if stacks > tournament.chips - others:
        return MoreThanInPlay(stack=Chips(stacks), in_play=Chips(tournament.chips - others))
    if fault := _table_fault(tournament, command, others):
        return fault
    hand = tuple(
        Elimination(
            entry=bust.entry,
            seat=play.seating.of[bust.entry],
            stack=None if command.stacks_unknown else bust.stack,
        )
        for bust in command.hand
    )
    out = PlayersEliminated(play=play.id, hand=hand)
    return (out, *follow(eliminated(tournament, out), context))


def _table_fault(
    tournament: Tournament, command: EliminatePlayers, others: int
) -> Rejection | None:
    """At each table somebody won; and who ranks higher has to be known where it is paid."""
    seating = tournament.play.seating
    paid = others < len(prize_list(tournament))
    by_table: dict[TableNo, list[Bust]] = {}
    for bust in command.hand:
        by_table.setdefault(seating.of[bust.entry].table, []).append(bust)
    for table, busts in by_table.items():
        if len(busts) >= len(seating.tables[table].players):
            return NobodyWouldBeLeft(table=table)
    ranked_by_stack = len(by_table) == 1 and len(command.hand) > 1  # over several tables all share
    unknown = any(bust.stack is None for bust in command.hand)
    if paid and ranked_by_stack and unknown and not command.stacks_unknown:
        return StacksNeeded(table=next(iter(by_table)), cite="FIGP 60.c")
    return None


def eliminated(tournament: Tournament, event: PlayersEliminated) -> Tournament:
    play = play_of(tournament, event.play)
    seating, by_entry = play.seating, tournament.exits.by_entry
    number = tournament.exits.hands + 1
    for out in event.hand:
        if out.entry in tournament.entries.by_id:
            seating = unseated(seating, out.entry)
            by_entry = by_entry.set(out.entry, Exit(hand=number, seat=out.seat, stack=out.stack))
    tournament = replace(tournament, exits=Exits(by_entry=by_entry, hands=number))
    return with_play(tournament, replace(play, seating=seating))


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
    if fault := seat_fault(tournament, play.seating, seat):
        return fault
    if fault := need_fault(tournament, command.entry, seat):
        return fault
    return (PlayerReinstated(play=play.id, entry=command.entry, seat=seat),)


def reinstated(tournament: Tournament, event: PlayerReinstated) -> Tournament:
    exits, play = tournament.exits, play_of(tournament, event.play)
    if event.entry in exits.by_entry:
        back = exits.by_entry[event.entry].forfeited
        exits = Exits(by_entry=exits.by_entry.delete(event.entry), hands=exits.hands)
        tournament = replace(
            tournament,
            exits=exits,
            chips=Chips(tournament.chips + back),
            forfeited=Chips(tournament.forfeited - back),
        )
    seating = seated(play.seating, event.entry, event.seat)
    return with_play(tournament, replace(play, seating=seating))


class Finish(Record, kw_only=True):
    """A place, shared by as many as tied for it: two at place 5 hold the fifth and the sixth."""

    entry: EntryId
    place: Place
    shared_by: int = 1


def finishes(tournament: Tournament) -> Iterator[Finish]:
    """Everybody who is out, the best place first, and the winner before them when there is one."""
    exits = tournament.exits.by_entry
    place = tournament.left + 1
    if tournament.left == 1 and exits:
        for entry in tournament.entries.by_id:
            if entry not in exits:
                yield Finish(entry=entry, place=Place(1))
    out = sorted(exits.items(), key=lambda item: (-item[1].hand, item[0]))
    for _hand, members in groupby(out, key=lambda item: item[1].hand):
        for tied in ranked(list(members)):
            for entry in tied:
                yield Finish(entry=entry, place=Place(place), shared_by=len(tied))
            place += len(tied)


def ranked(members: list[tuple[EntryId, Exit]]) -> Iterator[list[EntryId]]:
    """One hand's players, best first, in groups that tie.

    At one table the larger stack at the start of the hand ranks higher (F 60.c, PL 29); over
    several tables, or where a stack is not known, all share (TDA-2024 RP-8-A).
    """
    if len(members) == 1:
        yield [members[0][0]]
        return
    one_table = len({exit_.seat.table for _, exit_ in members}) == 1
    stacks = [exit_.stack for _, exit_ in members]
    if not one_table or None in stacks:
        yield [entry for entry, _ in members]
        return
    members = sorted(members, key=lambda item: (-(item[1].stack or 0), item[0]))
    for _stack, tied in groupby(members, key=lambda item: item[1].stack):
        yield [entry for entry, _ in tied]
