"""The report on a day that is over: who goes on with how much, and where the clock resumes."""

from pathlib import Path
from typing import BinaryIO

from tdconsole.domain.values import Level
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.clock.words import blinds
from tdconsole.printing.paper.bill import Bill
from tdconsole.printing.paper.columns import Column
from tdconsole.printing.paper.heading import Figure
from tdconsole.printing.paper.lettering import STRONG, money
from tdconsole.printing.paper.listing import Frame, Listing, entry_cell, name_of
from tdconsole.printing.paper.roster import Group, Line, Roster
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.projections.day.overnight import Overnight, Overnighter, Resuming


def print_overnight(report: Overnight | None, frame: Frame, to: Path | BinaryIO) -> int:
    """Print the report, and return the number of pages; `NothingToPrint` without a bag."""
    if report is None or not report.rows:
        raise NothingToPrint
    words = frame.words
    figures = (
        Figure(
            words.gettext("Players"),
            words.gettext(
                "{left} of {number}",
                left=words.number(report.left),
                number=words.number(report.entries),
            ),
        ),
        Figure(words.pgettext("overnight", "Chips in play"), words.number(report.chips)),
        Figure(words.pgettext("overnight", "Average"), words.number(report.average)),
    )
    title = words.gettext("End of day {day}", day=report.day)
    listing = Listing(frame, "day", title, report.event, figures)
    bill = Bill(listing.flow)
    if not report.over:
        bill.text(words.gettext("Not all chips are in bags yet."), STRONG)
        bill.skip(4)
    for label, told in _facts(words, report):
        bill.pair(label, told)
    bill.sign(words.gettext("Day {day} begins", day=report.day + 1))
    bill.skip(14)
    bill.keep()
    roster = Roster(listing.flow, _columns(words), narrow=listing.narrow)
    if not listing.narrow:
        listing.flow.put(roster.heads())
    for row in report.rows:
        roster.add(Group([_line(words, row, listing)]))
        listing.tick(1, len(report.rows))
    return listing.deliver(to)


def _facts(words: Catalogue, report: Overnight) -> list[tuple[str, str]]:
    say = words.pgettext
    facts = []
    if report.resuming is not None:
        facts.append((say("overnight", "Play goes on"), _resuming(words, report.resuming)))
    if report.prizes:
        facts.append(
            (
                say("overnight", "Still to play for"),
                words.ngettext(
                    "{number} prize, {money} in all",
                    "{number} prizes, {money} in all",
                    report.prizes,
                    money=money(words, report.prize_money, report.currency),
                ),
            )
        )
        facts.append((say("overnight", "First prize"), money(words, report.first, report.currency)))
        facts.append((say("overnight", "Next prize"), money(words, report.least, report.currency)))
    missing = [row for row in report.rows if row.hands]
    if missing:
        facts.append(
            (
                say("overnight", "Hands still to miss"),
                ", ".join(f"{name_of(words, row.name)} {row.hands}" for row in missing),
            )
        )
    return facts


def _resuming(words: Catalogue, resuming: Resuming) -> str:
    if resuming.hands is not None:
        left = words.ngettext("{number} hand", "{number} hands", resuming.hands)
    else:
        left = words.duration(resuming.left)
    if not isinstance(resuming.period, Level) or resuming.level is None:
        return words.gettext("in the break, {left} left", left=left)
    return words.gettext(
        "level {level}, {blinds}, {left} left",
        level=resuming.level,
        blinds=blinds(words, resuming.period),
        left=left,
    )


def _columns(words: Catalogue) -> tuple[Column, ...]:
    return (
        Column("", 26, 22, right=True, type=STRONG),
        Column(words.gettext("Name"), 190, 110, type=STRONG),
        Column(words.gettext("Country"), 44),
        Column(words.gettext("Entry"), 40, right=True),
        Column(words.gettext("Chips"), 70, 62, right=True, type=STRONG),
        Column(words.pgettext("poker", "BB"), 34, None, right=True),
        Column(words.pgettext("bag", "Seal"), 70, None, right=True),
    )


def _line(words: Catalogue, row: Overnighter, listing: Listing) -> Line:
    return Line(
        (
            words.number(row.place),
            name_of(words, row.name),
            row.country or "",
            entry_cell(listing, row.entry),
            words.number(row.chips),
            words.number(row.big_blinds) if row.big_blinds else "",
            row.seal,
        )
    )
