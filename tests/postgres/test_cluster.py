"""The servers of the tests are what the tests take them for: what was committed on one stays."""

import os
import select
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from time import monotonic, sleep

import psycopg
import pytest
from psycopg.sql import SQL, Identifier

from tdconsole.house.address import address_of
from tests.postgres.cluster import Cluster, Server
from tests.postgres.keeping import CHECKOUT, houses_on, shared_server

READ_WRITE = {"target_session_attrs": "read-write"}


def written(server: Server, *numbers: int) -> None:
    with server.connected() as connection:
        connection.execute("CREATE TABLE IF NOT EXISTS kept (number integer)")
        for number in numbers:
            connection.execute("INSERT INTO kept VALUES (%s)", [number])


def kept(server: Server) -> list[int]:
    with server.connected() as connection:
        return [number for (number,) in connection.execute("SELECT number FROM kept ORDER BY 1")]


def schemas(server: Server) -> set[str]:
    with server.connected() as connection:
        return {name for (name,) in connection.execute("SELECT nspname FROM pg_namespace")}


def test_a_house_has_a_place_of_its_own_and_leaves_nothing_there(
    server: Server, place_on_server: str
) -> None:
    with houses_on(server, "here") as place:
        one, other = address_of(place()), address_of(place_on_server)
        for address in one, other:
            with psycopg.connect(address.for_libpq()) as connection:
                connection.execute(SQL("CREATE SCHEMA {}").format(Identifier(address.house)))
        assert {one.house, other.house} <= schemas(server)
        assert place() != place()
    assert {one.house, other.house} & schemas(server) == {other.house}


def test_what_a_parameter_says_takes_the_place_of_the_servers_own() -> None:
    server = Server(Path("/run/a"))
    address = server.address("club", "hall", host="/run/a,/run/b", **READ_WRITE)
    assert address == "postgresql:///club/hall?host=/run/a,/run/b&target_session_attrs=read-write"
    assert str(address_of(address)) == address


@pytest.mark.usefixtures("server")
def test_the_whole_run_has_one_server(tmp_path: Path) -> None:
    with shared_server(tmp_path) as first, shared_server(tmp_path) as second:
        assert first.place == second.place
        with second.connected() as connection:
            assert connection.info.server_version >= 150000
    assert not first.place.exists()
    with shared_server(tmp_path) as third:
        assert third.place != first.place


def test_a_killed_server_keeps_what_was_committed_and_nothing_else(cluster: Cluster) -> None:
    written(cluster, 1, 2)
    with closing(cluster.connected()) as connection:
        connection.execute("BEGIN")
        connection.execute("INSERT INTO kept VALUES (3)")
        cluster.kill()
        with pytest.raises(psycopg.OperationalError):
            connection.execute("COMMIT")
    with pytest.raises(psycopg.OperationalError):
        kept(cluster)
    cluster.start()
    assert kept(cluster) == [1, 2]
    cluster.restart()
    assert kept(cluster) == [1, 2]


def test_a_synchronous_standby_has_every_commit_and_takes_over(cluster: Cluster) -> None:
    standby = cluster.standby(synchronous=True)
    written(cluster, 1, 2)
    cluster.kill()
    with pytest.raises(psycopg.errors.ReadOnlySqlTransaction):
        written(standby, 3)
    assert kept(standby) == [1, 2]
    standby.promote()
    written(standby, 3)
    assert kept(standby) == [1, 2, 3]


STARTS = """
import sys
from tests.postgres.keeping import own_cluster
with own_cluster() as cluster:
    print(cluster.place, flush=True)
    sys.stdin.read()
"""


@pytest.mark.usefixtures("server")
def test_a_server_is_gone_when_the_run_is_killed() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", STARTS],
        cwd=CHECKOUT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as run:
        assert run.stdout is not None
        place = Path(run.stdout.readline().strip())
        first = int((place / "data" / "postmaster.pid").read_text(encoding="ascii").split()[0])
        alive = os.pidfd_open(first)
        run.kill()
    assert select.select([alive], [], [], 20)[0]
    os.close(alive)
    until = monotonic() + 20
    while place.parent.exists():
        assert monotonic() < until
        sleep(0.02)
