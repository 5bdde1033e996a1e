"""A server that a test may stop, kill, start again, and have followed by a second one."""

import os
import select
import signal
import time
from contextlib import suppress
from pathlib import Path
from typing import Final, Literal, Self
from urllib.parse import quote, urlencode

import psycopg

from tests.postgres.programs import given, run

PATIENCE: Final = 30.0
ALWAYS_THERE: Final = "postgres"
"""A database that every server has."""

Ending = Literal["smart", "fast", "immediate"]


class Server:
    """A server that runs, as it is seen by a program that opens a house on it."""

    def __init__(self, place: Path) -> None:
        self.place: Final = place
        """The folder of its socket."""

    def address(self, database: str, house: str, **parameters: str) -> str:
        """Where a house is or shall be; a parameter given here takes the place of the server's own."""
        told = urlencode({"host": str(self.place)} | parameters, safe="/,")
        return f"postgresql:///{quote(database)}/{quote(house)}?{told}"

    def connected(self, database: str = ALWAYS_THERE) -> psycopg.Connection:
        return psycopg.connect(host=str(self.place), dbname=database, autocommit=True)


class Cluster(Server):
    """A server of a test's own: on it alone may the test do what would harm others."""

    @classmethod
    def made(cls, place: Path, **settings: str) -> Self:
        """A new one that runs. Who made it needs no name to connect, and may do everything."""
        import pwd  # noqa: PLC0415 -- not on Windows

        place.mkdir()
        data = given(place) / "data"
        plain = ["--encoding=UTF8", "--locale=C.UTF-8", "--auth=trust", "--no-sync"]
        maker = pwd.getpwuid(os.geteuid()).pw_name
        run("initdb", "-D", data, "-U", maker, *plain, cwd=place)
        made = cls(place)
        made._set(
            listen_addresses="",
            unix_socket_directories=str(place),
            shared_buffers="16MB",
            **settings,
        )
        made.start()
        return made

    @property
    def data(self) -> Path:
        return self.place / "data"

    def start(self) -> None:
        log = self.place / "log"
        try:
            run("pg_ctl", "start", "-D", self.data, "-l", log, cwd=self.place)
        except RuntimeError as error:
            error.add_note(log.read_text(encoding="utf-8", errors="replace")[-2000:])
            raise

    def stop(self, ending: Ending = "fast") -> None:
        run("pg_ctl", "stop", "-m", ending, "-D", self.data, cwd=self.place)

    def restart(self) -> None:
        self.stop()
        self.start()

    def kill(self) -> None:
        """Its end as if the machine were lost: no process of it gets to do anything more."""
        noted = self.data / "postmaster.pid"
        first = int(noted.read_text(encoding="ascii").split("\n", 1)[0])
        os.kill(first, signal.SIGSTOP)  # so that it has no more children than are found here
        dying = [os.pidfd_open(first)]
        for child in _children(first):
            with suppress(ProcessLookupError):
                dying.append(os.pidfd_open(child))
        try:
            for one in dying:
                with suppress(ProcessLookupError):
                    signal.pidfd_send_signal(one, signal.SIGKILL)
            for one in dying:
                assert select.select([one], [], [], PATIENCE)[0], "a process outlived SIGKILL"
        finally:
            for one in dying:
                os.close(one)
        # Where nobody collects the dead, a new server would take the number in these for one that lives.
        for lock in (noted, *self.place.glob(".s.PGSQL.*.lock")):
            lock.unlink()

    def standby(self, *, synchronous: bool = False) -> Self:
        """A second server that follows this one; synchronous: no commit here ends before it is there.

        A commit waits for it also after it is gone.
        """
        number = sum(1 for beside in self.place.parent.iterdir() if beside.is_dir()) + 1
        place = self.place.with_name(str(number))
        place.mkdir()
        source = ["-h", str(self.place), "-U", self._maker()]
        copying = ["-D", str(given(place) / "data"), "-R", "--checkpoint=fast", "--no-sync"]
        run("pg_basebackup", *source, *copying, cwd=place)
        second = type(self)(place)
        second._set(unix_socket_directories=str(place), synchronous_standby_names="")
        second.start()
        if synchronous:
            self._set(synchronous_standby_names="*")
            run("pg_ctl", "reload", "-D", self.data, cwd=self.place)
        self._wait_for("sync" if synchronous else "async")
        return second

    def promote(self) -> None:
        """From now on it follows nobody and takes writes, while connections to it stay."""
        with self.connected() as connection:
            promoted = connection.execute("SELECT pg_promote(wait_seconds => 30)").fetchone()
        assert promoted == (True,)

    def _maker(self) -> str:
        with self.connected() as connection:
            return connection.info.user

    def _set(self, **settings: str) -> None:
        """The last word on a setting holds. Some are heard only at the next start."""
        with (self.data / "postgresql.conf").open("a", encoding="utf-8") as settings_file:
            settings_file.writelines(f"{name} = '{value}'\n" for name, value in settings.items())

    def _wait_for(self, following: Literal["sync", "async"]) -> None:
        streaming = "SELECT sync_state FROM pg_stat_replication WHERE state = 'streaming'"
        until = time.monotonic() + PATIENCE
        with self.connected() as connection:
            while (following,) not in connection.execute(streaming).fetchall():
                assert time.monotonic() < until, f"no standby became {following}"
                time.sleep(0.02)


def _children(parent: int) -> list[int]:
    found: list[int] = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            told = (process / "stat").read_text(encoding="utf-8", errors="replace")
            if int(told.rpartition(")")[2].split()[1]) == parent:
                found.append(int(process.name))
    return found
