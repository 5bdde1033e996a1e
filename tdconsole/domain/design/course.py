"""How an evening runs through a structure: stakes, minutes, and where it is over."""

from typing import Final, NamedTuple

from tdconsole.domain.design.chips import Denominations, denominations, first_needed
from tdconsole.domain.design.defects import Terms
from tdconsole.domain.values import Break, Chips, Level, Record, Structure

LEFT_AT_THE_END: Final = 30
"""The field is gone, and heads-up soon over, in the first level that leaves no more big blinds
in play than these; with blinds rising as usual they are 20 to 30."""


class Stage(NamedTuple):
    """A level, its row from 1, its number, and the minutes before it."""

    row: int
    number: int
    level: Level
    since: int


class ExpectedEnd(Record, kw_only=True):
    """With the end of this level, so many minutes after the start."""

    row: int
    level: int
    minutes: int


def stake(level: Level) -> Chips:
    """What depth is counted in: the big blind, or where there is none the small bet."""
    return level.big_blind or level.small_bet or level.bring_in


def stages(structure: Structure) -> tuple[Stage, ...]:
    found: list[Stage] = []
    minutes = 0
    for row, period in enumerate(structure, start=1):
        if isinstance(period, Level):
            found.append(Stage(row, len(found) + 1, period, minutes))
        minutes += period.minutes
    return tuple(found)


def last_stage(levels: tuple[Stage, ...], chips: int) -> Stage | None:
    """The one in which play is expected to end, if the structure reaches so far."""
    return next(
        (one for one in levels if stake(one.level) * LEFT_AT_THE_END >= chips),
        None,
    )


def expected_end(structure: Structure, chips: int) -> ExpectedEnd | None:
    last = last_stage(stages(structure), chips)
    if last is None:
        return None
    return ExpectedEnd(row=last.row, level=last.number, minutes=last.since + last.level.minutes)


def at_break(structure: Structure, row: int) -> bool:
    """On a break or on the level before it, or where the day ends and the bags are filled."""
    period = structure[row - 1]
    return (
        isinstance(period, Break)
        or any(mark.kind == "end_of_day" for mark in period.marks)
        or (row < len(structure) and isinstance(structure[row], Break))
    )


class Case(NamedTuple):
    """A structure beside its terms, and what every check asks about the two."""

    structure: Structure
    terms: Terms
    chips: Denominations
    in_play: Chips
    levels: tuple[Stage, ...]
    last: Stage | None
    needed: tuple[int, ...]
    """For each row the place in `chips` of the smallest that it or a later one needs."""

    @property
    def played(self) -> tuple[Stage, ...]:
        """The levels until play is expected to end: all of them where that can't be seen."""
        return self.levels if self.last is None else self.levels[: self.last.number]

    def needed_at(self, row: int) -> Denominations:
        """The chips that are needed from this row on, and all above them."""
        return self.chips[self.needed[row - 1] :]

    def at_break(self, row: int) -> bool:
        return at_break(self.structure, row)

    def next_break(self, row: int) -> int | None:
        """The row of the first break from here on."""
        return next(
            (
                place
                for place in range(row, len(self.structure) + 1)
                if isinstance(self.structure[place - 1], Break)
            ),
            None,
        )


def case(structure: Structure, terms: Terms) -> Case:
    chips = denominations(terms.chips)
    in_play = Chips(terms.stack * (terms.entries + terms.more_stacks))
    levels = stages(structure)
    return Case(
        structure=structure,
        terms=terms,
        chips=chips,
        in_play=in_play,
        levels=levels,
        last=last_stage(levels, in_play),
        needed=first_needed(structure, chips),
    )
