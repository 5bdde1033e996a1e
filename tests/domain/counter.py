"""The house's own counter in a test: what was given, what is asked of it, and what comes of that."""

from typing import Any, Final, Self

from msgspec.structs import replace

from tdconsole.domain.engine.house_decider import NEW_HOUSE, decide_house, fold_house
from tdconsole.domain.language.commands.house import (
    AddToSchedule,
    AdjustPoints,
    BarPerson,
    BringOnDealer,
    CloseSeason,
    CloseTill,
    CountTill,
    CountTournament,
    EditSchedule,
    EditSeason,
    GiveRole,
    HouseCommand,
    LeaveRoom,
    LendTables,
    LiftBar,
    MoveCash,
    NameStaff,
    OpenSeason,
    OpenTill,
    PairDevice,
    PushDealers,
    PutDealer,
    RemoveDevice,
    ReopenSeason,
    ReopenTill,
    ResetPin,
    RestDealer,
    ReturnTables,
    SendOffDealer,
    SetPin,
    SetRotation,
    ShareRoom,
    SwapDealers,
    TakeBackAdjustment,
    TakeBackDealing,
    TakeBackPush,
    TakeOffSchedule,
    TakeRole,
    UseTables,
)
from tdconsole.domain.language.events.house import (
    AdjustmentTakenBack,
    BarLifted,
    CashMoved,
    DealerCameOn,
    DealerPut,
    DealerRested,
    DealersPushed,
    DealersSwapped,
    DealerWentOff,
    DealingTakenBack,
    DevicePaired,
    DeviceRemoved,
    HouseEvent,
    PersonBarred,
    PinSet,
    PointsAdjusted,
    PushTakenBack,
    RoleGiven,
    RoleTaken,
    RoomLeft,
    RoomShared,
    RotationSet,
    ScheduleAdded,
    ScheduleEdited,
    ScheduleTakenOff,
    SeasonClosed,
    SeasonEdited,
    SeasonOpened,
    SeasonReopened,
    StaffNamed,
    TablesFreed,
    TablesLent,
    TablesTaken,
    TillClosed,
    TillCounted,
    TillOpened,
    TillReopened,
    TournamentCounted,
)
from tdconsole.domain.language.schedule import Planned
from tdconsole.domain.language.season_rules import FinalRules, SeasonRules
from tdconsole.domain.state.house import HouseContext
from tdconsole.domain.state.rows import HouseDecision
from tdconsole.domain.values import (
    AdjustmentNo,
    Chips,
    Deal,
    DealtTable,
    DeviceId,
    Instant,
    Millis,
    Money,
    NameId,
    NoteId,
    PersonId,
    PinId,
    Price,
    RotationPart,
    ScheduleNo,
    SeasonNo,
    StaffId,
    TableNo,
    TillNo,
    TournamentId,
)

MARIA: Final = PersonId(101)
TODAY: Final = "2026-11-21"
NOTE: Final = NoteId("a note")
MAIN: Final = TillNo(1)
ANNA: Final = StaffId(1)
BRUNO: Final = StaffId(2)
TABLET: Final = DeviceId(1)
NAME: Final = NameId("fedcba9876543210fedcba9876543210")
PIN: Final = PinId("0123456789abcdef0123456789abcdef")
WINTER: Final = SeasonNo(1)
TUESDAY: Final = TournamentId("7ae51a3c")
NO_TOURNAMENT: Final = TournamentId("")
RULES: Final = SeasonRules(
    formula="10 * players / place",
    best=8,
    minimum=3,
    ties=("wins", "best_place"),
    since="2026-09-01",
    until="2027-03-31",
    series="Winter Series",
    final=FinalRules(
        players=27,
        points="12.5",
        stack=Chips(10_000),
        per_point="100",
        chip=Chips(500),
        least=Chips(5_000),
        most=Chips(50_000),
    ),
)
PLAIN: Final = SeasonRules(formula="1", by_hand=True)

