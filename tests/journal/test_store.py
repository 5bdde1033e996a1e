"""What every store of the trail is held to, whatever it is made of."""

import pytest
from msgspec.structs import replace

from tdconsole.domain.engine.rows import KINDS
from tdconsole.domain.language.events.entry import EntryRegistered
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.penalties import PenaltyGiven, PenaltyLifted
from tdconsole.domain.language.events.rulings import RulingCorrected, RulingDecided, RulingMade
from tdconsole.domain.values import (
    FIRST_PLAY,
    Chips,
    EntryId,
    Millis,
    Money,
    NoteId,
    PenaltyNo,
    PersonId,
    Price,
    RulingNo,
    StaffId,
    StepNo,
    Withheld,
)
from tdconsole.journal import Append, Conflict, MemoryStore, Store
from tdconsole.journal.engines import RECORDED_KINDS
from tests.journal.trails import EVENTS, NOW, moved, step, write, write_short_trail


def test_every_kind_of_event_comes_back_as_it_was_written(store: Store) -> None:
    assert {type(event) for event in EVENTS} == set(KINDS.values())
    written = write(store, "a", 0, step("r1", *EVENTS, actor=StaffId(3)))
    assert written.events == EVENTS
    assert store.read("a") == [written]
    assert [type(event) for event in store.read("a")[0].events] == [type(e) for e in EVENTS]


def test_steps_are_numbered_from_one_in_the_order_they_were_written(store: Store) -> None:
    written = write_short_trail(store)
    assert [one.no for one in written] == [1, 2, 3]
    assert store.read("a") == written
    assert store.read("a", after=1) == written[1:]
    assert store.read("a", after=3) == []
    assert [one.undoes for one in written] == [None, None, 1]
    assert [one.actor for one in written] == [7, None, None]
    assert written[2].events == ()


def test_a_stream_nobody_wrote_to_is_empty(store: Store) -> None:
    assert store.read("nowhere") == []
    assert store.find("nowhere", "r1") is None
    assert store.streams() == []


def test_streams_are_apart_and_named_in_the_order_they_were_begun(store: Store) -> None:
    write(store, "z", 0, step("r1", moved(1)))
    write(store, "a", 0, step("r1", moved(2)))
    write(store, "z", 1, step("r2", moved(3)))
    assert store.streams() == ["z", "a"]
    assert [one.request for one in store.read("z")] == ["r1", "r2"]
    assert [one.request for one in store.read("a")] == ["r1"]


def test_one_begun_elsewhere_stands_where_it_was_begun(store: Store) -> None:
    write(store, "now", 0, step("r1", moved(1)))
    at = step("r1", moved(1)).at
    long_ago = replace(at, utc=Millis(at.utc - 86_400_000))
    write(store, "then", 0, replace(step("r1", moved(2)), at=long_ago))
    assert store.streams() == ["then", "now"]


def test_a_group_lands_in_all_its_streams(store: Store) -> None:
    group = [
        Append(stream="a", expected=0, step=step("r1", moved(1))),
        Append(stream="house", expected=0, step=step("r1", moved(1))),
    ]
    written = store.append(group)
    assert [(one.stream, one.no) for one in written] == [("a", 1), ("house", 1)]
    assert store.read("a") + store.read("house") == written


@pytest.mark.parametrize("expected", [0, 2])
def test_a_stream_that_is_not_as_long_as_expected_is_a_conflict(
    store: Store, expected: int
) -> None:
    first = write(store, "a", 0, step("r1", moved(1)))
    with pytest.raises(Conflict):
        write(store, "a", expected, step("r2", moved(2)))
    assert store.read("a") == [first]


def test_of_a_group_in_conflict_nothing_is_written(store: Store) -> None:
    first = write(store, "b", 0, step("r1", moved(1)))
    group = [
        Append(stream="a", expected=0, step=step("r2", moved(2))),
        Append(stream="b", expected=0, step=step("r2", moved(2))),
    ]
    with pytest.raises(Conflict):
        store.append(group)
    assert store.read("a") == []
    assert store.read("b") == [first]
    assert store.streams() == ["b"]


def test_a_request_that_was_answered_gets_the_first_step_again(store: Store) -> None:
    first, second, _ = write_short_trail(store)
    assert write(store, "a", 0, step("r1", moved(1))) == first
    assert write(store, "a", 99, step("r2", moved(9))) == second
    assert len(store.read("a")) == 3


def test_a_group_that_was_answered_gets_its_first_steps_again(store: Store) -> None:
    group = [
        Append(stream="a", expected=0, step=step("r1", moved(1))),
        Append(stream="b", expected=0, step=step("r1", moved(1))),
    ]
    written = store.append(group)
    assert store.append(group) == written
    assert len(store.read("a")) == len(store.read("b")) == 1


