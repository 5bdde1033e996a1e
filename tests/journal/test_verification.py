"""Every way of changing the file behind the program's back is named."""

import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import pytest
from sqlite_utils import Database

from tdconsole.domain.language.events.penalties import PenaltyGiven
from tdconsole.domain.values import FIRST_PLAY, EntryId, PenaltyNo, StepNo
from tdconsole.house import HouseFile, Place
from tdconsole.journal import SCHEMA, KeptStore, verify
from tdconsole.known_errors import DamagedFile, NewerFile
from tdconsole.projections.engine.faults import (
    EventUnreadable,
    Fault,
    FileFault,
    SealBroken,
    StepMissing,
    UndoesNothing,
)
from tests.journal import forging
from tests.journal.houses import create, open_house
from tests.journal.trails import EVENTS, NOW, step, write, write_short_trail

Forge = Callable[..., Place]
ForgeFile = Callable[..., Path]


@pytest.fixture
def forge(place: Place) -> Forge:
    """A sound house, with these statements run on it."""
    return forging_at(place)


@pytest.fixture
def forge_file(tmp_path: Path) -> ForgeFile:
    """The same where it is about a file."""
    path = tmp_path / "club.house"
    forge = forging_at(path)

    def forged(*statements: str) -> Path:
        forge(*statements)
        return path

    return forged


def forging_at(place: Place) -> Forge:
    house = create(place)
    store = KeptStore(house)
    write_short_trail(store)
    write(store, "b", 0, step("r1", *EVENTS))
    house.close()

    def forged(*statements: str, seal: bool = False) -> Place:
        forging.forge(place, *statements, seal=seal)
        return place

    return forged


def faults(place: Place) -> list[Fault]:
    with closing(open_house(place)) as house:
        return list(verify(house))


ANOTHER_SEAL = "UPDATE step SET hash = (SELECT hash FROM step WHERE id = 1) WHERE id = 2"


def broken(*steps: int) -> list[Fault]:
    return [SealBroken(stream="a", step=StepNo(no)) for no in steps]


def test_in_a_sound_house_nothing_is_found(forge: Forge) -> None:
    assert faults(forge()) == []


def test_an_empty_house_is_sound(place: Place) -> None:
    create(place).close()
    assert faults(place) == []


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE event SET body = replace(body, '\"entry\":2', '\"entry\":1') WHERE seq = 2",
        "UPDATE event SET kind = 'entry-unregistered', body = '{\"entry\":1}' WHERE seq = 2",
        "UPDATE event SET body = body || ' ' WHERE seq = 3",
        "UPDATE event SET seq = 999 WHERE seq = 2",
        "DELETE FROM event WHERE seq = 3",
        "INSERT INTO event SELECT 999, step, kind, version, body FROM event WHERE seq = 3",
        "UPDATE step SET request = 'other' WHERE id = 2",
        "UPDATE step SET command = 'Other' WHERE id = 2",
        "UPDATE step SET actor = 8 WHERE id = 2",
        "UPDATE step SET at = replace(at, '5000', '5001') WHERE id = 2",
        "UPDATE step SET undoes = 1 WHERE id = 2",
    ],
)
def test_a_step_that_was_changed_breaks_its_seal(forge: Forge, statement: str) -> None:
    assert faults(forge(statement)) == broken(2)


def test_a_seal_that_was_changed_breaks_the_next_as_well(forge: Forge) -> None:
    assert faults(forge(ANOTHER_SEAL)) == broken(2, 3)


def test_a_step_taken_out_is_missed(forge: Forge) -> None:
    path = forge("DELETE FROM event WHERE step = 2", "DELETE FROM step WHERE id = 2")
    assert faults(path) == [StepMissing(stream="a", step=StepNo(2)), *broken(3)]


def test_the_first_step_taken_out_is_missed(forge: Forge) -> None:
    path = forge("DELETE FROM event WHERE step = 1", "DELETE FROM step WHERE id = 1")
    assert faults(path) == [StepMissing(stream="a", step=StepNo(1)), *broken(2)]


def test_events_whose_step_was_taken_out_are_named(forge: Forge) -> None:
    found = faults(forge("DELETE FROM step WHERE id = 2"))
    assert FileFault(detail="event 2") in found
    assert FileFault(detail="event 3") in found


