"""The faults of a server, by their numbers in the SQL standard and PostgreSQL's own."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import psycopg

from tdconsole.known_errors import (
    DamagedFile,
    DiskFull,
    FileBusy,
    KnownError,
    NoRightThere,
    ServerGone,
    ServerRefuses,
)

_FAULTS: Final[dict[str, type[KnownError]]] = {
    "55P03": FileBusy,  # somebody else has had the turn for too long
    "57014": FileBusy,
    "53100": DiskFull,
    "42501": NoRightThere,
    "28000": ServerRefuses,
    "28P01": ServerRefuses,
    "3D000": ServerRefuses,
    "53300": ServerRefuses,
    "42P01": DamagedFile,  # the program's own SQL is fixed: a name that is unknown was taken away
    "42703": DamagedFile,
    "42883": DamagedFile,
    "3F000": DamagedFile,
    "XX001": DamagedFile,
    "XX002": DamagedFile,
}
_BROKEN: Final = frozenset({"25006", "25P03", "25P04", "57P01", "57P02", "57P03", "57P05"})
"""The server is going down or was made another's follower, or it let this program go."""
_CONNECTION: Final = "08"


def is_broken(error: psycopg.Error, connection: psycopg.Connection | None) -> bool:
    """Whether it is the connection that broke, and not a statement that failed."""
    state = error.sqlstate or ""
    if state in _BROKEN or state.startswith(_CONNECTION):
        return True
    return not state and (connection is None or connection.closed)


def known(path: str, error: psycopg.Error) -> KnownError | None:
    """The known error; None for a bug, which stays one."""
    state = error.sqlstate or ""
    detail = one_line(error)
    if (fault := _FAULTS.get(state)) is not None:
        return fault(path, detail)
    if state in _BROKEN or state.startswith(_CONNECTION):
        return ServerGone(path, detail)
    if not state and isinstance(error, psycopg.OperationalError):
        return _refused(path, detail)
    return None


def _refused(path: str, detail: str) -> KnownError:
    """Before there is a connection, libpq has words alone and no number."""
    words = ("FATAL", "password", "no pg_hba", "certificate", "SSL", "service", "invalid")
    starting = ("starting up", "shutting down", "recovery", "read-only", "terminat")
    if any(word in detail for word in starting):
        return ServerGone(path, detail)
    fault = ServerRefuses if any(word in detail for word in words) else ServerGone
    return fault(path, detail)


def one_line(error: psycopg.Error) -> str:
    """The server's first words on it, without the passages of a dialogue."""
    told = (error.diag.message_primary or str(error)).strip()
    return " ".join(told.split())[:200]


@contextmanager
def known_errors(path: str) -> Iterator[None]:
    try:
        yield
    except psycopg.Error as error:
        fault = known(path, error)
        if fault is None:
            raise
        raise fault from error
