"""A gesture whose commit was not answered: asked again under its number, it is done exactly once."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs, urlsplit

import pytest

from tdconsole.domain.house.device_numbers import device_of
from tdconsole.domain.language.commands.clock import AdjustClock, StartClock
from tdconsole.domain.language.commands.house import BarPerson, OpenTill, TakeRole
from tdconsole.domain.language.rejections.staff import NoRole
from tdconsole.domain.values import PersonId, Role, StaffId
from tdconsole.house import place_of
from tdconsole.house.postgres import HouseOnServer
from tdconsole.known_errors import CommitUnanswered, ServerGone
from tdconsole.session import Done, HouseDone, Opened, Refused, create, open_house
from tdconsole.session.people.devices import pair
from tdconsole.session.unanswered import Settled
from tests.gui.houses import begin
from tests.postgres.cutting import Cutting, Moment, cutting
from tests.session.staffed import acts_as, staffed

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


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_pairing_made_again_has_a_code_that_is_good(
    line: Cutting, house: Opened, cut: Cut, moment: Moment
) -> None:
    session = house.session
    anna = session.club.staff.add("Anna")
    cut(moment)
    with pytest.raises(CommitUnanswered):
        pair(session, "Tablet 1", anna, "floor")
    line.mend()
    _answer, code = pair(session, "Tablet 2", anna, "floor")
    assert code is not None
    claimed = session.club.devices.claim(code, session.now())
    assert claimed is not None
    assert session.club.devices.named()[claimed.device] == "Tablet 2"


@pytest.mark.parametrize("moment", MOMENTS)
def test_what_a_device_asked_for_is_settled_as_its_own(
    line: Cutting, house: Opened, cut: Cut, moment: Moment
) -> None:
    session = house.session
    (tournament,) = session.tournaments()
    answer, _code = pair(session, "Tablet 1", session.club.staff.add("Anna"), "floor")
    assert isinstance(answer, HouseDone)
    (device,) = session.house.devices
    cut(moment)
    with session.gate.as_device(device), pytest.raises(CommitUnanswered):
        session.submit(tournament, MORE)
    line.mend()
    session.unanswered.settle()
    assert session.gate.device is None
    assert device_of(session.timeline(tournament).steps[-1].request) == device


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


def lost(house: HouseOnServer, _turn: int) -> None:
    """A commit that got to nobody, and was not answered."""
    house._roll_back()
    raise CommitUnanswered(house.path, "")


_COMMIT: Final = HouseOnServer._commit


def landed(house: HouseOnServer, turn: int) -> None:
    """A commit that was not answered, but done."""
    _COMMIT(house, turn)
    raise CommitUnanswered(house.path, "")


def test_it_is_done_for_the_one_who_made_it(house: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    session, acting = house.session, list[StaffId | None]()
    session.observe(lambda _change: acting.append(session.actor))
    (tournament,) = session.tournaments()
    ann, bob = session.club.staff.add("Ann"), session.club.staff.add("Bob")
    session.actor = ann
    with monkeypatch.context() as patch:
        patch.setattr(HouseOnServer, "_commit", lost)
        with pytest.raises(CommitUnanswered):
            session.submit(tournament, MORE)
        session.actor = bob
        with pytest.raises(CommitUnanswered):
            session.unanswered.settle()
        assert session.actor == bob
    session.submit(tournament, MORE)
    assert [step.actor for step in session.timeline(tournament).steps[-2:]] == [ann, bob]
    assert set(session.house.names) == {ann, bob}
    assert acting == [bob, bob]


@pytest.mark.parametrize("moment", MOMENTS)
def test_it_is_done_with_the_right_that_was_proved_then(
    line: Cutting, house: Opened, cut: Cut, moment: Moment
) -> None:
    session, told = house.session, list[Settled]()
    session.unanswered.observe(told.append)
    (tournament,) = session.tournaments()
    members = staffed(session)
    acts_as(session, "clock", members)
    cut(moment)
    with pytest.raises(CommitUnanswered):
        session.submit(tournament, MORE)
    line.mend()
    acts_as(session, "desk", members)
    session.unanswered.settle()
    ((answer,),) = ([one.answer] for one in told)
    assert isinstance(answer, Done)
    assert answer.step.actor == members["clock"]
    assert session.actor == members["desk"]
    assert session.gate.stranger() is None


def test_who_may_no_longer_do_it_is_refused(
    house: Opened, place_on_server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, told = house.session, list[Settled]()
    session.unanswered.observe(told.append)
    (tournament,) = session.tournaments()
    members = staffed(session)
    clock, before = members["clock"], steps(house)
    acts_as(session, "clock", members)
    with monkeypatch.context() as patch:
        patch.setattr(HouseOnServer, "_commit", lost)
        with pytest.raises(CommitUnanswered):
            session.submit(tournament, MORE)
    take_role(place_on_server, members, clock)
    acts_as(session, "director", members)
    session.unanswered.settle()
    assert not session.unanswered.is_open
    assert [one.answer for one in told] == [Refused(rejection=NoRole(staff=clock))]
    assert session.actor == members["director"]
    assert steps(house) == before


def test_what_was_done_is_not_called_refused_to_who_may_no_longer_do_it(
    house: Opened, place_on_server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, told = house.session, list[Settled]()
    session.unanswered.observe(told.append)
    (tournament,) = session.tournaments()
    members = staffed(session)
    gestures: tuple[tuple[Role, Callable[[], object]], ...] = (
        ("clock", lambda: session.submit(tournament, MORE)),
        ("desk", lambda: session.submit_house(OpenTill(name="Main"))),
    )
    for role, gesture in gestures:
        acts_as(session, role, members)
        with monkeypatch.context() as patch:
            patch.setattr(HouseOnServer, "_commit", landed)
            with pytest.raises(CommitUnanswered):
                gesture()
        take_role(place_on_server, members, members[role])
        session.unanswered.settle()
        assert isinstance(told[-1].answer, Done | HouseDone)
        assert told[-1].answer.step.actor == members[role]
    assert len(told) == 2
    assert [one.name for one in session.house.tills.values()] == ["Main"]


def take_role(place: str, members: dict[Role, StaffId], member: StaffId) -> None:
    with open_house(place_of(place)) as other:
        acts_as(other.session, "director", members)
        assert isinstance(other.session.submit_house(TakeRole(staff=member)), HouseDone)
