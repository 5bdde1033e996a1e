"""How long a server lives: as long as anybody uses it, and no longer, however its users end."""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from itertools import chain, count
from pathlib import Path
from typing import Final

from psycopg.sql import SQL, Identifier

from tests.postgres.cluster import ALWAYS_THERE, Cluster, Server
from tests.postgres.programs import given

CHECKOUT: Final = Path(__file__).resolve().parents[2]
USED: Final = "used"
"""A file that each user holds a lock on: who is killed lets go of it."""
FIRST: Final = "1"
NUMBERS: Final = count(1)
SOCKET_NEEDS: Final = 40
"""What is added to the folder's name is never longer; the whole may have 107 bytes."""


@contextmanager
def own_cluster(**settings: str) -> Iterator[Cluster]:
    """A new one with a folder of its own; it and all that follow it are gone at the end."""
    folder = given(Path(tempfile.mkdtemp(prefix="tdconsole-pg.", dir=_open_to_its_owner())))
    with ExitStack() as to_the_end, ExitStack() as use:
        use.enter_context(_locked(folder / USED))
        sweeping = subprocess.Popen(
            [sys.executable, "-m", "tests.postgres", folder],
            cwd=CHECKOUT,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C is for those who use the server
        )
        to_the_end.callback(sweeping.wait)
        yield Cluster.made(folder / FIRST, **settings)


@contextmanager
def shared_server(run: Path) -> Iterator[Server]:
    """The one server of a run of the tests, whose processes share this folder.

    The process that needs it first starts it, the last one to end stops it.
    """
    note = run / "server"
    with ExitStack() as to_the_end:
        with _locked(run / "server.lock", alone=True):
            try:
                folder = Path(note.read_text(encoding="utf-8"))
                to_the_end.enter_context(_locked(folder / USED, waits=False, mode="r"))
            except (FileNotFoundError, BlockingIOError):  # none yet, or it is being swept
                # Nobody pulls its plug, so nothing waits for the disk.
                begun = to_the_end.enter_context(own_cluster(fsync="off"))
                folder = begun.place.parent
                note.write_text(str(folder), encoding="utf-8")
        yield Server(folder / FIRST)


@contextmanager
def houses_on(server: Server, whose: str) -> Iterator[Callable[[], str]]:
    """Gives the address of another house each time; its schema is dropped at the end."""
    given_out: list[str] = []

    def place() -> str:
        given_out.append(f"house{whose}_{next(NUMBERS)}")
        return server.address(ALWAYS_THERE, given_out[-1])

    try:
        yield place
    finally:
        with server.connected() as connection:
            connection.execute(
                "SET lock_timeout = '10s'"
            )  # a test may have left a transaction open
            for house in chain(given_out, (f"{house}_beside" for house in given_out)):
                gone = SQL("DROP SCHEMA IF EXISTS {} CASCADE").format(Identifier(house))
                connection.execute(gone)


def sweep(folder: Path) -> None:
    """Waits until nobody uses the servers of a folder, then ends them and removes it."""
    with _locked(folder / USED, alone=True, mode="r"):
        for noted in folder.glob("*/data/postmaster.pid"):
            with suppress(RuntimeError):
                Cluster(noted.parents[1]).stop("immediate")
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _locked(
    path: Path, *, alone: bool = False, waits: bool = True, mode: str = "a"
) -> Iterator[None]:
    import fcntl  # noqa: PLC0415 -- not on Windows

    how = fcntl.LOCK_EX if alone else fcntl.LOCK_SH
    with path.open(mode) as held:
        fcntl.flock(held, how if waits else how | fcntl.LOCK_NB)
        path.stat()  # the one who removes it held the lock before
        yield


def _open_to_its_owner() -> str:
    """The folder for what is temporary, unless a server could not get into it or name its socket."""
    usual = Path(tempfile.gettempdir())
    entered = all(above.stat().st_mode & 0o001 for above in (usual, *usual.parents))
    return str(usual) if entered and len(bytes(usual)) + SOCKET_NEEDS < 107 else "/tmp"  # noqa: S108
