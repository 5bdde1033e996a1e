from tdconsole.domain.values import EntryId
from tdconsole.projections.people.names import of_entry
from tests.domain.floor import registered
from tests.projections.persons import ADA, PEOPLE


def test_an_entry_stands_for_a_person() -> None:
    assert of_entry(registered(3).tournament, PEOPLE, EntryId(1)) is ADA


def test_somebody_erased_has_no_name() -> None:
    assert of_entry(registered(3).tournament, PEOPLE, EntryId(3)) is None


def test_an_unknown_entry_has_no_name() -> None:
    assert of_entry(registered(3).tournament, PEOPLE, EntryId(9)) is None
