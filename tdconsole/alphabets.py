"""Other alphabets: whether a text needs them, and the faces that have them."""

import re
from importlib.resources import files
from pathlib import Path
from typing import Final
from unicodedata import bidirectional

_OTHER: Final = re.compile(
    "[^\t\n\r\x20-\x7e\xa0-\u0377\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03e1\u03f0-\u052f"
    "\u1e00-\u1eff\u2000-\u2027\u202f-\u205f\u20a0-\u20be\u2116\u2122\u2212]"
)
_FROM_THE_RIGHT: Final = frozenset(["R", "AL"])
_MARK: Final = "\N{LEFT-TO-RIGHT MARK}"


def has_others(text: str) -> bool:
    """Whether there are signs that the family may lack; it has Latin, Greek and Cyrillic."""
    return not text.isascii() and _OTHER.search(text) is not None


def in_line(name: str) -> str:
    """The name; one that runs from the right between marks that keep its sentence from doing so."""
    if has_others(name) and any(bidirectional(sign) in _FROM_THE_RIGHT for sign in name):
        return f"{_MARK}{name}{_MARK}"
    return name


def faces() -> tuple[Path, ...]:
    """The files of all other faces, in the order in which they are asked for a sign.

    The first has what Latin, Greek and Cyrillic lack, the last are symbols, emoji, and Chinese,
    Japanese and Korean, which are one file. They are packages of their own.
    """
    found = {path.stem.partition("[")[0]: path for path in _packaged("manimgx_fonts", "*.ttf")}
    del found["NotoSans-Italic"]
    last = [found.pop(name) for name in ("NotoSansSymbols", "NotoEmoji")]
    letters = [found[name] for name in sorted(found)]
    return (*letters, *last, *_packaged("manimgx_fonts_cjk", "*.ttc"))


def _packaged(package: str, pattern: str) -> list[Path]:
    return sorted(Path(str(files(package))).glob(pattern))
