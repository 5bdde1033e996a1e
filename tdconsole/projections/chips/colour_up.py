"""The colour-up plan of a tournament, and the part due at this break or the next."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from tdconsole.domain.chip_sets import ChipSet
from tdconsole.domain.clock.reading import Reading, until_end_of
from tdconsole.domain.language.events.chips import RacedTable
from tdconsole.domain.memo import Memo
from tdconsole.domain.state.counts import Counts, RacedBefore
from tdconsole.domain.state.tournament import Entry, Table, Tournament
from tdconsole.domain.values import (
    Break,
    Chips,
    EntryId,
    Instant,
    Map,
    Mark,
    Millis,
    Record,
    Structure,
    TableNo,
    Zone,
)
from tdconsole.projections.chips.leaving import (
    ColourUp,
    ColourUpPlan,
    Evening,
    Handout,
    HeldRace,
    Sized,
)

SOON: Final = Millis(600_000)
_SIZES: Final[Memo[tuple[Sized, ...]]] = Memo()
_SOLD: Final[Memo[tuple[Handout, ...]]] = Memo()
_OWN: Final[Memo[tuple[Handout, ...]]] = Memo()
_RACES: Final[Memo[tuple[HeldRace, ...]]] = Memo()


def colour_up_plan(
    tournament: Tournament,
    chip_set: ChipSet,
    structure: Structure | None = None,
    entries: int | None = None,
) -> ColourUpPlan:
    """The plan, by another structure if given; with `entries` as if that many came."""
    from tdconsole.projections.chips.colour_sums import colour_ups  # noqa: PLC0415 -- at a colour-up

    return colour_ups(evening(tournament, chip_set, structure, entries), chip_set.name)


def evening(
    tournament: Tournament,
    chip_set: ChipSet,
    structure: Structure | None = None,
    entries: int | None = None,
) -> Evening:
    setup, there = tournament.setup, len(tournament.entries.by_id)
    begun = tournament.play.clock.anchor is not None
    number = there if begun else max(there, entries or 0)
    return Evening(
        structure=setup.structure if structure is None else structure,
        stack=setup.stack,
        chips=chip_set.chips,
        entries=number,
        players=tournament.left if begun else number,
        later=_sold(tournament) if begun else _to_be_sold(tournament, number),
        own=_own(tournament),
        tables=_sizes(tournament) if begun or number == there else (),
        seats=setup.seats_per_table,
        method=tournament.rules.race_method.value,
        rounding=tournament.rules.race_rounding.value,
        races=_races(tournament),
    )


def _sizes(tournament: Tournament) -> tuple[Sized, ...]:
    """The sizes of the tables in use."""
    tables = tournament.play.seating.tables
    return _SIZES.of(tables, made=lambda: tuple(_tables_by_size(tables)))


def _tables_by_size(tables: Map[TableNo, Table]) -> Iterator[Sized]:
    sizes = Counter(len(table.players) for table in tables.values())
    for players in sorted(sizes):
        if players:
            yield Sized(players=players, tables=sizes[players])


def _sold(tournament: Tournament) -> tuple[Handout, ...]:
    stack, entries = tournament.setup.stack, tournament.entries.by_id
    return _SOLD.of(stack, entries, made=lambda: tuple(_handouts(stack, entries)))


def _handouts(stack: Chips, entries: Map[EntryId, Entry]) -> Iterator[Handout]:
    """The chips handed out; this looks at every entry, so only when one has changed."""
    more = Counter(
        one.added if one.own_stack else one.stack + one.added - stack for one in entries.values()
    )
    for chips in sorted(more):
        if chips > 0:
            yield Handout(chips=Chips(chips), times=more[chips])


def _own(tournament: Tournament) -> tuple[Handout, ...]:
    entries = tournament.entries.by_id
    return _OWN.of(entries, made=lambda: tuple(_own_stacks(entries)))


def _own_stacks(entries: Map[EntryId, Entry]) -> Iterator[Handout]:
    stacks = Counter(one.stack for one in entries.values() if one.own_stack)
    for chips in sorted(stacks):
        yield Handout(chips=chips, times=stacks[chips])


def _to_be_sold(tournament: Tournament, entries: int) -> tuple[Handout, ...]:
    """The chips to hand out if everybody bought everything once."""
    from tdconsole.projections.chips.inventory import handed  # noqa: PLC0415 -- at a colour-up

    after = Counter(handed(tournament.setup.stack, tournament.terms).after)
    return tuple(Handout(chips=c, times=after[c] * entries) for c in sorted(after))


def _races(tournament: Tournament) -> tuple[HeldRace, ...]:
    counts, tables = tournament.counts, tournament.play.seating.tables
    return _RACES.of(counts, tables, made=lambda: tuple(_held(counts, tables)))


def _held(counts: Counts, tables: Map[TableNo, Table]) -> Iterator[HeldRace]:
    new = {one.old: one.new for one in counts.races}
    playing = [table.no for table in tables.values() if table.players] if new else []
    for old in sorted(new):
        held: Map[TableNo, RacedTable] = counts.raced_tables.get(old, Map())
        before = counts.raced_before.get(old, RacedBefore())
        done = sum(table in held for table in playing)
        if held or before.tables:
            over = before.over or (bool(held) and done == len(playing))
            yield HeldRace(
                old=old,
                new=new[old],
                odd=before.odd + sum(one.odd for one in held.values()),
                got=before.got + sum(one.got for one in held.values()),
                tables=done or len(held) or before.tables,
                over=over,
            )


def own_plan(tournament: Tournament) -> ColourUpPlan:
    """The plan with the tournament's own chips, or if it has none by the marks alone."""
    chip_set = tournament.terms.chip_set
    if chip_set == "off":
        from tdconsole.projections.chips.colour_sums import marked_alone  # noqa: PLC0415 -- at one

        return marked_alone(tournament.setup.structure, _races(tournament))
    return colour_up_plan(tournament, chip_set)


