"""Files that are none: never waited for, never replaced, and never read beyond what is sensible."""

import os
import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from tdconsole.known_errors import (
    DeviceNamed,
    FileExists,
    FileMissing,
    FileTooLarge,
    FileUnreadable,
    LinkNamed,
    LogOfHouse,
    NameImpossible,
    NameTooLong,
    PipeNamed,
    SocketNamed,
    TooManyLines,
)
from tdconsole.plain_files import check_replaceable, contents

NULL = Path("/dev/null")
DATABASE = b"SQLite format 3\0"

needs_pipes = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
needs_devices = pytest.mark.skipif(not NULL.is_char_device(), reason="no device has a path here")


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    path = tmp_path / "list.csv"
    os.mkfifo(path)
    return path


@needs_pipes
@pytest.mark.parametrize("asked", [lambda path: contents(path, 10), check_replaceable])
def test_a_pipe_is_not_waited_for(pipe: Path, asked: Callable[[Path], object]) -> None:
    with pytest.raises(PipeNamed) as told:
        asked(pipe)
    assert told.value.path == str(pipe)
    assert pipe.is_fifo()


@needs_devices
@pytest.mark.parametrize("asked", [lambda path: contents(path, 10), check_replaceable])
def test_a_device_is_left_alone(asked: Callable[[Path], object]) -> None:
    with pytest.raises(DeviceNamed):
        asked(NULL)


@needs_pipes
def test_a_socket_is_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # its whole path may be too long for a socket
    with socket.socket(socket.AF_UNIX) as made:
        made.bind("made")
        with pytest.raises(SocketNamed):
            contents(tmp_path / "made", 10)


def test_a_link_is_read_but_not_replaced(tmp_path: Path) -> None:
    file, link = tmp_path / "list.csv", tmp_path / "link.csv"
    file.write_bytes(b"name")
    link.symlink_to(file)
    assert contents(link, 10) == b"name"
    with pytest.raises(LinkNamed):
        check_replaceable(link)


@needs_pipes
def test_a_link_to_a_pipe_is_not_waited_for(pipe: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.csv"
    link.symlink_to(pipe)
    with pytest.raises(PipeNamed):
        contents(link, 10)


def test_a_link_that_leads_nowhere_is_not_replaced(tmp_path: Path) -> None:
    link = tmp_path / "link.pdf"
    link.symlink_to(tmp_path / "gone.pdf")
    with pytest.raises(LinkNamed):
        check_replaceable(link)


def test_a_database_is_not_replaced(tmp_path: Path) -> None:
    house = tmp_path / "club.house"
    house.write_bytes(DATABASE)
    with pytest.raises(FileExists):
        check_replaceable(house)


@pytest.mark.parametrize("tail", ["-wal", "-shm", "-journal", "-WAL"])
@pytest.mark.parametrize("is_there", [True, False])
def test_the_log_of_a_house_is_not_replaced(tmp_path: Path, tail: str, *, is_there: bool) -> None:
    house = tmp_path / "club.house"
    house.write_bytes(DATABASE)
    log = tmp_path / f"club.house{tail}"
    if is_there:
        log.write_bytes(b"pages")
    with pytest.raises(LogOfHouse) as told:
        check_replaceable(log)
    assert told.value.detail == str(house)


@pytest.mark.parametrize("name", ["-wal", "notes-wal", "club.pdf", "club.house-walk"])
def test_other_files_are_replaced(tmp_path: Path, name: str) -> None:
    (tmp_path / "club.house").write_bytes(DATABASE)
    (tmp_path / name).write_bytes(b"notes")
    (tmp_path / "notes").write_bytes(b"notes")
    check_replaceable(tmp_path / name)
    check_replaceable(tmp_path / "new.pdf")


def test_a_name_with_a_nul_is_no_name(tmp_path: Path) -> None:
    path = tmp_path / "a\0b.csv"
    for asked in (lambda path: contents(path, 10), check_replaceable):
        with pytest.raises(NameImpossible, match="a␀b"):
            asked(path)


def test_a_file_is_read_as_far_as_it_may_be_large(tmp_path: Path) -> None:
    file = tmp_path / "list.csv"
    file.write_bytes(b"0123456789")
    assert contents(file, 10) == b"0123456789"
    with pytest.raises(FileTooLarge):
        contents(file, 9)


@pytest.mark.parametrize("ends", [b"\n", b"\r", b"\r\n"])
def test_a_list_of_far_too_many_lines_is_not_read(tmp_path: Path, ends: bytes) -> None:
    file = tmp_path / "list.csv"
    file.write_bytes(ends * 3)
    assert contents(file, 10, 3) == ends * 3
    with pytest.raises(TooManyLines):
        contents(file, 10, 2)


def test_what_is_missing_or_a_folder_is_told(tmp_path: Path) -> None:
    with pytest.raises(FileMissing):
        contents(tmp_path / "gone", 10)
    with pytest.raises(FileUnreadable):
        contents(tmp_path, 10)
    with pytest.raises(NameTooLong):
        contents(tmp_path / ("x" * 300), 10)
