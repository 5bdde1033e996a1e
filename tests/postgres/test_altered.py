"""What the master of a server does to a house behind the program's back is named by `verify`."""

from contextlib import closing

import psycopg
import pytest
from psycopg.sql import SQL, Identifier

from tdconsole.domain.values import StepNo
from tdconsole.house import Address
from tdconsole.house.postgres import HouseOnServer
from tdconsole.journal import KeptStore, verify
from tdconsole.known_errors import DamagedFile
from tdconsole.projections.engine.faults import Fault, FileFault, SealBroken, StepMissing
from tdconsole.session import open_house
from tdconsole.session.opening import SERVER_SCHEMAS
from tests.journal.trails import write_short_trail
from tests.postgres.cluster import Server
from tests.postgres.houses import address


@pytest.fixture
def place(place_on_server: str) -> Address:
    """A house with a short trail."""
    made = address(place_on_server)
    house = HouseOnServer.create(made, SERVER_SCHEMAS)
    write_short_trail(KeptStore(house))
    house.close()
    return made


def done(place: Address, *statements: str) -> None:
    """As a superuser who knows SQL would."""
    with psycopg.connect(place.for_libpq(), autocommit=True) as connection:
        connection.execute(SQL("SET search_path TO {}").format(Identifier(place.house)))
        for statement in statements:
            connection.execute(statement.encode())


def faults(place: Address) -> list[Fault]:
    with open_house(place) as opened:
        return list(opened.faults())


def named(*details: str) -> list[Fault]:
    return [FileFault(detail=detail) for detail in details]


def test_of_a_house_as_it_was_made_nothing_is_named(place: Address, place_on_server: str) -> None:
    assert str(place) == place_on_server
    assert faults(place) == []
    with open_house(place, looking=True) as looking:
        assert list(looking.faults()) == []


HARMLESS = "CREATE OR REPLACE FUNCTION only_added_to() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'"


@pytest.mark.parametrize(
    ("statement", "names"),
    [
        ("DROP TRIGGER step_no_delete ON step", ["step_no_delete"]),
        ("ALTER TABLE event DISABLE TRIGGER event_no_update", ["event_no_update"]),
        ("ALTER TABLE step ENABLE REPLICA TRIGGER step_no_update", ["step_no_update"]),
        (
            "ALTER TABLE step DISABLE TRIGGER ALL",
            [
                "event: FOREIGN KEY (step) REFERENCES step (id)",
                "step_continues",
                "step_no_delete",
                "step_no_update",
                "step_only_forgets",
            ],
        ),
        ("DROP TRIGGER step_continues ON step", ["step_continues"]),
        ("DROP TRIGGER event_with_its_step ON event", ["event_with_its_step"]),
        ("ALTER TABLE turn DISABLE TRIGGER turn_counts_on", ["turn_counts_on"]),
        (HARMLESS, ["only_added_to"]),
        (HARMLESS.replace("only_added_to", "only_with_its_step"), ["only_with_its_step"]),
        (
            (
                "DROP TRIGGER step_no_update ON step; CREATE TRIGGER step_no_update BEFORE UPDATE"
                " OF id ON step FOR EACH STATEMENT EXECUTE FUNCTION only_added_to()"
            ),
            ["step_no_update"],
        ),
        (
            (
                "CREATE FUNCTION quiet() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN DELETE FROM"
                " vault; RETURN NULL; END'; CREATE TRIGGER quiet AFTER INSERT ON step"
                " FOR EACH STATEMENT EXECUTE FUNCTION quiet()"
            ),
            ["quiet"],
        ),
        ("CREATE RULE quiet AS ON DELETE TO vault DO INSTEAD NOTHING", ["quiet"]),
        ("ALTER TABLE note ENABLE ROW LEVEL SECURITY", ["note (row security)"]),
        ("DROP TABLE apart", ["apart"]),
        ("ALTER TABLE person DROP COLUMN email", ["person.email"]),
        ("ALTER TABLE event ALTER version TYPE integer", ["event.version"]),
        ("ALTER TABLE step ALTER hash DROP NOT NULL", ["step.hash"]),
        ("ALTER TABLE step ALTER id DROP IDENTITY", ["step.id"]),
        ('ALTER TABLE note ALTER id TYPE text COLLATE "POSIX"', ["note.id"]),
        (
            "ALTER TABLE step DROP CONSTRAINT step_stream_version_key",
            ["step: UNIQUE (stream, version)"],
        ),
        ("ALTER TABLE apart DROP CONSTRAINT apart_check", ["apart: CHECK (one < other)"]),
        (
            "ALTER TABLE event DROP CONSTRAINT event_step_fkey",
            ["event: FOREIGN KEY (step) REFERENCES step (id)"],
        ),
        ("ALTER TABLE merge DROP CONSTRAINT merge_pkey", ["merge: PRIMARY KEY (id)"]),
        ("DROP INDEX event_of_step", ["event_of_step"]),
        (
            "UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'word_of_person'::regclass",
            ["word_of_person"],
        ),
        ("DROP FUNCTION instr(text, text)", ["instr"]),
        ("DROP TRIGGER person_indexed ON person", ["person_indexed"]),
    ],
)
def test_what_was_altered_is_named(place: Address, statement: str, names: list[str]) -> None:
    done(place, statement)
    assert faults(place) == named(*names)
    house = HouseOnServer.open(place, SERVER_SCHEMAS, looking=True)
    assert [fault for fault in verify(house) if isinstance(fault, FileFault)] == named(*names)
    house.close()


