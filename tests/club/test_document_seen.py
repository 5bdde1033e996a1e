from pathlib import Path

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
