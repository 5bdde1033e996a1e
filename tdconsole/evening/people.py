"""The players: names with many kinds of letters, from many countries."""

from collections.abc import Iterator
from random import Random

from tdconsole.domain.language.commands.entry import Newcomer
from tdconsole.domain.values import CountryTyped, NameTyped, Record
from tdconsole.files import resource
from tdconsole.library.toml import read


class Country(Record, kw_only=True):
    country: CountryTyped
    first: tuple[NameTyped, ...]
    family: tuple[NameTyped, ...]


class PeopleFile(Record, kw_only=True):
    some: tuple[Newcomer, ...]
    countries: tuple[Country, ...]


def people(number: int) -> list[Newcomer]:
    """Players with names all different, in the same mixed order each time."""
    file = read(resource("demo", "people.toml"), PeopleFile)
    by_name = {newcomer.name: newcomer for newcomer in (*file.some, *_in_turn(file.countries))}
    found = list(by_name.values())[:number]
    if len(found) < number:
        raise ValueError(number)
    Random(number).shuffle(found)  # noqa: S311 -- nothing is drawn by it
    return found


def _in_turn(countries: tuple[Country, ...]) -> Iterator[Newcomer]:
    """One person of each country in turn; family names repeat as late as possible."""
    rounds = [_named(country) for country in countries]
    for each in zip(*rounds, strict=True):
        yield from each


def _named(country: Country) -> Iterator[Newcomer]:
    for shift in range(len(country.family)):
        for number, first in enumerate(country.first):
            family = country.family[(number + shift) % len(country.family)]
            yield Newcomer(name=f"{first} {family}", country=country.country)
