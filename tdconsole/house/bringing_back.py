"""A house that is brought back: made under another name, and the hurt one kept."""

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import Final

from tdconsole.house.copying import keep_name
from tdconsole.house.heads import TAIL
from tdconsole.house.held import is_locked
from tdconsole.house.place import check_new, of_the_folder, publish
from tdconsole.known_errors import HouseInUse, KnownError
from tdconsole.open_databases import is_open_here
from tdconsole.plain_files import BESIDE

_WHEN: Final = "%Y-%m-%d %H.%M"


@contextmanager
def appearing(place: Path) -> Iterator[Path]:
    """A name to make a house under; when that is done, it gets its own, unless that is taken."""
    making = place.with_name(f".{secrets.token_hex(8)}.new")
    try:
        with _told_of(place, making):
            yield making
            with making.open("rb+") as file:
                os.fsync(file.fileno())
            check_new(place)
            record, own = _beside(making, TAIL), _beside(place, TAIL)
            if record.exists():
                record.replace(own)
            publish(making, place)
            keep_name(place.parent)
    finally:
        for tail in ("", *BESIDE):
            with suppress(OSError):
                _beside(making, tail).unlink(missing_ok=True)


@contextmanager
def _told_of(place: Path, making: Path | None = None) -> Iterator[None]:
    """Name the house by its own name in every fault, never by that under which it is made."""
    try:
        yield
    except OSError as error:
        raise of_the_folder(place, error) from error
    except KnownError as error:
        if making is None or error.path != str(making):
            raise
        raise type(error)(str(place), error.detail) from error


def is_held_open(path: Path) -> bool:
    """Whether any program has the house open."""
    return is_open_here(path) or is_locked(path)


def put_aside(path: Path, why: str, at: datetime) -> Path:
    """Give a house that nobody has open another name, with everything that belongs to it.

    What is beside it goes first: a new house must never find the log of another.
    """
    if is_held_open(path):
        raise HouseInUse(str(path))
    aside = _free(path, f"{why} {at.strftime(_WHEN)}")
    with _told_of(path):
        for tail in (*BESIDE, ""):
            if _beside(path, tail).exists():
                _beside(path, tail).rename(_beside(aside, tail))
        keep_name(path.parent)
    return aside


def _free(path: Path, why: str) -> Path:
    nth, aside = 1, path.with_name(f"{path.stem} ({why}){path.suffix}")
    while any(_beside(aside, tail).exists() for tail in ("", *BESIDE)):
        nth += 1
        aside = path.with_name(f"{path.stem} ({why}, {nth}){path.suffix}")
    return aside


def _beside(path: Path, tail: str) -> Path:
    return path.with_name(path.name + tail)
