"""Instances of any type of ours, made up from what its fields may hold."""

from collections.abc import Iterator
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, NewType, TypeVar, Union, get_args, get_origin

from msgspec import Struct
from msgspec.structs import fields

from tdconsole.domain.values import EntryId

Shape = TypeVar("Shape", bound=Struct)

NUMBERS: Final = (2, 1, 5, 22, 1234)
"""One for each plural form of the three languages, and one that is grouped."""

LENGTHS: Final = (2, 1, 7)
WORD: Final = "Kowalska"


def dummies(shape: type[Shape]) -> Iterator[Shape]:
    """A plain one, then one for each other thing that each of its fields may be."""
    choices = {field.name: list(_values(field.type)) for field in fields(shape)}
    plain = {name: values[0] for name, values in choices.items()}
    yield shape(**plain)
    for name, values in choices.items():
        for other in values[1:]:
            yield shape(**{**plain, name: other})


def _values(kind: Any) -> Iterator[Any]:
    if isinstance(kind, NewType):
        yield from _values(kind.__supertype__)
        return
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Annotated:
        yield from _values(arguments[0])
    elif origin in {Union, UnionType}:
        for one in arguments:
            yield from _values(one)
    elif origin is Literal:
        yield from arguments
    elif isinstance(origin, type) and issubclass(origin, Struct):
        yield from dummies(kind)
    elif origin is tuple:
        items = list(_values(arguments[0]))
        for length in LENGTHS:
            yield tuple(items[n % len(items)] for n in range(length))
    elif issubclass(kind, Struct):
        yield from dummies(kind)
    else:
        yield from {bool: (True, False), int: NUMBERS, str: (WORD,), NoneType: (None,)}[kind]


def who(entry: EntryId) -> str:
    return f"Łukasz {entry}"
