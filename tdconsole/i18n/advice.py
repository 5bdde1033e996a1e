"""What the console advises, as it would be said on the floor."""

from collections.abc import Callable
from typing import assert_never

from tdconsole.domain.commands import DrawSeats
from tdconsole.domain.values import EntryId, Record
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.clock_words import mark_name
from tdconsole.i18n.seats import seats_named
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
        case due.SecondHalvesLost():
            return Worded(
                sentence=say("Call out the second halves"),
                reason=_second_halves(words, advice),
                button="",
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
