"""The report of the evening: its figures, its charts, the final places and the levels as they were played."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import BinaryIO, Final

from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Level
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.clock.words import blinds
from tdconsole.i18n.eliminations.charts import ending_words
from tdconsole.i18n.engine.charts import evening_charts
from tdconsole.printing.paper.bill import Bill
from tdconsole.printing.paper.columns import Column
from tdconsole.printing.paper.drawings.charts import chart_pieces
from tdconsole.printing.paper.heading import Figure
from tdconsole.printing.paper.lettering import STRONG, TEXT, money
from tdconsole.printing.paper.listing import Frame, Listing, name_of
from tdconsole.printing.paper.roster import Group, Line, Roster
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.projections.eliminations.results import Result, Results, results
from tdconsole.projections.entry.paper_source import PaperSource
from tdconsole.projections.structure.evening import Evening, evening

FINAL: Final = 10
"""The places that are named."""
_ACROSS: Final = 2
_BETWEEN: Final = 14.0
_FOLLOWS: Final = 48.0
"""What stands below a heading at least: the heads of its columns and a line."""
_HEADING: Final = 22.0


def print_evening_report(
    source: PaperSource, frame: Frame, to: Path | BinaryIO, *, shows_money: bool
) -> int:
    """Print the report, and return the number of pages; `NothingToPrint` if nobody has entered."""
    state, now = source.state, frame.footer.printed
    if not state.entries.by_id:
        raise NothingToPrint
    seen = evening(state, source.people, source.trail, now)
    told = results(state, source.people, now)
    words = frame.words
    listing = Listing(
        frame,
        "day",
        words.gettext("Report of the evening"),
        told.event,
        tuple(_figures(words, seen, told, shows_money=shows_money)),
    )
    charts = evening_charts(words, seen, money=shows_money)
    shown = [one.chart for one in charts if one.chart.series]
    for row in chart_pieces(listing.sheet, shown, across=_ACROSS):
        listing.flow.put(row)
    last = [one for one in told.rows if one.place <= FINAL]
    if last:
        _print_places(listing, last, told.currency, shows_money=shows_money)
    elif shows_money:
        _print_prizes(listing, seen)
    _print_levels(listing, state, seen)
    return listing.deliver(to)


def _figures(
    words: Catalogue, seen: Evening, told: Results, *, shows_money: bool
) -> Iterator[Figure]:
    yield Figure(words.gettext("Entries"), words.number(told.entries))
    yield Figure(words.gettext("Players"), words.number(told.players))
    if told.finished:
        first = told.rows[0] if told.rows else None
        if first is not None and first.place == 1 and first.shared_by == 1:
            yield Figure(words.pgettext("report", "Winner"), name_of(words, first.name))
    else:
        yield Figure(words.pgettext("report", "Still in"), words.number(seen.left))
    if shows_money:
        yield Figure(words.gettext("Prize pool"), money(words, told.pool, told.currency))
    began, ended = seen.field.began, seen.field.ended
    if began is not None:
        until = "" if ended is None else words.time_at(ended)
        say = words.pgettext
        label = say("report", "Began and ended") if until else say("report", "Began")
        yield Figure(label, f"{words.time_at(began)} – {until}" if until else words.time_at(began))


# Places and prizes


def _print_places(
    listing: Listing, rows: Sequence[Result], currency: str, *, shows_money: bool
) -> None:
    words = listing.words
    _heading(listing, words.pgettext("report", "The last to go out"))
    columns = (
        Column(words.pgettext("poker", "Place"), 40, 28, right=True, type=STRONG),
        Column(words.gettext("Name"), 260, 82, type=STRONG),
        Column(words.gettext("Country"), 50),
        *((Column(words.pgettext("poker", "Prize"), 90, 78, right=True),) if shows_money else ()),
    )
    roster = Roster(listing.flow, columns, narrow=listing.narrow, repeat=False)
    listing.flow.put(roster.heads())
    for row in rows:
        roster.add(Group([_place(words, row, currency, shows_money=shows_money)]))


def _place(words: Catalogue, row: Result, currency: str, *, shows_money: bool) -> Line:
    last = row.place + row.shared_by - 1
    both = dict.fromkeys((words.number(row.place), words.number(last)))
    prize = money(words, row.prize, currency) if row.prize else ""
    cells = ("–".join(both), name_of(words, row.name), row.country or "")
    return Line((*cells, prize) if shows_money else cells)


def _print_prizes(listing: Listing, seen: Evening) -> None:
    """The prizes as they stand; places that are paid alike in one line."""
    prizes = seen.prizes
    if prizes is None:
        return
    words = listing.words
    _heading(listing, words.gettext("Prizes"))
    columns = (
        Column(words.pgettext("poker", "Place"), 80, 50, type=STRONG),
        Column(words.pgettext("poker", "Prize"), 120, 78, right=True),
    )
    roster = Roster(listing.flow, columns, narrow=listing.narrow, repeat=False)
    listing.flow.put(roster.heads())
    first = 1
    for amount, alike in groupby(prizes.amounts):
        last = first + sum(1 for _one in alike) - 1
        both = "–".join(dict.fromkeys((words.number(first), words.number(last))))
        roster.add(Group([Line((both, money(words, amount, prizes.currency)))]))
        first = last + 1


# The levels as they were played


def _print_levels(listing: Listing, state: Tournament, seen: Evening) -> None:
    words, structure = listing.words, state.setup.structure
    if not any(period.id in seen.began for period in structure):
        return
    _heading(listing, words.pgettext("report", "The levels as they were played"))
    if told := ending_words(words, seen.ending):
        bill = Bill(listing.flow)
        bill.text(f"{words.gettext('When it is over')}: {told}", TEXT)
        bill.skip(6)
        bill.keep()
    columns = (
        Column(words.pgettext("report", "Began"), 50, 40),
        Column(words.pgettext("report", "Level"), 60, 50, type=STRONG),
        Column(words.pgettext("report", "Blinds"), 180, 90),
        Column(words.pgettext("report", "Average in big blinds"), 100, None, right=True),
    )
    roster = Roster(listing.flow, columns, narrow=listing.narrow)
    listing.flow.put(roster.heads())
    level = 0
    for row, period in enumerate(structure):
        level += isinstance(period, Level)
        if period.id not in seen.began:
            continue
        depth = seen.depth.course.get(row)
        name = (
            words.number(level) if isinstance(period, Level) else words.pgettext("report", "Break")
        )
        cells = (
            words.time_at(seen.began[period.id]),
            name,
            blinds(words, period) if isinstance(period, Level) else "",
            "" if depth is None else words.number(depth.big_blinds // 100),
        )
        roster.add(Group([Line(cells)]))


def _heading(listing: Listing, text: str) -> None:
    bill = Bill(listing.flow)
    bill.heading(text, _HEADING)
    bill.skip(_BETWEEN)
    pieces = bill.taken()
    if not listing.flow.fits(sum(piece.height for piece in pieces) + _FOLLOWS):
        listing.flow.go_on()
    listing.flow.put(*pieces)
