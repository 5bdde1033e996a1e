from pathlib import Path

from msgspec.structs import replace

from tdconsole.domain.values import PersonId
from tdconsole.session import create


def test_whose_document_nobody_has_looked_at_is_told_under_the_number_asked_for(
    tmp_path: Path,
) -> None:
    with create(tmp_path / "club.house") as house:
        people = house.session.club.people
        seen, unseen, gone = (people.add(name) for name in ("Ann Lee", "Bo Li", "Anna Lee"))
        assert people.check_document(seen, 1_000, None)
        assert people.without_document([seen, unseen, PersonId(99)]) == {unseen}
        assert people.merge(gone, seen, 2_000)
        assert people.without_document([gone, unseen]) == {unseen}


def test_under_whose_name_results_may_be_published(tmp_path: Path) -> None:
    with create(tmp_path / "club.house") as house:
        people = house.session.club.people
        agreed, never, gone = (people.add(name) for name in ("Ann Lee", "Bo Li", "Anna Lee"))
        person = people.get(agreed)
        assert person is not None
        people.change(replace(person, consent=True))
        assert people.agreed([agreed, never, gone, PersonId(99)]) == {agreed}
        assert people.merge(gone, agreed, 2_000)
        assert people.agreed([gone, never]) == {gone}
        assert people.agreed([]) == frozenset()
