"""Players going out, and the places that follow from the order of the hands."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from msgspec.structs import replace

from tdconsole.domain.alternates import follow
from tdconsole.domain.clock import has_begun
from tdconsole.domain.commands import Bust, EliminatePlayers
from tdconsole.domain.context import Context
from tdconsole.domain.corrections import (
    out_fault,
    placed,
    winners_fault,
    won_later_fault,
)
from tdconsole.domain.events import (
    Elimination,
    Event,
    PlayersEliminated,
)
from tdconsole.domain.exits import Member, gone, latest_first, members, out_of_turn
from tdconsole.domain.payouts import prize_list
from tdconsole.domain.provisional import first_provisional
from tdconsole.domain.rejections import (
    ClockNotStarted,
    MoreThanInPlay,
    NamedTwice,
    NobodyWouldBeLeft,
    NotAtThatTable,
    Rejection,
    StacksNeeded,
)
from tdconsole.domain.same_hand import Order, Went, order, stacks_decide
from tdconsole.domain.seating import (
    gone_from,
    player_fault,
    unseated,
)
from tdconsole.domain.state import Exit, Tournament, play_of, with_play
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
    beside = _beside(told, number) if earlier else []
    in_play = (*(bust.stack for bust in command.hand), *(exit_.stack for exit_ in beside))
    stacks = sum(stack or 0 for stack in in_play)
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
    rule = tournament.rules.ties_later
    ranked_by_stack = len(stacks) > 1 and stacks_decide(rule.value, tables)
    if ranked_by_stack and None in stacks and not command.stacks_unknown:
        exits = tournament.exits
        after = range(number + 1, exits.hands + 1)
        later = sum(len(exits.by_hand.get(hand, ())) for hand in after)
        if others + later < len(prize_list(tournament)):
            return StacksNeeded(table=next(iter(tables)), cite=rule.cite)
    return None


def _beside(tournament: Tournament, number: int) -> list[Exit]:
    """Those of a hand with whom others may share."""
    struck = tournament.prizes.struck
    there = members(tournament.exits, number)
    return [exit_ for entry, exit_ in there if entry not in struck]


def _stacks(command: EliminatePlayers, beside: list[Exit]) -> list[Chips | None]:
    return [*(bust.stack for bust in command.hand), *map(_began_with, beside)]


def _began_with(exit_: Exit) -> Chips | None:
    """Of one who was put out, what was taken away."""
    return exit_.removed or exit_.stack


def eliminated(tournament: Tournament, event: PlayersEliminated) -> Tournament:
    play = play_of(tournament, event.play)
    seating = play.seating
    exits, number = placed(tournament.exits, event.joined, event.before)
    at, earlier = event.at, False
    for beside in (event.before, event.joined):
        if beside is not None and beside in exits.by_entry:
            at, earlier = exits.by_entry[beside].at, True
    for out in event.hand:
        if out.entry in tournament.entries.by_id:
            seating = gone_from(unseated(seating, out.entry), out.seat.table)
            exit_ = Exit(hand=number, seat=out.seat, stack=out.stack, by=out.by, at=at)
            exits = gone(exits, out.entry, exit_)
            if earlier:
                exits = out_of_turn(exits, out.entry)
    before = tournament.exits.by_entry
    told = exits.by_entry is not before and all(out.entry not in before for out in event.hand)
    if told and not earlier:
        exits = replace(exits, before=before)
    tournament = replace(tournament, exits=exits)
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
    """Everybody who has a place, the best first; it moves up where somebody was struck.

    The winner stands before those who are out; so do those whom the end found still in.
    """
    exits = tournament.exits.by_entry
    first = None if now is None else first_provisional(tournament, now)
    for place, tied in places(tournament):
        out = exits.get(tied[0])
        provisional = first is not None and out is not None and out.hand >= first
        for entry in tied:
            yield Finish(entry=entry, place=place, shared_by=len(tied), provisional=provisional)


def places(tournament: Tournament) -> Iterator[tuple[Place, tuple[EntryId, ...]]]:
    """Each place that is known and who holds it, the best first."""
    place = 1
    for last in _still_in(tournament):
        yield Place(place), tuple(last)
        place += len(last)
    place = best_out(tournament)
    for _hand, out in latest_first(tournament.exits):
        for tied in ranked(tournament, out):
            yield Place(place), tied
            place += len(tied)


def best_out(tournament: Tournament) -> Place:
    """Of those who are out: behind all who are still in, but for one struck at the end."""
    struck = tournament.prizes.struck
    if tournament.prizes.refunds is not None:
        return Place(tournament.left + 1)  # the places above were given back
    in_ = (entry for entry in struck if entry not in tournament.exits.by_entry)
    gone = sum(entry in tournament.entries.by_id for entry in in_)
    return Place(tournament.left - gone + 1)


def _still_in(tournament: Tournament) -> list[list[EntryId]]:
    """Of several whom the end found still in, those of a deal rank by the stacks they had then.

    Of a satellite each has won a seat. One that was called off has no winner.
    """
    exits, prizes = tournament.exits.by_entry, tournament.prizes
    one_left = tournament.left == 1 and bool(exits)
    satellite = tournament.terms.satellite != "off"
    decided = tournament.finished and (satellite or prizes.deal is not None)
    if prizes.refunds is not None or not (one_left or decided):
        return []
    last = [
        entry
        for entry in tournament.entries.by_id
        if entry not in exits and entry not in prizes.struck
    ]
    if len(last) < 2 or satellite:
        return [last] if last else []
    shares = {} if prizes.deal is None else prizes.deal.shares
    stacks = {entry: shares[entry].chips for entry in last if entry in shares}
    last.sort(key=lambda entry: (-stacks.get(entry, 0), entry))
    return [list(tied) for _, tied in groupby(last, key=lambda entry: stacks.get(entry, 0))]


def ranked(tournament: Tournament, out: Sequence[Member]) -> tuple[tuple[EntryId, ...], ...]:
    """One hand's players, best first, in groups that tie; who was struck is none of them.

    The director's word stands as long as it speaks of all of them, before the book's.
    """
    ranks, struck = tournament.prizes.ranks, tournament.prizes.struck
    if len(out) == 1 and not struck:
        return ((out[0][0],),)
    placed_ = [member for member in out if member[0] not in struck] if struck else out
    if ranks and all(entry in ranks for entry, _ in placed_):
        told = sorted(placed_, key=lambda member: (ranks[member[0]], member[0]))
        tied = groupby(told, key=lambda member: ranks[member[0]])
        return tuple(tuple(entry for entry, _ in one) for _rank, one in tied)
    return by_the_book(tournament, placed_).ranks if placed_ else ()


def by_the_book(tournament: Tournament, out: Sequence[Member]) -> Order:
    if len(out) == 1:
        return Order(ranks=((out[0][0],),))
    went = [
        Went(entry=entry, table=exit_.seat.table, stack=_began_with(exit_)) for entry, exit_ in out
    ]
    rules = tournament.rules
    return order(went, rules.ties_later.value, rules.ties_equal.value)
