"""Tables and seats as they are called out."""

from collections.abc import Iterable
from typing import Final

from tdconsole.domain.language.events.draw import ButtonDrawn, SeatDrawn
from tdconsole.domain.values import Seat, SeatNo, SeatUse, TableNo
from tdconsole.i18n.catalogue import Catalogue

MOST_NAMED: Final = 12

AnySeat = Seat | SeatDrawn | ButtonDrawn


def seat_name(words: Catalogue, seat: AnySeat) -> str:
    return words.gettext("table {table} seat {seat}", table=seat.table, seat=seat.seat)


def seat_typed(seat: AnySeat) -> str:
    """The seat as `3-4`."""
    return f"{seat.table}-{seat.seat}"


def seats_named(words: Catalogue, seats: Iterable[AnySeat]) -> str:
    """The seats as `3-4, 3-5`; of very many, the first ones."""
    return named(words, [seat_typed(seat) for seat in seats])


def tables_named(words: Catalogue, tables: Iterable[TableNo]) -> str:
    """The tables in order, consecutive ones as `1–12`."""
    runs: list[tuple[TableNo, TableNo]] = []
    for number in tables:
        if runs and number == runs[-1][1] + 1:
            runs[-1] = (runs[-1][0], number)
        else:
            runs.append((number, number))
    return named(
        words,
        [
            str(first)
            if first == last
            else words.pgettext("tables", "{first}–{last}", first=first, last=last)
            for first, last in runs
        ],
    )


def seat_numbers(seats: Iterable[SeatNo]) -> str:
    return ", ".join(map(str, seats))


def use_name(words: Catalogue, use: SeatUse) -> str:
    say = words.pgettext
    names: dict[SeatUse, str] = {
        "open": say("seat", "open"),
        "dead": say("seat", "dead"),
        "reserved": say("seat", "reserved"),
        "unsold": say("seat", "unsold"),
    }
    return names[use]


def named(words: Catalogue, every: list[str]) -> str:
    """The list; of very many, the first ones."""
    told = every[:MOST_NAMED]
    if more := len(every) - len(told):
        told.append(words.ngettext("{number} more", "{number} more", more))
    return ", ".join(told)
