"""Reading and formatting the texts in the fields of a set-up."""

import re
from collections.abc import Iterator
from datetime import datetime, timedelta, tzinfo
from decimal import Decimal
from typing import Final

from tdconsole.domain.values import Chips, Millis, Money, TableNo
from tdconsole.i18n.catalogue import currency_digits, minor
from tdconsole.line.typing.typed_chips import amount as chips_typed

MOST_TABLES: Final = 5000
HIGHEST_TABLE: Final = 99_999
_RUN: Final = re.compile(r"([0-9]{1,5})(?:\s*[-–]\s*([0-9]{1,5}))?", re.ASCII)
_MOMENT: Final = re.compile(
    r"(?:([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})[ T]+)?([0-9]{1,2})[:.]([0-9]{2})", re.ASCII
)


def chips(typed: str, most: int) -> Chips | None:
    """Read chips; nothing typed means none."""
    if not typed.strip():
        return Chips(0)
    found = chips_typed(typed)
    return None if found is None or found > most else found


def number(typed: str, most: int) -> int | None:
    """Read a number; nothing typed means none."""
    text = "".join(typed.split())
    if not text:
        return 0
    return int(text) if re.fullmatch(r"[0-9]{1,7}", text, re.ASCII) and int(text) <= most else None


def money(typed: str, currency: str) -> Money | None:
    """Read money; nothing typed means none."""
    return minor("".join(typed.split()) or "0", currency)


def money_shown(amount: Money, currency: str) -> str:
    """Format money as typed: without its currency, and without zero cents."""
    digits = currency_digits(currency)
    if amount % 10**digits == 0:
        return str(amount // 10**digits)
    return str(Decimal(amount).scaleb(-digits))


def tables(typed: str) -> tuple[TableNo, ...] | None:
    """Read `1-12, 15` in the order in which tables open; `12-1` is the reverse."""
    found: list[TableNo] = []
    for part in re.split(r"[,;]", typed):
        if not part.strip():
            continue
        run = _RUN.fullmatch(part.strip())
        if run is None:
            return None
        first, last = int(run[1]), int(run[2] or run[1])
        if not (1 <= first <= HIGHEST_TABLE and 1 <= last <= HIGHEST_TABLE):
            return None
        step = 1 if last >= first else -1
        if abs(last - first) + 1 + len(found) > MOST_TABLES:
            return None
        found += map(TableNo, range(first, last + step, step))
    return tuple(found)


def tables_shown(order: tuple[TableNo, ...]) -> str:
    return ", ".join(_runs(order))


def _runs(order: tuple[TableNo, ...]) -> Iterator[str]:
    at = 0
    while at < len(order):
        end = at
        for step in (1, -1):
            end = at
            while end + 1 < len(order) and order[end + 1] == order[end] + step:
                end += 1
            if end > at:
                break
        if end == at + 1:
            end = at
        yield str(order[at]) if end == at else f"{order[at]}-{order[end]}"
        at = end + 1


def moment(typed: str, now: Millis, zone: tzinfo | None = None) -> Millis | None:
    """Read a time: `22:30` is the next one, a day may precede it; nothing typed means none."""
    if not typed.strip():
        return Millis(0)
    parts = _MOMENT.fullmatch(typed.strip())
    if parts is None:
        return None
    present = datetime.fromtimestamp(now / 1000, tz=zone).astimezone(zone)
    try:
        hour, minute = int(parts[4]), int(parts[5])
        if parts[1] is None:
            named = present.replace(hour=hour, minute=minute, second=0, microsecond=0)
            named = named if named > present else named + timedelta(days=1)
        else:
            day = int(parts[1]), int(parts[2]), int(parts[3])
            named = datetime(*day, hour, minute, tzinfo=zone or present.tzinfo)
    except ValueError:
        return None
    if zone is None:
        named = named.replace(tzinfo=None).astimezone()  # the hour on the wall clock that day
    return Millis(max(1, round(named.timestamp() * 1000)))


def moment_shown(at: Millis, zone: tzinfo | None = None) -> str:
    if not at:
        return ""
    return f"{datetime.fromtimestamp(at / 1000, tz=zone).astimezone(zone):%Y-%m-%d %H:%M}"
