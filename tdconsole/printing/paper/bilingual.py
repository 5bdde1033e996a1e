"""A catalogue that says everything twice, for a paper in two languages."""

from string import Formatter
from typing import Final, NamedTuple

from tdconsole.i18n.catalogue import Catalogue, Language

BETWEEN: Final = " · "
_WORDS: Final = 2
"""Up to this many words by a value are joined, “Entrata/Entry 7”; longer ones are sentences."""


class _Piece(NamedTuple):
    said: str
    named: str | None


class Bilingual(Catalogue):
    """Sentences in both languages; numbers, money and times once, as in the first."""

    def __init__(self, first: Catalogue, second: Language) -> None:
        super().__init__(first.language, first.zone)
        self._both = _Unfilled(first.language), _Unfilled(second)

    def gettext(self, message: str, **named: object) -> str:
        first, second = (words.gettext(message) for words in self._both)
        return _together(first, second, named)

    def ngettext(self, one: str, many: str, number: int, **named: object) -> str:
        first, second = (words.ngettext(one, many, number) for words in self._both)
        return _together(first, second, {"number": self.number(number), **named})

    def pgettext(self, context: str, message: str, **named: object) -> str:
        first, second = (words.pgettext(context, message) for words in self._both)
        return _together(first, second, named)


class _Unfilled(Catalogue):
    """A catalogue that leaves placeholders as they are."""

    def gettext(self, message: str, **named: object) -> str:
        return super().gettext(message, **_itself(message), **named)

    def ngettext(self, one: str, many: str, number: int, **named: object) -> str:
        empty = {name: value for name, value in _itself(many).items() if name != "number"}
        return super().ngettext(one, many, number, **empty, **named)

    def pgettext(self, context: str, message: str, **named: object) -> str:
        return super().pgettext(context, message, **_itself(message), **named)

    def number(self, number: int) -> str:  # noqa: ARG002 -- it is said in the other language
        return "{number}"


def _itself(message: str) -> dict[str, str]:
    return {piece.named: f"{{{piece.named}}}" for piece in _pieces(message) if piece.named}


def _pieces(message: str) -> list[_Piece]:
    return [_Piece(said, named) for said, named, _, _ in Formatter().parse(message)]


def _together(first: str, second: str, named: dict[str, object]) -> str:
    if first == second:
        return first.format(**named)
    ours, theirs = _pieces(first), _pieces(second)
    if any(piece.named for piece in ours) and _alike(ours, theirs):
        return "".join(
            _beside(one.said, other.said) + (f"{{{one.named}}}" if one.named else "")
            for one, other in zip(ours, theirs, strict=True)
        ).format(**named)
    return f"{first.format(**named)}{BETWEEN}{second.format(**named)}"


def _alike(ours: list[_Piece], theirs: list[_Piece]) -> bool:
    """Whether both have the same values in the same order, with only a word or two around them."""
    return [piece.named for piece in ours] == [piece.named for piece in theirs] and all(
        bool(one.said.strip()) == bool(other.said.strip())
        and max(len(one.said.split()), len(other.said.split())) <= _WORDS
        and all(map(_is_word, (*one.said.split(), *other.said.split())))
        for one, other in zip(ours, theirs, strict=True)
    )


def _is_word(said: str) -> bool:
    """Whether it is a word: “d’ingresso” is, a lone sign isn't."""
    return said.replace("’", "").isalpha()


def _beside(one: str, other: str) -> str:
    """Both words, with the first one's white space around them."""
    if one.strip() == other.strip():
        return one
    return one.replace(one.strip(), f"{one.strip()}/{other.strip()}")
