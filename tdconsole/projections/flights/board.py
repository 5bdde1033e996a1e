"""The flights of a tournament at a glance: the state of each, and who goes on to day 2."""

from typing import Final, Literal

from msgspec.structs import replace

from tdconsole.domain.clock.reading import Reading, bears, read, until_end_of
from tdconsole.domain.flights.first_days import begins_with, is_over, plays_down_to, still_playing
from tdconsole.domain.language.terms import FlightEnd, Forward
from tdconsole.domain.memo import Memo
from tdconsole.domain.state.flight_in_hand import each, floors
from tdconsole.domain.state.flight_names import flight_name, next_name
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import (
    Chips,
    Instant,
    Level,
    Map,
    Millis,
    Period,
    PlayId,
    Record,
    Structure,
)
from tdconsole.projections.clock.board import level_number, levels_until
from tdconsole.projections.flights.through import (
    Qualifier,
    Several,
    Stack,
    several,
    stacks_through,
    through,
)
from tdconsole.projections.people.names import People

FlightState = Literal["planned", "entries", "plays", "over"]
"""Not opened yet; open but not started; playing; or everybody left has bagged."""


class FlightLine(Record, kw_only=True):
    play: PlayId | None
    """None: only planned."""
    name: str
    state: FlightState
    in_hand: bool = False
    entries: int = 0
    left: int = 0
    through: int = 0
    """The players who bagged, including those who go forward with another stack."""
    chips: Chips = Chips(0)
    average: Chips | None = None
    level: int | None = None
    """The level it reached; during a break the one before it."""
    running: bool = False
    ends: FlightEnd = "level"
    last_level: int | None = None
    """The level it ends with, if a level ends it and the structure says which."""
    share: int | None = None
    """The share of its entries that goes on, in ten-thousandths, if that ends it."""
    ends_in: Millis | None = None
    """The time until it ends, if a level ends it and nobody touches its clock."""
    down_to: int | None = None
    """The number of players it ends with, if that ends it."""


class FlightsBoard(Record, kw_only=True):
    event: str
    merged: bool
    forward: Forward
    flights: tuple[FlightLine, ...]
    opens_next: str | None
    """The name the next flight would have; None if none can be opened."""
    still: tuple[str, ...]
    """The flights that keep the merge waiting."""
    entries: int
    left: int
    """The players left in all flights, or on day 2."""
    through: tuple[Qualifier, ...]
    """Those who go on, by chips, each person once."""
    several: tuple[Several, ...]
    chips: Chips
    """The chips of those who go on."""
    average: Chips | None
    average_in_big_blinds: int | None
    forfeited: Chips
    """The chips that don't go forward, from persons who qualified more than once."""
    period: Period | None
    """The period day 2 begins with, by the flights that are over; once merged, where it is."""
    level: int | None


_ROWS: Final = Memo[tuple[tuple[Qualifier, ...], tuple[Several, ...]]]()


