"""The articles mentioned in a sentence of the program, in order."""

import re
from typing import Final

from tdconsole.library.citations import articles

_NUMBERED: Final = (
    r"(?:TDA-20\d\d|WSOP|FIGP|PL(?:-\w{2})?) (?:RP-)?\d{1,3}(?!\d)[a-z]?(?:[-./][0-9A-Za-z]+)*"
)
_HEADED: Final = r"(?<=\()(?:(?:WSOP|FIGP|PC|GB|HG) [^()]+|PL-[^\W\d]{3,})(?=\))"
"""A heading may contain any words; it counts as one if it is alone in brackets."""
_MENTIONED: Final = re.compile(f"{_HEADED}|(?<![\\w-]){_NUMBERED}")


def cites_in(sentence: str) -> tuple[str, ...]:
    """The articles cited, each once, if the program has something of their book."""
    met: dict[str, None] = {}
    for found in _MENTIONED.finditer(sentence):
        whole = found[0]
        numbered = re.findall(_NUMBERED, whole)
        met |= dict.fromkeys(numbered or [whole])
    return tuple(cite for cite in met if articles(cite))
