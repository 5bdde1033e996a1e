"""Measures the empty part of pictures: `python packaging/blank.py PICTURE...`.

That is the share of blocks of 32 by 32 pixels that are of one colour.
"""

import sys
from typing import Final

from PySide6.QtCore import QRect
from PySide6.QtGui import QImage

BLOCK: Final = 32
PIXEL: Final = 4
"""The bytes of one."""


def blank(image: QImage, within: QRect | None = None) -> float:
    """The share from 0 to 1, of the picture or a part of it; what is left of a block isn't counted."""
    part = image if within is None else image.copy(within)
    across, down = part.width() // BLOCK, part.height() // BLOCK
    if not across * down:
        return 0.0
    plain = part.convertToFormat(QImage.Format.Format_RGB32)
    line, pixels = plain.bytesPerLine(), bytes(plain.constBits())
    empty = sum(
        _is_empty(pixels, line, (row * line + column * PIXEL) * BLOCK)
        for row in range(down)
        for column in range(across)
    )
    return empty / (across * down)


def _is_empty(pixels: bytes, line: int, at: int) -> bool:
    one = pixels[at : at + PIXEL] * BLOCK
    return all(
        pixels[start : start + len(one)] == one for start in range(at, at + BLOCK * line, line)
    )


def main(paths: list[str]) -> None:
    for path in paths:
        image = QImage(path)
        if image.isNull():
            sys.exit(f"{path} is no picture.")
        print(f"{blank(image):4.0%}  {path}")


if __name__ == "__main__":
    main(sys.argv[1:])
