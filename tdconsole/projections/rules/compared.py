"""Two rulebooks compared: on a procedure, and option by option."""

from typing import Any, Literal

from tdconsole.domain.rules.book import OPTIONS, Rulebook, Ruled
from tdconsole.domain.rules.digests import Digest, Said
from tdconsole.domain.values import Record

Verdict = Literal["alike", "differ", "first_silent", "second_silent", "both_silent"]


class DigestCompared(Record, kw_only=True):
    verdict: Verdict
    first: Said | None
    second: Said | None


class OptionCompared(Record, kw_only=True):
    option: str
    first: Ruled[Any]
    second: Ruled[Any]
    differs: bool
    """Whether the values differ; their sources nearly always do."""


class BooksCompared(Record, kw_only=True):
    """The ids and titles of both, and every option in reading order."""

    first: str
    first_title: str
    second: str
    second_title: str
    options: tuple[OptionCompared, ...]


def digest_compared(digest: Digest, first: str, second: str) -> DigestCompared:
    """The comparison; alike if one copied the other's text or has the same digest."""
    one, other = digest.by(first), digest.by(second)
    return DigestCompared(verdict=_verdict(one, other), first=one, second=other)


def books_compared(first: Rulebook, second: Rulebook) -> BooksCompared:
    return BooksCompared(
        first=first.id,
        first_title=first.title,
        second=second.id,
        second_title=second.title,
        options=tuple(
            _option(option, getattr(first, field), getattr(second, field))
            for option, field in OPTIONS.items()
        ),
    )


def _option(option: str, first: Ruled[Any], second: Ruled[Any]) -> OptionCompared:
    differs = first.value != second.value
    return OptionCompared(option=option, first=first, second=second, differs=differs)


def _verdict(one: Said | None, other: Said | None) -> Verdict:
    if one is None:
        return "both_silent" if other is None else "first_silent"
    if other is None:
        return "second_silent"
    return "alike" if one.text == other.text else "differ"
