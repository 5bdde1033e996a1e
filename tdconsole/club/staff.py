"""Who acts: a name on every step."""

from tdconsole.club.folding import folded
from tdconsole.domain.values import StaffId
from tdconsole.house import House


class Staff:
    def __init__(self, house: House) -> None:
        self._house = house

    def add(self, name: str) -> StaffId:
        """The same name, however it is written, is the same member of staff."""
        with self._house.transaction():
            known = self.by_name(name)
            if known is not None:
                return known
            ((added,),) = self._house.db.execute(
                "INSERT INTO staff (name, folded) VALUES (?, ?) RETURNING id", (name, _key(name))
            ).fetchall()
        return StaffId(added)

    def by_name(self, name: str) -> StaffId | None:
        found = self._house.row("SELECT id FROM staff WHERE folded = ?", (_key(name),))
        return None if found is None else StaffId(found[0])

    def named(self) -> dict[StaffId, str]:
        found = self._house.rows("SELECT id, name FROM staff ORDER BY id")
        return {StaffId(member): name for member, name in found}

    def erase(self, member: StaffId) -> bool:
        with self._house.transaction():
            gone = self._house.db.execute("DELETE FROM staff WHERE id = ?", (member,)).rowcount
        return gone > 0


def _key(name: str) -> str:
    return folded(name) or name.strip()
