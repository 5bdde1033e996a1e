"""Keys by which a name is found however it is typed: no case, no accents, no punctuation."""

import unicodedata
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
    chunks = [found for chunk in name.split() if (found := keys(chunk))]
    return [key for chunk in chunks[-1:] + chunks[:-1] for key in chunk]


def _letters(text: str) -> str:
    """Folding case can undo a decomposition and the other way round, hence twice."""
    if text.isascii():
        return text.casefold()
    for _ in range(2):
        text = unicodedata.normalize("NFKD", text).casefold()
    text = unicodedata.normalize("NFKD", text).translate(_BY_HAND)
    return "".join(sign for sign in text if not unicodedata.category(sign).startswith("M"))


def _words(text: str) -> list[str]:
    return "".join(sign if sign.isalnum() else " " for sign in text).split()
