"""Lines of words in a drawing: as wide as there is room, never cut."""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

Measure = Callable[[str, str], float]
"""The width of a text in a face, in ems."""

LINE: Final = 1.24
"""The height of a line, in ems."""
ABOVE: Final = 0.95
"""What a line takes above its baseline."""
LEAST: Final = 0.6
"""The share of its size that type is made smaller by at most."""


class Lettering(NamedTuple):
    face: str
    size: float
    measure: Measure

    def wide(self, text: str) -> float:
        return self.measure(text, self.face) * self.size

    def fitting(self, texts: Iterable[str], room: float) -> "Lettering | None":
        """The type in which the widest has room; None if that can't be read any more."""
        widest = max((self.measure(text, self.face) for text in texts), default=0.0)
        size = min(self.size, room / widest) if widest else self.size
        return None if size < self.size * LEAST else self._replace(size=size)


def broken(text: str, type_: Lettering, room: float) -> tuple[tuple[str, ...], Lettering] | None:
    """The lines of a text, and their type: smaller if a single word asks for it."""
    words = text.split(" ")
    found = type_.fitting(words, room)
    if found is None:
        return None
    lines, line = [], ""
    for word in words:
        longer = f"{line} {word}" if line else word
        if line and found.wide(longer) > room:
            lines.append(line)
            line = word
        else:
            line = longer
    return (*lines, line), found
