"""Text set in the middle of its room, and papers that lie on their side."""

from msgspec.structs import replace

from tdconsole.printing.paper.lettering import (
    CAPITALS,
    LEADING,
    Pen,
    Type,
    fitted,
    width,
)
from tdconsole.printing.paper.sizes import Paper


def lying_down(paper: Paper) -> Paper:
    """The sheet with its long side across."""
    return replace(paper, width=paper.height or paper.width, height=paper.width)


def centred(  # noqa: PLR0913, PLR0917 -- where, what, and how large
    pen: Pen, middle: float, top: float, text: str, type_: Type, room: float, lines: int = 1
) -> float:
    """Write the text in the middle, in as many lines at most, and return where it ends."""
    block = fitted(text, type_, room, lines * type_.size * LEADING + 0.1)
    size = block.type.size
    line = top - size * CAPITALS
    for said in block.lines:
        pen.write(middle - width(said, block.type) / 2, line, said, block.type)
        line -= size * LEADING
    return line + size * LEADING
