"""What a server is asked as soon as there is a line to it: how far it is, and what time it is there."""

from contextlib import suppress
from time import monotonic_ns, time_ns
from typing import Final, NamedTuple

import psycopg

from tdconsole.house.postgres.line import Connection

_TIMES: Final = 5
_SET_MS: Final = 20
"""More than a clock that nobody sets gains or loses between two looks."""
_TIME: Final = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8"
_FAR: Final = """
    SELECT no, coalesce((SELECT turn FROM writer WHERE id = $1), 0), pg_is_in_recovery() FROM turn
"""


class Greeting(NamedTuple):
    turn: int
    own: int
    """The last turn of this program's own; 0 if the server knows of none."""
    follows: bool
    """Whether it is a standby: it may be behind."""
    ahead: int
    """The milliseconds by which its clock is ahead of this machine's."""


def greeted(connection: Connection, house: str, writer: str) -> Greeting:
    """The greeting of a server that tells of the house's turns from now on, if it tells anybody."""
    listen(connection, house)
    return Greeting(*far(connection, writer), ahead(connection))


def listen(connection: Connection, house: str) -> None:
    with suppress(psycopg.errors.ReadOnlySqlTransaction, psycopg.errors.FeatureNotSupported):
        connection.execute(f"LISTEN {channel_of(house)}")
        connection.is_told = True


def far(connection: Connection, writer: str) -> tuple[int, int, bool]:
    found = connection.execute(_FAR, (writer,)).fetchall()
    if len(found) != 1:
        raise psycopg.errors.DataCorrupted("turn")
    turn, own, follows = found[0]
    return turn, own, follows


def channel_of(house: str) -> str:
    return f"tdconsole_{house}"


def ahead(connection: Connection) -> int:
    """How far its clock is ahead; the quickest answer tells most exactly."""
    answers = []
    for _ in range(_TIMES):
        asked = time_ns()
        there: float
        ((there,),) = connection.execute(_TIME).fetchall()
        answered = time_ns()
        answers.append((answered - asked, there - (asked + answered) / 2_000_000))
    return round(min(answers)[1])


class OwnClock:
    """Clock of this machine, watched for being set: then it differs otherwise from the server's."""

    def __init__(self) -> None:
        self._differs = _differs()

    def was_set(self) -> bool:
        """Whether it was set since it was last asked, or stood still while the machine slept."""
        before, self._differs = self._differs, _differs()
        return abs(self._differs - before) > _SET_MS


def _differs() -> int:
    return (time_ns() - monotonic_ns()) // 1_000_000
