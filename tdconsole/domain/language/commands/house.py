"""Commands to the house rather than to one of its tournaments."""

from typing import Annotated

from msgspec import Meta

from tdconsole.domain.language.commands.wanted import Wanted
from tdconsole.domain.language.schedule import (
    Happening,
    LateTyped,
    LevelTyped,
    RemarkTyped,
)
from tdconsole.domain.language.season_rules import (
    NO_FINAL,
    DayOrNone,
    EveningsTyped,
    FinalRules,
    FormulaTyped,
    PointsTyped,
    TiesTyped,
)
from tdconsole.domain.values import (
    AdjustmentTyped,
    Chips,
    ChipsTyped,
    CurrencyTyped,
    DeviceTyped,
    Money,
    MoneyTyped,
    NameTyped,
    NoteTyped,
    PersonTyped,
    Price,
    Role,
    RotationPart,
    ScheduleTyped,
    SeasonTyped,
    StaffTyped,
    TableTyped,
    TillTyped,
    TimeOfDay,
    TournamentId,
    TournamentTyped,
    WordTyped,
)

DayTyped = Annotated[str, Meta(max_length=10, pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
TournamentOrNone = Annotated[TournamentId, Meta(max_length=40)]


class HouseCommand(Wanted):
    """The base of every request made of the house itself."""


class BarPerson(HouseCommand, kw_only=True):
    """Bar a person until the end of that day, or for good; a later bar replaces an earlier one.

    It holds for the tournaments of a series, or if none is named for all of the house.
    """

    person: PersonTyped
    until: DayTyped | None = None
    reason: NoteTyped
    series: WordTyped = ""


class LiftBar(HouseCommand, kw_only=True):
    """Lift the bar from this series, or if none is named the one from everything."""

    person: PersonTyped
    reason: NoteTyped | None = None
    series: WordTyped = ""


class OpenTill(HouseCommand, kw_only=True):
    """Open a new shift of a drawer, with the float in it."""

    name: NameTyped
    currency: CurrencyTyped = "EUR"
    floats: MoneyTyped = Money(0)


class MoveCash(HouseCommand, kw_only=True):
    """Put cash into a till, or with a negative amount take some out."""

    till: TillTyped
    amount: Annotated[Money, Meta(ge=-(10**12), le=10**12)]
    reason: NoteTyped


class CountTill(HouseCommand, kw_only=True):
    till: TillTyped
    counted: MoneyTyped


class CloseTill(HouseCommand, kw_only=True):
    """Close a till, with the last count of the shift."""

    till: TillTyped
    counted: MoneyTyped


class ReopenTill(HouseCommand, kw_only=True):
    """Reopen a till closed too early: the shift goes on."""

    till: TillTyped


class GiveRole(HouseCommand, kw_only=True):
    """Give a member of staff a role, in the place of an earlier one."""

    staff: StaffTyped
    role: Role


class TakeRole(HouseCommand, kw_only=True):
    """Take a role away; with the last one everybody may do everything again."""

    staff: StaffTyped


class NameStaff(HouseCommand, kw_only=True):
    """Seal the name of a member of staff as it is kept; done by itself with the first step taken."""

    staff: StaffTyped


class ResetPin(HouseCommand, kw_only=True):
    """Set a PIN that was forgotten: nobody has to prove anything, and the trail says so."""

    staff: StaffTyped


class SetPin(HouseCommand, kw_only=True):
    """Set a member's PIN, which goes beside the request and never into it."""

    staff: StaffTyped


class PairDevice(HouseCommand, kw_only=True):
    """Pair a new device, or one that is named anew; its name goes beside the request."""

    device: DeviceTyped | None = None
    staff: StaffTyped
    role: Role


class RemoveDevice(HouseCommand, kw_only=True):
    """Remove a device: nothing more is taken from it."""

    device: DeviceTyped


class OpenSeason(HouseCommand, kw_only=True):
    """Open a season: its points by a formula, and what counts of whose evenings."""

    name: NameTyped
    formula: FormulaTyped
    best: EveningsTyped = 0
    minimum: EveningsTyped = 0
    ties: TiesTyped = ()
    since: DayOrNone = ""
    until: DayOrNone = ""
    series: WordTyped = ""
    by_hand: bool = False
    final: FinalRules = NO_FINAL


class EditSeason(HouseCommand, kw_only=True):
    """Change a season's name or rules; what is left out stays, and the table follows at once."""

    season: SeasonTyped
    name: NameTyped | None = None
    formula: FormulaTyped | None = None
    best: EveningsTyped | None = None
    minimum: EveningsTyped | None = None
    ties: TiesTyped | None = None
    since: DayOrNone | None = None
    until: DayOrNone | None = None
    series: WordTyped | None = None
    by_hand: bool | None = None
    final: FinalRules | None = None


class CountTournament(HouseCommand, kw_only=True):
    """Count a tournament in or leave it out by hand; with neither the rules decide again."""

    season: SeasonTyped
    tournament: TournamentTyped
    counts: bool | None = None


class AdjustPoints(HouseCommand, kw_only=True):
    """Give a person points beside the evenings, or with a minus take some; with the reason."""

    season: SeasonTyped
    person: PersonTyped
    points: PointsTyped
    reason: NoteTyped
    day: DayTyped | None = None
    """The day from which they count; today if none is named."""


class TakeBackAdjustment(HouseCommand, kw_only=True):
    season: SeasonTyped
    adjustment: AdjustmentTyped


class CloseSeason(HouseCommand, kw_only=True):
    """Close a season: evenings after today no longer count, and nothing is changed any more."""

    season: SeasonTyped


class ReopenSeason(HouseCommand, kw_only=True):
    season: SeasonTyped


HouseTables = Annotated[tuple[TableTyped, ...], Meta(min_length=1, max_length=1000)]


class ShareRoom(HouseCommand, kw_only=True):
    """Let a tournament play in a room of the house whose tables it shares with others there."""

    tournament: TournamentTyped
    room: NameTyped


class LeaveRoom(HouseCommand, kw_only=True):
    """Let its tables be furniture of its own again."""

    tournament: TournamentTyped


class UseTables(HouseCommand, kw_only=True):
    """Take the tables that it has opened, and free those that it closed; each step of it does."""

    tournament: TournamentTyped


class LendTables(HouseCommand, kw_only=True):
    """Lend tables of the room that aren't open to another tournament in it."""

    tournament: TournamentTyped
    to: TournamentTyped
    tables: HouseTables


class ReturnTables(HouseCommand, kw_only=True):
    """Give lent tables back, by the tournament that has them or the one that lent them."""

    tournament: TournamentTyped
    tables: HouseTables


class BringOnDealer(HouseCommand, kw_only=True):
    """A dealer comes on, and is free until the next push."""

    staff: StaffTyped


class SendOffDealer(HouseCommand, kw_only=True):
    """A dealer goes home; the table is without one."""

    staff: StaffTyped


class SetRotation(HouseCommand, kw_only=True):
    """Set the order of the tables, the length of a down, and the downs before a break.

    A part without a table is every open table of its tournament. What is left out stays.
    """

    order: Annotated[tuple[RotationPart, ...], Meta(max_length=1000)] | None = None
    down: Annotated[int, Meta(ge=1, le=480)] | None = None
    downs: Annotated[int, Meta(ge=1, le=20)] | None = None
    notice: Annotated[int, Meta(ge=0, le=60)] | None = None
    tables_first: bool | None = None


class PushDealers(HouseCommand, kw_only=True):
    """Push every dealer one table on; `after` is the number of pushes it was decided on."""

    after: Annotated[int, Meta(ge=0, le=2**53)] | None = None


class TakeBackPush(HouseCommand, kw_only=True):
    """Take back the last push, as long as nothing else happened since."""


class TakeBackDealing(HouseCommand, kw_only=True):
    """Take back the last gesture on the dealers, whichever it was."""


class PutDealer(HouseCommand, kw_only=True):
    """Put a dealer at a table by hand; the one who deals there is free."""

    staff: StaffTyped
    tournament: TournamentTyped
    table: TableTyped


class RestDealer(HouseCommand, kw_only=True):
    """Send a dealer on a break by hand."""

    staff: StaffTyped


class SwapDealers(HouseCommand, kw_only=True):
    """Let two dealers change places."""

    one: StaffTyped
    other: StaffTyped


class AddToSchedule(HouseCommand, kw_only=True):
    """Put something on the schedule of a day; what isn't told is left empty."""

    day: DayTyped
    time: TimeOfDay
    title: NameTyped
    kind: Happening = "tournament"
    price: Price | None = None
    currency: CurrencyTyped = "EUR"
    stack: ChipsTyped = Chips(0)
    minutes: LevelTyped = 0
    late: LateTyped = ""
    note: RemarkTyped = ""
    tournament: TournamentTyped | None = None
    flight: WordTyped = ""


class EditSchedule(HouseCommand, kw_only=True):
    """Change a row of the schedule; what is left out stays, and 0 or empty takes it away.

    Naming a tournament links the row to it: players, level and prize pool are then its own.
    """

    row: ScheduleTyped
    day: DayTyped | None = None
    time: TimeOfDay | None = None
    title: NameTyped | None = None
    kind: Happening | None = None
    price: Price | None = None
    currency: CurrencyTyped | None = None
    stack: ChipsTyped | None = None
    minutes: LevelTyped | None = None
    late: LateTyped | None = None
    note: RemarkTyped | None = None
    tournament: TournamentOrNone | None = None
    flight: WordTyped | None = None


class TakeOffSchedule(HouseCommand, kw_only=True):
    row: ScheduleTyped
