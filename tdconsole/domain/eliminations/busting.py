"""Eliminations, and the places that follow from the order of the hands."""

from collections.abc import Iterator
from itertools import groupby

from msgspec.structs import replace

from tdconsole.domain.clock.depth import how_far
from tdconsole.domain.clock.reading import has_begun
from tdconsole.domain.eliminations.corrections import (
    beside_fault,
    placed,
    winners_fault,
    won_later_fault,
)
from tdconsole.domain.eliminations.provisional import first_provisional
from tdconsole.domain.eliminations.ranking import (
    best_out,
    by_the_book,
    hand_of,
    open_places,
    ranked,
)
from tdconsole.domain.eliminations.same_hand_busts import (
    is_earlier,
    joined_to,
    one_hand,
    out_beside,
    table_fault,
)
from tdconsole.domain.entry.alternates import follow
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.floor import Elimination, PlayersEliminated
from tdconsole.domain.language.events.money import TieSettled
from tdconsole.domain.language.rejections.clock import ClockNotStarted
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.room import MoreThanInPlay, NamedTwice, NotAtThatTable
from tdconsole.domain.room.seating import gone_from, player_fault, unseated
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.exits import gone, into_hand, latest_first, out_of_turn
from tdconsole.domain.state.tournament import Exit, Tournament, play_of, with_play
from tdconsole.domain.values import Chips, EntryId, Instant, Place, Record


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
        if entry is not None and (fault := beside_fault(tournament, entry, play.id)):
            return fault
    tables = {play.seating.of[entry].table for entry in named}
    of_all = one_hand(tournament, command, tables, context.now)
    command = replace(command, joined=joined_to(command, of_all))
    exits, number = placed(tournament.exits, command.joined, command.before)
    told = replace(tournament, exits=exits)
    if fault := _winners_fault(told, command, number, named):
        return fault
    if not has_begun(tournament.setup.structure, play.clock, context.now):
        return ClockNotStarted()
    others = tournament.left - len(named)
    beside = out_beside(told, number) if command.joined is not None else []
    in_play = (*(bust.stack for bust in command.hand), *(exit_.stack for exit_ in beside))
    stacks = sum(stack or 0 for stack in in_play)
    if stacks > tournament.chips - others:
        return MoreThanInPlay(stack=Chips(stacks), in_play=Chips(tournament.chips - others))
    if tournament.setup.origin is None and (fault := table_fault(told, command)):
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
    after = eliminated(tournament, out)
    shared = _shared(after, out) if command.stacks_unknown else ()
    return (out, *shared, *follow(after, context))


def _shared(after: Tournament, out: PlayersEliminated) -> tuple[TieSettled, ...]:
    """All busts of the hand tied by the director's word: nobody knows the deciding stacks."""
    hand = hand_of(after, out.hand[0].entry)
    if not hand or by_the_book(after, hand).doubt != "stacks":
        return ()
    return (TieSettled(ranks=(tuple(entry for entry, _ in hand),)),)


def _winners_fault(
    told: Tournament, command: EliminatePlayers, number: int, named: set[EntryId]
) -> Rejection | None:
    beside = command.joined is not None or command.before is not None
    # Where another program has them sitting is what it knew: not everybody told it of each move.
    earlier = is_earlier(told.play, command) or told.setup.origin is not None
    for bust in command.hand:
        if fault := winners_fault(told, bust.by, number, named):
            return fault
        if not earlier and (fault := _elsewhere_fault(told, bust)):
            return fault
        if beside and (fault := won_later_fault(told.exits, bust.entry, number)):
            return fault
    return None


def _elsewhere_fault(tournament: Tournament, bust: Bust) -> Rejection | None:
    """A refusal if a winner sits at another table: chips are won within one table only."""
    of, out = tournament.play.seating.of, tournament.exits.by_entry
    table = of[bust.entry].table
    for winner in bust.by:
        there = of[winner] if winner in of else out[winner].seat
        if there.table != table:
            return NotAtThatTable(entry=winner, table=table)
    return None


def eliminated(tournament: Tournament, event: PlayersEliminated) -> Tournament:
    play = play_of(tournament, event.play)
    seating = play.seating
    tables = {out.seat.table for out in event.hand}
    of_all = one_hand(tournament, event, tables, event.at)
    joined = joined_to(event, of_all)
    exits, number = placed(tournament.exits, joined, event.before)
    at, earlier = event.at, False
    reached = how_far(tournament, play, at)
    for beside in (event.before, joined):
        if beside is not None and beside in exits.by_entry:
            there, earlier = exits.by_entry[beside], True
            at, reached = there.at, there.reached
    announced = of_all is not None and of_all.announced
    if joined is not None and joined in exits.by_entry:
        announced = exits.by_entry[joined].announced
    for out in event.hand:
        if out.entry in tournament.entries.by_id:
            seating = gone_from(unseated(seating, out.entry), out.seat.table)
            exit_ = Exit(
                hand=number,
                seat=out.seat,
                stack=out.stack,
                by=out.by,
                at=at,
                announced=announced,
                reached=reached,
                play=play.id,
            )
            exits = gone(exits, out.entry, exit_)
            if earlier:
                exits = out_of_turn(exits, out.entry)
    before = tournament.exits.by_entry
    told = exits.by_entry is not before and all(out.entry not in before for out in event.hand)
    if told and not earlier:
        exits = replace(exits, before=before)
    named = [out.entry for out in event.hand if out.entry in exits.by_entry]
    play = replace(play, seating=seating)
    if of_all is not None:
        play = into_hand(play, named)
    return with_play(replace(tournament, exits=exits), play)


class Finish(Record, kw_only=True):
    """A place, shared by everybody tied for it: two at place 5 hold the fifth and the sixth."""

    entry: EntryId
    place: Place
    shared_by: int = 1
    provisional: bool = False
    """Whether the place could still change at the time asked about: another table may yet report
    this hand or an earlier one, or the order within the hand is open. A bust added to a hand moves
    up everybody who went out after it."""


def finishes(tournament: Tournament, now: Instant | None = None) -> Iterator[Finish]:
    """Everybody with a place, best first; players below one who was struck move up.

    The winner comes before the busted, as do all who were still in at the end.
    """
    exits = tournament.exits.by_entry
    first = None if now is None else first_provisional(tournament, now)
    open_ = {} if now is None else open_places(tournament)
    for place, tied in places(tournament):
        out = exits.get(tied[0])
        provisional = first is not None and out is not None and out.hand >= first
        for entry in tied:
            yield Finish(
                entry=entry,
                place=place,
                shared_by=len(tied),
                provisional=provisional or entry in open_,
            )


def places(tournament: Tournament) -> Iterator[tuple[Place, tuple[EntryId, ...]]]:
    """Each known place with its holders, best first."""
    place = 1
    for last in _still_in(tournament):
        yield Place(place), tuple(last)
        place += len(last)
    place = best_out(tournament)
    for _hand, out in latest_first(tournament.exits):
        for tied in ranked(tournament, out):
            yield Place(place), tied
            place += len(tied)


def _still_in(tournament: Tournament) -> list[list[EntryId]]:
    """The players still in at the end, in groups that tie, best first.

    After a deal they rank by their stacks at the time. In a satellite each has won a seat. A
    tournament that was called off has no winner.
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
