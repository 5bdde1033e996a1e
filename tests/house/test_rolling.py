"""Copies are named by the time of day, and thinned to the last ones and one of each earlier day."""

from datetime import datetime, timedelta
from pathlib import Path

import pytest

from tdconsole.house.rolling import Copy, copies_in, stamped, stem_of, to_keep
from tdconsole.known_errors import FileMissing

EVENING = datetime(2026, 11, 24, 21, 15)  # noqa: DTZ001 -- on the wall


def copy_at(at: datetime, nth: int = 1) -> Copy:
    return Copy(at, nth, Path(stamped("club", at, nth)))


def test_a_name_is_one_that_every_stick_can_have() -> None:
    assert stamped(stem_of(Path("club.house")), EVENING) == "club 2026-11-24 21.15.house"
    assert stamped("club", EVENING, 2) == "club 2026-11-24 21.15 (2).house"
    assert stem_of(Path('a:b?"<c>.house')) == "a_b___c_"
    long = stamped(stem_of(Path(f"{'ż' * 125}.house")), EVENING, 2)
    assert len(f"{long}-journal".encode()) <= 255


def test_only_names_of_copies_of_this_house_are_listed_latest_first(tmp_path: Path) -> None:
    names = [
        "club 2026-11-24 21.15.house",
        "club 2026-11-24 21.15 (2).house",
        "club 2026-11-23 02.00.house",
        "club 2026-13-23 02.00.house",
        "club.house",
        "club hurt 2026-11-24 21.15.house",
        "club night 2026-11-24 21.15.house",
        "other 2026-11-24 21.15.house",
        ".1234.copy",
    ]
    for name in names:
        (tmp_path / name).touch()
    found = [one.path.name for one in copies_in(tmp_path, Path("/elsewhere/club.house"))]
    assert found == [names[1], names[0], names[2]]


def test_a_place_that_is_gone_is_told(tmp_path: Path) -> None:
    with pytest.raises(FileMissing):
        copies_in(tmp_path / "stick", Path("club.house"))


def test_the_last_ones_are_kept_and_one_of_each_earlier_day() -> None:
    tonight = [copy_at(EVENING - timedelta(minutes=20 * n)) for n in range(8)]
    yesterday = [copy_at(EVENING - timedelta(days=1, minutes=n)) for n in range(3)]
    before = [copy_at(EVENING - timedelta(days=n)) for n in range(2, 20)]
    kept = to_keep([*before, *yesterday, *tonight], last=5, days=14)
    assert kept == {*tonight[:5], yesterday[0], *before[:13]}


def test_a_day_of_which_some_are_among_the_last_is_kept_by_its_last() -> None:
    tonight, yesterday = copy_at(EVENING), copy_at(EVENING - timedelta(days=1))
    assert to_keep([tonight, yesterday], last=2) == {tonight, yesterday}
    assert to_keep([], last=2) == set()
