"""Pairs of people to be kept apart."""

from tdconsole.club import ApartPair, Club
from tdconsole.domain.values import PersonId
from tests.club.knowing import known


def pairs(club: Club, *people: PersonId) -> list[tuple[int, int]]:
    return [(pair.one, pair.other) for pair in club.people.apart.apart_from(people)]


def test_a_pair_is_told_where_both_are_there(club: Club) -> None:
    anna, jan, ola = (known(club, name) for name in ("Anna", "Jan", "Ola"))
    apart = club.people.apart

    assert apart.keep_apart(jan, anna, "married")
    assert apart.keep_apart(anna, ola, "sisters")

    assert apart.apart_from([jan, anna]) == (ApartPair(one=anna, other=jan, reason="married"),)
    assert pairs(club, jan, ola) == []
    assert pairs(club, ola, jan, anna) == [(anna, jan), (anna, ola)]
    assert [pair.reason for pair in apart.all()] == ["married", "sisters"]


def test_the_latest_reason_holds(club: Club) -> None:
    anna, jan = known(club, "Anna"), known(club, "Jan")
    club.people.apart.keep_apart(anna, jan, "married")
    club.people.apart.keep_apart(jan, anna, "quarrelled")

    assert [pair.reason for pair in club.people.apart.all()] == ["quarrelled"]


def test_let_together_again(club: Club) -> None:
    anna, jan = known(club, "Anna"), known(club, "Jan")
    club.people.apart.keep_apart(anna, jan, "married")

    assert club.people.apart.let_together(jan, anna)
    assert not club.people.apart.let_together(jan, anna)
    assert club.people.apart.all() == ()


def test_nobody_is_kept_apart_from_themselves_or_from_nobody(club: Club) -> None:
    anna = known(club, "Anna")

    assert not club.people.apart.keep_apart(anna, anna, "")
    assert not club.people.apart.keep_apart(anna, PersonId(99), "")
    assert not club.people.apart.let_together(anna, PersonId(99))
    assert club.people.apart.all() == ()


def test_a_pair_follows_a_merge_and_is_told_by_the_numbers_asked(club: Club) -> None:
    anna, jan, ania = (known(club, name) for name in ("Anna", "Jan", "Ania"))
    club.people.apart.keep_apart(ania, jan, "married")

    club.people.merge(ania, anna, 0)

    assert pairs(club, anna, jan) == [(anna, jan)]
    assert pairs(club, ania, jan) == [(jan, ania)]
    assert club.people.apart.let_together(jan, ania)
    assert club.people.apart.keep_apart(jan, ania, "married")
    assert [(pair.one, pair.other) for pair in club.people.apart.all()] == [(anna, jan)]


def test_two_who_turn_out_to_be_one_are_no_pair(club: Club) -> None:
    anna, ania, jan = (known(club, name) for name in ("Anna", "Ania", "Jan"))
    for one, other in ((anna, ania), (anna, jan), (ania, jan)):
        club.people.apart.keep_apart(one, other, "reasons")

    club.people.merge(ania, anna, 0)

    assert [(pair.one, pair.other) for pair in club.people.apart.all()] == [(anna, jan)]


def test_a_pair_goes_with_either_person(club: Club) -> None:
    anna, jan, ola = (known(club, name) for name in ("Anna", "Jan", "Ola"))
    club.people.apart.keep_apart(anna, jan, "married")
    club.people.apart.keep_apart(anna, ola, "sisters")
    club.people.apart.keep_apart(jan, ola, "quarrelled")

    club.people.erase(anna)

    assert pairs(club, anna, jan, ola) == [(jan, ola)]
