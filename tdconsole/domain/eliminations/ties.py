"""Ranking the busts of one hand, where the director has the last word."""

from msgspec.structs import replace

from tdconsole.domain.eliminations.corrections import corrected, in_hand, out_fault
from tdconsole.domain.eliminations.ranking import hand_of, ranked, restated
from tdconsole.domain.language.commands.floor import NameStacks
from tdconsole.domain.language.commands.money import SettleTie
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.floor import EliminationCorrected
from tdconsole.domain.language.events.money import TieSettled
from tdconsole.domain.language.rejections.discipline import (
    NotOneHand,
    OutAlone,
    RankedSo,
    StruckAlready,
    TieNotWhole,
)
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.room import MoreThanInPlay, NamedTwice, NothingCorrected
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Chips, EntryId

Decision = tuple[Event, ...] | Rejection


def settle(tournament: Tournament, command: SettleTie, _context: Context) -> Decision:
    named = [entry for tied in command.ranks for entry in tied]
    for at, entry in enumerate(named):
        if fault := out_fault(tournament, entry):
            return fault
        if entry in named[:at]:
            return NamedTwice(entry=entry)
        if entry in tournament.prizes.struck:
            return StruckAlready(entry=entry)
    if fault := _hand_fault(tournament, named):
        return fault
    ranks = tuple(tuple(sorted(tied)) for tied in command.ranks)
    told = all(entry in tournament.prizes.ranks for entry in named)
    stands = tuple(
        tuple(sorted(tied)) for tied in ranked(tournament, hand_of(tournament, named[0]))
    )
    if ranks == stands:  # even a proposed ranking can be confirmed
        return RankedSo() if told else (TieSettled(ranks=ranks),)
    return (TieSettled(ranks=ranks),)  # anything paid beyond it is owed back


def _hand_fault(tournament: Tournament, named: list[EntryId]) -> Rejection | None:
    """The fault unless these are all the busts of one hand and nobody else."""
    exits = tournament.exits.by_entry
    for entry in named:
        if exits[entry].hand != exits[named[0]].hand:
            return NotOneHand(entry=named[0], other=entry)
    there = [entry for entry, _ in hand_of(tournament, named[0])]
    for entry in there:
        if entry not in named:
            return TieNotWhole(missing=entry)
    return OutAlone(entry=named[0]) if len(there) == 1 else None


def settled(tournament: Tournament, event: TieSettled) -> Tournament:
    ranks = tournament.prizes.ranks
    for rank, tied in enumerate(event.ranks):
        for entry in tied:
            ranks = ranks.set(entry, rank)
    return replace(tournament, prizes=replace(tournament.prizes, ranks=ranks))


def name_stacks(tournament: Tournament, command: NameStacks, _context: Context) -> Decision:
    """Record the stacks that busted players began their hand with; the named winners stay."""
    after, events, named = tournament, list[Event](), set[EntryId]()
    for one in command.stacks:
        if one.entry in named:
            return NamedTwice(entry=one.entry)
        named.add(one.entry)
        if fault := out_fault(tournament, one.entry):
            return fault
        exit_ = tournament.exits.by_entry[one.entry]
        if exit_.stack == one.stack:
            continue
        event = EliminationCorrected(entry=one.entry, stack=one.stack, by=exit_.by)
        events.append(event)
        after = corrected(after, event)
    if not events:
        return NothingCorrected(entry=command.stacks[0].entry)
    most = Chips(tournament.chips - tournament.left)
    for entry in named:
        hand = in_hand(after.exits, after.exits.by_entry[entry].hand)
        stacks = Chips(sum(exit_.stack or 0 for exit_ in hand))
        if stacks > most:
            return MoreThanInPlay(stack=stacks, in_play=most)
    return (*events, *restated(after, named))
