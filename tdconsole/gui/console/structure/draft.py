"""A structure that is being mended, with every turn it took: nothing of it is the tournament's yet."""

from itertools import zip_longest

from tdconsole.domain.values import Record, Structure


class Draft(Record, kw_only=True):
    """It never changes: each gesture makes another one that remembers this one."""

    rows: Structure
    past: tuple[Structure, ...] = ()
    future: tuple[Structure, ...] = ()
    """What was undone, the latest last."""

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
        """It was applied: its new rows have their numbers now, and what was before can come back."""
        return Draft(rows=present, past=self.past)


def first_changed(before: Structure, after: Structure) -> int | None:
    """The row that a gesture is looked at by; where the end was cut off, the last one left."""
    for row, (old, new) in enumerate(zip_longest(before, after)):
        if old != new:
            return min(row, len(after) - 1) if after else None
    return None
