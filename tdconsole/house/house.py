"""A connection to a house, whatever holds it: what trail and club need of it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any, NamedTuple, Protocol

from tdconsole.house.heads import Head, written
from tdconsole.house.moving.mark import MARKED, UNMARK, Mark, marked
from tdconsole.house.moving.rows import Rows
from tdconsole.house.turns import Meanwhile
from tdconsole.known_errors import DamagedFile, KnownError
from tdconsole.projections.engine.promises import Promise

Row = tuple[Any, ...]


class Written(Protocol):
    """What a statement did."""

    @property
    def rowcount(self) -> int: ...

    def fetchall(self) -> list[Any]: ...


class Dialect(NamedTuple):
    """The few words in which the engines differ, for statements that both understand otherwise."""

    name: str
    numbers: str
    """A list of numbers that is given as one value: a relation with the column `value`."""
    words: str
    """The same with words."""
    any_case: str
    """A column compared with a value, whatever the letters' case."""


class House(ABC):
    """One connection to a house, for one thread; statements have `?` or `?1` for what is given."""

    dialect: Dialect
    path: str
    """The name that messages call the house by."""
    patience: int
    """In milliseconds, how long somebody else who holds the house is waited for."""
    only_looking: type[KnownError] | None = None
    """The error for everything that would write, where nothing may be written."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.written = set[str]()
        """The streams written to by this program."""
        self.holding: Collection[Head] = ()
        """The heads of which the record needs no line, should this be the last to close."""
        self.landed = dict[str, Head]()
        """The last step that landed from here, of each stream."""
        self._spoilt = False
        """Whether a transaction inside the present one failed."""
        self._landing: list[Head] = []
        self._last = dict[str, Head]()
        self._last_at = 0
        self.even: Collection[str] = ()
        """The marks in spite of which the house is written to here."""
        self.moved_to: str | None = None
        """Where it went, once something was refused here because of that."""

    @property
    @abstractmethod
    def has_written(self) -> bool: ...

    @abstractmethod
    def transaction(self) -> AbstractContextManager[None]:
        """A transaction: everything inside lands together, or not at all; may be nested."""

    @contextmanager
    def _nested(self) -> Iterator[None]:
        """A transaction inside another; one that fails spoils all of it."""
        try:
            yield
        except BaseException:
            self._spoilt = True
            raise

    def _check_sound(self) -> None:
        """Refuse to commit half of a transaction, even if a failure in it was swallowed."""
        if self._spoilt:
            message = "a failure inside the transaction was swallowed"
            raise RuntimeError(message)

    @abstractmethod
    def execute(self, sql: str, values: Sequence[object] = ()) -> Written:
        """Execute one statement, inside a transaction."""

    def execute_later(self, sql: str, values: Sequence[object]) -> None:
        """Execute one whose answer nobody waits for, at the latest when the transaction lands."""
        self.execute(sql, values)

    @abstractmethod
    def rows(self, sql: str, values: Sequence[object] = ()) -> list[Row]:
        """All rows that a query finds."""

    def row(self, sql: str, values: Sequence[object] = ()) -> Row | None:
        found = self.rows(sql, values)
        return found[0] if found else None

    @abstractmethod
    def listed(self, values: Collection[object]) -> object:
        """The values as one, for the dialect's `numbers` or `words`."""

    @property
    @abstractmethod
    def in_bulk(self) -> Rows:
        """Writing many rows at once, inside a transaction."""

    @property
    @abstractmethod
    def can_be_marked(self) -> bool:
        """Whether the house has the table for it; one that an earlier version made has none yet."""

    def mark(self) -> Mark | None:
        """What the house says of itself, if it is not the one in force."""
        row = self.row(MARKED) if self.can_be_marked else None
        return None if row is None else Mark(*row)

    def set_mark(self, mark: Mark | None) -> None:
        """Say from now on what this house is, inside a transaction."""
        self.execute(UNMARK)
        if mark is not None:
            self.in_bulk.add("mark", Mark._fields, [mark])

    def _check_in_force(self) -> None:
        """Refuse to write to a house that is not the one in force."""
        mark = self.mark()
        if mark is None or mark.kind in self.even:
            return
        if mark.kind == "moved":
            self.moved_to = mark.place
        raise marked(self.path, mark)

    @property
    def gone_for(self) -> float | None:
        """The seconds since the house can't be reached; None while it can."""
        return None

    @property
    def ahead(self) -> int:
        """The milliseconds by which the house's own clock is ahead of this machine's."""
        return 0

    def fileno(self) -> int | None:
        """The descriptor that wakes who waits for others; None where the version is asked for."""
        return None

    @property
    def lines(self) -> int:
        """The number of lines to the house there have been: each has a descriptor of its own."""
        return 0

    @property
    def fell_back(self) -> bool:
        """Whether what answers for the house lacks something that was acknowledged before."""
        return False

    def unhurried(self) -> AbstractContextManager[None]:
        """A gesture: it waits to read, too, where somebody who has more to do does not."""
        return nullcontext()

    def when_told(self, told: Callable[[], object] | None) -> None:  # noqa: B027 -- a file tells nobody
        """Call this when others were told of amid an answer, where the descriptor wakes nobody."""

    def landing(self, head: Head) -> None:
        """Note a step of this transaction, to be recorded once it is on the disk."""
        self._landing.append(head)
        self.written.add(head.stream)

    def last(self, stream: str) -> Head | None:
        """The stream's last step, inside a transaction; None if others may have written since."""
        for head in reversed(self._landing):
            if head.stream == stream:
                return head
        return self._last.get(stream) if self.version() == self._last_at else None

    def _has_landed(self, version: int) -> None:
        """Note what landed; the version is that of one's turn, in which nobody else could write."""
        if version != self._last_at:
            self._last.clear()
            self._last_at = version
        for head in self._landing:
            self._last[head.stream] = self.landed[head.stream] = head
        self._landing.clear()

    @abstractmethod
    def version(self) -> int:
        """A number that changes when another connection has written."""

    @abstractmethod
    def wait_at_most(self, milliseconds: int, meanwhile: Meanwhile | None = None) -> None:
        """Wait at most this long for somebody else who holds the house.

        With something to do meanwhile, no more than a moment is waited at a time. It may write too:
        what is to be written here has not begun yet.
        """

    @abstractmethod
    def rewrite(self, patience: int | None = None) -> None:
        """Rewrite the tables so that erased text leaves no trace in them; outside transactions."""

    @abstractmethod
    def empty_log(self, patience: int | None = None) -> bool:
        """Empty the log; false while somebody still reads the house as it was before."""

    @abstractmethod
    def promise(self) -> Promise | None:
        """Where a step is once it was acknowledged; None where nothing may be written."""

    @abstractmethod
    def is_ours(self) -> bool:
        """Whether it belongs to who opened it here, who could change it with any program."""

    def other_past(self, step: str) -> KnownError:
        """The error if a step that was read before is no longer there, or another in its place."""
        return DamagedFile(self.path, f"{step} is not what it was")

    @abstractmethod
    def damage(self) -> Iterator[str]:
        """What the engine itself finds damaged, or made otherwise than in a new house."""

    def known_heads(self, before: Sequence[Head]) -> bytes:
        """The record of how far the streams were written, of these and of what landed here."""
        known = dict(self.landed)
        for head in before:
            if not head.fallen and (head.stream not in known or known[head.stream].no < head.no):
                known[head.stream] = head
        return written((*(head for head in before if head.fallen), *known.values()))

    @abstractmethod
    def close(self) -> None: ...
