"""The world's fault, not the program's: told calmly, with what is safe and what to do next."""

from errno import EDQUOT, EFBIG, ENAMETOOLONG, ENOSPC
from typing import dataclass_transform

from msgspec import Struct


class KnownError(Exception):
    """Each is a type of its own, worded by `i18n`; the path is the file it is about."""

    def __init__(self, path: str, detail: str = "") -> None:
        super().__init__(path, detail)
        self.path = path
        self.detail = detail


class FileMissing(KnownError):
    """The detail names those that come with the program, where one of them may be meant."""


class NameTooLong(KnownError):
    """No file can be called so."""


class OutputFull(KnownError):
    """Nothing more goes where the answer is written to; it has no path of its own."""


class HouseMissing(KnownError):
    """The file of a house, where one is opened."""


class FileMoved(KnownError):
    """Taken away, or another put in its place, while it was open."""


class FileExists(KnownError):
    pass


class CopyOntoItself(KnownError):
    """The place of a copy is the house that is copied."""


class HouseInUse(KnownError):
    """A house that is open, or was not closed properly, and may not be replaced."""


class NoEarlierCopy(KnownError):
    """Another house, or a copy that was worked on since, where a copy should go."""


class CopyFailsCheck(KnownError):
    """It was taken away again; the detail is the first fault found in it."""


class NotAHouse(KnownError):
    pass


class NewerFile(KnownError):
    """Written by a later version, nothing in it was touched; the detail is what is not known."""


class DamagedFile(KnownError):
    pass


class ReadOnlyPlace(KnownError):
    pass


class DiskFull(KnownError):
    pass


class FileBusy(KnownError):
    pass


class FileUnreadable(KnownError):
    pass


class FileTooLarge(KnownError):
    """Far more than anybody writes by hand, so something else than what was asked for."""


class SharedPlace(KnownError):
    """A network share, or a folder that another program synchronises; the detail says which."""


class BadData(KnownError):
    """A structure, payout table or the like that can't be used; the detail says where and why.

    Where the flaw and its line are known, they are what is told.
    """

    def __init__(
        self, path: str, detail: str = "", *, line: int | None = None, flaw: "Flaw | None" = None
    ) -> None:
        super().__init__(path, detail)
        self.line = line
        self.flaw = flaw


class PrinterGone(KnownError):
    """The path is the printer's name: it is switched off, or no longer set up."""


class NoScreen(KnownError):
    """There is nothing to show a window on."""


def of_the_world(error: OSError) -> KnownError | None:
    """What the system refused, by its number; None where nobody knows what it was about."""
    path = "" if error.filename is None else str(error.filename)
    if error.errno == ENAMETOOLONG:
        return NameTooLong(path)
    if error.errno in {ENOSPC, EDQUOT, EFBIG}:
        return DiskFull(path) if path else OutputFull("")
    return FileUnreadable(path, error.strerror or str(error)) if path else None


@dataclass_transform(kw_only_default=True, frozen_default=True)
class _Flaw(Struct, frozen=True, kw_only=True, gc=False):
    """What is wrong in one line of a file that people write; `field` is a key or a column."""


class NotReadable(_Flaw, kw_only=True):
    """No TOML or no CSV at all from here on; the detail is the parser's own."""

    detail: str


class NotUtf8(_Flaw, kw_only=True):
    pass


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
    """Something else than the one line of text that belongs here."""

    field: str


class NotOneOf(_Flaw, kw_only=True):
    field: str
    given: str
    choices: tuple[str, ...]
    near: str | None = None


class NotAList(_Flaw, kw_only=True):
    field: str


class NotARow(_Flaw, kw_only=True):
    """A line of a structure that is no table of keys and values."""


class TooMany(_Flaw, kw_only=True):
    field: str
    most: int


class MarkNeedsChip(_Flaw, kw_only=True):
    """A colour-up that does not say which chip leaves."""


class MarkHasNoChip(_Flaw, kw_only=True):
    given: str


class LevelAndBreak(_Flaw, kw_only=True):
    """What belongs to a level stands in the line of a break."""

    field: str


class NoLength(_Flaw, kw_only=True):
    """Neither how long the level lasts nor how many hands it has."""


class BreakWithoutMinutes(_Flaw, kw_only=True):
    """Only until when it lasts, not what counts if that has passed."""


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
    """The chips of a set rise from the smallest, none twice."""


class NotASwitch(_Flaw, kw_only=True):
    field: str
    given: str


class NotATable(_Flaw, kw_only=True):
    """Something else than keys and values in braces, or under a heading of that name."""

    field: str
    keys: tuple[str, ...]


class RuleWithoutArticle(_Flaw, kw_only=True):
    """A value that does not say where it comes from."""

    field: str


class NothingToInherit(_Flaw, kw_only=True):
    """The rulebook builds on no other."""

    field: str


class InkTooFaint(_Flaw, kw_only=True):
    """Of two colours; the contrast is in tenths."""

    ink: str
    ground: str
    found: int
    least: int


class NotAPicture(_Flaw, kw_only=True):
    given: str


Flaw = (
    NotReadable
    | NotUtf8
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
)
