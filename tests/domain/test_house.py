"""The house's own events and commands: the file's format, and that nothing is left out."""

from pathlib import Path
from typing import Final, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdconsole.domain.engine.house_decider import NEW_HOUSE, evolve_house, fold_house
from tdconsole.domain.engine.rows import (
    HOUSE_GESTURE,
    HOUSE_KINDS,
    HOUSE_REQUEST,
    KINDS,
    REQUEST,
    kind_of,
)
from tdconsole.domain.language.commands.house import HouseCommand
from tdconsole.domain.language.events.house import (
    BarLifted,
    HouseEvent,
    PersonBarred,
    RoleTaken,
    TillOpened,
    TillReopened,
)
from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import PersonId, StaffId, TillNo
from tests.domain.counter import HOUSE_COMMANDS, HOUSE_SAMPLES, Counter, at_work

GOLDEN: Final = Path(__file__).parent / "golden" / "house.jsonl"
EARLIER: Final = Path(__file__).parent / "golden" / "earlier-house.jsonl"
"""As they were written before the shapes grew."""
DECODE: Final = msgspec.json.Decoder(HOUSE_REQUEST).decode


class Sample(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    kind: str
    version: int
    body: msgspec.Raw


LINES: Final = GOLDEN.read_bytes().splitlines()
READ: Final = [msgspec.json.decode(line, type=Sample) for line in LINES]


def test_every_kind_and_version_has_its_sample() -> None:
    assert {(sample.kind, sample.version) for sample in READ} == set(HOUSE_KINDS)


@pytest.mark.parametrize("sample", READ, ids=lambda sample: f"{sample.kind} {sample.version}")
def test_a_sample_is_read_as_it_was_meant_and_written_as_it_was_read(sample: Sample) -> None:
    event = msgspec.json.decode(sample.body, type=HOUSE_KINDS[sample.kind, sample.version])
    assert event in HOUSE_SAMPLES
    assert msgspec.json.encode(event) == bytes(sample.body)


def test_every_sample_of_the_tests_is_in_the_file() -> None:
    assert len(READ) == len(HOUSE_SAMPLES)


@pytest.mark.parametrize("line", EARLIER.read_bytes().splitlines())
def test_what_was_written_earlier_is_read_as_it_was_meant(line: bytes) -> None:
    """A bar of that time is from everything."""
    sample = msgspec.json.decode(line, type=Sample)
    event = msgspec.json.decode(sample.body, type=HOUSE_KINDS[sample.kind, sample.version])
    assert event in HOUSE_SAMPLES
    assert isinstance(event, PersonBarred | BarLifted)
    assert event.series == ""


def test_every_event_has_one_kind_and_no_tournaments_kind() -> None:
    assert set(HOUSE_KINDS.values()) == set(HouseEvent.__subclasses__())
    assert len(HOUSE_KINDS) == len(HouseEvent.__subclasses__())
    assert not set(HOUSE_KINDS) & set(KINDS)
    assert {(kind_of(event), 1) for event in HOUSE_SAMPLES} == set(HOUSE_KINDS)


def test_every_command_is_decided() -> None:
    assert (
        {type(command) for command in HOUSE_COMMANDS}
        == set(HouseCommand.__subclasses__())
        == set(HOUSE_GESTURE)
    )
    for command in HOUSE_COMMANDS:
        counter = at_work()
        before = counter.state
        assert isinstance(counter.when(command), tuple | Refusal)
        assert counter.state is before


def test_no_command_of_the_house_is_called_as_one_of_a_tournament() -> None:
    names = {kind.__name__ for kind in HOUSE_GESTURE}
    assert not names & {kind.__name__ for kind in get_args(REQUEST)}


@pytest.mark.parametrize("command", HOUSE_COMMANDS, ids=lambda it: type(it).__name__)
def test_a_command_comes_back_as_it_went(command: HouseCommand) -> None:
    assert DECODE(msgspec.json.encode(command)) == command


@pytest.mark.parametrize(
    "line",
    [
        '{"command":"BarPerson","person":1}',
        '{"command":"BarPerson","person":0,"reason":"x"}',
        '{"command":"BarPerson","person":1,"reason":" "}',
        '{"command":"BarPerson","person":1,"reason":"x","until":"tomorrow"}',
        '{"command":"BarPerson","person":1,"reason":"x","until":"2026-1-1"}',
        '{"command":"OpenTill","name":" "}',
        '{"command":"OpenTill","name":"a\\nb"}',
        '{"command":"OpenTill","name":"Main","floats":-1}',
        '{"command":"OpenTill","name":"Main","currency":"euro"}',
        '{"command":"MoveCash","till":1,"amount":5}',
        '{"command":"MoveCash","till":0,"amount":5,"reason":"x"}',
        '{"command":"MoveCash","till":1,"amount":1000000000001,"reason":"x"}',
        '{"command":"CountTill","till":1,"counted":-1}',
        '{"command":"CountTill","till":1,"counted":0.5}',
        '{"command":"GiveRole","staff":1,"role":"chef"}',
        '{"command":"GiveRole","staff":0,"role":"floor"}',
        '{"command":"SetPin","staff":1,"pin":"1234"}',
        '{"command":"StartClock"}',
    ],
)
def test_what_is_out_of_bounds_is_no_command(line: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        DECODE(line)


def test_folding_is_evolving_one_after_the_other() -> None:
    state = NEW_HOUSE
    for event in HOUSE_SAMPLES:
        state = evolve_house(state, event)
    assert state == fold_house(NEW_HOUSE, HOUSE_SAMPLES)


@given(st.lists(st.sampled_from([*HOUSE_SAMPLES, *HOUSE_SAMPLES[6:]]), max_size=30))
def test_whatever_happens_a_house_can_be_folded(events: list[HouseEvent]) -> None:
    opened = Counter().given(*events).state
    assert (TillNo(1) in opened.tills) == any(isinstance(event, TillOpened) for event in events)


def test_what_did_not_change_is_the_same_object() -> None:
    house = at_work().state
    stranger = TillReopened(till=TillNo(9))
    assert evolve_house(house, stranger) is house
    assert evolve_house(house, BarLifted(person=PersonId(9))) is house
    assert evolve_house(house, RoleTaken(staff=StaffId(9))) is house
    assert evolve_house(house, HOUSE_SAMPLES[0]).tills is house.tills
