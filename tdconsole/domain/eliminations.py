"""Players going out, coming back, and the places that follow from the order of the hands."""

from collections.abc import Iterator
from itertools import groupby

from msgspec.structs import replace

from tdconsole.domain.alternates import follow
from tdconsole.domain.clock import has_begun
from tdconsole.domain.commands import Bust, EliminatePlayers, ReinstatePlayer
from tdconsole.domain.context import Context
from tdconsole.domain.corrections import (
    in_hand,
    out_fault,
    placed,
    winners_fault,
    won_later_fault,
)
from tdconsole.domain.events import (
    Elimination,
    Event,
    PlayerReinstated,
    PlayersEliminated,
)
from tdconsole.domain.limits import latest_of
from tdconsole.domain.payouts import prize_list
from tdconsole.domain.provisional import is_provisional
from tdconsole.domain.rejections import (
    AlreadyRegistered,
    ClockNotStarted,
    MoreThanInPlay,
    NamedTwice,
    NobodyWouldBeLeft,
    NotAtThatTable,
    PlayerIsIn,
    Rejection,
    StacksNeeded,
    TableIsBroken,
    UnknownEntry,
)
from tdconsole.domain.seating import (
    gone_from,
    need_fault,
    player_fault,
    seat_fault,
    seated,
    unseated,
)
from tdconsole.domain.state import Exit, Exits, Seating, Tournament, play_of, with_play
from tdconsole.domain.values import Chips, EntryId, Instant, Place, Record, TableNo


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
    for entry in (command.joined, command.before):
        if entry is not None and (fault := out_fault(tournament, entry)):
            return fault
    exits, number = placed(tournament.exits, command.joined, command.before)
    earlier = command.joined is not None or command.before is not None
    told = replace(tournament, exits=exits)
    for bust in command.hand:
        if fault := winners_fault(told, bust.by, number, named):
            return fault
        if not earlier and (fault := _elsewhere_fault(tournament, bust)):
            return fault
        if earlier and (fault := won_later_fault(exits, bust.entry, number)):
            return fault
    if not has_begun(tournament.setup.structure, play.clock, context.now):
        return ClockNotStarted()
    others = tournament.left - len(named)
    beside = in_hand(exits, number) if earlier else []
    stacks = sum(stack or 0 for stack in _stacks(command, beside))
    if stacks > tournament.chips - others:
        return MoreThanInPlay(stack=Chips(stacks), in_play=Chips(tournament.chips - others))
    if fault := _table_fault(told, command, beside, number):
        return fault
    hand = tuple(
        Elimination(
            entry=bust.entry,
            seat=play.seating.of[bust.entry],
            stack=None if command.stacks_unknown else bust.stack,
            by=bust.by,
        )
        for bust in command.hand
    )
    out = PlayersEliminated(
        play=play.id,
        hand=hand,
        at=context.now,
        joined=command.joined,
        before=command.before,
    )
    return (out, *follow(eliminated(tournament, out), context))


def _elsewhere_fault(tournament: Tournament, bust: Bust) -> Rejection | None:
    """Of a hand that was just played nobody at another table won anything."""
    of = tournament.play.seating.of
    table = of[bust.entry].table
    for winner in bust.by:
        if of[winner].table != table:
            return NotAtThatTable(entry=winner, table=table)
    return None


def _table_fault(
    tournament: Tournament, command: EliminatePlayers, beside: list[Exit], number: int
) -> Rejection | None:
    """At each table somebody won; and who ranks higher has to be known where it is paid.

    Whoever won an earlier hand need not be there any more.
    """
    seating = tournament.play.seating
    others = tournament.left - len(command.hand)
    earlier = command.joined is not None or command.before is not None
    by_table: dict[TableNo, list[Bust]] = {}
    for bust in command.hand:
        by_table.setdefault(seating.of[bust.entry].table, []).append(bust)
    for table, busts in by_table.items():
        if len(busts) >= len(seating.tables[table].players) and (not earlier or others < 1):
            return NobodyWouldBeLeft(table=table)
    tables = {*by_table, *(exit_.seat.table for exit_ in beside)}
    stacks = _stacks(command, beside)
    ranked_by_stack = len(tables) == 1 and len(stacks) > 1  # over several tables all share
    if ranked_by_stack and None in stacks and not command.stacks_unknown:
        later = sum(exit_.hand > number for exit_ in tournament.exits.by_entry.values())
        if others + later < len(prize_list(tournament)):
            return StacksNeeded(table=next(iter(tables)), cite="FIGP 60.c")
    return None


