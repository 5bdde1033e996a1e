"""Events of the house itself: bars, the cash in its tills, the roles of its staff, its seasons."""

from tdconsole.domain.language.schedule import Planned
from tdconsole.domain.language.season_rules import PointsTyped, SeasonRules
from tdconsole.domain.values import (
    AdjustmentNo,
    Deal,
    DeviceId,
    Instant,
    Money,
    NameId,
    NoteId,
    PersonId,
    PinId,
    Record,
    Role,
    RotationPart,
    ScheduleNo,
    SeasonNo,
    StaffId,
    TableNo,
    TillNo,
    TournamentId,
)


class HouseEvent(Record):
    """A fact of the house: its fields and its kind are on disk for good, as a tournament's are."""


class PersonBarred(HouseEvent, kw_only=True):
    """A person was barred, to the end of that day or for good."""

    person: PersonId
    until: str | None = None
    reason: NoteId
    series: str = ""
    """The series barred from; empty means everything in the house."""


class BarLifted(HouseEvent, kw_only=True):
    person: PersonId
    reason: NoteId | None = None
    series: str = ""


class TillOpened(HouseEvent, kw_only=True):
    """A shift of a drawer opened, with the float before the first payment."""

    till: TillNo
    name: str
    currency: str
    floats: Money


class CashMoved(HouseEvent, kw_only=True):
    """Cash was put in, or taken out if negative, other than by entries and payouts."""

    till: TillNo
    amount: Money
    reason: NoteId


class TillCounted(HouseEvent, kw_only=True):
    """A till was counted, with the cash expected then: no later correction changes either."""

    till: TillNo
    counted: Money
    expected: Money


class TillClosed(HouseEvent, kw_only=True):
    """A till was closed with the last count of its shift."""

    till: TillNo
    counted: Money
    expected: Money


class TillReopened(HouseEvent, kw_only=True):
    till: TillNo


class RoleGiven(HouseEvent, kw_only=True):
    staff: StaffId
    role: Role


class RoleTaken(HouseEvent, kw_only=True):
    staff: StaffId


class StaffNamed(HouseEvent, kw_only=True):
    """The name on a member's steps; the trail holds a salted digest of it, which so is sealed."""

    staff: StaffId
    name: NameId


class PinSet(HouseEvent, kw_only=True):
    """A PIN was set; its number is a digest of what is kept of it, which so is sealed here."""

    staff: StaffId
    pin: PinId
    forgotten: bool = False
    """Whether the one before was forgotten, and nobody proved to be who might set another."""


class DevicePaired(HouseEvent, kw_only=True):
    """A device was paired, or paired anew: it acts for this member of staff, in its own role."""

    device: DeviceId
    role: Role
    staff: StaffId


class DeviceRemoved(HouseEvent, kw_only=True):
    device: DeviceId


class SeasonOpened(HouseEvent, kw_only=True):
    season: SeasonNo
    name: str
    rules: SeasonRules


class SeasonEdited(HouseEvent, kw_only=True):
    """A season's name and rules are these from now on, for all of its evenings."""

    season: SeasonNo
    name: str
    rules: SeasonRules


class TournamentCounted(HouseEvent, kw_only=True):
    """A tournament was counted in or left out by hand; if neither, the rules decide."""

    season: SeasonNo
    tournament: TournamentId
    counts: bool | None = None


class PointsAdjusted(HouseEvent, kw_only=True):
    """A person was given points beside the evenings, as they were written, from that day on."""

    season: SeasonNo
    adjustment: AdjustmentNo
    person: PersonId
    points: PointsTyped
    day: str
    reason: NoteId


class AdjustmentTakenBack(HouseEvent, kw_only=True):
    season: SeasonNo
    adjustment: AdjustmentNo


class SeasonClosed(HouseEvent, kw_only=True):
    """A season was closed: evenings after that day don't count."""

    season: SeasonNo
    day: str


class SeasonReopened(HouseEvent, kw_only=True):
    season: SeasonNo


class RoomShared(HouseEvent, kw_only=True):
    """A tournament plays in a room whose tables it shares."""

    tournament: TournamentId
    room: str


class RoomLeft(HouseEvent, kw_only=True):
    tournament: TournamentId


class TablesTaken(HouseEvent, kw_only=True):
    """Tables of a shared room came into use in a tournament."""

    tournament: TournamentId
    tables: tuple[TableNo, ...]
    since: Instant


class TablesFreed(HouseEvent, kw_only=True):
    """Tables of a shared room are nobody's: broken, closed, given back, or it ended."""

    tournament: TournamentId
    tables: tuple[TableNo, ...]


class TablesLent(HouseEvent, kw_only=True):
    """Tables wait for another tournament in the room."""

    tournament: TournamentId
    to: TournamentId
    tables: tuple[TableNo, ...]
    since: Instant


class DealerCameOn(HouseEvent, kw_only=True):
    staff: StaffId
    at: Instant


class DealerWentOff(HouseEvent, kw_only=True):
    staff: StaffId
    at: Instant


class RotationSet(HouseEvent, kw_only=True):
    """The order of the tables and the terms of the rotation, as they are from now on."""

    order: tuple[RotationPart, ...]
    down: int
    downs: int
    notice: int
    tables_first: bool = False


class DealersPushed(HouseEvent, kw_only=True):
    """The dealers at their tables from now on; which tables are open is in no trail of the house."""

    deals: tuple[Deal, ...]
    at: Instant


class PushTakenBack(HouseEvent, kw_only=True):
    at: Instant


class DealingTakenBack(HouseEvent, kw_only=True):
    """The last gesture on the dealers counts no longer, whichever it was."""

    at: Instant


class DealerPut(HouseEvent, kw_only=True):
    staff: StaffId
    tournament: TournamentId
    table: TableNo
    at: Instant


class DealerRested(HouseEvent, kw_only=True):
    """A dealer was sent on a break, which lasts through the next push if it began late."""

    staff: StaffId
    through: bool = False
    at: Instant


class DealersSwapped(HouseEvent, kw_only=True):
    one: StaffId
    other: StaffId
    at: Instant


class ScheduleAdded(HouseEvent, kw_only=True):
    row: ScheduleNo
    planned: Planned


class ScheduleEdited(HouseEvent, kw_only=True):
    """A row of the schedule, whole, as it is from now on."""

    row: ScheduleNo
    planned: Planned


class ScheduleTakenOff(HouseEvent, kw_only=True):
    row: ScheduleNo
