"""A house as lines of text, which any program reads and an equal house is made from."""

from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec import DecodeError, MsgspecError, Raw

from tdconsole import VERSION
from tdconsole.domain.values import StepNo
from tdconsole.house import Head, House, LookedAt, Place
from tdconsole.house.moving.mark import marked
from tdconsole.house.moving.rows import Row, batches
from tdconsole.journal import heads, tournament_of
from tdconsole.journal.carrying import in_order
from tdconsole.journal.codec import NO_HASH, EncodedEvent, sealed
from tdconsole.known_errors import DamagedFile
from tdconsole.session.moving.line_kinds import (
    CLUB,
    FORMAT,
    LEFT_OUT,
    LONGEST,
    Fact,
    FirstLine,
    HeadLine,
    LastLine,
    Line,
    NumbersLine,
    StepLine,
    decoded,
    encoded,
    kind_of,
)
from tdconsole.session.opening import SCHEMAS, SERVER_SCHEMAS, on_server

if TYPE_CHECKING:
    from tdconsole.house.postgres import HouseOnServer

_COUNTED: Final = "SELECT (SELECT count(*) FROM step), (SELECT count(*) FROM person)"


@contextmanager
def lines(place: Place, *, people: bool) -> Iterator[Iterable[bytes]]:
    """The house at this moment, line by line; it is only looked at, and may be open elsewhere."""
    with closing(_looked_at(place)) as house, house.at_one_moment():
        mark = house.mark()
        if mark is not None and mark.kind == "arriving":
            raise marked(house.path, mark)
        yield lines_of(house, people=people)


def _looked_at(place: Place) -> "LookedAt | HouseOnServer":
    if isinstance(place, Path):
        return LookedAt.look(place, SCHEMAS)
    return on_server().open(place, SERVER_SCHEMAS, looking=True)


def lines_of(house: House, *, people: bool) -> Iterator[bytes]:
    """The lines of the house, of which the last has the digest of all others."""
    digest, written = sha256(), 0
    for line in _of_the_house(house, people=people):
        text = _text(house, line)
        digest.update(text)
        written += 1
        yield text
    yield encoded(LastLine(lines=written + 1, sha256=digest.hexdigest())) + b"\n"


def _text(house: House, line: Line) -> bytes:
    """The line as it is written; what could not be read again was damaged in the house."""
    text = encoded(line)
    try:
        fault = "" if len(text) < LONGEST and b"\n" not in text else "too long"
        decoded(text)
    except (MsgspecError, DecodeError, UnicodeDecodeError, RecursionError) as error:
        fault = str(error)
    if fault:
        raise DamagedFile(house.path, f"{kind_of(type(line))}: {fault}")
    return text + b"\n"


def _of_the_house(house: House, *, people: bool) -> Iterator[Line]:
    last = heads(house)
    ((steps, persons),) = house.rows(_COUNTED)
    yield FirstLine(
        format=FORMAT,
        program=f"tdconsole {VERSION}",
        people=people,
        left_out=LEFT_OUT,
        tournaments=sum(tournament_of(one.stream) is not None for one in last),
        steps=steps,
        persons=persons if people else 0,
    )
    given = house.in_bulk.last_number
    yield NumbersLine(person=given("person", "id"), staff=given("staff", "id"))
    for club in CLUB:
        if people or not club.line.is_personal:
            for rows in batches(house, club.table):
                for row in rows:
                    yield club.as_line(row, people=people)
    yield from _steps(house, people=people)
    for head in sorted(last):
        yield HeadLine(stream=head.stream, steps=head.no, seal=head.seal)


def _steps(house: House, *, people: bool) -> Iterator[Line]:
    """Every step, as it was sealed: one that isn't is not handed on."""
    known = dict[str, Head]()
    for row, events in in_order(house):
        fields, seal, asked = row[1:8], bytes(row[8]), row[12]
        before = known.get(fields[0], Head(fields[0], StepNo(0), NO_HASH.hex()))
        if fields[1] != before.no + 1 or sealed(bytes.fromhex(before.seal), fields, events) != seal:
            raise DamagedFile(house.path, f"{before.stream}: step {before.no + 1}")
        known[before.stream] = Head(before.stream, fields[1], seal.hex())
        yield _step(fields, events, seal, asked if people else None)


def _step(fields: Row, events: list[EncodedEvent], seal: bytes, asked: bytes | None) -> StepLine:
    stream, no, at, actor, command, request, undoes = fields
    return StepLine(
        stream=stream,
        no=no,
        at=Raw(at),
        actor=actor,
        command=command,
        request=request,
        undoes=undoes,
        events=tuple(
            [Fact(kind=kind, version=version, body=Raw(body)) for kind, version, body in events]
        ),
        seal=seal.hex(),
        asked=None if asked is None else asked.hex(),
    )