@pytest.mark.parametrize("target", ["id", "id + 1", "0", "-1"])
def test_an_undo_of_what_does_not_come_before_it_is_named(forge: Forge, target: str) -> None:
    path = forge(f"UPDATE step SET undoes = {target} WHERE id = 3")  # noqa: S608
    assert faults(path) == [UndoesNothing(stream="a", step=StepNo(3)), *broken(3)]


def test_a_kind_that_is_not_known_is_told_and_nothing_written(forge: Forge) -> None:
    place = forge("UPDATE event SET kind = 'player-vanished' WHERE seq = 2", seal=True)
    unreadable = EventUnreadable(stream="a", step=StepNo(2), detail="player-vanished 1")
    assert faults(place) == [unreadable]
    before = place.read_bytes() if isinstance(place, Path) else b""
    with closing(open_house(place)) as house:
        with pytest.raises(NewerFile) as told:
            KeptStore(house).read("a")
        assert (told.value.path, told.value.detail) == (str(place), "player-vanished 1")
        assert len(KeptStore(house).read("b")) == 1
    assert (place.read_bytes() if isinstance(place, Path) else b"") == before


def test_a_newer_version_of_a_known_kind_is_told(forge: Forge) -> None:
    path = forge("UPDATE event SET version = 2 WHERE seq = 2")
    unreadable = EventUnreadable(stream="a", step=StepNo(2), detail="player-moved 2")
    assert faults(path) == [*broken(2), unreadable]


@pytest.mark.parametrize(
    "statement",
    [
        """UPDATE event SET body = '{"entry":"two"}' WHERE seq = 2""",
        """UPDATE event SET body = replace(body, '}', ',"colour":"red"}') WHERE seq = 2""",
        """UPDATE step SET at = '{"utc":1}' WHERE id = 2""",
    ],
)
def test_what_cannot_be_read_is_told(forge: Forge, statement: str) -> None:
    place = forge(statement)
    (seal, unreadable) = faults(place)
    assert [seal] == broken(2)
    assert isinstance(unreadable, EventUnreadable)
    assert (unreadable.stream, unreadable.step) == ("a", 2)
    assert unreadable.detail
    with closing(open_house(place)) as house, pytest.raises(DamagedFile):
        KeptStore(house).read("a")


CHANGES = (
    "UPDATE event SET body = body || ' ' WHERE seq = 3",
    "DELETE FROM event WHERE seq = 3",
    "UPDATE step SET actor = 8 WHERE id = 2",
    ANOTHER_SEAL,
    "DELETE FROM event WHERE step = 2; DELETE FROM step WHERE id = 2",
    "DELETE FROM event WHERE step = 1; DELETE FROM step WHERE id = 1",
    "UPDATE step SET version = 99 WHERE id = 2",
)


@pytest.mark.parametrize("change", CHANGES)
def test_nothing_is_read_of_a_stream_whose_past_was_changed(forge: Forge, change: str) -> None:
    with closing(open_house(forge(*change.split(";")))) as house:
        store = KeptStore(house)
        with pytest.raises(DamagedFile, match=r"step [123]"):
            store.read("a")
        assert len(store.read("b")) == 1


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("DELETE FROM step WHERE id = 2", "step 2 is missing"),
        (ANOTHER_SEAL, "step 3 is not what was sealed"),
    ],
)
def test_nothing_is_read_on_from_a_step_that_is_gone_or_was_changed(
    forge: Forge, change: str, said: str
) -> None:
    with closing(open_house(forge(change))) as house:
        with pytest.raises(DamagedFile) as told:
            KeptStore(house).read("a", after=2)
        assert told.value.detail == f"a: {said}"


def test_each_stream_has_a_chain_of_its_own(forge: Forge) -> None:
    path = forge("UPDATE step SET request = 'other' WHERE stream = 'b'")
    assert faults(path) == [SealBroken(stream="b", step=StepNo(1))]


