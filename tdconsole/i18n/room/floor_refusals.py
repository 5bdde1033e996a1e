"""Who sits where, and who goes out."""

from typing import assert_never

from tdconsole.domain.language import rejections as no
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.naming import Who
from tdconsole.i18n.room.seats import seat_name


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
        case no.MoreThanInPlay(stack=stack, in_play=in_play):
            return say(
                "A stack of {stack} is more than there can be: {in_play}.",
                stack=words.number(stack),
                in_play=words.number(in_play),
            )
        case (
            no.PlanStale()
            | no.OutOfTurn()
            | no.NoRoomElsewhere()
            | no.LastTable()
            | no.OrderStands()
            | no.ReasonNeeded()
        ):
            return _levelling(words, rejection, who)
        case no.NotDealtIn() | no.TooFewToDeal() | no.ButtonOnBigBlind():
            return _button(words, rejection)
        case no.BigBlindNotSure(table=table, seat=seat):
            return say(
                "Somebody has just gone out at table {table}, seat {seat}, and may have posted a blind: name the seat of the big blind too.",
                table=table,
                seat=seat,
            )
        case no.TableIsBroken(table=table):
            return say("Nobody plays at table {table} any more: name another seat.", table=table)
        case no.EnteredAgain(entry=entry):
            return say(
                "{player} entered again afterwards: the first entry has to be out before the next one.",
                player=who(entry),
            )
        case no.NotAtThatTable(entry=entry, table=table):
            return say(
                "{player} does not sit at table {table}: only who plays there can have won the hand.",
                player=who(entry),
                table=table,
            )
        case no.SamePlayer(entry=entry):
            return say("{player} is named twice: name two players.", player=who(entry))
        case no.NothingToSee():
            return say(
                "There is nobody left to see: all of these were seen in their seats, or have none."
            )
        case no.NothingCorrected(entry=entry):
            return say(
                "The bust of {player} is recorded like that already: nothing was changed.",
                player=who(entry),
            )
        case no.WonByOneOut(entry=entry):
            return say(
                "{player} was out by then and can't have won that hand: name somebody who was still in.",
                player=who(entry),
            )
        case _:
            assert_never(rejection)


def _levelling(
    words: Catalogue,
    rejection: no.PlanStale
    | no.OutOfTurn
    | no.NoRoomElsewhere
    | no.LastTable
    | no.OrderStands
    | no.ReasonNeeded,
    who: Who,
) -> str:
    say = words.gettext
    match rejection:
        case no.PlanStale(entry=entry, seat=seat):
            return say(
                "The floor has changed since: {player} to {seat} is no longer a move of the plan. Take the plan as it is now, or move the player by hand.",
                player=who(entry),
                seat=seat_name(words, seat),
            )
        case no.OutOfTurn(table=table):
            return say(
                "Another move at table {table} comes first: make that one before this, or both together.",
                table=table,
            )
        case no.NoRoomElsewhere(table=table, players=players, free=free):
            return words.ngettext(
                "{number} player sits at table {table}, and free seats at the other tables are too few: {free}. Wait until more are out, or move the player by hand.",
                "{number} players sit at table {table}, and free seats at the other tables are too few: {free}. Wait until more are out, or move them by hand.",
                players,
                table=table,
                free=words.number(free),
            )
        case no.LastTable(table=table):
            return say(
                "Nobody plays anywhere but at table {table}: the last table is not broken.",
                table=table,
            )
        case no.OrderStands():
            return say("The tables break in that order already.")
        case no.ReasonNeeded():
            return say(
                "The rules want no new seats now: give a reason, which goes into the log, or leave the seats as they are."
            )
        case _:
            assert_never(rejection)


def _button(
    words: Catalogue, rejection: no.NotDealtIn | no.TooFewToDeal | no.ButtonOnBigBlind
) -> str:
    say = words.gettext
    match rejection:
        case no.NotDealtIn(seat=seat):
            return say(
                "Nobody sits at {seat}, so the big blind can't be there: name the seat of somebody who plays.",
                seat=seat_name(words, seat),
            )
        case no.TooFewToDeal(table=table):
            return say(
                "It takes two players to deal a hand, and table {table} has fewer: move somebody there first.",
                table=table,
            )
        case no.ButtonOnBigBlind(table=table):
            return say(
                "Button and big blind can't be on the same seat of table {table}: name the seat of the big blind, or only the button.",
                table=table,
            )
        case _:
            assert_never(rejection)
