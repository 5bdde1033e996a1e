"""The faces of other alphabets: which has a sign, and how large it is beside Latin letters."""

from functools import cache, lru_cache
from typing import Final, NamedTuple

import uharfbuzz  # type: ignore[import-untyped]  # brings no stubs

from tdconsole import alphabets
from tdconsole.files import font

EM: Final = 1000
"""The units of an em in all that is measured and drawn."""
_CHINESE: Final = 2
"""The face, among the five of its file, whose Han signs are those of mainland China."""
_ANY: Final = 400
"""Each weight has the same signs."""


class Fit(NamedTuple):
    """How a face keeps within the lines of Latin letters, whose marks are less tall and deep."""

    size: int
    up: int


_FITS: Final = {
    "NotoSans": Fit(EM, 0),
    "NotoSansCJK-VF.otf": Fit(round(0.90 * EM), -20),
    "NotoSansArabic": Fit(round(0.82 * EM), 90),
    "NotoSansMyanmar": Fit(round(0.80 * EM), 60),
}
_OTHERS_FIT: Final = Fit(round(0.88 * EM), 30)

_files: Final = cache(alphabets.faces)


@cache
def face(number: int, weight: int) -> uharfbuzz.Font:
    """The face with this number, in this weight; its file is only mapped, not read."""
    file = _files()[number]
    blob = uharfbuzz.Blob.from_file_path(file)
    opened = uharfbuzz.Font(uharfbuzz.Face(blob, _CHINESE if file.suffix == ".ttc" else 0))
    opened.scale = 2 * (fit(number).size,)
    opened.set_variations({"wght": weight})
    return opened


def fit(number: int) -> Fit:
    return _FITS.get(_files()[number].stem.partition("[")[0], _OTHERS_FIT)


@cache
def family() -> frozenset[str]:
    """The signs of the one family of type, which need no other face."""
    file = uharfbuzz.Face(uharfbuzz.Blob.from_file_path(font("Roboto-Regular")))
    return frozenset(map(chr, file.unicodes))


@lru_cache(maxsize=16_384)
def face_of(sign: str) -> int | None:
    """The number of the first face that has the sign."""
    return next((number for number in range(len(_files())) if has(number, sign)), None)


def has(number: int, sign: str) -> bool:
    return bool(face(number, _ANY).get_nominal_glyph(ord(sign)))
