"""Pairing devices: the fact on the trail, and the code and the name beside it, in one transaction."""

from tdconsole.club.devices import NewDevice, made_code
from tdconsole.domain.language.commands.house import PairDevice, RemoveDevice
from tdconsole.domain.values import DeviceId, Role, StaffId
from tdconsole.session.answers import HouseAnswer
from tdconsole.session.house_desk import HouseDone
from tdconsole.session.session import Session


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
