"""The chip sets that a house owns."""

from typing import Annotated

from msgspec import Meta

from tdconsole.domain.values import Chips, NameTyped, Record

ColourTyped = Annotated[str, Meta(max_length=7, pattern="^#[0-9a-f]{6}$")]
ValueTyped = Annotated[Chips, Meta(ge=1, le=10**12)]
CountTyped = Annotated[int, Meta(ge=0, le=10**7)]


class Chip(Record, kw_only=True):
    """A denomination and the number of chips the house has of it."""

    value: ValueTyped
    colour: ColourTyped
    count: CountTyped = 0


class ChipSet(Record, kw_only=True):
    name: NameTyped
    chips: Annotated[tuple[Chip, ...], Meta(max_length=30)]
