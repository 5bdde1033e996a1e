"""The verb that a line means by its words: at the start, after a name, or in another language."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Final, NamedTuple

from tdconsole.i18n.catalogue import LANGUAGES, Catalogue, Language, catalogue
from tdconsole.line.joining import joined
from tdconsole.line.typing.verb import Reads, ReadsAlone, Verb
from tdconsole.line.verbs import VERBS
from tdconsole.spelling import folded

LONGEST: Final = 5
"""The most words that mean one verb."""
_LEAST: Final = 2
"""The fewest letters of a word that is completed."""

# A verb ends at a space or before a number: `bianchi` is a name, `b7-4` is not.
_LETTERS: Final = re.compile(r"(h4h|[a-z]+)(?:\s+|(?=[0-9#+@])|$)(.*)", re.IGNORECASE | re.DOTALL)
_WORD: Final = re.compile(r"[^\W\d_]+")
_BETWEEN: Final = re.compile(r"[\s'’.-]+")
_ENDS: Final = re.compile(r"$|(?=[\s0-9#+@:])")
_COUNTED: Final = re.compile(r"[-−]?[0-9]")
_BY_LETTERS: Final = {verb.letters: verb for verb in VERBS}

Vocabulary = dict[str, tuple[Verb, ...]]


class Spoken(NamedTuple):
    verb: Verb
    rest: str
    head: str = ""
    """The words taken for the verb; empty if it was its letters."""

    @property
    def line(self) -> str:
        """Return the line as the verb's letters say it."""
        return f"{self.verb.letters} {self.rest}".rstrip()

    @property
    def bare(self) -> "Spoken":
        """Return it without what can't follow the verb."""
        return self._replace(rest="")

    @property
    def fit(self) -> "Spoken":
        """Return it as it can be read: without a rest if the verb takes none of that kind."""
        return self if self.reads is not None else self.bare

    @property
    def is_word(self) -> bool:
        """Whether the letters are a word themselves, as `open` is and `al` is not."""
        return self.verb.letters in long_words(catalogue("en"), self.verb)

    @property
    def reads(self) -> ReadsAlone | None:
        """Return the reader if this can follow the verb."""
        verb, rest = self.verb, self.rest
        if verb.counted is not None and _COUNTED.match(rest):
            return self._with(verb.counted)
        if verb.about is not None:
            return self._with(verb.about)
        return verb.alone if not rest else None

    @property
    def asks(self) -> ReadsAlone | None:
        """Return the reader that asks for what the verb needs."""
        verb = self.verb
        if verb.alone is None and verb.counted is not None:
            return self._with(verb.counted)
        return None

    def _with(self, reads: Reads) -> ReadsAlone:
        """Return the reader with its rest, in which the small words are those of every language."""
        joints, rest = self.verb.joints, self.rest
        return lambda desk: reads(desk, joined(desk.words, joints, rest))


def by_letters(text: str) -> Spoken | None:
    found = _LETTERS.fullmatch(text)
    verb = _BY_LETTERS.get(found[1].lower()) if found else None
    return Spoken(verb, found[2]) if found and verb else None


def by_words(words: Catalogue, text: str) -> Spoken | None:
    """Find the verb in the window's language, or in English."""
    return next(_led(_vocabulary(words.language), text), None)


def elsewhere(words: Catalogue, text: str) -> tuple[Spoken, ...]:
    """Find verbs of other languages, at the start or after a name."""
    found = dict[str, Spoken]()
    for language in LANGUAGES:
        if language != words.language:
            known = _vocabulary(language)
            for one in (*islice(_led(known, text), 1), *_trailing(known, language, text)):
                found.setdefault(one.line, one)
    return tuple(found.values())


def behind(words: Catalogue, text: str) -> tuple[Spoken, ...]:
    """Find a verb about one player after the name: `rossi rebuy`."""
    return tuple(_trailing(_vocabulary(words.language), words.language, text))


def begun(words: Catalogue, text: str) -> tuple[Verb, ...]:
    """Return the verbs that begin with the word."""
    typed = folded(text)
    if len(typed) < _LEAST:
        return ()
    known = _vocabulary(words.language)
    found = (verb for word, verbs in known.items() if word.startswith(typed) for verb in verbs)
    return tuple(dict.fromkeys(found))


def long_words(words: Catalogue, verb: Verb) -> tuple[str, ...]:
    return _split(verb.words(words))


def _split(said: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in said.split(",") if word.strip())


@cache
def _vocabulary(language: Language) -> Vocabulary:
    """Return the letters and words, with the English ones next to the language's own."""
    found: dict[str, dict[str, Verb]] = {}
    for words in (catalogue(language), catalogue("en")):
        for verb in VERBS:
            for word in long_words(words, verb):
                found.setdefault(folded(word), {})[verb.letters] = verb
    return {word: tuple(verbs.values()) for word, verbs in found.items()}


@cache
def _behind_only(language: Language) -> Vocabulary:
    found: dict[str, tuple[Verb, ...]] = {}
    for words in (catalogue(language), catalogue("en")):
        for verb in VERBS:
            for word in _split(verb.behind(words)) if verb.behind is not None else ():
                found[folded(word)] = (verb,)
    return found


def _led(known: Vocabulary, text: str) -> Iterator[Spoken]:
    """Find verbs by the longest words first: `end of day` is not `end`."""
    for head, rest in reversed(list(_heads(text))):
        for verb in known.get(folded(head), ()):
            yield Spoken(verb, rest, head)


def _heads(text: str) -> Iterator[tuple[str, str]]:
    at = 0
    for _ in range(LONGEST):
        word = _WORD.match(text, at)
        if word is None:
            return
        at = word.end()
        if _ENDS.match(text, at):
            yield text[:at], text[at:].lstrip(" \t:")
        between = _BETWEEN.match(text, at)
        if between is None:
            return
        at = between.end()


def _trailing(known: Vocabulary, language: Language, text: str) -> Iterator[Spoken]:
    words = text.split()
    for count in range(min(LONGEST, len(words) - 1), 0, -1):
        said, name = folded(" ".join(words[-count:])), " ".join(words[:-count])
        meant = _behind_only(language).get(said, ())
        meant += tuple(verb for verb in known.get(said, ()) if verb.player)
        if meant:
            yield from (
                Spoken(verb, name, " ".join(words[-count:])) for verb in dict.fromkeys(meant)
            )
            return
