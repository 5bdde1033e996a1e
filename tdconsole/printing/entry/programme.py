"""The programme of a festival on paper: the days with what is on, when, and for how much."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import BinaryIO, Final

from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.entry.schedule import (
    BETWEEN,
    cost_words,
    happening_name,
    long_day,
    terms_words,
)
from tdconsole.printing.paper.columns import Column
from tdconsole.printing.paper.lettering import LARGE, STRONG, TEXT, Type
from tdconsole.printing.paper.listing import Frame, Listing
from tdconsole.printing.paper.roster import Group, Line, Roster
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.projections.festival.schedule import ScheduleDay, ScheduleRow

_SCALE: Final = 1.3
"""How much larger than other lists: it hangs on a wall."""
_TITLE: Final = Type(STRONG.face, 10.0)
_COST: Final = Type(TEXT.face, 10.0)
_CALLED_OFF: Final = "off"
_NO_BREAK: Final = "\N{NO-BREAK SPACE}"
_BEFORE_NUMBER: Final = re.compile(r"(?<=\w) (?=\d)")


def print_programme(days: Sequence[ScheduleDay], frame: Frame, to: Path | BinaryIO) -> int:
    """Print these days, and return the number of pages; `NothingToPrint` if nothing is on."""
    if not days:
        raise NothingToPrint
    words = frame.words
    first, last = words.day(days[0].day), words.day(days[-1].day)
    dates = first if first == last else f"{first} – {last}"
    listing = Listing(frame, "festival", words.pgettext("paper", "Programme"), dates)
    columns = (
        Column("", 56, 52, type=LARGE),
        Column("", 330, 110, type=_TITLE),
        Column("", 100, None, right=True, type=_COST),
    )
    roster = Roster(listing.flow, columns, narrow=listing.narrow, scale=_SCALE, repeat=False)
    whole = sum(len(day.rows) for day in days)
    for day in days:
        head = long_day(words, day.day)
        lines = [_line(words, row, narrow=listing.narrow) for row in day.rows]
        roster.add(Group(lines, head=head, again=head))
        listing.tick(len(lines), whole)
    return listing.deliver(to)


def _line(words: Catalogue, row: ScheduleRow, *, narrow: bool) -> Line:
    cost = cost_words(words, row.price, row.currency)
    kind = happening_name(words, row.kind) if row.kind in {"satellite", "cash"} else ""
    off = words.pgettext("schedule", "called off") if row.state == _CALLED_OFF else ""
    terms = _BEFORE_NUMBER.sub(_NO_BREAK, terms_words(words, row))
    below = (off, kind, cost if narrow else "", terms, " ".join(row.note.split()))
    return Line((row.time, row.title, cost), BETWEEN.join(part for part in below if part))
