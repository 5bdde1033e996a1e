"""Chip counts table by table, and corrections of the ledger by hand."""

from collections.abc import Container

from msgspec.structs import replace

from tdconsole.domain.day.bagging import stack
from tdconsole.domain.hand.hands_left import in_bag, is_overnight
from tdconsole.domain.language.commands.chips import (
    CorrectChips,
    CountChips,
    ExchangeFound,
    StackTyped,
)
from tdconsole.domain.language.events.chips import ChipsCorrected, ChipsCounted, StackCounted
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.rejections.chips import (
    CountedElsewhere,
    CountedNothing,
    FewerThanPlayers,
    NegativeCount,
    NeverRaced,
    NoChipsLeft,
    NotALargerChip,
    NothingPutRight,
    SumDiffers,
    WhyChips,
)
from tdconsole.domain.language.rejections.day import BaggedAlready
from tdconsole.domain.language.rejections.entry import UnknownEntry
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.room import (
    MoreThanInPlay,
    NamedTwice,
    NoSuchTable,
    PlayerIsOut,
)
from tdconsole.domain.room.waiting import waiting
from tdconsole.domain.rules.book import Rulebook
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.counts import Count
from tdconsole.domain.state.tournament import Table, Tournament, play_of
from tdconsole.domain.values import Chips, CountNo, EntryId, PlayId

Decision = tuple[Event, ...] | Rejection


def count(tournament: Tournament, command: CountChips, context: Context) -> Decision:
    table = tournament.play.seating.tables.get(command.table)
    if table is None or is_overnight(tournament):
        return NoSuchTable(table=command.table)
    fault = _stacks_fault(tournament, table, command.stacks)
    fault = fault or _sum_fault(tournament, table, command)
    if fault is not None:
        return fault
    going = tournament.counts.count
    fresh = command.fresh or going is None
    return (
        ChipsCounted(
            play=tournament.play.id,
            count=context.count if fresh or going is None else going.no,
            table=command.table,
            at=context.now,
            stacks=tuple(
                StackCounted(entry=one.entry, chips=Chips(one.chips)) for one in command.stacks
            ),
            chips=None if command.chips is None else Chips(command.chips),
        ),
    )


def _stacks_fault(
    tournament: Tournament, table: Table, stacks: tuple[StackTyped, ...]
) -> Rejection | None:
    named = set[EntryId]()
    for one in stacks:
        if fault := _player_fault(tournament, one.entry):
            return fault
        if one.entry in named:
            return NamedTwice(entry=one.entry)
        named.add(one.entry)
        seat = tournament.play.seating.of.get(one.entry)
        if seat is None or seat.table != table.no:
            return CountedElsewhere(entry=one.entry, table=table.no)
        if one.chips < 0:
            return NegativeCount(table=table.no, entry=one.entry)
        if not one.chips:
            return NoChipsLeft(entry=one.entry)
        if one.chips > tournament.chips:
            return MoreThanInPlay(stack=Chips(one.chips), in_play=tournament.chips)
    return None


def _sum_fault(tournament: Tournament, table: Table, command: CountChips) -> Rejection | None:
    """The fault of a count's sum, if any.

    If everybody plays at one table it may show more chips than the ledger knows: that is what a
    count finds out.
    """
    stacks = Chips(sum(one.chips for one in command.stacks))
    chips = command.chips
    if chips is None and not command.stacks:
        return CountedNothing(table=table.no)
    if chips is not None and chips < 0:
        return NegativeCount(table=table.no)
    if chips is not None and not chips and table.players:
        return NoChipsLeft(entry=min(table.players.values()))
    every = len(command.stacks) == len(table.players)
    if chips is not None and command.stacks and (chips < stacks or (every and chips > stacks)):
        return SumDiffers(table=table.no, stacks=stacks, chips=Chips(chips))
    most = stacks if chips is None else Chips(chips)
    if most > tournament.chips and len(table.players) < tournament.left:
        return MoreThanInPlay(stack=most, in_play=tournament.chips)
    return None


def _player_fault(tournament: Tournament, entry: EntryId) -> Rejection | None:
    if entry not in tournament.entries.by_id:
        return UnknownEntry(entry=entry)
    return PlayerIsOut(entry=entry) if entry in tournament.exits.by_entry else None


