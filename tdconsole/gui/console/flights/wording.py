"""The texts of the page of the flights: their states, who goes on, and what is given up."""

from tdconsole.domain.clock.reading import read
from tdconsole.domain.flights.first_days import is_over
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Instant, Level, Period, Structure
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.clock.words import blinds, stands_at
from tdconsole.i18n.flights.rules import flight_state_name, forward_name
from tdconsole.projections.clock.board import level_number
from tdconsole.projections.flights.board import FlightLine, FlightsBoard
from tdconsole.projections.flights.through import Bagged


def summed(words: Catalogue, board: FlightsBoard) -> str:
    opened = sum(line.play is not None for line in board.flights)
    said = words.gettext(
        "{flights}, {entries}, {through}.",
        flights=words.ngettext("{number} flight", "{number} flights", opened),
        entries=words.ngettext("{number} entry", "{number} entries", board.entries),
        through=words.ngettext(
            "{number} player through", "{number} players through", len(board.through)
        ),
    )
    if board.still:
        still = words.listed(list(board.still))
        said += " " + words.gettext("Not over yet: {flights}.", flights=still)
    return said


def flight_state(words: Catalogue, line: FlightLine) -> str:
    """Say the state; a stopped clock is mentioned."""
    state = flight_state_name(words, line.state)
    if line.state != "plays" or line.running:
        return state
    return words.pgettext("flight", "{state}, clock stopped", state=state)


def end_words(words: Catalogue, line: FlightLine, now: Instant) -> str:
    """Say when it ends, by the wall clock or by the players left."""
    say = words.pgettext
    if line.state in {"over", "planned"}:
        return ""
    if line.down_to is not None:
        return say("flight", "with {number} left", number=words.number(line.down_to))
    if line.ends_in is None:
        return say("flight", "by its level") if line.ends == "level" else ""
    if line.running:
        return say("flight", "at {time}", time=words.time_after(now, line.ends_in))
    return say("flight", "in {time}", time=words.duration(line.ends_in))


def clock_sentence(words: Catalogue, tournament: Tournament, now: Instant) -> str:
    """Say where its clock is; empty before it starts and after the day ends."""
    structure = tournament.setup.structure
    reading = read(structure, tournament.play.clock, now)
    if reading is None or reading.starts_in is not None or is_over(tournament):
        return ""
    stands, say = stands_at(words, structure, reading), words.pgettext
    if reading.running:
        return say("flight", "plays, {level}", level=stands)
    return say("flight", "clock stopped, {level}", level=stands)


def level_name(words: Catalogue, structure: Structure, at: int) -> str:
    period = structure[at]
    number = level_number(structure, at)
    return words.pgettext(
        "flight", "Level {level}: {blinds}", level=number, blinds=blinds(words, period)
    )


def levels(words: Catalogue, structure: Structure) -> list[tuple[str, Period]]:
    """Return the levels that day 2 may begin with."""
    return [
        (level_name(words, structure, at), period)
        for at, period in enumerate(structure)
        if isinstance(period, Level)
    ]


def going_sentence(words: Catalogue, board: FlightsBoard) -> str:
    number = len(board.through)
    if not number or board.average is None:
        return words.gettext("Nobody is through yet.")
    if board.merged:
        return words.ngettext(
            "{number} player went on to day 2 with {chips} chips: {average} on average{depth}.",
            "{number} players went on to day 2 with {chips} chips: {average} on average{depth}.",
            number,
            **_sums(words, board),
        )
    return words.ngettext(
        "{number} player goes on with {chips} chips: {average} on average{depth}.",
        "{number} players go on with {chips} chips: {average} on average{depth}.",
        number,
        **_sums(words, board),
    )


def _sums(words: Catalogue, board: FlightsBoard) -> dict[str, str]:
    depth = ""
    if board.average_in_big_blinds and not board.merged:
        number = words.number(board.average_in_big_blinds)
        depth = words.pgettext("flight", ", {number} BB", number=number)
    return {
        "chips": words.number(board.chips),
        "average": words.number(board.average or 0),
        "depth": depth,
    }


def several_sentence(words: Catalogue, board: FlightsBoard) -> str:
    """Name players qualified more than once; empty if there are none."""
    number = len(board.several)
    if not number:
        return ""
    rule = forward_name(words, board.forward)
    told = words.ngettext(
        "{number} player qualified more than once: {rule}.",
        "{number} players qualified more than once: {rule}.",
        number,
        rule=rule,
    )
    if board.forfeited:
        chips = words.number(board.forfeited)
        told += " " + words.gettext("{chips} chips are forfeited.", chips=chips)
    return told


def stack_words(words: Catalogue, one: Bagged) -> str:
    chips = words.number(one.chips)
    return words.pgettext("flight", "{flight} {chips}", flight=one.flight, chips=chips)
