"""A structure's draft with its whole history: nothing of it is the tournament's yet."""

from itertools import zip_longest

from tdconsole.domain.values import Record, Structure


class Draft(Record, kw_only=True):
    """An immutable draft: each gesture makes another one that remembers this one."""

    rows: Structure
    past: tuple[Structure, ...] = ()
    future: tuple[Structure, ...] = ()
    """The structures that were undone, the latest last."""

    def did(self, rows: Structure) -> "Draft":
        if rows == self.rows:
            return self
        return Draft(rows=rows, past=(*self.past, self.rows))

    def undone(self) -> "Draft":
        if not self.past:
            return self
        return Draft(rows=self.past[-1], past=self.past[:-1], future=(*self.future, self.rows))

    def redone(self) -> "Draft":
        if not self.future:
            return self
        return Draft(rows=self.future[-1], past=(*self.past, self.rows), future=self.future[:-1])

    def landed(self, present: Structure) -> "Draft":
        """Return it as applied: its new rows have their numbers, and earlier ones can come back."""
        return Draft(rows=present, past=self.past)


def first_changed(before: Structure, after: Structure) -> int | None:
    """Return the row that shows the change; the last one left if the end was cut off."""
    for row, (old, new) in enumerate(zip_longest(before, after)):
        if old != new:
            return min(row, len(after) - 1) if after else None
    return None
