"""Reading an exported house line by line; each is checked, and a fault has its number."""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import IO, Any, Final

from msgspec import DecodeError, MsgspecError, Struct, ValidationError, json

from tdconsole.club.furniture import Room
from tdconsole.domain.chip_sets import ChipSet
from tdconsole.domain.values import StepNo
from tdconsole.house import Head
from tdconsole.journal import HOUSE
from tdconsole.journal.codec import (
    HOUSE_EVENTS,
    NO_HASH,
    TOURNAMENT_EVENTS,
    EncodedEvent,
    decoded_instant,
    sealed,
)
from tdconsole.known_errors import (
    BadData,
    DamagedFile,
    FileUnreadable,
    KnownError,
    LineFault,
    LineUnfit,
    NewerFile,
)
from tdconsole.library import brand, templates
from tdconsole.session.moving.line_kinds import (
    CLUB,
    FORMAT,
    LONGEST,
    ORDER,
    AnyLine,
    ApartLine,
    BrandLine,
    ChipSetLine,
    ElsewhereLine,
    FirstLine,
    HeadLine,
    LastLine,
    Line,
    PersonLine,
    RoomLine,
    StaffLine,
    StepLine,
    TemplateLine,
    decoded,
    kind_of,
)

_TURN: Final = {kind: turn for turn, kind in enumerate(ORDER)}
_KEYS: Final = {club.line: club.table.key for club in CLUB} | {HeadLine: ("stream",)}
_ONCE: Final = (FirstLine, LastLine)
_NOT_READ: Final = (MsgspecError, DecodeError, UnicodeDecodeError, RecursionError)
_SAID: Final = 200


class _Begins(Struct):
    """What the first line of every format begins with."""

    kind: str
    format: int


class _Named(Struct):
    kind: str


