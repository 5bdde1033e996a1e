import pytest

from tdconsole.evening.people import people


def test_enough_for_the_greatest_hall() -> None:
    names = [newcomer.name for newcomer in people(10_000)]
    assert len(set(names)) == 10_000


def test_the_same_each_time() -> None:
    assert people(100) == people(100)


def test_even_a_table_is_of_many_countries() -> None:
    nine = people(9)
    assert len({newcomer.country for newcomer in nine}) == 9
    assert any(not newcomer.name.isascii() for newcomer in nine)


def test_there_is_an_end_to_them() -> None:
    with pytest.raises(ValueError, match="20000"):
        people(20_000)
