"""The structure that is wished for, and the reasons why there may be none."""

from typing import Annotated, dataclass_transform

from msgspec import Meta

from tdconsole.domain.design.defects import ChipsInPlay, Defect, StacksExpected
from tdconsole.domain.values import AnteKind, Chips, MinutesTyped, Record


class Wish(Record, kw_only=True):
    """The wish; `more_stacks` come from rebuys and add-ons, on top of the players' own."""

    players: Annotated[int, Meta(ge=2, le=20_000)]
    stack: Annotated[Chips, Meta(ge=1, le=10**9)]
    chips: ChipsInPlay
    """The denominations that the house puts in play."""
    minutes: Annotated[int, Meta(ge=10, le=20_000)]
    """The desired length of the tournament, breaks included."""
    level_minutes: MinutesTyped | None = None
    """The length of a level; if none is given, a suitable one is chosen."""
    break_every: Annotated[int, Meta(ge=20, le=150)] = 90
    break_minutes: Annotated[int, Meta(ge=5, le=240)] = 15
    ante: AnteKind = "big_blind"
    ante_from: Annotated[int, Meta(ge=1, le=100)] = 3
    """The first level with an ante."""
    late_levels: Annotated[int, Meta(ge=0, le=100)] = 0
    """The number of levels for which registration stays open."""
    rebuys: bool = False
    add_on: bool = False
    more_stacks: StacksExpected = 0


@dataclass_transform(kw_only_default=True, frozen_default=True)
class Why(Record, tag=True, tag_field="impossible"):
    """A reason, with figures for a way out."""


class StackCannotBePaid(Why, kw_only=True):
    stack: Chips
    smallest: Chips
    better: Chips


class StackTooSmall(Why, kw_only=True):
    """The stack is too small: even blinds of the smallest chip leave too few big blinds in it."""

    stack: Chips
    smallest: Chips
    depth: int
    better: Chips


class ChipsTooSmall(Why, kw_only=True):
    largest: Chips
    big_blind: Chips
    """The big blind of the last level."""
    better: Chips


class TooLittleTime(Why, kw_only=True):
    """Too little time: the blinds would rise too fast; `level_minutes` would do."""

    wished: int
    least: int
    level_minutes: int


class TooMuchTime(Why, kw_only=True):
    """Too much time: the blinds would rise too slowly; `level_minutes` would do."""

    wished: int
    most: int
    level_minutes: int


class ChipsTooFarApart(Why, kw_only=True):
    """The chips are too far apart to pay blinds that rise evenly enough."""

    chips: tuple[Chips, ...]


class RegistrationTooLong(Why, kw_only=True):
    """Registration stays open too long: the last entrant would have too few big blinds."""

    levels: int
    most: int
    least: int
    """The big blinds that a starting stack has to be worth."""


class NotSound(Why, kw_only=True):
    """The closest structure has defects of its own."""

    found: tuple[Defect, ...]


Impossible = (
    StackCannotBePaid
    | StackTooSmall
    | ChipsTooSmall
    | TooLittleTime
    | TooMuchTime
    | ChipsTooFarApart
    | RegistrationTooLong
    | NotSound
)
