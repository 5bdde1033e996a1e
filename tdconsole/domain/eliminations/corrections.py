"""Corrections to busts: who won the hand, how many chips were lost, which hand it was."""

from collections.abc import Iterable
from itertools import pairwise

from msgspec.structs import replace

from tdconsole.domain.eliminations.ranking import restated
from tdconsole.domain.language.commands.floor import CorrectElimination, ReorderElimination
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.floor import EliminationCorrected, EliminationReordered
from tdconsole.domain.language.rejections.entry import UnknownEntry
from tdconsole.domain.language.rejections.flights import GaveUpStack, OutOfAnotherFlight
from tdconsole.domain.language.rejections.prizes import HeadsDivided, HeadsGivenBack
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.room import (
    EnteredAgain,
    MoreThanInPlay,
    NamedTwice,
    NothingCorrected,
    NotSeated,
    PlayerIsIn,
    SamePlayer,
    WonByOneOut,
)
from tdconsole.domain.language.rejections.setup import TournamentIsOver
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.exits import (
    gone,
    into_hand,
    latest_first,
    not_in_hand,
    one_later,
    out_of_turn,
)
from tdconsole.domain.state.tournament import Exit, Exits, Tournament, with_play
from tdconsole.domain.values import Chips, EntryId, PlayId

Decision = tuple[Event, ...] | Rejection


def correct(tournament: Tournament, command: CorrectElimination, _context: Context) -> Decision:
    if fault := out_fault(tournament, command.entry):
        return fault
    exit_ = tournament.exits.by_entry[command.entry]
    if (exit_.stack, exit_.by) == (command.stack, command.by):
        return NothingCorrected(entry=command.entry)
    if tournament.finished and command.stack != exit_.stack:
        return TournamentIsOver()  # the place and its prize depend on it
    others = [one for one in in_hand(tournament.exits, exit_.hand) if one is not exit_]
    stacks = Chips((command.stack or 0) + sum(one.stack or 0 for one in others))
    most = Chips(tournament.chips - tournament.left)
    if command.stack != exit_.stack and stacks > most:
        return MoreThanInPlay(stack=stacks, in_play=most)
    told = () if command.by == exit_.by else command.by
    if command.by != exit_.by and (fault := _heads_fault(tournament)):
        return fault
    if fault := winners_fault(tournament, told, exit_.hand, (command.entry,)):
        return fault
    event = EliminationCorrected(entry=command.entry, stack=command.stack, by=command.by)
    if command.stack == exit_.stack:
        return (event,)
    return (event, *restated(corrected(tournament, event), (command.entry,)))


def _heads_fault(tournament: Tournament) -> Rejection | None:
    """A refusal if the bounties were already divided or given back by the hands known then."""
    prizes = tournament.prizes
    if prizes.deal is not None and prizes.deal.heads:
        return HeadsDivided()
    return HeadsGivenBack() if prizes.heads_back else None


def out_fault(tournament: Tournament, entry: EntryId) -> Rejection | None:
    if entry not in tournament.entries.by_id:
        return UnknownEntry(entry=entry)
    return None if entry in tournament.exits.by_entry else PlayerIsIn(entry=entry)


def beside_fault(tournament: Tournament, entry: EntryId, play: PlayId) -> Rejection | None:
    """Why a bust of this flight can't be linked to the hand in which that entry went out."""
    if fault := out_fault(tournament, entry):
        return fault
    exit_ = tournament.exits.by_entry[entry]
    if exit_.forward is not None:
        return GaveUpStack(entry=entry, other=exit_.forward)
    return None if exit_.play == play else OutOfAnotherFlight(entry=entry)


def in_hand(exits: Exits, hand: int) -> list[Exit]:
    return [exits.by_entry[entry] for entry in exits.by_hand.get(hand, ())]


def winners_fault(
    tournament: Tournament, by: Iterable[EntryId], hand: int, out: Iterable[EntryId]
) -> Rejection | None:
    """The fault of the named winners: each was in the hand and survived it."""
    losers, named = set(out), set[EntryId]()
    for winner in by:
        if winner in named:
            return NamedTwice(entry=winner)
        named.add(winner)
        if winner not in tournament.entries.by_id:
            return UnknownEntry(entry=winner)
        if winner in losers or _out_by(tournament.exits, winner, hand):
            return WonByOneOut(entry=winner)
        if winner not in tournament.exits.by_entry and winner not in tournament.play.seating.of:
            return NotSeated(entry=winner)
    return None


def _out_by(exits: Exits, entry: EntryId, hand: int) -> bool:
    exit_ = exits.by_entry.get(entry)
    return exit_ is not None and exit_.forward is None and exit_.hand <= hand


