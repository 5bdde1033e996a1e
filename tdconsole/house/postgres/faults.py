"""The faults of a server, by their numbers in the SQL standard and PostgreSQL's own."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import psycopg
from psycopg.conninfo import make_conninfo
from psycopg.pq import PGconn, Ping, TransactionStatus

from tdconsole.house.postgres.line import Pooled
from tdconsole.known_errors import (
    AddressUnread,
    DamagedFile,
    DiskFull,
    FileBusy,
    FileExists,
    KnownError,
    NoRightThere,
    PoolerBetween,
    ServerGone,
    ServerOutOfReach,
    ServerRefuses,
    TextUnfit,
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
    "42P06": FileExists,
    "42P01": DamagedFile,  # the program's own SQL is fixed: a name that is unknown was taken away
    "42703": DamagedFile,
    "42883": DamagedFile,
    "3F000": DamagedFile,
    "22P02": DamagedFile,  # nor does it write anything that it could not read again
    "22P05": DamagedFile,
    "54000": TextUnfit,
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
    if state or connection is None or connection.closed:
        return not state
    return connection.info.transaction_status in {
        TransactionStatus.ACTIVE,  # an answer is still to come that nobody waits for
        TransactionStatus.UNKNOWN,
    }


def known(path: str, error: psycopg.Error) -> KnownError | None:
    """The known error; None for a bug, which stays one."""
    state = error.sqlstate or ""
    detail = one_line(error)
    if (fault := _FAULTS.get(state)) is not None:
        return fault(path, detail)
    if state in _BROKEN or state.startswith(_CONNECTION):
        return ServerGone(path, detail)
    if not state and isinstance(error, psycopg.OperationalError):
        return ServerGone(path, detail)
    if not state and isinstance(error, psycopg.DataError):
        return TextUnfit(path, detail)  # it was not even sent
    return None


_LIBPQS_OWN: Final = ("password", "certificate", "SSL")
"""Its words where it is libpq that doesn't let the program in; it speaks English only."""
_ADDRESS: Final = ("is bad: invalid", "definition of service", "syntax error")
_SEVERITY: Final = re.compile(r"[^:\n]+:  ")
"""The beginning of what the server itself said, in whichever language it speaks."""

_QUICK: Final = {"connect_timeout": "2"}


def not_let_in(path: str, error: psycopg.Error) -> KnownError:
    """The known error where there is no connection yet: libpq then has words alone and no number.

    The server says them in its own language: whether it is but starting or going down, libpq knows
    when it is asked for that alone.
    """
    told, reason = str(error), _reason(str(error))
    detail = one_line(error)
    if isinstance(error, Pooled):
        return PoolerBetween(path)
    if isinstance(error, psycopg.ProgrammingError):
        return AddressUnread(path, detail)
    if _SEVERITY.match(reason):
        if _pinged(error) is Ping.OK:
            return ServerRefuses(path, detail, of_role=_names_role(error, reason))
        return ServerOutOfReach(path, detail)
    if any(word in told for word in _LIBPQS_OWN):
        return ServerRefuses(path, detail, of_role="password" in told)
    fault = AddressUnread if any(word in told for word in _ADDRESS) else ServerOutOfReach
    return fault(path, detail)


def _pinged(error: psycopg.Error) -> Ping | None:
    """How the server is that answered: OK also where it would turn anybody away.

    Nothing else runs as long as libpq asks, so it may not take long.
    """
    if error.pgconn is None:
        return None
    told = {one.keyword.decode(): one.val.decode() for one in error.pgconn.info if one.val}
    return Ping(PGconn.ping(make_conninfo("", **told | _QUICK).encode()))


def _names_role(error: psycopg.Error, reason: str) -> bool:
    user = error.pgconn.user.decode() if error.pgconn is not None else ""
    return re.search(rf"\W{re.escape(user)}\W", reason) is not None


def one_line(error: psycopg.Error) -> str:
    """The server's first words on it, without the passages of a dialogue."""
    told = (error.diag.message_primary or _last_said(str(error))).strip()
    return " ".join(told.split())[:200].rstrip(".")


def _last_said(told: str) -> str:
    return _SEVERITY.sub("", _reason(told), count=1).removeprefix("connection is bad: ")


def _reason(told: str) -> str:
    """What stands behind the way there; a question that libpq asks back is no reason."""
    said, _, _ = told.partition("\n\tIs the server running")
    return said.rpartition("failed: ")[2]


@contextmanager
def known_errors(path: str) -> Iterator[None]:
    try:
        yield
    except psycopg.Error as error:
        fault = known(path, error)
        if fault is None:
            raise
        raise fault from error
