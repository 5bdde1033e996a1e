"""Which chips leave at which break, for which others, and how many of these it takes.

Nobody counts the small chips in play; they are worked out: the starting stacks as handed out, and
later sales in the fewest chips. What left play with a player is still included, so the result is an
upper bound, and the odd chips lie as badly as they can.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache

from msgspec.structs import replace

from tdconsole.domain.chip_sets import Chip
from tdconsole.domain.chips.race_sums import is_larger
from tdconsole.domain.design.chips import first_needed
from tdconsole.domain.design.course import Case, at_break, case
from tdconsole.domain.design.defects import Terms
from tdconsole.domain.design.marks import WORTH_IT, follow, leavings, missing_colour_ups, needing
from tdconsole.domain.rules.values import Rounding
from tdconsole.domain.values import Chips, Level, RaceMethod, Structure
from tdconsole.projections.chips.inventory import Handed, chip_inventory, made_of
from tdconsole.projections.chips.leaving import (
    ColourUp,
    ColourUpPlan,
    Evening,
    HeldRace,
    InStack,
    Sized,
    Staying,
    ToTables,
)


@lru_cache(maxsize=16)
def colour_ups(given: Evening, name: str = "") -> ColourUpPlan:
    chips = _merged(given.chips)
    stack = _in_stack(given, chips)
    in_play = _in_play(given, chips, stack)
    seen = _case(given, chips, stack)
    return ColourUpPlan(
        chip_set=name,
        known=in_play is not None,
        entries=given.entries,
        stack=tuple(InStack(value=v, pieces=stack[v]) for v in sorted(stack) if stack[v]),
        steps=tuple(_steps(given, chips, in_play, seen)) if seen is not None else (),
        stays=tuple(_stays(seen)) if seen is not None else (),
    )


def _merged(chips: tuple[Chip, ...]) -> dict[Chips, int]:
    """The number of chips of each value, smallest first, even if listed twice."""
    owned = Counter[Chips]()
    for chip in chips:
        owned[chip.value] += chip.count
    return {value: owned[value] for value in sorted(owned)}


def _boxes(chips: Mapping[Chips, int]) -> tuple[Chip, ...]:
    return tuple(Chip(value=v, colour="#000000", count=number) for v, number in chips.items())


def _in_stack(given: Evening, chips: Mapping[Chips, int]) -> dict[Chips, int]:
    """The chips of a starting stack; without later sales it may use chips too few for both."""
    after = tuple(one.chips for one in given.later)
    for sold in (after, ()):
        wanted = Handed(stack=given.stack, after=sold)
        found = chip_inventory(_boxes(chips), wanted, given.structure, given.entries)
        if found.made:
            return {pile.value: pile.stack for pile in found.piles}
    return {}


def _in_play(
    given: Evening, chips: Mapping[Chips, int], stack: Mapping[Chips, int]
) -> Counter[Chips] | None:
    if not stack:
        return None
    usual = given.entries - sum(one.times for one in given.own)
    lying = Counter({value: pieces * usual for value, pieces in stack.items()})
    made = [(one, made_of(_boxes(chips), one.chips)) for one in given.later]
    made += [(one, _own_stack(given, chips, one.chips)) for one in given.own]
    for one, parts in made:
        if parts is None:
            return None
        for value, pieces in parts.items():
            lying[value] += pieces * one.times
    return lying


def _own_stack(given: Evening, chips: Mapping[Chips, int], stack: Chips) -> dict[Chips, int] | None:
    """The chips of a starting stack of another size, which needs small ones all the same."""
    wanted = Handed(stack=stack)
    found = chip_inventory(_boxes(chips), wanted, given.structure, given.entries)
    if not found.made:
        return made_of(_boxes(chips), stack)
    return {pile.value: pile.stack for pile in found.piles}


def _case(given: Evening, chips: Mapping[Chips, int], stack: Mapping[Chips, int]) -> Case | None:
    """The case from the smallest chip of a stack on, or else of the blinds."""
    values = tuple(chips)
    if not values or not any(isinstance(one, Level) for one in given.structure):
        return None
    handed_out = [value for value in values if stack.get(value)]
    smallest = handed_out[0] if handed_out else values[first_needed(given.structure, values)[0]]
    entries = max(2, given.entries)
    sold = sum(one.chips * one.times for one in given.later)
    sold += sum((one.chips - given.stack) * one.times for one in given.own)
    terms = Terms(
        stack=given.stack,
        chips=tuple(value for value in values if value >= smallest),
        entries=entries,
        more_stacks=max(0, sold // given.stack),
    )
    return case(given.structure, terms)


def _rows(seen: Case) -> Iterator[tuple[int, Chips, bool]]:
    """The rows where chips leave: as marked, the others at the first break where they could."""
    named = set[Chips]()
    for row, period in enumerate(seen.structure, start=1):
        for mark in period.marks:
            if mark.kind == "colour_up" and mark.chip in seen.chips and mark.chip not in named:
                named.add(mark.chip)
                yield row, mark.chip, True
    for one in missing_colour_ups(seen):
        yield one.row, one.chip, False


def _steps(
    given: Evening, chips: Mapping[Chips, int], in_play: Counter[Chips] | None, seen: Case
) -> Iterator[ColourUp]:
    rows = sorted(_rows(seen))
    leaves = {chip: row for row, chip, _ in rows}
    races = {one.old: one for one in given.races}
    for row, old, marked in rows:
        race = races.get(old)
        stay = (one for one in seen.chips if leaves.get(one, row + 1) > row)
        new = race.new if race else next((one for one in stay if is_larger(old, one)), None)
        before = [one for one in seen.levels if one.row <= row]
        step = ColourUp(
            old=old,
            new=new,
            row=row,
            level=len(before),
            last=_last_need(seen, old),
            follow=follow(seen, row),
            marked=marked,
            at_break=seen.at_break(row),
            pieces=None if in_play is None else in_play[old],
            owned=chips.get(new, 0) if new else 0,
            raced=race.tables if race else 0,
            over=race is not None and race.over,
        )
        yield step if in_play is None else _with_chips_counted(given, step, race, in_play, chips)


def _last_need(seen: Case, chip: Chips) -> int | None:
    wanting = needing(seen, chip)
    return wanting[-1].number if wanting else None


def _stays(seen: Case) -> Iterator[Staying]:
    for one in leavings(seen):
        if one.row is None or one.follow < WORTH_IT:
            row = one.row
            level = None if row is None else sum(stage.row <= row for stage in seen.levels)
            yield Staying(chip=one.chip, last=one.last, level=level, follow=one.follow)


def _filled(given: Evening) -> tuple[Sized, ...]:
    """As many tables as the players fill, and the players at each."""
    number = -(-given.players // given.seats)
    if not number:
        return ()
    fewest, more = divmod(given.players, number)
    sizes = ((fewest, number - more), (fewest + 1, more))
    return tuple(Sized(players=one, tables=tables) for one, tables in sizes if tables)


def _with_chips_counted(
    given: Evening,
    step: ColourUp,
    race: HeldRace | None,
    in_play: Counter[Chips],
    owned: Mapping[Chips, int],
) -> ColourUp:
    """The step counted: old chips out of play, and new ones from the players as far as possible."""
    old, new, pieces = step.old, step.new, in_play[step.old]
    if new is None:
        return step
    tables = given.tables or _filled(given)
    whole, players = new // old, sum(one.players * one.tables for one in tables)
    if race is not None and race.over:
        came = max(0, pieces - race.odd) // whole + race.got
        all_tables, shares = came, tuple[ToTables, ...]()
    else:
        number = sum(one.tables for one in tables)
        groups = players if given.method == "round_up_all" else number
        all_tables = most_new(pieces, whole, groups, given.method, given.rounding)
        shares = tuple(_share(given, one, pieces, players, whole) for one in tables)
    there = in_play[new]
    in_play[old] = 0
    in_play[new] = max(there, min(there + all_tables, owned.get(new, 0)))
    missing = max(0, there + all_tables - step.owned)
    return replace(
        step,
        chips=all_tables,
        each=max((one.chips for one in shares), default=0),
        tables=shares,
        in_play=there,
        missing=missing,
        freed_by=_freed_by(owned, in_play, new, missing, there) if missing else None,
    )


def _freed_by(
    owned: Mapping[Chips, int], in_play: Counter[Chips], chip: Chips, missing: int, there: int
) -> InStack | None:
    for value, number in owned.items():
        if is_larger(chip, value):
            needed = -(-missing * chip // value)
            if needed <= number - in_play[value] and needed * (value // chip) <= there:
                return InStack(value=value, pieces=needed)
    return None


def _share(given: Evening, table: Sized, pieces: int, players: int, whole: int) -> ToTables:
    lying = -(-pieces * table.players // players) if players else 0
    groups = table.players if given.method == "round_up_all" else 1
    chips = most_new(lying, whole, groups, given.method, given.rounding)
    return ToTables(players=table.players, tables=table.tables, chips=chips)


def most_new(pieces: int, whole: int, groups: int, method: RaceMethod, rounding: Rounding) -> int:
    """The most new chips for these old ones, `whole` to a new one, on this many tables.

    It is the upper bound, however they lie: at each table, or if everybody is rounded up at each
    seat, there are just enough odd ones to make one more new chip.
    """
    least = _makes_one(whole, method, rounding)
    if least is None:
        return pieces // whole
    more = min(groups, pieces // least)
    return more + (pieces - more * least) // whole


def _makes_one(whole: int, method: RaceMethod, rounding: Rounding) -> int | None:
    """The fewest odd chips that bring a new one."""
    if method == "round_up_all":
        return 1
    if method == "top_up" or rounding == "down":
        return None
    return 1 if rounding == "up" else -(-whole // 2)


def marked_alone(structure: Structure, races: tuple[HeldRace, ...]) -> ColourUpPlan:
    """The plan by the structure's marks alone, if the chips in play aren't known."""
    held, level = {one.old: one for one in races}, 0
    steps = dict[Chips, ColourUp]()
    for row, period in enumerate(structure, start=1):
        level += isinstance(period, Level)
        for mark in period.marks:
            if mark.kind != "colour_up" or mark.chip is None or mark.chip in steps:
                continue
            race = held.get(mark.chip)
            steps[mark.chip] = ColourUp(
                old=mark.chip,
                new=None if race is None else race.new,
                row=row,
                level=level,
                last=None,
                marked=True,
                at_break=at_break(structure, row),
                pieces=None,
                raced=0 if race is None else race.tables,
                over=race is not None and race.over,
            )
    return ColourUpPlan(chip_set="", known=False, entries=0, stack=(), steps=tuple(steps.values()))
