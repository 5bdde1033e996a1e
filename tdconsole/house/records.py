"""A row as SQLite stores it: a list of types, and the values after it."""

from struct import unpack
from typing import Final

Value = int | float | str | bytes | None

_WIDTHS: Final = (0, 1, 2, 3, 4, 6, 8)
"""The bytes of a whole number by its type."""
_REAL, _ZERO, _ONE = 7, 8, 9
_FIRST_LONG: Final = 12
"""From here on even types are bytes and odd ones text, of a length that follows from the type."""
_LONGEST_NUMBER: Final = 9


def read_number(data: bytes, at: int) -> tuple[int, int]:
    """A number of one to nine bytes, and where the next thing begins."""
    number = data[at]
    if number < 0x80:  # most are as short as that
        return number, at + 1
    number = 0
    for taken in range(_LONGEST_NUMBER - 1):
        byte = data[at + taken]
        number = number << 7 | byte & 0x7F
        if byte < 0x80:
            return number, at + taken + 1
    number = number << 8 | data[at + _LONGEST_NUMBER - 1]
    return number - (1 << 64 if number >> 63 else 0), at + _LONGEST_NUMBER


def values(payload: bytes) -> tuple[Value, ...]:
    """The row's values; ValueError or IndexError if it is no row."""
    at, found = read_number(payload, 0)[0], list[Value]()
    if not 0 < at <= len(payload):
        raise ValueError(at)
    for kind in _kinds(payload[:at]):
        width = _width(kind)
        part = payload[at : at + width]
        if len(part) < width:
            raise ValueError(kind)
        found.append(_value(kind, part))
        at += width
    return tuple(found)


def _kinds(head: bytes) -> list[int]:
    kinds, at = list[int](), read_number(head, 0)[1]
    while at < len(head):
        kind, at = read_number(head, at)
        kinds.append(kind)
    return kinds


def _width(kind: int) -> int:
    if 0 <= kind < len(_WIDTHS):
        return _WIDTHS[kind]
    if kind in {_ZERO, _ONE}:
        return 0
    if kind == _REAL:
        return 8
    if kind < _FIRST_LONG:
        raise ValueError(kind)
    return (kind - _FIRST_LONG) // 2


def _value(kind: int, part: bytes) -> Value:
    if kind == 0:
        return None
    if kind in {_ZERO, _ONE}:
        return kind - _ZERO
    if kind == _REAL:
        real: float = unpack(">d", part)[0]
        return real
    if kind < _FIRST_LONG:
        return int.from_bytes(part, "big", signed=True)
    return part.decode() if kind % 2 else part
