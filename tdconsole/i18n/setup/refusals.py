"""The tournament as a whole, and what its set-up can't be."""

from typing import assert_never

from tdconsole.domain.language import rejections as no
from tdconsole.domain.values import Seat
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.room.seats import seat_name

TournamentRefusal = (
    no.NoSuchTournament
    | no.AlreadyCreated
    | no.TournamentIsOver
    | no.PlayersStillIn
    | no.NobodyIsOut
    | no.NothingEdited
    | no.CurrencyStays
    | no.SeatsBeyond
    | no.TableTwice
    | no.ProfileTwice
    | no.PriceOffStep
    | no.AddOnTooDear
    | no.NotWithDoubleChance
    | no.RebuyPriceOff
)


def tournament_refusal(words: Catalogue, rejection: TournamentRefusal) -> str:
    say = words.gettext
    match rejection:
        case no.NoSuchTournament():
            return say("There is no such tournament in this file.")
        case no.AlreadyCreated():
            return say("This tournament has been created already.")
        case no.TournamentIsOver():
            return say("The tournament is finished; undo its finish to change anything in it.")
        case no.PlayersStillIn(left=left, seats=seats) if seats > 1:
            return words.ngettext(
                "{number} player is still in: the satellite ends when as many are left as there are seats, which is {seats}.",
                "{number} players are still in: the satellite ends when as many are left as there are seats, which is {seats}.",
                left,
                seats=words.number(seats),
            )
        case no.PlayersStillIn(left=left):
            return words.ngettext(
                "{number} player is still in: the tournament ends when one is left.",
                "{number} players are still in: the tournament ends when one is left.",
                left,
            )
        case no.NobodyIsOut():
            return say("Nobody has gone out yet: there is no winner.")
        case no.NothingEdited():
            return say("The set-up is like that already.")
        case no.CurrencyStays(currency=currency):
            return say("Money has been taken in {currency}: the currency stays.", currency=currency)
        case no.SeatsBeyond(table=table, seat=seat):
            return say(
                "Somebody sits at {seat}: move the player before the tables get smaller.",
                seat=seat_name(words, Seat(table=table, seat=seat)),
            )
        case no.TableTwice(table=table):
            return say("Table {table} is named twice.", table=table)
        case no.ProfileTwice(profile=profile):
            return say("Two prices are called {profile}: give one another name.", profile=profile)
        case no.PriceOffStep(price=price, step=step, currency=currency):
            return say(
                "{price} is no multiple of {step}: by these rules every price is. Choose another one, or override that on the page Rules.",
                price=words.money(price, currency),
                step=words.money(step, currency),
            )
        case no.AddOnTooDear(price=price, most=most, currency=currency):
            return say(
                "{price} is too much for the add-on: by these rules {most} is the most. Choose another price, or override that on the page Rules.",
                price=words.money(price, currency),
                most=words.money(most, currency),
            )
        case no.NotWithDoubleChance():
            return say(
                "By these rules a double chance has no rebuys and no add-on: leave them out, or override that on the page Rules."
            )
        case no.RebuyPriceOff(price=price, due=due, currency=currency):
            return say(
                "By these rules a rebuy costs {due}, split as an entry is: {price} as it stands does not fit. Change it, or override that on the page Rules.",
                due=words.money(due, currency),
                price=words.money(price, currency),
            )
        case _:
            assert_never(rejection)
