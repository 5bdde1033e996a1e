"""The one type family on paper, and text that is fitted into its room and never cut."""

import re
from functools import lru_cache
from threading import Lock
from typing import Final, NamedTuple
from unicodedata import category, normalize

from reportlab.pdfbase.pdfmetrics import registerFont
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from tdconsole.alphabets import has_others
from tdconsole.domain.values import Money
from tdconsole.files import font
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.printing.paper.alphabets.drawn import drawn
from tdconsole.printing.paper.alphabets.faces import EM
from tdconsole.printing.paper.alphabets.shaping import clings, pieces, shaped, written
from tdconsole.printing.paper.bilingual import BETWEEN

REGULAR: Final = "Roboto-Regular"
MEDIUM: Final = "Roboto-Medium"
BOLD: Final = "Roboto-Bold"
_WEIGHTS: Final = {REGULAR: 400, MEDIUM: 500, BOLD: 700}
"""What other alphabets weigh beside it."""


class Type(NamedTuple):
    face: str
    size: float


SMALL: Final = Type(REGULAR, 6.5)
LABEL: Final = Type(MEDIUM, 6.5)
TEXT: Final = Type(REGULAR, 9.0)
STRONG: Final = Type(MEDIUM, 9.0)
FIGURE: Final = Type(MEDIUM, 13.0)
LARGE: Final = Type(BOLD, 13.0)
LARGE_ERASED: Final = Type(REGULAR, 13.0)

# In ems.
LEADING: Final = 1.16
CAPITALS: Final = 0.711
_DESCENT: Final = 0.21

_LEGIBLE: Final = 5.5
"""Type is made this small before a word is broken."""
_SMALLER: Final = 0.96
_LETTERSPACE: Final = 0.054
LABEL_LINE: Final = 7.5
_BREAKS: Final = re.compile(r"(?<=[ -])")
_DOT: Final = " ·"
"""The separator of facts; it is dropped at the end of a line."""
_NO_BEGINNING: Final = " ·"
"""Signs that no line begins with."""
_SPACES: Final = {"Cc", "Zl", "Zp"}

one_at_a_time: Final = Lock()
"""A font reads its file through one position, so only one thread at a time may load or embed it."""


class _Part(NamedTuple):
    """A piece of a line as the canvas writes it, with its width in ems."""

    font: str
    text: str
    wide: float


class Block(NamedTuple):
    lines: tuple[str, ...]
    type: Type


@lru_cache(maxsize=1)
def _loaded() -> dict[str, TTFont]:
    fonts = {}
    for face in (REGULAR, MEDIUM, BOLD):
        fonts[face] = TTFont(face, str(font(face)))
        registerFont(fonts[face])
    return fonts


def faces() -> dict[str, TTFont]:
    with one_at_a_time:
        return _loaded()


@lru_cache(maxsize=16_384)
def printable(text: str) -> str:
    """The text with accents composed, and line ends and the like as spaces.

    A sign that is in no face is spelled: a gap would be overlooked, a box is no name.
    """
    if text.isascii() and text.isprintable():
        return text
    spaced = "".join(" " if category(sign) in _SPACES else sign for sign in normalize("NFC", text))
    return written(spaced) if has_others(spaced) else spaced


def money(words: Catalogue, amount: Money, currency: str) -> str:
    """The amount, with the currency's letters if the family lacks its sign."""
    text = words.money(amount, currency)
    has = faces()[REGULAR].face.charToGlyph
    known = "".join(sign for sign in text if ord(sign) in has)
    return text if known == text else f"{known.strip()} {currency}"


@lru_cache(maxsize=16_384)
def _ems(text: str, face: str) -> float:
    if has_others(text):
        return sum(part.wide for part in _parts(text, face))
    return float(faces()[face].stringWidth(text, EM)) / EM


@lru_cache(maxsize=4_096)
def _parts(text: str, face: str) -> tuple[_Part, ...]:
    """The line from left to right, each alphabet in its own face."""
    family, weight, found = faces()[face], _WEIGHTS[face], []
    for piece in pieces(text):
        if piece.face is None:
            wide = family.stringWidth(piece.seen, EM)
            found.append(_Part(face, piece.seen, wide / EM))
        else:
            font_, clusters = drawn(piece.face, weight), shaped(piece, piece.face, weight)
            said = "".join(map(font_.character, clusters))
            found.append(_Part(font_.fontName, said, sum(one.wide for one in clusters) / EM))
    return tuple(found)


def width(text: str, type_: Type) -> float:
    return _ems(text, type_.face) * type_.size


def shrunk(text: str, type_: Type, room: float) -> Type:
    """The type at the size in which the text fits on one line."""
    wide = width(text, type_)
    return type_ if wide <= room else Type(type_.face, type_.size * room / wide)


def block_high(block: Block) -> float:
    """The height from the top of the first capitals to the foot of the last."""
    size = block.type.size
    return size * CAPITALS + (len(block.lines) - 1) * size * LEADING


