"""What is refused about tables and seats."""

from typing import Final

from tdconsole.domain.language import rejections as no
from tdconsole.i18n.catalogue import N_, P_
from tdconsole.i18n.naming import OwnWords, Sentences

SENTENCES: Final[Sentences] = {
    no.PlayerIsOut: N_("{entry} is out; reinstate the player first."),
    no.PlayerIsIn: N_("{entry} is still in."),
    no.NotSeated: N_("{entry} has no seat yet."),
    no.NoSuchTable: N_("Table {table} is not open in this tournament."),
    no.NoSuchSeat: P_(
        "There is no {seat}: a table has {number} seat.",
        "There is no {seat}: a table has {number} seats.",
        "seats_per_table",
    ),
    no.SeatTaken: N_("{by} sits at {seat}."),
    no.AlreadyThere: N_("{entry} sits at {seat} already."),
    no.NamedTwice: N_("{entry} is named twice."),
    no.NobodyWouldBeLeft: N_("Nobody would be left at table {table}: somebody won that hand."),
    no.MoreThanInPlay: N_("A stack of {stack} is more than there can be: {in_play}."),
    no.BigBlindNotSure: N_(
        "Somebody has just gone out at table {table}, seat {seat}, and may have posted a blind: name the seat of the big blind too."
    ),
    no.TableIsBroken: N_("Nobody plays at table {table} any more: name another seat."),
    no.EnteredAgain: N_(
        "{entry} entered again afterwards: the first entry has to be out before the next one."
    ),
    no.NotAtThatTable: N_(
        "{entry} does not sit at table {table}: only who plays there can have won the hand."
    ),
    no.SamePlayer: N_("{entry} is named twice: name two players."),
    no.NothingToSee: N_(
        "There is nobody left to see: all of these were seen in their seats, or have none."
    ),
    no.NothingCorrected: N_(
        "The bust of {entry} is recorded like that already: nothing was changed."
    ),
    no.WonByOneOut: N_(
        "{entry} was out by then and can't have won that hand: name somebody who was still in."
    ),
    no.PlanStale: N_(
        "The floor has changed since: {entry} to {seat} is no longer a move of the plan. Take the plan as it is now, or move the player by hand."
    ),
    no.OutOfTurn: N_(
        "Another move at table {table} comes first: make that one before this, or both together."
    ),
    no.NoRoomElsewhere: P_(
        "{number} player sits at table {table}, and free seats at the other tables are too few: {free}. Wait until more are out, or move the player by hand.",
        "{number} players sit at table {table}, and free seats at the other tables are too few: {free}. Wait until more are out, or move them by hand.",
        "players",
    ),
    no.LastTable: N_("Nobody plays anywhere but at table {table}: the last table is not broken."),
    no.OrderStands: N_("The tables break in that order already."),
    no.ReasonNeeded: N_(
        "The rules want no new seats now: give a reason, which goes into the log, or leave the seats as they are."
    ),
    no.NotDealtIn: N_(
        "Nobody sits at {seat}, so the big blind can't be there: name the seat of somebody who plays."
    ),
    no.TooFewToDeal: N_(
        "It takes two players to deal a hand, and table {table} has fewer: move somebody there first."
    ),
    no.ButtonOnBigBlind: N_(
        "Button and big blind can't be on the same seat of table {table}: name the seat of the big blind, or only the button."
    ),
    no.NotInTheRoom: N_(
        "Table {table} is not among this tournament's tables: add it in the set-up first."
    ),
    no.NoMoreTables: N_(
        "All tables of this tournament are open: add another one in the set-up first."
    ),
    no.TableIsOpen: N_("Table {table} is open already."),
    no.TableNotEmpty: P_(
        "{number} player sits at table {table}: only an empty table can be closed.",
        "{number} players sit at table {table}: only an empty table can be closed.",
        "players",
    ),
    no.TableIsLocked: N_(
        "Table {table} is locked: nobody is drawn to it or from it before it is unlocked."
    ),
    no.TableNotNoted: N_("There is no note on table {table}."),
    no.TableNotLocked: N_("Table {table} is not locked."),
    no.SeatIsDead: N_("Nobody sits at {seat}, a dead seat: open it first, or choose another one."),
    no.SeatMarkedSo: N_("That is what {seat} is marked as already."),
    no.NothingUnsold: N_("There is no unsold stack to take away."),
    no.SeatedAlready: N_("{entry} sits at {seat}: move the player instead."),
    no.NothingPinned: N_("{entry} may sit on any seat already."),
    no.NeedsOtherSeat: N_(
        "{entry} needs certain seats, and {seat} is none of them: choose one that is, or let the player sit anywhere first."
    ),
}


OWN_WORDS: Final[OwnWords] = {}
