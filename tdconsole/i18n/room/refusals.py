"""The tables of the room and their seats."""

from typing import assert_never

from tdconsole.domain.language import rejections as no
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.naming import Who
from tdconsole.i18n.room.seats import seat_name


def seating_refusal(words: Catalogue, rejection: no.SeatingRefusal, who: Who) -> str:
    say = words.gettext
    match rejection:
        case no.NotInTheRoom(table=table):
            return say(
                "Table {table} is not among this tournament's tables: add it in the set-up first.",
                table=table,
            )
        case no.NoMoreTables():
            return say(
                "All tables of this tournament are open: add another one in the set-up first."
            )
        case no.TableIsOpen(table=table):
            return say("Table {table} is open already.", table=table)
        case no.TableNotEmpty(table=table, players=players):
            return words.ngettext(
                "{number} player sits at table {table}: only an empty table can be closed.",
                "{number} players sit at table {table}: only an empty table can be closed.",
                players,
                table=table,
            )
        case no.TableIsLocked(table=table):
            return say(
                "Table {table} is locked: nobody is drawn to it or from it before it is unlocked.",
                table=table,
            )
        case no.TableNotLocked(table=table):
            return say("Table {table} is not locked.", table=table)
        case no.SeatIsDead(seat=seat):
            return say(
                "Nobody sits at {seat}, a dead seat: open it first, or choose another one.",
                seat=seat_name(words, seat),
            )
        case no.SeatMarkedSo(seat=seat):
            return say("That is what {seat} is marked as already.", seat=seat_name(words, seat))
        case no.NothingUnsold():
            return say("There is no unsold stack to take away.")
        case no.SeatedAlready(entry=entry, seat=seat):
            return say(
                "{player} sits at {seat}: move the player instead.",
                player=who(entry),
                seat=seat_name(words, seat),
            )
        case no.NothingPinned(entry=entry):
            return say("{player} may sit on any seat already.", player=who(entry))
        case no.NeedsOtherSeat(entry=entry, seat=seat):
            return say(
                "{player} needs certain seats, and {seat} is none of them: choose one that is, or let the player sit anywhere first.",
                player=who(entry),
                seat=seat_name(words, seat),
            )
        case _:
            assert_never(rejection)
