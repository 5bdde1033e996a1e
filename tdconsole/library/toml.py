"""A shipped file by its name, or one of the house's own by its path."""

import re
import tomllib
from pathlib import Path
from typing import Any, Final, TypeVar

from msgspec import ValidationError, convert

from tdconsole.files import resource
from tdconsole.flaws import NestedTooDeep, NotReadable
from tdconsole.known_errors import BadData, FileMissing, of_the_world
from tdconsole.library.structure_rows import bad, decoded
from tdconsole.plain_files import contents as plain_contents

MOST_BYTES: Final = 1_000_000
"""No file that people write comes near this; more would only hold the window up."""

DEEPEST: Final = 16
"""The keys and lists inside each other; what people write has four or five."""

_PART: Final = r"""(?:[A-Za-z0-9_-]+|"[^"\n]*"|'[^'\n]*')"""
_DEEP_KEY: Final = re.compile(rf"(?<![A-Za-z0-9_-]){_PART}(?:[ \t]*\.[ \t]*{_PART}){{{DEEPEST}}}")
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


def contents(path: Path) -> bytes:
    return plain_contents(path, MOST_BYTES)


def parsed(path: str, text: str) -> dict[str, Any]:
    """The text's table; too deep a key would hold the parser up, so it is looked for first."""
    if (deep := _DEEP_KEY.search(text)) is not None:
        raise bad(path, text.count("\n", 0, deep.start()) + 1, NestedTooDeep())
    try:
        table = tomllib.loads(text)
    except ValueError as error:  # a number of thousands of digits isn't a TOMLDecodeError
        where = _WHERE.search(str(error))
        line = int(where[1]) if where and where[1] else text.count("\n") + 1
        raise bad(path, line, NotReadable(detail=_WHERE.sub("", str(error)))) from error
    except RecursionError as error:
        raise bad(path, 1, NestedTooDeep()) from error
    if not _is_shallow(table, DEEPEST):
        raise bad(path, 1, NestedTooDeep())
    return table


def _is_shallow(value: object, most: int) -> bool:
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return most >= 0 and all(_is_shallow(one, most - 1) for one in inner)


def read(path: Path, shape: type[Shape]) -> Shape:
    table = parsed(str(path), decoded(str(path), contents(path)))
    try:
        return convert(table, shape)
    except ValidationError as error:
        raise BadData(str(path), str(error)) from error
