"""The table of a season for the wall: places, names and points, and what they are made of."""

from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO

from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.eliminations.standings import place
from tdconsole.i18n.season.words import (
    played_words,
    points_digits,
    points_words,
    row_words,
    rules_words,
    scope_words,
    with_sign,
)
from tdconsole.printing.entry.receipt import BETWEEN
from tdconsole.printing.paper.bill import Bill
from tdconsole.printing.paper.columns import Column
from tdconsole.printing.paper.heading import Figure
from tdconsole.printing.paper.lettering import STRONG, TEXT
from tdconsole.printing.paper.listing import Frame, Listing, name_of
from tdconsole.printing.paper.roster import Group, Line, Roster
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.projections.season.table import AdjustmentLine, SeasonRow, SeasonTable


def print_season(table: SeasonTable, frame: Frame, to: Path | BinaryIO) -> int:
    """Print the table, and return the number of pages; `NothingToPrint` if nobody is in it."""
    if not table.rows and not table.below:
        raise NothingToPrint
    words = frame.words
    say = words.pgettext
    figures = (
        Figure(say("season", "Players"), words.number(len(table.rows) + len(table.below))),
        Figure(say("season", "Evenings"), words.number(len(table.evenings))),
        Figure(say("season", "As of"), words.day(table.as_of)),
    )
    listing = Listing(frame, "season", say("season", "Season table"), table.name, figures)
    _explain(listing, words, table)
    roster = Roster(listing.flow, _columns(words), narrow=listing.narrow, wall=True)
    listing.flow.put(roster.heads())
    digits, whole = (
        points_digits(one.points for one in (*table.rows, *table.below)),
        len(table.rows) + len(table.below),
    )
    for row in table.rows:
        told = place(words, row.place or 0, row.shared_by)
        roster.add(Group([_line(words, row, told, digits)]))
        listing.tick(1, whole)
    if table.below:
        below = [_line(words, row, "–", digits) for row in table.below]
        head = words.gettext("Too few evenings for a place")
        roster.add(Group(below, head=head, loose=True))
        listing.tick(len(below), whole)
    standing = [one for one in table.adjustments if not one.taken_back]
    if standing:
        lines = list(_adjusted(words, standing))
        roster.add(Group(lines, head=say("season", "Adjustments"), loose=True))
    return listing.deliver(to)


def _explain(listing: Listing, words: Catalogue, table: SeasonTable) -> None:
    bill = Bill(listing.flow)
    said = (f"{scope_words(words, table.rules)}.", *rules_words(words, table.rules))
    bill.text(" ".join(said), TEXT)
    if table.missing:
        bill.text(
            words.ngettext(
                "{number} evening of a player has no points by the formula.",
                "{number} evenings of players have no points by the formula.",
                len(table.missing),
            ),
            STRONG,
        )
    bill.skip(10)
    bill.keep()


def _columns(words: Catalogue) -> tuple[Column, ...]:
    say = words.pgettext
    return (
        Column(say("poker", "Place"), 44, 34, right=True, type=STRONG),
        Column(words.gettext("Name"), 210, 82, type=STRONG),
        Column(say("season", "Points"), 70, 56, right=True, type=STRONG),
        Column(say("season", "Evenings"), 54, None, right=True),
        Column(say("season", "Wins"), 44, None, right=True),
        Column(say("season", "Prizes"), 44, None, right=True),
        Column(say("season", "Best place"), 54, None, right=True),
    )


def _line(words: Catalogue, row: SeasonRow, told: str, digits: int) -> Line:
    cells = (
        told,
        name_of(words, row.name),
        points_words(words, row.points, digits),
        played_words(words, row),
        words.number(row.wins),
        words.number(row.cashes),
        "" if row.best_place is None else words.number(row.best_place),
    )
    return Line(cells, BETWEEN.join(row_words(words, row)))


def _adjusted(words: Catalogue, lines: Iterable[AdjustmentLine]) -> Iterable[Line]:
    for one in lines:
        cells = ("", name_of(words, one.name), with_sign(words, one.points), "", "", "", "")
        reason = one.reason or words.gettext("erased")
        yield Line(cells, BETWEEN.join((words.day(one.day), reason)))
