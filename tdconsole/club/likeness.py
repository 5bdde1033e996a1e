"""Likely duplicates: the same person under another spelling."""

from collections.abc import Iterable, Sequence
from typing import Final

from tdconsole.club.person import Person
from tdconsole.domain.values import Record
from tdconsole.house import House
from tdconsole.projections.people.lines import Likeness
from tdconsole.spelling import folded

__all__ = ["Likely", "Likeness", "akin", "likely", "nearly", "same_words", "similar"]

_RANKS: Final[tuple[Likeness, ...]] = ("member_no", "born", "name", "letter", "namesake")
_MOST: Final = 1_000
_MOST_WORDS: Final = 8
# A date shared by hundreds is nobody's birthday but a form's default for an unknown one.
_MOST_BIRTHDAYS: Final = 300
_AFTER_ALL: Final = "\U0010ffff"

# All that is asked here is in the index.
_LIKE: Final = "SELECT id, name, born FROM person WHERE id IN (SELECT id FROM person WHERE folded >= ? AND folded < ? AND ("
_AT_MOST: Final = ") LIMIT ?)"
_HAS_WORD: Final = "instr(' ' || folded || ' ', ?) > 0"
_NEARLY_HAS: Final = "(instr(' ' || folded, ?) > 0 OR instr(folded || ' ', ?) > 0)"
_BORN: Final = "SELECT id, name, born FROM person WHERE born = ? LIMIT ?"
_MEMBER: Final = "SELECT id FROM person WHERE {} ORDER BY id"
_OTHER_NAMES: Final = """
    SELECT person, name FROM alias
    WHERE name IS NOT NULL AND person IN (SELECT value FROM {})
"""


class Likely(Record, kw_only=True):
    person: Person
    why: Likeness


def likely(
    house: House, name: str, born: str | None, member_no: str | None, limit: int
) -> dict[int, Likeness]:
    """The numbers of the likeliest people, each with the reason."""
    found: dict[int, Likeness] = {}
    if member_no is not None:
        same = house.dialect.any_case.format("member_no")
        found = {
            number: "member_no" for (number,) in house.rows(_MEMBER.format(same), (member_no,))
        }
    words = folded(name).split()
    if not words:
        return dict(list(found.items())[:limit])
    candidates = _candidates(house, name, born)
    for number, known, day in _by_every_name(house, candidates):
        spelt = folded(known).split()
        why = _why(words, born, spelt, day) if spelt else None
        if why is not None:
            before = found.setdefault(number, why)
            found[number] = min(before, why, key=_RANKS.index)
    best = sorted(found.items(), key=lambda one: (_RANKS.index(one[1]), one[0]))
    return dict(best[:limit])


def same_words(one: Sequence[str], other: Sequence[str]) -> bool:
    """Whether the words are the same, in any order and however apostrophes separate them."""
    return sorted(one) == sorted(other) or "".join(one) == "".join(other)


def akin(one: Sequence[str], other: Sequence[str]) -> bool:
    """Whether any name is shared, if only the first name of a bride."""
    return same_words(one, other) or any(
        nearly(word, known) for word in one for known in other if len(word) > 1
    )


def similar(one: Sequence[str], other: Sequence[str]) -> bool:
    """Whether they differ in a second name, some letters, or all but the family name."""
    short, long = sorted((one, other), key=len)
    return nearly(one[-1], other[-1]) or all(
        any(nearly(word, known) for known in long) for word in short
    )


def nearly(one: str, other: str) -> bool:
    """Whether they are the same but for one letter extra, wrong, or swapped with the next."""
    if one == other:
        return True
    if one[:1] != other[:1] and one[-1:] != other[-1:]:  # two letters, and most pairs of words
        return False
    short, long = (one, other) if len(one) <= len(other) else (other, one)
    if len(long) < 3 or len(long) - len(short) > 1:
        return False
    at = next((at for at, sign in enumerate(short) if sign != long[at]), len(short))
    if len(short) < len(long):
        return short[at:] == long[at + 1 :]
    return short[at + 1 :] == long[at + 1 :] or (
        short[at : at + 2] == long[at : at + 2][::-1] and short[at + 2 :] == long[at + 2 :]
    )


def _why(
    words: Sequence[str], born: str | None, known: Sequence[str], day: str | None
) -> Likeness | None:
    if born is not None and born == day and similar(words, known):
        return "born"
    strangers = born is not None and day is not None and born != day
    if same_words(words, known):
        return "namesake" if strangers else "name"
    return "letter" if not strangers and _one_letter_off(words, known) else None


def _one_letter_off(words: Sequence[str], known: Sequence[str]) -> bool:
    """Whether one of several words is nearly the same, and all others are the same."""
    if len(words) != len(known) or len(words) < 2:
        return False
    mine = [word for word in words if word not in known]
    theirs = [word for word in known if word not in words]
    return len(mine) == len(theirs) == 1 and nearly(mine[0], theirs[0])


def _candidates(house: House, name: str, born: str | None) -> dict[int, tuple[str, str | None]]:
    """People who have all of the words but one, and nearly that one; any may be the family name."""
    found = [] if born is None else house.rows(_BORN, (born, _MOST_BIRTHDAYS + 1))
    if len(found) > _MOST_BIRTHDAYS:
        found = []
    parted, whole = folded(name).split(), ["".join(folded(word).split()) for word in name.split()]
    for words in [parted] if parted == whole else [parted, list(filter(None, whole))]:
        asked, given = _asked(words[:_MOST_WORDS])
        for begins in dict.fromkeys(word[:2] for word in words[:_MOST_WORDS]):
            found += house.rows(
                _LIKE + asked + _AT_MOST, (begins, begins + _AFTER_ALL, *given, _MOST)
            )
    return {number: (known, day) for number, known, day in found}


def _asked(words: Sequence[str]) -> tuple[str, list[str]]:
    """The query: with one letter wrong, a word still begins or ends the same; swaps are allowed."""
    if len(words) == 1:
        return _HAS_WORD, [f" {words[0]} "]
    ways: list[str] = []
    given: list[str] = []
    for at, word in enumerate(words):
        middle = len(word) // 2
        ways.append(" AND ".join([_HAS_WORD] * (len(words) - 1) + [_NEARLY_HAS]))
        given += (f" {other} " for place, other in enumerate(words) if place != at)
        given += (f" {word[: max(middle - 1, 0)]}", f"{word[middle + 1 :]} ")
    return " OR ".join(ways), given


def _by_every_name(
    house: House, candidates: dict[int, tuple[str, str | None]]
) -> Iterable[tuple[int, str, str | None]]:
    for number, (name, born) in candidates.items():
        yield number, name, born
    these = house.listed(list(candidates))
    for number, name in house.rows(_OTHER_NAMES.format(house.dialect.numbers), (these,)):
        yield number, name, candidates[number][1]
