"""Keys that find a name however it is typed: no case, no accents, no punctuation."""

import unicodedata
from collections.abc import Callable
from typing import Final

# Letters that Unicode takes for letters of their own, as a passport's machine-readable lines
# write them (ICAO 9303), except that ø is o, as people type it.
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


def words_of(text: str) -> frozenset[str]:
    return frozenset(text.split())


PARTICLES: Final = words_of(
    "de di da del della dello dell dei degli delle dal dalla dalle dall d dos das do du des la las"
    " le les lo li los van vander von vom zum zur der den ter ten het t al el bin bint ibn abu ben"
    " mac mc fitz o ni st saint sainte ste san te zu am af av im ap"
)
"""Words before a family name that belong to it: De Luca, van den Berg, O’ Brien."""
_POLISH: Final = str.maketrans(
    {
        "ą": "aǀ",
        "ć": "cǀ",
        "ę": "eǀ",
        "ł": "lǀ",
        "ń": "nǀ",
        "ó": "oǀ",
        "ś": "sǀ",
        "ź": "zǀ",
        "ż": "zǁ",
    }
)
# The letters behind the alphabet put a Polish letter after its neighbour; no name has them.
_LETTERS: Final = {key: chr(letter).upper() for letter, key in _POLISH.items()}
# It comes before every sign of a name, so that Rossi comes before Rossini.
BETWEEN: Final = "\x02"
"""Separates family name and given name in sort keys."""
_ELISIONS: Final = str.maketrans("", "", "'’ʼ`")


def folded(text: str) -> str:
    """The words of the text with single spaces between them; punctuation separates words."""
    return " ".join(_words(unaccented(text)))


def keys(text: str) -> list[str]:
    """Every word that finds the text: D'Angelo by `dangelo`, by `d` and by `angelo`."""
    found: list[str] = []
    for chunk in unaccented(text).split():
        words = _words(chunk)
        if len(words) > 1:
            found.append("".join(words))
        found.extend(words)
    return found


def name_keys(name: str, family: str = "") -> list[str]:
    """The keys of a name, family name first, so that a key's beginning is the family name's.

    Its particles come after it, and at the end it is written in one word: De Luca by `luca`, by
    `de` and by `deluca`. Without a family name the last word is taken for it.
    """
    written = name.split()
    plain = (name.lower() if name.isascii() else unaccented(name)).split()
    parted = not (len(plain) == len(written) and "".join(plain).isalnum())
    if not family or written[-1:] == [family]:
        if not parted:
            return plain[-1:] + plain[:-1]
        chunks = [found for chunk in written if (found := keys(chunk))]
        return [key for chunk in chunks[-1:] + chunks[:-1] for key in chunk]
    words = family.split()
    first = 0
    while first < len(words) - 1 and folded(words[first]) in PARTICLES:
        first += 1
    given = written[: -len(words)] if written[-len(words) :] == words else written[len(words) :]
    found = [key for chunk in (*words[first:], *words[:first], *given) for key in keys(chunk)]
    return [*found, "".join(folded(family).split())] if first else found


def collated(text: str, language: str) -> str:
    """The words for sorting: accents count only if the language has the letter.

    An apostrophe separates nothing here: D'Angelo comes between Dandolo and Danieli.
    """
    text = unicodedata.normalize("NFC", text).translate(_ELISIONS)
    return folded(text.lower().translate(_POLISH) if language == "pl" else text)


def letters_of(key: str, most: int = 1) -> str:
    """The first letters of a sort key, as capitals of the language."""
    first, _, _rest = key.partition(BETWEEN)
    signs, said = first.replace(" ", ""), ""
    while signs and len(said) < most:
        letter = _LETTERS.get(signs[:2])
        said += letter or signs[0].upper()
        signs = signs[1 if letter is None else 2 :]
    return said


def unaccented(text: str) -> str:
    return text.translate(_FOLDED)


def _words(text: str) -> list[str]:
    return text.translate(_PARTED).split()


class _Learning(dict[int, str]):
    """A mapping of characters that is worked out as they are first met."""

    def __init__(self, becomes: Callable[[str], str]) -> None:
        super().__init__()
        self._becomes = becomes

    def __missing__(self, sign: int) -> str:
        self[sign] = found = self._becomes(chr(sign))
        return found


def _without_accents(sign: str) -> str:
    """The character without accents; case folding can undo a decomposition, hence twice.

    Nothing is left of a sign that nobody sees, such as a soft hyphen.
    """
    if unicodedata.category(sign) == "Cf":
        return ""
    for _ in range(2):
        sign = unicodedata.normalize("NFKD", sign).casefold()
    sign = unicodedata.normalize("NFKD", sign).translate(_BY_HAND)
    return "".join(part for part in sign if not unicodedata.category(part).startswith("M"))


_FOLDED: Final = _Learning(_without_accents)
_PARTED: Final = _Learning(lambda sign: sign if sign.isalnum() else " ")
