"""The file format: what a house file of today holds must be read for ever, to the byte."""

from pathlib import Path
from typing import Final

import msgspec
import pytest

from tdconsole.domain.events import KINDS
from tests.domain.anything import SAMPLES

GOLDEN: Final = Path(__file__).parent / "golden" / "events.jsonl"


class Sample(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    kind: str
    version: int
    body: msgspec.Raw


LINES: Final = GOLDEN.read_bytes().splitlines()
READ: Final = [msgspec.json.decode(line, type=Sample) for line in LINES]


def test_every_kind_and_version_has_its_sample() -> None:
    assert {(sample.kind, sample.version) for sample in READ} == set(KINDS)


@pytest.mark.parametrize("sample", READ, ids=lambda sample: f"{sample.kind} {sample.version}")
def test_a_sample_reads_as_the_event_that_was_meant(sample: Sample) -> None:
    kind = KINDS[sample.kind, sample.version]
    event = msgspec.json.decode(sample.body, type=kind)
    assert event in SAMPLES


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
    assert lines == LINES