def test_pages_that_hold_junk_are_told(tmp_path: Path) -> None:
    path = tmp_path / "club.house"
    house = HouseFile.create(path, [SCHEMA])
    for number in range(300):
        write(KeptStore(house), "a", number, step(f"r{number}"))
    house.close()
    raw = bytearray(path.read_bytes())
    for page in range(8, len(raw) // 4096):
        raw[page * 4096 : page * 4096 + 100] = b"\xff" * 100
    path.write_bytes(raw)
    house = HouseFile.open(path, [SCHEMA])
    assert any(isinstance(fault, FileFault) for fault in verify(house))
    with pytest.raises(DamagedFile):
        KeptStore(house).read("a")
    house.close()


@pytest.mark.parametrize("target", [3, 9])
def test_a_step_that_undoes_none_before_it_is_told_and_nothing_hangs(
    tmp_path: Path, target: int
) -> None:
    house = HouseFile.create(tmp_path / "club.house", [SCHEMA])
    write_short_trail(KeptStore(house))
    house.db.execute("DROP TRIGGER step_no_update")
    house.db.execute("UPDATE step SET undoes = ? WHERE id = 3", (target,))
    with pytest.raises(DamagedFile):
        KeptStore(house).read("a")
    house.close()


@pytest.mark.parametrize(
    ("table", "column", "odd"),
    [
        (table, column, odd)
        for table, columns in {
            "step": ("stream", "version", "at", "actor", "command", "request", "undoes", "hash"),
            "event": ("kind", "version", "body"),
        }.items()
        for column in columns
        for odd in ("x'00ff'", "1.5", "'words'", "7", "NULL")
    ],
)
def test_a_value_of_a_kind_that_the_table_never_holds_is_told(
    forge_file: ForgeFile, table: str, column: str, odd: str
) -> None:
    """A bit that turned over in a row makes a number a text, or a text some bytes."""
    path, loose = forge_file(), "replace(replace(sql, 'STRICT', ''), 'NOT NULL', '')"
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(f"DROP TRIGGER {table}_no_update")
        db.execute("PRAGMA writable_schema = ON")
        db.execute(f"UPDATE sqlite_schema SET sql = {loose} WHERE name = '{table}'")  # noqa: S608 -- ours
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(f"UPDATE {table} SET {column} = {odd} WHERE rowid = 2")  # noqa: S608 -- ours
    house = HouseFile(Database(path, execute_plugins=False), str(path))
    kept = {"actor": ("7", "NULL"), "undoes": ("NULL",)}.get(column, ())
    assert list(verify(house)) or odd in kept
    with suppress(DamagedFile, NewerFile):
        KeptStore(house).read("a")
    house.close()


@pytest.mark.parametrize(
    ("before", "after"),
    [("step_undoing", "step_undoiNg"), ("version INTEGER", "version iNTEGER")],
)
def test_the_text_of_a_table_that_was_changed_is_told(
    forge_file: ForgeFile, before: str, after: str
) -> None:
    """Though SQLite reads the same from it."""
    path = forge_file()
    path.write_bytes(path.read_bytes().replace(before.encode(), after.encode(), 1))
    assert any(isinstance(fault, FileFault) for fault in faults(path))


@pytest.mark.parametrize("change", ["trail", "across_tournaments", "requests_asked"])
def test_a_change_of_the_tables_that_is_no_longer_noted_is_damage(
    forge_file: ForgeFile, change: str
) -> None:
    gone = f"DELETE FROM _sqlite_migrations WHERE name = '{change}'"  # noqa: S608 -- ours
    path = forge_file(gone)
    before = path.read_bytes()
    with pytest.raises(DamagedFile):
        HouseFile.open(path, [SCHEMA])
    assert path.read_bytes() == before


def test_a_fact_that_is_no_json_is_damage_where_it_is_looked_into(place: Place) -> None:
    house = create(place)
    warned = PenaltyGiven(
        penalty=PenaltyNo(1), play=FIRST_PLAY, entry=EntryId(1), at=NOW, step="warning"
    )
    write(KeptStore(house), "a", 0, step("r1", warned))
    house.close()
    forging.forge(place, "UPDATE event SET body = '{'")
    with closing(open_house(place)) as house, pytest.raises(DamagedFile):
        KeptStore(house).recorded({"a": [EntryId(1)]})
