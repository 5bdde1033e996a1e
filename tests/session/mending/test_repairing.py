"""All that is whole in a hurt file is saved, no more than its seals prove, and the rest is named."""

import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tdconsole.domain.language.commands.house import GiveRole
from tdconsole.domain.values import PersonId
from tdconsole.house import Record
from tdconsole.house.held import LOG
from tdconsole.known_errors import FileExists, HouseInUse, HouseMissing, NewerFile, NotAHouse
from tdconsole.projections.engine.faults import LogMissing
from tdconsole.projections.engine.mended import Repaired
from tdconsole.session import open_house
from tdconsole.session.checking import check
from tdconsole.session.mending import repair
from tests.gui.houses import CHECKOUT
from tests.journal.forging import forge
from tests.session.floor import Desk
from tests.session.mending.hurt import PAGE, trails

Repairing = Callable[[], Repaired]


@pytest.fixture
def new(tmp_path: Path) -> Path:
    return tmp_path / "new.house"


@pytest.fixture
def repairing(house: Path, new: Path) -> Repairing:
    def run() -> Repaired:
        before = house.read_bytes()
        made = repair(house, new, "Repaired")
        assert house.read_bytes() == before
        with open_house(new) as opened:
            assert opened.lost == ()
            assert list(check(opened)) == [one for one in made.faults if one != LogMissing()]
        return made

    return run


def root(path: Path, name: str) -> int:
    with closing(sqlite3.connect(path)) as db:
        ((page,),) = db.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", (name,))
    return int(page)


def blotted(path: Path, page: int) -> None:
    with path.open("r+b") as file:
        file.seek((page - 1) * PAGE)
        file.write(b"\x00" * PAGE)


def pages_of(path: Path, name: str) -> list[int]:
    """The pages below the first one of a table or index, in their order."""
    data = path.read_bytes()
    first = (root(path, name) - 1) * PAGE
    count = int.from_bytes(data[first + 3 : first + 5], "big")
    places = [
        int.from_bytes(data[at : at + 2], "big")
        for at in range(first + 12, first + 12 + 2 * count, 2)
    ]
    below = [int.from_bytes(data[first + at : first + at + 4], "big") for at in places]
    return [*below, int.from_bytes(data[first + 8 : first + 12], "big")]


