"""A place where nobody can write, whoever runs the tests."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

AS_ROOT: Final = hasattr(os, "geteuid") and os.geteuid() == 0


@contextmanager
def read_only(house: Path, place: Path) -> Iterator[Path]:
    """The house, with all that is beside it, given to somebody who can't write to its place."""
    place.mkdir()
    with (_mounted if AS_ROOT else _locked)(house, place):
        yield place / house.name


@contextmanager
def _mounted(house: Path, place: Path) -> Iterator[None]:
    """Permissions don't bind the administrator; a read-only disk does."""
    if shutil.which("mount") is None or _mount("-t", "tmpfs", "tmpfs", place) != 0:
        pytest.skip("this system lets nobody mount a disk")
    try:
        _copy(house, place)
        assert _mount("-o", "remount,ro", place) == 0
        yield
    finally:
        subprocess.run(["umount", "-l", str(place)], check=True)  # noqa: S607 -- by the system's path


@contextmanager
def _locked(house: Path, place: Path) -> Iterator[None]:
    _copy(house, place)
    for one in place.iterdir():
        one.chmod(0o400)
    place.chmod(0o500)
    yield
    place.chmod(0o700)


def _copy(house: Path, place: Path) -> None:
    for one in house.parent.glob(f"{house.name}*"):
        shutil.copy2(one, place)


def _mount(*words: str | Path) -> int:
    spelled = ["mount", *map(str, words)]
    return subprocess.run(spelled, capture_output=True, check=False).returncode
