"""What the house owns and reuses: chip sets, rooms, tournament templates and its brand."""

from hashlib import sha256
from typing import Annotated, Final, Generic, NamedTuple, TypeVar

from msgspec import Meta, json

from tdconsole.club.guard import Guard
from tdconsole.domain.chip_sets import ChipSet
from tdconsole.domain.house.rows import KEEP_BRAND, KEEP_CHIP_SET, KEEP_ROOM, KEEP_TEMPLATE
from tdconsole.domain.state.rows import Act
from tdconsole.domain.values import NameTyped, Record, TableTyped
from tdconsole.house import House
from tdconsole.spelling import folded

SeatsTyped = Annotated[int, Meta(ge=2, le=22)]


StepsTyped = Annotated[int, Meta(ge=0, le=20_000)]


class Spot(Record, kw_only=True):
    """The corner of a table's place, in grid steps from the corner of the room."""

    x: StepsTyped
    y: StepsTyped


class RoomTable(Record, kw_only=True, omit_defaults=True):
    no: TableTyped
    seats: SeatsTyped
    spot: Spot | None = None
    """The table's place; without one it goes where there is room."""


class Room(Record, kw_only=True):
    name: NameTyped
    tables: Annotated[tuple[RoomTable, ...], Meta(max_length=5000)]


class _Shelf:
    """One thing per name, however it is written."""

    def __init__(self, house: House, guard: Guard, of: "_Questions") -> None:
        self._house, self._guard = house, guard
        self._of = of

    def named(self) -> tuple[str, ...]:
        return tuple(name for (name,) in self._house.rows(self._of.named))

    def remove(self, name: str) -> bool:
        with self._guard.doing(self._of.act):
            gone = self._house.execute(self._of.remove, (_key(name),)).rowcount
        return gone > 0

    def _put(self, name: str, body: bytes) -> None:
        with self._guard.doing(self._of.act):
            self._house.execute(self._of.put, (_key(name), name.strip(), body))

    def _get(self, name: str) -> bytes | None:
        found = self._house.row(self._of.get, (_key(name),))
        return None if found is None else found[0]


class _Questions(NamedTuple):
    act: Act
    named: str
    get: str
    put: str
    remove: str


_PUT: Final = """
    INSERT INTO {} (folded, name, body) VALUES (?, ?, ?)
    ON CONFLICT (folded) DO UPDATE SET name = excluded.name, body = excluded.body
"""
_CHIP_SETS: Final = _Questions(
    act=KEEP_CHIP_SET,
    named="SELECT name FROM chip_set ORDER BY folded",
    get="SELECT body FROM chip_set WHERE folded = ?",
    put=_PUT.format("chip_set"),
    remove="DELETE FROM chip_set WHERE folded = ?",
)
_ROOMS: Final = _Questions(
    act=KEEP_ROOM,
    named="SELECT name FROM room ORDER BY folded",
    get="SELECT body FROM room WHERE folded = ?",
    put=_PUT.format("room"),
    remove="DELETE FROM room WHERE folded = ?",
)
_TEMPLATES: Final = _Questions(
    act=KEEP_TEMPLATE,
    named="SELECT name FROM template ORDER BY folded",
    get="SELECT body FROM template WHERE folded = ?",
    put=_PUT.format("template"),
    remove="DELETE FROM template WHERE folded = ?",
)

Kept = TypeVar("Kept", ChipSet, Room)


class _Records(_Shelf, Generic[Kept]):
    """Records that can always be read again: one out of bounds raises and isn't kept."""

    def __init__(self, house: House, guard: Guard, of: _Questions, kind: type[Kept]) -> None:
        super().__init__(house, guard, of)
        self._kind: type[Kept] = kind

    def put(self, kept: Kept) -> None:
        body = json.encode(kept)
        json.decode(body, type=self._kind)
        self._put(kept.name, body)

    def get(self, name: str) -> Kept | None:
        body = self._get(name)
        return None if body is None else json.decode(body, type=self._kind)


class ChipSets(_Records[ChipSet]):
    def __init__(self, house: House, guard: Guard) -> None:
        super().__init__(house, guard, _CHIP_SETS, ChipSet)


class Rooms(_Records[Room]):
    def __init__(self, house: House, guard: Guard) -> None:
        super().__init__(house, guard, _ROOMS, Room)


class Templates(_Shelf):
    """Templates; their content is the business of the caller that makes tournaments of them."""

    def __init__(self, house: House, guard: Guard) -> None:
        super().__init__(house, guard, _TEMPLATES)

    def put(self, name: str, body: bytes) -> None:
        self._put(name, body)

    def get(self, name: str) -> bytes | None:
        return self._get(name)


class HouseBrand:
    """The one brand of the house; what is in it is the business of the caller that draws it."""

    def __init__(self, house: House, guard: Guard) -> None:
        self._house, self._guard = house, guard

    def stamp(self) -> str | None:
        """The sum of the brand's bytes, by which a change is seen; None if the house has none."""
        found = self._house.row("SELECT name FROM brand")
        return None if found is None else str(found[0])

    def get(self) -> bytes | None:
        found = self._house.row("SELECT body FROM brand")
        return None if found is None else bytes(found[0])

    def put(self, body: bytes) -> None:
        with self._guard.doing(KEEP_BRAND):
            self._house.execute(_PUT.format("brand"), (_BRAND, sha256(body).hexdigest(), body))

    def remove(self) -> bool:
        with self._guard.doing(KEEP_BRAND):
            return self._house.execute("DELETE FROM brand").rowcount > 0


_BRAND: Final = "house"
BRAND_BEGINS: Final = b'{"tdconsole":"brand"'
"""The first bytes of every brand."""


def _key(name: str) -> str:
    return folded(name) or name.strip()
