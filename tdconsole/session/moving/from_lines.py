"""A new house from the lines of another: whole, with the same seals, or not at all."""

import secrets
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tdconsole.house import Address, House, HouseFile, Mark, Place, appearing
from tdconsole.house.heads import written
from tdconsole.house.moving.mark import OF_LINES
from tdconsole.house.moving.rows import BATCH
from tdconsole.house.place import check_new
from tdconsole.journal import heads, tournament_of
from tdconsole.journal.carrying import EVENTS, STEPS
from tdconsole.known_errors import FileExists, FileMissing, FileUnreadable, HouseMissing
from tdconsole.plain_files import check_readable
from tdconsole.projections.engine.moved import CameIn
from tdconsole.session.mending.brought_back import free_from_roles, renew
from tdconsole.session.moving.line_kinds import CLUB, AnyLine, Club, NumbersLine, StepLine
from tdconsole.session.moving.moving import named
from tdconsole.session.moving.reading_lines import Lines, events_of, fields_of
from tdconsole.session.opening import SCHEMAS, SERVER_SCHEMAS, Opened, on_server
from tdconsole.session.time_source import SystemTime, TimeSource
from tdconsole.settings import keep_heads

if TYPE_CHECKING:
    from tdconsole.house.postgres import HouseOnServer

_CLUB: Final = {club.line: club for club in CLUB}
_REQUESTS: Final = "SELECT request FROM step WHERE stream = ? AND request IN (SELECT value FROM {})"
_MOST: Final = 8 * 2**20
"""The bytes of rows that wait to be written together, by the length of their texts."""


def take_in(file: Path, place: Place, reason: str, time: TimeSource | None = None) -> CameIn:
    """Make a new house of the file's lines.

    The secret of its draws never left the other house: every tournament that goes on gets a new
    commitment, recorded with the reason. Nor did a PIN, so nobody has a role any more.
    """
    with _reading(file) as lines, _new_house(file, place) as house:
        with house.transaction():
            fill(house, lines)
            house.set_mark(None)
            opened = Opened(house, time or SystemTime(), place)
            freed = free_from_roles(opened)
            renewed = sum(_renewed(opened, reason))
        last = heads(house)
    keep_heads(place, written(last))
    first = lines.first
    return CameIn(
        source=str(file),
        place=str(place),
        tournaments=sum(tournament_of(stream) is not None for stream in lines.heads),
        steps=sum(head.no for head in lines.heads.values()),
        people=first.persons if first.people else None,
        renewed=renewed,
        freed=freed,
    )


def _renewed(opened: Opened, reason: str) -> Iterator[int]:
    """Renew what is needed; no more than one trail is in memory."""
    session = opened.session
    for one in session.tournaments():
        yield len(renew(opened, reason, frozenset([one]).__contains__))
        session.let_go(one)


@contextmanager
def _reading(file: Path) -> Iterator[Lines]:
    check_readable(file)
    try:
        opened = file.open("rb")
    except FileNotFoundError as error:
        raise FileMissing(str(file)) from error
    except OSError as error:
        raise FileUnreadable(str(file), str(error)) from error
    with opened as text:
        yield Lines(file, text)


@contextmanager
def _new_house(file: Path, place: Place) -> Iterator[House]:
    """A house that nobody sees before it is whole."""
    if isinstance(place, Path):
        check_new(place)
        with appearing(place) as making, closing(HouseFile.create(making, SCHEMAS)) as house:
            yield house
        return
    with closing(_on_server(file, place)) as there:
        try:
            yield there
        except BaseException:
            there.abandon()
            raise


def _on_server(file: Path, place: Address) -> "HouseOnServer":
    """A new house there; one that an earlier import was killed in is empty, and taken up again."""
    with suppress(HouseMissing):
        there = on_server().open(place, SERVER_SCHEMAS, even=("arriving",))
        mark = there.mark()
        if mark is not None and mark.place == named(file) and not heads(there):
            return there
        there.close()
        raise FileExists(str(place))
    mark = Mark("arriving", named(file), f"{OF_LINES} {secrets.token_hex(8)}")
    return on_server().create(place, SERVER_SCHEMAS, mark)


class _Rows:
    """The rows of one table that wait to be written."""

    def __init__(self, house: House, lines: Lines) -> None:
        self._house, self._lines = house, lines
        self._club: Club | None = None
        self._rows = list[tuple[Any, ...]]()
        self._events = list[tuple[Any, ...]]()
        self._bytes = self._steps = self._seq = 0

    def take(self, line: AnyLine) -> None:
        if isinstance(line, StepLine):
            self._turn_to(None)
            self._take_step(line)
        elif (club := _CLUB.get(type(line))) is not None:
            self._turn_to(club)
            self._add(club.as_row(line))
        if len(self._rows) >= BATCH or self._bytes >= _MOST:
            self.write()

    def _turn_to(self, club: Club | None) -> None:
        if club is not self._club:
            self.write()
            self._club = club

    def _add(self, row: tuple[Any, ...]) -> None:
        self._rows.append(row)
        self._bytes += sum(len(value) for value in row if isinstance(value, str | bytes))

    def _take_step(self, line: StepLine) -> None:
        self._steps += 1
        asked = None if line.asked is None else bytes.fromhex(line.asked)
        self._add((self._steps, *fields_of(line), bytes.fromhex(line.seal), asked))
        for event in events_of(line):
            self._seq += 1
            self._events.append((self._seq, self._steps, *event))
            self._bytes += len(event[2])

    def write(self) -> None:
        bulk = self._house.in_bulk
        if self._club is not None:
            bulk.add(self._club.table.name, self._club.table.columns, self._rows)
        elif self._rows:
            self._check_requests()
            bulk.add(STEPS.name, STEPS.columns, self._rows)
            bulk.add(EVENTS.name, EVENTS.columns, self._events)
        self._rows.clear()
        self._events.clear()
        self._bytes = 0

    def _check_requests(self) -> None:
        """Check that no request is there twice in a stream."""
        streams = dict[str, set[str]]()
        for _id, stream, _no, _at, _actor, _command, request, *_rest in self._rows:
            there = streams.setdefault(stream, set())
            if request in there:
                raise self._lines.unfit("order", request)
            there.add(request)
        asked = _REQUESTS.format(self._house.dialect.words)
        for stream, there in streams.items():
            for (request,) in self._house.rows(asked, (stream, self._house.listed(there))):
                raise self._lines.unfit("order", request)

    def number_on(self, numbers: NumbersLine | None) -> None:
        """Give out no number again that was ever given out in the other house."""
        bulk = self._house.in_bulk
        bulk.number_after(STEPS.name, "id", self._steps)
        bulk.number_after(EVENTS.name, "seq", self._seq)
        for club in CLUB:
            table = club.table
            if table.numbered is not None:
                last = 0 if numbers is None else getattr(numbers, table.name, 0)
                bulk.number_after(table.name, table.numbered, last)


def fill(house: House, lines: Lines) -> None:
    """Write all that the lines say into an empty house, inside a transaction."""
    rows, numbers = _Rows(house, lines), None
    for line in lines:
        if isinstance(line, NumbersLine):
            numbers = line
        rows.take(line)
    rows.write()
    rows.number_on(numbers)
    for head in lines.heads.values():
        house.landing(head)
