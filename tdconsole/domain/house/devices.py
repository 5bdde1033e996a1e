"""Devices: the tablets, phones and televisions that act for a member of staff, in a role."""

from msgspec.structs import replace

from tdconsole.domain.language.commands.house import PairDevice, RemoveDevice
from tdconsole.domain.language.events.house import DevicePaired, DeviceRemoved
from tdconsole.domain.language.rejections.devices import (
    DeviceNameTaken,
    DeviceNotOffered,
    NoDirectorsDevice,
    NoSuchDevice,
)
from tdconsole.domain.language.rejections.staff import NotOnStaff
from tdconsole.domain.state.house import Device, HouseContext, HouseState
from tdconsole.domain.state.rows import HouseDecision
from tdconsole.domain.values import DeviceId


def pair(house: HouseState, command: PairDevice, context: HouseContext) -> HouseDecision:
    device = command.device
    if device is not None and device not in house.devices:
        return NoSuchDevice(device=device)
    if not context.on_staff:
        return NotOnStaff(staff=command.staff)
    if command.role == "director":
        return NoDirectorsDevice()
    if not context.offered:
        return DeviceNotOffered()
    if context.called_so is not None:
        return DeviceNameTaken(device=context.called_so)
    number = DeviceId(house.last_device + 1) if device is None else device
    return (DevicePaired(device=number, role=command.role, staff=command.staff),)


def paired(house: HouseState, event: DevicePaired) -> HouseState:
    one = Device(role=event.role, staff=event.staff)
    return replace(
        house,
        devices=house.devices.set(event.device, one),
        last_device=max(house.last_device, event.device),
    )


def remove(house: HouseState, command: RemoveDevice, _context: HouseContext) -> HouseDecision:
    if command.device not in house.devices:
        return NoSuchDevice(device=command.device)
    return (DeviceRemoved(device=command.device),)


def removed(house: HouseState, event: DeviceRemoved) -> HouseState:
    if event.device not in house.devices:
        return house
    return replace(house, devices=house.devices.delete(event.device))
