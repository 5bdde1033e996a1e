"""Input that no honest hand wrote: a sentence at once, and nothing replaced."""

import os
from pathlib import Path
from typing import Final

import pytest

from tdconsole.club.lists import people_csv
from tests.cli.terminal import Said, asked, typed
from tests.cli.tournaments import record_of, register

PIPES: Final = pytest.mark.skipif(
    not hasattr(os, "mkfifo"), reason="this system has no named pipes"
)

DAMAGED_ASKED: Final = (
    ("show", "HOUSE", "board"),
    ("verify", "HOUSE"),
    ("do", "HOUSE"),
    ("people", "HOUSE", "add", "Rossi, Anna"),
)


@pytest.fixture
def house(tmp_path: Path) -> Path:
    file = tmp_path / "club.house"
    assert typed("new", file, "--name", "Friday").code == 0
    return file


def told(words: tuple[str, ...], house: Path, name: Path | str) -> Said:
    said = typed(
        *(word.replace("HOUSE", str(house)).replace("NAME", str(name)) for word in words),
        stdin=b"",
    )
    assert said.err.count("\n") == 1, said
    assert said.code == 1
    return said


@PIPES
@pytest.mark.parametrize(
    "words",
    [
        ("show", "NAME", "board"),
        ("verify", "NAME"),
        ("do", "NAME"),
        ("people", "NAME", "pairs"),
        ("copy", "HOUSE", "NAME"),
        ("copy", "NAME", "HOUSE.copy"),
        ("new", "HOUSE", "--name", "Late", "--template", "NAME"),
        ("new", "HOUSE", "--name", "Late", "--payouts", "NAME"),
        ("new", "HOUSE", "--name", "Late", "--rulebook", "NAME"),
        ("import", "HOUSE", "structure", "NAME"),
        ("import", "HOUSE", "people", "NAME"),
        ("print", "HOUSE", "draw-proof", "-o", "NAME"),
        ("export", "HOUSE", "structure", "-o", "NAME"),
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("ending", [".csv", ".toml"])
def test_a_pipe_is_not_waited_for(
    words: tuple[str, ...], ending: str, house: Path, tmp_path: Path
) -> None:
    pipe = tmp_path / f"pipe{ending}"
    os.mkfifo(pipe)
    assert told(words, house, pipe).refusal == "PipeNamed"
    assert pipe.is_fifo()


def test_a_logo_that_is_a_pipe_is_not_waited_for(house: Path, tmp_path: Path) -> None:
    pipe = tmp_path / "logo.png"
    os.mkfifo(pipe)
    words = ("print", "HOUSE", "draw-proof", "-o", "HOUSE.pdf", "--logo", "NAME")
    assert told(words, house, pipe).refusal == "PipeNamed"


@pytest.mark.parametrize(
    "words",
    [
        ("print", "HOUSE", "draw-proof", "-o", "NAME"),
        ("export", "HOUSE", "people", "-o", "NAME.csv"),
        ("copy", "HOUSE", "NAME"),
    ],
    ids=" ".join,
)
def test_a_link_is_left_as_it_is(words: tuple[str, ...], house: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    kept.write_bytes(b"kept")
    for name in ("link", "link.csv"):
        (tmp_path / name).symlink_to(kept)
    assert told(words, house, tmp_path / "link").refusal == "LinkNamed"
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "link.csv").is_symlink()
    assert kept.read_bytes() == b"kept"


def test_a_copy_does_not_replace_a_link_to_an_earlier_one(house: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.house"
    assert typed("copy", house, tmp_path / "copy.house").code == 0
    link.symlink_to(tmp_path / "copy.house")
    assert told(("copy", "HOUSE", "NAME"), house, link).refusal == "LinkNamed"
    assert link.is_symlink()


@pytest.mark.parametrize("tail", ["-wal", "-shm", "-journal"])
@pytest.mark.parametrize(
    "words",
    [
        ("print", "HOUSE", "draw-proof", "-o", "NAME"),
        ("copy", "HOUSE", "NAME"),
        ("new", "NAME", "--name", "Late"),
    ],
    ids=" ".join,
)
def test_the_log_of_a_house_is_not_replaced(
    words: tuple[str, ...], tail: str, house: Path, tmp_path: Path
) -> None:
    said = told(words, house, f"{house}{tail}")
    assert said.refusal == "LogOfHouse"
    assert str(house) in said.err
    assert set(tmp_path.iterdir()) == {house, record_of(house)}


@pytest.mark.parametrize(
    "words",
    [
        ("show", "NAME", "board"),
        ("new", "NAME", "--name", "Late"),
        ("new", "HOUSE", "--name", "Late", "--structure", "NAME"),
        ("new", "HOUSE", "--name", "Late", "--template", "NAME"),
        ("import", "HOUSE", "people", "NAME"),
        ("import", "HOUSE", "structure", "NAME"),
        ("print", "HOUSE", "draw-proof", "-o", "NAME"),
        ("print", "HOUSE", "draw-proof", "-o", "HOUSE.pdf", "--logo", "NAME"),
        ("export", "HOUSE", "people", "-o", "NAME.csv"),
        ("copy", "HOUSE", "NAME"),
        ("verify", "NAME"),
    ],
    ids=" ".join,
)
def test_a_name_with_a_nul_is_no_name(words: tuple[str, ...], house: Path) -> None:
    said = told(words, house, "./a\0b.toml")
    assert said.refusal == "NameImpossible"
    assert "a␀b" in said.err


def test_a_list_of_empty_lines_without_end_is_not_read(house: Path, tmp_path: Path) -> None:
    lines = tmp_path / "players.csv"
    lines.write_bytes(b"name\n" + b"\n" * people_csv.MOST_LINES)
    said = told(("import", "HOUSE", "people", "NAME"), house, lines)
    assert said.refusal == "TooManyLines"


@pytest.mark.parametrize(
    ("calculator", "question", "key"),
    [
        ("icm", b'{"stacks": [5, 3], "stacks": [3, 5], "prizes": [9, 1]}', "stacks"),
        ("icm", b'{"stacks": [5, 3], "st\\u0061cks": [3, 5], "prizes": [9, 1]}', "stacks"),
        (
            "structure-depth",
            b'{"structure": "club-evening", "field": {"entries": 40, "entries": 4}}',
            "entries",
        ),
    ],
)
@pytest.mark.parametrize("lang", ["en", "it", "pl"])
def test_a_field_that_is_twice_in_a_question_is_named(
    calculator: str, question: bytes, key: str, lang: str
) -> None:
    said = typed("calc", calculator, stdin=question, lang=lang)
    assert f"“{key}”" in said.misuse.replace("„", "“").replace("«", "“").replace("»", "”")


def test_a_field_that_is_twice_in_a_request_is_named_and_the_next_line_is_done(house: Path) -> None:
    twice = b'{"command": "StartClock", "request": "1", "command": "PauseClock"}\n'
    said = typed("do", house, stdin=twice + asked([register("Jo")]))
    refused, done = said.answers
    assert said.code == 1
    assert refused["rejected"] == "FieldTwice"
    assert "“command”" in refused["message"]
    assert done["events"]
    bar = b'{"command": "LiftBar", "person": 1, "person": 2}'
    (refused,) = typed("do", house, "--house", stdin=bar).answers
    assert refused["rejected"] == "FieldTwice"


def test_no_bit_of_the_tables_may_tip_unnoticed_into_a_fault_of_the_program(
    house: Path, tmp_path: Path
) -> None:
    """Single bits, some of each kind: of the list of changes, of functions, of any other text."""
    whole = house.read_bytes()
    tables = [whole.index(word) for word in (b"CREATE TABLE step", b"CREATE TRIGGER", b"_changed")]
    bits = [(whole.index(word) + 1, 0) for word in (b"migration_set", b"json_valid", b"NOCASE")]
    bits += [(at + 41 * far, far % 8) for at in tables for far in range(24)]
    bits += [(whole.index(b"prefix=") + 1, 6), (whole.index(b"content_rowid") + 8, 0)]
    bits += [(whole.index(b"person_word_config") + 3, 7)]
    bits += [(whole.index(b"_sqlite_migrations", whole.index(b"CREATE")), 7)]
    for at, bit in bits:
        damaged = tmp_path / f"damaged {at} {bit}.house"
        damaged.write_bytes(whole[:at] + bytes([whole[at] ^ 1 << bit]) + whole[at + 1 :])
        for asking in DAMAGED_ASKED:
            words = tuple(damaged if word == "HOUSE" else word for word in asking)
            said = typed(*words, stdin=asked([register("Jo")]) if words[0] == "do" else b"")
            assert said.code in {0, 1}, (at, bit, said)
            sentence, *more = said.err.split("\n")[:-1] or [""]
            assert all(line.isprintable() for line in (sentence, *more))
            *faults, ways_back = more or [""]
            assert all(line.startswith("FileFault: ") for line in faults)
            assert not more or "tdconsole restore" in ways_back


def test_names_that_differ_only_in_what_nobody_sees_are_one_person(
    house: Path, tmp_path: Path
) -> None:
    odd = "Ma\u200bria\ufeff Ros\xadsi"
    assert typed("people", house, "add", odd).code == 0
    assert "Rossi, Maria" in typed("show", house, "people").out
    players = tmp_path / "players.csv"
    players.write_text(f"\ufeffna\u200bme\nMaria\u200d Rossi\n{odd}\n", encoding="utf-8")
    said = typed("import", house, "people", players)
    assert said.code == 1
    assert "line 2" in said.out + said.err
    assert typed("show", house, "people").out.count("Rossi") == 1
    said = typed("do", house, stdin=asked([register("\u200b\ufeff")]))
    assert [one["rejected"] for one in said.answers] == ["NotUnderstood"]


def test_a_member_of_staff_is_known_by_what_is_seen_of_the_name(house: Path) -> None:
    assert typed("staff", house, "add", "An\u200bna").code == 0
    typed("staff", house, "add", "Anna\ufeff")
    assert typed("staff", house, "list").out.count("Anna") == 1


def test_a_question_without_an_end_is_not_read_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tdconsole.cli.engine.calc.LONGEST", 100)
    assert "far too long" in typed("calc", "icm", stdin=b"\0" * 101).misuse
    question = b'{"stacks": [5, 3], "prizes": [9, 1]}'.ljust(100)
    assert typed("calc", "icm", stdin=question).code == 0


def test_a_line_without_an_end_is_refused_and_what_came_before_is_done(
    house: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tdconsole.cli.engine.do.LONGEST", 200)
    said = typed("do", house, stdin=asked([register("Jo")]) + b" " * 201)
    assert said.code == 1
    assert said.err.startswith("LineTooLong: ")
    assert [bool(one["events"]) for one in said.answers] == [True]


@pytest.mark.skipif(not hasattr(os, "pathconf"), reason="nobody tells how long a name may be")
@pytest.mark.parametrize("words", [("new", "NAME", "--name", "Late"), ("copy", "HOUSE", "NAME")])
def test_a_house_whose_log_could_have_no_name_is_not_made(
    words: tuple[str, ...], house: Path, tmp_path: Path
) -> None:
    longest = os.pathconf(tmp_path, "PC_NAME_MAX")
    name = tmp_path / ("é" * ((longest - 6) // 2) + "h" * ((longest - 6) % 2))
    assert told(words, house, name).refusal == "NameTooLong"
    assert set(tmp_path.iterdir()) == {house, record_of(house)}
    assert typed(*("copy", house, tmp_path / ("h" * (longest - 8)))).code == 0