TURBO: Final = TournamentId("turbo")
TABLES: Final = (TableNo(9), TableNo(10))
NOW: Final = Instant(utc=Millis(1_000_000), boot="monday", uptime=Millis(50_000))
EARLY: Final = TournamentId("a")
LATE: Final = TournamentId("b")
SEVEN: Final = DealtTable(tournament=LATE, table=TableNo(7))
ORDER: Final = (
    RotationPart(tournament=EARLY),
    RotationPart(tournament=LATE, table=TableNo(7)),
)

ROW: Final = ScheduleNo(1)
MAIN_EVENT: Final = Planned(
    day=TODAY,
    time="14:00",
    title="Main Event 1A",
    price=Price(pool=Money(50_000), fee=Money(5_000)),
    stack=Chips(30_000),
    minutes=40,
    late="8",
    note=NOTE,
    tournament=TUESDAY,
    flight="1A",
)

OPENED: Final = TillOpened(till=MAIN, name="Main", currency="EUR", floats=Money(20_000))
HOUSE_SAMPLES: Final[tuple[HouseEvent, ...]] = (
    PersonBarred(person=MARIA, until="2026-12-31", reason=NOTE),
    PersonBarred(person=MARIA, reason=NOTE),
    PersonBarred(person=MARIA, reason=NOTE, series="Winter Series"),
    BarLifted(person=MARIA),
    BarLifted(person=MARIA, reason=NOTE),
    BarLifted(person=MARIA, reason=NOTE, series="Winter Series"),
    OPENED,
    CashMoved(till=MAIN, amount=Money(-5_000), reason=NOTE),
    TillCounted(till=MAIN, counted=Money(15_000), expected=Money(15_500)),
    TillClosed(till=MAIN, counted=Money(15_500), expected=Money(15_500)),
    TillReopened(till=MAIN),
    RoleGiven(staff=ANNA, role="director"),
    RoleTaken(staff=ANNA),
    StaffNamed(staff=ANNA, name=NAME),
    PinSet(staff=ANNA, pin=PIN),
    PinSet(staff=ANNA, pin=PIN, forgotten=True),
    DevicePaired(device=TABLET, role="floor", staff=ANNA),
    DeviceRemoved(device=TABLET),
    SeasonOpened(season=WINTER, name="Winter", rules=RULES),
    SeasonEdited(season=WINTER, name="Winter League", rules=PLAIN),
    TournamentCounted(season=WINTER, tournament=TUESDAY, counts=True),
    TournamentCounted(season=WINTER, tournament=TUESDAY),
    PointsAdjusted(
        season=WINTER,
        adjustment=AdjustmentNo(1),
        person=MARIA,
        points="-2.50",
        day=TODAY,
        reason=NOTE,
    ),
    AdjustmentTakenBack(season=WINTER, adjustment=AdjustmentNo(1)),
    SeasonClosed(season=WINTER, day=TODAY),
    SeasonReopened(season=WINTER),
    RoomShared(tournament=TUESDAY, room="Hall"),
    RoomLeft(tournament=TUESDAY),
    TablesTaken(tournament=TUESDAY, tables=TABLES, since=NOW),
    TablesFreed(tournament=TUESDAY, tables=TABLES),
    TablesLent(tournament=TUESDAY, to=TURBO, tables=TABLES, since=NOW),
    DealerCameOn(staff=ANNA, at=NOW),
    DealerWentOff(staff=ANNA, at=NOW),
    RotationSet(order=ORDER, down=30, downs=3, notice=2),
    DealersPushed(deals=(Deal(staff=ANNA, tournament=LATE, table=TableNo(7)),), at=NOW),
    PushTakenBack(at=NOW),
    DealingTakenBack(at=NOW),
    DealerPut(staff=ANNA, tournament=LATE, table=TableNo(7), at=NOW),
    DealerRested(staff=ANNA, through=True, at=NOW),
    DealersSwapped(one=ANNA, other=BRUNO, at=NOW),
    ScheduleAdded(row=ROW, planned=MAIN_EVENT),
    ScheduleEdited(row=ROW, planned=Planned(day=TODAY, time="19:30", title="Dinner", kind="other")),
    ScheduleTakenOff(row=ROW),
)
HOUSE_COMMANDS: Final[tuple[HouseCommand, ...]] = (
    BarPerson(person=MARIA, until="2026-12-31", reason="threw chips"),
    LiftBar(person=MARIA),
    BarPerson(person=MARIA, reason="threw chips", series="Winter Series"),
    LiftBar(person=MARIA, series="Winter Series"),
    OpenTill(name="Main", floats=Money(20_000)),
    MoveCash(till=MAIN, amount=Money(-5_000), reason="to the safe"),
    CountTill(till=MAIN, counted=Money(15_000)),
    CloseTill(till=MAIN, counted=Money(15_000)),
    ReopenTill(till=MAIN),
    NameStaff(staff=ANNA),
    SetPin(staff=ANNA),
    ResetPin(staff=ANNA),
    GiveRole(staff=ANNA, role="director"),
    TakeRole(staff=ANNA),
    PairDevice(staff=ANNA, role="floor"),
    RemoveDevice(device=TABLET),
    OpenSeason(name="Winter", formula="10 * players / place", best=8, ties=("wins",)),
    EditSeason(season=WINTER, minimum=4, since="2026-09-01"),
    CountTournament(season=WINTER, tournament=TUESDAY, counts=False),
    AdjustPoints(season=WINTER, person=MARIA, points="-2.50", reason="left early"),
    TakeBackAdjustment(season=WINTER, adjustment=AdjustmentNo(1)),
    CloseSeason(season=WINTER),
    ReopenSeason(season=WINTER),
    ShareRoom(tournament=TUESDAY, room="Hall"),
    LeaveRoom(tournament=TUESDAY),
    UseTables(tournament=TUESDAY),
    LendTables(tournament=TUESDAY, to=TURBO, tables=TABLES),
    ReturnTables(tournament=TUESDAY, tables=TABLES),
    BringOnDealer(staff=ANNA),
    SendOffDealer(staff=ANNA),
    SetRotation(order=ORDER, down=30, downs=3, notice=2, tables_first=True),
    PushDealers(after=0),
    TakeBackPush(),
    TakeBackDealing(),
    PutDealer(staff=ANNA, tournament=LATE, table=TableNo(7)),
    RestDealer(staff=ANNA),
    SwapDealers(one=ANNA, other=BRUNO),
    AddToSchedule(
        day=TODAY,
        time="14:00",
        title="Main Event 1A",
        price=Price(pool=Money(50_000), fee=Money(5_000)),
        stack=Chips(30_000),
        minutes=40,
        late="8",
        note="bring a document",
        tournament=TUESDAY,
        flight="1A",
    ),
    EditSchedule(row=ROW, time="15:00", kind="satellite", note="", tournament=NO_TOURNAMENT),
    TakeOffSchedule(row=ROW),
)


