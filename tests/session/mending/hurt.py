"""A small house with something of everything, and ways to hurt its file."""

import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

from tdconsole.club import Room, RoomTable
from tdconsole.domain.chip_sets import Chip, ChipSet
from tdconsole.domain.language.commands.draw import DrawSeats, RedrawSeats
from tdconsole.domain.language.commands.house import BarPerson, OpenTill
from tdconsole.domain.values import Chips, Money, PersonId, TableNo
from tdconsole.library.brand import Brand, keeping
from tdconsole.session import create
from tests.session.floor import Desk, WallClock

PAGE: Final = 4096
Trails = dict[str, list[bytes]]
"""The seals of each stream, in the order of its steps."""


def furnished(path: Path, entries: int = 40) -> Path:
    with create(path, WallClock()) as opened:
        session, club = opened.session, opened.session.club
        session.actor = club.staff.add("Ada Nowak")
        session.submit_house(OpenTill(name="Main cage", floats=Money(50_000)))
        for _ in range(2):
            desk = Desk(session)
            desk.register(entries)
            desk.do(DrawSeats())
            desk.do(RedrawSeats(reason="The floor was not level. " * 30))
        session.submit_house(BarPerson(person=PersonId(3), reason="Left without paying"))
        club.people.apart.keep_apart(PersonId(1), PersonId(2), "Brothers")
        club.people.merge(PersonId(9), PersonId(8), 1_770_000_000_000)
        club.rooms.put(Room(name="Ballroom", tables=(RoomTable(no=TableNo(1), seats=9),)))
        chips = (Chip(value=Chips(25), colour="#00ff00"),)
        club.chip_sets.put(ChipSet(name="House", chips=chips))
        club.templates.put("Weekly", b"{}")
        club.brand.put(keeping(Brand(light=True)))
    return path


class Hurt(NamedTuple):
    """A file's bytes after something happened to it, and the bytes that were hit."""

    how: str
    data: bytes
    first: int
    last: int


def zeroed(data: bytes, chance: random.Random) -> Hurt:
    first = chance.randrange(len(data) // PAGE) * PAGE
    return Hurt("zeroed", data[:first] + bytes(PAGE) + data[first + PAGE :], first, first + PAGE)


def overwritten(data: bytes, chance: random.Random) -> Hurt:
    first = chance.randrange(len(data) // PAGE) * PAGE
    junk = chance.randbytes(PAGE)
    return Hurt("overwritten", data[:first] + junk + data[first + PAGE :], first, first + PAGE)


def flipped(data: bytes, chance: random.Random) -> Hurt:
    at = chance.randrange(len(data))
    bit = 1 << chance.randrange(8)
    return Hurt("flipped", data[:at] + bytes([data[at] ^ bit]) + data[at + 1 :], at, at + 1)


def scratched(data: bytes, chance: random.Random) -> Hurt:
    """A few bytes at the beginning of a page, where SQLite says what is on it."""
    first = chance.randrange(len(data) // PAGE) * PAGE + chance.choice([0, 1, 3, 5, 8, 100])
    return Hurt("scratched", data[:first] + b"\xff" * 4 + data[first + 4 :], first, first + 4)


def cut(data: bytes, chance: random.Random) -> Hurt:
    left = chance.randrange(1, len(data))
    return Hurt("cut", data[:left], left, len(data))


WAYS: Final[tuple[Callable[[bytes, random.Random], Hurt], ...]] = (
    zeroed,
    overwritten,
    flipped,
    scratched,
    cut,
)


def trails(path: Path) -> Trails:
    with closing(sqlite3.connect(path)) as db:
        found: Trails = {}
        for stream, seal in db.execute("SELECT stream, hash FROM step ORDER BY stream, version"):
            found.setdefault(stream, []).append(seal)
    return found


class Places:
    """Where the steps of a file are in it, found by their bytes alone."""

    def __init__(self, path: Path) -> None:
        self._data = path.read_bytes()
        self._steps: dict[str, list[frozenset[int]]] = {}
        with closing(sqlite3.connect(path)) as db:
            for number, stream, seal in db.execute(
                "SELECT id, stream, hash FROM step ORDER BY stream, version"
            ):
                bodies = db.execute("SELECT body FROM event WHERE step = ?", (number,))
                parts = [seal, *(body.encode() for (body,) in bodies)]
                self._steps.setdefault(stream, []).append(self._pages(parts))

    def unhurt(self, hurt: Hurt) -> dict[str, int]:
        """How many steps of each stream lie wholly on pages that nothing happened to."""
        pages = set(range(hurt.first // PAGE, (hurt.last - 1) // PAGE + 1))
        return {
            stream: next((at for at, one in enumerate(steps) if one & pages), len(steps))
            for stream, steps in self._steps.items()
        }

    def _pages(self, parts: list[bytes]) -> frozenset[int]:
        """All pages where they may be; of what is too long for a page, those it may go on at."""
        pages = set[int]()
        for part in parts:
            if len(part) > PAGE // 5:
                return frozenset(range(len(self._data) // PAGE + 1))
            at = self._data.find(part)
            while at >= 0:
                pages |= {at // PAGE, (at + len(part) - 1) // PAGE}
                at = self._data.find(part, at + 1)
        return frozenset(pages)
