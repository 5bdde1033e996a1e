"""The articles that a sentence of the program mentions, in the order in which it does."""

import re
from typing import Final

from tdconsole.library.citations import articles

_NUMBERED: Final = (
    r"(?:TDA-20\d\d|WSOP|FIGP|PL(?:-\w{2})?) (?:RP-)?\d{1,3}(?!\d)[a-z]?(?:[-./][0-9A-Za-z]+)*"
)
_HEADED: Final = r"(?<=\()(?:(?:WSOP|FIGP|PC|GB|HG) [^()]+|PL-[^\W\d]{3,})(?=\))"
"""A heading may have any words in it: it is one where it stands alone in brackets."""
_MENTIONED: Final = re.compile(f"{_HEADED}|(?<![\\w-]){_NUMBERED}")


def cites_in(sentence: str) -> tuple[str, ...]:
    """Each once, and only those of a book that the program has something of."""
    met: dict[str, None] = {}
    for found in _MENTIONED.finditer(sentence):
        whole = found[0]
        numbered = re.findall(_NUMBERED, whole)
        met |= dict.fromkeys(numbered or [whole])
    return tuple(cite for cite in met if articles(cite))
