"""A QR code on a page: a picture of one bit per module, in the page's own stream."""

from typing import Final

from reportlab.pdfgen.canvas import Canvas

from tdconsole.printing.paper.qr.code import code
from tdconsole.printing.paper.qr.matrix import SIDE
from tdconsole.printing.paper.sizes import MM

DOT: Final = MM / 8
"""A dot of a thermal printer, 203 of them to the inch."""
FINE: Final = MM * 0.32
"""A module on a sheet that a phone can still read."""
COARSE: Final = 4 * DOT

_HOW: Final = f"BI /W {SIDE} /H {SIDE} /BPC 1 /CS /G /D [1 0] /F /AHx ID"


def draw_code(canvas: Canvas, text: str, x: float, y: float, module: float) -> None:
    """Draw a code from its lower left corner, without the white around it."""
    side = module * SIDE
    canvas.addLiteral(
        f"q {side:.4f} 0 0 {side:.4f} {x:.4f} {y:.4f} cm {_HOW} {code(text).hex()}> EI Q"
    )
