"""A shipped file by its name, or one of the house's own by its path."""

import re
import tomllib
from pathlib import Path
from typing import Any, Final, TypeVar

from msgspec import ValidationError, convert

from tdconsole.files import resource
from tdconsole.known_errors import (
    BadData,
    FileMissing,
    FileTooLarge,
    FileUnreadable,
    NameTooLong,
    NotReadable,
    of_the_world,
)
from tdconsole.library.structure_rows import bad, decoded

MOST_BYTES: Final = 1_000_000
"""No file that people write comes near this; more would only hold the window up."""

_WHERE: Final = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")
Shape = TypeVar("Shape")


def found(kind: str, name: str) -> Path:
    """The path; an unknown name is refused here, where the known ones are at hand."""
    path = Path(name)
    if "/" in name or "\\" in name:
        return path
    choices = named(kind)
    if name in choices:
        return resource(kind, f"{name}.toml")
    try:
        missing = "\0" not in name and not path.exists()
    except OSError as error:
        raise of_the_world(error) or error from error
    if missing:
        raise FileMissing(name, ", ".join(choices))
    return path


def named(kind: str) -> list[str]:
    return sorted(path.stem for path in resource(kind).glob("*.toml"))


def contents(path: Path, most: int = MOST_BYTES) -> bytes:
    try:
        with path.open("rb") as file:
            written = file.read(most + 1)
    except FileNotFoundError as error:
        raise FileMissing(str(path)) from error
    except (OSError, ValueError) as error:  # a NUL in the path isn't an OSError
        known = of_the_world(error) if isinstance(error, OSError) else None
        if isinstance(known, NameTooLong):
            raise known from error
        raise FileUnreadable(str(path), str(error)) from error
    if len(written) > most:
        raise FileTooLarge(str(path))
    return written


def parsed(path: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except ValueError as error:  # a number of thousands of digits isn't a TOMLDecodeError
        where = _WHERE.search(str(error))
        line = int(where[1]) if where and where[1] else text.count("\n") + 1
        raise bad(path, line, NotReadable(detail=_WHERE.sub("", str(error)))) from error
    except RecursionError as error:
        raise bad(path, 1, NotReadable(detail="nested too deep")) from error


def read(path: Path, shape: type[Shape]) -> Shape:
    table = parsed(str(path), decoded(str(path), contents(path)))
    try:
        return convert(table, shape)
    except ValidationError as error:
        raise BadData(str(path), str(error)) from error
