"""What the server itself refuses to everybody who writes to a house by another program."""

from collections.abc import Iterator
from contextlib import closing

import psycopg
import pytest
from psycopg.sql import SQL, Identifier

from tdconsole.house import Address
from tdconsole.house.postgres import HouseOnServer
from tdconsole.journal import KeptStore, verify
from tdconsole.session.opening import SERVER_SCHEMAS
from tests.journal.trails import write_short_trail
from tests.postgres.houses import address, everything_allowed

EVENT = "INSERT INTO event (step, kind, version, body) VALUES ({step}, 'clock-started', 1, '{{}}')"
STEP = """INSERT INTO step (id, stream, version, at, command, request, hash, asked)
    SELECT {id}, '{stream}', {version}, at, command, '{id}', hash, 'x' FROM step WHERE id = 1"""


@pytest.fixture
def place(place_on_server: str) -> Address:
    """A house with a short trail of three steps."""
    made = address(place_on_server)
    with closing(HouseOnServer.create(made, SERVER_SCHEMAS)) as house:
        write_short_trail(KeptStore(house))
    return made


@pytest.fixture
def line(place: Address) -> Iterator[psycopg.Connection]:
    with psycopg.connect(place.for_libpq(), autocommit=True) as connection:
        connection.execute(SQL("SET search_path TO {}").format(Identifier(place.house)))
        yield connection


def damage(place: Address) -> list[str]:
    with closing(HouseOnServer.open(place, SERVER_SCHEMAS, looking=True)) as house:
        assert list(verify(house)) == []
        return list(house.damage())


@pytest.mark.parametrize(
    "statements",
    [
        EVENT.format(step=1),
        EVENT.format(step=3),
        EVENT.format(step=4),
        STEP.format(id=4, stream="a", version=3),
        STEP.format(id=4, stream="a", version=5),
        STEP.format(id=4, stream="a", version=0),
        STEP.format(id=4, stream="b", version=2),
        f"{STEP.format(id=4, stream='a', version=4)}; {EVENT.format(step=3)}",
        f"{STEP.format(id=4, stream='a', version=4)}; {STEP.format(id=5, stream='a', version=4)}",
        "UPDATE turn SET no = no - 1",
        "UPDATE turn SET no = no",
        "UPDATE turn SET no = no + 2",
    ],
)
def test_it_is_refused_also_to_the_owner(
    place: Address, line: psycopg.Connection, statements: str
) -> None:
    with pytest.raises((psycopg.errors.InsufficientPrivilege, psycopg.errors.UniqueViolation)):
        line.execute(statements.encode())
    assert damage(place) == []


def test_new_steps_with_what_they_say_may_come_in_any_number(line: psycopg.Connection) -> None:
    with line.transaction():
        for number in range(4, 7):
            line.execute(STEP.format(id=number, stream="a", version=number).encode())
        line.execute(STEP.format(id=7, stream="b", version=1).encode())
        for number in (7, 4, 6):
            line.execute(EVENT.format(step=number).encode())
        line.execute("UPDATE turn SET no = no + 1")
    assert line.execute("SELECT count(*) FROM event WHERE step > 3").fetchall() == [(3,)]


def test_a_house_from_before_the_guards_gets_them_when_it_is_opened(
    place: Address, line: psycopg.Connection
) -> None:
    with everything_allowed(place) as connection:
        for statement in (
            "DROP TRIGGER step_continues ON step",
            "DROP TRIGGER event_with_its_step ON event",
            "DROP TRIGGER turn_counts_on ON turn",
            "DROP FUNCTION only_continued, only_with_its_step, only_counted_on",
            "DELETE FROM change WHERE name = 'only_new_steps_are_written'",
            "DELETE FROM change WHERE name = 'turns_are_counted_one_by_one'",
        ):
            connection.execute(statement.encode())
    with closing(HouseOnServer.open(place, SERVER_SCHEMAS)) as house:
        write_short_trail(KeptStore(house), "b")
    assert damage(place) == []
    for refused in (EVENT.format(step=1), "UPDATE turn SET no = no - 1"):
        with pytest.raises(psycopg.errors.InsufficientPrivilege):
            line.execute(refused.encode())
