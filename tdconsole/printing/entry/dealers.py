"""The dealers on paper: the rotation of the hours to come, and the work that is paid for."""

from collections.abc import Iterator, Mapping
from itertools import zip_longest
from pathlib import Path
from typing import BinaryIO

from tdconsole.domain.values import DealtTable, Instant, Millis, TournamentId
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.entry.dealers import hours_words
from tdconsole.printing.paper.bill import Bill
from tdconsole.printing.paper.columns import Column
from tdconsole.printing.paper.heading import Figure
from tdconsole.printing.paper.lettering import STRONG, TEXT
from tdconsole.printing.paper.listing import Frame, Listing, name_of
from tdconsole.printing.paper.roster import Group, Line, Roster
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.projections.people.dealers import DealerPlan, letters_of
from tdconsole.projections.people.dealers_work import DealersWork

_BREAK = "–"
_NAME, _TIME = 126, 30
_UNDER_UNDEALT = 10.0


def print_dealer_sheet(
    plan: DealerPlan, titles: Mapping[TournamentId, str], frame: Frame, to: Path | BinaryIO
) -> int:
    """Print a row for each dealer and a column for each push; `NothingToPrint` without dealers.

    Over the dealers there are the tables for which none is left.
    """
    if not plan.rows:
        raise NothingToPrint
    words, say = frame.words, frame.words.pgettext
    letters = letters_of(titles)
    figures = (
        Figure(say("dealer", "Dealers"), words.number(len(plan.rows))),
        Figure(say("dealer", "Tables"), words.number(len(plan.tables))),
    )
    day = words.day_at(plan.times[0])
    listing = Listing(frame, "staff", say("dealer", "Rotation of the dealers"), day, figures)
    bill = Bill(listing.flow)
    for number, letter in letters.items():
        bill.text(f"{letter}  {titles[number]}", TEXT)
    bill.skip(6)
    bill.keep()
    columns = (
        Column(words.gettext("Name"), _NAME, 92, type=STRONG),
        *(Column(_time(words, time), _TIME, None, right=True) for time in plan.times),
    )
    roster = Roster(listing.flow, columns, narrow=listing.narrow)
    listing.flow.put(roster.heads())
    left = list(zip_longest(*_without_dealer(plan)))
    for nth, empty in enumerate(left):
        tables = ("" if at is None else _place(at, letters) for at in empty)
        roster.add(Group([Line(("" if nth else say("dealer", "No dealer"), *tables))]))
    if left:
        bill.skip(_UNDER_UNDEALT)
        bill.keep()
    for row in plan.rows:
        places = (_place(at, letters) for at in row.places)
        roster.add(Group([Line((name_of(words, row.name), *places))]))
        listing.tick(1, len(plan.rows))
    return listing.deliver(to)


def print_dealer_work(work: DealersWork, frame: Frame, to: Path | BinaryIO) -> int:
    """Print each shift with the time dealt, to be signed for; `NothingToPrint` without any."""
    if not work.shifts:
        raise NothingToPrint
    words, say = frame.words, frame.words.pgettext
    minutes = sum(shift.minutes for shift in work.shifts)
    figures = (
        Figure(say("dealer", "Shifts"), words.number(len(work.shifts))),
        Figure(say("dealer", "Dealt"), hours_words(words, minutes)),
        Figure(say("dealer", "Downs"), words.number(sum(one.downs for one in work.shifts))),
    )
    first, last = words.day(work.shifts[0].day), words.day(work.shifts[-1].day)
    days = first if first == last else f"{first} – {last}"
    listing = Listing(frame, "staff", say("dealer", "Work of the dealers"), days, figures)
    columns = (
        Column(words.gettext("Name"), 150, 84, type=STRONG),
        Column(say("dealer", "Day"), 74, None),
        Column(say("dealer", "Shift"), 86, None),
        Column(say("dealer", "Dealt"), 70, 56, right=True, type=STRONG),
        Column(say("dealer", "Downs"), 44, 30, right=True),
        Column("", 20, None, box=True),
    )
    roster = Roster(listing.flow, columns, narrow=listing.narrow)
    for shift in work.shifts:
        until = say("dealer", "still on") if shift.off is None else _time(words, shift.off)
        cells = (
            name_of(words, shift.name),
            words.day(shift.day),
            f"{_time(words, shift.on)}–{until}",
            hours_words(words, shift.minutes),
            words.number(shift.downs),
            "",
        )
        roster.add(Group([Line(cells)]))
        listing.tick(1, len(work.shifts))
    return listing.deliver(to)


def _without_dealer(plan: DealerPlan) -> Iterator[list[DealtTable]]:
    """The tables that are left without a dealer by each push."""
    for nth in range(len(plan.times)):
        dealt = {row.places[nth] for row in plan.rows}
        yield [at for at in plan.tables if at not in dealt]


def _place(at: DealtTable | None, letters: Mapping[TournamentId, str]) -> str:
    return _BREAK if at is None else f"{letters.get(at.tournament, '')}{at.table}"


def _time(words: Catalogue, utc: Millis) -> str:
    return words.time_of_day(Instant(utc=utc, boot="", uptime=Millis(0)))
