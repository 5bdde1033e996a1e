"""Advice on the clock, and on what ends with it."""

from typing import assert_never

from tdconsole.i18n.advice.worded import Who, Worded
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.clock.words import mark_name
from tdconsole.projections import advice as due

ClockAdvice = (
    due.ClockInDoubt
    | due.ClockHeld
    | due.ClockPaused
    | due.ClockNotStarted
    | due.LevelsOver
    | due.RegistrationCloses
    | due.SecondHalvesLost
    | due.WinnerKnown
    | due.SeatsAreWon
    | due.DealIsMade
)


def clock_advised(words: Catalogue, advice: ClockAdvice, who: Who) -> Worded:
    say, button = words.gettext, words.pgettext
    match advice:
        case due.ClockInDoubt():
            return Worded(
                sentence=say("Say where the clock stands"),
                reason=_doubt(words, advice),
                button="",
                choices=tuple(_choice(words, one) for one in advice.readings),
            )
        case due.ClockHeld(mark=mark):
            return Worded(
                sentence=say("Let the clock go on"),
                reason=say("It stopped by itself: {mark}.", mark=mark_name(words, mark)),
                button=button("button", "Go on"),
            )
        case due.ClockPaused():
            return Worded(
                sentence=say("Resume the clock"),
                reason=say("The clock is paused."),
                button=button("button", "Resume the clock"),
            )
        case due.ClockNotStarted(seated=seated):
            return Worded(
                sentence=say("Start the clock"),
                reason=words.ngettext(
                    "{number} player has a seat, and nobody is waiting for one.",
                    "{number} players have a seat, and nobody is waiting for one.",
                    seated,
                ),
                button=button("button", "Start the clock"),
            )
        case due.LevelsOver():
            return Worded(
                sentence=say("Give the last level more time"),
                reason=say("The last level has run out; its blinds stay."),
                button=button("button", "Add time"),
            )
        case due.RegistrationCloses(minutes=minutes):
            return Worded(
                sentence=say("Announce the end of registration"),
                reason=words.ngettext(
                    "Registration closes in {number} minute.",
                    "Registration closes in {number} minutes.",
                    minutes,
                ),
                button="",
            )
        case due.SecondHalvesLost():
            return Worded(
                sentence=say("Call out the second halves"),
                reason=_second_halves(words, advice),
                button="",
            )
        case due.WinnerKnown(entry=entry):
            return Worded(
                sentence=say("Finish the tournament"),
                reason=say("Everybody else is out: {player} has won.", player=who(entry)),
                button=button("button", "Finish the tournament"),
            )
        case due.SeatsAreWon():
            return Worded(
                sentence=say("Finish the tournament"),
                reason=_seats(words, advice),
                button=button("button", "Finish the tournament"),
            )
        case due.DealIsMade(left=left):
            return Worded(
                sentence=say("Finish the tournament"),
                reason=words.ngettext(
                    "The deal has divided all the money: {number} player may stop here, or play on.",
                    "The deal has divided all the money: the {number} players may stop here, or play on.",
                    left,
                ),
                button=button("button", "Finish the tournament"),
            )
        case _:
            assert_never(advice)


def _seats(words: Catalogue, advice: due.SeatsAreWon) -> str:
    if advice.left == advice.seats:
        return words.ngettext(
            "As many are left as there are seats: {number} player has won one.",
            "As many are left as there are seats: {number} players have won one.",
            advice.left,
        )
    return words.ngettext(
        "{number} player is left, for {seats} seats: whoever is left has won one.",
        "{number} players are left, for {seats} seats: whoever is left has won one.",
        advice.left,
        seats=words.number(advice.seats),
    )


def _doubt(words: Catalogue, advice: due.ClockInDoubt) -> str:
    say = words.gettext
    if advice.why == "slept":
        return say("The computer slept while the clock ran. Did play go on?")
    if len(advice.readings) == 1:
        return say(
            "The computer's time was set back while it was off: nobody can tell how long it was. Settle this, then set the time left."
        )
    return say("The computer's time was set while the clock ran. Which is right?")


def _choice(words: Catalogue, one: due.Standing) -> str:
    if one.starts_in is not None:
        stands = words.gettext("starts in {time}", time=words.duration(one.starts_in))
    elif one.level is None:
        stands = words.gettext("break, {left} left", left=words.duration(one.left))
    else:
        stands = words.gettext(
            "level {level}, {left} left", level=one.level, left=words.duration(one.left)
        )
    match one.by:
        case "boot":
            return words.gettext("It ran on: {stands}", stands=stands)
        case "awake":
            return words.gettext("It stood meanwhile: {stands}", stands=stands)
        case "world":
            return words.gettext("By the time of day: {stands}", stands=stands)
        case _:
            assert_never(one.by)


def _second_halves(words: Catalogue, advice: due.SecondHalvesLost) -> str:
    asked = words.ngettext(
        "{number} player has not asked for the second half yet.",
        "{number} players have not asked for the second half yet.",
        advice.number,
    )
    lost = words.ngettext(
        "It is lost in {number} minute.", "It is lost in {number} minutes.", advice.minutes
    )
    return f"{asked} {lost}"
