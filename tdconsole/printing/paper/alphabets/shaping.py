"""A line parted into what each face writes, from left to right, and the shapes of its letters."""

from collections.abc import Iterable
from itertools import groupby, pairwise
from typing import Any, Final, NamedTuple
from unicodedata import category, name

import uharfbuzz  # type: ignore[import-untyped]  # brings no stubs

from tdconsole.printing.paper.alphabets.direction import levels, ordered
from tdconsole.printing.paper.alphabets.faces import face, face_of, family, fit, has

_MARKS: Final = frozenset(["Mn", "Mc", "Me", "Cf"])
_MIRRORED: Final = str.maketrans("()[]{}<>«»‹›", ")(][}{><»«›‹")


class Piece(NamedTuple):
    """What one face writes; without a number it is the family's own."""

    face: int | None
    text: str
    level: int

    @property
    def backwards(self) -> bool:
        return self.level == 1

    @property
    def seen(self) -> str:
        """The text as it stands from left to right, for a face that isn't shaped."""
        return self.text[::-1].translate(_MIRRORED) if self.backwards else self.text


class Cluster(NamedTuple):
    """Letters and marks that are drawn as one, with the place of each glyph and their width."""

    text: str
    glyphs: tuple[tuple[int, int, int], ...]
    wide: int


def clings(sign: str) -> bool:
    """Whether the sign belongs to the one before it: a mark, a joiner, a colour of skin."""
    return category(sign) in _MARKS or "\U0001f3fb" <= sign <= "\U0001f3ff"


def written(text: str) -> str:
    """The text with signs that are in some face; others are spelled, as [ka], to be read aloud."""
    known = groupby(text, lambda sign: sign in family() or face_of(sign) is not None)
    return "".join("".join(signs) if drawn else _spelled(signs) for drawn, signs in known)


def pieces(text: str) -> list[Piece]:
    """The pieces of a line from left to right."""
    numbers: list[int | None] = []
    for sign in text:
        numbers.append(_number(sign, numbers))
    parted = groupby(zip(text, numbers, levels(text), strict=True), lambda one: one[1:])
    found = [
        Piece(number, "".join(sign for sign, *_ in signs), level)
        for (number, level), signs in parted
    ]
    return ordered(found, lambda piece: piece.level)


def shaped(piece: Piece, number: int, weight: int) -> list[Cluster]:
    """The clusters of a piece from left to right, in the face with this number."""
    buffer = uharfbuzz.Buffer()
    buffer.add_str(piece.text)
    buffer.guess_segment_properties()
    buffer.direction = "rtl" if piece.backwards else "ltr"
    uharfbuzz.shape(face(number, weight), buffer)
    placed = zip(buffer.glyph_infos, buffer.glyph_positions, strict=True)
    grouped = [(at, list(glyphs)) for at, glyphs in groupby(placed, lambda one: one[0].cluster)]
    ends = dict(pairwise(sorted({*(at for at, _ in grouped), len(piece.text)})))
    up = fit(number).up
    return [_cluster(piece.text[at : ends[at]], glyphs, up) for at, glyphs in grouped]


def _number(sign: str, before: list[int | None]) -> int | None:
    """The number of the face; a mark is drawn with what it is on, if that face has it."""
    if before and clings(sign):
        last = before[-1]
        if last is not None and (category(sign) == "Cf" or has(last, sign)):
            return last
    return None if sign in family() else face_of(sign)


def _cluster(text: str, placed: Iterable[tuple[Any, Any]], up: int) -> Cluster:
    glyphs, wide = [], 0
    for info, at in placed:
        glyphs.append((info.codepoint, wide + at.x_offset, up + at.y_offset))
        wide += at.x_advance
    return Cluster(text, tuple(glyphs), wide)


def _spelled(signs: Iterable[str]) -> str:
    """The last words of the signs' names, which for letters are their sounds."""
    seen = (sign for sign in signs if category(sign) != "Cf")
    said = " ".join(name(sign, f"{ord(sign):x}").rpartition(" ")[2] for sign in seen)
    return f"[{said.lower()}]" if said else ""
