"""A shipped file by its name, or one of the house's own by its path."""

import tomllib
from pathlib import Path
from typing import TypeVar

from msgspec import ValidationError, convert

from tdconsole.files import resource
from tdconsole.known_errors import BadData, FileMissing, FileUnreadable

Shape = TypeVar("Shape")


def found(kind: str, name: str) -> Path:
    shipped = resource(kind, f"{name}.toml")
    if "/" not in name and "\\" not in name and shipped.is_file():
        return shipped
    return Path(name)


def named(kind: str) -> list[str]:
    return sorted(path.stem for path in resource(kind).glob("*.toml"))


def contents(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError as error:
        raise FileMissing(str(path)) from error
    except OSError as error:
        raise FileUnreadable(str(path), str(error)) from error


def read(path: Path, shape: type[Shape]) -> Shape:
    written = contents(path)
    try:
        return convert(tomllib.loads(written.decode()), shape)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, ValidationError) as error:
        raise BadData(str(path), str(error)) from error