def test_guards_that_a_whole_database_passes_over_are_named(
    server: Server, place_on_server: str
) -> None:
    name = address(place_on_server).house
    place = address(server.address(name, name))
    with server.connected() as connection:
        connection.execute(SQL("CREATE DATABASE {}").format(Identifier(name)))
        HouseOnServer.create(place, SERVER_SCHEMAS).close()
        guards = SQL("ALTER DATABASE {} SET session_replication_role = replica")
        connection.execute(guards.format(Identifier(name)))
        assert faults(place) == named("session_replication_role")
        connection.execute(SQL("DROP DATABASE {} WITH (FORCE)").format(Identifier(name)))


def test_a_step_edited_once_its_guard_was_gone_is_named_with_it(place: Address) -> None:
    done(
        place, "DROP TRIGGER step_no_update ON step", "UPDATE step SET actor = 8 WHERE version = 2"
    )
    assert faults(place) == [*named("step_no_update"), SealBroken(stream="a", step=StepNo(2))]


def test_a_step_deleted_is_named_though_its_guard_is_back(place: Address) -> None:
    done(
        place,
        "ALTER TABLE step DISABLE TRIGGER USER",
        "ALTER TABLE event DISABLE TRIGGER USER",
        "DELETE FROM event WHERE step = 2",
        "DELETE FROM step WHERE id = 2",
        "ALTER TABLE step ENABLE TRIGGER USER",
        "ALTER TABLE event ENABLE TRIGGER USER",
    )
    missing = StepMissing(stream="a", step=StepNo(2))
    assert faults(place) == [missing, SealBroken(stream="a", step=StepNo(3))]


def test_facts_whose_step_is_gone_are_named(place: Address) -> None:
    done(place, "SET session_replication_role = replica", "DELETE FROM step WHERE id = 2")
    assert faults(place)[:2] == named("event 2", "event 3")


def test_a_trail_larger_than_the_servers_memory_is_looked_through_in_a_moment(
    place: Address,
) -> None:
    done(
        place,
        "SET session_replication_role = replica",
        "INSERT INTO step (id, stream, version, at, command, request, hash) OVERRIDING SYSTEM VALUE"
        " SELECT no, 'long', no, '', '', no, '' FROM generate_series(100, 30000) no",
        "INSERT INTO event (step, kind, version, body)"
        " SELECT no, '', 1, '{}' FROM generate_series(100, 30001) no",
    )
    small = (*place.parameters, ("options", "-c work_mem=64kB"))
    with closing(HouseOnServer.open(place._replace(parameters=small), SERVER_SCHEMAS)) as house:
        (named,) = house.damage()
    assert named.startswith("event ")


def test_a_house_without_its_turn_is_damaged_and_nothing_is_written(place: Address) -> None:
    with closing(HouseOnServer.open(place, SERVER_SCHEMAS)) as house:
        done(place, "DELETE FROM turn")
        for _ in range(2):
            with pytest.raises(DamagedFile) as told:
                write_short_trail(KeptStore(house), "b")
            assert told.value.detail == "turn"
        assert len(KeptStore(house).read("a")) == 3
    for looking in (False, True):
        with pytest.raises(DamagedFile):
            open_house(place, looking=looking)
