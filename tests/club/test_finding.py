"""Find as you type."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tdconsole.club import SERVER_SCHEMA, Club
from tdconsole.house import House, HouseFile
from tdconsole.spelling import folded
from tests.engines import examples
from tests.postgres.houses import UsedAgain


def names(club: Club, query: str, limit: int = 20) -> list[str]:
    return [person.name for person in club.people.find(query, limit)]


@pytest.mark.parametrize(
    "query",
    ["john", "smith", "smi jo", "jo smi", "JOHN SMITH", "s j", "smith, john", "jöhn", " smi ", "j"],
)
def test_any_order_of_words_each_of_them_begun(club: Club, query: str) -> None:
    club.people.add("Anna Kowalska")
    club.people.add("John Smith")

    assert names(club, query) == ["John Smith"]


@pytest.mark.parametrize("query", ["ohn", "smi an", "smiths", "john smith jr"])
def test_every_word_has_to_begin_one(club: Club, query: str) -> None:
    club.people.add("Anna Kowalska")
    club.people.add("John Smith")

    assert names(club, query) == []


@pytest.mark.parametrize(
    ("name", "queries"),
    [
        ("Gino D'Angelo", ["dangelo", "d angelo", "d'angelo", "d’ang", "angelo", "gino dang"]),
        ("Eva Kowalska-Nowak", ["nowak kow", "kowalska-nowak", "kowalskanowak", "eva now"]),
        ("Łukasz Żółć", ["lukasz", "zolc", "ŻÓŁĆ", "żol łuk"]),
        ("Sinéad O'Neill", ["oneill", "o'neill", "neill sin"]),
        ("王 小明", ["王", "小"]),
    ],
)
def test_signs_and_accents_do_not_matter(club: Club, name: str, queries: list[str]) -> None:
    club.people.add(name)
    club.people.add("Somebody Else")

    assert {query: names(club, query) for query in queries} == {query: [name] for query in queries}


def test_by_member_number_and_nickname(club: Club) -> None:
    club.people.add("John Smith", member_no="PL-00123", nickname="The Grinder")
    club.people.add("Anna Kowalska", member_no="PL-00999")

    for query in ["pl-00123", "00123", "pl00123", "pl 001", "grind", "the smi", "john grinder 001"]:
        assert names(club, query) == ["John Smith"]
    assert names(club, "pl") == ["John Smith", "Anna Kowalska"]


def test_family_names_come_first_then_shorter_names(club: Club) -> None:
    for name in ["Martin Alexander Brown", "Martin Brown", "Eva Maria Martinez", "Eva Martin"]:
        club.people.add(name)

    assert names(club, "martin") == [
        "Eva Martin",
        "Eva Maria Martinez",
        "Martin Brown",
        "Martin Alexander Brown",
    ]
    assert names(club, "martin", limit=3) == names(club, "martin")[:3]
    assert names(club, "eva mar") == ["Eva Martin", "Eva Maria Martinez"]


def test_of_equal_names_the_longer_known_comes_first(club: Club) -> None:
    known = [club.people.add("John Smith") for _ in range(30)]

    assert [person.id for person in club.people.find("smith john")] == known[:20]
    assert [person.id for person in club.people.find("smith", limit=40)] == known


@pytest.mark.parametrize("limit", [0, -1])
def test_nobody_is_nobody(club: Club, limit: int) -> None:
    club.people.add("John Smith")

    assert names(club, "smith", limit) == []


def test_what_was_changed_is_found_by_what_it_is_now(club: Club) -> None:
    number = club.people.add("John Smith", nickname="Ace")
    known = club.people.get(number)
    assert known is not None

    assert club.people.change(replace(known, name="Jane Doe", nickname=None))

    assert names(club, "smith") == names(club, "ace") == []
    assert names(club, "doe ja") == ["Jane Doe"]


def test_who_was_erased_is_not_found(club: Club) -> None:
    number = club.people.add("John Smith")
    club.people.add("Joan Smith")
    club.people.erase(number)

    assert names(club, "smith") == ["Joan Smith"]


@pytest.mark.parametrize(
    "query",
    [
        "",
        " ",
        '"',
        "'",
        '" OR 1=1 --',
        "*",
        "smi*",
        "-smith",
        "NEAR(smith john, 2)",
        "smith AND",
        "OR",
        "NOT smith",
        "folded:smith",
        "^smith",
        "{folded} : x",
        "smith + john",
        "(smith",
        "%_",
        "\\",
        "\x00",
        "\x00smith",
        "♠🂡👩‍👩‍👧",
        "\ud800",
        "x" * 1000,
        "a " * 500,
        " ".join(chr(97 + i % 26) + str(i) for i in range(300)),
        "\u0301" * 1000,
        "\U0010ffff",
    ],
)
def test_odd_queries_find_somebody_or_nobody(club: Club, query: str) -> None:
    club.people.add("John Smith")

    assert names(club, query) in ([], ["John Smith"])


def test_everybody_is_found_by_the_beginnings_of_their_words(
    request: pytest.FixtureRequest, house: House
) -> None:
    people = Club(house).people

    @given(name=st.text(max_size=40).filter(folded), data=st.data())
    @settings(deadline=None, max_examples=examples(request, 100))
    def tried(name: str, data: st.DataObject) -> None:
        with house.transaction():
            number = people.add(name)
            words = data.draw(st.permutations(folded(name).split()))
            query = " ".join(word[: data.draw(st.integers(1, len(word)))] for word in words)

            assert number in {person.id for person in people.find(query, limit=10_000)}
            people.erase(number)

    tried()


@given(query=st.text())
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
def test_no_query_fails(club: Club, query: str) -> None:
    assert club.people.find(query) == ()


@pytest.mark.parametrize("damage", ['rossi ma"ria', "rossi mari\x00"])
def test_a_word_that_nobody_could_look_for_is_damage(file_house: HouseFile, damage: str) -> None:
    club = Club(file_house)
    maria = club.people.add("Maria Rossi")
    assert club.not_found() == []
    with file_house.transaction():
        file_house.execute("UPDATE person SET folded = ? WHERE id = ?", (damage, maria))
    assert club.not_found() == [maria]


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM person_word WHERE word = 'maria'",
        "UPDATE person_word SET word = 'mario' WHERE word = 'maria'",
        "INSERT INTO person_word (word, person) VALUES ('anna', 1)",
        "INSERT INTO person_word (word, person) VALUES ('maria', 9)",
    ],
)
def test_an_index_that_is_not_in_step_is_damage(used_again: UsedAgain, damage: str) -> None:
    with used_again.house([SERVER_SCHEMA]) as house:
        club = Club(house)
        maria = club.people.add("Maria Rossi")
        assert club.not_found() == []
        with house.transaction():
            house.execute(damage)
        assert club.not_found() == [9 if "9" in damage else maria]
