from pathlib import Path

import pytest

from tdconsole.domain.values import Break, Level, PeriodId
from tdconsole.known_errors import BadData, FileMissing, FileUnreadable
from tdconsole.library import payouts, structure, structures_named

STRUCTURE = """
title = "Ours"
ante = "big_blind"
rows = [
    { small = 100, big = 200, minutes = 20 },
    { break = 10 },
    { small = 200, big = 400, ante = 400, minutes = 15 },
]
"""


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
