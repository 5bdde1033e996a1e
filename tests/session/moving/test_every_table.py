"""No table and no column of a house is forgotten when it moves, whichever engine keeps it."""

from pathlib import Path

from tdconsole.club.carrying import CARRIED as OF_THE_CLUB
from tdconsole.club.carrying import LEFT
from tdconsole.house import place_of
from tdconsole.journal.carrying import CARRIED as OF_THE_TRAIL
from tdconsole.session import create
from tdconsole.session.moving.line_kinds import CLUB
from tdconsole.session.opening import house_at

OWN = frozenset({"mark", "change", "turn", "writer", "_sqlite_migrations"})
"""The tables in which a house keeps what it is itself."""
IN_FILE = """
    SELECT one.name, column.name FROM pragma_table_list AS one, pragma_table_xinfo(one.name) AS column
    WHERE one.schema = 'main' AND one.type IN ('table', 'virtual') AND one.name NOT LIKE 'sqlite_%'
    AND column.hidden = 0
"""
ON_SERVER = """
    SELECT table_name, column_name FROM information_schema.columns
    WHERE table_schema = current_schema() AND is_generated = 'NEVER'
"""


def carried() -> dict[str, set[str]]:
    return {table.name: set(table.columns) for table in (*OF_THE_TRAIL, *OF_THE_CLUB)}


def test_all_of_the_club_is_told_in_lines() -> None:
    """But for PINs, and what a device proves to be."""
    told = {club.table.name: set(club.table.columns) for club in CLUB}
    expected = {table.name: set(table.columns) for table in OF_THE_CLUB if table.name != "pin"}
    expected["device"] -= {"code_hash", "code_until", "token_hash"}
    assert told == expected


def there(rows: list[tuple[str, str]]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for table, column in rows:
        if table not in OWN | LEFT:
            found.setdefault(table, set()).add(column)
    return found


def test_all_of_a_file_is_carried(tmp_path: Path) -> None:
    path = tmp_path / "club.house"
    create(path).__exit__(None)
    house = house_at(path)
    expected = carried()
    expected["note"] -= {"rowid"}  # SQLite has it by itself
    assert there(house.rows(IN_FILE)) == expected
    house.close()


def test_all_of_a_house_on_a_server_is_carried(place_on_server: str) -> None:
    place = place_of(place_on_server)
    create(place).__exit__(None)
    house = house_at(place)
    assert there(house.rows(ON_SERVER)) == carried()
    house.close()
