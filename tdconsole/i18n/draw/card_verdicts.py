"""The verdict on a seat card, in a sentence."""

from typing import assert_never

from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.draw import seat_proof as card


def card_verdict(words: Catalogue, verdict: card.CardVerdict) -> str:
    say = words.gettext
    match verdict:
        case card.AsDrawn(draw=draw, entry=entry, seat=seat, step=step, undone=False):
            return say(
                "The card is right: draw {draw} (step {step}) gave entry {entry} table {table}, seat {seat}.",
                draw=draw,
                step=step,
                entry=entry,
                table=seat.table,
                seat=seat.seat,
            )
        case card.AsDrawn(draw=draw, entry=entry, seat=seat, step=step):
            return say(
                "The card is right, but out of date: draw {draw} (step {step}) gave entry {entry} table {table}, seat {seat}, and was undone since.",
                draw=draw,
                step=step,
                entry=entry,
                table=seat.table,
                seat=seat.seat,
            )
        case card.NoCard():
            return say("This is not what the code of a seat card says.")
        case card.OtherTournament():
            return say("The card’s commitment is not one of this tournament’s.")
        case card.NoSuchDraw(draw=draw):
            return say("The card’s commitment has no draw {draw} of seats.", draw=draw)
        case card.OtherDraw(draw=draw):
            return say(
                "Draw {draw} opened another link than the card says, or was of other tables and players.",
                draw=draw,
            )
        case card.NotInDraw(draw=draw, entry=entry):
            return say("Entry {entry} was not in draw {draw}.", entry=entry, draw=draw)
        case card.OtherSeat(draw=draw, entry=entry, drawn=drawn, on_card=on_card):
            return say(
                "The card says table {table}, seat {seat}, but draw {draw} gave entry {entry} table {drawn_table}, seat {drawn_seat}.",
                table=on_card.table,
                seat=on_card.seat,
                draw=draw,
                entry=entry,
                drawn_table=drawn.table,
                drawn_seat=drawn.seat,
            )
        case _:
            assert_never(verdict)
