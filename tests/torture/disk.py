"""A disk as a loss of power leaves it: what was forced is there, and of the rest nobody knows."""

import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final, Literal, NamedTuple

SECTOR: Final = 512
_HEAD: Final = struct.Struct("=cQqQ")

Kept = Literal["none", "all", "some", "first", "torn"]
KEPT: Final[tuple[Kept, ...]] = ("none", "all", "some", "first", "torn")
"""How much of what was not forced yet is on the disk: nothing, everything, some of the writes in
any order, the first of them and half of the next, or sectors of each."""


class Noted(NamedTuple):
    """A line of the shim's journal; of an acknowledgement the bytes are what was said."""

    kind: str
    file: int
    at: int
    data: bytes

    @property
    def names(self) -> tuple[str, str]:
        one, other, _ = self.data.split(b"\0")
        return one.decode(), other.decode()


@dataclass
class _File:
    """A file as it is surely on the disk, and the writes of which nobody knows."""

    forced: bytearray = field(default_factory=bytearray)
    pending: list[Noted] = field(default_factory=list)

    def force(self) -> None:
        for one in self.pending:
            _keep(self.forced, one)
        self.pending.clear()


def read(journal: Path) -> list[Noted]:
    text, at, found = journal.read_bytes(), 0, list[Noted]()
    while at < len(text):
        kind, file, place, size = _HEAD.unpack_from(text, at)
        at += _HEAD.size
        found.append(Noted(kind.decode(), file, place, text[at : at + size]))
        at += size
    return found


Found = dict[str, tuple[int, bytes]]
"""The files of a folder: their names, their numbers on the disk, and what is in them."""


def found_in(folder: Path) -> Found:
    return {
        str(path): (path.stat().st_ino, path.read_bytes())
        for path in folder.rglob("*")
        if path.is_file()
    }


class Disk:
    """The folder as it was when the journal was begun, and what was done to it since."""

    def __init__(self, found: Found) -> None:
        self._files: dict[int, _File] = {}
        self._names: dict[str, _File] = {}
        self._pending: list[tuple[Noted, _File | None]] = []
        for name, (number, text) in found.items():
            self._files[number] = self._names[name] = _File(bytearray(text))

    def run(self, noted: Sequence[Noted]) -> None:
        """Go on to the moment at which the power is lost."""
        for one in noted:
            match one.kind:
                case "C":
                    self._files[one.file] = _File()
                    self._pending.append((one, self._files[one.file]))
                case "U" | "M" | "L":
                    self._pending.append((one, None))
                case "W" | "T":
                    self._files[one.file].pending.append(one)
                case "S":
                    self._files[one.file].force()
                case "D":
                    self._force_names(len(self._pending))
                case _:
                    pass

    def without_power(self, dice: Random) -> dict[str, bytes]:
        """What is found when the power is back.

        Names are as they were at some moment since they were forced, for file systems keep them in
        order; what is in the files follows no order.
        """
        self._force_names(dice.randint(0, len(self._pending)))
        return {name: _left(file, dice) for name, file in self._names.items()}

    def _force_names(self, number: int) -> None:
        names = self._names
        for one, new in self._pending[:number]:
            match one.kind:
                case "C" if new is not None:
                    names[one.data.decode()] = new
                case "U":
                    names.pop(one.data.decode(), None)
                case "M":
                    old, name = one.names
                    names[name] = names.pop(old)
                case _:
                    old, name = one.names
                    names[name] = names[old]
        del self._pending[:number]


def _left(file: _File, dice: Random) -> bytes:
    """One file of those that could be there."""
    held, kept, whole = bytearray(file.forced), dice.choice(KEPT), len(file.pending)
    dust = dice.choice((None, dice.randbytes(SECTOR)))
    if kept in {"none", "torn"}:
        whole = 0
    elif kept == "first":
        whole = dice.randint(0, whole)
    for one in file.pending[:whole]:
        if kept != "some" or dice.random() < 0.5:
            _keep(held, one, dust)
    torn = file.pending if kept == "torn" else file.pending[whole : whole + 1]
    for one in torn if kept in {"torn", "first"} else ():
        for part in _sectors(one):
            if dice.random() < 0.5:
                _keep(held, part, dust)
    return bytes(held)


def _keep(held: bytearray, one: Noted, dust: bytes | None = None) -> None:
    """A place that was given to the file and never written holds nothing, or old dust."""
    missing = one.at - len(held)
    if missing > 0:
        held.extend(((dust or bytes(SECTOR)) * (missing // SECTOR + 1))[:missing])
    if one.kind == "T":
        del held[one.at :]
    else:
        held[one.at : one.at + len(one.data)] = one.data


def _sectors(one: Noted) -> Iterator[Noted]:
    """The write, sector by sector: each is on the disk or is not."""
    if one.kind == "T":
        yield one
    at, data = one.at, one.data
    while data:
        size = SECTOR - at % SECTOR
        yield one._replace(at=at, data=data[:size])
        at, data = at + size, data[size:]
