"""The time to search the rules at a key press, next to the least an index must do."""

from bisect import bisect_left
from collections.abc import Iterator
from time import perf_counter
from typing import Final

from tdconsole.domain.rules.digests import Digest
from tdconsole.i18n.rules.digests import option_names
from tdconsole.library.cited import everything_cited
from tdconsole.library.digest_search import DigestIndex
from tdconsole.library.digests import digests
from tdconsole.session.speed import Figure, milliseconds
from tdconsole.spelling import keys

TYPED: Final = (
    "four card flop",
    "flop con quattro carte",
    "flop z czterema kartami",
    "carta esposta dal mazziere",
    "player leaves the table with his chips",
    "figp 53",
    "tda-2024 rp-8",
)


def rules_searched() -> Figure:
    """Each line letter by letter, as at a window, without any cache."""
    index = DigestIndex(digests(), everything_cited(), option_names())
    bare = _Bare()
    ours: list[float] = []
    least: list[float] = []
    for line in TYPED:
        for end in range(1, len(line) + 1):
            began = perf_counter()
            index.found(line[:end])
            found = perf_counter()
            bare.found(line[:end])
            least.append(perf_counter() - found)
            ours.append(found - began)
    return milliseconds(
        ours,
        least,
        f"{len(digests())} procedures in three languages, {len(ours)} keys; against looking the "
        "words up and laying what they are met in upon each other",
    )


class _Bare:
    """A bare index: no points, no order, no inflection, no articles."""

    def __init__(self) -> None:
        self._of: dict[str, set[str]] = {}
        for digest in digests().values():
            for text in _texts(digest):
                for word in keys(text):
                    self._of.setdefault(word, set()).add(digest.id)
        self._words = sorted(self._of)

    def found(self, typed: str) -> set[str]:
        met = [set().union(*map(self._of.__getitem__, self._begun(word))) for word in keys(typed)]
        return set.intersection(*met) if met else set()

    def _begun(self, word: str) -> list[str]:
        first = bisect_left(self._words, word)
        return self._words[first : bisect_left(self._words, word + "\U0010ffff")]


def _texts(digest: Digest) -> Iterator[str]:
    yield from digest.title.all
    yield from digest.words.all
    for said in digest.said:
        yield from said.text.all
