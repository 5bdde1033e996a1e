"""A house over a line that may break: kept, watched, made anew, and told over what others wrote."""

import secrets
from abc import ABC
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic, sleep
from typing import Final

import psycopg

from tdconsole.house.address import Address
from tdconsole.house.house import House
from tdconsole.house.postgres.faults import is_broken, known, one_line
from tdconsole.house.postgres.greeting import (
    Greeting,
    OwnClock,
    ahead,
    channel_of,
    far,
    greeted,
    listen,
)
from tdconsole.house.postgres.line import Connection, Renewal, connected
from tdconsole.house.turns import Meanwhile
from tdconsole.known_errors import FileBusy, KnownError, ServerFellBack, ServerGone, TurnLost

PATIENCE_MS: Final = 10_000
FORGOTTEN_AFTER: Final = 1_000_000
"""The turns after which a house no longer knows a program that wrote in none of them."""
_AGAIN_S: Final = 0.5
"""The time between two tries to reach a server that is gone."""
_SILENT_S: Final = 2.0
"""The time after which a server that does not answer counts as gone, before its line is given up."""
_READ_S: Final = 1.0
"""The time for which somebody who has more to do waits to read from a server that is gone."""
_MEASURED_S: Final = 30.0
"""The time between two comparisons of the clocks."""
_TURNS: Final = 2**40
"""More turns than a house ever has."""
_LOOKED_S: Final = 0.5
"""The time between two looks at a server that tells nothing of itself."""
_AS_BEFORE_MS: Final = 20
"""The difference that the way to the server may make by itself."""


