"""Flights, the first days of one tournament: each plays its own floor until the merge."""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from msgspec.structs import replace

from tdconsole.domain.clock.reading import Reading, hands_of, has_ended, length, read
from tdconsole.domain.day.bagging import stack
from tdconsole.domain.flights.carried_stack import Stack, forwarded
from tdconsole.domain.flights.merged_view import united_with
from tdconsole.domain.language.commands.flights import MergeFlights, OpenFlight
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.flights import FlightOpened, FlightsMerged
from tdconsole.domain.language.rejections.clock import NoSuchPeriod
from tdconsole.domain.language.rejections.flights import (
    FlightIsEmpty,
    FlightNamedSo,
    FlightsAreMerged,
    FlightsStillPlay,
    NobodyGoesOn,
    NoSuchFlight,
    NotInFlights,
    WaitsTwice,
)
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.memo import Memo
from tdconsole.domain.prize_list.satellite import seats_of_floor
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.flight_in_hand import each, floors, turned_to
from tdconsole.domain.state.flight_names import flight_name, next_name
from tdconsole.domain.state.penalties import followed
from tdconsole.domain.state.ruling import held_from
from tdconsole.domain.state.tournament import (
    Clock,
    Floor,
    Play,
    Redrawn,
    Seating,
    Table,
    Tournament,
    with_play,
)
from tdconsole.domain.values import (
    WHOLE,
    Break,
    Chips,
    ClockAnchor,
    EntryId,
    Instant,
    Map,
    Period,
    PeriodId,
    PersonId,
    PlayId,
    TableNo,
)

Decision = tuple[Event, ...] | Rejection

_DAY_TWO: Final = 2


def unknown(tournament: Tournament, play: PlayId | None) -> Rejection | None:
    """Why this flight can't be the one meant."""
    if play is not None and play not in tournament.plays:
        return NoSuchFlight(play=play)
    if play is not None and not _is_open(tournament, play):
        return FlightsAreMerged()
    return None


def _is_open(tournament: Tournament, play: PlayId) -> bool:
    return play == tournament.current or play in tournament.others


def is_over(tournament: Tournament) -> bool:
    """The flight in hand: everybody who is left of it has bagged."""
    play = tournament.play
    return tournament.in_flights and play.day > 1 and not play.seating.of


def is_day_two(tournament: Tournament) -> bool:
    return tournament.terms.flights != "off" and tournament.merged


# The next first day


def open_flight(tournament: Tournament, command: OpenFlight, context: Context) -> Decision:
    if tournament.terms.flights == "off":
        return NotInFlights()
    if tournament.merged:
        return FlightsAreMerged()
    for floor in each(tournament):
        if not floor.entries.by_id:
            return FlightIsEmpty(flight=flight_name(floor, floor.current))
    name = command.name.strip() or next_name(tournament)
    if any(flight_name(tournament, play) == name for play in tournament.plays):
        return FlightNamedSo(flight=name)
    return (FlightOpened(play=context.play, name=name, at=context.now),)


def opened(tournament: Tournament, event: FlightOpened) -> Tournament:
    if event.play in tournament.plays or not tournament.in_flights:
        return tournament
    others = tournament.others.set(event.play, Floor())
    there = with_play(replace(tournament, others=others), Play(id=event.play, name=event.name))
    return turned_to(there, event.play)


# The end of a flight


