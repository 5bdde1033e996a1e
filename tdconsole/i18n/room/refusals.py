"""What is refused about tables and seats."""

from typing import Final

from tdconsole.domain.language.rejections.room import (
    AlreadyThere,
    BigBlindNotSure,
    ButtonOnBigBlind,
    EnteredAgain,
    LastTable,
    MoreThanInPlay,
    NamedTwice,
    NeedsOtherSeat,
    NobodyWouldBeLeft,
    NoMoreTables,
    NoRoomElsewhere,
    NoSuchRoom,
    NoSuchSeat,
    NoSuchTable,
    NotAtThatTable,
    NotDealtIn,
    NothingCorrected,
    NothingPinned,
    NothingToSee,
    NothingUnsold,
    NotInOneRoom,
    NotInTheRoom,
    NotSeated,
    OrderStands,
    OutOfTurn,
    PlanStale,
    PlayerIsIn,
    PlayerIsOut,
    ReasonNeeded,
    RoomNotShared,
    RoomSharedAlready,
    SamePlayer,
    SeatedAlready,
    SeatIsDead,
    SeatMarkedSo,
    SeatTaken,
    TableElsewhere,
    TableInUse,
    TableIsBroken,
    TableIsLocked,
    TableIsOpen,
    TableNotEmpty,
    TableNotLent,
    TableNotLocked,
    TableNotNoted,
    TablesAsHeld,
    TooFewToDeal,
    WonByOneOut,
)
from tdconsole.i18n.catalogue import N_, P_
from tdconsole.i18n.naming import OwnWords, Sentences

SENTENCES: Final[Sentences] = {
    PlayerIsOut: N_("{entry} is out; reinstate the player first."),
    PlayerIsIn: N_("{entry} is still in."),
    NotSeated: N_("{entry} has no seat yet."),
    NoSuchTable: N_("Table {table} is not open in this tournament."),
    NoSuchSeat: P_(
        "There is no {seat}: a table has {number} seat.",
        "There is no {seat}: a table has {number} seats.",
        "seats_per_table",
    ),
    SeatTaken: N_("{by} sits at {seat}."),
    AlreadyThere: N_("{entry} sits at {seat} already."),
    NamedTwice: N_("{entry} is named twice."),
    NobodyWouldBeLeft: N_("Nobody would be left at table {table}: somebody won that hand."),
    MoreThanInPlay: N_("A stack of {stack} is more than there can be: {in_play}."),
    BigBlindNotSure: N_(
        "Somebody has just gone out at table {table}, seat {seat}, and may have posted a blind: name the seat of the big blind too."
    ),
    TableIsBroken: N_("Nobody plays at table {table} any more: name another seat."),
    EnteredAgain: N_(
        "{entry} entered again afterwards: the first entry has to be out before the next one."
    ),
    NotAtThatTable: N_(
        "{entry} does not sit at table {table}: only a player there can have won the hand."
    ),
    SamePlayer: N_("{entry} is named twice: name two players."),
    NothingToSee: N_(
        "There is nobody left to see: all of these were seen in their seats, or have none."
    ),
    NothingCorrected: N_("The bust of {entry} is recorded like that already: nothing was changed."),
    WonByOneOut: N_(
        "{entry} was out by then and can't have won that hand: name somebody who was still in."
    ),
    PlanStale: N_(
        "The floor has changed since: {entry} to {seat} is no longer a move of the plan. Take the plan as it is now, or move the player by hand."
    ),
    OutOfTurn: N_(
        "Another move at table {table} comes first: make that one before this, or both together."
    ),
    NoRoomElsewhere: P_(
        "{number} player sits at table {table}, and free seats at the other tables are too few: {free}. Wait until more are out, or move the player by hand.",
        "{number} players sit at table {table}, and free seats at the other tables are too few: {free}. Wait until more are out, or move them by hand.",
        "players",
    ),
    LastTable: N_("Table {table} is the only one in play: the last table is not broken."),
    OrderStands: N_("The tables break in that order already."),
    ReasonNeeded: N_(
        "The rules call for no new seats now: give a reason, which goes into the log, or leave "
        "the seats as they are."
    ),
    NotDealtIn: N_(
        "Nobody sits at {seat}, so the big blind can't be there: name the seat of somebody who plays."
    ),
    TooFewToDeal: N_(
        "It takes two players to deal a hand, and table {table} has fewer: move somebody there first."
    ),
    ButtonOnBigBlind: N_(
        "Button and big blind can't be on the same seat of table {table}: name the seat of the big blind, or only the button."
    ),
    NoSuchRoom: N_(
        "The house keeps no room called {room}: name one that was kept in the set-up of a tournament."
    ),
    RoomSharedAlready: N_("The tournament shares {room} already."),
    RoomNotShared: N_("The tournament shares no room, so its tables are nobody else’s."),
    NotInOneRoom: N_("Tables are lent between two running tournaments that share one room."),
    TableElsewhere: N_(
        "Table {table} is with {tournament}: it is free again when that breaks it, closes it or gives it back."
    ),
    TableInUse: N_("Table {table} is open in this tournament: break or close it first."),
    TableNotLent: N_("Table {table} is lent neither to this tournament nor by it."),
    TablesAsHeld: N_("The house knows already which tables the tournament has."),
    NotInTheRoom: N_(
        "Table {table} is not among this tournament's tables: add it in the set-up first."
    ),
    NoMoreTables: N_(
        "All tables of this tournament are open: add another one in the set-up first."
    ),
    TableIsOpen: N_("Table {table} is open already."),
    TableNotEmpty: P_(
        "{number} player sits at table {table}: only an empty table can be closed.",
        "{number} players sit at table {table}: only an empty table can be closed.",
        "players",
    ),
    TableIsLocked: N_(
        "Table {table} is locked: nobody is drawn to it or from it before it is unlocked."
    ),
    TableNotNoted: N_("There is no note on table {table}."),
    TableNotLocked: N_("Table {table} is not locked."),
    SeatIsDead: N_("Nobody sits at {seat}, a dead seat: open it first, or choose another one."),
    SeatMarkedSo: N_("That is what {seat} is marked as already."),
    NothingUnsold: N_("There is no unsold stack to remove."),
    SeatedAlready: N_("{entry} sits at {seat}: move the player instead."),
    NothingPinned: N_("{entry} may sit on any seat already."),
    NeedsOtherSeat: N_(
        "{entry} needs certain seats, and {seat} is none of them: choose one that is, or let the player sit anywhere first."
    ),
}


OWN_WORDS: Final[OwnWords] = {}
