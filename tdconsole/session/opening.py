"""From a path to a session, and back."""

import os
import stat
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple, Self

from tdconsole.club import SCHEMA as CLUB
from tdconsole.club import Club
from tdconsole.domain.language.rejections.engine import OnlyLooking
from tdconsole.domain.values import TournamentId
from tdconsole.house import Head, HouseFile, LookedAt, Meanwhile, furthest, heads_in
from tdconsole.journal import SCHEMA as JOURNAL
from tdconsole.journal import (
    Append,
    KeptStore,
    KeptVault,
    broken_seal,
    heads,
    is_held,
    sealed_so,
    tails_lost,
    tournament_of,
    verify,
)
from tdconsole.known_errors import KnownError, ReadOnlyPlace
from tdconsole.projections.engine.faults import Fault, FileFault, LogMissing, WritableByAll
from tdconsole.session.session import Session
from tdconsole.session.time_source import SystemTime, TimeSource
from tdconsole.settings import keep_heads, kept_heads

SCHEMAS: Final = (JOURNAL, CLUB)


class SealedSo(NamedTuple):
    """A step found by its seal, in a tournament's trail or the house's own, and that trail's last."""

    tournament: TournamentId | None
    step: int
    last: int


class Opened:
    """A house file with a session on it, until it is closed."""

    def __init__(self, house: HouseFile, time: TimeSource) -> None:
        self._house = house
        self.lost = tuple(_lost(house))
        """What the file once held and holds no longer, as far as anything knows of it."""
        self.amiss: tuple[Fault, ...] = (*self.lost, *_exposed(house))
        """What is to be told as soon as the file is open."""
        club = Club(house)
        if house.only_looking is None:
            club.erasing.finish(patience=0)
        self.session = Session(KeptStore(house), KeptVault(house), club, time)
        self.session.only_looking = _refusal_of(house)

    @property
    def path(self) -> Path:
        return Path(self._house.path)

    def faults(self) -> Iterator[Fault]:
        """The faults of the whole trail, checked byte by byte."""
        return verify(self._house)

    def broken(self) -> list[Fault]:
        """The first step that isn't what was written, in each trail that this program wrote to.

        What is read has its seals checked; this looks once more, before the house is left alone.
        """
        try:
            found = [broken_seal(self._house, stream) for stream in sorted(self._house.written)]
        except KnownError as error:
            return [FileFault(detail=error.detail)]
        return [one for one in found if one is not None]

    def sealed_so(self, digits: str) -> list[SealedSo]:
        """The steps whose seals begin with these digits, as a paper shows them."""
        last = {head.stream: head.no for head in heads(self._house)}
        return [
            SealedSo(tournament_of(head.stream), head.no, last[head.stream])
            for head in sealed_so(self._house, digits)
        ]

    def wait_at_most(self, milliseconds: int, meanwhile: Meanwhile | None = None) -> None:
        """Wait at most this long for another program to free the file, and do this meanwhile."""
        self._house.wait_at_most(milliseconds, meanwhile)

    def in_one_go(self) -> AbstractContextManager[None]:
        """A transaction: what is written inside lands together."""
        return self._house.transaction()

    def write_in_bulk(self, appends: Sequence[Append], at_once: int) -> None:
        """Write steps that were decided elsewhere, many per commit."""
        store = KeptStore(self._house)
        for first in range(0, len(appends), at_once):
            with store.transaction():
                for append in appends[first : first + at_once]:
                    store.append([append])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        """Close the file; a fault in closing doesn't hide an earlier one."""
        if kind is None:
            self._close()
        else:
            with suppress(KnownError):
                self._close()
        if self._house.record is not None and self._house.has_written:
            keep_heads(self.path, self._house.record.text())

    def _close(self) -> None:
        house = self._house
        self.session.eraser.go_on()
        if house.record is not None and house.has_written:
            _, fallen = furthest(house.record.read())
            house.holding = {head for head in fallen if is_held(house, head)}
        house.close()


def _lost(house: HouseFile) -> Iterator[Fault]:
    record = house.record
    if record is None:
        return
    here, there = record.read(), heads_in(kept_heads(Path(house.path)))
    lost = list(tails_lost(house, (*here, *there)))
    yield from lost
    if house.log_missing and not lost and not here:
        yield LogMissing()
    if house.only_looking is not None:
        return
    if not here:
        record.add(heads(house))
    missed = [Head(one.stream, one.step, one.head, fallen=True) for one in lost]
    record.add(head for head in missed if head not in here)


def _exposed(house: HouseFile) -> Iterator[Fault]:
    """Where rights are those of POSIX; elsewhere they can't be told from the bits."""
    if house.record is not None and os.name == "posix":
        with suppress(OSError):
            if os.stat(house.path).st_mode & stat.S_IWOTH:  # noqa: PTH116 -- beside its bit
                yield WritableByAll(path=house.path)


def create(path: Path, time: TimeSource | None = None) -> Opened:
    return _opened(HouseFile.create(path, SCHEMAS), time)


def open_house(path: Path, time: TimeSource | None = None, *, looking: bool = False) -> Opened:
    """Open a house to work on it, or only to look at it, as where nothing can be written."""
    return _opened(_house(path, looking=looking), time)


def _house(path: Path, *, looking: bool) -> HouseFile:
    if looking:
        return LookedAt.look(path, SCHEMAS)
    try:
        return HouseFile.open(path, SCHEMAS)
    except ReadOnlyPlace:
        return LookedAt.look(path, SCHEMAS, ReadOnlyPlace)


def _opened(house: HouseFile, time: TimeSource | None) -> Opened:
    """A session on the house; one that turns out to be hurt is not left open."""
    try:
        return Opened(house, time or SystemTime())
    except KnownError:
        with suppress(KnownError):
            house.close()
        raise


def _refusal_of(house: HouseFile) -> OnlyLooking | None:
    """What every gesture is refused with, if nothing may be written."""
    why = house.only_looking
    return None if why is None else OnlyLooking(read_only=why is ReadOnlyPlace)


@contextmanager
def rehearsal(time: TimeSource) -> Iterator[Session]:
    """A session that leaves nothing behind."""
    house = HouseFile.in_memory(SCHEMAS)
    try:
        yield Session(KeptStore(house), KeptVault(house), Club(house), time)
    finally:
        house.close()