def counted(tournament: Tournament, event: ChipsCounted) -> Tournament:
    counts = tournament.counts
    going = counts.count
    if going is None or going.no != event.count:
        going = Count(no=CountNo(event.count), since=event.at, last=event.at)
    stacks, tables, whole = going.stacks, going.tables, going.whole
    for one in event.stacks:
        stacks = stacks.set(one.entry, one.chips)
    if event.chips is not None:
        tables = tables.set(event.table, event.chips)
    elif event.table in tables:
        tables = tables.delete(event.table)
    there = play_of(tournament, event.play).seating.tables.get(event.table)
    named = {one.entry for one in event.stacks}
    if event.chips is not None or (there is not None and named >= set(there.players.values())):
        whole = whole.set(event.table, tournament.exits.hands)
    going = replace(
        going,
        last=event.at,
        stacks=stacks,
        tables=tables,
        whole=whole,
        hands=tournament.exits.hands,
        in_play=tournament.chips,
        apart=apart(tournament, stacks),
        corrected=counts.corrected,
        races=len(counts.races),
        entries=len(tournament.entries.by_id),
    )
    return replace(tournament, counts=replace(counts, count=going))


def apart(tournament: Tournament, counted: Container[EntryId]) -> Chips:
    """Chips in play by the ledger but on no table: uncounted stacks that wait for a seat."""
    unseated = waiting(tournament)
    return Chips(sum(stack(tournament, one) for one in unseated if one not in counted))


def correct(tournament: Tournament, command: CorrectChips, context: Context) -> Decision:
    if not command.chips:
        return NothingPutRight()
    if command.entry is not None and command.entry not in tournament.entries.by_id:
        return UnknownEntry(entry=command.entry)
    bag = None if command.entry is None else in_bag(tournament, command.entry)
    if command.entry is not None and bag is not None:
        return BaggedAlready(entry=command.entry, chips=bag.chips)
    if command.why == "other" and not (command.reason or "").strip():
        return WhyChips()
    if fault := too_few(tournament, -command.chips):
        return fault
    return (
        ChipsCorrected(
            chips=command.chips,
            why=command.why,
            entry=command.entry,
            reason=context.note,
            play=flight_in_hand(tournament),
        ),
    )


def too_few(tournament: Tournament, leaving: int) -> FewerThanPlayers | None:
    """A refusal if fewer chips than players would stay in play: everybody holds at least one."""
    after = Chips(tournament.chips - leaving)
    if after >= tournament.left:
        return None
    return FewerThanPlayers(chips=after, players=tournament.left)


def flight_in_hand(tournament: Tournament) -> PlayId | None:
    """The flight whose chips are counted, if the tournament is played in flights."""
    return tournament.current if tournament.in_flights else None


def exchanged(old: int, pieces: int, new: int) -> tuple[int, Chips]:
    """The new chips exchanged for old ones, and the value that leaves without compensation."""
    whole, rest = divmod(old * pieces, new)
    return whole, Chips(rest)


def late_cite(rules: Rulebook) -> str:
    """The article on old chips found after their race, from the book that governs races."""
    book = (rules.race_method.cite or "").partition(" ")[0]
    return {"WSOP": "WSOP 77.c", "TDA-2022": "TDA-2022 24-C"}.get(book, "TDA-2024 24-C")


def exchange(tournament: Tournament, command: ExchangeFound, _context: Context) -> Decision:
    if fault := _player_fault(tournament, command.entry):
        return fault
    cite = late_cite(tournament.rules)
    if command.old not in {one.old for one in tournament.counts.races}:
        return NeverRaced(old=command.old, cite=cite)
    if command.new <= command.old or command.new % command.old:
        return NotALargerChip(old=command.old, new=command.new)
    _whole, rest = exchanged(command.old, command.pieces, command.new)
    if command.old * command.pieces > tournament.chips:
        stack = Chips(command.old * command.pieces)
        return MoreThanInPlay(stack=stack, in_play=tournament.chips)
    if fault := too_few(tournament, rest):
        return fault
    return (
        ChipsCorrected(
            chips=-rest,
            why="found_late",
            entry=command.entry,
            old=Chips(command.old),
            play=flight_in_hand(tournament),
        ),
    )


def corrected(tournament: Tournament, event: ChipsCorrected) -> Tournament:
    counts, old = tournament.counts, event.old
    found = counts.found if old is None else counts.found.set(old, counts.found.get(old, 0) + 1)
    return replace(
        tournament,
        chips=Chips(tournament.chips + event.chips),
        counts=replace(counts, corrected=counts.corrected + event.chips, found=found),
    )
