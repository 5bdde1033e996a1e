"""From a path to a session, and back."""

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import Final, Self

from tdconsole.club import SCHEMA as CLUB
from tdconsole.club import Club
from tdconsole.house import House
from tdconsole.journal import SCHEMA as JOURNAL
from tdconsole.journal import Append, SqliteStore, SqliteVault, verify
from tdconsole.known_errors import KnownError
from tdconsole.projections.engine.faults import Fault
from tdconsole.session.session import Session
from tdconsole.session.time_source import SystemTime, TimeSource

SCHEMAS: Final = (JOURNAL, CLUB)


class Opened:
    """A house file with a session on it, until it is closed."""

    def __init__(self, house: House, time: TimeSource) -> None:
        self._house = house
        self.session = Session(SqliteStore(house), SqliteVault(house), Club(house), time)

    @property
    def path(self) -> Path:
        return Path(self._house.path)

    def faults(self) -> Iterator[Fault]:
        """The faults of the whole trail, checked byte by byte."""
        return verify(self._house)

    def wait_at_most(self, milliseconds: int) -> None:
        """Wait at most this long for another program to free the file; windows freeze meanwhile."""
        self._house.wait_at_most(milliseconds)

    def in_one_go(self) -> AbstractContextManager[None]:
        """A transaction: what is written inside lands together."""
        return self._house.transaction()

    def write_in_bulk(self, appends: Sequence[Append], at_once: int) -> None:
        """Write steps that were decided elsewhere, many per commit."""
        store = SqliteStore(self._house)
        for first in range(0, len(appends), at_once):
            with store.transaction():
                for append in appends[first : first + at_once]:
                    store.append([append])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        """Close the file; a fault in closing doesn't hide an earlier one."""
        if kind is None:
            self._house.close()
        else:
            with suppress(KnownError):
                self._house.close()


def create(path: Path, time: TimeSource | None = None) -> Opened:
    return Opened(House.create(path, SCHEMAS), time or SystemTime())


def open_house(path: Path, time: TimeSource | None = None) -> Opened:
    return Opened(House.open(path, SCHEMAS), time or SystemTime())


@contextmanager
def rehearsal(time: TimeSource) -> Iterator[Session]:
    """A session that leaves nothing behind."""
    house = House.in_memory(SCHEMAS)
    try:
        yield Session(SqliteStore(house), SqliteVault(house), Club(house), time)
    finally:
        house.close()
