"""The club on a server: found through indexes, and in the order of a file whatever a database sorts by."""

import random
from collections.abc import Iterator
from contextlib import closing

import pytest
from psycopg.sql import SQL, Identifier, Literal

from tdconsole.club import SCHEMA, SERVER_SCHEMA, Club
from tdconsole.club.engines import TOLD
from tdconsole.club.people import _HOLDER, _HOLDER_BUT
from tdconsole.house import House, HouseFile
from tdconsole.house.postgres import HouseOnServer
from tests.postgres.cluster import Server
from tests.postgres.houses import UsedAgain, address

MANY = 20_000


@pytest.fixture
def crowd(used_again: UsedAgain) -> Iterator[House]:
    """Thousands, whom the server has not counted yet."""
    with used_again.house([SERVER_SCHEMA]) as house:
        with house.transaction():
            house.execute(
                "INSERT INTO person (name, folded, member_no)"
                " SELECT 'Player ' || n, 'player ' || n, 'PL-' || n FROM generate_series(1, ?) AS n",
                (MANY,),
            )
        yield house


def plan(house: House, sql: str, *values: object) -> str:
    return "\n".join(line for (line,) in house.rows(f"EXPLAIN {sql}", values))


def test_the_holder_of_a_number_is_found_by_the_number(crowd: House) -> None:
    """And not by looking at everybody from the first on."""
    same = crowd.dialect.any_case.format("member_no")
    for sql, given in ((_HOLDER, ("IT-7",)), (_HOLDER_BUT, ("IT-7", 0))):
        found = plan(crowd, sql.format(same), *given)
        assert "person_member" in found, found
        assert "Filter: (lower" not in found, found


def test_people_are_found_through_indexes(crowd: House) -> None:
    with crowd.transaction():
        crowd.execute("ANALYZE person, person_word")
    family = "SELECT id FROM person WHERE folded >= ? AND folded < ?"
    assert "person_family" in plan(crowd, family, "player 77", "player 78")
    sql, given = TOLD["postgres"].any_word(["777", "player"], 10)
    found = plan(crowd, sql, *given)
    assert "person_word_pkey" in found, found
    assert "Seq Scan" not in found, found


@pytest.fixture(params=["pl-PL", "it-IT", "und-u-ks-level1"])
def sorted_otherwise(
    request: pytest.FixtureRequest, server: Server, place_on_server: str
) -> Iterator[House]:
    """A house in a database that sorts and compares as a language does."""
    name = address(place_on_server).house
    with server.connected() as connection:
        connection.execute(
            SQL(
                "CREATE DATABASE {} TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'"
                " LOCALE_PROVIDER icu ICU_LOCALE {}"
            ).format(Identifier(name), Literal(request.param))
        )
        place = address(server.address(name, name))
        with closing(HouseOnServer.create(place, [SERVER_SCHEMA])) as house:
            yield house
        connection.execute(SQL("DROP DATABASE {} WITH (FORCE)").format(Identifier(name)))


NAMES = (
    *(
        "Łukasz Wójcik",
        "Lukasz Wojcik",
        "lukasz wójcik",
        "Zoë Ąbc",
        "Zoe Abc",
        "Ćma Żuk",
        "Cma Zuk",
    ),
    *("O'Brien Ann", "OBrien Ann", "De Luca Èva", "DeLuca Eva", "van den Berg Jo", "Ä Ö", "A O"),
    *(
        "Ørsted H",
        "Orsted H",
        "Straße K",
        "Strasse K",
        "Дима Иванов",
        "ИВАНОВ дима",
        "1 Two",
        "10 Two",
    ),
)


def known_of(house: House) -> list[object]:
    """All that is told in an order, or found by comparing texts."""
    club, chance = Club(house), random.Random(3)  # noqa: S311 -- a test's dice
    told = list[object]()
    for n, name in enumerate(NAMES):
        letter = "łŁéÉxX"[n % 6]
        told.append(club.people.add(name, member_no=f"{letter}{n // 6}"))  # some are taken
    numbers = [club.people.add(name) for name in NAMES]
    for name in NAMES:
        if not club.staff.named() or chance.random() < 0.7:
            club.staff.add(name)
    club.people.merge(numbers[0], numbers[3], 0)
    asked = {name[: 1 + n % 4] for n, name in enumerate(NAMES)} | set("abcloz") | set(NAMES)
    told += [club.staff.named(), club.staff.active(), club.people.named()]
    told += [(one, club.people.find(one, 99)) for one in sorted(asked)]
    told += [club.people.likely_same(name, None, f"Ł{n}") for n, name in enumerate(NAMES)]
    told += [list(club.people.everybody()), club.not_found()]
    return told


def test_a_database_of_any_language_finds_and_sorts_as_a_file(sorted_otherwise: House) -> None:
    with closing(HouseFile.in_memory([SCHEMA])) as file:
        for mine, other in zip(known_of(file), known_of(sorted_otherwise), strict=True):
            assert mine == other
