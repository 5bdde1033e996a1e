"""The players who go on to day 2: by chips, with flight, seat and seal."""

from pathlib import Path
from typing import BinaryIO

from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.flights.rules import flight_state_name, forward_name
from tdconsole.i18n.flights.words import begins_words, forfeits_words, stacks_words, waits_words
from tdconsole.printing.paper.bill import Bill, capital
from tdconsole.printing.paper.columns import Column
from tdconsole.printing.paper.heading import Figure
from tdconsole.printing.paper.lettering import STRONG
from tdconsole.printing.paper.listing import Frame, Listing, entry_cell, name_of
from tdconsole.printing.paper.roster import Group, Line, Roster
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.projections.flights.board import FlightLine, FlightsBoard
from tdconsole.projections.flights.through import Qualifier, Several


def print_flights_sheet(board: FlightsBoard | None, frame: Frame, to: Path | BinaryIO) -> int:
    """Print the sheet, and return the number of pages; `NothingToPrint` if nobody goes on yet."""
    if board is None or not board.through:
        raise NothingToPrint
    words = frame.words
    title = words.gettext("Through to day 2")
    listing = Listing(frame, "flights", title, board.event, _figures(words, board))
    bill = Bill(listing.flow)
    bill.text(_how_it_stands(words, board), STRONG)
    bill.skip(6)
    for label, told in _facts(words, board):
        bill.pair(label, told)
    bill.skip(8)
    bill.keep()
    _lay_flights(board, listing)
    if listing.narrow:
        bill.heading(words.gettext("By chips"), 22)
    bill.skip(6 if listing.narrow else 26)
    bill.keep()
    roster = Roster(listing.flow, _columns(words), narrow=listing.narrow)
    if not listing.narrow:
        listing.flow.put(roster.heads())
    for row in board.through:
        roster.add(Group([_line(words, row, listing)]))
        listing.tick(1, len(board.through))
    _lay_several(board, listing, bill)
    return listing.deliver(to)


def _figures(words: Catalogue, board: FlightsBoard) -> tuple[Figure, ...]:
    average = "" if board.average is None else words.number(board.average)
    return (
        Figure(
            words.pgettext("flights", "Through"),
            words.gettext(
                "{left} of {number}",
                left=words.number(len(board.through)),
                number=words.number(board.entries),
            ),
        ),
        Figure(words.pgettext("flights", "Chips"), words.number(board.chips)),
        Figure(words.pgettext("flights", "Average"), average),
    )


def _how_it_stands(words: Catalogue, board: FlightsBoard) -> str:
    if board.merged:
        return words.gettext("The flights are merged.")
    if board.still:
        still = waits_words(words, board)
        return words.gettext("{flights}: this list is not complete.", flights=still)
    return words.gettext("The flights are not merged yet.")


def _facts(words: Catalogue, board: FlightsBoard) -> list[tuple[str, str]]:
    say = words.pgettext
    begins = say("flights", "Day 2 is at") if board.merged else say("flights", "Day 2 begins with")
    facts = [(begins, told)] if (told := begins_words(words, board)) else []
    facts.append((say("flights", "Of several stacks"), capital(forward_name(words, board.forward))))
    if board.forfeited:
        facts.append((say("flights", "Forfeited"), words.number(board.forfeited)))
    return facts


def _lay_flights(board: FlightsBoard, listing: Listing) -> None:
    words = listing.words
    columns = (
        Column(words.pgettext("flights", "Flight"), 60, 50, type=STRONG),
        Column(words.pgettext("flights", "State"), 120),
        Column(words.gettext("Entries"), 50, 40, right=True),
        Column(words.pgettext("flights", "Through"), 50, 40, right=True, type=STRONG),
        Column(words.pgettext("flights", "Average"), 70, 50, right=True),
        Column(words.pgettext("flights", "Level"), 40, None, right=True),
    )
    roster = Roster(listing.flow, columns, narrow=listing.narrow, repeat=False)
    listing.flow.put(roster.heads())
    for line in board.flights:
        if line.state != "planned":
            roster.add(Group([_flight(words, line)]))


def _flight(words: Catalogue, line: FlightLine) -> Line:
    over = line.state == "over"
    return Line(
        (
            line.name,
            _state(words, line),
            words.number(line.entries),
            words.number(line.through) if over else "",
            words.number(line.average) if over and line.average is not None else "",
            "" if line.level is None else words.number(line.level),
        )
    )


def _state(words: Catalogue, line: FlightLine) -> str:
    state = flight_state_name(words, line.state)
    if line.state == "over":
        return state
    left = words.ngettext("{number} player left", "{number} players left", line.left)
    return f"{state} · {left}"


def _columns(words: Catalogue) -> tuple[Column, ...]:
    return (
        Column("", 26, 22, right=True, type=STRONG),
        Column(words.gettext("Name"), 150, 110, type=STRONG),
        Column(words.gettext("Country"), 40),
        Column(words.pgettext("flights", "Flight"), 50),
        Column(words.gettext("Entry"), 36, right=True),
        Column(words.gettext("Chips"), 66, 62, right=True, type=STRONG),
        Column(words.pgettext("poker", "BB"), 32, None, right=True),
        Column(words.gettext("Seat"), 38, None),
        Column(words.pgettext("bag", "Seal"), 58, None),
    )


def _line(words: Catalogue, row: Qualifier, listing: Listing) -> Line:
    return Line(
        (
            words.number(row.place),
            name_of(words, row.name),
            row.country or "",
            row.flight,
            entry_cell(listing, row.entry),
            words.number(row.chips),
            words.number(row.big_blinds) if row.big_blinds else "",
            "" if row.seat is None else f"{row.seat.table}-{row.seat.seat}",
            row.seal,
        )
    )


def _lay_several(board: FlightsBoard, listing: Listing, bill: Bill) -> None:
    words = listing.words
    listing.flow.over = ()
    if not board.several:
        return
    bill.heading(words.gettext("Qualified more than once"), 22)
    bill.skip(4)
    for one in board.several:
        bill.pair(
            name_of(words, one.name),
            words.number(one.chips),
            STRONG,
            note=_several(words, one),
        )
        bill.skip(3)
        bill.keep()


def _several(words: Catalogue, one: Several) -> str:
    """The person's stacks, and what was lost by having several."""
    told = stacks_words(words, one)
    return f"{told} · {forfeits_words(words, one)}" if one.forfeited else told
