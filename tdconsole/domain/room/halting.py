"""When a table that has become short stops until a player is moved to it."""

from typing import Final, Literal

from tdconsole.domain.rules.book import Rulebook

FULL_RING: Final = 8
"""The seats from which a table is a full ring; the rule leaves others to the director."""

Halt = Literal["plays", "plays_until_open_seat", "halts", "director"]


def halt(  # noqa: PLR0913 -- all that decides it
    book: Rulebook,
    *,
    seats: int,
    players: int,
    largest: int,
    by_elimination: bool = True,
    open_seat: bool | None = None,
) -> Halt:
    """Whether the table plays on; `open_seat` says if the next big blind's seat is empty.

    It is None where that isn't known.
    """
    deficit = book.halt_deficit.value
    if not deficit or largest - players < deficit:
        return "plays"
    if book.halt_by_elimination.value and not by_elimination:
        return "plays"
    if seats < FULL_RING:
        return "director"
    if book.halt_at_open_seat.value and not open_seat:
        return "plays_until_open_seat"
    return "halts"
