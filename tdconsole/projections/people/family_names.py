"""Family names: guessed from a name in one piece, and sorted as each country does.

A name is kept as it is written; the family name is its end, or its beginning in countries where it
comes first.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from tdconsole.spelling import BETWEEN, PARTICLES, collated, folded, words_of

_APOSTROPHES: Final = "'’ʼ`"
_LONGEST_ELIDED: Final = 6
_JOINERS: Final = frozenset(["y", "-", "–"])
_BY_COUNTRY: Final = {"ES": "i", "AD": "i", "PT": "e", "BR": "e"}
"""The word that joins two family names there, besides the general ones."""
_AFTER_THE_NAME: Final = frozenset(["jr", "sr", "junior", "senior", "ii", "iii", "iv"])
_PREPOSITIONS: Final = frozenset(["in", "op", "aan", "auf", "an", "aus", "uit", "onder", "bij"])
_ARTICLES: Final = frozenset(["der", "dem", "den", "de", "het", "t"])
_SMALL: Final = frozenset(["te", "zu", "am", "af", "av", "im", "ap"])
"""Particles in small letters only: with a capital they are given names."""
_NEVER_GIVEN: Final = words_of("de di della del dello dei degli von dos das du")
_WITHOUT: Final = frozenset(["CN", "TW", "HK", "MO", "KR", "KP", "VN", "JP", "SG", "KH", "MM"])
"""Countries in which Van, Le, Do and Lo are names, and nothing is a particle."""
_TWO: Final = words_of("ES MX CO CL PE VE EC BO UY PY CR CU DO GT HN NI PA SV PR GQ AD")
"""Countries in which everybody has the father's and the mother's family name."""
# Maria del Carmen, José de Jesús: given names with a particle in them.
_DEVOTIONS: Final = words_of(
    "carmen pilar mar rosario rocio valle angeles dolores mercedes nieves milagros jesus fatima"
    " lourdes luz conceicao concepcion graca soledad guadalupe asuncion"
)
_SECOND: Final = words_of(
    "jose maria carlos luis antonio manuel miguel angel pablo carmen isabel luisa jesus javier"
    " ignacio fernando eduardo alberto enrique francisco rafael ramon pedro andres alejandro"
    " alejandra teresa elena cristina belen rosa ana victoria fernanda gabriela daniel david juan"
    " jorge felipe ricardo"
)
"""Given names that often come second: Juan Carlos García has one family name."""

_GERMAN: Final = words_of("von vom zu zum zur der dem den und auf aus am an in")
_ROMANCE: Final = words_of("de del della da do dos das la las el los y e i")
_DUTCH: Final = words_of(
    "van von de den der het t ter ten te in op aan uit onder bij la le du des d di vom zu"
)
_NORDIC: Final = frozenset(["von", "af", "av", "de", "der"])
_PASSED_OVER: Final[dict[str, frozenset[str]]] = {
    "NL": _DUTCH,
    "DE": _GERMAN,
    "AT": _GERMAN,
    "FR": frozenset(["de", "d"]),
    "PT": _ROMANCE,
    "BR": _ROMANCE,
    **dict.fromkeys(_TWO, _ROMANCE),
    **dict.fromkeys(("SE", "DK", "NO", "FI"), _NORDIC),
}
"""The particles a country's lists don't sort by; elsewhere De Luca and van Dyke sort as written."""
_MANY: Final = 8_192
"""The number of folded words kept: the same names and particles come again and again."""
_ELIDED: Final = re.compile(f"[dD][{_APOSTROPHES}](?=\\w)")


class Parted(NamedTuple):
    name: str
    family: str


def plain(name: str) -> str:
    return " ".join(name.split())


def typed_in_parts(name: str) -> Parted | None:
    """A name typed as 'De Luca, Sofia', in its two parts; None without such a comma."""
    if "," not in name:
        return None
    family, _, given = (plain(part) for part in name.partition(","))
    if not folded(family) or not folded(given) or "," in given or folded(given) in _AFTER_THE_NAME:
        return None
    return Parted(f"{given} {family}", family)


def fits(name: str, family: str) -> bool:
    """Whether the family name is all of the name, its end or its beginning."""
    if not family:
        return False
    return (
        name == family
        or name.endswith(f" {family}")
        or name.startswith(f"{family} ")
        or (plain(name) != name and fits(plain(name), family))
    )


def given_name(name: str, family: str) -> str:
    name = plain(name)
    if name.endswith(f" {family}"):
        return name.removesuffix(family).rstrip()
    return name.removeprefix(family).lstrip() if name.startswith(family) else name


def listed(name: str, family: str) -> str:
    """De Luca, Sofia: as in any list sorted by family name."""
    given = given_name(name, family)
    return f"{family}, {given}" if given else family


def initials(name: str, family: str) -> str:
    """The initials of the given name, without particles."""
    given = given_name(name, family).split()
    large = [word for word in given if not (word.islower() and folded(word) in PARTICLES)]
    return " ".join(f"{word[0]}." for word in large or given)


def initialled(name: str, family: str) -> str:
    """S. De Luca, or Zhang W. where the family name comes first."""
    short = initials(name, family)
    if not short:
        return plain(name)
    return f"{short} {family}" if plain(name).endswith(f" {family}") else f"{family} {short}"


def sort_key(name: str, family: str, country: str | None, language: str) -> str:
    """The sort key, by family name as the country has it and by letter as the language has it."""
    particles, main = _passed_over(family, country or "")
    given = given_name(name, family)
    parts = (collated(main, language), collated(given, language), folded(particles))
    return BETWEEN.join((*parts, name.casefold()))


def _passed_over(family: str, country: str) -> tuple[str, str]:
    ignored = _PASSED_OVER.get(country, frozenset())
    words = family.split()
    first = 0
    while first < len(words) - 1 and folded(words[first]) in ignored:
        first += 1
    main = " ".join(words[first:])
    if "d" in ignored and (elided := _ELIDED.match(main)):
        return " ".join([*words[:first], elided[0]]), main[elided.end() :]
    return " ".join(words[:first]), main


# Guessing


class _Unit(NamedTuple):
    """A word of the name with the particles before it."""

    first: int
    head: int


def guessed(name: str, country: str | None = None) -> str:
    words = name.split()
    return " ".join(words[_first_of_family(words, country or "") :])


def _first_of_family(words: Sequence[str], country: str) -> int:
    last = len(words) - 1
    while last > 0 and not _said(words[last]):  # no letter in it
        last -= 1
    if last < 1:
        return 0
    if last == 1:
        return int(words[0].casefold() not in _NEVER_GIVEN)
    if (capitals := _in_capitals(words)) is not None:
        return capitals
    if country in _WITHOUT:
        return last
    while last > 1 and _said(words[last]) in _AFTER_THE_NAME:
        last -= 1
    if _said(words[0]) in _NEVER_GIVEN:
        return 0
    units = _units(words, last, country)
    at_devotion = [
        number
        for number, unit in enumerate(units[:-1])
        if unit.head > unit.first and folded(words[unit.head]) in _DEVOTIONS
    ]
    if at_devotion:
        units = units[at_devotion[-1] + 1 :]
    if country not in _TWO:
        return next((unit.first for unit in units if unit.head > unit.first), units[-1].first)
    second_given = len(units) == 2 and units[0].head == units[0].first
    if len(units) < 2 or (second_given and folded(words[units[0].head]) in _SECOND):
        return units[-1].first
    return units[-2].first


def _units(words: Sequence[str], last: int, country: str) -> list[_Unit]:
    """The units after the first word, which is a given name."""
    units: list[_Unit] = []
    joiners = _JOINERS | {_BY_COUNTRY.get(country, "y")}
    at = 1
    while at <= last:
        first = at
        joined = at > 1 and (words[at] in joiners or words[at - 1].endswith("-")) and units
        if joined and at < last + (words[at] not in joiners):
            units[-1] = _Unit(units[-1].first, units[-1].head)
            at += 2 if words[at] in joiners else 1
            continue
        while at < last and _is_particle(words[at], words[at + 1]):
            at += 1
        units.append(_Unit(first, at))
        at += 1
    return units


@lru_cache(_MANY)
def _said(word: str) -> str:
    return folded(word)


def _is_particle(word: str, after: str) -> bool:
    said = _said(word)
    if word[-1] in _APOSTROPHES:
        return len(word) <= _LONGEST_ELIDED
    if said in _SMALL:
        return word.islower()
    return said in PARTICLES or (said in _PREPOSITIONS and _said(after) in _ARTICLES)


def _in_capitals(words: Sequence[str]) -> int | None:
    """The index where the family name begins, if it alone is in capitals: Sofia DE LUCA."""
    first = len(words)
    while first > 0 and words[first - 1].isupper() and len(words[first - 1]) > 1:
        first -= 1
    capitals = words[first:]
    if first == 0 or any(word.isupper() and len(folded(word)) > 1 for word in words[:first]):
        return None
    long = any(len(word) > 2 and folded(word) not in _AFTER_THE_NAME for word in capitals)
    return first if long else None
