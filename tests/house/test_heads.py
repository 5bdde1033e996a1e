"""The record beside a house: written once a step is on the disk, and shortened when all is closed."""

import os
from contextlib import suppress
from pathlib import Path

import pytest

from tdconsole.house import Head, HouseFile, Record, heads_in
from tdconsole.house.heads import written
from tdconsole.journal import SCHEMA

ONE, TWO, OTHER = "1" * 64, "2" * 64, "3" * 64


def landed(house: HouseFile, *heads: Head) -> None:
    with house.transaction():
        for head in heads:
            house.landing(head)


def recorded(path: Path) -> tuple[Head, ...]:
    return Record(str(path)).read()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "club.house"


def test_a_step_is_recorded_once_it_is_on_the_disk(path: Path) -> None:
    house = HouseFile.create(path, [SCHEMA])
    with house.transaction():
        house.landing(Head("a", 1, ONE))
        assert recorded(path) == ()
    assert recorded(path) == (Head("a", 1, ONE),)
    house.close()


def test_a_step_that_was_rolled_back_is_not_recorded(path: Path) -> None:
    house = HouseFile.create(path, [SCHEMA])
    with suppress(ZeroDivisionError), house.transaction():
        house.landing(Head("a", 1, ONE))
        raise ZeroDivisionError
    landed(house, Head("a", 1, TWO))
    assert recorded(path) == (Head("a", 1, TWO),)
    house.close()


def test_the_last_to_close_leaves_a_line_for_each_stream(path: Path) -> None:
    house, other = HouseFile.create(path, [SCHEMA]), HouseFile.open(path, [SCHEMA])
    landed(house, Head("a", 1, ONE), Head("b", 1, ONE))
    landed(other, Head("a", 2, TWO))
    house.close()
    assert len(recorded(path)) == 3
    other.close()
    assert set(recorded(path)) == {Head("a", 2, TWO), Head("b", 1, ONE)}


def test_what_a_stream_fell_back_behind_stays_in_the_record() -> None:
    heads = [Head("a", 60, ONE), *(Head("a", no, TWO) for no in range(41, 80))]
    left = heads_in(written(heads))
    fell = Head("a", 60, ONE, fallen=True)
    assert left == (fell, Head("a", 79, TWO))
    assert heads_in(written([*left, Head("a", 80, TWO)])) == (fell, Head("a", 80, TWO))
    assert heads_in(written([Head("a", 60, ONE), Head("a", 61, OTHER)])) == (Head("a", 61, OTHER),)


def test_steps_noted_the_other_way_round_leave_no_lines_behind() -> None:
    heads = [Head("a", 6, ONE), Head("a", 5, TWO), Head("a", 7, OTHER)]
    assert heads_in(written(heads, {Head("a", 6, ONE, fallen=True)})) == (Head("a", 7, OTHER),)
    assert Head("a", 6, ONE, fallen=True) in heads_in(written(heads))


def test_a_line_that_was_torn_is_left_out() -> None:
    whole = Head("a", 7, ONE).line
    text = whole + Head("a", 8, TWO).line[:-9] + "\n\x00\xff" + "a eight " + ONE + "\n" + whole[:9]
    assert heads_in(text.encode("latin-1")) == (Head("a", 7, ONE),)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
@pytest.mark.parametrize("odd", ["pipe", "folder", "link"])
def test_what_is_no_record_holds_nobody_up(path: Path, tmp_path: Path, odd: str) -> None:
    record = Record(str(path)).path
    house = HouseFile.create(path, [SCHEMA])
    if odd == "pipe":
        os.mkfifo(record)
    elif odd == "folder":
        record.mkdir()
    else:
        record.symlink_to(tmp_path / "elsewhere")
    landed(house, Head("a", 1, ONE))
    house.close()
    assert recorded(path) == ()
    assert not (tmp_path / "elsewhere").exists()


def test_a_new_house_has_nothing_to_do_with_the_record_of_an_earlier_one(path: Path) -> None:
    Record(str(path)).path.write_text(Head("a", 9, ONE).line)
    HouseFile.create(path, [SCHEMA]).close()
    assert recorded(path) == ()


@pytest.mark.parametrize("dust", ["", "\x00" * 7, "\xfe\x9c!", "x\n"])
def test_a_line_whose_beginning_was_lost_with_the_power_is_left_out(dust: str) -> None:
    """The sector with its beginning was never written: it holds zeros, or something old."""
    for head in (Head("tournament/1", 7, ONE), Head("tournament/1", 7, ONE, fallen=True)):
        for lost in range(1, len(head.line)):
            assert heads_in((dust + head.line[lost:]).encode("latin-1")) == ()


def test_a_bit_that_turned_over_in_a_line_leaves_it_out() -> None:
    line = Head("tournament/1", 7, ONE).line.encode()
    for bit in range(8 * len(line)):
        hurt = bytearray(line)
        hurt[bit // 8] ^= 1 << bit % 8
        assert heads_in(bytes(hurt)) in ((), heads_in(line))


def test_the_record_is_on_the_disk_before_the_log_is_gone(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a loss of power in between would leave a house that is open and has neither."""
    house, log = HouseFile.create(path, [SCHEMA]), path.with_name(f"{path.name}-wal")
    landed(house, Head("a", 1, ONE))
    forced: list[bool] = []
    monkeypatch.setattr(os, "fsync", lambda _descriptor: forced.append(log.exists()))
    house.close()
    assert forced[:1] == [True]


def test_a_shorter_record_is_on_the_disk_before_it_takes_the_place_of_the_longer_one(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = Record(str(path))
    record.add([Head("a", 1, ONE), Head("a", 2, TWO)])
    forced: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda _descriptor: forced.append(len(record.read())))
    record.shorten(())
    record.close()
    assert forced == [2]
    assert record.read() == (Head("a", 2, TWO),)
