"""Making the tables of a house on a server, change by change, as in a file."""

from collections.abc import Sequence
from typing import Final

from psycopg.errors import UniqueViolation

from tdconsole.house.moving.mark import ON_SERVER, Mark
from tdconsole.house.postgres.line import ANSWERED_S, Connection
from tdconsole.house.server_schema import ServerSchema
from tdconsole.known_errors import (
    EarlierHouse,
    FileExists,
    HouseMissing,
    NewerFile,
    NotAHouse,
    ServerUnfit,
)

LEAST: Final = 150000
"""The earliest version of the server, as it numbers them."""


_REWRITTEN_S: Final = 600.0
"""The longest that a table takes to be rewritten: the trail of years is a large one."""

HOUSE: Final = ServerSchema(
    "house",
    (
        (
            "turns_and_changes",
            (
                """CREATE TABLE change (
                    room text NOT NULL,
                    name text NOT NULL,
                    at timestamptz NOT NULL DEFAULT clock_timestamp(),
                    PRIMARY KEY (room, name)
                )""",
                # One row: its lock is the turn to write, its number tells others of a change.
                """CREATE TABLE turn (
                    one boolean PRIMARY KEY DEFAULT true CHECK (one),
                    no bigint NOT NULL
                ) WITH (fillfactor = 10)""",
                "INSERT INTO turn (no) VALUES (0)",
                # The last turn of each program that has the house open: so it learns, after its
                # line broke, whether what it was just committing is there.
                """CREATE TABLE writer (
                    id text COLLATE "C" PRIMARY KEY,
                    turn bigint NOT NULL
                ) WITH (fillfactor = 50)""",
            ),
        ),
        ("marks", (ON_SERVER,)),
        (
            "turns_are_counted_one_by_one",
            (
                """CREATE FUNCTION only_counted_on() RETURNS trigger LANGUAGE plpgsql AS $$
                    BEGIN
                        RAISE EXCEPTION 'turns are counted one by one'
                            USING ERRCODE = 'insufficient_privilege';
                    END $$""",
                """CREATE TRIGGER turn_counts_on BEFORE UPDATE ON turn
                    FOR EACH ROW WHEN (new.no <> old.no + 1)
                    EXECUTE FUNCTION only_counted_on()""",
            ),
        ),
    ),
)


def check_fit(connection: Connection, path: str) -> None:
    """Check that the server is new enough, and the database keeps every letter there is."""
    version = connection.info.server_version
    if version < LEAST:
        raise ServerUnfit(path, f"PostgreSQL {version // 10000}")
    ((encoding,),) = connection.execute("SHOW server_encoding").fetchall()
    if encoding != "UTF8":
        raise ServerUnfit(path, encoding)


def exists(connection: Connection, house: str) -> bool:
    found = connection.execute("SELECT to_regnamespace($1)::text", (f'"{house}"',)).fetchall()
    return found != [(None,)]


def make(
    connection: Connection,
    path: str,
    house: str,
    schemas: Sequence[ServerSchema],
    mark: Mark | None,
) -> None:
    """Make a new house, whole or not at all."""
    if exists(connection, house):
        raise FileExists(path)
    with connection.transaction():
        try:
            connection.execute(f'CREATE SCHEMA "{house}"')
        except UniqueViolation as error:  # somebody else makes it at this moment
            raise FileExists(path) from error
        for schema in (HOUSE, *schemas):
            for name, statements in schema.changes:
                _change(connection, schema.name, name, statements)
        if mark is not None:
            connection.execute("INSERT INTO mark (kind, place, move) VALUES ($1, $2, $3)", mark)


def check_known(
    connection: Connection,
    path: str,
    house: str,
    schemas: Sequence[ServerSchema],
    *,
    looking: bool,
) -> bool:
    """Check that this is a house and every change ever made to it is known; whether one is lacking.

    Who only looks makes none, and needs them all.
    """
    if not exists(connection, house):
        raise HouseMissing(path)
    found = connection.execute("SELECT to_regclass($1)::text", (f'"{house}".turn',)).fetchall()
    if found == [(None,)]:
        raise NotAHouse(path)
    made = set(connection.execute("SELECT room, name FROM change").fetchall())
    known = {(schema.name, name) for schema in (HOUSE, *schemas) for name, _ in schema.changes}
    if later := sorted(made - known):
        raise NewerFile(path, "/".join(later[0]))
    if known - made and looking:
        raise EarlierHouse(path)
    return bool(known - made)


def bring_up(connection: Connection, schemas: Sequence[ServerSchema]) -> None:
    """Make the changes that lack, in a transaction in which nobody else writes."""
    made = set(connection.execute("SELECT room, name FROM change").fetchall())
    for schema in (HOUSE, *schemas):
        for name, statements in schema.changes:
            if (schema.name, name) not in made:
                _change(connection, schema.name, name, statements)


def _change(connection: Connection, room: str, name: str, statements: Sequence[str]) -> None:
    for statement in statements:
        connection.execute(statement)
    connection.execute("INSERT INTO change (room, name) VALUES ($1, $2)", (room, name))


def names(connection: Connection, house: str) -> list[str]:
    """The names of all tables of a house."""
    found = connection.execute(
        "SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = $1::regnamespace",
        (f'"{house}"',),
    )
    return sorted(name for (name,) in found.fetchall())


def drop(connection: Connection, house: str) -> None:
    connection.execute(f'DROP SCHEMA IF EXISTS "{house}" CASCADE')


def rewrite(connection: Connection, table: str) -> None:
    connection.longest = _REWRITTEN_S
    try:
        connection.execute(f'VACUUM (FULL) "{table}"')
    finally:
        connection.longest = ANSWERED_S
