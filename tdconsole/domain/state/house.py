"""The state of the house outside its tournaments: bars, tills, seasons, the roles of its staff."""

from tdconsole.domain.language.schedule import Planned
from tdconsole.domain.language.season_rules import SeasonRules
from tdconsole.domain.state.dealers import Dealing
from tdconsole.domain.values import (
    AdjustmentNo,
    DealtTable,
    DeviceId,
    Instant,
    Map,
    Money,
    NameId,
    NoteId,
    PersonId,
    PinId,
    Record,
    Role,
    ScheduleNo,
    SeasonNo,
    StaffId,
    TableNo,
    TillNo,
    TournamentId,
)

BarKey = tuple[PersonId, str]
"""The person and the series; there is one bar at a time for each pair."""


class Bar(Record, kw_only=True):
    """A bar to the end of that day, or for good."""

    person: PersonId
    until: str | None
    reason: NoteId
    series: str = ""
    """The series it applies to; empty means everything."""

    def holds(self, today: str) -> bool:
        return self.until is None or today <= self.until

    def keeps_from(self, series: str) -> bool:
        """Whether the bar applies to a tournament of this series."""
        return not self.series or same_series(self.series, series)


def same_series(one: str, other: str) -> bool:
    return folded_series(one) == folded_series(other)


def folded_series(name: str) -> str:
    """The series' name without regard to capitals and spaces."""
    return " ".join(name.split()).casefold()


class TillCount(Record, kw_only=True):
    """The cash in a till, and what should have been."""

    counted: Money
    expected: Money

    @property
    def difference(self) -> Money:
        return Money(self.counted - self.expected)


class TillShift(Record, kw_only=True):
    """A shift of a drawer; `put_in` and `taken_out` are movements other than by entries."""

    no: TillNo
    name: str
    currency: str
    floats: Money
    put_in: Money = Money(0)
    taken_out: Money = Money(0)
    open: bool = True
    count: TillCount | None = None
    """The last count."""

    @property
    def without_payments(self) -> Money:
        return Money(self.floats + self.put_in - self.taken_out)


class Device(Record, kw_only=True):
    """A paired device: what it is there for, and the member of staff it acts for."""

    role: Role
    staff: StaffId


class Adjustment(Record, kw_only=True):
    """Points beside the evenings, from that day on."""

    person: PersonId
    points: str
    day: str
    reason: NoteId
    taken_back: bool = False


class Season(Record, kw_only=True):
    """A season as it is ruled; its points and places are worked out from the evenings."""

    no: SeasonNo
    name: str
    rules: SeasonRules
    by_hand: Map[TournamentId, bool] = Map()
    """The tournaments counted in by hand, and those left out."""
    adjustments: Map[AdjustmentNo, Adjustment] = Map()
    closed: str | None = None
    """The day it was closed."""


class HeldTable(Record, kw_only=True):
    """A table of a shared room, and the tournament that has it."""

    tournament: TournamentId
    since: Instant
    lender: TournamentId | None = None
    """The tournament that lent it."""
    used: bool = False
    """Whether it is open there; one only lent waits for it."""


RoomTableKey = tuple[str, TableNo]
"""The room's name without regard to capitals and spaces, and the table's number in it."""


class HouseState(Record, kw_only=True):
    bars: Map[BarKey, Bar] = Map()
    tills: Map[TillNo, TillShift] = Map()
    roles: Map[StaffId, Role] = Map()
    """Without any, everybody may do everything."""
    pins: Map[StaffId, PinId] = Map()
    names: Map[StaffId, NameId] = Map()
    devices: Map[DeviceId, Device] = Map()
    last_device: DeviceId = DeviceId(0)
    """The number of a device that was removed is never another's."""
    seasons: Map[SeasonNo, Season] = Map()
    rooms: Map[TournamentId, str] = Map()
    """The rooms that tournaments share; tables of one that shares none are its own furniture."""
    tables: Map[RoomTableKey, HeldTable] = Map()

    dealing: Dealing = Dealing()
    schedule: Map[ScheduleNo, Planned] = Map()
    last_scheduled: ScheduleNo = ScheduleNo(0)
    """The number of a row that was taken off is never another's."""

    def room_of(self, tournament: TournamentId) -> str:
        """The room as tables of it are kept; empty if the tournament shares none."""
        return folded_series(self.rooms.get(tournament, ""))


class HouseContext(Record, kw_only=True):
    """What the world knows: the moment, the day in the hall, and the next number.

    `same` are all the numbers of the person named, none if nobody has that one; `expected` is the
    cash that should be in the till named. `on_staff` says whether the member of staff named is one,
    `has_pin` whether a PIN is kept of that member as it was set; `pin` is the one about to be set,
    `name` the digest of the member's name. `offered` says whether a name and a code go beside the
    request to pair a device, `called_so` which other device has that name. `is_there` says whether
    the house has the tournament named.
    """

    now: Instant
    today: str
    till: TillNo
    same: tuple[PersonId, ...] = ()
    expected: Money = Money(0)
    note: NoteId | None = None
    on_staff: bool = False
    has_pin: bool = False
    name: NameId | None = None
    pin: PinId | None = None
    offered: bool = False
    called_so: DeviceId | None = None
    open_tables: tuple[DealtTable, ...] = ()
    """Those of the tournaments that a gesture on dealers is about."""
    is_there: bool = False
    room_known: bool = False
    """Whether the house keeps a room of the name asked for."""
    in_use: frozenset[TableNo] = frozenset()
    """The tables open in the tournament named."""
    over: bool = False
    """Whether the tournament that tables are for has ended."""
    names: Map[TournamentId, str] = Map()
    """What the tournaments that have tables of shared rooms are called."""

    def named(self, tournament: TournamentId) -> str:
        return self.names.get(tournament, tournament)
