from typing import Annotated

from msgspec import Meta, field

from tdconsole.domain.values import (
    AnteKind,
    Break,
    Chips,
    ChipsTyped,
    Level,
    NameTyped,
    Period,
    PeriodId,
    Record,
    Structure,
)
from tdconsole.known_errors import BadData
from tdconsole.library.toml import found, named, read

Minutes = Annotated[int, Meta(ge=1, le=1440)]


class Row(Record, kw_only=True):
    """One line of the file: blinds and minutes, or the minutes of a break."""

    small: ChipsTyped | None = None
    big: Annotated[Chips, Meta(ge=1, le=10**12)] | None = None
    ante: ChipsTyped = Chips(0)
    minutes: Minutes | None = None
    pause: Minutes | None = field(name="break", default=None)


class StructureFile(Record, kw_only=True):
    title: NameTyped
    ante: AnteKind = "none"
    rows: tuple[Row, ...]


def structures_named() -> list[str]:
    return named("structures")


def structure_title(name: str) -> str:
    return read(found("structures", name), StructureFile).title


def structure(name: str) -> Structure:
    """Shipped under this name, or at this path; every period gets its lasting number."""
    path = found("structures", name)
    file = read(path, StructureFile)
    return tuple(
        _period(str(path), number, row, file.ante) for number, row in enumerate(file.rows, start=1)
    )


def _period(path: str, number: int, row: Row, ante: AnteKind) -> Period:
    if row.pause is not None and row.small is None and row.big is None and row.minutes is None:
        return Break(minutes=row.pause, id=PeriodId(number))
    if row.small is None or row.big is None or row.minutes is None or row.pause is not None:
        detail = f"rows[{number - 1}]: either small, big and minutes, or break"
        raise BadData(path, detail)
    return Level(
        small_blind=row.small,
        big_blind=row.big,
        ante=row.ante,
        ante_kind=ante if row.ante else "none",
        minutes=row.minutes,
        id=PeriodId(number),
    )
