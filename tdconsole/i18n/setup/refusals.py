"""What is refused in the set-up."""

from typing import Final

from tdconsole.domain.language.rejections import calculators as sums
from tdconsole.domain.language.rejections.setup import (
    AddOnTooDear,
    AlreadyCreated,
    CurrencyStays,
    NobodyIsOut,
    NoSuchTournament,
    NothingEdited,
    NotOnSchedule,
    NotWithDoubleChance,
    OnScheduleAlready,
    PlayersStillIn,
    PriceOffStep,
    ProfileTwice,
    RebuyPriceOff,
    ScheduleStays,
    SeatsBeyond,
    TableTwice,
    TournamentIsOver,
)
from tdconsole.domain.values import Seat
from tdconsole.i18n.catalogue import N_
from tdconsole.i18n.naming import OwnWords, Sentences, Wording
from tdconsole.i18n.room.seats import seat_name

SENTENCES: Final[Sentences] = {
    NoSuchTournament: N_("There is no such tournament in this file."),
    AlreadyCreated: N_("This tournament has been created already."),
    TournamentIsOver: N_("The tournament is finished; undo its finish to change anything in it."),
    NobodyIsOut: N_("Nobody has gone out yet: there is no winner."),
    NotOnSchedule: N_("Row {row} is not on the schedule."),
    ScheduleStays: N_("Row {row} of the schedule is like that already."),
    NothingEdited: N_("The set-up is like that already."),
    CurrencyStays: N_("Money has been taken in {currency}: the currency stays."),
    TableTwice: N_("Table {table} is named twice."),
    ProfileTwice: N_("Two prices are called {profile}: give one another name."),
    PriceOffStep: N_(
        "{price} is not a multiple of {step}: by these rules every price is. Choose another one, "
        "or override that on the page Rules."
    ),
    AddOnTooDear: N_(
        "{price} is too much for the add-on: by these rules {most} is the maximum. Choose "
        "another price, or override that on the page Rules."
    ),
    NotWithDoubleChance: N_(
        "By these rules a double chance has no rebuys and no add-on: leave them out, or override that on the page Rules."
    ),
    RebuyPriceOff: N_(
        "By these rules a rebuy costs {due}, split as an entry is: {price} as it stands does not fit. Change it, or override that on the page Rules."
    ),
    sums.SeatTwice: N_("Seat {seat} is named twice: one player sits there."),
    sums.TooManyAtTable: N_("{players} players can't sit at a table of {seats} seats."),
    sums.NobodyHasChips: N_("Nobody has any chips: say how many each player has left."),
    sums.NothingPutIn: N_("No seat has put anything in: there is no pot."),
    sums.BlindsBackwards: N_("The small blind of {small} is larger than the big blind of {big}."),
    sums.MoreThanTwoLeft: N_("With only two players left no table can have {players}."),
    sums.MoreThanEntered: N_(
        "{players} players at the tables are more than the {entries} who entered."
    ),
    sums.CardTwice: N_("The card {card} is dealt twice: a race has one deck."),
    sums.CardsNotTheOdd: N_(
        "Seat {seat} has {odd} odd chips and {cards} cards: it gets one card for each."
    ),
    sums.OddDiffers: N_("The seats have {seats} odd chips together, not {odd}."),
}


def _players_still_in(wording: Wording, one: PlayersStillIn) -> str:
    words = wording.words
    match one:
        case PlayersStillIn(left=left, seats=seats) if seats > 1:
            return words.ngettext(
                "{number} player is still in: the satellite ends when {seats} are left, one for "
                "each seat.",
                "{number} players are still in: the satellite ends when {seats} are left, one "
                "for each seat.",
                left,
                seats=words.number(seats),
            )
        case PlayersStillIn(left=left):
            return words.ngettext(
                "{number} player is still in: the tournament ends when one is left.",
                "{number} players are still in: the tournament ends when one is left.",
                left,
            )


def _seats_beyond(wording: Wording, one: SeatsBeyond) -> str:
    words = wording.words
    say = words.gettext
    table, seat = one.table, one.seat
    return say(
        "Somebody sits at {seat}: move the player before the tables get smaller.",
        seat=seat_name(words, Seat(table=table, seat=seat)),
    )


def _stake_off_unit(wording: Wording, one: sums.StakeOffUnit) -> str:
    words = wording.words
    say = words.gettext
    match one:
        case sums.StakeOffUnit(put=put, unit=unit, seat=None):
            return say(
                "Dead money of {put} is not a multiple of the smallest chip, {unit}.",
                put=words.number(put),
                unit=words.number(unit),
            )
        case sums.StakeOffUnit(put=put, unit=unit, seat=seat):
            return say(
                "Seat {seat}: {put} is not a multiple of the smallest chip, {unit}.",
                seat=seat,
                put=words.number(put),
                unit=words.number(unit),
            )


def _on_schedule_already(wording: Wording, one: OnScheduleAlready) -> str:
    words = wording.words
    return words.gettext(
        "“{title}” is on the schedule for {day} at {time} already, as row {row}.",
        title=one.title,
        day=words.day(one.day),
        time=one.time,
        row=one.row,
    )


OWN_WORDS: Final[OwnWords] = {
    OnScheduleAlready: _on_schedule_already,
    PlayersStillIn: _players_still_in,
    SeatsBeyond: _seats_beyond,
    sums.StakeOffUnit: _stake_off_unit,
}
