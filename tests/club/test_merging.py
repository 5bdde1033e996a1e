"""Two records of one person become one, and every number ever given still means somebody."""

from collections.abc import Callable
from contextlib import AbstractContextManager

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tdconsole.club import Club, Person
from tdconsole.club.person import NOT_YET
from tdconsole.domain.values import PersonId, StaffId
from tdconsole.house import House
from tdconsole.projections.people.names import Known
from tests.club.knowing import added, assert_in_step, known
from tests.engines import examples

AT = 1_800_000_000_000


def test_the_number_that_went_means_the_other_person(club: Club) -> None:
    bob = known(club, "Bob Smith", member_no="1")
    robert = known(club, "Robert Smith")

    assert club.people.merge(robert, bob, AT)

    smith = club.people.get(bob)
    assert smith is not None
    assert smith.id == bob
    assert club.people.get(robert) == smith
    assert club.people.exists(robert)
    assert club.people.meant(robert) == bob
    assert club.people.named() == {
        bob: Known(name="Bob Smith", family_name="Smith"),
        robert: Known(name="Bob Smith", family_name="Smith"),
    }
    assert club.people.named([robert]) == {robert: Known(name="Bob Smith", family_name="Smith")}
    assert club.people.same(robert) == club.people.same(bob) == (bob, robert)


def test_both_names_find_the_one_person(club: Club) -> None:
    bob = known(club, "Bob Smith")
    club.people.merge(known(club, "Robert Smith"), bob, AT)

    assert [person.id for person in club.people.find("robert")] == [bob]
    assert [person.id for person in club.people.find("smith")] == [bob]
    smith = club.people.get(bob)
    assert smith is not None
    club.people.change(replace(smith, name="Bobby Smith"))
    assert [person.name for person in club.people.find("robert smith")] == ["Bobby Smith"]


def test_a_chain_of_merges_leads_to_the_last(club: Club) -> None:
    first, second, third = (known(club, name) for name in ("A Smith", "B Smith", "C Smith"))

    club.people.merge(first, second, AT)
    club.people.merge(second, third, AT)

    assert club.people.same(first) == club.people.same(third) == (third, first, second)
    assert {club.people.meant(number) for number in (first, second, third)} == {third}
    assert [person.id for person in club.people.find("a smith")] == [third]


def test_a_number_that_went_is_merged_as_the_person_it_means(club: Club) -> None:
    first, second, third = (known(club, name) for name in ("A Smith", "B Smith", "C Smith"))
    club.people.merge(first, second, AT)

    assert club.people.merge(third, first, AT)

    assert club.people.same(third) == (second, first, third)


def test_nobody_is_merged_with_nobody_or_themselves(club: Club) -> None:
    bob, robert = known(club, "Bob Smith"), known(club, "Robert Smith")

    assert not club.people.merge(bob, bob, AT)
    assert not club.people.merge(bob, PersonId(99), AT)
    assert not club.people.merge(PersonId(99), bob, AT)
    assert club.people.merge(robert, bob, AT)
    assert not club.people.merge(robert, bob, AT)
    assert not club.people.merge(bob, robert, AT)


def test_what_the_one_lacks_the_other_brings(club: Club) -> None:
    into = added(
        club, Person(id=NOT_YET, name="Bob Smith", country="IE", notes="Tall.", consent=False)
    )
    gone = added(
        club,
        Person(
            id=NOT_YET,
            name="Robert Smith",
            country="GB",
            member_no="7",
            nickname="Bobby",
            born="1980-01-02",
            email="b@s.ie",
            phone="123",
            notes="Left-handed.",
            document_checked_on=AT,
            document_checked_by=StaffId(4),
            consent=True,
        ),
    )

    club.people.merge(gone, into, AT)

    assert club.people.get(into) == Person(
        id=into,
        name="Bob Smith",
        country="IE",
        member_no="7",
        nickname="Bobby",
        born="1980-01-02",
        email="b@s.ie",
        phone="123",
        notes="Tall.\nLeft-handed.",
        document_checked_on=AT,
        document_checked_by=StaffId(4),
        consent=False,
    )


