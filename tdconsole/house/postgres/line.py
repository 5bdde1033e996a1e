"""The line to a server: a connection that is watched while it waits, and made anew when it broke."""

import logging
from collections.abc import Callable
from threading import Lock, Thread
from time import monotonic
from typing import Any, Final, Generic, TypeVar

import psycopg
from psycopg.abc import PQGen
from psycopg.pq import TransactionStatus
from psycopg.waiting import READY_NONE

from tdconsole.house.address import Address
from tdconsole.house.turns import Meanwhile

Got = TypeVar("Got")

# What it says of a line that broke is told in words of our own.
logging.getLogger("psycopg").setLevel(logging.ERROR)

_DEFAULTS: Final = {
    "application_name": "tdconsole",
    "connect_timeout": "5",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "8000",
}
"""What libpq is told unless the address says otherwise: a cable that is out is noticed in seconds."""
_SETTINGS: Final = """
    SET search_path TO "{house}";
    SET default_transaction_isolation TO 'read committed';
    SET default_transaction_read_only TO {looking};
    SET statement_timeout TO 0;
    SET idle_in_transaction_session_timeout TO '10s';
    SET tcp_keepalives_idle TO 5;
    SET tcp_keepalives_interval TO 2;
    SET tcp_keepalives_count TO 3;
    DO $$ BEGIN
        PERFORM set_config('client_connection_check_interval', '2000', false);
    EXCEPTION WHEN OTHERS THEN NULL;  -- a server on Windows can't look whether somebody still asks
    END $$;
"""
"""What holds for this line alone: one that vanished in its turn keeps nobody waiting for long."""
_ANSWERING: Final = "SELECT pg_backend_pid()"
"""Asked before anything is set: behind a pooler it would be set for strangers."""
ANSWERED_S: Final = 8.0
"""The longest that anything but a wait for somebody else takes, on a line that is there."""
_WATCHED_S: Final = 0.01


class Pooled(psycopg.OperationalError):
    """The line ends at a pooler: what is set on it would hold for others, or for nobody."""


class _Silent(Exception):
    """Nothing came over the line for longer than anything takes."""


class Connection(psycopg.Connection[tuple[Any, ...]]):
    """One that does something while it waits, and doesn't wait for a silent server for ever."""

    meanwhile: Meanwhile | None = None
    is_told: bool = False
    """Whether the server tells it when somebody wrote; a standby tells nobody."""
    longest: float = ANSWERED_S
    since: float | None = None
    """When what is waited for was first asked for, if that was before."""
    still: float = 0.0
    """The seconds for which nothing is done meanwhile."""

    def wait(
        self,
        gen: PQGen[Got],
        interval: float = _WATCHED_S,
        timeout: float | None = None,
    ) -> Got:
        watched = self._watched(gen) if timeout is None else gen
        try:
            return super().wait(watched, interval=interval, timeout=timeout)
        except _Silent as error:
            self.close()
            raise psycopg.OperationalError("the server does not answer") from error
        except BaseException:
            if self.info.transaction_status == TransactionStatus.ACTIVE:
                self.close()  # the answer that is still to come would be taken for another's
            raise

    def hear(self) -> None:
        """Take in what the server told, without waiting for anything."""
        with self.lock:
            self.pgconn.consume_input()
            while told := self.pgconn.notifies():
                if self.pgconn.notify_handler is not None:
                    self.pgconn.notify_handler(told)

    def _watched(self, gen: PQGen[Got]) -> PQGen[Got]:
        began = heard = monotonic()
        since = began if self.since is None else self.since
        try:
            wanted = next(gen)
            while True:
                ready = yield wanted
                now = monotonic()
                heard = heard if ready == READY_NONE else now
                if now - heard > self.longest:
                    raise _Silent
                is_still = ready != READY_NONE or now - began < self.still
                if self.meanwhile is not None and not is_still:
                    self.meanwhile(now - since)
                wanted = gen.send(ready)
        except StopIteration as ended:
            got: Got = ended.value
            return got


def connected(address: Address, *, looking: bool) -> Connection:
    """A connection by libpq's own rules; one that is to write asks for a server that takes it."""
    anything = {} if looking else {"target_session_attrs": "read-write"}
    connection = Connection.connect(
        address.for_libpq(**_DEFAULTS, **anything),
        client_encoding="UTF8",
        autocommit=True,
        cursor_factory=psycopg.RawCursor,
        prepare_threshold=1,
    )
    ((answering,),) = connection.execute(_ANSWERING, prepare=False).fetchall()
    if answering != connection.info.backend_pid:
        connection.close()
        raise Pooled("a pooler is between this program and PostgreSQL")
    connection.execute(_SETTINGS.format(house=address.house, looking="on" if looking else "off"))
    return connection


class Renewal(Generic[Got]):
    """A line being made anew in the background, so that nobody waits for a server in vain."""

    def __init__(self, make: Callable[[], Got], unmake: Callable[[Got], object]) -> None:
        self._make, self._unmake = make, unmake
        self.made: Got | None = None
        self.failed: psycopg.Error | None = None
        self._abandoned, self._lock = False, Lock()
        self._thread = Thread(target=self._try, name="tdconsole-line", daemon=True)
        self._thread.start()

    def _try(self) -> None:
        try:
            made = self._make()
        except psycopg.Error as error:
            self.failed = error
            return
        with self._lock:
            if self._abandoned:
                self._unmake(made)
            else:
                self.made = made

    def is_over(self, wait: float = 0.0) -> bool:
        self._thread.join(wait)
        return not self._thread.is_alive()

    def abandon(self) -> None:
        """Leave it: what it may still make nobody wants."""
        with self._lock:
            self._abandoned = True
            if self.made is not None:
                self._unmake(self.made)
