"""What a house held once and holds no longer is seen when it is opened."""

import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tdconsole.domain.values import StepNo
from tdconsole.house import Record
from tdconsole.journal import stream_of
from tdconsole.known_errors import DamagedFile
from tdconsole.open_databases import is_open_here
from tdconsole.projections.engine.faults import Fault, LogMissing, SealBroken, TailLost
from tdconsole.session import create, open_house
from tdconsole.settings import place
from tests.journal.forging import forge
from tests.session.floor import Desk, WallClock

KILLED = """
import os, signal, sys
from pathlib import Path
from tdconsole.session import open_house
from tests.session.floor import Desk
opened = open_house(Path(sys.argv[1]))
Desk(opened.session, opened.session.tournaments()[0]).register(3)
os.kill(os.getpid(), signal.SIGKILL)
"""
KILLS = pytest.mark.skipif(sys.platform == "win32", reason="no signals that kill")
REMOVED = ("DELETE FROM event WHERE step {}", "DELETE FROM step WHERE id {}")


@pytest.fixture
def played(file: Path, time: WallClock) -> Path:
    """Six steps: the tournament and five entries."""
    with create(file, time) as opened:
        Desk(opened.session).register(5)
    return file


def lost(path: Path) -> list[Fault]:
    with open_house(path) as opened:
        return list(opened.lost)


def stream(path: Path) -> str:
    with open_house(path) as opened:
        (tournament,) = opened.session.tournaments()
        return stream_of(tournament)


def cut(path: Path, condition: str) -> None:
    forge(path, *(statement.format(condition) for statement in REMOVED))


def seal(path: Path, no: int) -> str:
    with closing(sqlite3.connect(path)) as db:
        ((found,),) = db.execute("SELECT hash FROM step WHERE version = ?", (no,))
    return str(found.hex())


def log_of(path: Path) -> Path:
    return path.with_name(f"{path.name}-wal")


def beside(_path: Path) -> None:
    """Know it by the record beside the house alone."""
    shutil.rmtree(place().parent / "heads")


def on_this_machine(path: Path) -> None:
    """Know it by this machine's own record alone."""
    Record(str(path)).forget()


KNOWN = pytest.mark.parametrize("known", [beside, on_this_machine])
Known = Callable[[Path], None]


def test_of_a_whole_house_nothing_is_lost(played: Path) -> None:
    assert lost(played) == []
    with open_house(played) as opened:
        Desk(opened.session, opened.session.tournaments()[0]).register()
        assert lost(played) == []
    assert lost(played) == []


@KNOWN
def test_the_last_steps_cut_off_are_missed(played: Path, known: Known) -> None:
    head, name = seal(played, 6), stream(played)
    known(played)
    cut(played, "> 4")
    missed = TailLost(stream=name, step=StepNo(6), head=head, last=StepNo(4))
    assert lost(played) == [missed]
    with open_house(played) as opened:
        Desk(opened.session, opened.session.tournaments()[0]).register(4)
    assert lost(played) == [TailLost(stream=name, step=StepNo(6), head=head, last=StepNo(8))]


@KNOWN
def test_a_whole_tournament_taken_out_is_missed(played: Path, known: Known) -> None:
    head, name = seal(played, 6), stream(played)
    with open_house(played) as opened:
        Desk(opened.session)
    known(played)
    cut(played, "<= 6")
    assert lost(played) == [TailLost(stream=name, step=StepNo(6), head=head, last=StepNo(0))]


@KNOWN
def test_an_older_copy_in_the_place_of_the_house_is_seen(played: Path, known: Known) -> None:
    earlier = shutil.copyfile(played, played.with_name("earlier"))
    with open_house(played) as opened:
        Desk(opened.session, opened.session.tournaments()[0]).register()
    known(played)
    shutil.copyfile(earlier, played)
    (missed,) = lost(played)
    assert isinstance(missed, TailLost)
    assert (missed.step, missed.last) == (7, 6)


@KILLS
@pytest.mark.parametrize("left", [0, 32, 5000, -4000])
def test_a_log_that_was_cut_or_taken_away_is_missed(played: Path, left: int) -> None:
    subprocess.run([sys.executable, "-c", KILLED, played], check=False)
    log = log_of(played)
    whole = log.read_bytes()
    assert len(whole) > 9000
    if left:
        log.write_bytes(whole[:left])
    else:
        log.unlink()
    (missed,) = lost(played)
    assert isinstance(missed, TailLost)
    assert missed.step == 9
    assert missed.last < 9


@KILLS
def test_after_a_kill_alone_nothing_is_lost(played: Path) -> None:
    subprocess.run([sys.executable, "-c", KILLED, played], check=False)
    assert lost(played) == []
    with open_house(played) as opened:
        assert len(opened.session.timeline(opened.session.tournaments()[0]).steps) == 9


@KILLS
def test_without_any_record_a_missing_log_is_told_once(played: Path, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-c", KILLED, played], check=False)
    elsewhere = Path(shutil.copyfile(played, tmp_path / "elsewhere.house"))
    assert lost(elsewhere) == [LogMissing()]
    with open_house(elsewhere) as opened:
        Desk(opened.session, opened.session.tournaments()[0]).register()
    assert lost(elsewhere) == []


def test_a_copy_opened_in_another_place_misses_nothing(played: Path, tmp_path: Path) -> None:
    earlier = Path(shutil.copyfile(played, tmp_path / "earlier.house"))
    with open_house(played) as opened:
        Desk(opened.session, opened.session.tournaments()[0]).register()
    assert lost(earlier) == []


def test_a_house_from_before_there_were_records_gets_one(played: Path) -> None:
    on_this_machine(played)
    beside(played)
    assert lost(played) == []
    cut(played, "> 4")
    (missed,) = lost(played)
    assert isinstance(missed, TailLost)
    assert missed.step == 6


def test_a_house_found_hurt_while_it_is_opened_is_not_left_open(played: Path) -> None:
    with closing(sqlite3.connect(played)) as db:
        ((page,),) = db.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'step'")
    with played.open("r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(bytes(4096))
    with pytest.raises(DamagedFile):
        open_house(played)
    assert not is_open_here(played)


def test_a_step_is_found_by_the_seal_that_stands_on_paper(played: Path) -> None:
    head = seal(played, 4)
    with open_house(played) as opened:
        (tournament,) = opened.session.tournaments()
        assert opened.sealed_so(head[:16]) == [(tournament, 4, 6)]
        assert opened.sealed_so("0" * 16) == []


def test_a_past_changed_while_the_house_is_open_is_seen_before_it_is_closed(
    played: Path, time: WallClock
) -> None:
    with open_house(played, time) as opened:
        (tournament,) = opened.session.tournaments()
        Desk(opened.session, tournament).register(1)
        assert opened.broken() == []

        forge(played, "UPDATE step SET command = 'CloseTables' WHERE version = 3")

        assert opened.broken() == [SealBroken(stream=stream_of(tournament), step=StepNo(3))]


def test_a_trail_that_was_only_read_is_not_looked_at_again(played: Path, time: WallClock) -> None:
    with open_house(played, time) as opened:
        opened.session.timeline(*opened.session.tournaments())
        forge(played, "UPDATE step SET command = 'CloseTables' WHERE version = 3")
        assert opened.broken() == []
