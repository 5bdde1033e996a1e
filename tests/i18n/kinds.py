"""The classes below one, and those of the known errors."""

from collections.abc import Iterator
from typing import Any

from tdconsole.known_errors import KnownError


def every(kind: type[Any]) -> Iterator[type[Any]]:
    for one in kind.__subclasses__():
        yield one
        yield from every(one)


def known_errors() -> Iterator[type[KnownError]]:
    """The program's own, not those of other tests."""
    return (one for one in every(KnownError) if one.__module__.startswith("tdconsole."))
