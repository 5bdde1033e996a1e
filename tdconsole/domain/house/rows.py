"""The rows of the house's own gestures and facts, and of the acts that no trail holds."""

from typing import Final

from tdconsole.domain.house import bars, dealers, devices, roles, schedule, shared_tables, tills
from tdconsole.domain.language.commands.house import (
    AddToSchedule,
    BarPerson,
    BringOnDealer,
    CloseTill,
    CountTill,
    EditSchedule,
    GiveRole,
    LeaveRoom,
    LendTables,
    LiftBar,
    MoveCash,
    NameStaff,
    OpenTill,
    PairDevice,
    PushDealers,
    PutDealer,
    RemoveDevice,
    ReopenTill,
    ResetPin,
    RestDealer,
    ReturnTables,
    SendOffDealer,
    SetPin,
    SetRotation,
    ShareRoom,
    SwapDealers,
    TakeBackPush,
    TakeOffSchedule,
    TakeRole,
    UseTables,
)
from tdconsole.domain.language.events.house import (
    BarLifted,
    CashMoved,
    DealerCameOn,
    DealerPut,
    DealerRested,
    DealersPushed,
    DealersSwapped,
    DealerWentOff,
    DevicePaired,
    DeviceRemoved,
    PersonBarred,
    PinSet,
    PushTakenBack,
    RoleGiven,
    RoleTaken,
    RoomLeft,
    RoomShared,
    RotationSet,
    ScheduleAdded,
    ScheduleEdited,
    ScheduleTakenOff,
    StaffNamed,
    TablesFreed,
    TablesLent,
    TablesTaken,
    TillClosed,
    TillCounted,
    TillOpened,
    TillReopened,
)
from tdconsole.domain.state.rows import Act, HouseFact, HouseGesture
from tdconsole.domain.state.who import DESK, DIRECTOR, FLOOR, TILL

KEEP_PERSON: Final = Act("KeepPerson", DESK)
CHECK_DOCUMENT: Final = Act("CheckDocument", DESK)
MERGE_PEOPLE: Final = Act("MergePeople", DIRECTOR)
ERASE_PERSON: Final = Act("ErasePerson", DIRECTOR)
KEEP_APART: Final = Act("KeepApart", FLOOR)
KEEP_STAFF: Final = Act("KeepStaff", DIRECTOR)
KEEP_ROOM: Final = Act("KeepRoom", DIRECTOR)
KEEP_CHIP_SET: Final = Act("KeepChipSet", DIRECTOR)
KEEP_TEMPLATE: Final = Act("KeepTemplate", DIRECTOR)
ERASE_NOTE: Final = Act("EraseNote", DIRECTOR)

ACTS: Final = (
    KEEP_PERSON,
    CHECK_DOCUMENT,
    MERGE_PEOPLE,
    ERASE_PERSON,
    KEEP_APART,
    KEEP_STAFF,
    KEEP_ROOM,
    KEEP_CHIP_SET,
    KEEP_TEMPLATE,
    ERASE_NOTE,
)

GESTURES: Final = (
    HouseGesture(BarPerson, bars.bar, DIRECTOR),
    HouseGesture(LiftBar, bars.lift, DIRECTOR),
    HouseGesture(OpenTill, tills.open_till, TILL),
    HouseGesture(MoveCash, tills.move_cash, TILL),
    HouseGesture(CountTill, tills.count, TILL),
    HouseGesture(CloseTill, tills.close, TILL),
    HouseGesture(ReopenTill, tills.reopen, TILL),
    HouseGesture(GiveRole, roles.give, DIRECTOR),
    HouseGesture(TakeRole, roles.take, DIRECTOR),
    HouseGesture(NameStaff, roles.name, DIRECTOR),
    HouseGesture(ResetPin, roles.reset_pin, DIRECTOR),
    HouseGesture(SetPin, roles.set_pin, DIRECTOR),
    HouseGesture(PairDevice, devices.pair, DIRECTOR),
    HouseGesture(RemoveDevice, devices.remove, DIRECTOR),
    HouseGesture(ShareRoom, shared_tables.share, DIRECTOR),
    HouseGesture(LeaveRoom, shared_tables.leave, DIRECTOR),
    HouseGesture(UseTables, shared_tables.use, FLOOR),
    HouseGesture(LendTables, shared_tables.lend, FLOOR),
    HouseGesture(ReturnTables, shared_tables.give_back, FLOOR),
    HouseGesture(BringOnDealer, dealers.bring_on, FLOOR),
    HouseGesture(SendOffDealer, dealers.send_off, FLOOR),
    HouseGesture(SetRotation, dealers.set_rotation, FLOOR),
    HouseGesture(PushDealers, dealers.push, FLOOR),
    HouseGesture(TakeBackPush, dealers.take_back, FLOOR),
    HouseGesture(PutDealer, dealers.put, FLOOR),
    HouseGesture(RestDealer, dealers.rest, FLOOR),
    HouseGesture(SwapDealers, dealers.swap, FLOOR),
    HouseGesture(AddToSchedule, schedule.add, DIRECTOR),
    HouseGesture(EditSchedule, schedule.edit, DIRECTOR),
    HouseGesture(TakeOffSchedule, schedule.take_off, DIRECTOR),
)

FACTS: Final = (
    HouseFact(PersonBarred, bars.barred),
    HouseFact(BarLifted, bars.lifted),
    HouseFact(TillOpened, tills.opened),
    HouseFact(CashMoved, tills.moved),
    HouseFact(TillCounted, tills.counted),
    HouseFact(TillClosed, tills.closed),
    HouseFact(TillReopened, tills.reopened),
    HouseFact(RoleGiven, roles.given),
    HouseFact(RoleTaken, roles.taken),
    HouseFact(StaffNamed, roles.named),
    HouseFact(PinSet, roles.pin_set),
    HouseFact(DevicePaired, devices.paired),
    HouseFact(DeviceRemoved, devices.removed),
    HouseFact(RoomShared, shared_tables.shared),
    HouseFact(RoomLeft, shared_tables.left),
    HouseFact(TablesTaken, shared_tables.taken),
    HouseFact(TablesFreed, shared_tables.freed),
    HouseFact(TablesLent, shared_tables.lent),
    HouseFact(DealerCameOn, dealers.came_on),
    HouseFact(DealerWentOff, dealers.went_off),
    HouseFact(RotationSet, dealers.rotation_set),
    HouseFact(DealersPushed, dealers.pushed),
    HouseFact(PushTakenBack, dealers.taken_back),
    HouseFact(DealerPut, dealers.was_put),
    HouseFact(DealerRested, dealers.rested),
    HouseFact(DealersSwapped, dealers.swapped),
    HouseFact(ScheduleAdded, schedule.added),
    HouseFact(ScheduleEdited, schedule.edited),
    HouseFact(ScheduleTakenOff, schedule.taken_off),
)
