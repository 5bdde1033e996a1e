"""Refusals about paired devices."""

from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import DeviceId, StaffId


class NoSuchDevice(Refusal, kw_only=True):
    device: DeviceId


class NoDirectorsDevice(Refusal, kw_only=True):
    """A director proves to be one with a PIN; whoever holds a device proves nothing."""


class DeviceNameTaken(Refusal, kw_only=True):
    """Two devices of one name couldn't be told apart in the log."""

    device: DeviceId


class DeviceNotOffered(Refusal, kw_only=True):
    """A device is paired where its name is typed and its code is shown; a request has neither."""


class NotPaired(Refusal, kw_only=True):
    """The device that asks was removed, or was paired for somebody else since."""

    device: DeviceId


class HolderLeft(Refusal, kw_only=True):
    """The member of staff for whom the device acts is no longer on the staff."""

    device: DeviceId
    staff: StaffId
