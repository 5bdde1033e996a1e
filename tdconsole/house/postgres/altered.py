"""What in a house on a server isn't as its own statements make it: guards, tables, indexes, rows.

Nothing is made to compare with: who may only read and add must be told it, too, and on a standby.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Any, Final, NamedTuple

from tdconsole.house.postgres.line import Connection
from tdconsole.house.server_schema import ServerSchema

_TABLE: Final = re.compile(r"CREATE TABLE (\w+) \((.*?)\)(?: WITH \([^()]*\))?", re.DOTALL)
_ADDED: Final = re.compile(r"ALTER TABLE (\w+) ADD COLUMN (.*)", re.DOTALL)
_INDEX: Final = re.compile(r"CREATE (?:UNIQUE )?INDEX (\w+) ON")
_FUNCTION: Final = re.compile(r"CREATE FUNCTION (\w+)\(.*?(?:\$\$(.*)\$\$|(RETURN .*))", re.DOTALL)
_TRIGGER: Final = re.compile(r"CREATE TRIGGER (\w+) ")
_GONE: Final = re.compile(r"DROP (?:TABLE|INDEX|TRIGGER|FUNCTION) (\w+)")
_COLUMN: Final = re.compile(r"(\w+) (\w+)(.*)", re.DOTALL)
_CONSTRAINT: Final = re.compile(r"PRIMARY KEY|UNIQUE|CHECK|FOREIGN KEY")
_REFERENCE: Final = re.compile(r"REFERENCES (\w+) \((\w+)\)")
_KEPT: Final = {"BY DEFAULT AS IDENTITY": "d", "ALWAYS AS IDENTITY": "a", "STORED": "s"}

_COLUMNS: Final = """
    SELECT wanted.of, wanted.name, pg_class.oid IS NULL
    FROM unnest($2::text[], $3::text[], $4::text[], $5::boolean[], $6::boolean[], $7::text[])
        AS wanted (of, name, type, needed, plain, kept)
    LEFT JOIN pg_class ON relnamespace = $1::regnamespace AND relname = wanted.of AND relkind = 'r'
    LEFT JOIN pg_attribute ON attrelid = pg_class.oid AND attname = wanted.name AND attnum > 0
    LEFT JOIN pg_collation ON pg_collation.oid = attcollation
    WHERE attname IS NULL OR atttypid <> wanted.type::regtype
    OR attnotnull <> needed OR wanted.plain <> (coalesce(collname, '') = 'C')
    OR wanted.kept <> attidentity::text || attgenerated::text
    ORDER BY 1, 2
"""
_CONSTRAINTS: Final = """
    SELECT relname, pg_get_constraintdef(pg_constraint.oid, true) FROM pg_constraint
    JOIN pg_class ON pg_class.oid = conrelid
    WHERE connamespace = $1::regnamespace AND contype <> 't' AND convalidated
    AND NOT EXISTS (
        SELECT 1 FROM pg_trigger
        WHERE tgconstraint = pg_constraint.oid AND tgenabled NOT IN ('O', 'A')
    )
"""
_INDEXES: Final = """
    SELECT relname FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
    WHERE relnamespace = $1::regnamespace AND indisvalid AND indisready AND indislive
"""
_INVALID: Final = """
    SELECT relname FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
    WHERE relnamespace = $1::regnamespace AND NOT (indisvalid AND indisready AND indislive)
"""
_FUNCTIONS: Final = """
    SELECT proname, coalesce(pg_get_function_sqlbody(oid), prosrc) FROM pg_proc
    WHERE pronamespace = $1::regnamespace
"""
_TRIGGERS: Final = """
    SELECT tgname, tgenabled IN ('O', 'A'), pg_get_triggerdef(pg_trigger.oid, true) FROM pg_trigger
    JOIN pg_class ON pg_class.oid = tgrelid
    WHERE relnamespace = $1::regnamespace AND NOT tgisinternal
"""
_BY_ITSELF: Final = """
    SELECT rulename FROM pg_rewrite JOIN pg_class ON pg_class.oid = ev_class
    WHERE relnamespace = $1::regnamespace AND relkind = 'r'
    UNION ALL SELECT relname || ' (row security)' FROM pg_class
    WHERE relnamespace = $1::regnamespace AND relrowsecurity
    UNION ALL SELECT 'session_replication_role' FROM pg_settings
    WHERE name = 'session_replication_role' AND setting <> 'origin'
