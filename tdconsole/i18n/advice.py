"""What the console advises, as it would be said on the floor."""

from collections.abc import Callable
from typing import assert_never

from tdconsole.domain.values import EntryId, Record
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.clock_words import mark_name
from tdconsole.projections import advice as due

Who = Callable[[EntryId], str]


class Worded(Record, kw_only=True):
    """What to do, without a full stop; why, in whole sentences; what its button says."""

    sentence: str
    reason: str
    button: str
    choices: tuple[str, ...] = ()
    """One for each of the advice's choices."""


def urgency_name(words: Catalogue, urgency: due.Urgency) -> str:
    say = words.pgettext
    return say("urgency", "now") if urgency == "now" else say("urgency", "soon")


def advice_words(words: Catalogue, advice: due.Advice, who: Who) -> Worded:
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
        case due.WinnerKnown(entry=entry):
            return Worded(
                sentence=say("Finish the tournament"),
                reason=say("Everybody else is out: {player} has won.", player=who(entry)),
                button=button("button", "Finish the tournament"),
            )
        case due.ClockPaused():
            return Worded(
                sentence=say("Resume the clock"),
                reason=say("The clock is paused."),
                button=button("button", "Resume the clock"),
            )
        case due.LevelsOver():
            return Worded(
                sentence=say("Give the last level more time"),
                reason=say("The last level has run out; its blinds stay."),
                button=button("button", "Add time"),
            )
        case due.SeatsNotDrawn(waiting=waiting):
            return Worded(
                sentence=words.ngettext("Draw {number} seat", "Draw {number} seats", waiting),
                reason=_without_a_seat(words, advice),
                button=button("button", "Draw seats"),
            )
        case due.AloneAtTable(table=table, entry=entry):
            return Worded(
                sentence=say("Move {player} to another table", player=who(entry)),
                reason=say("Alone at table {table}: no hand can be dealt there.", table=table),
                button=button("button", "Choose the seat"),
            )
        case due.TableCanBreak(table=table, players=players, free=free):
            return Worded(
                sentence=say("Break table {table}", table=table),
                reason=words.ngettext(
                    "{number} player sits there; free seats at the other tables: {free}.",
                    "{number} players sit there; free seats at the other tables: {free}.",
                    players,
                    free=words.number(free),
                ),
                button=button("button", "Choose the player"),
            )
        case due.TablesNotLevel(from_table=from_table, to_table=to_table):
            return Worded(
                sentence=say(
                    "Move a player from table {from_table} to table {to_table}",
                    from_table=from_table,
                    to_table=to_table,
                ),
                reason=_not_level(words, advice),
                button=button("button", "Choose the player"),
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
        case _:
            assert_never(advice)


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


def _not_level(words: Catalogue, advice: due.TablesNotLevel) -> str:
    say = words.gettext
    if advice.halted:
        gap = say(
            "{players} at table {from_table}, {fewest} at table {to_table}: play at table {to_table} halts when the big blind reaches an empty seat.",
            players=advice.players,
            from_table=advice.from_table,
            fewest=advice.fewest,
            to_table=advice.to_table,
        )
    else:
        gap = say(
            "{players} at table {from_table}, {fewest} at table {to_table}.",
            players=advice.players,
            from_table=advice.from_table,
            fewest=advice.fewest,
            to_table=advice.to_table,
        )
    moves = words.ngettext(
        "{number} move levels all tables.", "{number} moves level all tables.", advice.moves
    )
    return f"{gap} {moves}"
