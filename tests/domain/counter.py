"""The house's own counter in a test: what was given, what is asked of it, and what comes of that."""

from typing import Any, Final, Self

from msgspec.structs import replace

from tdconsole.domain.engine.house_decider import NEW_HOUSE, decide_house, fold_house
from tdconsole.domain.language.commands.house import (
    BarPerson,
    CloseTill,
    CountTill,
    GiveRole,
    HouseCommand,
    LiftBar,
    MoveCash,
    NameStaff,
    OpenTill,
    PairDevice,
    RemoveDevice,
    ReopenTill,
    ResetPin,
    SetPin,
    TakeRole,
)
from tdconsole.domain.language.events.house import (
    BarLifted,
    CashMoved,
    DevicePaired,
    DeviceRemoved,
    HouseEvent,
    PersonBarred,
    PinSet,
    RoleGiven,
    RoleTaken,
    StaffNamed,
    TillClosed,
    TillCounted,
    TillOpened,
    TillReopened,
)
from tdconsole.domain.state.house import HouseContext
from tdconsole.domain.state.rows import HouseDecision
from tdconsole.domain.values import (
    DeviceId,
    Instant,
    Millis,
    Money,
    NameId,
    NoteId,
    PersonId,
    PinId,
    StaffId,
    TillNo,
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
            now=Instant(utc=Millis(1_000_000), boot="monday", uptime=Millis(50_000)),
            today=TODAY,
            till=TillNo(max(self.state.tills, default=0) + 1),
            same=() if person is None else (person,),
            expected=Money(0) if till is None else till.without_payments,
            note=NOTE if getattr(command, "reason", None) else None,
            on_staff=True,
            has_pin=getattr(command, "staff", None) in self.state.pins,
            name=NAME,
            pin=PIN,
            offered=True,
        )


def at_work() -> Counter:
    """One till, with 200 in it."""
    return Counter().given(OPENED)