def test_a_group_answered_in_part_is_a_conflict(store: Store) -> None:
    first = write(store, "a", 0, step("r1", moved(1)))
    group = [
        Append(stream="b", expected=0, step=step("r1", moved(2))),
        Append(stream="a", expected=1, step=step("r1", moved(1))),
    ]
    with pytest.raises(Conflict):
        store.append(group)
    assert store.read("a") == [first]
    assert store.read("b") == []


def test_what_a_request_asked_is_kept_until_it_is_forgotten(store: Store) -> None:
    store.append([Append(stream="a", expected=0, step=step("r1", moved(1)), asked=b"one")])
    store.append([Append(stream="a", expected=1, step=step("r2", moved(2)))])
    assert [store.asked("a", request) for request in ("r1", "r2", "r3")] == [b"one", None, None]
    assert store.asked("b", "r1") is None
    store.forget_asked()
    assert store.asked("a", "r1") is None
    assert [one.no for one in store.read("a")] == [1, 2]


def test_what_a_request_asked_is_not_kept_for_a_group_in_conflict(store: Store) -> None:
    with pytest.raises(Conflict):
        store.append(
            [
                Append(stream="a", expected=0, step=step("r1", moved(1)), asked=b"one"),
                Append(stream="b", expected=7, step=step("r1", moved(1)), asked=b"one"),
            ]
        )
    assert store.asked("a", "r1") is None


def test_a_request_is_found_in_its_own_stream_only(store: Store) -> None:
    first, second, third = write_short_trail(store)
    assert [store.find("a", request) for request in ("r1", "r2", "r3")] == [first, second, third]
    assert store.find("a", "r4") is None
    assert store.find("b", "r1") is None


def test_the_steps_of_some_commands_are_read_from_every_stream(store: Store) -> None:
    """With whatever undoes anything; the house's own stream holds other events."""
    others = write_short_trail(store)
    ruled = write(store, "b", 0, replace(step("r1", moved(1)), command="MakeRuling"))
    write(store, "house", 0, replace(step("r1", moved(1)), command="MakeRuling"))
    assert store.done_by(["MakeRuling"]) == [others[2], ruled]
    assert store.done_by([]) == [others[2]]


def test_a_transaction_that_fails_leaves_nothing(store: Store) -> None:
    first = write(store, "a", 0, step("r1", moved(1)))

    def fails() -> None:
        with store.transaction():
            write(store, "a", 1, step("r2", moved(2)))
            with store.transaction():
                write(store, "b", 0, step("r2", moved(2)))
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fails()
    assert store.read("a") == [first]
    assert store.streams() == ["a"]
    assert store.find("a", "r2") is None
    assert write(store, "a", 1, step("r2", moved(2))).no == 2


def test_a_transaction_that_succeeds_keeps_all(store: Store) -> None:
    with store.transaction():
        write(store, "a", 0, step("r1", moved(1)))
        with store.transaction():
            write(store, "b", 0, step("r1", moved(1)))
        assert store.find("b", "r1") is not None
    assert store.streams() == ["a", "b"]


def test_a_step_is_sealed_with_all_that_stands_in_it_and_before_it(store: Store) -> None:
    steps = [
        step("r1", moved(1)),
        step("r1", moved(2)),
        step("r1", moved(1), moved(1)),
        step("r1"),
        step("r2", moved(1)),
        step("r1", moved(1), command="Undo"),
        step("r1", moved(1), actor=StaffId(1)),
        step("r1", moved(1), undoes=StepNo(1)),
    ]
    seals = {write(store, str(n), 0, one).hash for n, one in enumerate(steps)}
    same = {write(store, "same", 0, steps[0]).hash}  # the stream's name is sealed as well
    after = {write(store, "same", 1, step("r2", moved(1))).hash}
    assert len(seals | same | after) == len(steps) + 2


def test_all_stores_seal_alike(store: Store) -> None:
    memory = MemoryStore()
    for one in (memory, store):
        write_short_trail(one)
        write(one, "b", 0, step("r1", *EVENTS))
    assert memory.read("a") + memory.read("b") == store.read("a") + store.read("b")


# What is read across tournaments

MARIA, ADA = PersonId(7), PersonId(8)
THEIRS = {"a": [EntryId(1)], "b": [EntryId(5)]}


def entered(entry: int, person: PersonId) -> Event:
    return EntryRegistered(
        entry=EntryId(entry), person=person, paid=Price(pool=Money(0)), stack=Chips(1)
    )


def warned(entry: int, penalty: int = 1) -> Event:
    return PenaltyGiven(
        penalty=PenaltyNo(penalty),
        play=FIRST_PLAY,
        entry=EntryId(entry),
        at=NOW,
        step="warning",
    )


