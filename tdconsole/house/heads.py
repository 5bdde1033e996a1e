"""The record beside a house of how far each of its streams was written, and under which seal.

A line is added for each step once it is on the disk. So a log that was torn or taken away, the
last steps or a stream that somebody cut off, and an older copy put in the house's place are seen:
the record knows of more than the file. It isn't forced to the disk, so it never knows of a step
that is not there after a power cut; a line of which only half got there has a sum that doesn't fit.
"""

import os
import re
from collections.abc import Collection, Iterable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

TAIL: Final = "-heads"
"""What is added to the house's name for the record."""
MOST_BYTES: Final = 64_000_000

_PLAIN: Final = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
"""Neither following a link nor waiting at a pipe."""
_EXPLAINED: Final = (
    "# How far the house beside this was written. Leave it here: by it a loss is seen.\n"
)
_LINE: Final = re.compile(r"((! )?([^\s!]\S*) ([1-9]\d{0,17}) ([0-9a-f]{64})) ([0-9a-f]{8})")


class Head(NamedTuple):
    """The last step of a stream: its number and its seal.

    A fallen one is that after which the stream began again further back.
    """

    stream: str
    no: int
    seal: str
    fallen: bool = False

    @property
    def line(self) -> str:
        """The line of the record; by the sum at its end one is known that was torn."""
        said = f"{'! ' if self.fallen else ''}{self.stream} {self.no} {self.seal}"
        return f"{said} {_sum(said)}\n"


def _sum(said: str) -> str:
    return sha256(said.encode(errors="replace")).hexdigest()[:8]


class Record:
    """The record beside one house, written to by every program that has the house open."""

    def __init__(self, house: str) -> None:
        self.path = Path(os.path.realpath(house) + TAIL)
        self._to: int | None = None

    def add(self, heads: Iterable[Head]) -> None:
        """Add steps that landed. A record that can't be written holds nobody up."""
        lines = "".join(head.line for head in heads)
        if not lines:
            return
        with suppress(OSError):
            if self._to is None:
                self._to = self._opened()
            os.write(self._to, lines.encode())

    def read(self) -> tuple[Head, ...]:
        """The heads in the order in which they were written."""
        return heads_in(self.text())

    def text(self) -> bytes:
        with suppress(OSError):
            if self.path.is_file():  # a pipe would make its reader wait
                with self.path.open("rb") as file:
                    return file.read(MOST_BYTES)
        return b""

    def shorten(self, holding: Collection[Head]) -> None:
        """Leave no more lines than are needed; only when nobody else writes."""
        heads = self.read()
        if not heads:
            return
        text = written(heads, holding)
        making = self.path.with_name(f"{self.path.name}.{os.getpid()}")
        with suppress(OSError):
            try:
                with making.open("wb") as file:
                    file.write(text)
                    file.flush()
                    os.fsync(file.fileno())
                making.replace(self.path)
            finally:
                making.unlink(missing_ok=True)

    def forget(self) -> None:
        with suppress(OSError):
            self.path.unlink(missing_ok=True)

    def force(self) -> None:
        """Put on the disk what this program added: without its log, the house is known by that."""
        if self._to is not None:
            with suppress(OSError):
                os.fsync(self._to)

    def close(self) -> None:
        if self._to is not None:
            with suppress(OSError):
                os.close(self._to)
            self._to = None

    def _opened(self) -> int:
        to = os.open(self.path, os.O_WRONLY | os.O_APPEND | os.O_CREAT | _PLAIN, 0o600)
        if os.fstat(to).st_size == 0:
            os.write(to, _EXPLAINED.encode())
        return to


def heads_in(text: bytes) -> tuple[Head, ...]:
    """The heads of a record; lines that were torn or that nobody wrote are left out."""
    found = map(_LINE.fullmatch, text.decode(errors="replace").splitlines())
    return tuple(
        Head(one[3], int(one[4]), one[5], one[2] is not None)
        for one in found
        if one is not None and one[6] == _sum(one[1])
    )


def written(heads: Iterable[Head], holding: Collection[Head] = ()) -> bytes:
    """A record of each stream's last head, and of those that it fell back behind.

    Two programs that write at the same time may note their steps the other way round: of heads
    that the file still holds, no more than the last is needed.
    """
    last, fallen = furthest(heads)
    left = [*(head for head in fallen if head not in holding), *last.values()]
    return (_EXPLAINED + "".join(head.line for head in left)).encode()


def furthest(heads: Iterable[Head]) -> tuple[dict[str, Head], list[Head]]:
    """The last head of each stream, and those after which it began again further back."""
    last, fallen = dict[str, Head](), list[Head]()
    for head in heads:
        if head.fallen:
            fallen.append(head)
            continue
        before = last.get(head.stream)
        if before is not None and before.no >= head.no and before != head:
            fallen.append(before._replace(fallen=True))
        last[head.stream] = head
    return last, list(dict.fromkeys(fallen))