class Lines:
    """The lines of one file, in their order."""

    def __init__(self, path: Path, file: IO[bytes]) -> None:
        self.path, self._file = str(path), file
        self.no = 0
        self.heads = dict[str, Head]()
        """The last step of each stream so far."""
        self._told = set[Head]()
        self._names = set[tuple[str, ...]]()
        self._digest = sha256()
        self._turn, self._key = 0, ()
        self._persons = 0
        self.first = self._first()

    def unfit(self, fault: LineFault, detail: object = "") -> LineUnfit:
        return LineUnfit(self.path, _plain(str(detail)), line=self.no, fault=fault)

    def __iter__(self) -> Iterator[AnyLine]:
        """All lines behind the first, up to the last, which proves that they are all there."""
        while True:
            before = self._digest.hexdigest()
            line = self._line(self._text())
            self._check_place(line)
            if isinstance(line, LastLine):
                self._check_all(line, before)
                return
            self._check(line)
            yield line

    def _text(self) -> bytes:
        self.no += 1
        try:
            text = self._file.readline(LONGEST + 1)
        except OSError as error:
            raise FileUnreadable(self.path, str(error)) from error
        if len(text) > LONGEST:
            raise self.unfit("first" if self.no == 1 and not text.startswith(b"{") else "long")
        if not text.endswith(b"\n"):
            raise self.unfit("first" if self.no == 1 else "cut")
        self._digest.update(text)
        return text

    def _first(self) -> FirstLine:
        text = self._text()
        try:
            begins = json.decode(text, type=_Begins)
        except _NOT_READ:
            raise self.unfit("first") from None
        if begins.kind != kind_of(FirstLine):
            raise self.unfit("first")
        if begins.format > FORMAT:
            raise NewerFile(self.path, f"format {begins.format}")
        line = self._line(text)
        if not isinstance(line, FirstLine) or line.format != FORMAT:
            raise self.unfit("first")
        return line

    def _line(self, text: bytes) -> AnyLine:
        try:
            text.decode()  # what is taken over as it is, is read by nobody here
            return decoded(text)
        except ValidationError as error:
            raise self._not_valid(text, error) from None
        except _NOT_READ as error:
            raise self.unfit("json", error) from None

    def _not_valid(self, text: bytes, error: ValidationError) -> LineUnfit:
        """Whether it is the kind that is unknown, or something in its fields."""
        try:
            kind = json.decode(text, type=_Named).kind
        except _NOT_READ:
            return self.unfit("kind", error)
        known = any(kind == kind_of(one) for one in ORDER)
        return self.unfit("fields", error) if known else self.unfit("kind", kind)

    def _check_place(self, line: AnyLine) -> None:
        """Check that it comes behind the one before, by its kind and then by its key."""
        kind, turn = type(line), _TURN[type(line)]
        if kind.is_personal and not self.first.people:
            raise self.unfit("kind", kind_of(kind))
        key = tuple(getattr(line, name) for name in _KEYS.get(kind, ()))
        again = turn == self._turn and not isinstance(line, StepLine) and not key > self._key
        if turn < self._turn or again:
            raise self.unfit("order", kind_of(kind))
        self._turn, self._key = turn, key

    def _check(self, line: AnyLine) -> None:
        if isinstance(line, StepLine):
            self._check_step(line)
        elif isinstance(line, HeadLine):
            self._told.add(Head(line.stream, StepNo(line.steps), line.seal))
        elif isinstance(line, PersonLine):
            self._persons += 1
        elif isinstance(line, StaffLine):
            self._check_once(line, line.folded)
        elif isinstance(line, ElsewhereLine):
            self._check_once(line, line.program, line.key)
        elif isinstance(line, ApartLine) and line.one >= line.other:
            raise self.unfit("fields", "one, other")
        else:
            self._check_body(line)

    def _check_once(self, line: Line, *name: str) -> None:
        """Check that no other line of this kind has the same name."""
        told = (kind_of(type(line)), *name)
        if told in self._names:
            raise self.unfit("order", told[0])
        self._names.add(told)

    def _check_body(self, line: AnyLine) -> None:
        try:
            if isinstance(line, ChipSetLine):
                json.decode(line.body, type=ChipSet)
            elif isinstance(line, RoomLine):
                json.decode(line.body, type=Room)
            elif isinstance(line, TemplateLine):
                templates.kept(line.name, bytes(line.body))
            elif isinstance(line, BrandLine):
                brand.kept(line.name, bytes(line.body))
        except (*_NOT_READ, BadData) as error:
            raise self.unfit("fields", f"body: {error}") from None

    def _check_step(self, line: StepLine) -> None:
        stream = line.stream
        before = self.heads.get(stream, Head(stream, StepNo(0), NO_HASH.hex()))
        if line.no != before.no + 1:
            raise self.unfit("step", f"{stream} {line.no}")
        if line.undoes is not None and not 0 < line.undoes < line.no:
            raise self.unfit("step", f"undoes {line.undoes}")
        if sealed(bytes.fromhex(before.seal), fields_of(line), events_of(line)).hex() != line.seal:
            raise self.unfit("seal", f"{stream} {line.no}")
        try:
            decoded_instant(self.path, bytes(line.at).decode())
            codec = HOUSE_EVENTS if stream == HOUSE else TOURNAMENT_EVENTS
            for event in events_of(line):
                codec.decoded(self.path, *event)
        except NewerFile as error:
            raise NewerFile(self.path, f"{_plain(error.detail)}, line {self.no}") from None
        except (DamagedFile, RecursionError) as error:
            raise self.unfit("event", _detail(error)) from None
        self.heads[stream] = Head(stream, StepNo(line.no), line.seal)

    def _check_all(self, last: LastLine, digest: str) -> None:
        if last.lines != self.no or last.sha256 != digest:
            raise self.unfit("altered")
        if self._told != set(self.heads.values()) or self._counted() != self._announced():
            raise self.unfit("heads")
        try:
            if self._file.read(1):
                self.no += 1
                raise self.unfit("behind")
        except OSError as error:
            raise FileUnreadable(self.path, str(error)) from error

    def _counted(self) -> tuple[int, ...]:
        """How much there was, as the first line says it."""
        tournaments = sum(stream != HOUSE for stream in self.heads)
        return tournaments, sum(head.no for head in self.heads.values()), self._persons

    def _announced(self) -> tuple[int, ...]:
        return self.first.tournaments, self.first.steps, self.first.persons


def fields_of(line: StepLine) -> tuple[Any, ...]:
    """What a step is sealed by, but for its events."""
    at = bytes(line.at).decode()
    return line.stream, line.no, at, line.actor, line.command, line.request, line.undoes


def events_of(line: StepLine) -> list[EncodedEvent]:
    return [(one.kind, one.version, bytes(one.body).decode()) for one in line.events]


def _plain(text: str) -> str:
    """The text in a sentence: a file may have signs in it that a terminal obeys."""
    plain = "".join(sign if sign.isprintable() else "�" for sign in text)
    return " ".join(plain.split())[:_SAID]


def _detail(error: Exception) -> str:
    return error.detail if isinstance(error, KnownError) else str(error)
