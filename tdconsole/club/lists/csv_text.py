"""Text from a spreadsheet or another program: its encoding, separator and rows."""

import csv
import re
from collections.abc import Iterator
from typing import Final, Literal

from tdconsole.domain.values import Record

Encoding = Literal["utf-8", "utf-16", "cp1252", "cp1250", "latin-1"]

DELIMITERS: Final = ",;\t"
# A stray mark in a cell must not swallow the rest of the file.
_MOST_LINES: Final = 200
_LOOKED_AT: Final = 4096
_LINE: Final = re.compile(r"[^\r\n]*(?:\r\n|\r|\n|$)")
# ą, ł, ż, Ł and Ż of Central Europe, read as Western signs that don't occur next to letters.
_MISREAD: Final = re.compile(r"[^\W\d_][¹³¿]|[£¯][^\W\d_]|[a-z]Ÿ|Ÿ[a-z]")
_NAMED_SIGN: Final = re.compile("sep=(.)\\s*")


class Written(Record, kw_only=True):
    encoding: Encoding
    delimiter: str
    text: str
    first_line: int = 1
    """The line where the headings may begin."""


class Broken(Record, kw_only=True):
    """A row that can't be read; as much of the line as there is."""

    text: str


def written(content: bytes) -> Written:
    encoding, text = _decoded(content)
    first = _LINE.match(text)
    if first is not None and (named := _NAMED_SIGN.fullmatch(first[0])):  # Excel's own way
        rest = text[first.end() :]
        return Written(encoding=encoding, delimiter=named[1], text=rest, first_line=2)
    return Written(encoding=encoding, delimiter=_delimiter(text), text=text)


def rows(of: Written) -> Iterator[tuple[int, list[str] | Broken]]:
    """The rows that aren't empty, each with the line where it begins."""
    lines = [line for line in _LINE.findall(of.text) if line]
    at = 0
    while at < len(lines):
        reader = csv.reader(
            lines[at : at + _MOST_LINES],
            delimiter=of.delimiter,
            strict=True,
            skipinitialspace=of.delimiter != "\t",
        )
        try:
            cells = next(reader)
        except csv.Error:
            yield of.first_line + at, Broken(text=lines[at].strip())
            at += 1
            continue
        if any(cell.strip() for cell in cells):
            yield of.first_line + at, cells
        at += reader.line_num


def _decoded(content: bytes) -> tuple[Encoding, str]:
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        return "utf-16", content.decode("utf-16", errors="replace")
    if (silent := _utf16_without_mark(content)) is not None:
        return "utf-16", content.decode(silent, errors="replace")
    try:
        return "utf-8", content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return _of_one_byte(content)


def _utf16_without_mark(content: bytes) -> str | None:
    """The UTF-16 without a mark: in mostly Latin text every other byte is zero."""
    start = content[:_LOOKED_AT]
    if start.count(0) * 4 < len(start) or len(start) < 2:
        return None
    return "utf-16-le" if start[1::2].count(0) > start[::2].count(0) else "utf-16-be"


def _of_one_byte(content: bytes) -> tuple[Encoding, str]:
    try:
        western = content.decode("cp1252")
    except UnicodeDecodeError:
        western = None
    if western is None or _MISREAD.search(western):
        try:
            return "cp1250", content.decode("cp1250")
        except UnicodeDecodeError:
            pass
    return ("latin-1", content.decode("latin-1")) if western is None else ("cp1252", western)


def _delimiter(text: str) -> str:
    head = next((line for line in text.splitlines() if line.strip()), "")
    return max(DELIMITERS, key=re.sub('"[^"]*"', "", head).count)
