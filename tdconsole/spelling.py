"""Keys by which a name is found however it is typed: no case, no accents, no punctuation."""

import unicodedata
from collections.abc import Callable
from typing import Final

# Letters that Unicode takes for letters of their own; as a passport's machine-readable lines
# write them (ICAO 9303), but ø as o, for that is how it is typed.
_BY_HAND: Final = str.maketrans(
    {
        "ł": "l",
        "ø": "o",
        "đ": "d",
        "ð": "d",
        "þ": "th",
        "ß": "ss",
        "æ": "ae",
        "œ": "oe",
        "ı": "i",
        "ȷ": "j",
        "ħ": "h",
        "ŋ": "n",
        "ŧ": "t",
        "ĸ": "k",
        "ə": "e",
        "ɨ": "i",
        "ʉ": "u",
        "ƀ": "b",
        "ɓ": "b",
        "ɖ": "d",
        "ɗ": "d",
        "ƒ": "f",
        "ɠ": "g",
        "ƙ": "k",
        "ƴ": "y",
        "ɛ": "e",
        "ɔ": "o",
    }
)


def folded(text: str) -> str:
    """The words of the text, one space between them; punctuation parts words."""
    return " ".join(_words(_letters(text)))


def keys(text: str) -> list[str]:
    """Every word by which the text is found: D'Angelo by `dangelo`, by `d` and by `angelo`."""
    found: list[str] = []
    for chunk in _letters(text).split():
        words = _words(chunk)
        if len(words) > 1:
            found.append("".join(words))
        found.extend(words)
    return found


def name_keys(name: str) -> list[str]:
    """The family name first: whoever reads the key's beginning reads the family name's."""
    written = name.split()
    plain = (name.lower() if name.isascii() else _letters(name)).split()
    if len(plain) == len(written) and "".join(plain).isalnum():  # nothing parts any of its words
        return plain[-1:] + plain[:-1]
    chunks = [found for chunk in written if (found := keys(chunk))]
    return [key for chunk in chunks[-1:] + chunks[:-1] for key in chunk]


def _letters(text: str) -> str:
    return text.translate(_FOLDED)


def _words(text: str) -> list[str]:
    return text.translate(_PARTED).split()


class _Learning(dict[int, str]):
    """What becomes of each sign, worked out when it is first met."""

    def __init__(self, becomes: Callable[[str], str]) -> None:
        super().__init__()
        self._becomes = becomes

    def __missing__(self, sign: int) -> str:
        self[sign] = found = self._becomes(chr(sign))
        return found


def _without_accents(sign: str) -> str:
    """Folding case can undo a decomposition and the other way round, hence twice."""
    for _ in range(2):
        sign = unicodedata.normalize("NFKD", sign).casefold()
    sign = unicodedata.normalize("NFKD", sign).translate(_BY_HAND)
    return "".join(part for part in sign if not unicodedata.category(part).startswith("M"))


_FOLDED: Final = _Learning(_without_accents)
_PARTED: Final = _Learning(lambda sign: sign if sign.isalnum() else " ")
