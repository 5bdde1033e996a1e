"""The trail checked byte by byte; slow, and therefore never done on opening."""

from collections.abc import Iterator
from typing import Final

from tdconsole.domain.values import StepNo
from tdconsole.house import House
from tdconsole.journal.codec import (
    HOUSE_EVENTS,
    NO_HASH,
    TOURNAMENT_EVENTS,
    decoded_instant,
    sealed,
)
from tdconsole.journal.kept_store import by_step, is_before
from tdconsole.journal.store import HOUSE
from tdconsole.known_errors import KnownError, ServerGone
from tdconsole.projections.engine.faults import (
    EventUnreadable,
    Fault,
    FileFault,
    SealBroken,
    StepMissing,
    UndoesNothing,
)

ROWS: Final = (
    "SELECT step.id, stream, step.version, at, actor, command, request, undoes, hash, "
    "kind, event.version, body FROM step LEFT JOIN event ON event.step = step.id "
    "ORDER BY stream, step.version, seq"
)


_ONE: Final = ROWS.replace("ORDER BY", "WHERE stream = ? ORDER BY")


def broken_seal(house: House, stream: str) -> SealBroken | None:
    """The first step of a stream that isn't what was written; the other checks are left out."""
    previous = NO_HASH
    for row, events in by_step(house.rows(_ONE, (stream,))):
        fields, seal = row[1:8], row[8]
        if sealed(previous, fields, events) != seal:
            return SealBroken(stream=stream, step=StepNo(fields[1]))
        previous = seal
    return None


def verify(house: House) -> Iterator[Fault]:
    try:
        yield from _gone_through(house)
    except ServerGone:
        raise  # it says nothing of what is written there
    except KnownError as error:
        yield FileFault(detail=error.detail)


def _gone_through(house: House) -> Iterator[Fault]:
    for detail in house.damage():
        yield FileFault(detail=detail)
    stream, previous, version = "", NO_HASH, 0
    for row, events in by_step(house.rows(ROWS)):
        fields, seal = row[1:8], row[8]
        if fields[0] != stream:
            stream, previous, version = fields[0], NO_HASH, 0
        no = StepNo(fields[1] if isinstance(fields[1], int) else version + 1)
        if fields[1] != version + 1:
            yield StepMissing(stream=stream, step=StepNo(version + 1))
        if fields[6] is not None and not is_before(fields[6], no):
            yield UndoesNothing(stream=stream, step=no)
        if sealed(previous, fields, events) != seal:
            yield SealBroken(stream=stream, step=no)
        try:
            decoded_instant(house.path, fields[2])
            for kind, number, body in events:
                (HOUSE_EVENTS if stream == HOUSE else TOURNAMENT_EVENTS).decoded(
                    house.path, kind, number, body
                )
        except KnownError as error:
            yield EventUnreadable(stream=stream, step=no, detail=error.detail)
        previous, version = seal, no
