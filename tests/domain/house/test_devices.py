"""Devices: paired for a member of staff in a role, anew under their number, and removed."""

import pytest

from tdconsole.domain.house.device_numbers import device_number, device_of
from tdconsole.domain.language.commands.house import PairDevice, RemoveDevice
from tdconsole.domain.language.events.house import DevicePaired, DeviceRemoved
from tdconsole.domain.language.rejections.devices import (
    DeviceNameTaken,
    DeviceNotOffered,
    NoDirectorsDevice,
    NoSuchDevice,
)
from tdconsole.domain.language.rejections.staff import NotOnStaff
from tdconsole.domain.state.house import Device
from tdconsole.domain.values import DeviceId
from tests.domain.counter import ANNA, BRUNO, TABLET, Counter

PAIRED = DevicePaired(device=TABLET, role="floor", staff=ANNA)
ON_THE_FLOOR = PairDevice(staff=ANNA, role="floor")


def test_a_device_gets_the_next_number_and_keeps_its_role() -> None:
    counter = Counter()
    assert counter.do(ON_THE_FLOOR) == (PAIRED,)
    counter.do(PairDevice(staff=BRUNO, role="clock"))
    assert dict(counter.state.devices) == {
        TABLET: Device(role="floor", staff=ANNA),
        DeviceId(2): Device(role="clock", staff=BRUNO),
    }


def test_a_device_is_paired_anew_under_its_number() -> None:
    counter = Counter().given(PAIRED)
    counter.do(PairDevice(device=TABLET, staff=BRUNO, role="desk"))
    assert dict(counter.state.devices) == {TABLET: Device(role="desk", staff=BRUNO)}


def test_the_number_of_a_removed_device_is_never_anothers() -> None:
    counter = Counter().given(PAIRED)
    assert counter.do(RemoveDevice(device=TABLET)) == (DeviceRemoved(device=TABLET),)
    assert not counter.state.devices
    assert counter.when(RemoveDevice(device=TABLET)) == NoSuchDevice(device=TABLET)
    anew = PairDevice(device=TABLET, staff=ANNA, role="floor")
    assert counter.when(anew) == NoSuchDevice(device=TABLET)
    counter.do(ON_THE_FLOOR)
    assert list(counter.state.devices) == [DeviceId(2)]


def test_what_is_refused() -> None:
    counter = Counter()
    assert counter.when(ON_THE_FLOOR, on_staff=False) == NotOnStaff(staff=ANNA)
    assert counter.when(PairDevice(staff=ANNA, role="director")) == NoDirectorsDevice()
    assert counter.when(ON_THE_FLOOR, offered=False) == DeviceNotOffered()
    assert counter.when(ON_THE_FLOOR, called_so=TABLET) == DeviceNameTaken(device=TABLET)


def test_the_number_of_a_request_names_its_device() -> None:
    assert device_of(device_number(TABLET, "a1.b2")) == TABLET
    assert device_of(device_number(DeviceId(2**31), "@device.7.x")) == DeviceId(2**31)


@pytest.mark.parametrize(
    "number",
    [
        "",
        "7",
        "0123456789abcdef",
        "name-1-abc",
        "@device.",
        "@device.0.x",
        "@device.7",
        "@device.x.y",
    ],
)
def test_other_numbers_name_none(number: str) -> None:
    assert device_of(number) is None