class HouseOverLine(House, ABC):
    def __init__(self, address: Address, connection: Connection, *, looking: bool) -> None:
        super().__init__(str(address))
        self.address = address
        self.patience = PATIENCE_MS
        self._looking = looking
        self._meanwhile: Meanwhile | None = None
        self._id = secrets.token_hex(8)
        self._channel = channel_of(address.house)
        self._turn = 0
        """The last turn that is known of."""
        self._own = 0
        self._last_own = 0
        self._others_wrote = False
        self._look_at = 0.0
        self._held_at: int | None = None
        """The version that holds until a standby has replayed what is known already."""
        self._settling: int | None = None
        """The version as it was told, while it is asked whether a turn is there."""
        self._limit = 0
        """The milliseconds for which the server itself waits for the turn, as it was last told."""
        self._inside = self._asking = self._reaching = self._unhurried = False
        self._asked_at: float | None = None
        self._renewal: Renewal[tuple[Connection, Greeting]] | None = None
        self._retry_at = 0.0
        self._reason = ""
        self._gone_since: float | None = None
        self._fallen: ServerFellBack | None = None
        self._ahead, self._measure_at = 0, 0.0
        self._own_clock = OwnClock()
        self._told: Callable[[], object] | None = None
        self._lines = 0
        self._adopt(connection, greeted(connection, address.house, self._id))

    def fileno(self) -> int | None:
        return None if self._connection.closed else self._connection.fileno()

    @property
    def lines(self) -> int:
        return self._lines

    @property
    def gone_for(self) -> float | None:
        if self._gone_since is not None:
            return monotonic() - self._gone_since
        silent = 0.0 if self._asked_at is None else monotonic() - self._asked_at
        return silent if silent >= _SILENT_S else None

    @property
    def fell_back(self) -> bool:
        return self._fallen is not None

    @property
    def ahead(self) -> int:
        return self._ahead

    # The line

    @contextmanager
    def _busy(self, *, for_turn: bool = False) -> Iterator[None]:
        """While the server is asked; what is done meanwhile must not ask it too."""
        if self._asking:
            raise FileBusy(self.path)
        self._asking = True
        self._asked_at = None if for_turn else monotonic()
        self._connection.meanwhile = self._meanwhile
        try:
            yield
        finally:
            self._asking, self._asked_at = False, None

    def _judge(self, error: psycopg.Error) -> None:
        """Raise what is no broken line; after one, the next question goes over a new one."""
        if not is_broken(error, self._connection):
            fault = known(self.path, error)
            raise (fault or error) from error
        self._break()

    def _lost(self, error: psycopg.Error) -> Exception:
        """What an error inside a transaction comes to."""
        if is_broken(error, self._connection):
            self._break()
            self._unhurried = True
            return TurnLost(self.path, one_line(error))
        return known(self.path, error) or error

    def _break(self) -> None:
        self._connection.close()
        self._gone_since = self._gone_since or self._asked_at or monotonic()
        self._retry_at = 0.0

    def _reach(self, *, to_read: bool = False) -> None:
        """Wait for a line, no longer than one's patience.

        Somebody who has more to do waits but a moment to read: as long as the server is gone the
        answer is no, and at once. For a gesture whose turn was lost all of it is read again.
        """
        if self._fallen is not None:
            raise self._fallen
        if not self._connection.closed:
            return
        if self._reaching:  # by what is done meanwhile
            raise ServerGone(self.path, self._reason)
        hurried = to_read and self._meanwhile is not None and not self._unhurried
        began, self._reaching = monotonic(), True
        try:
            while not self._renewed(wait=0.01):
                waited = monotonic() - began
                if waited * 1000 >= self.patience or (hurried and (self.gone_for or 0) >= _READ_S):
                    self._unhurried = False
                    raise ServerGone(self.path, self._reason)
                if self._meanwhile is not None:
                    self._meanwhile(waited)
        finally:
            self._reaching = False

    def _renewed(self, wait: float = 0.0) -> bool:
        """Whether there is a line again; a try is begun every now and then."""
        if self._fallen is not None:
            raise self._fallen
        if not self._connection.closed:
            return True
        self._gone_since = self._gone_since or monotonic()
        if self._renewal is None:
            if monotonic() < self._retry_at:
                if wait:
                    sleep(wait)
                return False
            self._renewal = Renewal(self._connected, lambda made: made[0].close())
        if not self._renewal.is_over(wait):
            return False
        tried, self._renewal = self._renewal, None
        if tried.made is None:
            self._retry_at = monotonic() + _AGAIN_S
            if tried.failed is not None:
                self._reason = one_line(tried.failed)
            return False
        self._adopt(*tried.made)
        return True

    def _connected(self) -> tuple[Connection, Greeting]:
        """A line and the server's greeting over it; in the background, so that nobody waits for them."""
        connection = connected(self.address, looking=self._looking)
        try:
            return connection, greeted(connection, self.address.house, self._id)
        except BaseException:
            connection.close()
            raise

    def _adopt(self, connection: Connection, greeting: Greeting) -> None:
        """Go on over this line, unless what answers there lacks something that was acknowledged."""
        remembered = greeting.turn - self._last_own < FORGOTTEN_AFTER
        is_behind = greeting.turn < self._turn
        if (is_behind and not greeting.follows) or (remembered and greeting.own < self._last_own):
            connection.close()
            self._fallen = ServerFellBack(self.path)
            raise self._fallen
        connection.add_notify_handler(self._hear_of)
        self._connection = connection
        self._held_at = self._version() if is_behind else None
        self._lines += 1
        self._limit, self._gone_since, self._unhurried = 0, None, False
        self._know(greeting.turn)
        self._measured(greeting.ahead)

    def _measured(self, ahead: int) -> None:
        self._measure_at = monotonic() + _MEASURED_S
        if abs(ahead - self._ahead) > _AS_BEFORE_MS:
            self._ahead = ahead

    # Others

    def _know(self, turn: int) -> None:
        self._turn = max(self._turn, turn)

    def version(self) -> int:
        if self._settling is not None:
            return self._settling
        if not self._asking and not self._inside:
            self._hear()
        return self._version()

    def _version(self) -> int:
        """Another one over each new line, too: who answers there may know another past."""
        if self._held_at is not None:
            return self._held_at
        return self._lines * _TURNS + self._turn - self._own

    def _look_for_another(self) -> None:
        """Look whether one answers again that lacks nothing, as when the right one was started."""
        fallen, self._fallen = self._fallen, None
        try:
            if not self._renewed():
                self._fallen = fallen
        except ServerFellBack:
            self._retry_at = monotonic() + _SILENT_S

    def other_past(self, step: str) -> KnownError:
        self._break()
        self._retry_at = monotonic() + _SILENT_S
        self._fallen = ServerFellBack(self.path, step)
        return self._fallen

    def _hear(self) -> None:
        """Take in what the server told of others; a server that is gone is tried again."""
        if self._fallen is not None:
            self._look_for_another()
            return
        if self._connection.closed:
            self._renewed()
            return
        try:
            with self._busy():
                self._connection.hear()
                if not self._connection.is_told and monotonic() > self._look_at:
                    self._look()
                if self._others_wrote:
                    self._others_wrote = False
                    ((turn,),) = self._connection.execute("SELECT no FROM turn").fetchall()
                    self._know(turn)
                if self._own_clock.was_set() or monotonic() > self._measure_at:
                    self._measured(ahead(self._connection))
        except psycopg.Error as error:
            self._judge(error)

    def _look(self) -> None:
        """Look how far a server is that tells nobody; a standby does once it is promoted."""
        self._look_at = monotonic() + _LOOKED_S
        turn, _own, follows = far(self._connection, self._id)
        if not follows:
            if turn < self._turn:
                self._fallen = ServerFellBack(self.path)
                return
            listen(self._connection, self.address.house)
            self._others_wrote = True  # perhaps, before it was told
        if turn >= self._turn:
            self._held_at = None
        self._know(turn)

    def _hear_of(self, told: psycopg.Notify) -> None:
        """Note that somebody wrote, in whichever answer it was told, and wake who waits for others.

        Anybody who may connect can say so; how far the house is, only its own table tells.
        """
        if told.pid == self._connection.info.backend_pid:
            return
        self._others_wrote = True
        if self._told is not None:
            self._told()

    @contextmanager
    def unhurried(self) -> Iterator[None]:
        self._unhurried = True
        try:
            yield
        finally:
            self._unhurried = False

    def when_told(self, told: Callable[[], object] | None) -> None:
        self._told = told

    def wait_at_most(self, milliseconds: int, meanwhile: Meanwhile | None = None) -> None:
        self.patience, self._meanwhile = milliseconds, meanwhile

    def close(self) -> None:
        self._connection.close()
        if self._renewal is not None:
            self._renewal.abandon()