def smallest_chip(tournament: Tournament) -> Chips | None:
    """The smallest chip not yet raced at every table; None if the chips aren't known."""
    chip_set = tournament.terms.chip_set
    if chip_set == "off":
        return None
    handed_out = colour_up_plan(tournament, chip_set).stack
    gone = {one.old for one in _races(tournament) if one.over}
    least = handed_out[0].value if handed_out else Chips(0)
    values = (one.value for one in chip_set.chips if one.value >= least)
    return min((value for value in values if value not in gone), default=None)


def to_bring(tournament: Tournament, step: ColourUp) -> dict[TableNo, int]:
    """The new chips each table may need; empty if nobody knows."""
    chips = {one.players: one.chips for one in step.tables}
    tables = tournament.play.seating.tables.values()
    return {table.no: chips[len(table.players)] for table in tables if len(table.players) in chips}


def playing_at(tournament: Tournament) -> int:
    """The number of tables in use."""
    return sum(one.tables for one in _sizes(tournament))


class ColourUpsDue(Record, kw_only=True):
    """The colour-ups of this break, or of the one that begins in this time."""

    steps: tuple[ColourUp, ...]
    begins_in: Millis | None = None


def colour_ups_due(tournament: Tournament, reading: Reading, now: Instant) -> ColourUpsDue | None:
    """The colour-ups due; one not raced when it should have been waits for the next break."""
    row, begins_in = reading.index + 1, None
    if not _rests(reading):
        following = _break_from(tournament.setup.structure, row)
        begins_in = _begins_in(tournament, reading, following, now)
        if following > len(tournament.setup.structure) or begins_in > SOON:
            return _between(tournament, row)
        row = following
    steps = tuple(one for one in own_plan(tournament).steps if one.row <= row and not one.over)
    return ColourUpsDue(steps=steps, begins_in=begins_in) if steps else None


def _rests(reading: Reading) -> bool:
    return isinstance(reading.period, Break) or reading.held is not None


def _between(tournament: Tournament, row: int) -> ColourUpsDue | None:
    """The chips of a mark with no break after it: they leave right after that level."""
    structure = tournament.setup.structure
    marks = structure[row - 2].marks if row > 1 else ()
    if not any(mark.kind == "colour_up" for mark in marks):
        return None
    steps = own_plan(tournament).steps
    due = tuple(one for one in steps if one.row == row - 1 and not one.at_break and not one.over)
    return ColourUpsDue(steps=due) if due else None


def _break_from(structure: Structure, row: int) -> int:
    """The row of the next break, or one past the last if none comes."""
    later = range(row, len(structure) + 1)
    end = len(structure) + 1
    return next((one for one in later if isinstance(structure[one - 1], Break)), end)


def _begins_in(tournament: Tournament, reading: Reading, row: int, now: Instant) -> Millis:
    anchor = tournament.play.clock.anchor
    zone = Zone() if anchor is None else anchor.zone
    return until_end_of(tournament.setup.structure, reading, row - 2, now, zone)


def announced(structure: Structure, step: ColourUp) -> Structure:
    """The structure with a mark that announces the step on wall, voice and paper."""
    period = structure[step.row - 1]
    mark = Mark(kind="colour_up", chip=step.old)
    marked = replace(period, marks=(*period.marks, mark))
    return (*structure[: step.row - 1], marked, *structure[step.row :])
