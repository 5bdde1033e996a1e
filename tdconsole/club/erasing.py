"""Erasing that is finished only when no trace is left in the file or its log."""

from contextlib import suppress

from tdconsole.house import House
from tdconsole.known_errors import FileBusy, NoRightThere
from tdconsole.projections.people.lines import Erased


def leave_traces(house: House) -> None:
    """Note that there are traces to be removed, in the transaction that erases."""
    house.execute("INSERT INTO erasing DEFAULT VALUES")


class Erasing:
    def __init__(self, house: House) -> None:
        self._house = house
        self._rewritten = 0

    @property
    def unfinished(self) -> bool:
        return self._last() is not None

    def finish(self, patience: int | None = None) -> Erased:
        """Remove the traces, outside any transaction, waiting this many milliseconds for others.

        Even with `secure_delete`, SQLite leaves copies of rows that it moved in the unused corners
        of pages, and the log keeps pages as they were: the file is rewritten, the log emptied. On a
        server only the role that owns the tables may rewrite them; it does when it opens the house.
        """
        with suppress(FileBusy):
            last = self._last()
            if last is None:
                return "gone"
            if self._rewritten < last:
                try:
                    self._house.rewrite(patience)
                except NoRightThere:
                    return "left-to-owner"
                self._rewritten = last
            if self._house.empty_log(patience):
                with self._house.transaction():
                    self._house.execute("DELETE FROM erasing WHERE id <= ?", (last,))
                return "gone"
        return "unfinished"

    def _last(self) -> int | None:
        found = self._house.row("SELECT max(id) FROM erasing")
        return None if found is None else found[0]
