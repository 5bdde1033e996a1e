"""The lines of a house as text: JSON objects, told apart by the word in `kind`.

They come in the order of `ORDER`, and those of one kind in the order of its key; so the same house
always makes the same file. A column is written as it is kept: bytes as hexadecimal digits, and what
is JSON already as it is.
"""

from collections.abc import Callable, Mapping
from typing import Annotated, Any, ClassVar, Final, NamedTuple, get_type_hints

from msgspec import Meta, Raw, json

from tdconsole.club.carrying import CARRIED
from tdconsole.domain.values import Record
from tdconsole.house import Table

FORMAT: Final = 1
LONGEST: Final = 64 * 2**20
"""The most bytes of a line: many times what the largest draw of a hall takes."""

Number = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]
"""A number that any engine keeps."""
Hex = Annotated[str, Meta(pattern="^(?:[0-9a-f]{2})*$")]
Seal = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Stream = Annotated[str, Meta(pattern="^(?:house|tournament/[0-9a-f]{8})$")]


class Line(Record, kw_only=True, tag_field="kind"):
    """One line; no field may be missing, and none is unknown."""

    is_personal: ClassVar[bool] = False
    """Whether it is left out where people stay nameless."""


class FirstLine(Line, kw_only=True, tag="house"):
    format: int
    program: str
    people: bool
    left_out: tuple[str, ...]
    tournaments: Number
    steps: Number
    persons: Number


class NumbersLine(Line, kw_only=True, tag="numbers"):
    person: Number
    staff: Number


class PersonLine(Line, kw_only=True, tag="person"):
    is_personal: ClassVar[bool] = True
    id: Number
    name: str
    country: str | None
    member_no: str | None
    nickname: str | None
    folded: str
    born: str | None
    email: str | None
    phone: str | None
    notes: str | None
    document_checked_on: Number | None
    document_checked_by: Number | None
    consent: bool
    family: str
    family_guessed: bool


class StaffLine(Line, kw_only=True, tag="staff"):
    is_personal: ClassVar[bool] = True
    id: Number
    name: str
    folded: str
    place: Number
    retired: bool
    salt: Hex | None


class NoteLine(Line, kw_only=True, tag="note"):
    is_personal: ClassVar[bool] = True
    rowid: Number
    id: str
    text: str
    salt: Hex | None


class AliasLine(Line, kw_only=True, tag="alias"):
    gone: Number
    person: Number
    name: str | None


class MergeLine(Line, kw_only=True, tag="merge"):
    id: Number
    gone: Number
    person: Number
    at: Number
    by: Number | None


class ApartLine(Line, kw_only=True, tag="apart"):
    is_personal: ClassVar[bool] = True
    one: Number
    other: Number
    reason: str


class _ShelfLine(Line, kw_only=True):
    folded: str
    name: str
    body: Raw


class ChipSetLine(_ShelfLine, kw_only=True, tag="chip_set"):
    pass


class RoomLine(_ShelfLine, kw_only=True, tag="room"):
    pass


class TemplateLine(_ShelfLine, kw_only=True, tag="template"):
    pass


class BrandLine(_ShelfLine, kw_only=True, tag="brand"):
    pass


class DeviceLine(Line, kw_only=True, tag="device"):
    is_personal: ClassVar[bool] = True
    id: Number
    name: str


class ElsewhereLine(Line, kw_only=True, tag="elsewhere"):
    is_personal: ClassVar[bool] = True
    id: Number
    person: Number
    program: str
    key: str


class Fact(Record, kw_only=True):
    """An event of a step."""

    kind: str
    version: Number
    body: Raw


class StepLine(Line, kw_only=True, tag="step"):
    stream: Stream
    no: Number
    at: Raw
    actor: Number | None
    command: str
    request: str
    undoes: Number | None
    events: tuple[Fact, ...]
    seal: Seal
    asked: Hex | None


class HeadLine(Line, kw_only=True, tag="head"):
    stream: Stream
    steps: Number
    seal: Seal


class LastLine(Line, kw_only=True, tag="end"):
    lines: Number
    sha256: Seal


AnyLine = (
    FirstLine
    | NumbersLine
    | PersonLine
    | StaffLine
    | NoteLine
    | AliasLine
    | MergeLine
    | ApartLine
    | ChipSetLine
    | RoomLine
    | TemplateLine
    | BrandLine
    | DeviceLine
    | ElsewhereLine
    | StepLine
    | HeadLine
    | LastLine
)
ORDER: Final[tuple[type[Line], ...]] = AnyLine.__args__
LEFT_OUT: Final = ("vault", "pins", "tokens")
"""What never leaves a house: the draws' unopened links, PINs, and what devices prove to be."""

encoded: Final[Callable[[object], bytes]] = json.Encoder().encode
decoded: Final[Callable[[bytes], AnyLine]] = json.Decoder(AnyLine).decode


def kind_of(line: type[Line]) -> str:
    return str(line.__struct_config__.tag)


class _Way(NamedTuple):
    """How a column gets into a line, and back."""

    there: Callable[[Any], Any]
    back: Callable[[Any], Any]


_WAYS: Final[Mapping[object, _Way]] = {
    Hex: _Way(bytes.hex, bytes.fromhex),
    Raw: _Way(Raw, bytes),
    bool: _Way(bool, int),
}


class Club(NamedTuple):
    """A table of the club and the lines that its rows make."""

    table: Table
    line: type[Line]
    ways: tuple[_Way | None, ...]

    def as_line(self, row: tuple[Any, ...], *, people: bool) -> Line:
        told = zip(self.table.columns, row, self.ways, strict=True)
        fields = {
            column: value if way is None or value is None else way.there(value)
            for column, value, way in told
        }
        if self.line is AliasLine and not people:
            fields["name"] = None
        return self.line(**fields)

    def as_row(self, line: Line) -> tuple[Any, ...]:
        told = (
            (getattr(line, name), way)
            for name, way in zip(self.table.columns, self.ways, strict=True)
        )
        return tuple(
            [value if way is None or value is None else way.back(value) for value, way in told]
        )


def _club(line: type[Line]) -> Club:
    fields = line.__struct_fields__
    (table,) = [one for one in CARRIED if one.name == kind_of(line)]
    hints = get_type_hints(line, include_extras=True)
    return Club(table._replace(columns=fields), line, tuple(_way(hints[name]) for name in fields))


def _way(hint: object) -> _Way | None:
    options = (hint, *getattr(hint, "__args__", ()))
    return next((way for kind, way in _WAYS.items() if kind in options), None)


CLUB: Final = tuple(_club(line) for line in ORDER[2:-3])
"""The club's tables, without PINs, and without all but the names of devices."""
