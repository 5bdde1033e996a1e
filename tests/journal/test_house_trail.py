"""The house's stream beside the tournaments': in the same store, sealed in the same way."""

import pytest

from tdconsole.domain.values import StaffId, StepNo
from tdconsole.house import House, Place
from tdconsole.journal import (
    HOUSE,
    Conflict,
    HouseAppend,
    HouseStep,
    KeptStore,
    Store,
    StoredHouseStep,
    verify,
)
from tdconsole.known_errors import DamagedFile, NewerFile
from tdconsole.projections.engine.faults import EventUnreadable, SealBroken
from tests.domain.counter import HOUSE_SAMPLES
from tests.journal.forging import forge
from tests.journal.houses import create, open_house
from tests.journal.trails import NOW, moved, step, write


def happens(store: Store, expected: int, *, request: str = "r1") -> StoredHouseStep:
    written = HouseStep(
        at=NOW, actor=StaffId(7), command="OpenTill", request=request, events=HOUSE_SAMPLES
    )
    return store.house.append([HouseAppend(stream=HOUSE, expected=expected, step=written)])[0]


def test_every_event_of_the_house_comes_back_as_it_was_written(store: Store) -> None:
    written = happens(store, 0)
    assert written.events == HOUSE_SAMPLES
    assert store.house.read(HOUSE) == [written]
    assert store.house.find(HOUSE, "r1") == written
    assert store.house.read(HOUSE, after=1) == []


def test_the_house_and_a_tournament_are_in_one_store(store: Store) -> None:
    happens(store, 0)
    write(store, "a", 0, step("r1", moved(1)))
    assert store.streams() == [HOUSE, "a"]
    with pytest.raises(Conflict):
        happens(store, 0, request="r2")


def test_what_fails_with_the_house_fails_for_the_tournament(store: Store) -> None:
    happens(store, 0)

    def both() -> None:
        with store.transaction():
            write(store, "a", 0, step("r1", moved(1)))
            happens(store, 0, request="r2")

    with pytest.raises(Conflict):
        both()
    assert store.streams() == [HOUSE]
    assert store.streams_after(HOUSE, StepNo(1)) == []


def test_what_was_written_to_since_is_known(store: Store) -> None:
    write(store, "a", 0, step("r1", moved(1)))
    write(store, "b", 0, step("r1", moved(1)))
    happens(store, 0)
    assert store.streams_after(HOUSE, StepNo(1)) == []
    write(store, "c", 0, step("r1", moved(1)))
    write(store, "a", 1, step("r2", moved(1)))
    write(store, "a", 2, step("r3", moved(1)))
    assert sorted(store.streams_after(HOUSE, StepNo(1))) == ["a", "c"]


def test_the_seals_of_the_house_are_checked(place: Place) -> None:
    forged = _forged(place, "UPDATE event SET body = replace(body, '101', '102')")
    assert list(verify(forged)) == [SealBroken(stream=HOUSE, step=StepNo(1))]
    forged.close()


def test_an_event_of_a_tournament_has_no_place_in_it(place: Place) -> None:
    change = "UPDATE event SET kind = 'player-moved' WHERE seq = 1"
    forged = _forged(place, change, seal=True)
    with pytest.raises(NewerFile):
        KeptStore(forged).house.read(HOUSE)
    assert {type(fault) for fault in verify(forged)} == {EventUnreadable}
    forged.close()


def test_an_event_that_is_none_is_damage(place: Place) -> None:
    forged = _forged(place, "UPDATE event SET body = '{}' WHERE kind = 'till-opened'")
    with pytest.raises(DamagedFile):
        KeptStore(forged).house.read(HOUSE)
    forged.close()


def _forged(place: Place, statement: str, *, seal: bool = False) -> House:
    """A sound house, on which this statement was run."""
    house = create(place)
    happens(KeptStore(house), 0)
    assert list(verify(house)) == []
    house.close()
    forge(place, statement, seal=seal)
    return open_house(place)
