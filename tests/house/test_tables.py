"""Nothing in a house acts by itself but what the program put there, and all of that."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tdconsole.house import HouseFile
from tdconsole.journal import SCHEMA
from tdconsole.known_errors import DamagedFile, ForeignTrigger, KnownError


@pytest.mark.parametrize(
    ("change", "told", "name"),
    [
        (
            "CREATE TRIGGER quiet AFTER INSERT ON step BEGIN DELETE FROM vault; END",
            ForeignTrigger,
            "quiet",
        ),
        ("CREATE VIEW steps AS SELECT * FROM step", ForeignTrigger, "steps"),
        ("DROP TRIGGER step_no_delete", DamagedFile, "step_no_delete"),
        (
            (
                "DROP TRIGGER event_no_update; CREATE TRIGGER event_no_update"
                " BEFORE UPDATE ON event BEGIN SELECT 1; END"
            ),
            DamagedFile,
            "event_no_update",
        ),
    ],
)
def test_a_foreign_trigger_or_one_that_is_gone_is_told_at_opening(
    tmp_path: Path, change: str, told: type[KnownError], name: str
) -> None:
    path = tmp_path / "club.house"
    HouseFile.create(path, [SCHEMA]).close()
    with closing(sqlite3.connect(path)) as db:
        db.executescript(change)
    before = path.read_bytes()
    with pytest.raises(told) as refused:
        HouseFile.open(path, [SCHEMA])
    assert refused.value.detail == name
    assert path.read_bytes() == before


def test_a_house_from_before_a_trigger_was_changed_gets_todays(tmp_path: Path) -> None:
    path = tmp_path / "club.house"
    HouseFile.create(path, [SCHEMA]).close()
    with closing(sqlite3.connect(path)) as db:
        db.executescript(
            "DELETE FROM _sqlite_migrations WHERE name = 'requests_asked';"
            "ALTER TABLE step DROP COLUMN asked; DROP TRIGGER step_no_update;"
            "CREATE TRIGGER step_no_update BEFORE UPDATE ON step "
            "BEGIN SELECT RAISE(ABORT, 'the trail is only ever added to'); END"
        )
    HouseFile.open(path, [SCHEMA]).close()
    HouseFile.open(path, [SCHEMA]).close()
