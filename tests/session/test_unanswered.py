"""A gesture whose commit was not answered: asked again under its number, it is done exactly once."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs, urlsplit

import pytest

from tdconsole.domain.language.commands.clock import AdjustClock, StartClock
from tdconsole.domain.language.commands.house import BarPerson
from tdconsole.domain.values import PersonId
from tdconsole.house import place_of
from tdconsole.house.postgres import HouseOnServer
from tdconsole.known_errors import CommitUnanswered, ServerGone
from tdconsole.session import Done, Opened, create, open_house
from tdconsole.session.unanswered import Settled
from tests.gui.houses import begin
from tests.postgres.cutting import Cutting, Moment, cutting

MORE: Final = AdjustClock(seconds=60)
MOMENTS: Final[tuple[Moment, ...]] = ("before it", "after it", "before its answer")


@pytest.fixture
def line(place_on_server: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cutting]:
    with create(place_of(place_on_server)) as house:
        house.session.submit(begin(house.session), StartClock())
    (folder,) = parse_qs(urlsplit(place_on_server).query)["host"]
    server = next(Path(folder).glob(".s.PGSQL.*[0-9]"))
    with cutting(tmp_path_factory.mktemp("l"), server) as made:
        yield made


@pytest.fixture
def house(line: Cutting, place_on_server: str) -> Iterator[Opened]:
    (folder,) = parse_qs(urlsplit(place_on_server).query)["host"]
    with open_house(place_of(place_on_server.replace(folder, str(line.place)))) as opened:
        opened.wait_at_most(1_500)
        yield opened


class Cut:
    """Cuts the line for good in the next commit."""

    def __init__(self, line: Cutting, patch: pytest.MonkeyPatch) -> None:
        self._line, self._moment = line, list[Moment]()
        commit = HouseOnServer._commit

        def cut(house: HouseOnServer, turn: int) -> None:
            if self._moment:
                self._line.cut_at(1, self._moment.pop(), stays_out=True)
            commit(house, turn)

        patch.setattr(HouseOnServer, "_commit", cut)

    def __call__(self, moment: Moment) -> None:
        self._moment.append(moment)

    def is_open(self, house: Opened) -> bool:
        return house.session.unanswered.is_open


@pytest.fixture
def cut(line: Cutting, monkeypatch: pytest.MonkeyPatch) -> Cut:
    return Cut(line, monkeypatch)


def steps(house: Opened) -> int:
    (tournament,) = house.session.tournaments()
    with open_house(house.place) as other:
        return len(other.session.timeline(tournament).steps)


@pytest.mark.parametrize("moment", MOMENTS)
def test_it_is_settled_once_the_line_is_back(
    line: Cutting, house: Opened, cut: Cut, moment: Moment
) -> None:
    session, told = house.session, list[Settled]()
    session.unanswered.observe(told.append)
    (tournament,) = session.tournaments()
    cut(moment)
    before = len(session.timeline(tournament).steps)
    with pytest.raises(CommitUnanswered):
        session.submit(tournament, MORE)
    assert cut.is_open(house)
    with pytest.raises(ServerGone):
        session.unanswered.settle()
    line.mend()
    assert session.unanswered.settle() is None
    assert not cut.is_open(house)
    (settled,) = told
    assert isinstance(settled.answer, Done)
    assert settled.answer.step.no == before + 1
    assert len(session.timeline(tournament).steps) == before + 1 == steps(house)


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_same_gesture_made_again_is_not_a_second_one(
    line: Cutting, house: Opened, cut: Cut, moment: Moment
) -> None:
    session = house.session
    (tournament,) = session.tournaments()
    cut(moment)
    before = len(session.timeline(tournament).steps)
    with pytest.raises(CommitUnanswered):
        session.submit(tournament, MORE)
    line.mend()
    answer = session.submit(tournament, MORE)
    assert isinstance(answer, Done)
    assert answer.step.no == before + 1 == steps(house)


def test_another_gesture_comes_after_it(line: Cutting, house: Opened, cut: Cut) -> None:
    session, told = house.session, list[Settled]()
    session.unanswered.observe(told.append)
    (tournament,) = session.tournaments()
    cut("before it")
    before = len(session.timeline(tournament).steps)
    with pytest.raises(CommitUnanswered):
        session.submit(tournament, MORE)
    line.mend()
    session.submit(tournament, AdjustClock(seconds=-60))
    assert [one.gesture.request for one in told] == [MORE]
    assert [step.command for step in session.timeline(tournament).steps[before:]] == [
        "AdjustClock"
    ] * 2


def test_a_gesture_on_the_house_is_settled_too(line: Cutting, house: Opened, cut: Cut) -> None:
    session = house.session
    bar = BarPerson(person=PersonId(1), reason="")
    cut("after it")
    there = session.house_desk.length
    with pytest.raises(CommitUnanswered):
        session.submit_house(bar)
    line.mend()
    session.submit_house(bar)
    assert session.house_desk.length == there + 1
