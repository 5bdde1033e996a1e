"""Rulings written, shown, printed and written out without a window."""

from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from tests.cli.terminal import asked, typed


def done(house: Path, **request: Any) -> None:
    said = typed("do", house, "--actor", "Anna", stdin=asked([request]))
    assert said.code == 0, said


@pytest.fixture
def ruled(evening: Path) -> Path:
    """Two: the second waits."""
    done(
        evening,
        command="MakeRuling",
        happened="Two cards were exposed.",
        decided="A misdeal.",
        entries=[1, 2],
        stage="dealing",
        cites=["TDA 36"],
    )
    done(
        evening,
        command="MakeRuling",
        happened="The pot is disputed.",
        withheld={"chips": 12000, "prize": 3},
    )
    return evening


def text(pdf: Path) -> str:
    return " ".join(" ".join(page.extract_text().split()) for page in PdfReader(pdf).pages)


def test_nothing_was_ruled(evening: Path) -> None:
    assert typed("show", evening, "rulings").out == "Nothing was ruled yet.\n"


def test_what_was_ruled_is_shown(ruled: Path) -> None:
    told = typed("show", ruled, "rulings", "--json").json
    assert told["pending"] == 1
    assert [one["ruling"] for one in told["rulings"]] == [2, 1]
    assert [one["by"] for one in told["rulings"]] == ["Anna", "Anna"]
    out = typed("show", ruled, "rulings").out
    assert "12,000 chips of the pot and the prize of" in out
    assert "A misdeal. (Anna)" in out
    assert "the deal; TDA 36" in out


def test_it_is_decided(ruled: Path) -> None:
    done(ruled, command="DecideRuling", ruling=2, decided="Split.", cites=["F 12"])
    assert typed("show", ruled, "rulings", "--json").json["pending"] == 0
    again = asked([{"command": "DecideRuling", "ruling": 2, "decided": "Not split."}])
    said = typed("do", ruled, stdin=again)
    assert said.code == 1
    assert "RulingIsDecided" in said.out + said.err


def test_the_list_and_a_slip_are_printed(ruled: Path, tmp_path: Path) -> None:
    pdf = tmp_path / "paper.pdf"
    assert typed("print", ruled, "rulings", "-o", pdf).code == 0
    assert "A misdeal." in text(pdf)
    assert "The pot is disputed." in text(pdf)
    assert typed("print", ruled, "rulings", "--ruling", "1", "-o", pdf).code == 0
    assert "A misdeal." in text(pdf)
    assert "The pot is disputed." not in text(pdf)


def test_what_is_no_ruling_is_not_printed(ruled: Path, evening: Path, tmp_path: Path) -> None:
    pdf = tmp_path / "paper.pdf"
    said = typed("print", ruled, "rulings", "--ruling", "7", "-o", pdf)
    assert said.refusal == "NoSuchRuling"
    said = typed("print", evening, "results", "--ruling", "1", "-o", pdf)
    assert "Only rulings are printed by their numbers." in said.misuse


def test_they_are_written_out(ruled: Path, tmp_path: Path) -> None:
    table = tmp_path / "rulings.csv"
    assert typed("export", ruled, "rulings", "-o", table).code == 0
    assert "Two cards were exposed." in table.read_text("utf-8-sig")
    said = typed("export", ruled, "rulings", "-o", tmp_path / "rulings.txt")
    assert "It has to end in .csv." in said.misuse