def test_the_later_check_of_the_document_does_not_mix_with_the_other(club: Club) -> None:
    into, gone = known(club, "Bob Smith"), known(club, "Robert Smith")
    club.people.check_document(into, AT, None)
    club.people.check_document(gone, AT + 1, StaffId(4))

    club.people.merge(gone, into, AT)

    smith = club.people.get(into)
    assert smith is not None
    assert (smith.document_checked_on, smith.document_checked_by) == (AT, None)


def test_a_merge_is_on_record(house: House, club: Club) -> None:
    into, gone = known(club, "Bob Smith"), known(club, "Robert Smith")

    club.people.merge(gone, into, AT, StaffId(4))

    assert house.rows("SELECT gone, person, at, by FROM merge") == [(gone, into, AT, 4)]


def test_a_merge_that_fails_leaves_two_people(house: House, club: Club) -> None:
    into, gone = known(club, "Bob Smith"), known(club, "Robert Smith")

    def mistaken() -> None:
        with house.transaction():
            club.people.merge(gone, into, AT)
            raise LookupError

    with pytest.raises(LookupError):
        mistaken()

    assert club.people.meant(gone) == gone
    assert len(club.people.find("smith")) == 2


def test_nicknames_are_of_every_number(club: Club) -> None:
    into = added(club, Person(id=NOT_YET, name="Bob Smith", nickname="Ace"))
    gone = known(club, "Robert Smith")
    club.people.merge(gone, into, AT)

    assert club.people.nicknamed() == {into: "Ace", gone: "Ace"}


def test_erasing_by_any_number_erases_the_person(club: Club) -> None:
    into, gone = known(club, "Bob Smith"), known(club, "Robert Smith")
    club.people.merge(gone, into, AT)

    assert club.people.erase(gone)

    assert not club.people.exists(into)
    assert not club.people.exists(gone)
    assert club.people.named() == {}
    assert club.people.find("smith") == ()
    assert club.people.same(gone) == (into, gone)
    assert not club.people.erase(gone)


def test_the_index_agrees_after_merges(house: House, club: Club) -> None:
    people = [known(club, f"Smith Number{i}") for i in range(6)]
    for gone in people[1:4]:
        club.people.merge(gone, people[0], AT)
    club.people.erase(people[2])

    assert_in_step(house)
    assert [person.id for person in club.people.find("smith")] == people[4:]


STEPS = st.lists(
    st.tuples(
        st.sampled_from(["add", "merge", "erase", "apart"]), st.integers(1, 9), st.integers(1, 9)
    ),
    max_size=30,
)


def test_whatever_is_done_every_number_means_somebody_or_nobody(
    request: pytest.FixtureRequest, houses: Callable[[], AbstractContextManager[House]]
) -> None:
    @given(steps=STEPS)
    @settings(deadline=None, max_examples=examples(request, 100))
    def tried(steps: list[tuple[str, int, int]]) -> None:
        with houses() as house:
            whatever_is_done(house, steps)

    tried()


def whatever_is_done(house: House, steps: list[tuple[str, int, int]]) -> None:
    people, means = Club(house).people, dict[int, int | None]()
    for step, one, other in steps:
        first, second = PersonId(one), PersonId(other)
        match step:
            case "add":
                means[people.add(f"Player Number{len(means)}")] = len(means) + 1
            case "merge" if people.merge(first, second, AT):
                into = means[other]
                means = {n: into if m == means[one] else m for n, m in means.items()}
            case "erase" if people.erase(first):
                means = {n: None if m == means[one] else m for n, m in means.items()}
            case _:
                people.apart.keep_apart(first, second, "reason")

    living = {number: meant for number, meant in means.items() if meant is not None}
    assert {number: people.meant(PersonId(number)) for number in living} == living
    assert set(people.named()) == set(living)
    assert {person.id for person in people.everybody()} == set(living.values())
    assert {person.id for person in people.find("player", 99)} == set(living.values())
    for number, meant in living.items():
        alike = {n for n, m in living.items() if m == meant}
        assert set(people.same(PersonId(number))) == alike
        (found,) = people.find(f"number{number - 1}")
        assert found.id == meant
    for pair in people.apart.all():
        assert {pair.one, pair.other} <= set(living.values())
    assert_in_step(house)
