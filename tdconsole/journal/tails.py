"""How far each stream goes, and whether it once went further than it does now."""

from collections.abc import Iterable, Iterator
from typing import Final

from tdconsole.domain.values import StepNo
from tdconsole.house import Head, House, furthest
from tdconsole.journal.engines import TOLD
from tdconsole.projections.engine.faults import TailLost

# From stream to stream through the index, and of each its last step alone.
_HEADS: Final = """
    WITH RECURSIVE one (stream) AS (
        SELECT min(stream) FROM step
        UNION ALL
        SELECT (SELECT min(stream) FROM step WHERE stream > one.stream)
        FROM one WHERE one.stream IS NOT NULL
    )
    SELECT step.stream, version, hash FROM one JOIN step ON step.stream = one.stream
    WHERE version = (SELECT max(version) FROM step WHERE step.stream = one.stream)
"""
_SEAL: Final = "SELECT hash FROM step WHERE stream = ? AND version = ?"
_LAST: Final = "SELECT coalesce(max(version), 0) FROM step WHERE stream = ?"


def heads(house: House) -> list[Head]:
    """The last step of each stream."""
    return [Head(stream, no, seal.hex()) for stream, no, seal in house.rows(_HEADS)]


def sealed_so(house: House, digits: str) -> list[Head]:
    """The steps whose seals begin with these digits."""
    found = house.rows(TOLD[house.dialect.name].sealed_so, (digits,))
    return [Head(stream, no, seal.hex()) for stream, no, seal in found]


def is_held(house: House, head: Head) -> bool:
    """Whether the file has this step under this seal."""
    found = house.row(_SEAL, (head.stream, head.no))
    return found is not None and found[0].hex() == head.seal


def tails_lost(house: House, known: Iterable[Head]) -> Iterator[TailLost]:
    """The streams of which the file has no longer all that was known of; each once, at its furthest."""
    missed = dict[str, Head]()
    last, fallen = furthest(known)
    for head in (*fallen, *last.values()):
        before = missed.get(head.stream)
        if not is_held(house, head) and (before is None or before.no <= head.no):
            missed[head.stream] = head
    for head in missed.values():
        ((last,),) = house.rows(_LAST, (head.stream,))
        yield TailLost(stream=head.stream, step=StepNo(head.no), head=head.seal, last=StepNo(last))
