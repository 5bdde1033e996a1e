"""The steps of a hurt house that their seals prove, and the secrets that could be read."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice, product
from typing import Final, NamedTuple, TypeGuard, cast

from tdconsole.house import Head, HouseFile, HurtFile
from tdconsole.house.hurt_file import NUMBERED
from tdconsole.house.records import Value
from tdconsole.journal.codec import (
    HOUSE_EVENTS,
    NO_HASH,
    TOURNAMENT_EVENTS,
    EncodedEvent,
    decoded_instant,
    sealed,
)
from tdconsole.journal.store import HOUSE
from tdconsole.known_errors import DamagedFile

_SEAL_BYTES: Final = 32
_STREAM: Final = re.compile(r"house|tournament/[0-9a-f]{8}")
_TRIED: Final = 64
"""The most ways to put a step's events together, where some were read in several shapes."""
_STEPS: Final = "sqlite_autoindex_step_2"
_ADD_STEP: Final = (
    "INSERT INTO step (id, stream, version, at, actor, command, request, undoes, hash, asked) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
_ADD_EVENT: Final = "INSERT INTO event (step, kind, version, body) VALUES (?, ?, ?, ?)"
_NAMED: Final = """
    SELECT coalesce((SELECT max(json_extract(body, '$.person')) FROM event), 0),
        coalesce((SELECT max(actor) FROM step), 0)
"""
_KEEP: Final = "INSERT OR IGNORE INTO vault VALUES (?, ?, ?, ?)"


class ProvenStep(NamedTuple):
    number: int
    """The place in the house, over all streams."""
    fields: tuple[Value, ...]
    seal: bytes
    asked: bytes | None
    events: tuple[EncodedEvent, ...]


class ProvenStream(NamedTuple):
    """A stream up to the first step that isn't whole."""

    stream: str
    steps: tuple[ProvenStep, ...]
    unproved: int
    """The steps after those that could be read, but not proved."""
    went_to: int
    """The last step there is any trace of."""


class ProvenTrail(NamedTuple):
    streams: tuple[ProvenStream, ...]
    strays: int
    """The steps that could be read, but belong to none of these streams."""
    secrets: tuple[tuple[Value, ...], ...]


class _Found:
    """What has the shape of a step or an event, in as many versions as there are."""

    def __init__(self) -> None:
        self.steps = defaultdict[str, dict[int, list[ProvenStep]]](dict)
        self.events = defaultdict[int, dict[int, list[EncodedEvent]]](dict)
        self.secrets = dict[tuple[Value, Value], tuple[Value, ...]]()

    def take(self, number: int | None, row: tuple[Value, ...]) -> None:
        if number is None:
            return
        if _is_event(row):
            _number, of, kind, version, body = row
            shapes = self.events[of].setdefault(number, [])
            if (kind, version, body) not in shapes:
                shapes.append((kind, version, body))
        elif _is_step(row):
            _number, stream, no, *_rest = row
            seal, asked = cast("bytes", row[8]), row[9] if len(row) > 9 else None
            step = ProvenStep(number, row[1:8], seal, cast("bytes | None", asked), ())
            found = self.steps[cast("str", stream)].setdefault(cast("int", no), [])
            if step not in found:
                found.append(step)
        elif _is_secret(row):
            self.secrets.setdefault((row[0], row[1]), row)

    def events_of(self, step: int) -> Iterator[tuple[EncodedEvent, ...]]:
        """The events of a step, as they may have been."""
        shapes = [one for _seq, one in sorted(self.events.get(step, {}).items())]
        return islice(product(*shapes), _TRIED)


def proven(file: HurtFile, path: str, known: Mapping[str, int]) -> ProvenTrail:
    """Go through everything in the file; `known` is how far something else says streams went."""
    found = _Found()
    for row in file.rows(NUMBERED):
        found.take(*row)
    for row in file.earlier_rows():
        found.take(*row)
    listed = _listed(file)
    names = {*known, *listed, *(one for one in found.steps if _STREAM.fullmatch(one))}
    streams, strays = list[ProvenStream](), 0
    for name in sorted(names):
        steps = found.steps.get(name, {})
        whole = tuple(_proven(found, name, path))
        unproved = sum(no > len(whole) for no in steps)
        if whole or name in known or name in listed:
            most = max(len(whole), known.get(name, 0), listed.get(name, 0), *steps, 0)
            streams.append(ProvenStream(name, whole, unproved, most))
        else:
            strays += len(steps)
    strays += sum(len(steps) for name, steps in found.steps.items() if name not in names)
    streams.sort(key=lambda one: one.steps[0].number if one.steps else 0)
    return ProvenTrail(tuple(streams), strays, tuple(found.secrets.values()))


def write_proven(house: HouseFile, trail: ProvenTrail) -> None:
    """Write it all into a new house, in the order in which it was first written."""
    with house.transaction():
        for number, step in enumerate(_in_order(trail.streams), start=1):
            house.execute(_ADD_STEP, (number, *step.fields, step.seal, step.asked))
            for event in step.events:
                house.execute(_ADD_EVENT, (number, *event))
        for secret in trail.secrets:
            house.execute(_KEEP, secret)
        for stream in trail.streams:
            if stream.steps:
                house.landing(Head(stream.stream, len(stream.steps), stream.steps[-1].seal.hex()))


def numbers_named(house: HouseFile) -> dict[str, int]:
    """The highest numbers of people and staff that the trail names."""
    ((person, member),) = house.rows(_NAMED)
    return {"person": person, "staff": member}


def _in_order(streams: Iterable[ProvenStream]) -> Iterator[ProvenStep]:
    """All steps; a place that was hurt never puts a step before an earlier one of its stream."""
    placed = list[tuple[int, ProvenStep]]()
    for stream in streams:
        last = 0
        for step in stream.steps:
            last = max(last, step.number)
            placed.append((last, step))
    return (step for _place, step in sorted(placed, key=lambda one: one[0]))


def _proven(found: _Found, stream: str, path: str) -> Iterator[ProvenStep]:
    previous, no, steps = NO_HASH, 1, found.steps.get(stream, {})
    while (step := _first_proven(found, previous, steps.get(no, ()), path)) is not None:
        yield step
        previous, no = step.seal, no + 1


def _first_proven(
    found: _Found, previous: bytes, steps: Sequence[ProvenStep], path: str
) -> ProvenStep | None:
    for step in steps:
        for events in found.events_of(step.number):
            if sealed(previous, step.fields, events) == step.seal and _is_read(step, events, path):
                return step._replace(events=events)
    return None


def _is_read(step: ProvenStep, events: Iterable[EncodedEvent], path: str) -> bool:
    """Whether the program understands it; one of a newer program raises."""
    stream, no, at, *_rest, undoes = step.fields
    codec = HOUSE_EVENTS if stream == HOUSE else TOURNAMENT_EVENTS
    try:
        decoded_instant(path, cast("str", at))
        for event in events:
            codec.decoded(path, *event)
    except DamagedFile:
        return False
    return undoes is None or 0 < cast("int", undoes) < cast("int", no)


def _listed(file: HurtFile) -> dict[str, int]:
    """How many steps of each stream are in an index, of which no page need have been hurt."""
    listed = defaultdict[str, int](int)
    entries = file.entries(_STEPS)
    for entry in () if entries is None else entries.values:
        if len(entry) == 3 and isinstance(stream := entry[0], str) and _STREAM.fullmatch(stream):
            listed[stream] += 1
    return listed


def _is_event(row: tuple[Value, ...]) -> TypeGuard[tuple[None, int, str, int, str]]:
    if len(row) != 5:
        return False
    number, step, kind, version, body = row
    return (
        number is None
        and isinstance(step, int)
        and isinstance(kind, str)
        and isinstance(version, int)
        and isinstance(body, str)
    )


def _is_step(row: tuple[Value, ...]) -> bool:
    if len(row) not in {9, 10} or row[0] is not None:
        return False
    stream, no, at, actor, command, request, undoes, seal = row[1:9]
    return (
        all(isinstance(one, str) for one in (stream, at, command, request))
        and isinstance(no, int)
        and isinstance(actor, int | None)
        and isinstance(undoes, int | None)
        and isinstance(seal, bytes)
        and len(seal) == _SEAL_BYTES
        and isinstance(row[-1], bytes | None)
    )


def _is_secret(row: tuple[Value, ...]) -> bool:
    if len(row) != 4:
        return False
    stream, chain, secret, length = row
    return (
        isinstance(stream, str)
        and _STREAM.fullmatch(stream) is not None
        and isinstance(chain, int)
        and isinstance(secret, bytes)
        and isinstance(length, int)
    )
