"""Another window writes in the moment between looking and writing."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing
from itertools import cycle
from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace

from tdconsole.club import Club
from tdconsole.domain.clock.reading import read
from tdconsole.domain.language.commands.clock import (
    AdjustClock,
    PauseClock,
    RestoreClock,
    ResumeClock,
    SetClock,
    SetLevel,
    StartClock,
)
from tdconsole.domain.language.commands.draw import RenewCommitment
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.structure import EditStructure
from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.domain.language.commands.trail import Request, Undo
from tdconsole.domain.language.events.clock import ClockAdjusted
from tdconsole.domain.language.rejections.clock import ClockAlreadyStarted, ClockNotRunning
from tdconsole.domain.language.rejections.engine import TooBusy
from tdconsole.domain.language.rejections.room import PlayerIsOut
from tdconsole.domain.values import EntryId, PeriodId
from tdconsole.house import House, HouseFile, Place
from tdconsole.journal import (
    Conflict,
    KeptStore,
    KeptVault,
    MemoryStore,
    MemoryVault,
    StoredStep,
)
from tdconsole.known_errors import FileBusy
from tdconsole.session import Change, Done, Opened, Refused, Session, rehearsal
from tdconsole.session.checking import check
from tdconsole.session.opening import SCHEMAS
from tests.engines import house_at
from tests.session.floor import CREATION, Desk, WallClock, busting

MARIA: Final = RegisterEntry(person=Newcomer(name="Maria"))


class Meddled(KeptStore):
    """Lets another window write just before this one does."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.meddlings: list[Callable[[], object]] = []

    def transaction(self) -> AbstractContextManager[None]:
        if self.meddlings:
            self.meddlings.pop(0)()
        return super().transaction()


@pytest.fixture
def store(here: Opened, place: Place) -> Iterator[Meddled]:
    assert here.session.tournaments() == []
    with closing(house_at(place)) as house:
        yield Meddled(house)


@pytest.fixture
def one(store: Meddled, time: WallClock) -> Desk:
    """The window that is too late."""
    house = store._house
    return Desk(Session(store, KeptVault(house), Club(house), time))


@pytest.fixture
def two(one: Desk, here: Opened) -> Desk:
    """The window that gets in between."""
    return Desk(here.session, one.id)


def test_what_lost_the_race_is_decided_again(store: Meddled, one: Desk, two: Desk) -> None:
    store.meddlings = [lambda: two.register(2)]
    told: list[Change] = []
    one.session.observe(told.append)
    step = one.do(MARIA)
    assert step.no == 4
    assert list(one.state.entries.by_id) == [1, 2, 3]
    assert [(len(change.steps), change.foreign) for change in told] == [
        (2, True),
        (1, False),
    ]
    two.session.refresh()
    assert two.state == one.state


def test_a_newcomer_who_lost_the_race_is_one_person(store: Meddled, one: Desk, two: Desk) -> None:
    store.meddlings = [lambda: two.register(3)]
    one.do(MARIA)
    names = [known.name for known in one.session.club.people.named().values()]
    assert sorted(names) == ["Maria", "Player 1", "Player 2", "Player 3"]


def test_what_can_no_longer_be_done_is_refused(store: Meddled, one: Desk, two: Desk) -> None:
    store.meddlings = [lambda: two.do(StartClock())]
    assert one.session.submit(one.id, StartClock()) == Refused(rejection=ClockAlreadyStarted())
    assert one.length == 2


def test_who_is_busted_in_both_windows_is_out_once(store: Meddled, one: Desk, two: Desk) -> None:
    one.seat_and_start(4)
    store.meddlings = [lambda: two.bust(1)]
    answer = one.session.submit(one.id, busting(1))
    assert answer == Refused(rejection=PlayerIsOut(entry=EntryId(1)))


def test_the_same_request_from_both_windows_is_done_once(
    store: Meddled, one: Desk, two: Desk
) -> None:
    store.meddlings = [lambda: two.do(MARIA, "n1")]
    answer = one.session.submit(one.id, MARIA, "n1")
    assert isinstance(answer, Done)
    assert answer.again
    assert one.length == 2


def test_an_undo_that_lost_the_race_looks_again(store: Meddled, one: Desk, two: Desk) -> None:
    (mine,) = one.register()
    store.meddlings = [two.register]
    assert one.do(Undo()).undoes == mine.no
    assert list(one.state.entries.by_id) == [2]


def test_a_new_commitment_that_lost_the_race_is_a_later_one(
    store: Meddled, one: Desk, two: Desk, here: Opened
) -> None:
    store.meddlings = [lambda: two.do(RenewCommitment(reason="there"))]
    one.do(RenewCommitment(reason="here"))
    commitment = one.state.draws.commitment
    assert commitment is not None
    assert commitment.chain == 3
    assert list(check(here)) == []


def test_whoever_lost_three_races_reads_on_while_nobody_else_can_write(
    store: Meddled, one: Desk, two: Desk
) -> None:
    store.meddlings = [two.register] * 100
    told: list[Change] = []
    one.session.observe(told.append)
    step = one.do(MARIA)
    store.meddlings = []
    assert step.no == one.length == len(told) + 1
    names = [known.name for known in one.session.club.people.named().values()]
    assert names.count("Maria") == 1
    two.session.refresh()
    assert two.state == one.state