def plays_down_to(tournament: Tournament) -> int | None:
    """The number of players at which the flight in hand ends, or None if a level ends it."""
    flights = tournament.terms.flights
    if flights == "off" or tournament.merged:
        return None
    entries = len(tournament.entries.by_id)
    match flights.ends:
        case "share":
            return max(1, -(-entries * flights.share // WHOLE))
        case "money":
            if tournament.terms.satellite != "off":
                return max(1, seats_of_floor(tournament))
            return max(1, len(prize_list(replace(tournament, others=Map()))))
        case "level":
            return None


# Stacks that go forward


class GoingOn(NamedTuple):
    """The stacks going forward by entry, and for each stack given up the entry that plays on."""

    stacks: Mapping[EntryId, Chips]
    given_up: Mapping[EntryId, EntryId]
    forfeited: Mapping[EntryId, Chips]
    """The chips that leave play with these."""
    several: Mapping[PersonId, tuple[Stack, ...]]
    """Everybody who qualified more than once, with each stack, earliest first."""


_GOING: Final = Memo[GoingOn]()


def going_on(tournament: Tournament) -> GoingOn:
    """The stacks going forward as the flights are now; a flight still playing contributes none."""
    return _GOING.of(tournament, made=lambda: _going_on(tournament))


def _going_on(tournament: Tournament) -> GoingOn:
    flights = tournament.terms.flights
    forward = "best" if flights == "off" else flights.forward
    by_person = dict[PersonId, list[Stack]]()
    for person, one in _left(tournament):
        by_person.setdefault(person, []).append(one)
    stacks, given_up, forfeited = (
        dict[EntryId, Chips](),
        dict[EntryId, EntryId](),
        dict[EntryId, Chips](),
    )
    several = dict[PersonId, tuple[Stack, ...]]()
    for person, theirs in by_person.items():
        goes = forwarded(forward, theirs)
        stacks[goes.entry] = goes.chips
        given_up |= dict.fromkeys(goes.forfeited, goes.entry)
        forfeited |= goes.forfeited
        if len(theirs) > 1:
            several[person] = tuple(sorted(theirs))
    return GoingOn(stacks, given_up, forfeited, several)


def _left(tournament: Tournament) -> Iterator[tuple[PersonId, Stack]]:
    for floor in each(tournament):
        if not is_over(floor):
            continue
        for number, entry in floor.entries.by_id.items():
            if number not in floor.exits.by_entry:
                yield entry.person, Stack(floor.current, number, stack(floor, number))


# The merge


def merge(tournament: Tournament, command: MergeFlights, context: Context) -> Decision:
    if tournament.terms.flights == "off":
        return NotInFlights()
    if tournament.merged:
        return FlightsAreMerged()
    still = still_playing(tournament)
    if still:
        return FlightsStillPlay(flights=still)
    going = going_on(tournament)
    if not going.stacks:
        return NobodyGoesOn()
    if fault := _never_sat(tournament, going):
        return fault
    period: Period | None = begins_with(tournament, context.now)
    if command.period is not None:
        wanted = (p for p in tournament.setup.structure if p.id == command.period)
        period = next(wanted, None)
    if period is None:
        return NoSuchPeriod(period=command.period or PeriodId(0))
    anchor = ClockAnchor(
        period=period.id, left=length(period), hands=hands_of(period), zone=context.zone
    )
    return (FlightsMerged(play=context.play, anchor=anchor, at=context.now),)


def _never_sat(tournament: Tournament, going: GoingOn) -> WaitsTwice | None:
    """A refusal if one of a person's several stacks was never counted into a bag."""
    bagged = {entry for play in tournament.plays.values() for entry in play.bags}
    for stacks in going.several.values():
        for one in stacks:
            if one.entry not in bagged:
                other = next(stack.entry for stack in stacks if stack is not one)
                return WaitsTwice(entry=one.entry, other=other)
    return None


def still_playing(tournament: Tournament) -> tuple[str, ...]:
    """The names of the flights that have entries and are not over."""
    names = {
        floor.current: flight_name(floor, floor.current)
        for floor in each(tournament)
        if floor.entries.by_id and not is_over(floor)
    }
    return tuple(names[play] for play in sorted(names))


def begins_with(tournament: Tournament, now: Instant) -> Period:
    """The period day 2 begins with: after the least advanced flight, past a break."""
    structure = tournament.setup.structure
    reached = list[int]()
    for play in tournament.plays.values():
        reading = read(structure, play.clock, now)
        if reading is not None and reading.starts_in is None:
            reached.append(_next_period(reading))
    index = min(reached, default=0)
    levels = (period for period in structure[index:] if not isinstance(period, Break))
    return next(levels, structure[-1])


def _next_period(reading: Reading) -> int:
    done = reading.held is not None or has_ended(reading.left, reading.hands)
    return reading.index + done


def _lost(tournament: Tournament, going: GoingOn) -> dict[EntryId, EntryId]:
    """The busted entries of everybody who goes on with another entry."""
    every = [one for floor in floors(tournament).values() for one in floor.entries.by_id.values()]
    goes = {one.person: one.id for one in every if one.id in going.stacks}
    return {
        one.id: goes[one.person]
        for one in every
        if one.person in goes and one.id not in going.stacks
    }


def merged(tournament: Tournament, event: FlightsMerged) -> Tournament:
    if not tournament.in_flights:
        return tournament
    going = going_on(tournament)
    bags = {entry: bag for play in tournament.plays.values() for entry, bag in play.bags.items()}
    kept = {
        entry: replace(bags[entry], chips=chips, day=1)
        for entry, chips in going.stacks.items()
        if entry in bags
    }
    held = held_from(tournament.rulings, going.given_up)
    gone = {**_lost(tournament, going), **going.given_up}
    followed_on = followed(replace(tournament, rulings=held), gone)
    together = united_with(followed_on, going.given_up, going.forfeited, bags)
    seats = tournament.setup.seats_per_table
    play = Play(
        id=event.play,
        clock=Clock(anchor=event.anchor),
        seating=_the_room(tournament),
        bags=Map(kept),
        day=_DAY_TWO,
        began=Redrawn(players=len(kept), tables=-(-len(kept) // seats)),
    )
    return with_play(replace(together, current=event.play, merged=True), play)


def _the_room(tournament: Tournament) -> Seating:
    """The room of day 2; a pillar at a table of any flight is still there."""
    tables = Map[TableNo, Table]()
    for play in tournament.plays.values():
        for table in play.seating.tables.values():
            if table.uses:
                tables = tables.set(table.no, Table(no=table.no, uses=table.uses))
    return Seating(tables=tables)
