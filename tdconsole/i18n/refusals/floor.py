"""Who sits where, and who goes out."""

from typing import assert_never

from tdconsole.domain import rejections as no
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.refusals.desk import Who
from tdconsole.i18n.seats import seat_name


def floor_refusal(words: Catalogue, rejection: no.FloorRefusal, who: Who) -> str:
    say = words.gettext
    match rejection:
        case no.PlayerIsOut(entry=entry):
            return say("{player} is out; reinstate the player first.", player=who(entry))
        case no.PlayerIsIn(entry=entry):
            return say("{player} is still in.", player=who(entry))
        case no.NotSeated(entry=entry):
            return say("{player} has no seat yet.", player=who(entry))
        case no.NoSuchTable(table=table):
            return say("Table {table} is not open in this tournament.", table=table)
        case no.NoSuchSeat(seat=seat, seats_per_table=seats):
            return words.ngettext(
                "There is no {seat}: a table has {number} seat.",
                "There is no {seat}: a table has {number} seats.",
                seats,
                seat=seat_name(words, seat),
            )
        case no.SeatTaken(seat=seat, by=by):
            return say("{player} sits at {seat}.", player=who(by), seat=seat_name(words, seat))
        case no.AlreadyThere(entry=entry, seat=seat):
            return say(
                "{player} sits at {seat} already.",
                player=who(entry),
                seat=seat_name(words, seat),
            )
        case no.NamedTwice(entry=entry):
            return say("{player} is named twice.", player=who(entry))
        case no.NobodyWouldBeLeft(table=table):
            return say(
                "Nobody would be left at table {table}: somebody won that hand.", table=table
            )
        case no.StacksNeeded(table=table):
            return say(
                "Several players are out at table {table} in one hand, and in the money: say with how many chips each began it, or that nobody knows.",
                table=table,
            )
        case no.MoreThanInPlay(stack=stack, in_play=in_play):
            return say(
                "A stack of {stack} is more than there can be: {in_play}.",
                stack=words.number(stack),
                in_play=words.number(in_play),
            )
        case _:
            assert_never(rejection)