def _stacks(command: EliminatePlayers, beside: list[Exit]) -> list[Chips | None]:
    return [*(bust.stack for bust in command.hand), *(exit_.stack for exit_ in beside)]


def eliminated(tournament: Tournament, event: PlayersEliminated) -> Tournament:
    play = play_of(tournament, event.play)
    seating = play.seating
    exits, number = placed(tournament.exits, event.joined, event.before)
    by_entry = exits.by_entry
    at = event.at
    for beside in (event.before, event.joined):
        if beside is not None and beside in by_entry:
            at = by_entry[beside].at
    for out in event.hand:
        if out.entry in tournament.entries.by_id:
            seating = gone_from(unseated(seating, out.entry), out.seat.table)
            by_entry = by_entry.set(
                out.entry,
                Exit(hand=number, seat=out.seat, stack=out.stack, by=out.by, at=at),
            )
    tournament = replace(tournament, exits=replace(exits, by_entry=by_entry))
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
    if command.seat is None and _is_broken(play.seating, seat.table):
        return TableIsBroken(table=seat.table)
    if fault := seat_fault(tournament, play.seating, seat):
        return fault
    if fault := need_fault(tournament, command.entry, seat):
        return fault
    return (PlayerReinstated(play=play.id, entry=command.entry, seat=seat),)


def _is_broken(seating: Seating, number: TableNo) -> bool:
    """Nobody plays there any more, and others play elsewhere."""
    table = seating.tables.get(number)
    return bool(seating.of) and (table is None or not (table.players or table.opened))


def reinstated(tournament: Tournament, event: PlayerReinstated) -> Tournament:
    exits, play = tournament.exits, play_of(tournament, event.play)
    if event.entry in exits.by_entry:
        back = exits.by_entry[event.entry].forfeited
        exit_ = exits.by_entry[event.entry]
        play = replace(play, seating=gone_from(play.seating, exit_.seat.table, -1))
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
    provisional: bool = False
    """At the moment that was asked about, another table may still report this hand, or one before.

    Whoever is put into a hand moves everybody up who went out after it.
    """


def finishes(tournament: Tournament, now: Instant | None = None) -> Iterator[Finish]:
    """Everybody who is out, the best place first, and the winner before them when there is one."""
    exits = tournament.exits.by_entry
    place = tournament.left + 1
    if tournament.left == 1 and exits:
        for entry in tournament.entries.by_id:
            if entry not in exits:
                yield Finish(entry=entry, place=Place(1))
    out = sorted(exits.items(), key=lambda item: (-item[1].hand, item[0]))
    hands = [list(group) for _, group in groupby(out, key=lambda item: item[1].hand)]
    first = None if now is None else _first_provisional(tournament, hands, now)
    for members in hands:
        provisional = first is not None and members[0][1].hand >= first
        for tied in ranked(members):
            for entry in tied:
                yield Finish(
                    entry=entry,
                    place=Place(place),
                    shared_by=len(tied),
                    provisional=provisional,
                )
            place += len(tied)


def _first_provisional(
    tournament: Tournament, hands: list[list[tuple[EntryId, Exit]]], now: Instant
) -> int | None:
    for members in reversed(hands):
        hand = [exit_ for _, exit_ in members]
        if is_provisional(tournament, hand, now):
            return hand[0].hand
    return None


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
