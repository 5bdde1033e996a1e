"""A face of another alphabet as a font of a PDF, with the outlines of no more than what is written.

A character of the font is a cluster of letters and marks, joined as in that word, and carries its
text, so that a paper can be searched. The font is of Type 3: a PDF can't hold a variable face, and
this way it has every weight.
"""

from collections.abc import Sequence
from functools import cache
from threading import Lock
from typing import Final
from weakref import WeakKeyDictionary

import uharfbuzz  # type: ignore[import-untyped]  # brings no stubs
from reportlab.pdfbase.pdfdoc import (
    PDFArray,
    PDFDictionary,
    PDFDocument,
    PDFName,
    PDFObject,
    PDFObjectReference,
    PDFStream,
    PDFZCompress,
)
from reportlab.pdfbase.pdfmetrics import registerFont

from tdconsole.printing.paper.alphabets.faces import EM, face
from tdconsole.printing.paper.alphabets.shaping import Cluster

_PART: Final = 256
"""The characters that a font of a PDF can have; the next ones are in another part."""
_LINES: Final = 100
"""The lines that a table of a PDF may have; the next ones are in another."""


class _Path:
    """Strokes in whole units, each glyph moved to its place."""

    def __init__(self) -> None:
        self.right = self.up = 0
        self.across: list[int] = []
        self.down: list[int] = []
        self.strokes: list[str] = []

    def add(self, operator: str, points: Sequence[float]) -> None:
        across = [round(at) + self.right for at in points[::2]]
        down = [round(at) + self.up for at in points[1::2]]
        self.across += across
        self.down += down
        said = (f"{x} {y} " for x, y in zip(across, down, strict=True))
        self.strokes.append("".join((*said, operator)))


def _strokes() -> uharfbuzz.DrawFuncs:
    """Curves of TrueType come as those of a PDF."""
    found = uharfbuzz.DrawFuncs()
    found.set_move_to_func(lambda *at: at[-1].add("m", at[:-1]))
    found.set_line_to_func(lambda *at: at[-1].add("l", at[:-1]))
    found.set_cubic_to_func(lambda *at: at[-1].add("c", at[:-1]))
    found.set_close_path_func(lambda path: path.add("h", ()))
    return found


_STROKES: Final = _strokes()


class _InDocument:
    """What one document uses: the characters by the order in which they came."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.codes: dict[str, int] = {}

    def code(self, character: str) -> int:
        return self.codes.setdefault(character, len(self.codes))


class Drawn:
    """A font as the canvas takes it, which asks for it by these names."""

    _dynamicFont, _multiByte = 1, 0  # noqa: N815 -- the canvas's names
    shapable = False

    def __init__(self, number: int, weight: int) -> None:
        self.fontName = self.name = f"alphabet-{number}-{weight}"
        self.face = self
        self._face = face(number, weight)
        self._learning = Lock()
        self._characters: dict[Cluster, str] = {}
        self._clusters: list[Cluster] = []
        self._documents: WeakKeyDictionary[PDFDocument, _InDocument] = WeakKeyDictionary()

    def character(self, cluster: Cluster) -> str:
        with self._learning:
            known = self._characters.get(cluster)
            if known is None:
                known = self._characters[cluster] = chr(len(self._clusters))
                self._clusters.append(cluster)
            return known

    # What the canvas asks

    def splitString(self, text: str, doc: PDFDocument) -> list[tuple[int, bytes]]:  # noqa: N802
        used = self._in(doc)
        codes = map(used.code, text)
        return [(code // _PART, bytes([code % _PART])) for code in codes]

    def getSubsetInternalName(self, subset: int, doc: PDFDocument) -> str:  # noqa: N802
        return f"/{self._in(doc).name}+{subset}"

    def addObjects(self, doc: PDFDocument) -> None:  # noqa: N802
        used = self._documents.pop(doc)
        clusters = [self._clusters[ord(character)] for character in used.codes]
        fonts = doc.idToObject["BasicFonts"].dict  # type: ignore[attr-defined]  # it is a dictionary
        for part, start in enumerate(range(0, len(clusters), _PART)):
            name = f"{used.name}+{part}"
            fonts[name] = _kept(doc, self._part(doc, clusters[start : start + _PART]), name)

    def _in(self, doc: PDFDocument) -> _InDocument:
        used = self._documents.get(doc)
        if used is None:
            name = f"A{len(doc.fontMapping) + 1}"
            doc.fontMapping[self.fontName] = f"/{name}"
            doc.delayedFonts.append(self)
            used = self._documents[doc] = _InDocument(name)
        return used

    # What it becomes

    def _part(self, doc: PDFDocument, clusters: list[Cluster]) -> PDFDictionary:
        names = [PDFName(f"c{code}") for code in range(len(clusters))]
        shapes = (_kept(doc, _stream(self._shape(one))) for one in clusters)
        return PDFDictionary(
            {
                "Type": PDFName("Font"),
                "Subtype": PDFName("Type3"),
                "FontBBox": PDFArray([0, 0, 0, 0]),
                "FontMatrix": PDFArray([1 / EM, 0, 0, 1 / EM, 0, 0]),
                "CharProcs": PDFDictionary(
                    {f"c{code}": shape for code, shape in enumerate(shapes)}
                ),
                "Encoding": PDFDictionary(
                    {"Type": PDFName("Encoding"), "Differences": PDFArray([0, *names])}
                ),
                "FirstChar": 0,
                "LastChar": len(clusters) - 1,
                "Widths": PDFArray([one.wide for one in clusters]),
                "Resources": PDFDictionary({}),
                "ToUnicode": _kept(doc, _stream(_said(clusters))),
            }
        )

    def _shape(self, cluster: Cluster) -> str:
        """The outlines, after the width and the box around them."""
        path = _Path()
        for glyph, path.right, path.up in cluster.glyphs:
            self._face.draw_glyph(glyph, _STROKES, path)
        left, right = min(path.across, default=0), max(path.across, default=0)
        foot, top = min(path.down, default=0), max(path.down, default=0)
        width = f"{cluster.wide} 0 {left} {foot} {right} {top} d1"
        return "\n".join((width, *path.strokes, "f"))


@cache
def drawn(number: int, weight: int) -> Drawn:
    font = Drawn(number, weight)
    registerFont(font)
    return font


def _kept(doc: PDFDocument, part: PDFObject, name: str | None = None) -> PDFObjectReference:
    """A reference to the part, which the document then holds."""
    reference: PDFObjectReference = doc.Reference(part, name)  # type: ignore[no-untyped-call]
    return reference


def _stream(content: str) -> PDFStream:
    stream = PDFStream(content=content)
    stream.filters = [PDFZCompress]
    return stream


def _said(clusters: Sequence[Cluster]) -> str:
    """What each character says, for those who search or copy the text of a paper."""
    said = [one.text.encode("utf-16-be").hex() for one in clusters]
    lines = [f"<{code:02x}> <{text}>" for code, text in enumerate(said)]
    return "\n".join(
        (
            "/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def",
            "1 begincodespacerange <00> <ff> endcodespacerange",
            *(
                f"{len(some)} beginbfchar\n{chr(10).join(some)}\nendbfchar"
                for some in (lines[at : at + _LINES] for at in range(0, len(lines), _LINES))
            ),
            "endcmap CMapName currentdict /CMap defineresource pop end end",
        )
    )
