"""What a role needs to work on a house without owning it, as statements for the one who owns it."""

from collections.abc import Iterable, Iterator
from typing import Final

from tdconsole.house.address import Address
from tdconsole.house.server_schema import ServerSchema

_OWNS: Final = """DO $owns$ BEGIN
    IF EXISTS (
        SELECT FROM pg_namespace
        WHERE nspname = '{house}' AND pg_has_role({role}, nspowner, 'USAGE')
    ) THEN
        RAISE EXCEPTION 'this role owns the house: no right can be kept from it';
    END IF;
END $owns$"""

_KEPT: Final = (
    ("change", "INSERT, UPDATE, DELETE"),
    ("mark", "INSERT, UPDATE, DELETE"),
    ("turn", "INSERT, DELETE"),
    ("writer", "DELETE"),
)
"""What nobody does who only works on the house: it is brought up, moved and tidied by its owner."""


def granted(address: Address, role: str, schemas: Iterable[ServerSchema]) -> Iterator[str]:
    """First all rights are taken away, so that it may be run again once there are more tables."""
    house, to = _quoted(address.house), _quoted(role)
    tables = f"ALL TABLES IN SCHEMA {house}"
    yield _OWNS.format(house=address.house, role=_told(role))
    yield f"REVOKE ALL ON {tables} FROM {to}"
    yield f"REVOKE ALL ON SCHEMA {house} FROM {to}"
    yield f"GRANT USAGE ON SCHEMA {house} TO {to}"
    yield f"GRANT SELECT, INSERT, UPDATE, DELETE ON {tables} TO {to}"
    yield f"GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA {house} TO {to}"
    yield f"GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA {house} TO {to}"
    for table, kept in _KEPT:
        yield f"REVOKE {kept} ON {house}.{_quoted(table)} FROM {to}"
    for schema in schemas:
        for table in schema.held:
            yield f"REVOKE UPDATE, DELETE ON {house}.{_quoted(table)} FROM {to}"
        for table, emptied in schema.appended:
            named = f"{house}.{_quoted(table)}"
            yield f"REVOKE UPDATE, DELETE ON {named} FROM {to}"
            for column in emptied:
                yield f"GRANT UPDATE ({_quoted(column)}) ON {named} TO {to}"


def _quoted(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'


def _told(name: str) -> str:
    return "E'" + name.replace("\\", "\\\\").replace("'", "''") + "'"
