"""The bags of one table as they are typed: who is next, and under which seal."""

import re
from collections.abc import Iterable
from typing import Final

from tdconsole.domain.commands import Bagging, BagStacks
from tdconsole.domain.values import EntryId, TableNo
from tdconsole.projections.day_end import BagRow

_NUMBERED: Final = re.compile(r"(.*?)([0-9]+)([^0-9]*)", re.DOTALL)


def following(seal: str) -> str:
    """The number in it counted up by one, as wide as before; one without a number stands alone."""
    found = _NUMBERED.fullmatch(seal)
    if found is None:
        return ""
    before, number, after = found.groups()
    return f"{before}{int(number) + 1:0{len(number)}}{after}"


class BagDraft:
    """Not sent yet; what is bagged already is no part of it."""

    def __init__(self, table: TableNo | None = None, rows: Iterable[BagRow] = ()) -> None:
        self.table = table
        self.rows = tuple(rows)
        self.typed: dict[EntryId, Bagging] = {}
        self.at = 0
        self._to_next(0)

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
        """The table as it stands now: what was typed for somebody who is gone goes too."""
        self.rows = tuple(rows)
        open_ = {row.entry for row in self.rows if row.chips is None}
        self.typed = {entry: one for entry, one in self.typed.items() if entry in open_}
        self._to_next(min(self.at, len(self.rows)))

    def put(self, chips: int | None, seal: str) -> None:
        """Into the bag of whose turn it is, and on to the next; none leaves it empty."""
        row = self.here
        if row is None:
            return
        if chips is None:
            self.typed.pop(row.entry, None)
        else:
            self.typed[row.entry] = Bagging(entry=row.entry, chips=chips, seal=seal)
        self._to_next(self.at + 1)

    def go(self, row: int) -> None:
        """Also back, to one that was typed; never to one that is in its bag."""
        if 0 <= row < len(self.rows) and self.rows[row].chips is None:
            self.at = row

    def back(self) -> None:
        for row in range(self.at - 1, -1, -1):
            if self.rows[row].chips is None:
                self.at = row
                return

    def _to_next(self, row: int) -> None:
        while row < len(self.rows) and self.rows[row].chips is not None:
            row += 1
        self.at = row
