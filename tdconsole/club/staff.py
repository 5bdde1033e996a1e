"""The staff: a name on every step."""

import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from tdconsole.club.erasing import leave_traces
from tdconsole.club.guard import Guard
from tdconsole.domain.house.rows import KEEP_STAFF
from tdconsole.domain.values import NameId, StaffId
from tdconsole.house import House
from tdconsole.projections.people.lines import StaffNameTaken
from tdconsole.spelling import folded
from tdconsole.visible import cleaned

_SALT: Final = 16
_DIGITS: Final = 32


class Staff:
    def __init__(self, house: House, guard: Guard) -> None:
        self._house, self._guard = house, guard

    def add(self, name: str) -> StaffId:
        """Add a member of staff; the same name in any spelling is the same person, brought back."""
        name = cleaned(name).strip()
        with self._guard.doing(KEEP_STAFF):
            known = self.by_name(name)
            if known is not None:
                self.bring_back(known)
                return known
            ((added,),) = self._house.execute(
                "INSERT INTO staff (name, folded, place)"
                " VALUES (?, ?, (SELECT coalesce(max(place), 0) + 1 FROM staff)) RETURNING id",
                (name, _key(name)),
            ).fetchall()
        return StaffId(added)

    def by_name(self, name: str) -> StaffId | None:
        found = self._house.row("SELECT id FROM staff WHERE folded = ?", (_key(name),))
        return None if found is None else StaffId(found[0])

    def named(self) -> dict[StaffId, str]:
        """Everybody who ever acted, for the log."""
        found = self._house.rows("SELECT id, name FROM staff ORDER BY id")
        return {StaffId(member): name for member, name in found}

    def add_salt(self, member: StaffId) -> None:
        """Give a name the salt of its digest, which is erased with it."""
        with self._house.transaction():
            self._house.execute(
                "UPDATE staff SET salt = ? WHERE id = ? AND salt IS NULL",
                (secrets.token_bytes(_SALT), member),
            )

    def digests(self) -> dict[StaffId, NameId]:
        """The digests of the names that have a salt, as they are now."""
        found = self._house.rows("SELECT id, name, salt FROM staff WHERE salt IS NOT NULL")
        return {StaffId(member): _digest(salt, name) for member, name, salt in found}

    def active(self) -> dict[StaffId, str]:
        """The staff to choose from now, in the house's order."""
        found = self._house.rows("SELECT id, name FROM staff WHERE retired = 0 ORDER BY place, id")
        return {StaffId(member): name for member, name in found}

    def rename(self, member: StaffId, name: str) -> bool | StaffNameTaken:
        name = cleaned(name).strip()
        with self._guard.doing(KEEP_STAFF):
            known = self.by_name(name)
            if known is not None and known != member:
                return StaffNameTaken(by=known)
            changed = self._house.execute(
                "UPDATE staff SET name = ?, folded = ?, salt = NULL WHERE id = ?",
                (name, _key(name), member),
            ).rowcount
        return changed > 0

    def retire(self, member: StaffId) -> bool:
        """Stop offering a member of staff; past steps keep the name."""
        return self._retired(member, 1)

    def bring_back(self, member: StaffId) -> bool:
        return self._retired(member, 0)

    def put_in_order(self, members: Sequence[StaffId]) -> None:
        """Put these first, then the others in their present order."""
        with self._guard.doing(KEEP_STAFF):
            others = [member for member in self.active() if member not in members]
            for place, member in enumerate([*members, *others], start=1):
                self._house.execute("UPDATE staff SET place = ? WHERE id = ?", (place, member))

    def erase(self, member: StaffId) -> bool:
        with self._guard.doing(KEEP_STAFF, leaving=member):
            gone = self._house.execute("DELETE FROM staff WHERE id = ?", (member,)).rowcount
            self._house.execute("DELETE FROM pin WHERE staff = ?", (member,))
            if gone:
                leave_traces(self._house)
        return gone > 0

    def _retired(self, member: StaffId, retired: int) -> bool:
        with self._guard.doing(KEEP_STAFF, leaving=member if retired else None):
            changed = self._house.execute(
                "UPDATE staff SET retired = ? WHERE id = ? AND retired <> ?",
                (retired, member, retired),
            ).rowcount
        return changed > 0


def _digest(salt: bytes, name: str) -> NameId:
    return NameId(sha256(salt + name.encode()).hexdigest()[:_DIGITS])


def _key(name: str) -> str:
    return folded(name) or name.strip()
