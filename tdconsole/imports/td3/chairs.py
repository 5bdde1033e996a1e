"""Where everybody sat that evening: known at some moments, and never guessed in between."""

from collections.abc import Iterator
from typing import Final

from tdconsole.domain.values import MOST_SEATS, Millis, Seat, SeatNo, TableNo
from tdconsole.imports.td3.evening import Chair, EveningRead

_HIGHEST: Final = 99_999
_SOON: Final = Millis(60_000)


class Chairs:
    def __init__(self, evening: EveningRead) -> None:
        self.tables = _numbered(evening)
        self._seen: dict[str, list[tuple[Millis, Seat]]] = {}
        seen = sorted(self._told(evening), key=lambda one: one[0])
        for at, player, chair in seen:
            self._seen.setdefault(player, []).append((at, self.seat(chair)))

    def seat(self, chair: Chair) -> Seat:
        return Seat(table=self.tables[chair.table], seat=SeatNo(chair.seat))

    def next_of(self, player: str, now: Millis, here: Seat | None = None) -> Seat | None:
        """The first seat that is known of a player from now on, other than this one."""
        seen = self._seen.get(player, [])
        return next((seat for at, seat in seen if at >= now and seat != here), None)

    def known(self, player: str, now: Millis) -> Seat | None:
        """The seat told within a minute, else the last one before, else the next."""
        seen = self._seen.get(player, [])
        soon = next((seat for at, seat in seen if now <= at <= now + _SOON), None)
        before = next((seat for at, seat in reversed(seen) if at < now), None)
        return soon or before or self.next_of(player, now)

    def _told(self, evening: EveningRead) -> Iterator[tuple[Millis, str, Chair]]:
        for sat in evening.seated:
            yield sat.at, sat.player, sat.chair
        for player in evening.players:
            for bought in player.buyins:
                if bought.chair is not None:
                    yield bought.at, player.key, bought.chair
                if bought.out is not None and bought.out.chair is not None:
                    yield bought.out.at, player.key, bought.out.chair


def most_seats(evening: EveningRead) -> int:
    """The seats of the largest table, as far as anybody ever sat there."""
    seen = [table.seats for table in evening.tables]
    seen += [sat.chair.seat for sat in evening.seated]
    for player in evening.players:
        for bought in player.buyins:
            seen += [
                chair.seat for chair in (bought.chair, bought.out and bought.out.chair) if chair
            ]
    return min(max([2, *seen]) if seen else 9, MOST_SEATS)


def _numbered(evening: EveningRead) -> dict[str, TableNo]:
    """The tables by the number in their name, where it is theirs alone; else the next free one."""
    numbers: dict[str, TableNo] = {}
    for table in evening.tables:
        digits = table.name[len(table.name.rstrip("0123456789")) :]
        number = int(digits) if digits and len(digits) <= len(str(_HIGHEST)) else 0
        if 0 < number <= _HIGHEST and number not in numbers.values():
            numbers[table.key] = TableNo(number)
    free = 1
    for table in evening.tables:
        if table.key not in numbers:
            while free in numbers.values():
                free += 1
            numbers[table.key] = TableNo(free)
    return numbers