def rows(path: Path, sql: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as db:
        return db.execute(sql).fetchall()


EVERYTHING = [
    f"SELECT * FROM {table} ORDER BY 1, 2"  # noqa: S608 -- our own names
    for table in (
        *("step", "event", "vault", "person", "staff", "note", "alias", "merge", "apart"),
        *("chip_set", "room", "template", "brand", "pin", "device", "elsewhere", "sqlite_sequence"),
    )
]


def test_all_of_a_whole_house_is_saved(repairing: Repairing, house: Path, new: Path) -> None:
    made = repairing()
    assert made.whole
    assert not any(trail.renewed for trail in made.trails)
    for sql in EVERYTHING:
        assert rows(new, sql) == rows(house, sql), sql


def test_a_pin_is_saved_as_it_was_set(repairing: Repairing, house: Path, new: Path) -> None:
    with open_house(house) as opened:
        ada = opened.session.club.staff.add("Ada Nowak")
        opened.session.set_pin(ada, "4711")
        opened.session.submit_house(GiveRole(staff=ada, role="director"))
    blotted(house, 1)
    repairing()
    with open_house(new) as opened:
        assert opened.session.gate.identify(ada, "4711") is None
        assert opened.session.gate.role == "director"


@pytest.mark.parametrize("table", ["step", "event", "sqlite_schema"])
def test_without_the_page_that_leads_to_a_table_all_of_it_is_saved(
    repairing: Repairing, house: Path, new: Path, table: str
) -> None:
    blotted(house, 1 if table == "sqlite_schema" else root(house, table))
    before = trails(new) if new.exists() else None
    made = repairing()
    assert before is None
    assert [trail.lost for trail in made.trails] == [0, 0, 0]
    assert [trail.steps for trail in made.trails] == [43, 43, 3]


def test_a_trail_ends_before_the_first_step_that_is_not_whole(
    repairing: Repairing, house: Path, new: Path
) -> None:
    whole = trails(house)
    blotted(house, pages_of(house, "event")[1])
    made = repairing()
    first, second, own = made.trails
    assert not made.whole
    assert first.steps < first.went_to == 43
    assert first.unproved == first.lost
    assert (second.steps, second.lost, own.lost) == (43, 0, 0)
    saved = trails(new)
    assert saved[first.stream][: first.steps] == whole[first.stream][: first.steps]
    assert [trail.renewed for trail in made.trails] == [True, False, False]


def test_a_step_that_was_changed_ends_its_trail(repairing: Repairing, house: Path) -> None:
    forge(house, "UPDATE step SET command = 'Else' WHERE version = 30 AND id < 40")
    first, second, _own = repairing().trails
    assert (first.steps, first.unproved, first.went_to) == (29, 14, 43)
    assert (second.steps, second.lost) == (43, 0)


def test_links_of_a_trail_cut_short_are_never_opened_again(
    repairing: Repairing, house: Path, new: Path
) -> None:
    forge(house, "UPDATE step SET command = 'Else' WHERE version = 43")
    made = repairing()
    assert [trail.renewed for trail in made.trails] == [True, True, False]
    with open_house(new) as opened:
        for number in opened.session.tournaments():
            timeline = opened.session.timeline(number)
            assert timeline.issued.chain == 2
            assert timeline.steps[-1].command == "RenewCommitment"


def test_a_damaged_secret_is_replaced(repairing: Repairing, house: Path) -> None:
    forge(house, "UPDATE vault SET secret = zeroblob(32) WHERE rowid = 1")
    made = repairing()
    assert made.whole
    assert [trail.renewed for trail in made.trails] == [True, False, False]


def test_people_whose_rows_are_lost_are_counted_and_their_numbers_stay_theirs(
    repairing: Repairing, house: Path, new: Path
) -> None:
    blotted(house, root(house, "person"))
    made = repairing()
    lost = {one.table: one.rows for one in made.tables}
    assert lost == {"person": 79}
    assert all(trail.lost == 0 for trail in made.trails)
    with open_house(new) as opened:
        assert opened.session.club.people.add("Newcomer") == PersonId(81)


def test_a_note_that_is_not_what_was_written_is_left_out(
    repairing: Repairing, house: Path, new: Path
) -> None:
    forge(house, "UPDATE note SET text = 'Left smiling' WHERE text LIKE 'Left%'")
    made = repairing()
    assert {one.table: one.rows for one in made.tables} == {"note": 1}
    assert rows(new, "SELECT count(*) FROM note WHERE text LIKE 'Left%'") == [(0,)]


def test_somebody_whose_key_was_hurt_is_found_by_the_name(
    repairing: Repairing, house: Path, new: Path
) -> None:
    forge(house, "UPDATE person SET folded = 'playe' || char(0) WHERE name = 'Player 7'")
    assert repairing().whole
    with open_house(new) as opened:
        assert "Player 7" in {one.name for one in opened.session.club.people.find("player 7")}


def test_what_was_erased_does_not_come_back(repairing: Repairing, house: Path, new: Path) -> None:
    with open_house(house) as opened:
        assert opened.session.eraser.erase(PersonId(5))
    blotted(house, 1)
    made = repairing()
    assert made.people == 79
    assert "Player 5" not in {name for (name,) in rows(new, "SELECT name FROM person")}


_KILLED = """
import os, signal, sys
from pathlib import Path
from tdconsole.session import open_house
from tests.session.floor import Desk
opened = open_house(Path(sys.argv[1]))
Desk(opened.session, opened.session.tournaments()[0]).register(20)
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.fixture
def killed(house: Path) -> Path:
    """A house of which 20 steps are in the log alone."""
    ended = subprocess.run(
        [sys.executable, "-c", _KILLED, house], cwd=CHECKOUT, check=False, timeout=60
    )
    assert ended.returncode == -signal.SIGKILL
    return house


def log_of(house: Path) -> Path:
    return house.with_name(house.name + LOG)


@pytest.mark.skipif(sys.platform == "win32", reason="no signals that kill")
class TestWithALog:
    def test_the_log_is_read_too(self, repairing: Repairing, killed: Path) -> None:
        assert log_of(killed).stat().st_size > 20 * PAGE
        made = repairing()
        assert made.trails[0].steps == 63
        assert made.whole

    def test_of_a_torn_log_what_is_left_is_read(self, repairing: Repairing, killed: Path) -> None:
        log = log_of(killed)
        log.write_bytes(log.read_bytes()[: log.stat().st_size // 2])
        made = repairing()
        assert 43 < made.trails[0].steps < 63
        assert made.trails[0].went_to == 63
        assert made.trails[0].renewed

    def test_behind_a_hurt_page_of_the_log_all_that_is_whole_is_read(
        self, repairing: Repairing, killed: Path
    ) -> None:
        """SQLite itself would stop there; most of its pages come once more further on."""
        log = log_of(killed)
        hurt = bytearray(log.read_bytes())
        hurt[32 + 24 + 500] ^= 1
        log.write_bytes(hurt)
        assert repairing().trails[0].steps == 63

    def test_a_log_that_is_gone_is_said(self, repairing: Repairing, killed: Path) -> None:
        log_of(killed).unlink()
        made = repairing()
        assert (made.trails[0].steps, made.trails[0].lost) == (43, 20)
        assert not made.whole

    def test_without_any_record_that_is_said_as_well(
        self, repairing: Repairing, killed: Path
    ) -> None:
        log_of(killed).unlink()
        Record(str(killed)).forget()
        made = repairing()
        assert made.faults == (LogMissing(),)
        assert all(trail.renewed for trail in made.trails[:2])


def test_nothing_is_put_in_the_place_of_another_file(house: Path, new: Path) -> None:
    new.write_text("a shopping list")
    with pytest.raises(FileExists):
        repair(house, new, "Repaired")
    with pytest.raises(FileExists):
        repair(house, house, "Repaired")
    assert new.read_text() == "a shopping list"


def test_a_house_that_is_open_is_not_repaired(house: Path, new: Path) -> None:
    with open_house(house), pytest.raises(HouseInUse):
        repair(house, new, "Repaired")
    assert not new.exists()


def test_what_is_no_house_is_told_as_that(tmp_path: Path, new: Path) -> None:
    text = tmp_path / "notes.txt"
    for content in ("", "a shopping list", "x" * 50_000):
        text.write_text(content)
        with pytest.raises(NotAHouse):
            repair(text, new, "Repaired")
    with pytest.raises(HouseMissing):
        repair(tmp_path / "none.house", new, "Repaired")
    assert [one.name for one in tmp_path.iterdir()] == ["notes.txt"]


def test_a_file_of_a_newer_program_is_left_alone(house: Path, new: Path) -> None:
    forge(house, "UPDATE event SET kind = 'player-vanished' WHERE seq = 5", seal=True)
    with pytest.raises(NewerFile):
        repair(house, new, "Repaired")
    assert not new.exists()


def test_it_is_played_on_in_the_repaired_house(
    repairing: Repairing, house: Path, new: Path
) -> None:
    forge(house, "UPDATE step SET command = 'Else' WHERE version = 30")
    repairing()
    with open_house(new) as opened:
        desk = Desk(opened.session, opened.session.tournaments()[0])
        desk.seat_and_start(3)
        assert list(check(opened)) == []
    with open_house(new) as opened:
        assert opened.lost == ()


def test_a_house_whose_staff_is_lost_can_be_worked_in_again(
    repairing: Repairing, house: Path, new: Path
) -> None:
    with open_house(house) as opened:
        session = opened.session
        ada = session.club.staff.add("Ada Nowak")
        session.set_pin(ada, "4711")
        session.submit_house(GiveRole(staff=ada, role="director"))
        session.gate.identify(ada, "4711")
        bruno = session.club.staff.add("Bruno")
        session.submit_house(GiveRole(staff=bruno, role="display"))
    for table in ("staff", "sqlite_autoindex_staff_1"):
        blotted(house, root(house, table))

    made = repairing()

    assert made.freed
    assert not made.whole
    with open_house(new) as opened:
        assert not opened.session.house.roles
        assert opened.session.gate.stranger() is None
