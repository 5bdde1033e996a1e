"""The file format: what a house file of today holds must be read for ever, to the byte."""

from pathlib import Path
from typing import Final

import msgspec
import pytest
from msgspec.structs import replace

from tdconsole.domain.clock.reading import read
from tdconsole.domain.engine.decider import State, fold
from tdconsole.domain.engine.rows import KINDS
from tdconsole.domain.language.events.clock import ClockStarted
from tdconsole.domain.language.events.earlier import EARLIER as TOLD
from tdconsole.domain.language.events.tournament import TournamentCreated
from tdconsole.domain.values import Millis
from tests.domain.anything import SAMPLES

GOLDEN: Final = Path(__file__).parent / "golden" / "events.jsonl"
EARLIER: Final = Path(__file__).parent / "golden" / "earlier.jsonl"
"""As they were written before the shapes grew: written otherwise today, and read all the same."""


class Sample(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    kind: str
    version: int
    body: msgspec.Raw


LINES: Final = GOLDEN.read_bytes().splitlines()
READ: Final = [msgspec.json.decode(line, type=Sample) for line in LINES]
OLD: Final = [msgspec.json.decode(line, type=Sample) for line in EARLIER.read_bytes().splitlines()]


def test_every_kind_and_version_has_its_sample() -> None:
    missing = set(KINDS) - {(sample.kind, sample.version) for sample in READ}
    assert not missing, "add a line to tests/domain/golden/events.jsonl"


@pytest.mark.parametrize("sample", READ, ids=lambda sample: f"{sample.kind} {sample.version}")
def test_a_sample_reads_as_the_event_that_was_meant(sample: Sample) -> None:
    kind = KINDS[sample.kind, sample.version]
    event = msgspec.json.decode(sample.body, type=kind)
    assert event in SAMPLES, "add it to SAMPLES in tests/domain/anything.py"


@pytest.mark.parametrize("sample", READ, ids=lambda sample: f"{sample.kind} {sample.version}")
def test_a_sample_is_written_as_it_was_read(sample: Sample) -> None:
    event = msgspec.json.decode(sample.body, type=KINDS[sample.kind, sample.version])
    assert msgspec.json.encode(event) == bytes(sample.body)


@pytest.mark.parametrize("sample", READ, ids=lambda sample: f"{sample.kind} {sample.version}")
def test_a_field_nobody_knows_is_refused(sample: Sample) -> None:
    fields = msgspec.json.decode(sample.body)
    strange = msgspec.json.encode({**fields, "colour": "green"})
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(strange, type=KINDS[sample.kind, sample.version])


def test_every_sample_of_the_tests_is_in_the_file() -> None:
    kinds = {kind: name for name, kind in KINDS.items()}
    lines = [
        msgspec.json.encode(
            Sample(
                kind=kinds[type(event)][0],
                version=kinds[type(event)][1],
                body=msgspec.Raw(msgspec.json.encode(event)),
            )
        )
        for event in SAMPLES
    ]
    without = b"\n".join(line for line in lines if line not in LINES).decode()
    assert not without, f"add to tests/domain/golden/events.jsonl:\n{without}"
    assert lines == LINES, "the file has the samples in the order of SAMPLES, and no others"


def holds(body: object, fields: object) -> bool:
    """Whether everything that was written is in it, whatever else is."""
    if isinstance(fields, dict) and isinstance(body, dict):
        return all(key in body and holds(body[key], value) for key, value in fields.items())
    if isinstance(fields, list) and isinstance(body, list):
        return len(body) == len(fields) and all(map(holds, body, fields))
    return body == fields


@pytest.mark.parametrize("sample", OLD, ids=lambda sample: f"{sample.kind} {sample.version}")
def test_what_was_written_earlier_is_read_whole(sample: Sample) -> None:
    shape, told = TOLD.get((sample.kind, sample.version)) or (
        KINDS[sample.kind, sample.version],
        lambda event: event,
    )
    event = msgspec.json.decode(sample.body, type=shape)
    body = msgspec.json.decode(msgspec.json.encode(event))
    assert holds(body, msgspec.json.decode(sample.body))
    assert fold(founded_earlier(), [told(event)]) is not None


def test_every_shape_of_the_past_has_its_sample() -> None:
    assert set(TOLD) <= {(sample.kind, sample.version) for sample in OLD}


def test_an_earlier_clock_reads_as_it_did() -> None:
    started = next(sample for sample in OLD if sample.kind == "clock-started")
    event = msgspec.json.decode(started.body, type=ClockStarted)
    tournament = fold(founded_earlier(), [event])
    assert tournament is not None
    assert event.anchor.since is not None
    later = replace(event.anchor.since, uptime=Millis(event.anchor.since.uptime + 21 * 60_000))
    reading = read(tournament.setup.structure, tournament.play.clock, later)
    assert reading is not None
    assert (reading.period.id, reading.left, reading.ran) == (2, 19 * 60_000, 21 * 60_000)


def founded_earlier() -> State:
    created = next(sample for sample in OLD if sample.kind == "tournament-created")
    return fold(None, [msgspec.json.decode(created.body, type=TournamentCreated)])