@lru_cache(maxsize=4096)
def fitted(text: str, type_: Type, room: float, height: float) -> Block:
    """The text in smaller type and more lines as needed; words are broken as a last resort."""
    text = printable(text)
    if width(text, type_) <= room:
        return Block((text,), type_)
    for breaking in (False, True):
        size = type_.size
        while breaking or size >= _LEGIBLE:
            lines = wrapped(text, Type(type_.face, size), room, breaking=breaking)
            if lines and len(lines) <= max(1, int(height / (size * LEADING))):
                return Block(lines, Type(type_.face, size))
            size *= _SMALLER
    raise AssertionError


def wrapped(text: str, type_: Type, room: float, *, breaking: bool) -> tuple[str, ...]:
    """The lines; none if a word is wider than the line and may not be broken."""
    lines: list[str] = []
    line = ""
    for piece in _BREAKS.split(text):
        word = piece
        if lines and not line and not word.strip(_NO_BEGINNING):
            continue
        if width((line + word).rstrip(" "), type_) <= room:
            line += word
            continue
        if line:
            lines.append(line.rstrip(" ").removesuffix(_DOT).rstrip(" "))
        while width(word.rstrip(" "), type_) > room:
            if not breaking:
                return ()
            end = _end(word, type_, room)
            if not end:
                return ()
            lines.append(word[:end])
            word = word[end:]
        line = word if word.strip(_NO_BEGINNING) else ""
    return (*lines, line.rstrip(" "))


def _end(word: str, type_: Type, room: float) -> int:
    """Where the word is broken; nowhere if not even its first sign fits, with its marks."""
    ends = (n for n in range(len(word), 0, -1) if n == len(word) or not clings(word[n]))
    return next((n for n in ends if width(word[:n], type_) <= room), 0)


def label_type(text: str, room: float, type_: Type = LABEL) -> Type:
    """The type at the size in which the label fits."""
    wide = label_width(text, type_)
    return type_ if wide <= room else Type(type_.face, type_.size * room / wide)


def label_width(text: str, type_: Type = LABEL) -> float:
    return _spaced(printable(text.upper()), type_)


def label_lines(text: str, room: float) -> list[str]:
    """The label's lines; two languages go one above the other if it is narrow."""
    return [text] if label_type(text, room) == LABEL else text.split(BETWEEN)


def _spaced(capitals: str, type_: Type) -> float:
    return width(capitals, type_) + _LETTERSPACE * type_.size * len(capitals)


class Pen:
    """Writes from the left of its room, or up to a right edge."""

    def __init__(self, canvas: Canvas) -> None:
        self._canvas = canvas

    def write(self, x: float, y: float, text: str, type_: Type, *, right: bool = False) -> None:
        if right:
            x -= width(text, type_)
        if not text.isascii() and has_others(text):
            for part in _parts(text, type_.face):
                self._put(x, y, part.text, Type(part.font, type_.size))
                x += part.wide * type_.size
            return
        self._put(x, y, text, type_)

    def _put(self, x: float, y: float, text: str, type_: Type) -> None:
        self._canvas.setFont(*type_)
        # drawString would measure the text again, for scripts that run from the right.
        line = self._canvas.beginText(x, y)
        line.textLine(text)
        self._canvas.drawText(line)

    def line(  # noqa: PLR0913  # where, what, how and how wide
        self, x: float, y: float, text: str, type_: Type, *, room: float, right: bool = False
    ) -> None:
        text = printable(text)
        self.write(x, y, text, shrunk(text, type_, room), right=right)

    def block(self, x: float, top: float, block: Block) -> float:
        """Write a block hung from its top, so that all blocks begin level; return its foot."""
        size = block.type.size
        y = top - size * CAPITALS
        for line in block.lines:
            self.write(x, y, line, block.type)
            y -= size * LEADING
        return y + size * (LEADING - _DESCENT)

    def label(  # noqa: PLR0913  # where, what, how and how wide
        self,
        x: float,
        y: float,
        text: str,
        room: float,
        *,
        right: bool = False,
        type_: Type = LABEL,
    ) -> float:
        """Write the small capitals that label a figure; return their width."""
        capitals = printable(text.upper())
        type_ = label_type(text, room, type_)
        wide = _spaced(capitals, type_)
        start = x - wide if right else x
        if has_others(capitals):
            self.write(start, y, capitals, type_)
            return wide
        self._canvas.setFont(*type_)
        self._canvas.drawString(start, y, capitals, charSpace=_LETTERSPACE * type_.size)
        return wide

    def head(self, x: float, y: float, text: str, room: float, *, right: bool = False) -> None:
        """Write a label of one or more lines, the last of which is on `y`."""
        lines = label_lines(text, room)
        type_ = min(label_type(line, room) for line in lines)
        for below, line in enumerate(lines, 1):
            above = (len(lines) - below) * LABEL_LINE
            self.label(x, y + above, line, room, right=right, type_=type_)


BEARING: Final = 0.03
"""The white on the left of a figure, in ems: without it small and huge type share one edge."""
