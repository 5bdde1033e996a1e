"""Carrying the trail to another house, and what its seals say of it there."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from tdconsole.domain.values import Instant, StepNo
from tdconsole.house import Carried, Head, House, Table, add_after, make_alike
from tdconsole.journal.codec import NO_HASH, EncodedEvent, decoded_instant, sealed
from tdconsole.journal.engines.told import FIELDS
from tdconsole.journal.kept_store import by_step
from tdconsole.journal.tails import heads, is_held
from tdconsole.known_errors import DamagedFile

STEPS: Final = Table(
    "step",
    (
        "id",
        "stream",
        "version",
        "at",
        "actor",
        "command",
        "request",
        "undoes",
        "hash",
        "asked",
    ),
    key=("id",),
    numbered="id",
)
EVENTS: Final = Table(
    "event", ("seq", "step", "kind", "version", "body"), key=("seq",), numbered="seq"
)
SECRETS: Final = Table("vault", ("stream", "chain", "secret", "length"), key=("stream", "chain"))
CARRIED: Final = (STEPS, EVENTS, SECRETS)
"""Every table of the trail, with every column of it."""

_AT_ONCE: Final = 1_000
_ON: Final = f"""
    SELECT {FIELDS} FROM (
        SELECT * FROM step WHERE stream = ? AND version > ? ORDER BY version LIMIT {_AT_ONCE}
    ) AS step LEFT JOIN event ON event.step = step.id ORDER BY step.version, seq
"""  # noqa: S608 -- our own names
_IN_ORDER: Final = f"""
    SELECT {FIELDS}, asked FROM (
        SELECT * FROM step WHERE id > ? ORDER BY id LIMIT {_AT_ONCE}
    ) AS step LEFT JOIN event ON event.step = step.id ORDER BY step.id, seq
"""  # noqa: S608 -- our own names
_SAME_PLACE: Final = "SELECT stream, version, hash FROM step WHERE id = ?"
_FORGOTTEN: Final = (
    "SELECT coalesce(min(id), 9223372036854775807) FROM step WHERE asked IS NOT NULL"
)
_FORGET: Final = "UPDATE step SET asked = NULL WHERE asked IS NOT NULL AND id < ?"
_LAST_AT: Final = "SELECT at FROM step ORDER BY id DESC LIMIT 1"
_LAST_PLACE: Final = "SELECT max(id) FROM step"


def carry_trail(source: House, target: House, carried: Carried, *, forgets: bool = True) -> None:
    """Add what the target has not yet, under the same numbers, and forget what is forgotten.

    What was asked is forgotten when somebody is erased; to look for that takes a look at all steps.
    """
    if forgets:
        target.execute(_FORGET, source.rows(_FORGOTTEN)[0])
    add_after(source, target, STEPS, carried)
    add_after(source, target, EVENTS, carried)
    make_alike(source, target, SECRETS, carried)


def is_past_of(past: House, house: House) -> bool:
    """Whether all steps of the one are in the other, under the same seals and in the same places."""
    if not all(is_held(house, head) for head in heads(past)):
        return False
    ((last,),) = past.rows(_LAST_PLACE)
    return last is None or past.row(_SAME_PLACE, (last,)) == house.row(_SAME_PLACE, (last,))


def last_moment(house: House) -> Instant | None:
    """The moment of the last step that was written."""
    row = house.row(_LAST_AT)
    return None if row is None else decoded_instant(house.path, row[0])


def proved_heads(house: House, carried: Carried, before: Iterable[Head] = ()) -> list[Head]:
    """The last step of each stream, after its seal was made again from what the house holds.

    Those before are the last steps that were proved already.
    """
    proved, known = [], {head.stream: head for head in before}
    for head in heads(house):
        last = known.get(head.stream)
        previous, no = (NO_HASH, 0) if last is None else (bytes.fromhex(last.seal), last.no)
        for row, events in _steps(house, head.stream, no, carried):
            fields, seal = row[1:8], row[8]
            if fields[1] != no + 1 or sealed(previous, fields, events) != seal:
                raise DamagedFile(house.path, f"{head.stream}: step {no + 1}")
            previous, no = seal, StepNo(fields[1])
        proved.append(Head(head.stream, no, previous.hex()))
    return proved


def in_order(house: House) -> Iterator[tuple[tuple[Any, ...], list[EncodedEvent]]]:
    """All steps as they were written, their events beside them; never many at a time."""
    after, count = 0, _AT_ONCE
    while count == _AT_ONCE:
        count = 0
        for row, events in by_step(house.rows(_IN_ORDER, (after,))):
            yield row, events
            after, count = row[0], count + 1


def _steps(
    house: House, stream: str, after: int, carried: Carried
) -> Iterator[tuple[tuple[object, ...], list[tuple[str, int, str]]]]:
    while True:
        count = 0
        for row, events in by_step(house.rows(_ON, (stream, after))):
            yield row, events
            after, count = row[2], count + 1
        carried(count)
        if count < _AT_ONCE:
            return
