"""What is refused about draws."""

from typing import Final

from tdconsole.domain.language.rejections.draw import (
    NobodyPlays,
    NobodyToSeat,
    NoMoreLinks,
    NoSeatFree,
    TooFewSeats,
    TooFewToDraw,
)
from tdconsole.i18n.catalogue import N_, P_
from tdconsole.i18n.naming import OwnWords, Sentences

SENTENCES: Final[Sentences] = {
    NobodyToSeat: N_("Everybody has a seat: there is nobody to draw for."),
    TooFewToDraw: P_(
        "The first draw needs at least {number} player.",
        "The first draw needs at least {number} players.",
        "least",
    ),
    NoMoreLinks: N_(
        "The secret for this tournament's draws is not in this file, is damaged or is used up: make a new commitment first."
    ),
    NoSeatFree: P_(
        "No seat is free, and {number} player waits: open another table, or wait for somebody to go out.",
        "No seat is free, and {number} players wait: open another table, or wait for somebody to go out.",
        "waiting",
    ),
    TooFewSeats: N_(
        "Seats at these tables: {seats}; players who need one: {players}. Name more tables."
    ),
    NobodyPlays: N_("Too few players sit at the tables: there is nothing to draw."),
}


OWN_WORDS: Final[OwnWords] = {}
