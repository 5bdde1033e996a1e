"""A move of the plan in words, even if its player or seat is not known yet."""

from collections.abc import Callable, Mapping

from tdconsole.domain.room.balancing import Planned
from tdconsole.domain.values import EntryId, Seat
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.room.seats import seat_numbers, seats_named

Who = Callable[[EntryId], str]
Seats = Mapping[EntryId, Seat]


def move_words(words: Catalogue, who: Who, of: Seats, move: Planned) -> str:
    return words.gettext(
        "{player} → {target}", player=_mover(words, who, of, move), target=target_words(words, move)
    )


def _mover(words: Catalogue, who: Who, of: Seats, move: Planned) -> str:
    if move.entry is None:
        return mover_words(words, who, move)
    seat = of.get(move.entry)
    place = "" if seat is None else seats_named(words, (seat,))
    return f"{who(move.entry)} {place}".rstrip()


def mover_words(words: Catalogue, who: Who, move: Planned) -> str:
    """The player who moves, known or not."""
    if move.entry is not None:
        return who(move.entry)
    if move.asks:
        return words.gettext("next big blind of table {table}", table=move.source)
    return words.gettext("high card at table {table}", table=move.source)


def target_words(words: Catalogue, move: Planned) -> str:
    if move.seat is not None:
        return seats_named(words, (Seat(table=move.target, seat=move.seat),))
    seats = seat_numbers(move.ranked)
    if move.asks:
        return words.gettext("worst of {seats} at table {table}", table=move.target, seats=seats)
    return words.gettext("one of {seats} at table {table}", table=move.target, seats=seats)
