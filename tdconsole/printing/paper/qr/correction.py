"""The error correction of version 9, level M: five blocks, each with 22 code words of it."""

from collections.abc import Iterator
from typing import Final

BLOCKS: Final = (36, 36, 36, 37, 37)
"""The data code words of each block."""
CORRECTING: Final = 22

_EACH_BIT: Final = tuple(1 << bit for bit in range(7, -1, -1))
_FIELD: Final = 0x11D  # x^8 + x^4 + x^3 + x^2 + 1


def _times(one: int, other: int) -> int:
    """The product in the field of 256."""
    product = 0
    while other:
        if other & 1:
            product ^= one
        one <<= 1
        if one & 0x100:
            one ^= _FIELD
        other >>= 1
    return product


def _generator() -> tuple[int, ...]:
    """The product of x + 2^n, without its leading 1, highest power first."""
    terms, root = [1], 1
    for _ in range(CORRECTING):
        scaled = [0, *(_times(term, root) for term in terms)]
        terms = [a ^ b for a, b in zip([*terms, 0], scaled, strict=True)]
        root = _times(root, 2)
    return tuple(terms[1:])


def remainders() -> list[tuple[int, ...]]:
    """What a 1 sets in the correction, by the number of data code words behind it."""
    divisor = _generator()
    found = [divisor]
    while len(found) < max(BLOCKS):
        first, *rest = found[-1]
        scaled = (_times(term, first) for term in divisor)
        found.append(tuple(a ^ b for a, b in zip((*rest, 0), scaled, strict=True)))
    return found


def spread() -> Iterator[dict[int, tuple[int, ...]]]:
    """For each data code word, what each of its bits sets, as {position in the whole: values}.

    The values are for the highest bit first. The blocks take turns, data before correction.
    """
    behind = remainders()
    for block, length in enumerate(BLOCKS):
        for offset in range(length):
            terms = behind[length - 1 - offset]
            yield {
                _turn(block, offset): _EACH_BIT,
                **{
                    sum(BLOCKS) + nth * len(BLOCKS) + block: tuple(
                        _times(term, bit) for bit in _EACH_BIT
                    )
                    for nth, term in enumerate(terms)
                },
            }


def _turn(block: int, offset: int) -> int:
    before = sum(min(offset, length) for length in BLOCKS)
    return before + sum(length > offset for length in BLOCKS[:block])
