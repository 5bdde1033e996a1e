"""Roles of the staff: who is the director, and who is there for the floor, the desk or the clock."""

from msgspec.structs import replace

from tdconsole.domain.language.commands.house import (
    GiveRole,
    NameStaff,
    ResetPin,
    SetPin,
    TakeRole,
)
from tdconsole.domain.language.events.house import PinSet, RoleGiven, RoleTaken, StaffNamed
from tdconsole.domain.language.rejections.staff import (
    FirstIsDirector,
    HasRoleAlready,
    LastDirector,
    NameSealed,
    NoRoleToTake,
    NotOnStaff,
    PinFirst,
    PinMissing,
)
from tdconsole.domain.state.house import HouseContext, HouseState
from tdconsole.domain.state.rows import HouseDecision
from tdconsole.domain.values import NameId, StaffId


def give(house: HouseState, command: GiveRole, context: HouseContext) -> HouseDecision:
    staff, role = command.staff, command.role
    if not context.on_staff:
        return NotOnStaff(staff=staff)
    if house.roles.get(staff) == role:
        return HasRoleAlready(staff=staff, role=role)
    if not house.roles and role != "director":
        return FirstIsDirector(role=role)
    if role != "display" and not context.has_pin:
        return PinFirst(staff=staff, role=role)
    if is_last_director(house, staff):
        return LastDirector(staff=staff)
    return (RoleGiven(staff=staff, role=role),)


def given(house: HouseState, event: RoleGiven) -> HouseState:
    return replace(house, roles=house.roles.set(event.staff, event.role))


def take(house: HouseState, command: TakeRole, _context: HouseContext) -> HouseDecision:
    """Take a role away, even of somebody who was erased."""
    staff = command.staff
    if staff not in house.roles:
        return NoRoleToTake(staff=staff)
    if is_last_director(house, staff) and len(house.roles) > 1:
        return LastDirector(staff=staff)
    return (RoleTaken(staff=staff),)


def taken(house: HouseState, event: RoleTaken) -> HouseState:
    if event.staff not in house.roles:
        return house
    return replace(house, roles=house.roles.delete(event.staff))


def set_pin(_house: HouseState, command: SetPin, context: HouseContext) -> HouseDecision:
    if not context.on_staff:
        return NotOnStaff(staff=command.staff)
    if context.pin is None:
        return PinMissing(staff=command.staff)
    return (PinSet(staff=command.staff, pin=context.pin),)


def reset_pin(_house: HouseState, command: ResetPin, context: HouseContext) -> HouseDecision:
    if not context.on_staff:
        return NotOnStaff(staff=command.staff)
    if context.pin is None:
        return PinMissing(staff=command.staff)
    return (PinSet(staff=command.staff, pin=context.pin, forgotten=True),)


def pin_set(house: HouseState, event: PinSet) -> HouseState:
    return replace(house, pins=house.pins.set(event.staff, event.pin))


def name(house: HouseState, command: NameStaff, context: HouseContext) -> HouseDecision:
    staff = command.staff
    if not context.on_staff:
        return NotOnStaff(staff=staff)
    if context.name is not None and house.names.get(staff) == context.name:
        return NameSealed(staff=staff)
    return (StaffNamed(staff=staff, name=context.name or NameId("")),)


def named(house: HouseState, event: StaffNamed) -> HouseState:
    return replace(house, names=house.names.set(event.staff, event.name))


def is_last_director(house: HouseState, staff: StaffId) -> bool:
    directors = [one for one, role in house.roles.items() if role == "director"]
    return directors == [staff]
