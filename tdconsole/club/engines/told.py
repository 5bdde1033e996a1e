"""What each engine is told in its own words; all other SQL of the club both understand."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from tdconsole.house import House

Question = tuple[str, tuple[Any, ...]]


class Told(NamedTuple):
    any_word: Callable[[Sequence[str], int], Question]
    """The people with words that begin like all of these, no more than that many."""
    not_found: Callable[[House], list[int]]
    """The people whom the index of words finds by other words than their own, or doesn't find."""
    words_erased: str | None
    """What removes the words of those erased, where a deletion only notes that they are gone."""
