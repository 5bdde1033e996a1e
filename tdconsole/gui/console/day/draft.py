"""The bags of one table as they are typed: who is next, and under which seal."""

import re
from collections.abc import Callable, Iterable
from typing import Final

from tdconsole.domain.language.commands.day import Bagging, BagStacks
from tdconsole.domain.values import EntryId, TableNo
from tdconsole.projections.day.day_end import BagRow

_NUMBERED: Final = re.compile(r"(.*?)([0-9]+)([^0-9]*)", re.DOTALL)


def following(seal: str) -> str:
    """Return the seal counted up by one, equally wide; without a number it stays alone."""
    found = _NUMBERED.fullmatch(seal)
    if found is None:
        return ""
    before, number, after = found.groups()
    return f"{before}{int(number) + 1:0{len(number)}}{after}"


class Seals:
    """The seals of the next bags; a bag that is undone or corrected gives its number back."""

    def __init__(self) -> None:
        self._put: dict[EntryId, str] = {}

    @property
    def begun(self) -> bool:
        return bool(self._put)

    def put(self, entry: EntryId, seal: str) -> None:
        self._put.pop(entry, None)
        self._put[entry] = seal

    def mend(self, entry: EntryId, seal: str) -> None:
        """Correct the bag under this seal; it keeps its turn."""
        if entry in self._put:
            self._put[entry] = seal

    def next(self, stands: Callable[[EntryId, str], bool]) -> str:
        """Return the seal after the last one in use; if none is, the first."""
        standing = [seal for entry, seal in self._put.items() if stands(entry, seal)]
        return following(standing[-1]) if standing else next(iter(self._put.values()), "")


class BagDraft:
    """Bags not sent yet; an existing bag is part of it only while it is corrected."""

    def __init__(self, table: TableNo | None = None, rows: Iterable[BagRow] = ()) -> None:
        self.table = table
        self.rows = tuple(rows)
        self.typed: dict[EntryId, Bagging] = {}
        self.at = 0
        self._mends: EntryId | None = None
        self._to_next(0)

    @property
    def mends(self) -> BagRow | None:
        """Return the bag that is retyped."""
        here = self.here
        return here if here is not None and here.entry == self._mends else None

    @property
    def here(self) -> BagRow | None:
        return self.rows[self.at] if self.at < len(self.rows) else None

    @property
    def chips(self) -> int:
        return sum(one.chips for one in self.typed.values())

    @property
    def request(self) -> BagStacks | None:
        bags = tuple(self.typed[row.entry] for row in self.rows if row.entry in self.typed)
        return BagStacks(bags=bags) if bags else None

    def take_in(self, rows: Iterable[BagRow]) -> None:
        """Take in the table's present rows; for a player who is gone, drop what was typed."""
        self.rows = tuple(rows)
        open_ = {row.entry for row in self.rows if row.chips is None}
        self.typed = {entry: one for entry, one in self.typed.items() if entry in open_}
        if self.mends is None or self.mends.chips is None:
            self._to_next(min(self.at, len(self.rows)))

    def put(self, chips: int | None, seal: str) -> None:
        """Put chips into the bag whose turn it is and go on; None leaves it empty."""
        row = self.here
        if row is None:
            return
        if chips is None:
            self.typed.pop(row.entry, None)
        else:
            self.typed[row.entry] = Bagging(entry=row.entry, chips=chips, seal=seal)
        self._to_next(self.at + 1)

    def go(self, row: int) -> None:
        """Go to a row, even back to a typed one, or to a bagged one to correct it."""
        if 0 <= row < len(self.rows):
            here = self.rows[row]
            self.at, self._mends = row, None if here.chips is None else here.entry

    def back(self) -> None:
        self._walk(range(self.at - 1, -1, -1))

    def onward(self) -> None:
        self._walk(range(self.at + 1, len(self.rows)))

    def _walk(self, rows: range) -> None:
        """Walk past bagged rows as long as any is not bagged."""
        open_ = any(row.chips is None for row in self.rows)
        for row in rows:
            if not open_ or self.rows[row].chips is None:
                self.go(row)
                return

    def leave_bag(self) -> None:
        """Leave the bag, corrected or not."""
        self._to_next(0)

    def _to_next(self, row: int) -> None:
        self._mends = None
        while row < len(self.rows) and self.rows[row].chips is not None:
            row += 1
        self.at = row
