"""Paired devices: those in use, and pairing one, the fact with its code and name in one transaction."""

from tdconsole.club.devices import NewDevice, made_code
from tdconsole.domain.language.commands.house import PairDevice, RemoveDevice
from tdconsole.domain.values import DeviceId, Record, Role, StaffId
from tdconsole.session.answers import HouseAnswer
from tdconsole.session.house_desk import HouseDone
from tdconsole.session.session import Session


class Paired(Record, kw_only=True):
    """A device in use, with the names kept of it; None where one was erased."""

    id: DeviceId
    name: str | None
    staff: str | None
    role: Role
    claimed: bool
    """Whether its code was typed on the device."""


def paired(session: Session) -> tuple[Paired, ...]:
    kept, staff = session.club.devices, session.club.staff.named()
    names, claimed = kept.named(), kept.claimed()
    return tuple(
        Paired(
            id=number,
            name=names.get(number),
            staff=staff.get(one.staff),
            role=one.role,
            claimed=number in claimed,
        )
        for number, one in sorted(session.house.devices.items())
    )


def pair(
    session: Session, name: str, staff: StaffId, role: Role, device: DeviceId | None = None
) -> tuple[HouseAnswer, str | None]:
    """Pair a new device, or one anew; the code with which it is claimed, if it was paired."""
    session.unanswered.settle()  # the answer to an earlier pairing has another code
    new = NewDevice(name, made_code())
    request = PairDevice(device=device, staff=staff, role=role)
    answer = session.submit_house(request, beside=new)
    return answer, new.code if isinstance(answer, HouseDone) else None


def unpair(session: Session, device: DeviceId) -> HouseAnswer:
    return session.submit_house(RemoveDevice(device=device))
