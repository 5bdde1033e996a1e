"""A paper as it leaves the printer: dots, and what a reader of codes finds in them."""

from collections.abc import Iterator
from typing import Final

import pypdfium2  # type: ignore[import-untyped]  # brings no stubs
import zxingcpp
from PIL.Image import Image

from tdconsole.printing.paper.sizes import Paper

_WHITE: Final = 250


def pictures(pdf: bytes, dots: float) -> Iterator[Image]:
    """Each page in grey, at this many dots an inch."""
    document = pypdfium2.PdfDocument(pdf)
    try:
        for page in document:
            yield page.render(scale=dots / 72).to_pil().convert("L")
    finally:
        document.close()


def read(picture: Image) -> list[zxingcpp.Barcode]:
    """Nothing of the reader's outlives the call: at the end it counts what is still held."""
    formats = zxingcpp.BarcodeFormats(zxingcpp.BarcodeFormat.QRCode)
    return zxingcpp.read_barcodes(picture, formats=formats)


def codes(pdf: bytes, dots: float) -> list[str]:
    return [code.text for picture in pictures(pdf, dots) for code in read(picture)]


def ink_outside(pdf: bytes, paper: Paper) -> bool:
    """Beyond what a printer reaches on a roll, and 4 mm from the edge of any other paper."""
    edge = 4 * 72 / 25.4 if paper.kind != "roll" else paper.margin
    reach = int(edge * 2) - 1
    for picture in pictures(pdf, 144):
        picture.paste(255, (reach, reach, picture.width - reach, picture.height - reach))
        if any(picture.histogram()[:_WHITE]):
            return True
    return False


def text_outside(pdf: bytes) -> list[str]:
    """What is written beyond the edges of its page, where no picture of it would show it."""
    document, found = pypdfium2.PdfDocument(pdf), []
    try:
        for page in document:
            wide, high = page.get_size()
            text = page.get_textpage()
            for number in range(text.count_rects()):
                left, foot, right, top = text.get_rect(number)
                if left < 0 or foot < 0 or right > wide or top > high:
                    found.append(text.get_text_bounded(left, foot, right, top))
    finally:
        document.close()
    return found
