"""Gate of every gesture: the one place where one is refused to a member of staff."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final, NamedTuple, Protocol

from msgspec.structs import replace

from tdconsole.club import Club
from tdconsole.club.pins import MadePin, is_pin
from tdconsole.domain.engine.rows import WHO
from tdconsole.domain.house.device_numbers import device_number
from tdconsole.domain.language.commands.house import HouseCommand, SetPin
from tdconsole.domain.language.commands.trail import Redo, Request, Undo
from tdconsole.domain.language.rejections.devices import HolderLeft, NotPaired
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.staff import (
    HoldsRole,
    LimitNotForRole,
    NoRole,
    NotForRole,
    NotOnStaff,
    PinExchanged,
    PinNeeded,
    PinTooSoon,
    WhoActs,
    WrongPin,
)
from tdconsole.domain.state.house import HouseContext, HouseState
from tdconsole.domain.state.rows import Act
from tdconsole.domain.state.who import DIRECTOR
from tdconsole.domain.values import DeviceId, Instant, PinId, Role, StaffId

SECOND: Final = 1000


class Acting(Protocol):
    """What the gate needs of the session it belongs to."""

    club: Club
    actor: StaffId | None

    @property
    def house(self) -> HouseState: ...

    def now(self) -> Instant: ...

    def is_behind(self) -> bool: ...

    def read_house_on(self) -> None: ...


class Standing(NamedTuple):
    """The one who acts, and what proved it."""

    actor: StaffId | None
    proved: tuple[StaffId, PinId] | None
    device: DeviceId | None = None


class Gate:
    def __init__(self, session: Acting) -> None:
        self._session = session
        self._proved: tuple[StaffId, PinId] | None = None
        """The one whose PIN was typed here, and which: a new one has to be typed again."""
        self.device: DeviceId | None = None
        """The device from which one acts; it proves itself by its token, and needs no PIN."""
        self._of_itself = self._as_then = False
        session.club.guard.ask = self._act_fault

    # The one who acts

    def identify(self, staff: StaffId | None, pin: str | None) -> Rejection | None:
        """Let a member of staff act, or say why not; where nobody has a role nothing is proved."""
        house = self._session.house
        if staff is None or not house.roles or house.roles.get(staff) == "display":
            self._session.actor, self._proved = staff, None
            return None
        if staff not in house.roles:
            return NoRole(staff=staff)
        refused = self._pin_fault(staff, pin)
        if refused is None:
            self._session.actor, self._proved = staff, (staff, house.pins[staff])
        return refused

    def _pin_fault(self, staff: StaffId, pin: str | None) -> Rejection | None:
        pins = self._session.club.pins
        if staff not in self._session.club.staff.active():
            return NotOnStaff(staff=staff)
        if not pin:
            return PinNeeded(staff=staff)
        if not self._has_pin(staff, pins.kept()):
            return PinExchanged(staff=staff)
        wait = pins.try_at(staff, self._session.now())
        if wait:
            return PinTooSoon(staff=staff, seconds=-(-wait // SECOND))
        if not (is_pin(pin) and pins.is_right(staff, pin)):
            return WrongPin(staff=staff)
        return None

    def renew(self, staff: StaffId, pin: PinId) -> None:
        """Go on with one's own new PIN, which was typed here."""
        if self._proved is not None and self._proved[0] == staff:
            self._proved = (staff, pin)

    @property
    def standing(self) -> Standing:
        return Standing(self._session.actor, self._proved, self.device)

    @contextmanager
    def as_then(self, standing: Standing) -> Iterator[None]:
        """Let the one act who acted then; a role or a PIN that was taken since is gone."""
        self._as_then = True
        try:
            with self._as(standing):
                yield
        finally:
            self._as_then = False

    @contextmanager
    def as_device(self, device: DeviceId) -> Iterator[None]:
        """Act from a device that showed its token: as its member of staff, in its own role."""
        paired = self._session.house.devices.get(device)
        with self._as(Standing(None if paired is None else paired.staff, None, device)):
            yield

    @contextmanager
    def _as(self, standing: Standing) -> Iterator[None]:
        now = self.standing
        self._session.actor, self._proved, self.device = standing
        try:
            yield
        finally:
            self._session.actor, self._proved, self.device = now

    def numbered(self, number: str) -> str:
        """The number under which a request is kept: it names the device it comes from."""
        return number if self.device is None else device_number(self.device, number)

    @property
    def role(self) -> Role | None:
        actor = self._session.actor
        if self.device is not None:
            paired = self._session.house.devices.get(self.device)
            return None if paired is None else paired.role
        return None if actor is None else self._session.house.roles.get(actor)

    # What is known of the staff

    def about(self, staff: StaffId, pin: MadePin | None, context: HouseContext) -> HouseContext:
        """The context with what a decision about a member of staff has to know."""
        return replace(
            context,
            on_staff=staff in self._session.club.staff.active(),
            has_pin=self._has_pin(staff, self._session.club.pins.kept()),
            pin=None if pin is None else pin.id,
        )

    def pins_astray(self) -> Iterator[str]:
        """The names of those whose PIN was set otherwise than it is kept, or is missing."""
        house, club = self._session.house, self._session.club
        kept, names = club.pins.kept(), club.staff.named()
        needed = {one for one, role in house.roles.items() if role != "display"}
        for staff in sorted(needed | set(kept)):
            if not self._has_pin(staff, kept):
                yield names.get(staff, str(staff))

    @property
    def can_be_directed(self) -> bool:
        """Whether some director can prove to be one."""
        session = self._session
        active, kept = session.club.staff.active(), session.club.pins.kept()
        roles = session.house.roles.items()
        directors = (one for one, role in roles if role == "director" and one in active)
        return any(self._has_pin(one, kept) for one in directors)

    def _has_pin(self, staff: StaffId, kept: Mapping[StaffId, PinId]) -> bool:
        """Whether a PIN is kept of a member of staff, as it was set."""
        was_set = self._session.house.pins.get(staff)
        return was_set is not None and kept.get(staff) == was_set

    @contextmanager
    def of_itself(self) -> Iterator[None]:
        """Let the program do what nobody on the staff asks for, as when a house is brought back."""
        self._of_itself = True
        try:
            yield
        finally:
            self._of_itself = False

    # The gesture

    def stranger(self) -> Rejection | None:
        """Why the one who acts may do nothing yet, in a house that has given roles."""
        house, actor = self._session.house, self._session.actor
        if self._of_itself:
            return None
        if self.device is not None:
            return self._device_fault(self.device)
        if not house.roles:
            return None
        if actor is None:
            return WhoActs()
        role = house.roles.get(actor)
        if role is None:
            return NoRole(staff=actor)
        if role != "display" and self._proved != (actor, house.pins.get(actor)):
            return PinNeeded(staff=actor)
        return None

    def _device_fault(self, device: DeviceId) -> Rejection | None:
        """Why nothing is taken from this device, in a house with roles or without."""
        paired = self._session.house.devices.get(device)
        if paired is None or paired.staff != self._session.actor:
            return NotPaired(device=device)
        if paired.staff not in self._session.club.staff.active():
            return HolderLeft(device=device, staff=paired.staff)
        return None

    def fault(self, request: Request | HouseCommand, *, done: bool = False) -> Rejection | None:
        """Why the request is refused; of an undo or a redo, the step decides (`step_fault`).

        What was done is told to the one who did it, even if that one may no longer do it.
        """
        if done and self._as_then:
            return None
        if (stranger := self.stranger()) is not None or isinstance(request, Undo | Redo):
            return stranger
        if isinstance(request, SetPin) and self._proved_by(request.staff):
            return None  # one's own
        command = type(request).__name__
        if (refused := self.step_fault(command)) is not None:
            return refused
        role = self.role
        if role is None or role == "director" or getattr(request, "override", None) is None:
            return None
        return LimitNotForRole(role=role, command=command)

    def _proved_by(self, staff: StaffId) -> bool:
        """Whether this is who acts, and it was proved; a display proves nothing."""
        proved = self._proved
        return proved is not None and proved[0] == staff == self._session.actor

    def step_fault(self, command: str) -> Rejection | None:
        """Why a gesture of this name is refused, also one of a later version."""
        role = self.role
        who = WHO.get(command, DIRECTOR)
        if role is None or role in who:
            return None
        ranks = [one for one in ("director", "floor", "desk", "clock") if one in who]
        return NotForRole(role=role, command=command, roles=tuple(ranks))

    def _act_fault(self, act: Act, leaving: StaffId | None) -> Rejection | None:
        """Why an act is refused, on the roles as they are now, whoever gave them."""
        if self._session.is_behind():
            self._session.read_house_on()
        if refused := self.stranger() or self.step_fault(act.name):
            return refused
        role = None if leaving is None else self._session.house.roles.get(leaving)
        if leaving is None or role is None:
            return None
        return HoldsRole(staff=leaving, role=role)
