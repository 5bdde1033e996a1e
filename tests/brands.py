"""Logos and brands for tests, drawn here."""

from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw

from tdconsole.library.brand import Brand


def logo(
    *colours: str, size: tuple[int, int] = (240, 120), ground: str | None = None, kind: str = "PNG"
) -> bytes:
    """Bars of these colours beside each other, on nothing unless there is a ground."""
    mode = "RGBA" if ground is None else "RGB"
    image = Image.new(mode, size, (0, 0, 0, 0) if ground is None else ground)
    pen, wide, high = ImageDraw.Draw(image), *size
    step = wide / (len(colours) + 1)
    for at, colour in enumerate(colours):
        left = round(step * (at + 0.5))
        pen.rectangle((left, high // 6, left + round(step * 0.9), high - high // 6), fill=colour)
    written = BytesIO()
    image.save(written, kind)
    return written.getvalue()


RED_CLUB: Final = logo("#c8102e", "#f2c14e", "#ffffff")
SPONSOR: Final = logo("#0057b8", size=(200, 80), ground="#ffffff", kind="JPEG")
BRANDED: Final = Brand(layout="side", logo=RED_CLUB, sponsors=(SPONSOR,))