def won_later_fault(exits: Exits, entry: EntryId, hand: int) -> Rejection | None:
    """A refusal if the entry is named as winning a hand that it did not survive."""
    later = (exit_ for exit_ in exits.by_entry.values() if exit_.hand >= hand)
    return WonByOneOut(entry=entry) if any(entry in exit_.by for exit_ in later) else None


def corrected(tournament: Tournament, event: EliminationCorrected) -> Tournament:
    exits = tournament.exits
    exit_ = exits.by_entry.get(event.entry)
    if exit_ is None:
        return tournament
    changed = replace(exit_, stack=event.stack, by=event.by)
    by_entry = exits.by_entry.set(event.entry, changed)
    return replace(tournament, exits=replace(exits, by_entry=by_entry, before=None))


def reorder(tournament: Tournament, command: ReorderElimination, _context: Context) -> Decision:
    if fault := out_fault(tournament, command.entry):
        return fault
    play = tournament.exits.by_entry[command.entry].play
    last = None if command.joined or command.before else _last_out(tournament.exits)
    for entry in (command.entry, command.joined, command.before, last):
        if entry is not None and (fault := beside_fault(tournament, entry, play)):
            return fault
    if command.entry in {command.joined, command.before}:
        return SamePlayer(entry=command.entry)
    event = EliminationReordered(entry=command.entry, joined=command.joined, before=command.before)
    after = reordered(tournament, event)
    if _order(after.exits) == _order(tournament.exits):
        return NothingCorrected(entry=command.entry)
    if fault := _heads_fault(tournament):
        return fault
    if fault := _again_fault(after, command.entry):
        return fault
    exits = after.exits
    exit_ = exits.by_entry[command.entry]
    for winner in exit_.by:
        if _out_by(exits, winner, exit_.hand):
            return WonByOneOut(entry=winner)
    return won_later_fault(exits, command.entry, exit_.hand) or (event,)


def _last_out(exits: Exits) -> EntryId | None:
    """An entry from the latest hand."""
    return next((out[0][0] for _hand, out in latest_first(exits)), None)


def _again_fault(tournament: Tournament, entry: EntryId) -> Rejection | None:
    """A refusal if a person's later entry would go out before an earlier one."""
    by_id, out = tournament.entries.by_id, tournament.exits.by_entry
    person = by_id[entry].person
    theirs = sorted(
        one
        for one, exit_ in out.items()
        if exit_.forward is None and one in by_id and by_id[one].person == person
    )
    for first, again in pairwise(theirs):
        if out[first].hand >= out[again].hand:
            return EnteredAgain(entry=first, again=again)
    return None


def _order(exits: Exits) -> list[list[EntryId]]:
    hands: dict[int, list[EntryId]] = {}
    for entry in sorted(exits.by_entry):
        hands.setdefault(exits.by_entry[entry].hand, []).append(entry)
    return [hands[hand] for hand in sorted(hands)]


def reordered(tournament: Tournament, event: EliminationReordered) -> Tournament:
    exits = tournament.exits
    exit_ = exits.by_entry.get(event.entry)
    if exit_ is None:
        return tournament
    beside = None if event.joined is None else exits.by_entry.get(event.joined)
    there = exits.by_entry.get(event.joined or event.before or _last_out(exits) or event.entry)
    reached = exit_.reached if there is None else there.reached
    exits, hand = placed(exits, event.joined, event.before)
    announced = beside is not None and beside.announced
    exit_ = replace(exit_, hand=hand, announced=announced, reached=reached)
    exits = out_of_turn(gone(exits, event.entry, exit_), event.entry)
    tournament = replace(tournament, exits=exits)
    play = tournament.play
    of_all = play.board or play.cut
    after = not_in_hand(play, event.entry)
    if of_all is not None and event.joined in of_all.out:
        after = into_hand(after, (event.entry,))
    if after is not play:
        tournament = with_play(tournament, after)
    return unranked(tournament, event.entry)


def unranked(tournament: Tournament, entry: EntryId) -> Tournament:
    """The tournament without the director's ranking of this entry, which was for another hand."""
    prizes = tournament.prizes
    if entry not in prizes.ranks:
        return tournament
    return replace(tournament, prizes=replace(prizes, ranks=prizes.ranks.delete(entry)))


def placed(exits: Exits, joined: EntryId | None, before: EntryId | None) -> tuple[Exits, int]:
    """The number of a hand, shared with another or inserted before it, moving later ones up."""
    if joined is not None and joined in exits.by_entry:
        return exits, exits.by_entry[joined].hand
    last = exits.hands + 1
    if before is None or before not in exits.by_entry:
        return replace(exits, hands=last), last
    hand = exits.by_entry[before].hand
    return one_later(exits, hand), hand
