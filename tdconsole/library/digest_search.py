"""The search for digests and options by words of any language in any order, or by article."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import combinations, pairwise
from typing import Final, Literal

from tdconsole.domain.rules.digests import Digest
from tdconsole.domain.values import Record
from tdconsole.library.citations import Article, articles
from tdconsole.library.cited import Cited
from tdconsole.library.digests import Digests
from tdconsole.spelling import folded, keys

Kind = Literal["digest", "option"]
Subject = tuple[Kind, str]
Points = dict[Subject, int]

_TITLE: Final = 800
_OPTION: Final = 500
_WORDS: Final = 400
_CITE: Final = 200
_TEXT: Final = 100
# A word gets a number of twelfths of these points, by how it was matched.
_WHOLE: Final = 12
_BEGUN: Final = 9
_STEM: Final = 4
_SLIP: Final = 3
# An exact name comes before every single word, then names that contain the whole phrase.
_CALLED: Final = 500_000
_IN_ONE: Final = 100_000
# An article that was typed comes before every word.
_ARTICLE: Final = 4_000_000
_PART: Final = 2_000_000
_BEGINS: Final = 1_000_000
# This many letters at the end of a word may be inflected; fewer than four say nothing.
_BENDS: Final = 3
_LEAST: Final = 4
_AFTER_ALL: Final = "\U0010ffff"
_MOST_WORDS: Final = 12
_REMEMBERED: Final = 512


class Found(Record, kw_only=True):
    kind: Kind
    id: str


class DigestIndex:
    """The index, made once; `options` gives the names of each option in any language."""

    def __init__(
        self, digests: Digests, cited: Iterable[Cited], options: Mapping[str, Iterable[str]]
    ) -> None:
        self._digests = digests
        self._cited: dict[str, list[tuple[Article, Subject]]] = {}
        for one in cited:
            led_to: Subject = ("digest", one.digest) if one.digest else ("option", one.option)
            self._cited.setdefault(one.article.book, []).append((one.article, led_to))
        points: dict[str, Points] = {}
        self._called: dict[Subject, list[str]] = {}
        self._phrases: dict[str, set[Subject]] = {}
        self._order: dict[Subject, int] = {}
        for subject, text, worth in (*_of_digests(digests), *_of_options(options)):
            self._order.setdefault(subject, len(self._order))
            found = keys(text)
            if worth >= _WORDS:
                called = folded(text)
                self._called.setdefault(subject, []).append(f" {called} ")
                self._phrases.setdefault(called, set()).add(subject)
                found.extend(map("".join, pairwise(called.split())))
            for word in found:
                of_word = points.setdefault(word, {})
                of_word[subject] = max(worth, of_word.get(subject, 0))
        for of_book in self._cited.values():
            for _, subject in of_book:
                self._order.setdefault(subject, len(self._order))
        self._points = points
        self._sorted = sorted(points)
        self._letters = sorted({letter for word in points for letter in word})
        self._met = lru_cache(_REMEMBERED)(self._meeting)

    def found(self, query: str, book: str | None = None) -> list[Found]:
        """The results, best first; with a book, only digests on which it has something to say."""
        asked = [one for one in articles(query) if one.numbered]
        words = folded(query).split()[:_MOST_WORDS]
        total = self._by_words(words, every=bool(asked))
        for subject in total:
            total[subject] += self._in_one(subject, words)
        for subject in set(self._named(words)):
            total[subject] = total.get(subject, 0) + _IN_ONE
        for subject, points in self._by_article(asked).items():
            total[subject] = total.get(subject, 0) + points
        best = sorted(total, key=lambda subject: (-total[subject], self._order[subject]))
        return [
            Found(kind=kind, id=name) for kind, name in best if self._speaks((kind, name), book)
        ]

    def _speaks(self, subject: Subject, book: str | None) -> bool:
        kind, name = subject
        if book is None or kind == "option":
            return True
        return self._digests[name].by(book) is not None

    def _by_words(self, words: list[str], *, every: bool) -> Points:
        """The subjects that have all words, or if none has, at least half of them."""
        said = [word for word in words[:-1] if len(word) > 1 or word.isdigit()]
        told = dict.fromkeys(said + words[-1:])
        total: Points = {}
        count: Points = {}
        for word in told:
            for subject, points in self._met(word).items():
                total[subject] = total.get(subject, 0) + points
                count[subject] = count.get(subject, 0) + 1
        least: float = len(told)
        if not every and least not in count.values():
            least /= 2
        return {subject: points for subject, points in total.items() if count[subject] >= least}

    def _in_one(self, subject: Subject, words: list[str]) -> int:
        """Points for containing the whole phrase; the last word may still be incomplete."""
        typed = " " + " ".join(words)
        called = self._called.get(subject, ())
        if f"{typed} " in called:
            return _CALLED
        return _IN_ONE if len(words) > 1 and any(typed in one for one in called) else 0

    def _named(self, words: list[str]) -> Iterator[Subject]:
        """The subjects with a name of several consecutive words: who gets the odd chip."""
        for first, end in combinations(range(len(words) + 1), 2):
            if end - first > 1:
                yield from self._phrases.get(" ".join(words[first:end]), ())

    def _meeting(self, word: str) -> Points:
        """The subjects a word matches: whole, as a beginning, inflected, or mistyped.

        The fewer there are, the more it counts.
        """
        met: Points = {}
        self._add(met, (word,), _WHOLE)
        if not word.isdigit():
            self._add(met, self._beginning(word), _BEGUN)
            if not met and len(word) > _LEAST:
                self._add(met, self._slips(word), _SLIP)
            stem = word[: max(_LEAST, len(word) - _BENDS)]
            if len(stem) < len(word):
                self._add(met, self._beginning(stem), _STEM)
        rarity = (len(self._order) // max(1, len(met))).bit_length()
        return {subject: rarity * points for subject, points in met.items()}

    def _add(self, met: Points, words: Iterable[str], parts: int) -> None:
        for word in words:
            for subject, worth in self._points.get(word, {}).items():
                points = worth * parts
                if points > met.get(subject, 0):
                    met[subject] = points

    def _beginning(self, start: str) -> list[str]:
        first = bisect_left(self._sorted, start)
        return self._sorted[first : bisect_left(self._sorted, start + _AFTER_ALL)]

    def _slips(self, word: str) -> set[str]:
        """The words one typing slip away: a letter missing, added, changed, or two swapped."""
        cuts = [(word[:at], word[at:]) for at in range(len(word) + 1)]
        written = {head + rest[1:] for head, rest in cuts if rest}
        written |= {head + rest[1] + rest[0] + rest[2:] for head, rest in cuts if len(rest) > 1}
        for letter in self._letters:
            written |= {head + letter + rest for head, rest in cuts}
            written |= {head + letter + rest[1:] for head, rest in cuts if rest}
        return written & self._points.keys()

    def _by_article(self, asked: list[Article]) -> Points:
        """The subjects by article; while a number is typed, "figp 4" finds 4 before 40 to 49."""
        met: Points = {}
        for one in asked:
            for article, subject in self._cited.get(one.book, ()):
                points = _nearness(one, article)
                if points > met.get(subject, 0):
                    met[subject] = points
        return met


def _nearness(asked: Article, article: Article) -> int:
    if asked.covers(article):
        return _ARTICLE if asked.place == article.place else _PART
    return _BEGINS if asked.begins(article) else 0


def _of_digests(digests: Digests) -> Iterator[tuple[Subject, str, int]]:
    for digest in digests.values():
        subject: Subject = ("digest", digest.id)
        for text, worth in _texts(digest):
            yield subject, text, worth


def _texts(digest: Digest) -> Iterator[tuple[str, int]]:
    yield from ((title, _TITLE) for title in digest.title.all)
    yield from ((word, _WORDS) for word in (digest.id, *digest.words.all, *digest.options))
    for said in digest.said:
        yield from ((cite, _CITE) for cite in said.cite)
        yield from ((text, _TEXT) for text in said.text.all)


def _of_options(options: Mapping[str, Iterable[str]]) -> Iterator[tuple[Subject, str, int]]:
    for option, called in options.items():
        subject: Subject = ("option", option)
        yield subject, option, _WORDS
        yield from ((subject, title, _OPTION) for title in called)
