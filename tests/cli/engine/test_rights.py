"""A role that may work on a house without owning it: the script that `rights` prints, run for real."""

from pathlib import Path

import psycopg
import pytest

from tests.cli.terminal import asked, typed
from tests.cli.tournaments import bust, register
from tests.postgres.cluster import ALWAYS_THERE, Cluster
from tests.postgres.programs import run

ROLE = 'floor "two"'
FORGET = "UPDATE step SET asked = NULL WHERE id = 1"
OWN_TABLE = "CREATE TEMP TABLE step AS SELECT * FROM step; UPDATE step SET version = 2"
SAYS_MORE = "INSERT INTO event (step, kind, version, body) VALUES (1, 'clock-started', 1, '{}')"
THIRD = """INSERT INTO evening.step (stream, version, at, command, request, hash)
    SELECT stream, 3, at, command, 'again', hash FROM evening.step WHERE id = 1"""
FORBIDDEN = (
    "UPDATE step SET at = at",
    "UPDATE step SET asked = 'x'",
    "UPDATE event SET body = body",
    "DELETE FROM step",
    "DELETE FROM event",
    "TRUNCATE step CASCADE",
    "TRUNCATE event",
    "ALTER TABLE step DISABLE TRIGGER ALL",
    "ALTER TABLE event DISABLE TRIGGER USER",
    "DROP TABLE event",
    "DROP FUNCTION only_added_to() CASCADE",
    "CREATE TABLE own (one int)",
    "INSERT INTO change (room, name) VALUES ('journal', 'of_tomorrow')",
    SAYS_MORE,
    f"{FORGET}; {SAYS_MORE}",
    f"{OWN_TABLE}; {SAYS_MORE}",
    THIRD,
    f"{OWN_TABLE}; {THIRD}",
    "INSERT INTO mark (kind, place, move) VALUES ('moved', 'postgresql://far/away/club', 'x')",
    "UPDATE mark SET place = place",
    "DELETE FROM mark",
    "UPDATE turn SET no = no - 1",
    "UPDATE turn SET no = no + 2",
    "DELETE FROM turn",
    "UPDATE vault SET length = 1",
    "DELETE FROM vault",
    "DELETE FROM writer",
    "SET session_replication_role TO replica",
)


@pytest.fixture
def owners(cluster: Cluster) -> str:
    """The address for the role that owns the house; the other is there, and has no right yet."""
    with cluster.connected() as connection:
        connection.execute("CREATE ROLE keeper LOGIN")
        connection.execute(f"GRANT CREATE ON DATABASE {ALWAYS_THERE} TO keeper")
        connection.execute('CREATE ROLE "floor ""two""" LOGIN')
    house = cluster.address(ALWAYS_THERE, "evening", user="keeper")
    assert typed("new", house, "--name", "Main", "--buy-in", "50").code == 0
    return house


@pytest.fixture
def roles(cluster: Cluster, owners: str) -> str:
    """The address for the role, after the script was run, twice."""
    run_script(cluster, owners)
    run_script(cluster, owners)
    return cluster.address(ALWAYS_THERE, "evening", user=ROLE)


def run_script(cluster: Cluster, owners: str, role: str = ROLE) -> None:
    said = typed("rights", owners, "--to", role)
    assert (said.code, said.err) == (0, "")
    script = cluster.place / "rights.sql"
    script.write_text(said.out, encoding="utf-8")
    place, base = str(cluster.place), ALWAYS_THERE
    run("psql", "-h", place, "-U", "keeper", "-d", base, "-f", script, cwd=cluster.place)


def test_without_rights_it_is_told_what_to_do(cluster: Cluster, owners: str) -> None:
    del owners
    said = typed("show", cluster.address(ALWAYS_THERE, "evening", user=ROLE), "log")
    assert said.refusal == "NoRightThere"
    assert "tdconsole rights" in said.err


def test_the_role_plays_an_evening(roles: str, owners: str) -> None:
    players = [register(name) for name in ("Maria Rossi", "Łukasz Wójcik", "Zoè Bellè")]
    requests = [
        *players,
        {"command": "RenewCommitment", "reason": "a new desk"},
        {"command": "DrawSeats"},
        {"command": "StartClock"},
        bust(1),
        {"command": "Undo"},
        bust(2),
    ]
    said = typed("do", roles, "--actor", "Ann", stdin=asked(requests))
    assert (said.code, said.err) == (0, "")
    assert typed("people", roles, "add", "Ana Gonçalves").code == 0
    assert typed("verify", roles).code == 0
    assert typed("verify", owners).code == 0


def test_what_it_erases_is_finished_by_the_owner(roles: str, owners: str) -> None:
    assert typed("people", roles, "add", "Ana Gonçalves").out == "1\n"
    erased = typed("people", roles, "erase", "1", "--yes")
    assert erased.code == 0
    assert "once the role that owns the house opens it" in erased.out
    assert "Ana" not in typed("show", roles, "people").out
    assert typed("verify", roles).refusal == "ErasingLeft"
    assert typed("verify", owners).code == 0
    assert typed("verify", roles).code == 0


def test_the_server_refuses_it_to_change_what_was_written(cluster: Cluster, roles: str) -> None:
    del roles
    with psycopg.connect(
        host=str(cluster.place), dbname=ALWAYS_THERE, user=ROLE, autocommit=True
    ) as connection:
        connection.execute("SET search_path TO evening")
        for statement in FORBIDDEN:
            with pytest.raises(psycopg.errors.InsufficientPrivilege):
                connection.execute(statement)
        assert connection.execute("UPDATE step SET asked = NULL").rowcount == 1


def test_only_the_owner_moves_the_house(roles: str, owners: str, tmp_path: Path) -> None:
    taken = tmp_path / "taken.house"
    assert typed("move", roles, taken).refusal == "NoRightThere"
    assert list(tmp_path.iterdir()) == []
    assert typed("verify", roles).code == 0
    assert typed("move", owners, taken).code == 0


def test_the_owner_is_not_robbed(cluster: Cluster, owners: str) -> None:
    with pytest.raises(RuntimeError, match="owns the house"):
        run_script(cluster, owners, role="keeper")
    assert typed("verify", owners).code == 0


def test_a_file_has_no_roles(tmp_path: Path) -> None:
    said = typed("rights", tmp_path / "club.house", "--to", "floor")
    assert said.code == 1
    assert "is a file" in said.err


@pytest.mark.parametrize("role", ["", " ", "a\nb"])
def test_a_role_has_a_name(role: str) -> None:
    assert typed("rights", "postgresql://hall/club/evening", "--to", role).misuse
