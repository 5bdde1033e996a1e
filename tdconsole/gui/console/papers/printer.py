"""The printing of a finished document, page by page, on one of this machine's printers."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter
from PySide6.QtPdf import QPdfDocument
from PySide6.QtPrintSupport import QPrinter, QPrinterInfo

from tdconsole.known_errors import PrinterGone

Heard = Callable[[int, int], None]

_POINTS: Final = 72
_FINEST: Final = 300
"""Dots an inch at most in which a page is drawn: more are not visible and cost memory."""


def printers() -> list[str]:
    return list(QPrinterInfo.availablePrinterNames())


def usual_printer() -> str:
    """Return the machine's own choice; empty if it has none."""
    return str(QPrinterInfo.defaultPrinterName())


def printer_named(name: str) -> QPrinter:
    info = QPrinterInfo.printerInfo(name)
    if info.isNull():
        raise PrinterGone(name)
    return QPrinter(info, QPrinter.PrinterMode.HighResolution)


def print_pdf(pdf: bytes, printer: QPrinter, title: str, heard: Heard | None = None) -> bytes:
    """Print on paper of each page's size; an exception from `heard` cancels the rest."""
    document, buffer = QPdfDocument(), QBuffer()
    buffer.setData(QByteArray(pdf))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    document.load(buffer)
    printer.setDocName(title)
    printer.setFullPage(True)
    _lay(printer, document.pagePointSize(0))
    painter = QPainter()
    if not painter.begin(printer):
        document.close()
        raise PrinterGone(printer.printerName())
    try:
        _draw(document, printer, painter, heard)
    except Exception:
        printer.abort()
        raise
    finally:
        painter.end()
        document.close()
    return b""


def _draw(
    document: QPdfDocument, printer: QPrinter, painter: QPainter, heard: Heard | None
) -> None:
    pages, dots = document.pageCount(), min(printer.resolution(), _FINEST)
    for page in range(pages):
        points = document.pagePointSize(page)
        if page:
            _lay(printer, points)
            printer.newPage()
        size = _pixels(points, dots)
        image = QImage(size, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        onto = QPainter(image)
        onto.drawImage(0, 0, document.render(page, size))
        onto.end()
        scale = printer.resolution() / dots
        painter.resetTransform()
        painter.scale(scale, scale)
        painter.drawImage(0, 0, image)
        if heard is not None:
            heard(page + 1, pages)


def _lay(printer: QPrinter, points: QSizeF) -> None:
    """Lay out the page; a piece of a roll is as long as its contents."""
    size = QPageSize(points, QPageSize.Unit.Point, "", QPageSize.SizeMatchPolicy.FuzzyMatch)
    upright = QPageLayout.Orientation.Portrait
    printer.setPageLayout(QPageLayout(size, upright, QMarginsF(), QPageLayout.Unit.Point))


def _pixels(points: QSizeF, dots: int) -> QSize:
    scale = dots / _POINTS
    return QSize(round(points.width() * scale), round(points.height() * scale))
