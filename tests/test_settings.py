import json
import os
import sys
from pathlib import Path
from typing import Any, get_args

import pytest

from tdconsole.i18n.catalogue import LANGUAGES
from tdconsole.settings import (
    ALL_ADDRESSES,
    Hall,
    Language,
    PaperWay,
    Settings,
    Signalling,
    Wall,
    reached,
    read,
    write,
)

CHOSEN = Settings(
    language="pl",
    theme="light",
    screen="HDMI-1 „Ściana”",
    paper_language="it",
    papers=(
        PaperWay(document="receipt", paper="roll-58", language="pl", second="en", printer="Zebra"),
    ),
    logo="/home/łucja/logo.png",
    motion=False,
    window=(-1920, 0, 1280, 800),
    wall=Wall(rotation=("clock", "draw"), seconds=45, notice="Caffè „U Łukasza”", money=False),
    signalling=Signalling(muted=True, volume=25, speech=True, language="pl", silent=("held",)),
    hall=Hall(address="192.168.1.20", port=80, names=("hall.club.lan",), starts=True),
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "made" / "when needed" / "settings.json"


def _holding(path: Path, content: bytes) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return path


def test_what_was_chosen_comes_back(path: Path) -> None:
    assert write(CHOSEN, path)
    assert read(path) == CHOSEN
    assert write(Settings(), path)
    assert read(path) == Settings()
    assert [one.name for one in path.parent.iterdir()] == [path.name]


def test_nothing_was_ever_chosen(path: Path) -> None:
    assert read(path) == Settings()
    assert not path.parent.exists()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"Dear all",
        b"[]",
        b"null",
        b'{"theme": "light"',
        b"\xff\xfe\x00",
        b'{"window": ' + b"[" * 100_000,
        bytes(4096),
    ],
)
def test_a_broken_file(path: Path, content: bytes, capfd: pytest.CaptureFixture[str]) -> None:
    assert read(_holding(path, content)) == Settings()
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize(
    "wrong",
    [
        {"language": "de"},
        {"theme": "sepia"},
        {"theme": None},
        {"screen": 2},
        {"motion": "no"},
        {"window": [1, 2, 3]},
        {"window": [0, 0, 1.5, 3]},
        {"window": [0, 0, 10**30, 3]},
        {"wall": {"rotation": ["weather"]}},
        {"wall": {"seconds": 0}},
        {"signalling": {"volume": 101}},
        {"signalling": {"silent": ["gong"]}},
        {"hall": {"port": 0}},
        {"hall": {"names": ["a b"]}},
    ],
)
def test_one_choice_that_is_not_understood_harms_no_other(
    path: Path, wrong: dict[str, Any]
) -> None:
    whole = {"theme": "light", "paper_language": "it", **wrong}
    got = read(_holding(path, json.dumps(whole).encode()))
    assert got.paper_language == "it"
    for name in wrong:
        assert getattr(got, name, None) == getattr(Settings(), name, None)
    assert got.theme == ("dark" if "theme" in wrong else "light")


@pytest.mark.parametrize(
    "wrong",
    [
        {"wall": {"rotation": ["weather"]}},
        {"wall": {"seconds": None, "weather": "on"}},
        {"wall": {"notice": "x" * 1001}},
        {"signalling": {"volume": 101}},
        {"signalling": {"silent": ["gong"], "echo": True}},
    ],
)
def test_nor_does_it_harm_those_beside_it(path: Path, wrong: dict[str, dict[str, Any]]) -> None:
    wall, signalling = {"house": "ours.toml", "money": False}, {"muted": True, "language": "pl"}
    whole = {"wall": wall | wrong.get("wall", {})}
    whole["signalling"] = signalling | wrong.get("signalling", {})
    got = read(_holding(path, json.dumps(whole).encode()))
    assert got.wall == Wall(house="ours.toml", money=False)
    assert got.signalling == Signalling(muted=True, language="pl")


def test_a_name_that_is_no_text(path: Path) -> None:
    assert read(_holding(path, b'{"theme": "light", "screen": "\xff"}')) == Settings(theme="light")


def test_a_folder_in_its_place(path: Path) -> None:
    path.mkdir(parents=True)
    assert read(path) == Settings()
    assert not write(CHOSEN, path)
    assert [one.name for one in path.parent.iterdir()] == [path.name]


def test_a_place_where_nothing_can_be_written(tmp_path: Path) -> None:
    file = _holding(tmp_path / "file", b"")
    assert not write(CHOSEN, file / "settings.json")
    assert read(file / "settings.json") == Settings()


def test_a_write_that_fails_leaves_what_was(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_file: int) -> None:
        raise OSError(28, "no space left")

    assert write(CHOSEN, path)
    monkeypatch.setattr(os, "fsync", full)
    assert not write(Settings(), path)
    assert read(path) == CHOSEN
    assert [one.name for one in path.parent.iterdir()] == [path.name]


def test_a_link_to_the_settings_stays_a_link(path: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.json"
    link.symlink_to(path)
    assert write(CHOSEN, link)
    assert link.is_symlink()
    assert read(path) == read(link) == CHOSEN


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_is_neither_read_nor_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "settings.json"
    os.mkfifo(pipe)
    assert read(pipe) == Settings()
    assert not write(CHOSEN, pipe)
    assert pipe.is_fifo()


def test_another_file_may_be_named(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TDCONSOLE_SETTINGS", str(path))
    assert write(CHOSEN)
    assert read() == read(path) == CHOSEN


@pytest.mark.skipif(sys.platform != "linux", reason="each system has its own place")
def test_else_it_is_the_systems_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TDCONSOLE_SETTINGS", raising=False)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    assert write(CHOSEN)
    assert read(tmp_path / "tdconsole" / "settings.json") == CHOSEN


def test_every_language_of_the_program_can_be_chosen(path: Path) -> None:
    assert get_args(Language) == LANGUAGES
    for language in LANGUAGES:
        assert write(Settings(language=language, paper_language=language), path)
        assert read(path).language == language


def test_seat_cards_know_of_no_hall_before_one_is_chosen() -> None:
    assert Hall().page("/C/X") is None
    assert Hall(port=80, starts=True).page("/C/X") is None


@pytest.mark.parametrize(
    ("hall", "page"),
    [
        (Hall(address="192.168.1.20"), "http://192.168.1.20:8080/C/X"),
        (Hall(address="fe80::1", port=80), "http://[fe80::1]:80/C/X"),
        (Hall(names=("hall.lan", "other.lan")), "http://hall.lan:8080/C/X"),
        (Hall(address="127.0.0.1", names=("hall.lan",)), "http://hall.lan:8080/C/X"),
        (Hall(address="127.0.0.1"), None),
        (Hall(address="::1"), None),
        (Hall(address="localhost"), None),
        (Hall(address="192.168.1.20", on_cards=False), None),
    ],
)
def test_seat_cards_lead_where_the_room_reaches_the_hall(hall: Hall, page: str | None) -> None:
    assert hall.page("/C/X") == page


def test_all_addresses_are_reached_under_one() -> None:
    assert reached(ALL_ADDRESSES).count(".") == 3
    assert reached(ALL_ADDRESSES) != ALL_ADDRESSES