def test_a_store_that_conflicts_for_ever_is_told(
    store: Meddled, one: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def conflicting(_appends: object) -> list[StoredStep]:
        raise Conflict(one.id)

    monkeypatch.setattr(store, "append", conflicting)
    assert one.session.submit(one.id, MARIA) == Refused(rejection=TooBusy())
    assert one.session.club.people.named() == {}


def test_in_memory_the_race_is_run_as_on_the_disk(time: WallClock) -> None:
    house = HouseFile.in_memory(SCHEMAS)
    store, vault = MemoryStore(), MemoryVault()
    one = Desk(Session(store, vault, Club(house), time))
    two = Desk(Session(store, vault, Club(house), time), one.id)
    assert two.length == 1
    one.register(2)
    two.do(MARIA)
    one.do(StartClock())
    one.do(PauseClock())
    assert one.length == 6
    assert two.length == 4
    house.close()


CLOCK: Final[tuple[Request, ...]] = (
    StartClock(),
    SetClock(seconds=40),
    PauseClock(),
    SetLevel(period=PeriodId(3)),
    RestoreClock(),
    ResumeClock(),
    AdjustClock(seconds=25),
    RestoreClock(),
)


def test_two_windows_at_one_clock_read_the_same(one: Desk, two: Desk, time: WallClock) -> None:
    for gesture, (here, there) in zip(CLOCK, cycle(((one, two), (two, one))), strict=False):
        here.do(gesture)
        time.run(7_001)
        there.session.refresh()
        assert there.state == here.state
        now = time.now()
        mine, other = (
            read(it.state.setup.structure, it.state.play.clock, now) for it in (one, two)
        )
        assert mine == other
    last = read(one.state.setup.structure, one.state.play.clock, time.now())
    assert last is not None
    assert (last.left, last.ran) == (40_000 - 4 * 7_001, 5 * 7_001)


def test_a_level_that_was_set_in_both_windows_is_set_after_the_other(
    store: Meddled, one: Desk, two: Desk, time: WallClock
) -> None:
    one.do(StartClock())
    time.run(10_000)
    store.meddlings = [lambda: two.do(AdjustClock(seconds=30))]
    step = one.do(AdjustClock(seconds=5))
    (event,) = step.events
    assert isinstance(event, ClockAdjusted)
    assert event.anchor.left == 60_000 - 10_000 + 35_000


def test_a_pause_that_lost_the_race_to_a_pause_is_refused(
    store: Meddled, one: Desk, two: Desk
) -> None:
    one.do(StartClock())
    store.meddlings = [lambda: two.do(PauseClock())]
    assert one.session.submit(one.id, PauseClock()) == Refused(rejection=ClockNotRunning())


def test_an_edit_that_lost_the_race_numbers_its_levels_after_the_other(
    store: Meddled, one: Desk, two: Desk
) -> None:
    first, pause, last = one.state.setup.structure
    new = replace(last, id=PeriodId(0))
    store.meddlings = [lambda: two.do(EditStructure(structure=(first, pause, last, new)))]
    one.do(EditStructure(structure=(first, new, last)))
    assert [period.id for period in one.state.setup.structure] == [1, 5, 3]


def test_a_rehearsal_leaves_nothing_behind(time: WallClock, tmp_path: Path) -> None:
    with rehearsal(time) as session:
        desk = Desk(session)
        desk.seat_and_start(3)
        desk.bust(1)
        assert session.tournaments() == [desk.id]
        assert isinstance(session.submit(None, CREATION), Done)
    assert list(tmp_path.iterdir()) == []


def test_a_rehearsal_knows_nobody_it_refused(time: WallClock) -> None:
    with rehearsal(time) as session:
        desk = Desk(session)
        desk.seat_and_start(2)
        desk.bust(1)
        desk.do(FinishTournament())
        desk.refused(MARIA)
        assert len(session.club.people.named()) == 2


def test_nothing_is_refused_for_what_is_no_longer_so(store: Meddled, one: Desk, two: Desk) -> None:
    """Somebody busts in the other window just as a player is moved to the seat here."""
    one.seat_and_start(4)
    left = one.seat_of(1)
    mover = next(entry for entry in (2, 3, 4) if one.seat_of(entry).table != left.table)
    store.meddlings = [lambda: two.bust(1)]
    one.move(mover, left)
    assert one.seat_of(mover) == left


def test_what_could_not_be_read_is_read_the_next_time(
    one: Desk, two: Desk, store: Meddled, monkeypatch: pytest.MonkeyPatch
) -> None:
    two.do(MARIA)

    def busy(*_: object, **__: object) -> None:
        raise FileBusy("club.house")

    with monkeypatch.context() as patch:
        patch.setattr(store, "read", busy)
        with pytest.raises(FileBusy):
            one.session.refresh()
    one.session.refresh()

    assert one.state == two.state
    assert one.length == 2
