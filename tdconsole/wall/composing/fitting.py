"""Text that finds its room: as large as possible, smaller if need be, never cut."""

from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from tdconsole.drawing.marks import Mark
from tdconsole.wall.theme import Token

Measure = Callable[[str, str], float]
"""The width of a text in a face, in ems."""
Align = Literal["left", "centre", "right"]

CAPITALS: Final = 0.711
"""The height of capitals and figures, in ems."""
LEADING: Final = 1.16
TALL: Final = 1.16
"""The height of a line of words with accents and descenders, centred on capitals, in ems."""
FIGURES: Final = 1.09
"""The height of figures with commas and strokes, centred on the figures."""
DIGITS: Final = 0.76
"""The height of figures alone."""
TAILS: Final = (FIGURES - DIGITS) / 2
"""The room that commas and strokes need below that, in ems."""

_MORE: Final = "…"
_HYPHEN: Final = "-"
_OF_A_WORD: Final = 3
"""The letters of a broken word that keep each other company on a line, if there is room."""


class Room(NamedTuple):
    """A rectangle in pixels."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        return self.x + self.width

    @property
    def bottom(self) -> int:
        return self.y + self.height

    def meets(self, other: "Room") -> bool:
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )


class Box(NamedTuple):
    """A named place on the screen with its content; without any, a patch of colour."""

    name: str
    room: Room
    ink: Token
    lines: tuple[str, ...] = ()
    face: str = ""
    size: int = 0
    align: Align = "left"
    ground: str = "ground"
    """The token or the colour of what is behind it."""
    cells: str = ""
    """Each sign goes where it is in this text, counted from the right."""
    picture: str = ""
    """The file of the picture that fills it, instead of lines."""
    marks: tuple[Mark, ...] = ()
    """What is drawn in it instead of lines, from its own corner on."""
    tails: int = 0
    """How much of the room, at its foot, is for tails alone: the lines stand in the middle of the rest."""


def largest(text: str, face: str, room: Room, most: float, measure: Measure) -> int:
    """The size at which the text fits on one line."""
    wide = measure(text, face)
    return int(min(most, room.width / wide if wide else most))


def lines(  # noqa: PLR0913, PLR0917  # what, where and how large
    text: str, face: str, room: Room, most: float, least: float, measure: Measure
) -> tuple[tuple[str, ...], int]:
    """One line if it needn't be much smaller for that, else as many as it takes.

    Below the least size the text ends after a word, with three dots.
    """
    size = int(min(most, room.height / TALL))
    while size > least:
        broken = wrapped(text, face, size, room.width, measure)
        if broken and stands(len(broken), size) <= room.height:
            return broken, size
        size -= 1
    return shortened(text, face, int(least) + 1, room, measure), int(least) + 1


def filling(  # noqa: PLR0913, PLR0917  # what, where and how large
    text: str, face: str, room: Room, most: float, least: float, measure: Measure
) -> tuple[tuple[str, ...], int]:
    """The text as large as it can be in this room, on lines of about equal length."""
    words = text.split()
    wide = [measure(word, face) for word in words]
    space = measure(" ", face)
    small, large = int(least) + 1, int(min(most, room.height / TALL))
    if not words:
        return (), small
    if _count(wide, space, room.width / (2 * small), room.height / (2 * small)) is None:
        if max(wide) * 2 * small > room.width:
            return _filling_broken(" ".join(words), face, room, large, small, measure)
        if _count(wide, space, room.width / small, room.height / small) is None:
            return shortened(text, face, small, room, measure), small
    while small < large:
        size = (small + large + 1) // 2
        if _count(wide, space, room.width / size, room.height / size) is None:
            large = size - 1
        else:
            small = size
    count = _count(wide, space, room.width / small, room.height / small)
    narrow, broad = 0.0, room.width / small
    while broad - narrow > 0.05:
        middle = (narrow + broad) / 2
        if _count(wide, space, middle, room.height / small) == count:
            broad = middle
        else:
            narrow = middle
    return wrapped(" ".join(words), face, small, broad * small + 1, measure) or (text,), small


def _filling_broken(  # noqa: PLR0913, PLR0917  # as above
    text: str, face: str, room: Room, large: int, small: int, measure: Measure
) -> tuple[tuple[str, ...], int]:
    """The text with very long words broken where the line ends, to keep the size."""
    least = small
    while small < large:
        size = (small + large + 1) // 2
        count = len(broken_lines(text, face, size, room.width, measure))
        if stands(count, size) > room.height:
            large = size - 1
        else:
            small = size
    broken = broken_lines(text, face, small, room.width, measure)
    if stands(len(broken), small) > room.height:
        return shortened(text, face, least, room, measure), least
    return broken, small


def _count(wide: list[float], space: float, width: float, height: float) -> int | None:
    """The number of lines the words need, in ems; None if they don't fit."""
    if max(wide) > width:
        return None
    count, line = 1, -space
    for word in wide:
        if line + space + word > width:
            count, line = count + 1, -space
        line += space + word
    return count if TALL + (count - 1) * LEADING <= height else None


def stands(count: int, size: float) -> float:
    """The height of this many lines."""
    return size * (TALL + (count - 1) * LEADING)


def wrapped(
    text: str, face: str, size: float, width: float, measure: Measure
) -> tuple[str, ...] | None:
    """The lines; None if a single word is wider than the line."""
    done: list[str] = []
    line = ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line else word
        if measure(longer, face) * size <= width:
            line = longer
            continue
        if measure(word, face) * size > width:
            return None
        done.append(line)
        line = word
    return (*done, line)


def shortened(text: str, face: str, size: int, room: Room, measure: Measure) -> tuple[str, ...]:
    """The lines at this size; what is left over ends after a word, with three dots."""
    rows = max(1, int((room.height / size - TALL) / LEADING + 1))
    broken = broken_lines(text, face, size, room.width, measure)
    if len(broken) <= rows:
        return broken
    last = broken[rows - 1]
    while " " in last and measure(last + _MORE, face) * size > room.width:
        last = last.rpartition(" ")[0]
    while measure(last + _MORE, face) * size > room.width and len(last) > 1:
        last = last[:-1].rstrip()
    return (*broken[: rows - 1], last + _MORE)


def broken_lines(text: str, face: str, size: int, width: int, measure: Measure) -> tuple[str, ...]:
    """The lines, with a word too wide broken after its hyphen, or else with one where it breaks."""
    pieces: list[str] = []
    most = width / size
    for word in text.split(" "):
        rest = word
        while measure(rest, face) > most:
            piece, end = _broken(rest, face, most, measure)
            pieces.append(piece)
            rest = rest[end:]
        pieces.append(rest)
    return wrapped(" ".join(pieces), face, size, width, measure) or (text,)


def _broken(word: str, face: str, most: float, measure: Measure) -> tuple[str, int]:
    """What a line of this width, in ems, takes of the word, and the number of its letters."""
    ends = range(1, len(word))
    own = (n for n in reversed(ends) if word[n - 1] == _HYPHEN)
    if end := next((n for n in own if measure(word[:n], face) <= most), 0):
        return word[:end], end
    for few in (_OF_A_WORD, 1):
        for n in range(len(word) - few, few - 1, -1):
            if measure(word[:n] + _HYPHEN, face) <= most:
                return word[:n] + _HYPHEN, n
    end = next((n for n in reversed(ends) if measure(word[:n], face) <= most), 1)
    return word[:end], end
