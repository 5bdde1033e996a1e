from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from tdconsole.domain.values import Break, Level, PeriodId
from tdconsole.files import resource
from tdconsole.flaws import NestedTooDeep, NotReadable, NotUtf8
from tdconsole.known_errors import (
    BadData,
    FileMissing,
    FileTooLarge,
    FileUnreadable,
    NameImpossible,
)
from tdconsole.library.payouts import payouts
from tdconsole.library.rulebooks import rulebook
from tdconsole.library.structures import structure, structures_named
from tdconsole.library.toml import DEEPEST

STRUCTURE = """
title = "Ours"
ante = "big_blind"
rows = [
    { small = 100, big = 200, minutes = 20 },
    { break = 10 },
    { small = 200, big = 400, ante = 400, minutes = 15 },
]
"""
READERS: Final = (payouts, rulebook, structure)


def test_a_structure_of_the_houses_own(tmp_path: Path) -> None:
    path = tmp_path / "ours.toml"
    path.write_text(STRUCTURE, encoding="utf-8")
    first, pause, last = structure(str(path))
    assert isinstance(first, Level)
    assert first.ante_kind == "none"
    assert pause == Break(minutes=10, id=PeriodId(2))
    assert isinstance(last, Level)
    assert (last.ante, last.ante_kind, last.id) == (400, "big_blind", 3)


def test_a_shipped_name_wins_over_a_file_of_that_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "club-evening").write_text(STRUCTURE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert len(structure("club-evening")) > 3
    assert len(structure("./club-evening")) == 3


@pytest.mark.parametrize("name", ["", "../payouts/club", "nowhere", "club"])
def test_a_name_leads_out_of_its_folder_nowhere(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises((FileMissing, FileUnreadable)):
        structure(name)


def test_names_are_those_of_the_files() -> None:
    assert structures_named() == sorted(structures_named())
    assert all(structure(name) for name in structures_named())


def test_payouts_are_no_structure(tmp_path: Path) -> None:
    path = tmp_path / "ours.toml"
    path.write_text(STRUCTURE, encoding="utf-8")
    with pytest.raises(BadData) as raised:
        payouts(str(path))
    assert raised.value.path == str(path)
    assert raised.value.detail


@pytest.mark.parametrize("read", READERS)
@pytest.mark.parametrize(
    ("written", "line"),
    [
        (b"title =", 1),
        (b"\n\ntitle = " + b"9" * 5000, 3),
    ],
)
def test_what_the_parser_gives_up_on_is_told_with_its_line(
    read: Callable[[str], object], written: bytes, line: int, tmp_path: Path
) -> None:
    path = tmp_path / "ours.toml"
    path.write_bytes(written)
    with pytest.raises(BadData) as raised:
        read(str(path))
    assert isinstance(raised.value.flaw, NotReadable)
    assert raised.value.line in {1, line}


@pytest.mark.parametrize("read", READERS)
def test_a_file_in_another_code_is_told_as_one(
    read: Callable[[str], object], tmp_path: Path
) -> None:
    path = tmp_path / "ours.toml"
    path.write_bytes("title = 'caffè'\n".encode("utf-16"))
    with pytest.raises(BadData) as raised:
        read(str(path))
    assert raised.value.flaw == NotUtf8()


@pytest.mark.parametrize("read", READERS)
def test_far_too_large_a_file_is_not_read_to_its_end(
    read: Callable[[str], object], tmp_path: Path
) -> None:
    path = tmp_path / "ours.toml"
    with path.open("wb") as file:
        file.truncate(10**11)
    with pytest.raises(FileTooLarge):
        read(str(path))


@pytest.mark.parametrize("read", READERS)
@pytest.mark.parametrize(
    ("written", "line"),
    [
        (b"\n\na" + b".a" * 100_000 + b" = 1", 3),
        (b"\n[" + b"'a' . " * 100_000 + b"a]", 2),
        (b"a = {" + b"a." * DEEPEST + b"a = 1}", 1),
        (b"a" + b".a" * (DEEPEST - 1) + b" = {b.c = 1}", 1),
        (b"a = " + b"[" * 300 + b"1," * 300_000 + b"]" * 300, 1),
        (b"a = " + b"[" * 5000, 1),
        (b"a = " + b"{a = " * 3000, 1),
    ],
)
def test_keys_and_lists_far_inside_each_other_are_told_at_once(
    read: Callable[[str], object], written: bytes, line: int, tmp_path: Path
) -> None:
    path = tmp_path / "ours.toml"
    path.write_bytes(written)
    with pytest.raises(BadData) as raised:
        read(str(path))
    assert isinstance(raised.value.flaw, NestedTooDeep)
    assert raised.value.line == line


def test_what_is_long_but_not_deep_is_looked_through_quickly(tmp_path: Path) -> None:
    path = tmp_path / "ours.toml"
    for long in (b"a" * 900_000, b'"' * 900_000, b"a." * 15 + b"a", b"." * 900_000):
        path.write_bytes(long + b" = 1")
        with pytest.raises(BadData):
            payouts(str(path))


@pytest.mark.parametrize("read", READERS)
def test_a_path_that_no_file_can_have(read: Callable[[str], object]) -> None:
    with pytest.raises((NameImpossible, FileMissing)):
        read("a\0b.toml")


def test_a_mark_of_the_byte_order_is_no_part_of_a_payout_table(tmp_path: Path) -> None:
    path = tmp_path / "ours.toml"
    shipped = resource("payouts", "club.toml").read_bytes()
    path.write_bytes(b"\xef\xbb\xbf" + shipped)
    assert payouts(str(path)) == payouts("club")
