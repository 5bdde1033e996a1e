"""The flights, and the players who go on, as text."""

from typing import Final

from tdconsole.cli.voice.tables import Rows
from tdconsole.cli.voice.view import View
from tdconsole.cli.voice.voice import Voice
from tdconsole.domain.language.rejections.flights import NotInFlights
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Chips, Instant, Record
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.engine.refusals import refusal
from tdconsole.i18n.flights.rules import flight_state_name, forward_name
from tdconsole.i18n.flights.words import (
    begins_words,
    end_words,
    goes_words,
    stacks_words,
    through_words,
    waits_words,
)
from tdconsole.projections.flights.board import FlightLine, FlightsBoard, flights_board
from tdconsole.projections.people.names import People


class FlightsShown(Record, kw_only=True):
    """The board; null if the tournament isn't played in flights."""

    board: FlightsBoard | None


def flights_shown(tournament: Tournament, people: People, now: Instant) -> FlightsShown:
    return FlightsShown(board=flights_board(tournament, people, now))


def flights_rows(voice: Voice, shown: FlightsShown) -> Rows:
    """The flights, then the players who go on, then those who qualified more than once."""
    words, board = voice.words, shown.board
    if board is None:
        yield (refusal(words, NotInFlights(), str),)
        return
    say = words.pgettext
    for line in board.flights:
        yield _flight(voice, line)
    yield (
        say("flights", "in all"),
        "" if board.merged else waits_words(words, board),
        words.ngettext("{number} entry", "{number} entries", board.entries),
        through_words(words, len(board.through)),
        _average(words, board.average),
    )
    yield (
        say("flights", "day 2"),
        begins_words(words, board),
        "",
        forward_name(words, board.forward),
    )
    for row in board.through:
        seat = "" if row.seat is None else f"{row.seat.table}-{row.seat.seat}"
        yield (
            words.number(row.place),
            row.name or voice.erased,
            row.flight,
            words.number(row.chips),
            ""
            if row.big_blinds is None
            else words.pgettext("board", "{number} BB", number=words.number(row.big_blinds)),
            row.country or "",
            f"{seat} {row.seal}".strip(),
        )
    for one in board.several:
        yield ("", one.name or voice.erased, stacks_words(words, one), goes_words(words, one))


def _average(words: Catalogue, chips: Chips | None) -> str:
    return "" if chips is None else words.gettext("average {chips}", chips=words.number(chips))


def _flight(voice: Voice, line: FlightLine) -> tuple[str, ...]:
    words = voice.words
    if line.state == "planned":
        return (line.name, flight_state_name(words, line.state))
    if line.state == "over":
        stand = through_words(words, line.through)
    else:
        stand = words.ngettext("{number} player left", "{number} players left", line.left)
    return (
        line.name,
        flight_state_name(words, line.state),
        words.ngettext("{number} entry", "{number} entries", line.entries),
        stand,
        _average(words, line.average),
        "" if line.level is None else words.gettext("level {level}", level=line.level),
        end_words(words, line),
    )


FLIGHTS: Final = View(
    FlightsShown,
    lambda look: flights_shown(look.state, look.people, look.now),
    lambda look, data: flights_rows(look.voice, data),
    of_all=True,
)
