"""Where there is nothing to draw, or nothing to draw it with."""

from typing import assert_never

from tdconsole.domain.language import rejections as no
from tdconsole.i18n.catalogue import Catalogue


def draw_refusal(words: Catalogue, rejection: no.DrawRefusal) -> str:
    say = words.gettext
    match rejection:
        case no.NobodyToSeat():
            return say("Everybody has a seat: there is nobody to draw for.")
        case no.TooFewToDraw(least=least):
            return words.ngettext(
                "The first draw needs at least {number} player.",
                "The first draw needs at least {number} players.",
                least,
            )
        case no.NoMoreLinks():
            return say(
                "The secret for this tournament's draws is not in this file or is used up; make a new commitment first."
            )
        case no.NoSeatFree(waiting=waiting):
            return words.ngettext(
                "No seat is free, and {number} player waits: open another table, or wait for somebody to go out.",
                "No seat is free, and {number} players wait: open another table, or wait for somebody to go out.",
                waiting,
            )
        case no.TooFewSeats(seats=seats, players=players):
            return say(
                "Seats at these tables: {seats}; players who need one: {players}. Name more tables.",
                seats=words.number(seats),
                players=words.number(players),
            )
        case no.NobodyPlays():
            return say("Too few players sit at the tables: there is nothing to draw.")
        case _:
            assert_never(rejection)
