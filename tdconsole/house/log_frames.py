"""The pages in the log beside a house, each checked by itself.

SQLite reads a log up to the first frame that is not whole. Every frame is summed up together with
the one before it, so those behind a hurt one can be checked too.
"""

from collections.abc import Iterator
from struct import Struct, iter_unpack
from typing import Final, NamedTuple

_HEAD: Final = 32
_FRAME_HEAD: Final = 24
_SALTS: Final = slice(16, 24)
_OF_FRAME: Final = slice(8, 16)
_SUM: Final = slice(16, 24)
_BIG_ENDIAN: Final = 0x377F0683
_WORD: Final = 0xFFFFFFFF
_PAIR: Final = Struct(">II")


class Frame(NamedTuple):
    """A page as it was written to the log; `committed` if its transaction came to its end."""

    page: int
    image: bytes
    committed: bool


def frames(log: bytes, size: int) -> list[Frame]:
    """The sound frames of the log as it was last begun, in the order written."""
    found = list(_sound(log, size))
    last = max((at for at, (_page, _image, ends) in enumerate(found) if ends), default=-1)
    return [Frame(page, image, at <= last) for at, (page, image, _ends) in enumerate(found)]


def _sound(log: bytes, size: int) -> Iterator[tuple[int, bytes, bool]]:
    whole = _FRAME_HEAD + size
    if len(log) < _HEAD + whole:
        return
    order = ">" if int.from_bytes(log[:4], "big") == _BIG_ENDIAN else "<"
    before, salts = log[24:32], log[_SALTS]
    if _summed(log[:24], (0, 0), order) != before:
        salts = log[_HEAD:][_OF_FRAME]  # the log's own head is hurt
    for at in range(_HEAD, len(log) - whole + 1, whole):
        head, image = log[at : at + _FRAME_HEAD], log[at + _FRAME_HEAD : at + whole]
        if head[_OF_FRAME] != salts:
            continue
        page, ends = _PAIR.unpack(head[:8])
        seed = _PAIR.unpack(before)
        before = head[_SUM]
        if page and _summed(head[:8] + image, seed, order) == before:
            yield page, image, bool(ends)


def _summed(data: bytes, seed: tuple[int, int], order: str) -> bytes:
    """SQLite's sum over the data, a pair of words at a time."""
    one, other = seed
    for first, second in iter_unpack(f"{order}II", data):
        one = (one + first + other) & _WORD
        other = (other + second + one) & _WORD
    return _PAIR.pack(one, other)
