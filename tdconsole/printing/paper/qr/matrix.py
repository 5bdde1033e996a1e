"""Version 9 as a square of modules: the fixed ones, and where each bit goes.

The square is one whole number, its rows padded to whole bytes as a picture of one bit needs.
"""

from collections.abc import Iterable, Iterator
from typing import Final

SIDE: Final = 53
ROW_BYTES: Final = (SIDE + 7) // 8

_VERSION: Final = 9
_LEVEL_AND_MASK: Final = 0b00_000  # level M; black where row + column is even, inverted
_TIMING: Final = 6
_FINDER: Final = 8
"""The size of a finder with the white next to it."""
_ALIGNMENT: Final = (6, 26, 46)
_FORMAT_DIVISOR: Final = 0b101_0011_0111
_FORMAT_MASK: Final = 0b101_0100_0001_0010
_VERSION_DIVISOR: Final = 0b1_1111_0010_0101

Module = tuple[int, int]
"""Row and column, from the top and from the left."""


def bit(module: Module) -> int:
    row, column = module
    return 1 << (ROW_BYTES * 8 * SIDE - 1 - row * ROW_BYTES * 8 - column)


def ground() -> int:
    """Everything that doesn't depend on the text, with the mask over an empty one."""
    fixed = _fixed()
    black = sum(bit(module) for module, is_black in fixed.items() if is_black)
    return black | sum(bit(module) for module in places() if sum(module) % 2 == 0)


def places() -> list[Module]:
    """The places of the code words' bits: two columns up, two down, from the right."""
    fixed, found = _fixed(), []
    for turn, right in enumerate((*range(SIDE - 1, _TIMING, -2), *range(_TIMING - 1, 0, -2))):
        rows = range(SIDE - 1, -1, -1) if turn % 2 == 0 else range(SIDE)
        found += [(row, column) for row in rows for column in (right, right - 1)]
    return [module for module in found if module not in fixed]


def _fixed() -> dict[Module, bool]:
    return dict(_patterns())


def _patterns() -> Iterator[tuple[Module, bool]]:
    for n in range(SIDE):
        yield (_TIMING, n), n % 2 == 0
        yield (n, _TIMING), n % 2 == 0
    for row in _ALIGNMENT:
        for column in _ALIGNMENT:
            if not _in_finder(row, column):
                yield from _square(row, column, 2, black=(0, 2))
    for row, column in ((3, 3), (3, SIDE - 4), (SIDE - 4, 3)):
        yield from _square(row, column, 4, black=(0, 1, 3))
    yield from _format()
    yield from _version()
    yield (SIDE - _FINDER, _FINDER), True


def _in_finder(row: int, column: int) -> bool:
    far = SIDE - _FINDER
    return (
        (row < _FINDER or row >= far)
        and (column < _FINDER or column >= far)
        and (min(row, column) < _FINDER)
    )


def _square(
    row: int, column: int, reach: int, *, black: Iterable[int]
) -> Iterator[tuple[Module, bool]]:
    """Rings around a centre; what would be outside the code is left out."""
    for down in range(-reach, reach + 1):
        for across in range(-reach, reach + 1):
            module = (row + down, column + across)
            if min(module) >= 0 and max(module) < SIDE:
                yield module, max(abs(down), abs(across)) in black


def _format() -> Iterator[tuple[Module, bool]]:
    """Level and mask, written twice."""
    said = _protected(_LEVEL_AND_MASK, 10, _FORMAT_DIVISOR) ^ _FORMAT_MASK
    line = [n for n in range(_FINDER + 1) if n != _TIMING]
    corner = [(row, _FINDER) for row in line] + [(_FINDER, column) for column in line[-2::-1]]
    apart = [(_FINDER, SIDE - 1 - n) for n in range(8)]
    apart += [(SIDE - 7 + n, _FINDER) for n in range(7)]
    for modules in (corner, apart):
        for nth, module in enumerate(modules):
            yield module, bool(said >> nth & 1)


def _version() -> Iterator[tuple[Module, bool]]:
    """The version, written twice, three modules thick, next to two of the finders."""
    said = _protected(_VERSION, 12, _VERSION_DIVISOR)
    for nth in range(18):
        along, beside = nth // 3, SIDE - 11 + nth % 3
        yield (along, beside), bool(said >> nth & 1)
        yield (beside, along), bool(said >> nth & 1)


def _protected(said: int, bits: int, divisor: int) -> int:
    """The value with the remainder that lets a reader find errors."""
    rest = said << bits
    while rest.bit_length() > bits:
        rest ^= divisor << (rest.bit_length() - divisor.bit_length())
    return said << bits | rest
