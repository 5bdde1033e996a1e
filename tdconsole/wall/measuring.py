"""Widths of texts without a window: as the letters themselves say, with no pair moved closer."""

from functools import lru_cache
from typing import Final

import uharfbuzz  # type: ignore[import-untyped]  # brings no stubs

from tdconsole.files import font

_AS_THEY_ARE: Final = {"kern": False, "liga": False, "clig": False}


@lru_cache(maxsize=16)
def _face(face: str) -> tuple[uharfbuzz.Font, int]:
    shapes = uharfbuzz.Face(uharfbuzz.Blob.from_file_path(str(font(face))))
    return uharfbuzz.Font(shapes), shapes.upem


@lru_cache(maxsize=32_768)
def ems(text: str, face: str) -> float:
    """The width of the text in ems."""
    if not text:
        return 0.0
    letters, upem = _face(face)
    buffer = uharfbuzz.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    uharfbuzz.shape(letters, buffer, _AS_THEY_ARE)
    return float(sum(one.x_advance for one in buffer.glyph_positions)) / upem
