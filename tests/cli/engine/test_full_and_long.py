"""The world's faults in each command: an answer that goes nowhere, a name no file can have."""

import subprocess
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import pytest

from tests.cli.terminal import CHECKOUT, TRACEBACK, command, typed

FULL: Final = Path("/dev/full")
LONG: Final = "x" * 300
FAR: Final = f"/tmp/{LONG}"  # noqa: S108 -- never made
ANSWERS: Final = (
    ("--help",),
    ("--version",),
    ("calc", "--help"),
    ("calc", "end-of-day"),
    ("schema", "commands"),
    ("rules", "options", "figp-2014"),
    ("new", "HOUSE", "--name", "Friday"),
    ("show", "HOUSE", "board"),
    ("show", "HOUSE", "log", "--json"),
    ("people", "HOUSE", "add", "Rossi, Mario"),
    ("staff", "HOUSE", "add", "Anna"),
    ("verify", "HOUSE"),
    ("do", "HOUSE"),
)


@pytest.fixture
def house(tmp_path: Path) -> Path:
    file = tmp_path / "club.house"
    assert typed("new", file, "--name", "Friday").code == 0
    return file


def in_house(words: tuple[str, ...], house: Path) -> list[str]:
    return [str(house) if word == "HOUSE" else word for word in words]


@pytest.mark.skipif(not FULL.exists(), reason="no device here is always full")
@pytest.mark.parametrize("words", ANSWERS, ids=" ".join)
def test_an_answer_that_goes_nowhere_is_said_in_a_sentence(
    words: tuple[str, ...], house: Path
) -> None:
    question = b'{"command": "StartClock"}\n' if words[0] == "do" else b"{}"
    with FULL.open("wb") as full:
        ended = subprocess.run(
            command(*in_house(words, house)),
            input=question,
            stdout=full,
            stderr=subprocess.PIPE,
            cwd=CHECKOUT,
            check=False,
        )
    said = ended.stderr.decode()
    assert (ended.returncode, said.count("\n")) == (1, 1), said
    assert said.startswith("OutputFull: The answer can't be written")


@pytest.mark.skipif(not FULL.exists(), reason="no device here is always full")
def test_where_errors_go_may_be_full_as_well(house: Path) -> None:
    with FULL.open("wb") as full:
        words = command("show", str(house), "board")
        ended = subprocess.run(words, stdout=full, stderr=full, cwd=CHECKOUT, check=False)
    assert ended.returncode == 1


@pytest.mark.parametrize("name", [LONG, FAR, "/tmp/" + "y/" * 3000])  # noqa: S108 -- never made
@pytest.mark.parametrize(
    "words",
    [
        ("new", "NAME", "--name", "Friday"),
        ("new", "HOUSE", "--name", "Late", "--template", "NAME"),
        ("new", "HOUSE", "--name", "Late", "--structure", "NAME"),
        ("new", "HOUSE", "--name", "Late", "--payouts", "NAME"),
        ("new", "HOUSE", "--name", "Late", "--rulebook", "NAME"),
        ("show", "NAME", "board"),
        ("do", "NAME"),
        ("print", "HOUSE", "seating-by-name", "-o", "NAME"),
        ("print", "HOUSE", "seating-by-name", "-o", "a.pdf", "--logo", "NAME"),
        ("people", "NAME", "pairs"),
        ("staff", "NAME", "list"),
        ("device", "NAME", "list"),
        ("import", "HOUSE", "people", "NAME"),
        ("import", "HOUSE", "structure", "NAME"),
        ("export", "HOUSE", "structure", "-o", "NAME.toml"),
        ("export", "HOUSE", "people", "-o", "NAME.csv"),
        ("export", "HOUSE", "rulings", "-o", "NAME.csv"),
        ("export", "HOUSE", "dealers", "-o", "NAME.csv"),
        ("export", "HOUSE", "sqlite", "-o", "NAME.db"),
        ("verify", "NAME"),
        ("verify-draw", "NAME"),
        ("rules", "options", "NAME"),
        pytest.param(
            ("open", "NAME"),
            marks=[
                pytest.mark.qt,
                pytest.mark.skipif(not find_spec("PySide6"), reason="a window needs Qt"),
            ],
        ),
    ],
    ids=" ".join,
)
def test_a_name_that_no_file_can_have_is_said_in_a_sentence(
    words: tuple[str, ...], name: str, house: Path
) -> None:
    said = typed(*(word.replace("NAME", name) for word in in_house(words, house)))
    assert said.code in {1, 2}, said
    assert said.err.count("\n") == 1, said
    assert not said.out
    assert TRACEBACK not in said.err


@pytest.mark.parametrize(
    ("calculator", "question"),
    [
        ("structure-check", '{"structure": "%s"}'),
        ("structure-depth", '{"structure": "%s"}'),
        ("chips", '{"chips": "%s", "stack": 1000}'),
        ("colour-up", '{"chips": "%s", "entries": 9, "template": "club-evening"}'),
        ("payouts", '{"payouts": "%s", "entries": 9, "pool": 900}'),
        ("places-paid", '{"payouts": "%s", "entries": [9]}'),
    ],
)
@pytest.mark.parametrize("name", [LONG, FAR])
def test_a_calculation_of_a_file_that_can_have_no_such_name(
    calculator: str, question: str, name: str
) -> None:
    said = typed("calc", calculator, stdin=(question % name).encode())
    assert said.refusal == "NameTooLong"
    assert said.err.count("\n") == 1
