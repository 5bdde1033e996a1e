"""The course of an evening through a structure: stakes, minutes and the expected end."""

from typing import Final, NamedTuple

from tdconsole.domain.design.chips import Denominations, denominations, first_needed
from tdconsole.domain.design.defects import Terms
from tdconsole.domain.values import Break, Chips, Level, Record, Structure

LEFT_AT_THE_END: Final = 30
"""The field is gone, and heads-up nearly over, in the first level at which no more big blinds than
these are in play; with the usual rise they are 20 to 30."""


class Stage(NamedTuple):
    """A level with its row and number, from 1, and the minutes played before it."""

    row: int
    number: int
    level: Level
    since: int


class ExpectedEnd(Record, kw_only=True):
    """The level with which play is expected to end, and the minutes from the start."""

    row: int
    level: int
    minutes: int


def stake(level: Level) -> Chips:
    """The unit of depth: the big blind, or in a game without one the small bet."""
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
    """The level in which play is expected to end, if the structure reaches that far."""
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
    """Whether the row is a break, comes just before one, or ends the day."""
    period = structure[row - 1]
    return (
        isinstance(period, Break)
        or any(mark.kind == "end_of_day" for mark in period.marks)
        or (row < len(structure) and isinstance(structure[row], Break))
    )


class Case(NamedTuple):
    """A structure with its terms, and what every check asks of the two."""

    structure: Structure
    terms: Terms
    chips: Denominations
    in_play: Chips
    levels: tuple[Stage, ...]
    last: Stage | None
    needed: tuple[int, ...]
    """For each row, the index in `chips` of the smallest one needed from there on."""

    @property
    def played(self) -> tuple[Stage, ...]:
        """The levels up to the expected end; all of them if no end can be expected."""
        return self.levels if self.last is None else self.levels[: self.last.number]

    def needed_at(self, row: int) -> Denominations:
        """The chips needed from this row on, with all larger ones."""
        return self.chips[self.needed[row - 1] :]

    def at_break(self, row: int) -> bool:
        return at_break(self.structure, row)

    def next_break(self, row: int) -> int | None:
        """The row of the next break."""
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
