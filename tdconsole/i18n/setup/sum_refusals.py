"""Why a calculator does not answer: numbers that can't be together."""

from typing import assert_never

from tdconsole.domain.language.rejections import sums as no
from tdconsole.i18n.catalogue import Catalogue


def sum_refusal(words: Catalogue, rejection: no.SumRefusal) -> str:
    say = words.gettext
    match rejection:
        case no.SeatTwice(seat=seat):
            return say("Seat {seat} is named twice: one player sits there.", seat=seat)
        case no.TooManyAtTable(players=players, seats=seats):
            return say(
                "{players} players can't sit at a table of {seats} seats.",
                players=words.number(players),
                seats=words.number(seats),
            )
        case no.NobodyHasChips():
            return say("Nobody has any chips: say how many each player has left.")
        case no.NothingPutIn():
            return say("No seat has put anything in: there is no pot.")
        case no.StakeOffUnit(put=put, unit=unit, seat=None):
            return say(
                "Dead money of {put} is not a multiple of the smallest chip, {unit}.",
                put=words.number(put),
                unit=words.number(unit),
            )
        case no.StakeOffUnit(put=put, unit=unit, seat=seat):
            return say(
                "Seat {seat}: {put} is not a multiple of the smallest chip, {unit}.",
                seat=seat,
                put=words.number(put),
                unit=words.number(unit),
            )
        case no.BlindsBackwards(small=small, big=big):
            return say(
                "The small blind of {small} is larger than the big blind of {big}.",
                small=words.number(small),
                big=words.number(big),
            )
        case no.MoreThanTwoLeft(players=players):
            return say(
                "With only two players left no table can have {players}.",
                players=words.number(players),
            )
        case no.MoreThanEntered(players=players, entries=entries):
            return say(
                "{players} players at the tables are more than the {entries} who entered.",
                players=words.number(players),
                entries=words.number(entries),
            )
        case no.CardTwice(card=card):
            return say("The card {card} is dealt twice: a race has one deck.", card=card)
        case no.CardsNotTheOdd(seat=seat, odd=odd, cards=cards):
            return say(
                "Seat {seat} has {odd} odd chips and {cards} cards: it gets one card for each.",
                seat=seat,
                odd=words.number(odd),
                cards=words.number(cards),
            )
        case no.OddDiffers(odd=odd, seats=seats):
            return say(
                "The seats have {seats} odd chips together, not {odd}.",
                seats=words.number(seats),
                odd=words.number(odd),
            )
        case _:
            assert_never(rejection)
