"""Flaws in a file that people write, a type each, worded in `i18n` with the line they are in."""

from typing import dataclass_transform

from msgspec import Struct


@dataclass_transform(kw_only_default=True, frozen_default=True)
class _Flaw(Struct, frozen=True, kw_only=True, gc=False):
    """A flaw in one line of a file that people write; `field` is a key or a column."""


class NotReadable(_Flaw, kw_only=True):
    """Not TOML or CSV from here on; the detail is the parser's own."""

    detail: str


class NotUtf8(_Flaw, kw_only=True):
    pass


class NestedTooDeep(_Flaw, kw_only=True):
    """Keys, lists or tables inside each other far deeper than anything in such a file."""


class UnknownField(_Flaw, kw_only=True):
    field: str
    near: str | None = None


class FieldTwice(_Flaw, kw_only=True):
    field: str


class FieldMissing(_Flaw, kw_only=True):
    field: str


class NotANumber(_Flaw, kw_only=True):
    field: str
    given: str
    least: int
    most: int


class NotATime(_Flaw, kw_only=True):
    field: str
    given: str


class NotAWord(_Flaw, kw_only=True):
    """Something other than the one line of text expected here."""

    field: str


class NotOneOf(_Flaw, kw_only=True):
    field: str
    given: str
    choices: tuple[str, ...]
    near: str | None = None


class NotAList(_Flaw, kw_only=True):
    field: str


class NotARow(_Flaw, kw_only=True):
    """A line of a structure that isn't a table of keys and values."""


class TooMany(_Flaw, kw_only=True):
    field: str
    most: int


class MarkNeedsChip(_Flaw, kw_only=True):
    """A colour-up that doesn't say which chip leaves."""


class MarkHasNoChip(_Flaw, kw_only=True):
    given: str


class LevelAndBreak(_Flaw, kw_only=True):
    """A break's line has a field of levels."""

    field: str


class NoLength(_Flaw, kw_only=True):
    """A level with neither minutes nor hands."""


class BreakWithoutMinutes(_Flaw, kw_only=True):
    """A break until a time, without the minutes that count if that has passed."""


class CellWithoutColumn(_Flaw, kw_only=True):
    given: str


class StakesFall(_Flaw, kw_only=True):
    was: int
    now: int


class NothingAtStake(_Flaw, kw_only=True):
    pass


class SmallAboveBig(_Flaw, kw_only=True):
    small: int
    big: int


class ChipsOutOfOrder(_Flaw, kw_only=True):
    """The chips of a set must rise from the smallest, each once."""


class NotASwitch(_Flaw, kw_only=True):
    field: str
    given: str


class NotATable(_Flaw, kw_only=True):
    """Something other than keys and values in braces or under a heading of that name."""

    field: str
    keys: tuple[str, ...]


class RuleWithoutArticle(_Flaw, kw_only=True):
    """A value without its source."""

    field: str


class NothingToInherit(_Flaw, kw_only=True):
    """Nothing to inherit: the rulebook isn't based on another."""

    field: str


class InkTooFaint(_Flaw, kw_only=True):
    """Two colours too close; the contrast is in tenths."""

    ink: str
    ground: str
    found: int
    least: int


class NotAPicture(_Flaw, kw_only=True):
    """Not a picture of the kinds that are taken; none are named where any that is shown will do."""

    given: str
    kinds: tuple[str, ...] = ()


class PictureTooSmall(_Flaw, kw_only=True):
    """A picture with too few pixels on its longer side for anybody to see it."""

    wide: int
    high: int
    least: int


class PictureTooLarge(_Flaw, kw_only=True):
    """A picture too large to be unpacked; the most is in millions of pixels."""

    most: int


class DrawnInSvg(_Flaw, kw_only=True):
    """A drawing to be made a picture of first."""


class PictureEmpty(_Flaw, kw_only=True):
    """A picture of which nothing is seen: it is transparent all over."""


class NotABrand(_Flaw, kw_only=True):
    """A file that is not a brand, or one of another version of the program."""


Flaw = (
    NotReadable
    | NotUtf8
    | NestedTooDeep
    | UnknownField
    | FieldTwice
    | FieldMissing
    | NotANumber
    | NotATime
    | NotAWord
    | NotOneOf
    | NotAList
    | NotARow
    | TooMany
    | MarkNeedsChip
    | MarkHasNoChip
    | LevelAndBreak
    | NoLength
    | BreakWithoutMinutes
    | CellWithoutColumn
    | StakesFall
    | NothingAtStake
    | SmallAboveBig
    | ChipsOutOfOrder
    | NotASwitch
    | NotATable
    | RuleWithoutArticle
    | NothingToInherit
    | InkTooFaint
    | NotAPicture
    | PictureTooSmall
    | DrawnInSvg
    | PictureEmpty
    | PictureTooLarge
    | NotABrand
)
