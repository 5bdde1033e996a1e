"""The clock called on a player, in the words read aloud and those of the trail."""

from typing import Final, assert_never

from tdconsole.domain.language.events.calling import CallEnded, ClockCalled, TimeCardPlayed
from tdconsole.domain.player_clock.calling import CallPhase
from tdconsole.domain.values import Seat, SeatNo, TableNo
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.clock.spoken_numbers import spoken
from tdconsole.i18n.naming import LogWording, OwnLog, Sentences
from tdconsole.i18n.room.seats import seat_name

SENTENCES: Final[Sentences] = {}


def call_place(words: Catalogue, table: TableNo, seat: SeatNo | None) -> str:
    if seat is None:
        return words.pgettext("place", "table {table}", table=table)
    return seat_name(words, Seat(table=table, seat=seat))


def phase_name(words: Catalogue, phase: CallPhase) -> str:
    say = words.pgettext
    match phase:
        case "thinking":
            return say("called clock", "to think")
        case "countdown":
            return say("called clock", "counting down")
        case "over":
            return say("called clock", "time is up")
        case _:
            assert_never(phase)


def call_read_aloud(words: Catalogue, player: str | None, place: str, seconds: int) -> str:
    """The call as read aloud; `seconds` are those to think."""
    if player is None:
        return words.ngettext(
            "The clock is called at {place}: {number} second to act.",
            "The clock is called at {place}: {number} seconds to act.",
            seconds,
            place=place,
        )
    return words.ngettext(
        "{player}, the clock is called on you: {number} second to act.",
        "{player}, the clock is called on you: {number} seconds to act.",
        seconds,
        player=player,
    )


def countdown_read_aloud(words: Catalogue, seconds: int) -> str:
    """The countdown: five, four, three, two, one."""
    counted = ", ".join(spoken(words.language, number) for number in range(seconds, 0, -1))
    return counted[:1].upper() + counted[1:]


def dead_read_aloud(words: Catalogue) -> str:
    return words.gettext("Time is up: the hand is dead.")


def _clock_called(wording: LogWording, event: ClockCalled) -> str:
    words, who = wording.words, wording.who
    place = call_place(words, event.table, event.seat)
    if event.entry is None:
        return words.gettext("Clock called at {place}", place=place)
    return words.gettext("Clock called on {player}, {place}", player=who(event.entry), place=place)


def _call_ended(wording: LogWording, event: CallEnded) -> str:
    words, who = wording.words, wording.who
    say, table = words.gettext, event.table
    if event.entry is None:
        if event.outcome == "acted":
            return say("Clock at table {table} ended: the player acted", table=table)
        return say("Clock at table {table} ended: the hand is dead", table=table)
    player = who(event.entry)
    if event.outcome == "acted":
        return say("Clock on {player} ended: the player acted", player=player)
    return say("Clock on {player} ended: the hand is dead", player=player)


def _time_card_played(wording: LogWording, event: TimeCardPlayed) -> str:
    words, who = wording.words, wording.who
    say = words.gettext
    match event:
        case TimeCardPlayed(final_table=True):
            return say(
                "{player} played a time-bank card at the final table", player=who(event.entry)
            )
        case TimeCardPlayed():
            return say("{player} played a time-bank card", player=who(event.entry))


OWN_WORDS: Final[OwnLog] = {
    ClockCalled: _clock_called,
    CallEnded: _call_ended,
    TimeCardPlayed: _time_card_played,
}