def flights_board(tournament: Tournament, people: People, now: Instant) -> FlightsBoard | None:
    """The board, or None without flights; without names its rows stay the same while they can."""
    flights = tournament.terms.flights
    if flights == "off":
        return None
    stacks = stacks_through(tournament)
    period = _period(tournament, now)
    level = _level(tournament, period)
    blind = 0 if level is None else level.big_blind
    lines = _lines(tournament, stacks, now)

    def rows() -> tuple[tuple[Qualifier, ...], tuple[Several, ...]]:
        return through(tournament, people, stacks, blind), several(tournament, people, stacks)

    qualified, more = rows() if people else _ROWS.of(stacks, level, made=rows)
    chips = sum(one.chips for one in qualified)
    average = Chips(chips // len(qualified)) if qualified else None
    return FlightsBoard(
        event=tournament.setup.name,
        merged=tournament.merged,
        forward=flights.forward,
        flights=lines,
        opens_next=_opens_next(tournament),
        still=() if tournament.merged else still_playing(tournament),
        entries=len(tournament.entries.by_id)
        if tournament.merged
        else sum(line.entries for line in lines),
        left=tournament.left if tournament.merged else sum(line.left for line in lines),
        through=qualified,
        several=more,
        chips=Chips(chips),
        average=average,
        average_in_big_blinds=average // blind if average is not None and blind else None,
        forfeited=Chips(sum(one.forfeited for one in more)),
        period=period,
        level=_number(tournament, period),
    )


def _opens_next(tournament: Tournament) -> str | None:
    if not tournament.in_flights:
        return None
    empty = any(not floor.entries.by_id for floor in floors(tournament).values())
    return None if empty else next_name(tournament)


# Each flight


def flight_lines(tournament: Tournament, now: Instant) -> tuple[FlightLine, ...]:
    """The flights without the names of those who go on, for a look every second."""
    return _lines(tournament, stacks_through(tournament) if tournament.merged else (), now)


def _lines(
    tournament: Tournament, stacks: tuple[Stack, ...], now: Instant
) -> tuple[FlightLine, ...]:
    """The flights opened, then those planned."""
    if tournament.merged:
        opened = [_line_merged(tournament, play, stacks, now) for play in _first_days(tournament)]
    else:
        there = {floor.current: floor for floor in each(tournament)}
        opened = [_line(there[play], tournament, now) for play in sorted(there)]
    flights = tournament.terms.flights
    if flights == "off":
        return tuple(opened)
    names = flights.names if tournament.in_flights else ()
    planned = (FlightLine(play=None, name=name, state="planned") for name in names[len(opened) :])
    last = _last_level(tournament.setup.structure) if flights.ends == "level" else None
    share = flights.share if flights.ends == "share" else None
    return tuple(
        replace(line, ends=flights.ends, last_level=last, share=share)
        for line in (*opened, *planned)
    )


def _last_level(structure: Structure) -> int | None:
    """The last level of day 1, counted from 1; None if none is marked as its end."""
    marked = (at for at, period in enumerate(structure) if bears(period, "end_of_day"))
    last = next(marked, None)
    return None if last is None else levels_until(structure, last)


def _first_days(tournament: Tournament) -> list[PlayId]:
    """The flights' plays; once merged, day 2 is the play in hand."""
    return sorted(play for play in tournament.plays if play != tournament.current)


def _line(floor: Tournament, tournament: Tournament, now: Instant) -> FlightLine:
    flights, over = floor.terms.flights, is_over(floor)
    reading = read(floor.setup.structure, floor.play.clock, now)
    by_level = flights == "off" or flights.ends == "level"
    begun = reading is not None and reading.starts_in is None
    return FlightLine(
        play=floor.current,
        name=flight_name(floor, floor.current),
        state="over" if over else "plays" if begun else "entries",
        in_hand=floor.current == tournament.current,
        entries=len(floor.entries.by_id),
        left=floor.left,
        through=floor.left if over else 0,
        chips=floor.chips,
        average=Chips(floor.chips // floor.left) if floor.left else None,
        level=_reached(floor, reading),
        running=reading is not None and reading.running,
        ends_in=None if over or not by_level else _ends_in(floor, reading, now),
        down_to=None if over else plays_down_to(floor),
    )


def _line_merged(
    tournament: Tournament, number: PlayId, stacks: tuple[Stack, ...], now: Instant
) -> FlightLine:
    """A flight after the merge: who went on from it, and with how much."""
    mine = [one for one in stacks if one.play == number]
    chips = Chips(sum(one.chips for one in mine))
    reading = read(tournament.setup.structure, tournament.plays[number].clock, now)
    return FlightLine(
        play=number,
        name=flight_name(tournament, number),
        state="over",
        entries=sum(entry.play == number for entry in tournament.entries.by_id.values()),
        left=len(mine),
        through=len(mine),
        chips=chips,
        average=Chips(chips // len(mine)) if mine else None,
        level=_reached(tournament, reading),
    )


def _reached(tournament: Tournament, reading: Reading | None) -> int | None:
    """The level reached, counted from 1; during a break the one before it."""
    if reading is None or reading.starts_in is not None:
        return None
    return levels_until(tournament.setup.structure, reading.index) or None


def _ends_in(floor: Tournament, reading: Reading | None, now: Instant) -> Millis | None:
    anchor, structure = floor.play.clock.anchor, floor.setup.structure
    if reading is None or anchor is None:
        return None
    ends = (at for at in range(reading.index, len(structure)) if bears(structure[at], "end_of_day"))
    last = next(ends, None)
    return None if last is None else until_end_of(structure, reading, last, now, anchor.zone)


# The start of day 2


def _period(tournament: Tournament, now: Instant) -> Period | None:
    if not tournament.merged:
        over = {one.current: one.play for one in each(tournament) if is_over(one)}
        return begins_with(replace(tournament, plays=Map(over)), now) if over else None
    reading = read(tournament.setup.structure, tournament.play.clock, now)
    return None if reading is None else reading.period


def _level(tournament: Tournament, period: Period | None) -> Level | None:
    """The level being played, or during a break the next one."""
    structure = tournament.setup.structure
    begins = next((at for at, one in enumerate(structure) if one is period), 0)
    return next((one for one in structure[begins:] if isinstance(one, Level)), None)


def _number(tournament: Tournament, period: Period | None) -> int | None:
    structure = tournament.setup.structure
    at = next((at for at, one in enumerate(structure) if one is period), None)
    return None if at is None else level_number(structure, at)