"""
"""What changes or hides rows, or passes the guards over, without any trigger."""
_WITHOUT: Final = "{0}.{1} IS NOT NULL AND NOT EXISTS (SELECT FROM {2} of WHERE of.{3} = {0}.{1})"
"""Not `NOT IN`, for which each row is held against all of a table that is larger than work_mem."""


class _Column(NamedTuple):
    table: str
    name: str
    type: str
    needed: bool
    plain: bool
    kept: str


class _Made:
    """The parts of a house, read from the statements that make it."""

    def __init__(self, statements: Iterable[str]) -> None:
        self.columns = dict[tuple[str, str], _Column]()
        self.constraints = dict[tuple[str, str], str]()
        self.references = list[tuple[str, str, str, str]]()
        self.keys = dict[str, str]()
        self.indexes, self.functions = set[str](), dict[str, str]()
        self.triggers = dict[str, list[str]]()
        for statement in statements:
            self._add(statement.strip())

    def _add(self, sql: str) -> None:
        if found := _TABLE.fullmatch(sql):
            for part in _parts(found[2]):
                self._add_part(found[1], part)
        elif found := _ADDED.fullmatch(sql):
            self._add_part(found[1], found[2])
        elif found := _INDEX.match(sql):
            self.indexes.add(found[1])
        elif found := _FUNCTION.match(sql):
            self.functions[found[1]] = found[2] or found[3]
        elif found := _TRIGGER.match(sql):
            self.triggers[found[1]] = _words(sql)
        elif found := _GONE.match(sql):
            self._drop(found[1])

    def _add_part(self, table: str, part: str) -> None:
        if _CONSTRAINT.match(part):
            self._add_constraint(table, part)
            return
        column = _COLUMN.match(part)
        if column is None:
            return
        name, rest = column[1], column[3]
        kept = next((kind for words, kind in _KEPT.items() if words in rest), "")
        is_key = "PRIMARY KEY" in rest
        needed = is_key or "NOT NULL" in rest or kept in {"d", "a"}
        self.columns[table, name] = _Column(table, name, column[2], needed, '"C"' in rest, kept)
        for unique in ("PRIMARY KEY", "UNIQUE"):
            if unique in rest:
                self._add_constraint(table, f"{unique} ({name})")
        if check := re.search(r"CHECK \(.*\)", rest):
            self._add_constraint(table, check[0])
        if reference := _REFERENCE.search(rest):
            self._add_constraint(table, f"FOREIGN KEY ({name}) {reference[0]}")
            self.references.append((table, name, reference[1], reference[2]))

    def _add_constraint(self, table: str, text: str) -> None:
        self.constraints[table, _bare(text)] = text
        if text.startswith("PRIMARY KEY"):
            self.keys[table] = re.sub(r"PRIMARY KEY \((.*)\)", r"\1", text)
            for name in self.keys[table].split(", "):
                if (table, name) in self.columns:
                    self.columns[table, name] = self.columns[table, name]._replace(needed=True)

    def _drop(self, name: str) -> None:
        self.indexes.discard(name)
        self.triggers.pop(name, None)
        self.functions.pop(name, None)


def altered(connection: Connection, house: str, schemas: Sequence[ServerSchema]) -> Iterator[str]:
    """The names of what isn't as it is in a new house, and of rows whose step is gone."""
    made = _Made(
        statement for schema in schemas for _, changes in schema.changes for statement in changes
    )

    def asked(sql: str, *values: object) -> list[tuple[Any, ...]]:
        return connection.execute(sql, (f'"{house}"', *values)).fetchall()

    lacking = asked(_COLUMNS, *map(list, zip(*made.columns.values(), strict=True)))
    missing = {table for table, _column, whole in lacking if whole}
    yield from sorted(missing)
    yield from (f"{table}.{column}" for table, column, whole in lacking if not whole)
    held = {(table, _bare(text)) for table, text in asked(_CONSTRAINTS)}
    for (table, text), told in made.constraints.items():
        if (table, text) not in held and table not in missing:
            yield f"{table}: {told}"
    there = {name for (name,) in asked(_INDEXES)}
    yield from sorted(made.indexes - there | {name for (name,) in asked(_INVALID)})
    yield from _guards(made, asked(_FUNCTIONS), asked(_TRIGGERS))
    yield from (name for (name,) in asked(_BY_ITSELF))
    for table, column, of, key in made.references:
        if not missing & {table, of}:
            yield from _strays(connection, made, table, _WITHOUT.format(table, column, of, key))


def _guards(
    made: _Made, functions: Iterable[tuple[Any, ...]], triggers: Iterable[tuple[Any, ...]]
) -> Iterator[str]:
    """What acts by itself: each as it was made, and nothing else."""
    bodies = dict[str, list[str]]()
    for name, body in functions:
        bodies.setdefault(name, []).append(" ".join(body.split()))
    for name, body in made.functions.items():
        if bodies.get(name) != [" ".join(body.split())]:
            yield name
    there = {name: (works, _words(text)) for name, works, text in triggers}
    yield from sorted(
        name
        for name in made.triggers.keys() | there.keys()
        if there.get(name) != (True, made.triggers.get(name))
    )


def _strays(connection: Connection, made: _Made, table: str, condition: str) -> Iterator[str]:
    found = connection.execute(f"SELECT {made.keys[table]} FROM {table} WHERE {condition}")  # noqa: S608 -- our names
    for row in found.fetchall():
        yield " ".join(map(str, chain((table,), row)))


def _parts(inside: str) -> Iterator[str]:
    """What the commas of a table's brackets separate, outside of brackets within."""
    depth, part = 0, ""
    for sign in inside:
        depth += (sign == "(") - (sign == ")")
        if sign == "," and not depth:
            yield part.strip()
            part = ""
        else:
            part += sign
    yield part.strip()


def _bare(text: str) -> str:
    """The text of a constraint as it compares, however the server writes it."""
    return re.sub(r"[\s()]", "", text)


def _words(sql: str) -> list[str]:
    """The words of a trigger, in no order: the server names what it is for in its own."""
    return sorted(re.sub(r"[,()]", " ", sql).split())