class Counter:
    def __init__(self) -> None:
        self.state = NEW_HOUSE

    def given(self, *events: HouseEvent) -> Self:
        self.state = fold_house(self.state, events)
        return self

    def when(self, command: HouseCommand, **world: Any) -> HouseDecision:
        """What is decided; nothing comes of it yet. `world` overrules what the world knows."""
        return decide_house(self.state, command, replace(self._context(command), **world))

    def do(self, command: HouseCommand, **world: Any) -> tuple[HouseEvent, ...]:
        decided = self.when(command, **world)
        assert isinstance(decided, tuple), decided
        self.given(*decided)
        return decided

    def _context(self, command: HouseCommand) -> HouseContext:
        """Everybody is known, under one number; in a till lies what lay in it without payments."""
        person = getattr(command, "person", None)
        till = self.state.tills.get(getattr(command, "till", TillNo(0)))
        return HouseContext(
            now=NOW,
            today=TODAY,
            till=TillNo(max(self.state.tills, default=0) + 1),
            same=() if person is None else (person,),
            expected=Money(0) if till is None else till.without_payments,
            note=NOTE if _has_text(command) else None,
            on_staff=True,
            has_pin=getattr(command, "staff", None) in self.state.pins,
            name=NAME,
            pin=PIN,
            offered=True,
            open_tables=(SEVEN,),
            is_there=True,
        )


def _has_text(command: HouseCommand) -> bool:
    return bool(getattr(command, "reason", None) or getattr(command, "note", None))


def at_work() -> Counter:
    """One till, with 200 in it."""
    return Counter().given(OPENED)
