"""QR codes by the thousand: one version, level and mask (ISO/IEC 18004).

With these fixed, a code is linear over GF(2): what each four bits of the text invert, their share
of the correction included, is known beforehand, and a code is the exclusive or of it all.
"""

from functools import lru_cache, reduce
from operator import getitem, xor
from typing import Final

from tdconsole.printing.paper.qr.correction import BLOCKS, spread
from tdconsole.printing.paper.qr.matrix import ROW_BYTES, SIDE, bit, ground, places

LONGEST: Final = 262
LONGEST_IN_BYTES: Final = 180
"""The longest text with other signs than `SIGNS`, such as small letters."""
SIGNS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"
QUIET: Final = 4
"""The white modules that belong around a code."""

_BYTES: Final = sum(BLOCKS)
_ALPHANUMERIC: Final = 0b0010
_IN_BYTES: Final = 0b0100
_END: Final = 4
"""The zero bits that end the text, if there is room."""
_PADS: Final = bytes([0xEC, 0x11]) * _BYTES
_SIGNS: Final = frozenset(SIGNS)
_HEX: Final = "0123456789abcdef"


class NotWritable(ValueError):
    """The text is empty, longer than a code holds, or has signs that a code can't."""


def code(text: str) -> bytes:
    """The picture, one bit per module with 1 for black: `SIDE` rows of whole bytes."""
    fours = f"{_bits(text):0{_BYTES * 2}x}"
    black = reduce(xor, map(getitem, _turning(), fours), _ground())
    return black.to_bytes(ROW_BYTES * SIDE, "big")


def _bits(text: str) -> int:
    """All data bits: mode, length, the signs in pairs or as bytes, and the padding."""
    if 0 < len(text) <= LONGEST and _SIGNS.issuperset(text):
        twos = _twos()
        signs = "".join([twos[text[n : n + 2]] for n in range(0, len(text), 2)])
        bits = f"{_ALPHANUMERIC:04b}{len(text):09b}{signs}"
    elif 0 < len(text) <= LONGEST_IN_BYTES and text.isascii() and text.isprintable():
        signs = "".join([f"{byte:08b}" for byte in text.encode()])
        bits = f"{_IN_BYTES:04b}{len(text):08b}{signs}"
    else:
        raise NotWritable(text)
    whole = min(_BYTES, (len(bits) + _END + 7) // 8)
    left = _BYTES - whole
    said = int(bits, 2) << _BYTES * 8 - len(bits)
    return said | int.from_bytes(_PADS[:left], "big")


@lru_cache(maxsize=1)
def _twos() -> dict[str, str]:
    """Pairs of signs as eleven bits, a last single one as six."""
    twos = {sign: f"{value:06b}" for value, sign in enumerate(SIGNS)}
    for above, one in enumerate(SIGNS):
        for value, other in enumerate(SIGNS):
            twos[one + other] = f"{above * len(SIGNS) + value:011b}"
    return twos


@lru_cache(maxsize=1)
def _ground() -> int:
    return ground()


@lru_cache(maxsize=1)
def _turning() -> tuple[dict[str, int], ...]:
    """What each four bits invert, by hexadecimal digit."""
    modules = [bit(module) for module in places()]
    tables = []
    for reach in spread():
        alone = [
            sum(_turned(modules, word, values[nth]) for word, values in reach.items())
            for nth in range(8)
        ]
        tables += [_combined(alone[:4]), _combined(alone[4:])]
    return tuple(tables)


def _combined(alone: list[int]) -> dict[str, int]:
    """The combinations of four bits, the highest first."""
    all_ = [0]
    for turned in alone[::-1]:
        all_ += [turned ^ before for before in all_]
    return dict(zip(_HEX, all_, strict=True))


def _turned(modules: list[int], word: int, value: int) -> int:
    return sum(modules[word * 8 + 7 - n] for n in range(8) if value >> n & 1)
