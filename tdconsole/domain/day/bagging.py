"""Bagging the stacks, and ending the day."""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from msgspec.structs import replace

from tdconsole.domain.clock.reading import read
from tdconsole.domain.hand.hands_left import to_play
from tdconsole.domain.language.commands.day import BagStacks, EndDay
from tdconsole.domain.language.events.day import Bagged, DayEnded, StacksBagged
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.rejections.clock import ClockNotStarted
from tdconsole.domain.language.rejections.day import (
    BaggedAlready,
    BagsAstray,
    ClockStillRuns,
    EmptyBag,
    HandForHandFirst,
    NotInABag,
    SealTaken,
    TablesStillPlay,
)
from tdconsole.domain.language.rejections.draw import NobodyPlays
from tdconsole.domain.language.rejections.entry import UnknownEntry
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.room import (
    MoreThanInPlay,
    NamedTwice,
    NotSeated,
    PlayerIsOut,
)
from tdconsole.domain.memo import Memo
from tdconsole.domain.room.waiting import waiting
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.table_play import Bag, LastHands
from tdconsole.domain.state.tournament import Play, Tournament, play_of, with_play
from tdconsole.domain.values import Chips, EntryId, TableNo

Decision = tuple[Event, ...] | Rejection


class BaggedToday(NamedTuple):
    """The number of bags at each table, and the totals."""

    tables: Mapping[TableNo, int]
    number: int
    chips: Chips


_TODAY: Final = Memo[BaggedToday]()


def bag_stacks(tournament: Tournament, command: BagStacks, context: Context) -> Decision:
    play = tournament.play
    reading = read(tournament.setup.structure, play.clock, context.now)
    if reading is None or reading.starts_in is not None:
        return ClockNotStarted()
    if play.board is not None:
        return HandForHandFirst()
    seals, named, still = dict(_seals(tournament)), set[EntryId](), to_play(tournament)
    for one in command.bags:
        if fault := _player_fault(tournament, one.entry):
            return fault
        if one.entry in named:
            return NamedTwice(entry=one.entry)
        if is_bagged(tournament, one.entry) and not command.anew:
            return BaggedAlready(entry=one.entry, chips=play.bags[one.entry].chips)
        if (table := play.seating.of[one.entry].table) in still:
            return TablesStillPlay(table=table)
        if one.chips < 1:
            return EmptyBag(entry=one.entry)
        if one.chips > tournament.chips:
            return MoreThanInPlay(stack=Chips(one.chips), in_play=tournament.chips)
        seal = one.seal.strip()
        if seal and (by := seals.get(seal, one.entry)) != one.entry:
            return SealTaken(seal=seal, by=by)
        seals[seal] = one.entry
        named.add(one.entry)
    bags = tuple(
        Bagged(entry=one.entry, chips=Chips(one.chips), seal=one.seal.strip())
        for one in command.bags
    )
    return (StacksBagged(play=play.id, bags=bags, at=context.now),)


def _player_fault(tournament: Tournament, entry: EntryId) -> Rejection | None:
    if entry not in tournament.entries.by_id:
        return UnknownEntry(entry=entry)
    if entry in tournament.exits.by_entry:
        return PlayerIsOut(entry=entry)
    return None if entry in tournament.play.seating.of else NotSeated(entry=entry)


def _seals(tournament: Tournament) -> Iterator[tuple[str, EntryId]]:
    """Today's seals, including those of players busted since, whose bags still carry them."""
    play = tournament.play
    for entry, bag in play.bags.items():
        if bag.day == play.day and bag.seal:
            yield bag.seal, entry


def bagged(tournament: Tournament, event: StacksBagged) -> Tournament:
    play = play_of(tournament, event.play)
    bags = play.bags
    for one in event.bags:
        seat = play.seating.of.get(one.entry)
        bag = Bag(chips=one.chips, seal=one.seal, day=play.day, seat=seat)
        bags = bags.set(one.entry, bag)
        last = None if seat is None else _done(play, seat.table)
        play = replace(play, last_hands=last or play.last_hands)
    return with_play(tournament, replace(play, bags=bags))


def _done(play: Play, number: TableNo) -> LastHands | None:
    """The last hands, with those of a table done whose only player has nobody to play against."""
    last, table = play.last_hands, play.seating.tables.get(number)
    if last is None or table is None or len(table.players) > 1 or not last.left.get(number):
        return None
    return replace(last, left=last.left.set(number, 0))


def end_day(tournament: Tournament, _command: EndDay, context: Context) -> Decision:
    play = tournament.play
    reading = read(tournament.setup.structure, play.clock, context.now)
    if reading is None or reading.starts_in is not None:
        return ClockNotStarted()
    if not play.seating.of:
        return NobodyPlays()
    if play.board is not None:
        return HandForHandFirst()
    if still := list(to_play(tournament)):
        return TablesStillPlay(table=still[0], more=len(still) - 1)
    if reading.running:
        return ClockStillRuns()
    if without := unbagged(tournament):
        return NotInABag(entry=without[0], more=len(without) - 1)
    total, expected = in_bags(tournament), to_bag(tournament)
    if total != expected:
        return BagsAstray(bagged=total, expected=expected)
    return (DayEnded(play=play.id, at=context.now),)


def is_bagged(tournament: Tournament, entry: EntryId) -> bool:
    """Whether this entry's stack was bagged today."""
    play = tournament.play
    bag = play.bags.get(entry)
    return bag is not None and bag.day == play.day


def unbagged(tournament: Tournament) -> list[EntryId]:
    """The entries that are seated and not yet bagged today, by number."""
    play = tournament.play
    bags, day = play.bags, play.day
    of = play.seating.of
    return sorted(entry for entry in of if entry not in bags or bags[entry].day != day)


def all_bagged(tournament: Tournament) -> bool:
    """Whether every seated player's stack was bagged today."""
    return bagged_today(tournament).number == len(tournament.play.seating.of)


def bagged_today(tournament: Tournament) -> BaggedToday:
    """Today's bags of the players who are seated."""
    play = tournament.play
    bags, of, day = play.bags, play.seating.of, play.day

    def gone_through() -> BaggedToday:
        tables, chips = dict[TableNo, int](), 0
        for entry, bag in bags.items():
            seat = of.get(entry)
            if bag.day == day and seat is not None:
                tables[seat.table] = tables.get(seat.table, 0) + 1
                chips += bag.chips
        return BaggedToday(tables, sum(tables.values()), Chips(chips))

    return _TODAY.of(bags, of, made=gone_through)


def in_bags(tournament: Tournament) -> Chips:
    return bagged_today(tournament).chips


def to_bag(tournament: Tournament) -> Chips:
    """The chips still to be bagged: all in play, less the stacks of players without a seat."""
    return Chips(tournament.chips - sum(stack(tournament, one) for one in waiting(tournament)))


def stack(tournament: Tournament, entry: EntryId) -> Chips:
    """The stack of a player waiting for a seat: what was bagged last, or what was bought."""
    bag = tournament.play.bags.get(entry)
    return tournament.entries.by_id[entry].chips if bag is None else bag.chips


def brought(tournament: Tournament, entry: EntryId) -> Bag | None:
    """The bag from an earlier day that this entry plays on with."""
    play = tournament.play
    bag = play.bags.get(entry)
    return bag if bag is not None and bag.day < play.day else None


def last_day_bagged(tournament: Tournament) -> int:
    """The last day with bags, or 0; after a merge the flights' own bags no longer count."""
    day = max((bag.day for bag in tournament.play.bags.values()), default=0)
    first = 2 if tournament.merged else 1
    return day if day >= first else 0
