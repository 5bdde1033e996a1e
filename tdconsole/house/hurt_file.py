"""The rows of a house file that SQLite can't read as a whole any more.

SQLite finds a row through the pages above it, and gives up where one of those is hurt. Here each
page is looked at by itself, and each row on it.
"""

from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from struct import error as TooShort  # noqa: N812 -- what it means here
from struct import unpack_from
from typing import Final, NamedTuple

from tdconsole.house.held import LOG, is_locked
from tdconsole.house.log_frames import Frame, frames
from tdconsole.house.records import Value, read_number, values
from tdconsole.known_errors import FileUnreadable, HouseInUse, HouseMissing
from tdconsole.plain_files import check_readable

_USUAL_SIZE: Final = 4096
_SIZES: Final = frozenset(1 << power for power in range(9, 16))
_FIRST_HEAD: Final = 100
"""The bytes of the file's own header, before the first page begins."""
_TABLE_LEAF: Final = 0x0D
_INDEX_LEAF: Final = 0x0A
_TABLE_INSIDE: Final = 0x05
_INDEX_INSIDE: Final = 0x02
_LEAVES: Final = frozenset({_TABLE_LEAF, _INDEX_LEAF})
_INSIDE: Final = frozenset({_TABLE_INSIDE, _INDEX_INSIDE})
_WITH_ROWS: Final = _LEAVES | {_INDEX_INSIDE}
NUMBERED: Final = frozenset({_TABLE_LEAF})
"""The pages of tables whose rows have numbers."""
_UNREADABLE: Final = (ValueError, IndexError, TooShort)


class Row(NamedTuple):
    """A row; the number is None in an index, and in a table that is one."""

    number: int | None
    values: tuple[Value, ...]


class Entries(NamedTuple):
    """The entries of an index that could be read; `whole` if its tree has all of its pages."""

    values: tuple[tuple[Value, ...], ...]
    whole: bool


