"""The rules of a season: which evenings count, how many of them, and who plays in its final."""

from decimal import Decimal
from typing import Annotated, Literal

from msgspec import Meta

from tdconsole.domain.values import Chips, ChipsTyped, Record, WordTyped

TieRule = Literal["wins", "best_place", "best_points", "cashes", "played"]
"""What decides between equal points: more wins, a better place, more points on one evening, more
prizes, more evenings."""

DayOrNone = Annotated[str, Meta(max_length=10, pattern=r"^([0-9]{4}-[0-9]{2}-[0-9]{2})?$")]
PointsTyped = Annotated[str, Meta(max_length=20, pattern=r"^-?[0-9]{1,9}(\.[0-9]{1,6})?$")]
"""Points as they are written: a decimal number, never rounded."""
PointsOrNone = Annotated[str, Meta(max_length=20, pattern=r"^(-?[0-9]{1,9}(\.[0-9]{1,6})?)?$")]
PerPointTyped = Annotated[str, Meta(max_length=20, pattern=r"^[0-9]{1,9}(\.[0-9]{1,6})?$")]
EveningsTyped = Annotated[int, Meta(ge=0, le=1000)]
TiesTyped = Annotated[tuple[TieRule, ...], Meta(max_length=5)]
FormulaTyped = Annotated[str, Meta(max_length=4000)]


class FinalRules(Record, kw_only=True, omit_defaults=True):
    """The bounds for the final, and the stacks in it; without either bound nobody qualifies."""

    players: Annotated[int, Meta(ge=0, le=10_000)] = 0
    """The best so many; 0 if points alone decide."""
    points: PointsOrNone = ""
    """The fewest points; empty if the place alone decides."""
    stack: ChipsTyped = Chips(0)
    """The chips that everybody gets."""
    per_point: PerPointTyped = "0"
    """The chips for each point, on top."""
    chip: Annotated[Chips, Meta(ge=1, le=10**9)] = Chips(1)
    """The smallest chip; stacks are rounded to it."""
    least: ChipsTyped = Chips(0)
    most: ChipsTyped = Chips(0)
    """No more than that; 0 is no limit."""

    @property
    def is_played(self) -> bool:
        return self.players > 0 or self.points != ""

    @property
    def gives_stacks(self) -> bool:
        """Whether players start with stacks of their own, and not with that of the final."""
        return bool(self.stack or self.least or Decimal(self.per_point))


NO_FINAL = FinalRules()


class SeasonRules(Record, kw_only=True, omit_defaults=True):
    formula: FormulaTyped
    best: EveningsTyped = 0
    """How many of a player's evenings count, the best ones; 0 is all."""
    minimum: EveningsTyped = 0
    """How many evenings somebody has to play to have a place."""
    ties: TiesTyped = ()
    """What decides between equal points, in this order; then the place is shared."""
    since: DayOrNone = ""
    until: DayOrNone = ""
    series: WordTyped = ""
    """Only tournaments of this series; empty is any."""
    by_hand: bool = False
    """Only tournaments that are counted in by hand."""
    final: FinalRules = NO_FINAL
