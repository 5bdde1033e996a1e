"""Advice on players without a seat, and on what remains before the first hand."""

from typing import assert_never

from tdconsole.domain.language.commands.day import SeatAsBefore
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.i18n.advice.worded import Who, Worded
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.room.seats import seats_named
from tdconsole.projections import advice as due

SeatAdvice = (
    due.SeatsFill
    | due.SeatsNotDrawn
    | due.AlternatesWaiting
    | due.AlternateExpected
    | due.AlternateDidNotAnswer
    | due.NoSeatForAlternates
    | due.UnsoldStacks
    | due.ButtonsNotDrawn
    | due.TooFewToStart
)


def seats_advised(words: Catalogue, advice: SeatAdvice, who: Who) -> Worded:
    say, button = words.gettext, words.pgettext
    match advice:
        case due.SeatsFill():
            return _fill(words, advice)
        case due.SeatsNotDrawn(proposal=SeatAsBefore()):
            return Worded(
                sentence=say("Seat them where they sat"),
                reason=_without_a_seat(words, advice),
                button=button("button", "Seat as before"),
                choices=(say("Draw all seats anew"),),
            )
        case due.SeatsNotDrawn(waiting=waiting):
            return Worded(
                sentence=words.ngettext("Draw {number} seat", "Draw {number} seats", waiting),
                reason=_without_a_seat(words, advice),
                button=button("button", "Draw seats"),
            )
        case due.AlternatesWaiting():
            return _to_call(words, advice, who)
        case due.AlternateExpected(entry=entry, following=following):
            return Worded(
                sentence=say("Seat {player}, who was called", player=who(entry)),
                reason=_waits(words, advice),
                button=button("button", "Draw the seat"),
                choices=()
                if following is None
                else (say("Call {player} too", player=who(following)),),
            )
        case due.AlternateDidNotAnswer(entry=entry):
            return Worded(
                sentence=say("Pass over {player}", player=who(entry)),
                reason=say("Called from the waiting list, and the time to answer is over."),
                button=button("button", "Pass over"),
                choices=(say("Came after all: draw the seat"),),
            )
        case due.NoSeatForAlternates(number=number, table=table):
            return Worded(
                sentence=say("Open table {table}", table=table),
                reason=words.ngettext(
                    "{number} player waits for a seat, and none is free.",
                    "{number} players wait for a seat, and none is free.",
                    number,
                ),
                button=button("button", "Open the table"),
            )
        case due.UnsoldStacks(seats=seats):
            return Worded(
                sentence=words.ngettext(
                    "Take away {number} unsold stack",
                    "Take away {number} unsold stacks",
                    len(seats),
                ),
                reason=say(
                    "Registration is closed, and nobody came for them: {seats}. Count what the blinds took.",
                    seats=seats_named(words, seats),
                ),
                button="",
                choices=(say("Take them away: the blinds took nothing"),),
            )
        case due.ButtonsNotDrawn(tables=tables):
            return Worded(
                sentence=words.ngettext("Draw {number} button", "Draw {number} buttons", tables),
                reason=say("By these rules the first button is drawn."),
                button=button("button", "Draw buttons"),
            )
        case due.TooFewToStart(seated=seated, least=least):
            return Worded(
                sentence=say("Wait for more players"),
                reason=words.ngettext(
                    "{seated} at the tables; {number} player is needed to start.",
                    "{seated} at the tables; {number} players are needed to start.",
                    least,
                    seated=words.number(seated),
                ),
                button="",
            )
        case _:
            assert_never(advice)


def _fill(words: Catalogue, advice: due.SeatsFill) -> Worded:
    say, button = words.gettext, words.pgettext("button", "Set-up…")
    if advice.by_table:
        return Worded(
            sentence=say("Seats are drawn table by table"),
            reason=say("As the set-up has it: a table fills before the next one opens."),
            button=button,
        )
    if not advice.tables:
        return Worded(
            sentence=say("Say how many entries are expected"),
            reason=say(
                "Seats are drawn at entry: without a number the tables that are open share the players, and the next one opens when they are full."
            ),
            button=button,
        )
    reason = words.ngettext(
        "Seats are drawn at entry, evenly over the tables that {number} entry needs.",
        "Seats are drawn at entry, evenly over the tables that {number} entries need.",
        advice.expected,
    )
    return Worded(
        sentence=words.ngettext(
            "Seats fill {number} table", "Seats fill {number} tables evenly", advice.tables
        ),
        reason=reason,
        button=button,
    )


def _without_a_seat(words: Catalogue, advice: due.SeatsNotDrawn) -> str:
    if advice.urgency == "now":
        return words.ngettext(
            "{number} player has no seat, and the clock is running.",
            "{number} players have no seat, and the clock is running.",
            advice.waiting,
        )
    return words.ngettext(
        "{number} player has no seat yet.", "{number} players have no seat yet.", advice.waiting
    )


def _to_call(words: Catalogue, advice: due.AlternatesWaiting, who: Who) -> Worded:
    say, button = words.gettext, words.pgettext
    if isinstance(advice.proposal, DrawSeats):
        seats = len(advice.proposal.entries or ())
        return Worded(
            sentence=words.ngettext("Draw {number} seat", "Draw {number} seats", seats),
            reason=_waits(words, advice),
            button=button("button", "Draw seats"),
        )
    return Worded(
        sentence=say("Call {player} from the waiting list", player=who(advice.entry)),
        reason=_waits(words, advice),
        button=button("button", "Call the player"),
        choices=(say("Is here: draw the seat at once"),),
    )


def _waits(words: Catalogue, advice: due.AlternatesWaiting | due.AlternateExpected) -> str:
    return words.ngettext(
        "{number} player waits; free seats: {free}.",
        "{number} players wait; free seats: {free}.",
        advice.number,
        free=words.number(advice.free),
    )