class HurtFile:
    """The pages of a house file and of the log beside it, as they are now; nothing is written."""

    def __init__(self, data: bytes, log: bytes = b"") -> None:
        size = int.from_bytes(data[16:18], "big")
        self._size = size if size in _SIZES else _USUAL_SIZE
        self._data = data + bytes(-len(data) % self._size)
        self._frames = frames(log, self._size)
        self._newer = {frame.page: frame.image for frame in self._frames if frame.committed}

    @classmethod
    def at(cls, path: Path) -> "HurtFile":
        """The file at this path, which nobody has open."""
        check_readable(path)
        try:
            if is_locked(path):
                raise HouseInUse(str(path))
            data, log = path.read_bytes(), path.with_name(path.name + LOG)
            return cls(data, log.read_bytes() if log.is_file() else b"")
        except FileNotFoundError as error:
            raise HouseMissing(str(path)) from error
        except OSError as error:
            raise FileUnreadable(str(path), str(error)) from error

    def rows(self, kinds: frozenset[int] = _WITH_ROWS) -> Iterator[Row]:
        """The rows of all pages of these kinds, as the log has left them."""
        last = max([len(self._data) // self._size, *self._newer])
        for no in range(1, last + 1):
            page, head = self._page(no), _head(no)
            if len(page) == self._size and page[head] in kinds:
                yield from self._rows_on(no, page)

    def earlier_rows(self) -> Iterator[Row]:
        """The rows of what the log replaced or never came to replace, some of them once more."""
        for no in self._newer:
            yield from self._rows_on(no, self._in_file(no))
        for frame in self._frames:
            if not self._is_now(frame):
                yield from self._rows_on(frame.page, frame.image)

    def entries(self, index: str) -> Entries | None:
        """The entries of an index; None if the list of tables and indexes has lost it."""
        root = self._roots.get(index)
        if root is None:
            return None
        pages, whole = self._tree(root)
        rows = [row for no in pages for row in self._rows_on(no, self._page(no))]
        return Entries(tuple(row.values for row in rows), whole)

    def is_whole(self, table: str) -> bool:
        """Whether all the pages of a table are there, and every row on them can be read.

        So they are if the file never had the table.
        """
        root = self._roots.get(table)
        if root is None:
            return self._is_listing_whole
        pages, whole = self._tree(root)
        return whole and all(map(self._is_readable, pages))

    @cached_property
    def _roots(self) -> dict[str, int]:
        """The first page of each table and index by its name."""
        pages, _whole = self._tree(1)
        found = (row.values for no in pages for row in self._rows_on(no, self._page(no)))
        return {
            name: root
            for _kind, name, _of, root, *_sql in (one for one in found if len(one) == 5)
            if isinstance(name, str) and isinstance(root, int) and root > 0
        }

    @cached_property
    def _is_listing_whole(self) -> bool:
        pages, whole = self._tree(1)
        return whole and all(map(self._is_readable, pages))

    def _is_now(self, frame: Frame) -> bool:
        return self._newer.get(frame.page) is frame.image

    def _in_file(self, no: int) -> bytes:
        return self._data[(no - 1) * self._size : no * self._size]

    def _page(self, no: int) -> bytes:
        return self._newer.get(no) or self._in_file(no)

    def _tree(self, root: int) -> tuple[list[int], bool]:
        """The pages under a first one, and whether none is missing."""
        pages, waiting, whole = dict[int, None](), [root], True
        while waiting:
            no = waiting.pop()
            page, head = self._page(no), _head(no)
            if no in pages or len(page) < self._size or page[head] not in _LEAVES | _INSIDE:
                whole = False
                continue
            pages[no] = None
            if page[head] in _INSIDE:
                below = [at for at in _places(page, head) if at + 4 <= self._size]
                waiting += [int.from_bytes(page[at : at + 4], "big") for at in below]
                waiting.append(int.from_bytes(page[head + 8 : head + 12], "big"))
        return list(pages), whole

    def _is_readable(self, no: int) -> bool:
        page, head = self._page(no), _head(no)
        if page[head] == _TABLE_INSIDE:
            return True
        return len(list(self._rows_on(no, page))) == len(_places(page, head))

    def _rows_on(self, no: int, page: bytes) -> Iterator[Row]:
        """The rows of one page; what can't be read holds up nothing else."""
        head = _head(no)
        if len(page) < self._size or page[head] not in _WITH_ROWS:
            return
        for at in _places(page, head):
            try:
                yield self._row(page, page[head], at)
            except _UNREADABLE:
                continue

    def _row(self, page: bytes, kind: int, at: int) -> Row:
        if kind == _INDEX_INSIDE:
            at += 4  # the page below
        length, at = read_number(page, at)
        number = None
        if kind == _TABLE_LEAF:
            number, at = read_number(page, at)
        return Row(number, values(self._payload(page, kind, at, length)))

    def _payload(self, page: bytes, kind: int, at: int, length: int) -> bytes:
        """The row's bytes, with those that went over onto other pages."""
        if length > len(self._data):
            raise ValueError(length)
        size = self._size
        most = size - 35 if kind == _TABLE_LEAF else (size - 12) * 64 // 255 - 23
        if length <= most:
            return _taken(page, at, length)
        least = (size - 12) * 32 // 255 - 23
        here = least + (length - least) % (size - 4)
        here = here if here <= most else least
        parts, left = [_taken(page, at, here)], length - here
        following = int.from_bytes(_taken(page, at + here, 4), "big")
        while left > 0:
            over = self._page(following)
            part = _taken(over, 4, min(left, size - 4))
            parts.append(part)
            left -= len(part)
            following = int.from_bytes(over[:4], "big")
        return b"".join(parts)


def _head(no: int) -> int:
    return _FIRST_HEAD if no == 1 else 0


def _places(page: bytes, head: int) -> tuple[int, ...]:
    """Where the rows of a page begin, as far as there is room for a list of them."""
    begins = head + (12 if page[head] in _INSIDE else 8)
    count = min(int.from_bytes(page[head + 3 : head + 5], "big"), (len(page) - begins) // 2)
    return tuple(unpack_from(f">{count}H", page, begins))


def _taken(page: bytes, at: int, length: int) -> bytes:
    part = page[at : at + length]
    if len(part) < length:
        raise ValueError(length)
    return part
