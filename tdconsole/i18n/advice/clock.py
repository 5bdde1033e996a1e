"""Advice on the clock, and on what ends with it."""

from collections.abc import Iterator
from typing import Final, assert_never

from tdconsole.i18n.advice.worded import Advised, OwnRows, Rows
from tdconsole.i18n.catalogue import C_, N_, P_, Catalogue
from tdconsole.i18n.naming import Wording
from tdconsole.projections import advice as due

SENTENCES: Final[Rows] = {
    due.ClockHeld: Advised(
        sentence=N_("Let the clock go on"),
        reason=N_("It stopped by itself: {mark}."),
        button=C_("button", "Go on"),
    ),
    due.ClockPaused: Advised(
        sentence=N_("Resume the clock"),
        reason=N_("The clock is paused."),
        button=C_("button", "Resume the clock"),
    ),
    due.ClockNotStarted: Advised(
        sentence=N_("Start the clock"),
        reason=P_(
            "{number} player has a seat, and nobody is waiting for one.",
            "{number} players have a seat, and nobody is waiting for one.",
            "seated",
        ),
        button=C_("button", "Start the clock"),
    ),
    due.LevelsOver: Advised(
        sentence=N_("Give the last level more time"),
        reason=N_("The last level has run out; its blinds stay."),
        button=C_("button", "Add time"),
    ),
    due.RegistrationCloses: Advised(
        sentence=N_("Announce the end of registration"),
        reason=P_(
            "Registration closes in {number} minute.",
            "Registration closes in {number} minutes.",
            "minutes",
        ),
    ),
    due.SecondHalvesLost: Advised(
        sentence=N_("Call out the second halves"),
        reason=[
            P_(
                "{number} player has not asked for the second half yet.",
                "{number} players have not asked for the second half yet.",
                "number",
            ),
            P_("It is lost in {number} minute.", "It is lost in {number} minutes.", "minutes"),
        ],
    ),
    due.WinnerKnown: Advised(
        sentence=N_("Finish the tournament"),
        reason=N_("Everybody else is out: {entry} has won."),
        button=C_("button", "Finish the tournament"),
    ),
    due.DealIsMade: Advised(
        sentence=N_("Finish the tournament"),
        reason=P_(
            "The deal has divided all the money: {number} player may stop here, or play on.",
            "The deal has divided all the money: the {number} players may stop here, or play on.",
            "left",
        ),
        button=C_("button", "Finish the tournament"),
    ),
}


def _seats(advice: due.SeatsAreWon) -> Advised:
    exactly = P_(
        "Only the seat winners are left: {number} player has won one.",
        "Only the seat winners are left: {number} players have won one.",
        "left",
    )
    fewer = P_(
        "{number} player is left, for {seats} seats: each player left has won one.",
        "{number} players are left, for {seats} seats: each player left has won one.",
        "left",
    )
    return Advised(
        sentence=N_("Finish the tournament"),
        reason=exactly if advice.left == advice.seats else fewer,
        button=C_("button", "Finish the tournament"),
    )


def _doubt(advice: due.ClockInDoubt) -> Advised:
    if advice.why == "slept":
        reason = N_("The computer slept while the clock ran. Did play go on?")
    elif advice.why == "off":
        reason = N_("The computer was off while the clock ran. Did play go on?")
    elif len(advice.readings) == 1:
        reason = N_(
            "The computer's time was set back while it was off: nobody can tell how long it was. Settle this, then set the time left."
        )
    else:
        reason = N_("The computer's time was set while the clock ran. Which is right?")
    return Advised(sentence=N_("Say where the clock is"), reason=reason, choices=_choices)


def _choices(wording: Wording, advice: due.ClockInDoubt) -> Iterator[str]:
    return (_choice(wording.words, one) for one in advice.readings)


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
            return words.gettext("It was stopped meanwhile: {stands}", stands=stands)
        case "world":
            return words.gettext("By the time of day: {stands}", stands=stands)
        case _:
            assert_never(one.by)


OWN_WORDS: Final[OwnRows] = {due.ClockInDoubt: _doubt, due.SeatsAreWon: _seats}