def test_where_somebody_was_entered_under_any_number(store: Store) -> None:
    write(store, "a", 0, step("r1", entered(1, MARIA), entered(2, ADA)))
    write(store, "b", 0, step("r1", entered(1, ADA)))
    write(store, "c", 0, step("r1", entered(4, PersonId(77)), entered(5, MARIA)))
    assert store.entered([MARIA, PersonId(77)]) == {
        "a": {EntryId(1)},
        "c": {EntryId(4), EntryId(5)},
    }
    assert store.entered([PersonId(9)]) == {}
    assert store.entered([]) == {}


def test_of_the_facts_only_those_that_are_read_across_tournaments(store: Store) -> None:
    lifted = PenaltyLifted(penalty=PenaltyNo(1), reason=NoteId("n"))
    write(store, "b", 0, step("r1", warned(9)))
    write(store, "a", 0, step("r1", entered(1, MARIA), warned(1)))
    write(store, "c", 0, step("r1", warned(3)))
    write(store, "a", 1, step("r2", moved(1)))
    write(store, "b", 1, step("r2", moved(1), warned(2), warned(3), lifted))
    found = store.recorded({"a": [EntryId(1)], "b": [EntryId(3), EntryId(9)], "nowhere": []})
    assert [(one.stream, one.no, one.events) for one in found] == [
        ("b", 1, (warned(9),)),
        ("a", 1, (warned(1),)),
        ("b", 2, (warned(3), lifted)),
    ]
    assert store.recorded({}) == []


def ruled(ruling: int, *entries: int, prize_of: int | None = None) -> Event:
    prize = None if prize_of is None else Withheld(prize=EntryId(prize_of))
    return RulingMade(
        ruling=RulingNo(ruling),
        play=FIRST_PLAY,
        at=NOW,
        happened=NoteId("n"),
        entries=tuple(map(EntryId, entries)),
        withheld=prize,
    )


def corrected(ruling: int, *entries: int) -> Event:
    return RulingCorrected(ruling=RulingNo(ruling), entries=tuple(map(EntryId, entries)))


def test_of_the_rulings_all_that_ever_named_somebody(store: Store) -> None:
    decided = RulingDecided(ruling=RulingNo(1), at=NOW, decided=NoteId("n"))
    write(store, "a", 0, step("r1", ruled(1, 2, 1), ruled(2, 2), ruled(3)))
    write(store, "b", 0, step("r1", ruled(1, 1), ruled(2, prize_of=5)))
    write(store, "a", 1, step("r2", decided, corrected(3, 1), corrected(2)))
    write(store, "c", 0, step("r1", ruled(1, 1, 5)))
    write(store, "a", 2, step("r3", command="Undo", undoes=StepNo(2)))
    write(store, "a", 3, step("r4", corrected(1)))
    found = store.recorded(THEIRS)
    assert [(one.stream, one.no, one.events) for one in found] == [
        ("a", 1, (ruled(1, 2, 1), ruled(3))),
        ("b", 1, (ruled(2, prize_of=5),)),
        ("a", 4, (corrected(1),)),
    ]


def test_what_was_undone_is_not_on_record_until_that_is_undone(store: Store) -> None:
    write(store, "a", 0, step("r1", warned(1)))
    write(store, "b", 0, step("r1", warned(5)))
    write(store, "a", 1, step("r2", command="Undo", undoes=StepNo(1)))
    assert [one.stream for one in store.recorded(THEIRS)] == ["b"]
    write(store, "a", 2, step("r3", command="Redo", undoes=StepNo(2)))
    assert [one.stream for one in store.recorded(THEIRS)] == ["a", "b"]
    write(store, "a", 3, step("r4", command="Undo", undoes=StepNo(3)))
    assert [one.stream for one in store.recorded(THEIRS)] == ["b"]


def test_every_kind_that_is_read_across_tournaments_is_one_of_today() -> None:
    assert set(RECORDED_KINDS) <= {kind for kind, _version in KINDS}


def test_the_facts_that_live_are_read_in_order(store: Store) -> None:
    write(store, "a", 0, step("r1", moved(1), moved(2)))
    write(store, "a", 1, step("r2", moved(3)))
    write(store, "b", 0, step("r1", moved(4)))
    assert store.living("a") == [moved(1), moved(2), moved(3)]
    write(store, "a", 2, step("r3", undoes=StepNo(1)))
    assert store.living("a") == [moved(3)]
    write(store, "a", 3, step("r4", undoes=StepNo(3)))
    assert store.living("a") == [moved(1), moved(2), moved(3)]
    write(store, "a", 4, step("r5", undoes=StepNo(4)))
    assert store.living("a") == [moved(3)]
    assert store.living("nowhere") == []


def test_the_last_step_of_a_stream_is_known_by_its_seal(store: Store) -> None:
    assert store.last("a") == (0, bytes(32))
    write(store, "a", 0, step("r1", moved(1)))
    last = write(store, "a", 1, step("r2", moved(2)))
    write(store, "b", 0, step("r1", moved(3)))
    assert store.last("a") == (2, last.hash)
