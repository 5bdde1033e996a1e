"""Refusals about the staff: roles, PINs, what is not for a role, and who deals where."""

from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import Role, StaffId, TableNo


class NotOnStaff(Refusal, kw_only=True):
    """The house has no such member of staff, or no longer."""

    staff: StaffId


class HasRoleAlready(Refusal, kw_only=True):
    staff: StaffId
    role: Role


class FirstIsDirector(Refusal, kw_only=True):
    """The first role given is a director's, or nobody could give another."""

    role: Role


class PinFirst(Refusal, kw_only=True):
    """A role that may do something needs a PIN, or anybody could take it."""

    staff: StaffId
    role: Role


class LastDirector(Refusal, kw_only=True):
    """The last director stays one while others have roles, or nobody could change any."""

    staff: StaffId


class NoRoleToTake(Refusal, kw_only=True):
    staff: StaffId


class HoldsRole(Refusal, kw_only=True):
    """Nobody who has a role is retired or erased: the role goes first."""

    staff: StaffId
    role: Role


class NameSealed(Refusal, kw_only=True):
    """The name is sealed as it is."""

    staff: StaffId


class PinMissing(Refusal, kw_only=True):
    """A PIN is typed where it is set; a request has none."""

    staff: StaffId


class NotAPin(Refusal, kw_only=True):
    """A PIN has 4 to 12 digits."""


class WhoActs(Refusal, kw_only=True):
    """Nobody has said who acts, in a house that has given roles."""


class NoRole(Refusal, kw_only=True):
    """The one who acts has no role, in a house that has given some."""

    staff: StaffId


class PinNeeded(Refusal, kw_only=True):
    """The one who acts has not proved to be who that is."""

    staff: StaffId


class WrongPin(Refusal, kw_only=True):
    staff: StaffId


class PinTooSoon(Refusal, kw_only=True):
    """Too many PINs were wrong: no other is looked at before that many seconds are over."""

    staff: StaffId
    seconds: int


class PinExchanged(Refusal, kw_only=True):
    """What is kept of the PIN isn't what was set."""

    staff: StaffId


class NotForRole(Refusal, kw_only=True):
    """A gesture of other roles, which are named."""

    role: Role
    command: str
    roles: tuple[Role, ...]


class LimitNotForRole(Refusal, kw_only=True):
    """A limit is passed by a director alone."""

    role: Role
    command: str


class DealerIsOn(Refusal, kw_only=True):
    staff: StaffId


class DealerNotOn(Refusal, kw_only=True):
    staff: StaffId


class NobodyDeals(Refusal, kw_only=True):
    """No dealer is on who could be pushed."""


class NoTableToDeal(Refusal, kw_only=True):
    """The rotation has no table that is open."""


class PushedMeanwhile(Refusal, kw_only=True):
    """A push was made since the one that asks looked."""


class NoPushToTakeBack(Refusal, kw_only=True):
    """There was no push, or something happened to the dealers since."""


class NoDealingToTakeBack(Refusal, kw_only=True):
    """Nothing happened to the dealers, or the last gesture was taken back already."""


class TwiceInRotation(Refusal, kw_only=True):
    """A table is once in the rotation; None is all tables of a tournament."""

    table: TableNo | None


class TableNotDealt(Refusal, kw_only=True):
    table: TableNo


class DealsThere(Refusal, kw_only=True):
    staff: StaffId
    table: TableNo


class RestsAlready(Refusal, kw_only=True):
    staff: StaffId


class NothingToSwap(Refusal, kw_only=True):
    """Two dealers change places if one of them at least is at a table."""
